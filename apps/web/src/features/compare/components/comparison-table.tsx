import type { CompareAnswer, ComparedRow } from '@karavan/contract/compare.ts'
import { comparisonLimits } from '@karavan/contract/constants.ts'
import { displayCurrency, toMinor } from '@karavan/contract/money.ts'
import { countText } from '@karavan/contract/units.ts'
import { formatNumber } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useMediaQuery } from '@karavan/web-kit/lib/use-media-query.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { useQuery } from '@tanstack/react-query'
import { createContext, Fragment, type ReactNode, useContext, useId } from 'react'
import { tariffsQuery } from '../../../lib/true-cost/tariffs-query.ts'
import { TrueCostInShort, wayText } from '../../../lib/true-cost/true-cost.tsx'
import { wholeDelivery } from '../../../lib/true-cost/whole-delivery.ts'
import { type CartActions, ColumnActions, ColumnHead } from './compared-column.tsx'
import { ComparedFact } from './compared-fact.tsx'

/** What a buyer does with a compared product. */
export interface TableActions extends CartActions {
  onRemove(id: string): void
}

interface TableProps extends TableActions {
  answer: CompareAnswer
  isPricing: boolean
  onlyDifferences: boolean
}

const labelCell = 'sticky left-0 z-10 w-48 border-b border-r border-line bg-paper px-5 py-2.5 text-left align-top'
const valueCell = 'border-b border-line px-3 py-2.5 align-top md:px-4'

/** How a table stands: on a narrow screen the names of the facts are above their values, which have its whole width. */
const Standing = createContext({ isNarrow: false, id: '', columns: 0 })

