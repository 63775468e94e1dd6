import type { ComparisonOffer } from '@karavan/contract/comparison-offer.ts'
import { endFirstLook } from '@karavan/web-kit/lib/first-look.ts'
import { laterTexts } from '@karavan/web-kit/lib/i18n.ts'
import { lazyPanel } from '@karavan/web-kit/ui/lazy-part.tsx'
import { useMemo } from 'react'
import type { CartChanges } from '../features/cart/cart.ts'
import type { FlyingPicture } from '../features/cart/flight.ts'
import { useCart } from '../features/cart/use-cart.ts'
import { SaveButton } from '../features/saved/components/save-button.tsx'
import { noticeAdded } from './added-notice.tsx'
import type { AppRouter } from './router/app-router.ts'
import { isChat } from './router/places.ts'

export const ProductPanel = lazyPanel(async () => {
  try {
    const texts = laterTexts()
    // What asks the server is read by itself, and first what all calls need: with the panel it would be one task, during which a slow phone answers nothing.
    await import('@karavan/web-kit/lib/api.ts')
    await import('../features/product/api.ts')
    const [file] = await Promise.all([import('../features/product/components/product-panel.tsx'), texts])
    return file
  } catch (error) {
    // What is said of that would stand behind it.
    endFirstLook()
    throw error
  }
})

/**
 * The product is part of the chat's address, so that Back closes it and a link opens it. Another one replaces the one that is open: one step back still
 * closes it.
 */
export const openProduct = (
  router: Pick<AppRouter, 'navigate' | 'place'>,
  id: string,
  { replace = false, from, pieces }: { replace?: boolean; from?: string; pieces?: number | undefined } = {},
): void => {
  const isOpen = router.place.search.product !== undefined
  router.navigate({
    to: isChat(router.place.path) ? '.' : '/',
    search: { product: id },
    replace: replace || isOpen,
    state: ({ productFrom: _, productPieces: __, ...state }) => ({
      ...state,
      ...(from ? { productFrom: from } : {}),
      ...(pieces ? { productPieces: pieces } : {}),
      isCartOpen: false,
      ...(isOpen && !replace ? {} : { isProductPushed: true }),
    }),
  })
}

/** The table is part of the address, so that Back closes it and a link opens it. */
export const openComparison = (router: Pick<AppRouter, 'navigate'>, { product_ids, quantity }: ComparisonOffer) =>
  router.navigate({
    to: '.',
    search: { compare: product_ids.join(','), quantity },
    state: (state) => ({ ...state, isComparisonPushed: true }),
  })

/** Keeps the product of the open panel. */
export const productCorner = (productId: string, quantity: number | undefined) => <SaveButton productId={productId} quantity={quantity} />

/** What a product's screen needs of the cart. */
export interface ProductCart {
  /** Asks the server to put pieces into the cart; for guests nothing is asked and the error says why. Never rejects. */
  addToCart: CartChanges['addToCart']
  /** Call at the moment of success, while the product's picture is on screen at `from`: it flies to the cart. */
  onAdded(picture: FlyingPicture): void
}

/** The cart as the product's screen uses it. */
export function useProductCart(): ProductCart {
  const { addToCart } = useCart()
  return useMemo(
    () => ({
      addToCart,
      onAdded(picture) {
        noticeAdded()
        const sinceMs = performance.now()
        import('../features/cart/flight.ts')
          .then(({ flyToCart }) => flyToCart(picture, sinceMs))
          .catch((error: unknown) => console.warn('the picture could not fly to the cart', error))
      },
    }),
    [addToCart],
  )
}
