import type { CartItem } from '@karavan/contract/cart.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { productName } from '../../../lib/product-name.ts'
import { optionsOf } from '../line.ts'
import { useCart } from '../use-cart.ts'

/** What takes a removed line's place until the drawer closes: one tap adds its pieces again. */
export function RemovedLine({ item, onBack }: { item: CartItem; onBack(): void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { addToCart } = useCart()
  const [state, setState] = useState<'idle' | 'running' | { error: string }>('idle')
  const button = useRef<HTMLButtonElement>(null)
  // The focus was on what is gone.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])

  async function undo() {
    setState('running')
    const options = optionsOf(item)
    const added = await addToCart({
      product_id: item.product_id,
      quantity: item.quantity,
      ...(item.sku_id ? { sku_id: item.sku_id } : {}),
      ...(options.length > 0 ? { sku_properties: Object.fromEntries(options) } : {}),
    })
    if (added.success) onBack()
    else setState({ error: added.error })
  }
  return (
    <li className="py-3">
      <div className="flex min-h-11 items-center justify-between gap-3 rounded-xl bg-sand py-1 pl-3.5 pr-1">
        <p className="line-clamp-2 text-sm leading-snug text-ink-soft wrap-anywhere">
          {t('cart.removed', { title: productName(item.product_title, { first: language }).text || t('cart.unnamed') })}
        </p>
        <Button
          ref={button}
          look="ghost"
          aria-disabled={state === 'running'}
          onClick={() => state !== 'running' && void undo()}
          className="shrink-0"
        >
          {t('cart.undo')}
        </Button>
      </div>
      {typeof state === 'object' && (
        <p role="alert" className="px-3.5 pt-1.5 text-sm text-danger">
          {state.error}
        </p>
      )}
    </li>
  )
}
