import { lazyPanel, lazyPart } from '@karavan/web-kit/ui/lazy-part.tsx'
import { useCallback } from 'react'
import { useCart } from '../features/cart/use-cart.ts'
import { useChosen } from '../features/compare/store.ts'
import { useAccountStatus } from './account-status.ts'
import { openComparison, openProduct } from './product-opening.tsx'
import { usePlace, useRouter } from './router/use-router.tsx'
import { useOpenSignIn } from './sign-in-area.tsx'

const Comparison = lazyPanel(() => import('../features/compare/components/comparison.tsx'))
const CompareBar = lazyPart(() => import('../features/compare/components/compare-bar.tsx'))

/** What was picked for comparing, above the input. */
export function CompareTray() {
  const router = useRouter()
  const isAny = useChosen(({ cards }) => cards.length > 0)
  if (!isAny) return null
  return <CompareBar onCompare={(product_ids, quantity) => openComparison(router, { product_ids, quantity })} />
}

/** The table, while the address says so. A product that is opened from it replaces it; Back leads to it again. */
export function OpenComparison() {
  const { compare, quantity, product } = usePlace(({ search }) => search)
  const router = useRouter()
  const { addToCart } = useCart()
  const standing = useAccountStatus()
  const openSignIn = useOpenSignIn()
  const remove = useChosen((state) => state.remove)
  const replace = useCallback(
    (changed: { ids?: string[]; quantity?: number }) =>
      router.navigate({
        to: '.',
        search: (search) => ({
          compare: changed.ids?.join(',') ?? search.compare,
          quantity: changed.quantity ?? search.quantity,
        }),
        state: true,
        replace: true,
      }),
    [router],
  )
  const onQuantity = useCallback((pieces: number) => replace({ quantity: pieces }), [replace])
  if (!compare || product) return null
  const ids = compare.split(',')

  function close() {
    if (router.place.state.isComparisonPushed) router.back()
    else router.navigate({ to: '.', search: {}, replace: true })
  }
  return (
    <Comparison
      ids={ids}
      quantity={quantity}
      add={addToCart}
      onSignIn={standing === 'guest' ? () => openSignIn('sign-in') : undefined}
      onQuantity={onQuantity}
      onRemove={(id) => {
        remove(id)
        replace({ ids: ids.filter((one) => one !== id) })
      }}
      onOpen={(id) => openProduct(router, id)}
      onClose={close}
    />
  )
}
