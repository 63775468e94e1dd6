import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { CloseIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { useAccountStatus } from './account-status.ts'
import { openCart } from './open-cart.ts'
import { usePlace, useRouter } from './router/use-router.tsx'

/** How long the notice stays; the cart in the header stays. */
const shownMs = 8_000

/** Counts what was added while the page lives; 0 shows nothing. */
const useAdded = create<{ added: number; hide(): void }>((set) => ({ added: 0, hide: () => set({ added: 0 }) }))
let total = 0

/** Says that something is in the cart, with the way there. */
export const noticeAdded = () => useAdded.setState({ added: ++total })

/** Below the header, for a while after goods came into the cart: the cart is one press away. It does not go from under the focus. */
export function AddedNotice() {
  const { t } = useTranslation()
  const router = useRouter()
  const { added, hide } = useAdded()
  const isCartOpen = usePlace(({ state }) => state.isCartOpen === true)
  const page = usePlace(({ pathname }) => pathname)
  const product = usePlace(({ search }) => search.product)
  const isRegistered = useAccountStatus() === 'registered'
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (added === 0) return
    const timer = setInterval(() => box.current?.contains(document.activeElement) || hide(), shownMs)
    return () => clearInterval(timer)
  }, [added, hide])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is elsewhere
  useEffect(() => hide, [page, hide])
  // It must not lie over the next product.
  useEffect(() => {
    if (product) hide()
  }, [product, hide])
  if (added === 0 || isCartOpen || !isRegistered) return null
  return (
    <div
      ref={box}
      className="fixed right-4 top-[calc(4.25rem+env(safe-area-inset-top))] z-40 flex items-center gap-1 rounded-2xl border border-line bg-surface-high p-1.5 pl-4 text-[15px] shadow-high max-sm:inset-x-3"
    >
      <p className="grow font-medium">{t('cart.nowIn')}</p>
      <button
        type="button"
        onClick={() => openCart(router)}
        className="press min-h-11 min-w-11 rounded-xl px-3 font-semibold text-accent hover:bg-sand"
      >
        {t('cart.show')}
      </button>
      <button
        type="button"
        aria-label={t('common.close')}
        onClick={hide}
        className="press grid size-11 place-items-center rounded-xl text-ink-soft hover:bg-sand"
      >
        <CloseIcon className="size-4.5" />
      </button>
    </div>
  )
}
