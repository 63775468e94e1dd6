import { toMinor } from '@karavan/contract/money.ts'
import type { PriceWatch } from '@karavan/contract/price-watches.ts'
import { countText } from '@karavan/contract/units.ts'
import { useBuyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { BellIcon } from '@karavan/web-kit/ui/part-icons.tsx'
import { TextField } from '@karavan/web-kit/ui/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { suggestedPrice, toPrice } from '../price.ts'
import { useWatchFault, useWatching, watchesQuery } from '../queries.ts'
import { WatchState } from './watch-state.tsx'

interface WatchedGoods {
  productId: string
  /** The variant that is chosen. */
  skuId?: string | undefined
  /** Roubles for one piece now, at the quantity. */
  price: number
  /** What the price is for, in the unit. */
  quantity: number
  /** What it is sold by, where that is no piece. */
  unit?: string | undefined
}

interface WatchPriceProps {
  goods: WatchedGoods
  /** Guests have no address that a mail could go to. */
  onSignIn?: (() => void) | undefined
}

/** "Tell me when it is cheaper": a price of this product to wait for, or the one that is waited for. */
export function WatchPrice({ goods, onSignIn }: WatchPriceProps) {
  const { t } = useTranslation()
  const { data } = useQuery(watchesQuery(useBuyerUid(), goods.productId))
  const [isOpen, setOpen] = useState(false)
  const [watch] = data?.watches ?? []
  if (!isOpen && !watch)
    return (
      <Button className="w-full" onClick={() => (onSignIn ? onSignIn() : setOpen(true))}>
        <BellIcon className="size-4.5" />
        {t(onSignIn ? 'watch.signIn' : 'watch.tell')}
      </Button>
    )
  return (
    <section aria-label={t('watch.tell')} className="rounded-2xl border border-line bg-surface p-4">
      {isOpen ? (
        <Form goods={goods} onClose={() => setOpen(false)} />
      ) : (
        watch && <Standing watch={watch} isProven={data?.is_address_proven ?? true} onChange={() => setOpen(true)} />
      )}
    </section>
  )
}

function Standing({ watch, isProven, onChange }: { watch: PriceWatch; isProven: boolean; onChange(): void }) {
  const { t } = useTranslation()
  const watching = useWatching(watch.product_id)
  const fault = useWatchFault(watching.error)
  return (
    <>
      <p className="flex items-start gap-2 text-[15px] leading-snug">
        <BellIcon className="mt-0.5 size-4.5 text-accent" />
        <span>
          <WatchState watch={watch} />
        </span>
      </p>
      {watch.state === 'watching' && !isProven && <p className="pt-2 text-sm text-ink-soft">{t('watch.unproven')}</p>}
      {fault && (
        <p role="alert" className="pt-2 text-sm text-danger">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap gap-2 pt-3">
        <Button onClick={onChange}>{t(watch.state === 'watching' ? 'watch.change' : 'watch.again')}</Button>
        <Button look="ghost" disabled={watching.isPending} onClick={() => watching.mutate(undefined)}>
          {t('watch.remove')}
        </Button>
      </div>
    </>
  )
}

function Form({ goods, onClose }: { goods: WatchedGoods; onClose(): void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const watching = useWatching(goods.productId)
  const [text, setText] = useState(() => String(suggestedPrice(goods.price)))
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The button that was pressed is gone.
  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  const refused = useWatchFault(watching.error)
  const price = toPrice(text)
  const isBelow = price !== undefined && (toMinor(price) ?? 0) < (toMinor(goods.price) ?? 0)
  const fault = !isAsked ? undefined : price === undefined ? t('watch.noPrice') : isBelow ? refused : t('watch.notBelow')

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (price === undefined || !isBelow || watching.isPending) return
    const body = { price, quantity: goods.quantity, ...(goods.skuId ? { sku_id: goods.skuId } : {}) }
    watching.mutate(body, { onSuccess: onClose })
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <p className="pb-3 text-[15px] leading-snug">
        {t('watch.text', { amount: countText(goods.quantity, goods.unit, language), now: formatAmount(goods.price, 'RUB', language) })}
      </p>
      <TextField
        label={t('watch.price')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text}
        {...(fault ? { error: fault } : {})}
        onChange={(event) => {
          watching.reset()
          setText(event.target.value)
        }}
      />
      <div className="flex flex-wrap gap-2 pt-3">
        <Button type="submit" look="solid" disabled={watching.isPending}>
          {t('watch.submit')}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
