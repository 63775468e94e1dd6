import { useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { CartButton } from '../features/cart/components/cart-button.tsx'
import { useStanding } from './account-area.tsx'
import { goBack } from './go-back.ts'
import { openProduct } from './product-opening.tsx'

const loadDrawer = () => import('../features/cart/components/cart-drawer.tsx')
const CartDrawer = lazy(loadDrawer)

const useIsCartOpen = () => useLocation({ select: ({ state }) => state.isCartOpen === true })

/** The cart in the header. */
export function CartArea() {
  const router = useRouter()
  const isOpen = useIsCartOpen()
  return (
    <CartButton
      isOpen={isOpen}
      onNear={() => void loadDrawer().catch(() => {})}
      onOpen={() => {
        if (!isOpen) void router.navigate({ to: '.', search: true, state: (state) => ({ ...state, isCartOpen: true }) })
      }}
    />
  )
}

/** The open cart, over whatever screen it was opened on. It has its own place in the history, so that Back closes it. */
export function OpenCart() {
  const router = useRouter()
  const standing = useStanding()
  const isOpen = useIsCartOpen() && standing === 'registered'
  // Fetched with the first opening, and kept for its closing movement.
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  if (!wasOpened || standing !== 'registered') return null

  function close() {
    if (router.state.location.state.isCartOpen) goBack(router)
  }
  return (
    <Suspense>
      <CartDrawer
        isOpen={isOpen}
        onClose={close}
        onCheckout={() => void router.navigate({ to: '/checkout' })}
        onOpenProduct={(id) => {
          if (router.state.location.search.product === id) close()
          else void openProduct(router, id, { replace: true })
        }}
      />
    </Suspense>
  )
}