/** A column for each product, a row for each fact that at least one of them has. */
export function ComparisonTable({ answer, isPricing, onlyDifferences, ...props }: TableProps) {
  const { t } = useTranslation()
  const id = useId()
  const isNarrow = useMediaQuery('(max-width: 639px)')
  const { columns } = answer
  const isStated = ({ kind, cells }: ComparedRow) => kind === 'money' || cells.some(({ value }) => value !== null)
  const rows = answer.rows.filter((row) => isStated(row) && (!onlyDifferences || row.differs))
  const corner = !isNarrow && <td className={labelCell} />
  return (
    <Standing value={{ isNarrow, id, columns: columns.length }}>
      <table
        aria-busy={isPricing}
        // Two whole products and the beginning of the next one, where there is one.
        style={{ minWidth: isNarrow ? `${10.25 * columns.length}rem` : `${12 + 11 * columns.length}rem` }}
        className="w-full table-fixed border-separate border-spacing-0 text-[15px] leading-snug"
      >
        <caption className="sr-only">{t('compare.caption', { count: columns.length })}</caption>
        <thead>
          <tr>
            {!isNarrow && <td className={`${labelCell} top-0 z-20`} />}
            {columns.map((column, index) => (
              <th
                key={column.product_id}
                id={columnId(id, index)}
                scope="col"
                className="sticky top-0 z-10 border-b border-line bg-paper px-3 py-2.5 text-left align-top font-normal md:px-4"
              >
                <ColumnHead {...props} column={column} isRemovable={columns.length > comparisonLimits.least} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {corner}
            {columns.map((column) => (
              <td key={column.product_id} className={valueCell}>
                <ColumnActions {...props} column={column} quantity={answer.quantity} />
              </td>
            ))}
          </tr>
        </tbody>
        {rows.map((row) => (
          <Fragment key={`${row.key} ${row.label ?? ''}`}>
            <Row row={row} answer={answer} isPricing={isPricing} />
            {row.key === 'total_price' && !onlyDifferences && <TrueCostRow answer={answer} isPricing={isPricing} />}
          </Fragment>
        ))}
        {rows.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={columns.length + 1} className="px-5 py-10 text-center text-ink-soft">
                {t('compare.alike')}
              </td>
            </tr>
          </tbody>
        )}
      </table>
    </Standing>
  )
}

const columnId = (table: string, index: number): string => `${table}-column-${index}`

interface FactProps {
  name: string
  label: ReactNode
  className?: string | undefined
  /** What stands in the column of each product. */
  values: { key: string; className: string; value: ReactNode }[]
}

/** One fact of each product, with its name beside or above it. Above it, each value names both of its headers: no program would find the one of another row. */
function Fact({ name, label, className, values }: FactProps) {
  const { isNarrow, id, columns } = useContext(Standing)
  const nameId = `${id}-${name}`
  const cells = values.map(({ key, className: look, value }, index) => (
    <td key={key} headers={isNarrow ? `${nameId} ${columnId(id, index)}` : undefined} className={`${valueCell} ${look}`}>
      {value}
    </td>
  ))
  if (!isNarrow) {
    return (
      <tbody>
        <tr className={className}>
          <th scope="row" className={`${labelCell} text-sm font-medium`}>
            {label}
          </th>
          {cells}
        </tr>
      </tbody>
    )
  }
  return (
    <tbody className={className}>
      <tr>
        <th id={nameId} scope="rowgroup" colSpan={columns} className="bg-sand text-left text-[13px] font-medium">
          <span className="sticky left-0 inline-block max-w-[100vw] px-3 py-1.5">{label}</span>
        </th>
      </tr>
      <tr>{cells}</tr>
    </tbody>
  )
}

/** What one piece comes to when it has arrived, by the first of the shop's tariffs; nothing where it has none. */
function TrueCostRow({ answer, isPricing }: Pick<TableProps, 'answer' | 'isPricing'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: table } = useQuery(tariffsQuery)
  const [tariff] = table?.tariffs ?? []
  if (!table || !tariff || answer.currency !== displayCurrency) return null
  const valuesOf = (key: ComparedRow['key']) => answer.rows.find((row) => row.key === key)?.cells.map(({ value }) => value) ?? []
  const [units, weights] = [valuesOf('unit_price'), valuesOf('weight')]
  const costAt = (index: number) => {
    const [unit, weight] = [units[index], weights[index]]
    const minor = typeof unit === 'number' ? toMinor(unit) : undefined
    if (minor === undefined) return <span className="text-ink-faint">{t('trueCost.unknown')}</span>
    const { delivery_fee: fee, box_cm3: cm3 } = answer.columns[index] ?? {}
    return (
      <TrueCostInShort
        pieces={answer.quantity}
        goodsMinor={minor * answer.quantity}
        grams={typeof weight === 'number' ? weight : undefined}
        cm3={cm3}
        chinaDelivery={wholeDelivery(fee, 1, answer.quantity)}
        {...{ table, tariff }}
      />
    )
  }
  return (
    <Fact
      name="true-cost"
      label={t('trueCost.compared', { way: wayText(tariff, language) })}
      values={answer.columns.map(({ product_id: key }, index) => ({
        key,
        className: isPricing ? 'opacity-50' : '',
        value: costAt(index),
      }))}
    />
  )
}

function Row({ row, answer, isPricing }: { row: ComparedRow; answer: CompareAnswer; isPricing: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { columns, quantity } = answer
  const [amount, ...others] = new Set(columns.flatMap(({ state, unit }) => (state === 'found' ? countText(quantity, unit, language) : [])))
  return (
    <Fact
      name={`${row.key} ${row.label ?? ''}`.trim().replaceAll(/\s+/g, '-')}
      className={row.differs ? undefined : 'text-ink-soft'}
      label={
        <>
          <span className="wrap-anywhere">
            {row.key === 'spec'
              ? row.label
              : t(`compare.rows.${row.key}`, {
                  amount: amount === undefined || others.length > 0 ? formatNumber(quantity, language) : amount,
                })}
          </span>
          {row.differs && (
            <span className="ml-1.5 font-bold text-accent" title={t('compare.differs')}>
              <span aria-hidden="true">≠</span>
              <span className="sr-only">{t('compare.differs')}</span>
            </span>
          )}
        </>
      }
      values={row.cells.map((cell, index) => ({
        key: columns[index]?.product_id ?? String(index),
        className: `${cell.is_best ? 'bg-leaf-soft' : ''} ${isPricing && row.kind === 'money' ? 'opacity-50' : ''}`,
        value: <ComparedFact row={row} cell={cell} column={columns[index]} currency={answer.currency} quantity={quantity} />,
      }))}
    />
  )
}
