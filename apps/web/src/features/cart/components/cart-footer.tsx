import type { Cart } from '@karavan/contract/cart.ts'
import { displayCurrency, toMinor } from '@karavan/contract/money.ts'
import { countTexts } from '@karavan/contract/units.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { ConfirmDialog } from '@karavan/web-kit/ui/confirm-dialog.tsx'
import { useState } from 'react'
import { TrueCost } from '../../../lib/true-cost/true-cost.tsx'
import { cm3Of, deliveryOfCart, gramsOf } from '../delivery.ts'
import { useCart, useCartState } from '../use-cart.ts'
import { amountText, drawerFigures } from './cart-line.tsx'

interface CartFooterProps {
  onClose(): void
  onCheckout(): void
  onCleared(): void
}

/** What it all costs, and the ways on. */
export function CartFooter({ onClose, onCheckout, onCleared }: CartFooterProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { clear } = useCart()
  const { cart, pending } = useCartState()
  const isPending = pending.size > 0
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
        <output aria-busy={isPending} className={`text-2xl font-bold tracking-tight transition-opacity ${isPending ? 'opacity-45' : ''}`}>
          {cart && amountText(cart.subtotal, cart.currency)}
        </output>
      </p>
      {cart && <CartCost cart={cart} />}
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
        <ConfirmDialog
          title={t('cart.clearTitle')}
          text={t('cart.clearText', { amounts: countTexts(cart?.items ?? [], language) })}
          confirm={t('cart.clearConfirm')}
          failed={t('cart.clearFailed')}
          onConfirm={clearAll}
          onClosed={() => setAsking(false)}
        />
      )}
    </div>
  )
}

/** What all of it comes to when it has arrived. Weight and volume are known where those of every line are. */
function CartCost({ cart }: { cart: Cart }) {
  const goodsMinor = cart.currency === displayCurrency ? toMinor(cart.subtotal) : undefined
  if (goodsMinor === undefined) return null
  return (
    <div className="max-h-[45dvh] overflow-y-auto pt-3">
      <TrueCost
        of="cart"
        pieces={cart.item_count}
        goodsMinor={goodsMinor}
        grams={gramsOf(cart.items)}
        cm3={cm3Of(cart.items)}
        chinaDelivery={deliveryOfCart(cart.items)}
        figures={drawerFigures}
      />
    </div>
  )
}
