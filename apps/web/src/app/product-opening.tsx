import type { ComparisonOffer } from '@karavan/contract/comparison-offer.ts'
import { configQuery } from '@karavan/web-kit/app/config.ts'
import { loadFile } from '@karavan/web-kit/lib/load-file.ts'
import { lazyPanel, lazyPart } from '@karavan/web-kit/ui/lazy-part.tsx'
import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { CartChanges } from '../features/cart/cart.ts'
import type { FlyingPicture } from '../features/cart/flight.ts'
import { useCart } from '../features/cart/use-cart.ts'
import { prepareAnswers as prepareAnswerParts } from '../features/chat/components/answer-parts.tsx'
import type { ChatSlots } from '../features/chat/context.ts'
import { SaveButton } from '../features/saved/components/save-button.tsx'
import { HowItWorks } from '../features/shop/components/how-it-works.tsx'
import { ShopFooter } from '../features/shop/components/shop-footer.tsx'
import { defaultLinkHosts } from '../lib/marketplace-link.ts'
import { noticeAdded } from './added-notice.tsx'

export const ProductPanel = lazyPanel(() => import('../features/product/components/product-panel.tsx'))

/**
 * The product is part of the chat's address, so that Back closes it and a link opens it. Another one replaces the one that is open: one step back still
 * closes it.
 */
export const openProduct = (
  router: Pick<RegisteredRouter, 'navigate' | 'state'>,
  id: string,
  { replace = false, from }: { replace?: boolean; from?: string } = {},
) => {
  const isOpen = router.state.location.search.product !== undefined
  return router.navigate({
    to: router.state.matches.some(({ routeId }) => routeId === '/chat') ? '.' : '/',
    search: { product: id },
    replace: replace || isOpen,
    state: ({ productFrom: _, ...state }) => ({
      ...state,
      ...(from ? { productFrom: from } : {}),
      isCartOpen: false,
      ...(isOpen && !replace ? {} : { isProductPushed: true }),
    }),
  })
}

/** The table is part of the address, so that Back closes it and a link opens it. */
export const openComparison = (router: Pick<RegisteredRouter, 'navigate'>, { product_ids, quantity }: ComparisonOffer) =>
  router.navigate({
    to: '.',
    search: { compare: product_ids.join(','), quantity },
    state: (state) => ({ ...state, isComparisonPushed: true }),
  })

/** Cards that open their product: part of the answers, which the first screen has none of. */
const ProductCards = lazyPart(async () => ({ default: (await import('./product-cards.tsx')).ProductCards }))

/** Fetches what shows an answer. */
export const prepareAnswers = async (): Promise<void> => {
  await Promise.all([prepareAnswerParts(), ProductCards.prepare()])
}

/** What the chat shows and opens of products: its cards, and the marketplace links in its texts. */
export function useChatSlotsOf({ client, router }: { client: QueryClient; router: RegisteredRouter }): ChatSlots {
  const [{ linkHosts, isSampleMarket, searchesPictures }, setKnown] = useState<
    Pick<ChatSlots, 'linkHosts' | 'isSampleMarket' | 'searchesPictures'>
  >({
    linkHosts: defaultLinkHosts,
    isSampleMarket: false,
    searchesPictures: false,
  })
  const lookup = useRef('')
  useEffect(() => {
    client.ensureQueryData(configQuery).then(
      ({ marketplaceLinkHosts, isSampleMarket, searchesPictures = false }) =>
        setKnown({ linkHosts: marketplaceLinkHosts, isSampleMarket, searchesPictures }),
      () => {},
    )
  }, [client])
  return useMemo(
    () => ({
      ProductCards,
      hrefOf: (conversationId) => router.buildLocation({ to: '/conversation/$conversationId', params: { conversationId } }).publicHref,
      linkHosts,
      isSampleMarket,
      searchesPictures,
      start: { steps: <HowItWorks className="mt-4" />, shop: <ShopFooter className="mt-3" /> },
      openComparison: (comparison) => void openComparison(router, comparison),
      async openLink(url) {
        lookup.current = url
        try {
          const { findProductByUrl } = await loadFile(() => import('../features/product/api.ts'))
          const product = await findProductByUrl(url)
          // Another link was asked for meanwhile.
          if (lookup.current !== url) return
          if (product) await openProduct(router, product.id)
          else console.warn('no product is known for the link', url)
        } catch (error) {
          console.error('the product of a link could not be found', url, error)
        }
      },
    }),
    [router, linkHosts, isSampleMarket, searchesPictures],
  )
}

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
