import { countTexts } from '@karavan/contract/units.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { RetryIcon } from '@karavan/web-kit/ui/icons.tsx'
import { CloseButton, DialogTitle } from '@karavan/web-kit/ui/overlay.tsx'
import { ShopIcon } from '@karavan/web-kit/ui/part-icons.tsx'
import { Sheet } from '@karavan/web-kit/ui/sheet.tsx'
import type { ReactNode } from 'react'
import { groupBySeller, lineKey } from '../line.ts'
import { useCart, useCartState } from '../use-cart.ts'
import { CartFooter } from './cart-footer.tsx'
import { CartLine } from './cart-line.tsx'
import { CartMessage, CartSkeleton } from './cart-states.tsx'
import { RemovedLine } from './removed-line.tsx'
import { useDrawerLines } from './use-drawer-lines.ts'

interface CartDrawerProps {
  isOpen: boolean
  /** Shows what is in the cart to others. */
  share?: ReactNode
  onClose(): void
  /** It has left the screen. */
  onClosed?(): void
  onCheckout(): void
  onOpenProduct(productId: string): void
}

/** The cart beside the page. Closes by ×, by the overlay, by Escape and by Back; the focus returns to where it was. */
export default function CartDrawer({ isOpen, share, onClose, onClosed, ...rest }: CartDrawerProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { cart } = useCartState()
  return (
    <Sheet
      side="right"
      level="top"
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      // It dims while a dialog is open over it.
      className="flex flex-col bg-paper after:pointer-events-none after:absolute after:inset-0 after:bg-veil after:opacity-0 after:transition-opacity after:duration-150 data-nested-dialog-open:after:opacity-100"
      overClassName="w-full max-w-[400px] md:rounded-l-3xl md:after:rounded-l-3xl"
    >
      <div className="flex shrink-0 items-center gap-2.5 border-b border-line py-2 pl-5 pr-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
        <DialogTitle>{t('cart.title')}</DialogTitle>
        {cart && cart.item_count > 0 && (
          <span className="rounded-full bg-sand px-2.5 py-0.5 text-sm font-semibold text-ink-soft">{countTexts(cart.items, language)}</span>
        )}
        <span className="grow" />
        <span className="-mr-2.5 flex">{share}</span>
        <CloseButton />
      </div>
      <CartContent onClose={onClose} {...rest} />
    </Sheet>
  )
}

/** Mounted with every opening: what was removed can be put back until the drawer closes. */
function CartContent({ onClose, onCheckout, onOpenProduct }: Omit<CartDrawerProps, 'isOpen' | 'share' | 'onClosed'>) {
  const { t } = useTranslation()
  const { refresh } = useCart()
  const { cart, loading, pending } = useCartState()
  const { lines, pieces, remove, backKey, putBack, forgetRemoved } = useDrawerLines(cart?.items ?? [])

  if (loading) return <CartSkeleton />
  if (!cart) {
    return (
      <CartMessage title={t('cart.notLoaded')}>
        <Button onClick={() => void refresh()}>
          <RetryIcon className="size-4.5" />
          {t('cart.load')}
        </Button>
      </CartMessage>
    )
  }
  return (
    <>
      <div className="scroll-quiet min-h-0 grow overflow-y-auto overscroll-contain px-5">
        {cart.items.length === 0 && (
          <CartMessage title={t('cart.empty')} text={t('cart.emptyText')}>
            <Button look="solid" onClick={onClose}>
              {t('cart.continue')}
            </Button>
          </CartMessage>
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
                  <RemovedLine key={lineKey(item)} item={item} onBack={() => putBack(item)} />
                ) : (
                  <CartLine
                    key={lineKey(item)}
                    item={item}
                    piecesOfProduct={pieces.get(item.product_id) ?? item.quantity}
                    isPending={pending.has(item.id)}
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
      {cart.items.length > 0 && <CartFooter onClose={onClose} onCheckout={onCheckout} onCleared={forgetRemoved} />}
    </>
  )
}
