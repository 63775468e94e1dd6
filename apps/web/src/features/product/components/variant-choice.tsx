import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { QuantityField } from '@karavan/web-kit/ui/quantity-field.tsx'
import type { Ref } from 'react'
import { useCountText } from '../../../lib/unit-text.ts'
import { useLot } from '../../../lib/use-lot.ts'
import type { ReadProduct } from '../../../wire/product.ts'
import { type Choice, type Chosen, type Line, quantityAdvice, toOtherWay } from '../choice.ts'
import { unitAt } from '../total.ts'
import { OptionPicker } from './option-picker.tsx'
import { QuantityNotice } from './price-block.tsx'
import { SkuMatrix } from './sku-matrix.tsx'
import { stockText } from './stock-text.ts'

interface VariantChoiceProps {
  product: ReadProduct
  choice: Choice
  chosen: Chosen
  rate: number | undefined
  /** Pieces the card was priced for, which is what the buyer was looking for. */
  wished: number | undefined
  /** Lines that an earlier attempt could not add. */
  failed: readonly Line[]
  /** The first group without a choice is pointed at. */
  isMissingMarked: boolean
  firstMissing: Ref<HTMLFieldSetElement>
  onChange(change: Partial<Choice>): void
}

/** What the buyer chooses: one variant and how many of it, or several at once. */
export function VariantChoice({ product, choice, chosen, rate, wished, failed, onChange, ...missing }: VariantChoiceProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const inUnits = useCountText(product.unit)
  const { groups, skus, priced, inCart, isSoldOut } = chosen
  return (
    <>
      {skus.length > 1 && groups.length > 0 && !isSoldOut && (
        <ManySwitch isMany={choice.isMany} onChange={() => onChange(toOtherWay(choice, chosen))} />
      )}
      {choice.isMany ? (
        <>
          <LotsNote lotSize={product.lot_size} unit={product.unit} />
          <SkuMatrix
            selection={choice.selection}
            groups={groups}
            skus={skus}
            lotSize={product.lot_size}
            quantities={choice.quantities}
            onChange={(quantities) => onChange({ quantities })}
            priceOf={(sku) => {
              const unit = unitAt(product, skus, sku, priced, rate)
              return formatAmount(unit?.amount, unit?.currency ?? product.currency, language)
            }}
            failedIds={new Set(failed.flatMap(({ sku }) => sku?.id ?? []))}
          />
        </>
      ) : (
        <>
          {groups.length > 0 && (
            <OptionPicker
              groups={groups}
              skus={skus}
              selection={choice.selection}
              onSelect={(selection) => onChange({ selection })}
              {...missing}
            />
          )}
          {!isSoldOut && <Quantity product={product} choice={choice} chosen={chosen} onChange={(quantity) => onChange({ quantity })} />}
        </>
      )}
      {inCart > 0 && !isSoldOut && (
        <p className="text-[15px] text-ink-soft">{t('product.inCart', { amount: inUnits(inCart), priced: inUnits(priced) })}</p>
      )}
      {!isSoldOut && <Advice {...{ product, choice, chosen, wished }} onQuantity={(quantity) => onChange({ quantity })} />}
    </>
  )
}

/** One variant, or several at once. */
function ManySwitch({ isMany, onChange }: { isMany: boolean; onChange(): void }) {
  const { t } = useTranslation()
  return (
    <fieldset aria-label={t('product.howMany')} className="grid min-w-0 grid-cols-2 rounded-xl bg-sand p-1 text-[15px] max-sm:text-sm">
      {[false, true].map((many) => (
        <button
          key={String(many)}
          type="button"
          aria-pressed={isMany === many}
          onClick={many === isMany ? undefined : onChange}
          className={`press min-h-11 rounded-lg px-2 leading-tight ${isMany === many ? 'border border-line-strong bg-surface-high font-medium shadow-low' : 'text-ink-soft hover:text-ink'}`}
        >
          {many ? t('product.manyVariants') : t('product.oneVariant')}
        </button>
      ))}
    </fieldset>
  )
}

function LotsNote({ lotSize, unit }: { lotSize: number | undefined; unit: string | undefined }) {
  const { t } = useTranslation()
  const inUnits = useCountText(unit)
  return lotSize && <p className="text-sm font-medium">{t('product.lots', { amount: inUnits(lotSize) })}</p>
}

interface QuantityProps extends Pick<VariantChoiceProps, 'product' | 'choice' | 'chosen'> {
  onChange(quantity: number): void
}

function Quantity({ product: { lot_size: lotSize, unit }, choice, chosen, onChange }: QuantityProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { sku, maxQuantity, tooMany } = chosen
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="text-[15px] text-ink-soft">{t('product.quantity')}</span>
      <LotsNote lotSize={lotSize} unit={unit} />
      <QuantityField
        label={t('product.quantity')}
        lessLabel={t('product.less')}
        moreLabel={t('product.more')}
        value={choice.quantity}
        min={1}
        max={maxQuantity}
        onChange={onChange}
        locale={language}
        isInvalid={tooMany !== undefined}
        lot={useLot(lotSize)}
      />
      {sku && <span className="text-sm text-ink-soft">{stockText(t, sku)}</span>}
    </div>
  )
}

interface AdviceProps extends Pick<VariantChoiceProps, 'product' | 'choice' | 'chosen' | 'wished'> {
  onQuantity(quantity: number): void
}

/** Below the minimum, below what was looked for, or more than there is: said, with one tap to change it. */
function Advice({ product, choice, chosen, wished, onQuantity }: AdviceProps) {
  const { t } = useTranslation()
  const inUnits = useCountText(product.unit)
  const { isBelowMinimum, isWishOpen, isTooMany, steps } = quantityAdvice(product, choice, chosen, wished)
  const texts = [
    ...(isBelowMinimum ? [t('product.belowMinimum', { amount: inUnits(product.moq) })] : []),
    ...(isWishOpen && wished ? [t('product.wished', { amount: inUnits(wished) })] : []),
    ...(isTooMany ? [t('product.onlySome', { amount: inUnits(chosen.maxQuantity) })] : []),
  ]
  if (texts.length === 0) return null
  return (
    <QuantityNotice
      texts={texts}
      raises={steps.map((quantity) => ({
        label: t('product.raise', { count: quantity, amount: inUnits(quantity) }),
        onRaise: () => onQuantity(quantity),
      }))}
    />
  )
}
