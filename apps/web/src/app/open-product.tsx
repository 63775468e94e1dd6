import { getRouteApi, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { threadId } from '../features/chat/components/thread.tsx'
import { useChatState } from '../features/chat/context.ts'
import { useMediaQuery } from '../lib/use-media-query.ts'
import { useStanding } from './account-area.tsx'
import { goBack } from './go-back.ts'
import { loadProductPanel, useProductCart } from './product-opening.tsx'
import { useOpenSignIn } from './sign-in-area.tsx'

const ProductPanel = lazy(loadProductPanel)
const route = getRouteApi('/chat')
/** Wide enough for the list, the chat and the product beside each other. */
const besideQuery = '(min-width: 72rem)'

/** The product the address names: beside the chat, or over it. */
export function OpenProduct() {
  const { product } = route.useSearch()
  const router = useRouter()
  const isBeside = useMediaQuery(besideQuery)
  const standing = useStanding()
  const openSignIn = useOpenSignIn()
  const cart = useProductCart()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  // It stays on the screen while it moves out, when the address names it no more.
  const [panel, setPanel] = useState({ id: '', opening: 0, isOpen: false, isShown: false })
  if (product ? !panel.isOpen || product !== panel.id : panel.isOpen)
    setPanel(product ? { id: product, opening: panel.opening + 1, isOpen: true, isShown: true } : { ...panel, isOpen: false })
  const found = useChatState(
    ({ messages }) => messages.findLast(({ products }) => products?.some(({ product_id }) => product_id === panel.id))?.products,
  )?.find(({ product_id }) => product_id === panel.id)
  // While somebody signs in, the thread is read anew; the reason stays meanwhile.
  const [card, setCard] = useState({ opening: 0, card: found })
  if (card.opening !== panel.opening || (found && !card.card)) setCard({ opening: panel.opening, card: found })
  if (!panel.isShown) return null

  function close() {
    // It is on its way out, or another one stands in its place.
    if (router.state.location.search.product !== panel.id) return
    if (router.state.location.state.isProductPushed) goBack(router)
    else void router.navigate({ to: '.', search: {}, replace: true })
  }
  return (
    <>
      {isBeside && (
        <div ref={setPlace} className="relative w-104 shrink-0 overflow-hidden border-l border-line bg-paper xl:w-112 min-[90rem]:w-124" />
      )}
      {(!isBeside || place) && (
        <Suspense>
          <ProductPanel
            productId={panel.id}
            opening={panel.opening}
            isOpen={panel.isOpen}
            card={card.card}
            place={isBeside && place ? place : undefined}
            standing={standing}
            focusAfter={() => (router.state.location.search.compare ? null : document.getElementById(threadId))}
            {...cart}
            onSignIn={() => openSignIn('sign-in')}
            onClose={close}
            onClosed={() => setPanel((now) => ({ ...now, isShown: now.isOpen }))}
          />
        </Suspense>
      )}
    </>
  )
}
