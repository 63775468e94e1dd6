import type { ComparedCell, ComparedColumn, ComparedRow } from '@karavan/contract/compare.ts'
import { formatAmount, formatPercent, formatWeight } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { CheckIcon } from '@karavan/web-kit/ui/icons.tsx'
import type { ReactNode } from 'react'
import { useCountText, useFromText } from '../../../lib/unit-text.ts'

interface CellProps {
  row: ComparedRow
  cell: ComparedCell
  column: ComparedColumn | undefined
  currency: string
  quantity: number
}

const notes = { is_below_minimum: 'compare.belowMinimum', is_partial_lot: 'compare.partialLot', is_short: 'compare.short' } as const

/** One fact of one product: its value with what stands out about it, or why there is none. */
export function ComparedFact({ row, cell, column, currency, quantity }: CellProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (cell.value === null)
    return <span className="text-sm italic text-ink-faint">{t(`compare.missing.${cell.missing ?? 'not_stated'}`)}</span>
  const said = Object.entries(notes).filter(([note]) => cell[note as keyof typeof notes])
  return (
    <>
      <Value row={row} cell={cell} column={column} currency={currency} quantity={quantity} />
      {cell.original !== undefined && column?.original_currency && column.original_currency !== currency && (
        <span className="block text-xs text-ink-faint">{formatAmount(cell.original, column.original_currency, language)}</span>
      )}
      {cell.is_best && (
        <span className="mt-1 flex items-center gap-1 text-xs font-semibold text-leaf">
          <CheckIcon className="size-3.5" strokeWidth={2.5} />
          {t(row.kind === 'money' ? 'compare.cheapest' : 'compare.highest')}
        </span>
      )}
      {said.map(([note, text]) => (
        <span key={note} className="mt-1 block text-xs font-medium text-danger">
          {t(text)}
        </span>
      ))}
    </>
  )
}

function Value({ row, cell, column, currency, quantity }: CellProps): ReactNode {
  const { t } = useTranslation()
  const inUnits = useCountText(column?.unit)
  const fromText = useFromText(column?.unit)
  const language = useLanguage()
  const { value } = cell
  if (Array.isArray(value)) {
    const current = value.findLast(({ from }) => from <= quantity) ?? value[0]
    return (
      <ul className="space-y-0.5 text-sm">
        {value.map((step) => (
          <li key={step.from} className={step === current ? 'font-semibold text-ink' : 'text-ink-soft'}>
            {fromText(step.from)}: {formatAmount(step.price, currency, language)}
            {step === current && <span className="sr-only"> {t('compare.currentStep')}</span>}
          </li>
        ))}
      </ul>
    )
  }
  if (typeof value === 'number') {
    switch (row.kind) {
      case 'money':
        return (
          <span className={row.key === 'unit_price' ? 'text-lg font-bold tracking-tight' : 'font-semibold'}>
            {cell.is_from && <span className="text-sm font-normal text-ink-soft">{t('product.from')} </span>}
            {formatAmount(value, currency, language)}
          </span>
        )
      case 'share':
        return formatPercent(value, language)
      case 'years':
        return t('product.years', { count: value })
      case 'hours':
        return value >= 72 && value % 24 === 0 ? t('product.days', { count: value / 24 }) : t('product.hours', { count: value })
      case 'grams':
        return formatWeight(value, language)
      default:
        return inUnits(value)
    }
  }
  if (typeof value === 'boolean') return t(value ? 'compare.yes' : 'compare.no')
  return (
    <span className="wrap-anywhere" dir="auto">
      {value}
    </span>
  )
}
