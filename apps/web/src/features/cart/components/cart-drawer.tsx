import { Dialog } from '@base-ui/react/dialog'
import type { CartItem } from '@karavan/contract/cart.ts'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../ui/announcer.tsx'
import { Button, iconButtonClass } from '../../../ui/button.tsx'
import { BasketIcon, CloseIcon, RetryIcon, ShopIcon } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useCart, useCartState } from '../context.ts'
import { groupBySeller, lineKey, productName } from '../line.ts'
import { amountText, CartLine } from './cart-line.tsx'
import { RemovedLine } from './removed-line.tsx'

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'))

interface CartDrawerProps {
  isOpen: boolean
  onClose(): void
  onCheckout(): void
  onOpenProduct(productId: string): void
}

/** The cart beside the page. Closes by ×, by the overlay, by Escape and by Back; the focus returns to where it was. */
export default function CartDrawer({ isOpen, onClose, onCheckout, onOpenProduct }: CartDrawerProps) {
  const { t } = useTranslation()
  const count = useCartState(({ cart }) => cart?.item_count ?? 0)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-[#1a120a]/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 right-0 z-50 flex w-full max-w-[400px] flex-col bg-paper shadow-high outline-none transition-transform duration-300 ease-out data-ending-style:translate-x-full data-starting-style:translate-x-full after:pointer-events-none after:absolute after:inset-0 after:bg-[#1a120a]/50 after:opacity-0 after:transition-opacity after:duration-150 data-nested-dialog-open:after:opacity-100 md:rounded-l-3xl md:after:rounded-l-3xl">
          <div className="flex shrink-0 items-center gap-2.5 border-b border-line py-2 pl-5 pr-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
            <Dialog.Title className="font-display text-xl font-semibold">{t('cart.title')}</Dialog.Title>
            {count > 0 && (
              <span className="rounded-full bg-sand px-2.5 py-0.5 text-sm font-semibold text-ink-soft tabular-nums">
                {t('product.pieces', { count })}
              </span>
            )}
            <span className="grow" />
            <Dialog.Close className={iconButtonClass()} aria-label={t('common.close')} title={t('common.close')}>
              <CloseIcon />
            </Dialog.Close>
          </div>
          <CartContent onClose={onClose} onCheckout={onCheckout} onOpenProduct={onOpenProduct} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Mounted anew with every opening: what was removed can be put back until the drawer closes. */
function CartContent({ onClose, onCheckout, onOpenProduct }: Omit<CartDrawerProps, 'isOpen'>) {
  const { t } = useTranslation()
  const { lookedAt, refresh, removeItem } = useCart()
  const cart = useCartState((state) => state.cart)
  const isLoading = useCartState((state) => state.loading)
  const [removed, setRemoved] = useState<CartItem[]>([])
  const [backKey, setBackKey] = useState<string>()
  // Lines keep their places while the drawer is open, also one that was removed and put back at the cart's end.
  const [places] = useState(() => new Map<string, number>())
  // What is seen is at most a minute old; also a second look at a cart that could not be loaded.
  useState(() => void lookedAt())

  const items = cart?.items ?? []
  const present = new Set(items.map(lineKey))
  const gone = removed.filter((item) => !present.has(lineKey(item)))
  for (const item of items) if (!places.has(lineKey(item))) places.set(lineKey(item), places.size)
  const lines = [...items.map((item) => ({ item, isGone: false })), ...gone.map((item) => ({ item, isGone: true }))].toSorted(
    (a, b) => (places.get(lineKey(a.item)) ?? 0) - (places.get(lineKey(b.item)) ?? 0),
  )
  const pieces = new Map<string, number>()
  for (const { product_id, quantity } of items) pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity)

  const remove = useCallback(
    (item: CartItem) => {
      setBackKey(undefined)
      setRemoved((before) => [...before.filter((one) => lineKey(one) !== lineKey(item)), item])
      announce(t('cart.removed', { title: productName(item.product_title) || t('cart.unnamed') }))
      void removeItem(item.id)
    },
    [t, removeItem],
  )

  if (!cart && isLoading) return <Loading />
  if (!cart)
    return (
      <Message title={t('cart.notLoaded')}>
        <Button onClick={() => void refresh()}>
          <RetryIcon className="size-4.5" />
          {t('cart.load')}
        </Button>
      </Message>
    )
  return (
    <>
      <div className="scroll-quiet min-h-0 grow overflow-y-auto overscroll-contain px-5">
        {items.length === 0 && (
          <Message title={t('cart.empty')} text={t('cart.emptyText')}>
            <Button look="solid" onClick={onClose}>
              {t('cart.continue')}
            </Button>
          </Message>
        )}
        {groupBySeller(lines).map(([seller, group]) => (
          <section key={seller} aria-label={seller || t('cart.unknownSeller')} className="border-b border-line last:border-b-0">
            <h3 className="flex items-center gap-2 pt-4 text-[13px] font-semibold text-ink-soft" dir="auto">
              <ShopIcon className="size-4 text-ink-faint" />
              <span className="truncate">{seller || t('cart.unknownSeller')}</span>
            </h3>
            <ul className="divide-y divide-line">
              {group.map(({ item, isGone }) =>
                isGone ? (
                  <RemovedLine key={lineKey(item)} item={item} onBack={() => setBackKey(lineKey(item))} />
                ) : (
                  <CartLine
                    key={lineKey(item)}
                    item={item}
                    piecesOfProduct={pieces.get(item.product_id) ?? item.quantity}
                    isFocused={backKey === lineKey(item)}
                    onRemove={remove}
                    onOpenProduct={onOpenProduct}
                  />
                ),
              )}
            </ul>
          </section>
        ))}
      </div>
      {items.length > 0 && <Footer onClose={onClose} onCheckout={onCheckout} onCleared={() => setRemoved([])} />}
    </>
  )
}

function Footer({ onClose, onCheckout, onCleared }: { onClose(): void; onCheckout(): void; onCleared(): void }) {
  const { t } = useTranslation()
  const { clear } = useCart()
  const isPending = useCartState(({ pending }) => pending.size > 0)
  const subtotal = useCartState(({ cart }) => (cart ? amountText(cart.subtotal, cart.currency) : ''))
  const count = useCartState(({ cart }) => cart?.item_count ?? 0)
  const [isAsking, setAsking] = useState(false)

  async function clearAll() {
    const cleared = await clear()
    if (!cleared.success) throw new Error(cleared.error)
    onCleared()
  }
  return (
    <div className="shrink-0 border-t border-line bg-surface px-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-4 md:rounded-bl-3xl">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-ink-soft">{t('cart.subtotal')}</span>
        <output
          aria-busy={isPending}
          className={`text-2xl font-bold tabular-nums tracking-tight transition-opacity ${isPending ? 'opacity-45' : ''}`}
        >
          {subtotal}
        </output>
      </p>
      <Button look="solid" onClick={onCheckout} className="mt-3 min-h-12 w-full text-base">
        {t('cart.checkout')}
      </Button>
      <div className="-mx-2 mt-1 flex flex-wrap justify-between">
        <Button look="ghost" onClick={onClose} className="px-3">
          {t('cart.continue')}
        </Button>
        <Button look="ghost" aria-haspopup="dialog" onClick={() => setAsking(true)} className="px-3">
          {t('cart.clear')}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('cart.clearTitle')}
            text={t('cart.clearText', { count })}
            confirm={t('cart.clearConfirm')}
            failed={t('cart.clearFailed')}
            onConfirm={clearAll}
            onClosed={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

const Message = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <div className="grid justify-items-center px-4 py-16 text-center">
    <span className="grid size-20 place-items-center rounded-full bg-sand text-ink-faint">
      <BasketIcon className="size-9" />
    </span>
    <p className="mt-5 font-display text-xl font-semibold">{title}</p>
    {text && <p className="mt-2 max-w-72 text-[15px] leading-relaxed text-ink-soft">{text}</p>}
    <div className="mt-6">{children}</div>
  </div>
)

function Loading() {
  const { t } = useTranslation()
  return (
    <div className="px-5">
      <p role="status" className="sr-only">
        {t('cart.loading')}
      </p>
      {[0, 1, 2].map((line) => (
        <div key={line} className="border-b border-line py-5">
          <div className="flex gap-3">
            <Skeleton className="size-19 shrink-0 rounded-xl" />
            <div className="grow space-y-2">
              <Skeleton className="h-5 w-full" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
          <div className="mt-3 flex items-center justify-between">
            <Skeleton className="h-11 w-36 rounded-xl" />
            <Skeleton className="h-6 w-24" />
          </div>
        </div>
      ))}
    </div>
  )
}
