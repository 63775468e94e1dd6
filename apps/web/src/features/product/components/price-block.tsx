import { convertMinor, displayCurrency, formatMoney, fromMinor, toMinor } from '@karavan/contract/money.ts'
import { formatAmount, formatMoment } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { ChevronIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useId, useState } from 'react'
import { RateNote } from '../../../lib/rate-note.tsx'
import { useCountText, useFromText, useUnitText } from '../../../lib/unit-text.ts'
import type { ReadProduct } from '../../../wire/product.ts'
import type { LadderStep } from '../prices.ts'
import { nextStep, stepAt } from '../prices.ts'
import type { UnitPrice } from '../use-unit-price.ts'

interface PriceBlockProps {
  product: ReadProduct
  price: UnitPrice
  /** Before the reduction, in the product's currency. */
  originPrice?: number | undefined
  /** The variants differ in price and none is chosen: this is the lowest. */
  isFrom: boolean
}

/** Roubles first, the marketplace's own price beside them, and on tap the rate between the two. */
export function PriceBlock({ product, price, originPrice, isFrom }: PriceBlockProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [isRateShown, setRateShown] = useState(false)
  const rateId = useId()
  const unit = useUnitText(product.unit)
  const inOwn = (amount: number) => formatAmount(amount, product.currency, language)
  return (
    <div aria-live="polite" aria-atomic="true">
      <div data-testid="unit-price" className="flex min-h-11 flex-wrap items-baseline gap-x-2">
        {isFrom && price.kind !== 'missing' && <span className="text-ink-soft">{t('product.from')}</span>}
        {price.kind === 'converting' ? (
          <span className="text-[1.7rem] font-bold leading-11 tracking-tight">
            {/* The amount and the currency by its code, until the price in roubles is there. */}
            {formatMoney(toMinor(price.original.amount) ?? 0, product.currency, language, 'auto', product.currency)}{' '}
            <span lang="ru" className="text-base font-normal tracking-normal text-ink-soft">
              {t('product.converting')}
            </span>
          </span>
        ) : (
          <>
            <span className="text-[2rem] font-bold leading-11 tracking-tight">
              {price.kind === 'converted'
                ? formatAmount(price.price.amount, price.price.currency, language)
                : formatAmount(price.kind === 'original' ? price.original.amount : undefined, product.currency, language)}
            </span>
            {price.kind !== 'missing' && <span className="text-ink-soft">{unit}</span>}
          </>
        )}
        {price.kind === 'converted' && (
          <span className="flex items-baseline gap-x-2 text-sm text-ink-soft">
            <button
              type="button"
              aria-expanded={isRateShown}
              aria-controls={rateId}
              onClick={() => setRateShown(!isRateShown)}
              className="-mx-1 inline-flex min-h-11 items-center gap-1 rounded-lg px-1 hover:text-ink"
            >
              {t('product.original', { price: inOwn(price.original.amount) })}
              <ChevronIcon className={`size-4 transition-transform ${isRateShown ? 'rotate-180' : ''}`} />
              <span className="sr-only">{t('product.rateMore')}</span>
            </button>
            {originPrice !== undefined && <s className="text-ink-faint">{inOwn(originPrice)}</s>}
          </span>
        )}
      </div>
      {price.kind === 'converted' && (
        <p id={rateId} hidden={!isRateShown} className="rounded-xl bg-paper-deep px-3 py-2 text-sm leading-relaxed text-ink-soft">
          <RateNote rate={{ ...price.origin, currency: product.currency, exchange_rate: price.rate }} />
          {isRateShown && product.fetched_at && ` ${t('product.readAt', { time: formatMoment(product.fetched_at, language) })}`}
        </p>
      )}
      {price.kind === 'missing' && <p className="text-[15px] text-ink-soft">{t('product.noPrice')}</p>}
      {price.kind === 'original' && product.currency !== displayCurrency && (
        <p className="text-sm text-ink-soft">{t('product.notConverted')}</p>
      )}
    </div>
  )
}

interface LadderProps {
  ladder: readonly LadderStep[]
  unit: string | undefined
  currency: string
  /** Roubles for one unit of `currency`; without it the steps stay in `currency`. */
  rate: number | undefined
  quantity: number
  lotSize: number | undefined
  /** Takes a step's quantity; without it the ladder is only read. */
  onQuantity?: ((quantity: number) => void) | undefined
}

/** What one piece costs from how many pieces on. The step that holds is marked; any step can be taken with one tap. */
export function PriceLadder({ ladder, unit, currency, rate, quantity, lotSize, onQuantity }: LadderProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const inUnits = useCountText(unit)
  const fromText = useFromText(unit)
  const unitText = useUnitText(unit)
  const active = stepAt(ladder, quantity)
  const next = nextStep(ladder, quantity, lotSize)
  const shown = (price: number) => {
    const minor = toMinor(price)
    return rate === undefined || minor === undefined
      ? formatAmount(price, currency, language)
      : formatAmount(fromMinor(convertMinor(minor, rate)), displayCurrency, language)
  }
  return (
    <section aria-label={t('product.ladder')}>
      <ul className="grid auto-cols-fr grid-flow-col overflow-x-auto rounded-2xl border border-line bg-surface">
        {ladder.map((step) => {
          const isActive = step === active
          return (
            <li key={step.from} aria-current={isActive ? 'true' : undefined} className="min-w-max border-l border-line first:border-l-0">
              <button
                type="button"
                disabled={!onQuantity}
                onClick={() => onQuantity?.(step.from)}
                className={`press relative min-h-14 w-full px-3 py-2 text-left outline-offset-[-3px] enabled:hover:bg-sand ${isActive ? 'bg-accent-soft' : ''}`}
              >
                {isActive && <span aria-hidden="true" className="absolute inset-x-0 top-0 h-1 bg-accent-fill" />}
                <span className={`block whitespace-nowrap ${isActive ? 'font-bold' : 'font-medium'}`}>{shown(step.price)}</span>
                <span className="block whitespace-nowrap text-[13px] text-ink-soft">{fromText(step.from)}</span>
                {isActive && <span className="sr-only">{t('product.ladderActive')}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {next && (
        <p className="pt-2 text-sm text-ink-soft">
          {t('product.ladderNext', { count: next.more, amount: inUnits(next.more), price: shown(next.step.price), unit: unitText })}
        </p>
      )}
    </section>
  )
}

interface QuantityNoticeProps {
  /** Sentences. */
  texts: string[]
  raises: { label: string; onRaise(): void }[]
}

/** Something about the quantity, with one tap to act on it. */
export const QuantityNotice = ({ texts, raises }: QuantityNoticeProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-2xl bg-accent-soft px-4 py-2.5">
    <p className="text-[15px] leading-snug">{texts.join(' ')}</p>
    <div className="flex flex-wrap gap-2">
      {raises.map(({ label, onRaise }) => (
        <Button key={label} onClick={onRaise} className="shrink-0 whitespace-nowrap">
          {label}
        </Button>
      ))}
    </div>
  </div>
)
