import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import type { ReactNode } from 'react'
import { useCountText } from '../../../lib/unit-text.ts'
import type { ReadProduct } from '../../../wire/product.ts'
import type { Choice, Chosen, Line } from '../choice.ts'
import { describeSku, type OptionGroup } from '../options.ts'
import { rateOf, sumOf, totalOfLines } from '../total.ts'
import type { UnitPrice } from '../use-unit-price.ts'

/** What the choice comes to, and what the sum is made of; `undefined` while there is nothing to add up. */
export function useTotal(
  product: ReadProduct,
  choice: Choice,
  chosen: Chosen,
  price: UnitPrice,
): { sum: string; detail: string } | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pieces, lines } = chosen
  const count = useCountText(product.unit)(pieces)
  if (choice.isMany) {
    const total = totalOfLines(product, chosen, rateOf(product, price))
    if (!total) return undefined
    const variants = t('product.variants', { count: lines.length })
    return { sum: formatAmount(total.amount, total.currency, language), detail: `${variants} · ${count}` }
  }
  switch (price.kind) {
    case 'missing':
      return undefined
    case 'converting':
      return { sum: '…', detail: count }
    default: {
      const { amount, currency } = price.kind === 'converted' ? price.price : price.original
      const show = (value: number) => formatAmount(value, currency, language)
      return { sum: show(sumOf([{ quantity: choice.quantity, unit: amount }])), detail: `${count} × ${show(amount)}` }
    }
  }
}

/** Why nothing can be put into the cart yet, in words. */
export function useObstacle({ unit }: ReadProduct, { isMany }: Choice, chosen: Chosen, price: UnitPrice): ReactNode {
  const { t } = useTranslation()
  const language = useLanguage()
  const inUnits = useCountText(unit)
  const { groups, missing, sku, pieces, tooMany, maxQuantity, isSoldOut } = chosen
  if (isSoldOut) return t('product.allSoldOut')
  if (price.kind === 'missing') return t('product.noPrice')
  if (isMany) return pieces === 0 ? t('product.chooseQuantities') : tooMany && t('product.tooMany')
  if (missing.length > 0) {
    return (
      <>
        <span className="font-medium text-ink">{t('product.selectOptions')}</span>
        <span> ({missing.map(({ name }) => name.toLocaleLowerCase(language)).join(', ')})</span>
      </>
    )
  }
  if (groups.length > 0 && (!sku || sku.stock <= 0)) return t('product.combinationSoldOut')
  return tooMany && t('product.onlySome', { amount: inUnits(maxQuantity) })
}

const lineName = (groups: readonly OptionGroup[], { sku }: Line): string =>
  sku
    ? describeSku(groups, sku)
        .map(({ value }) => value.name)
        .join(', ')
    : ''

interface AddFailureProps {
  failed: readonly Line[]
  of: number
  groups: readonly OptionGroup[]
  unit: string | undefined
}

/** What was not added; of several lines also which. */
export function AddFailure({ failed, of, groups, unit }: AddFailureProps) {
  const { t } = useTranslation()
  const inUnits = useCountText(unit)
  return (
    <>
      <p>{t('product.addFailed')}</p>
      {of > 1 && (
        <>
          <p className="pt-1 text-ink-soft">{t('product.addedSome', { done: of - failed.length, of })}</p>
          <ul className="max-h-28 list-disc overflow-y-auto pl-5 text-ink-soft">
            {failed.map((line) => (
              <li key={line.sku?.id}>
                {lineName(groups, line)}, {inUnits(line.quantity)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
