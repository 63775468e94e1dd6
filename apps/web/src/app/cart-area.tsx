import { useLingering } from '@karavan/web-kit/lib/use-lingering.ts'
import { lazyPanel } from '@karavan/web-kit/ui/lazy-part.tsx'
import { useEffect } from 'react'
import { CartButton } from '../features/cart/components/cart-button.tsx'
import { useAccountStatus } from './account-status.ts'
import { goBack } from './go-back.ts'
import { openCart } from './open-cart.ts'
import { openProduct } from './product-opening.tsx'
import { usePlace, useRouter } from './router/use-router.tsx'
import { ShareCart } from './sharing.tsx'

const CartDrawer = lazyPanel(() => import('../features/cart/components/cart-drawer.tsx'))

const useIsCartOpen = () => usePlace(({ state }) => state.isCartOpen === true)

/** The cart in the header. */
export function CartArea() {
  const router = useRouter()
  const isOpen = useIsCartOpen()
  return <CartButton isOpen={isOpen} onNear={() => void CartDrawer.prepare()} onOpen={() => openCart(router)} />
}

/** The cart's own address: it has no page, and opens over the start. */
export function CartPlace() {
  const router = useRouter()
  useEffect(() => {
    router.navigate({ to: '/', replace: true })
    openCart(router)
  }, [router])
  return null
}

/** The open cart, over whatever screen it was opened on. It has its own history entry, so that Back closes it. */
export function OpenCart() {
  const router = useRouter()
  const standing = useAccountStatus()
  const isWanted = useIsCartOpen() && standing === 'registered'
  const { shown, isOpen, onClosed } = useLingering(isWanted || undefined)
  if (!shown || standing !== 'registered') return null

  function close() {
    if (router.place.state.isCartOpen) goBack(router)
  }
  return (
    <CartDrawer
      isOpen={isOpen}
      share={<ShareCart />}
      onClose={close}
      onClosed={onClosed}
      onCheckout={() => router.navigate({ to: '/checkout' })}
      onOpenProduct={(id) => {
        if (router.place.search.product === id) close()
        else openProduct(router, id, { replace: true })
      }}
    />
  )
}
