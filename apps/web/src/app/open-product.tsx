import { endFirstLook } from '@karavan/web-kit/lib/first-look.ts'
import { useLingering } from '@karavan/web-kit/lib/use-lingering.ts'
import { useMediaQuery } from '@karavan/web-kit/lib/use-media-query.ts'
import { lazyPart } from '@karavan/web-kit/ui/lazy-part.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useEffect, useState } from 'react'
import { useCartState } from '../features/cart/use-cart.ts'
import { threadId } from '../features/chat/components/thread.tsx'
import { useShownCard } from '../features/chat/context.ts'
import { useNoteViewed } from '../features/saved/queries.ts'
import { useAccountStatus } from './account-status.ts'
import { goBack } from './go-back.ts'
import { openProduct, ProductPanel, productCorner, useProductCart } from './product-opening.tsx'
import { usePlace, useRouter } from './router/use-router.tsx'
import { useOpenSignIn } from './sign-in-area.tsx'

const WatchPrice = lazyPart(async () => ({ default: (await import('../features/price-watch/components/watch-price.tsx')).WatchPrice }), {
  waiting: () => <Skeleton className="h-11 w-full rounded-xl" />,
})

/** Wide enough for the list, the chat and the product beside each other. */
const besideQuery = '(min-width: 72rem)'

/** The product the address names: beside the chat, or over it. */
export function OpenProduct() {
  const product = usePlace(({ search }) => search.product)
  const router = useRouter()
  const isBeside = useMediaQuery(besideQuery)
  const standing = useAccountStatus()
  const openSignIn = useOpenSignIn()
  const cart = useProductCart()
  const lines = useCartState().cart?.items ?? []
  const [column, setColumn] = useState<HTMLElement | null>(null)
  const { shown: productId, isOpen, onClosed } = useLingering(product)
  useNoteViewed(product)
  const from = usePlace(({ state }) => state.productFrom)
  const pieces = usePlace(({ state }) => state.productPieces)
  const opening = useOpeningCount(product, from)
  const found = useShownCard(productId, from)
  // While a guest signs in, the thread is loaded again; the reason stays meanwhile.
  const [card, setCard] = useState({ opening: 0, card: found })
  if (card.opening !== opening || (found && !card.card)) setCard({ opening, card: found })
  const [first] = useState(product)
  useEffect(() => {
    if (product === undefined || product !== first) endFirstLook()
  }, [product, first])
  if (productId === undefined) return null

  function close() {
    // It is closing already, or another one has replaced it.
    if (router.place.search.product !== productId) return
    if (router.place.state.isProductPushed) goBack(router)
    else router.navigate({ to: '.', search: {}, replace: true })
  }
  return (
    <>
      {isBeside && (
        <div ref={setColumn} className="relative w-104 shrink-0 overflow-hidden border-l border-line bg-paper xl:w-112 min-[90rem]:w-124" />
      )}
      {(!isBeside || column) && (
        <ProductPanel
          productId={productId}
          opening={opening}
          isOpen={isOpen}
          card={card.card}
          asked={pieces}
          corner={productCorner(productId, card.card?.price_info?.quantity ?? pieces)}
          place={isBeside && column ? column : undefined}
          standing={standing}
          watch={(goods) => (
            <WatchPrice
              key={goods.productId}
              goods={goods}
              onSignIn={standing === 'registered' ? undefined : () => openSignIn('sign-in')}
            />
          )}
          focusAfter={() => (router.place.search.compare ? null : document.getElementById(threadId))}
          {...cart}
          inCart={lines.reduce((sum, line) => sum + (line.product_id === productId && !line.unavailable ? line.quantity : 0), 0)}
          onSignIn={() => openSignIn('sign-in')}
          onOpenOther={(id) => openProduct(router, id)}
          onClose={close}
          onClosed={onClosed}
        />
      )}
    </>
  )
}

/** Grows with every opening, also of the same product, and when another answer's card opens it. */
function useOpeningCount(product: string | undefined, from: string | undefined): number {
  const [last, setLast] = useState({ product: '' as string | undefined, from, count: 0 })
  // On the way out the answer is forgotten a moment before the product: that is no opening.
  const isOther = last.product !== product || (product !== undefined && from !== undefined && last.from !== from)
  if (isOther) setLast({ product, from, count: last.count + (product === undefined ? 0 : 1) })
  return last.count
}
