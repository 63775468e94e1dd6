import type { CompareAnswer, ComparedRow } from '@karavan/contract/compare.ts'
import { comparisonLimits } from '@karavan/contract/constants.ts'
import { displayCurrency, toMinor } from '@karavan/contract/money.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
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

const labelCell = 'sticky left-0 z-10 w-31 border-b border-r border-line bg-paper px-3 py-2.5 text-left align-top md:w-48 md:px-5'

/** A column for each product, a row for each fact that at least one of them has. */
export function ComparisonTable({ answer, isPricing, onlyDifferences, ...props }: TableProps) {
  const { t } = useTranslation()
  const { columns } = answer
  const isStated = ({ kind, cells }: ComparedRow) => kind === 'money' || cells.some(({ value }) => value !== null)
  const rows = answer.rows.filter((row) => isStated(row) && (!onlyDifferences || row.differs))
  return (
    <table
      aria-busy={isPricing}
      style={{ minWidth: `${8 + 11 * columns.length}rem` }}
      className="w-full table-fixed border-separate border-spacing-0 text-[15px] leading-snug"
    >
      <caption className="sr-only">{t('compare.caption', { count: columns.length })}</caption>
      <thead>
        <tr>
          <td className={`${labelCell} top-0 z-20`} />
          {columns.map((column) => (
            <th
              key={column.product_id}
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
          <td className={labelCell} />
          {columns.map((column) => (
            <td key={column.product_id} className="border-b border-line px-3 py-2.5 align-top md:px-4">
              <ColumnActions {...props} column={column} quantity={answer.quantity} />
            </td>
          ))}
        </tr>
        {rows.map((row) => (
          <Fragment key={`${row.key} ${row.label ?? ''}`}>
            <Row row={row} answer={answer} isPricing={isPricing} />
            {row.key === 'total_price' && !onlyDifferences && <TrueCostRow answer={answer} isPricing={isPricing} />}
          </Fragment>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length + 1} className="px-5 py-10 text-center text-ink-soft">
              {t('compare.alike')}
            </td>
          </tr>
        )}
      </tbody>
    </table>
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
  return (
    <tr>
      <th scope="row" className={`${labelCell} text-sm font-medium max-md:text-[13px]`}>
        {t('trueCost.compared', { way: wayText(tariff, language) })}
      </th>
      {answer.columns.map(({ product_id, delivery_fee: fee, box_cm3 }, index) => {
        const [unit, weight] = [units[index], weights[index]]
        const minor = typeof unit === 'number' ? toMinor(unit) : undefined
        return (
          <td key={product_id} className={`border-b border-line px-3 py-2.5 align-top md:px-4 ${isPricing ? 'opacity-50' : ''}`}>
            {minor === undefined ? (
              <span className="text-ink-faint">{t('trueCost.unknown')}</span>
            ) : (
              <TrueCostInShort
                pieces={answer.quantity}
                goodsMinor={minor * answer.quantity}
                grams={typeof weight === 'number' ? weight : undefined}
                cm3={box_cm3}
                chinaDelivery={wholeDelivery(fee, 1, answer.quantity)}
                {...{ table, tariff }}
              />
            )}
          </td>
        )
      })}
    </tr>
  )
}

function Row({ row, answer, isPricing }: { row: ComparedRow; answer: CompareAnswer; isPricing: boolean }) {
  const { t } = useTranslation()
  const { columns } = answer
  return (
    <tr className={row.differs ? undefined : 'text-ink-soft'}>
      <th scope="row" className={`${labelCell} text-sm font-medium max-md:text-[13px]`}>
        <span className="wrap-anywhere">{row.key === 'spec' ? row.label : t(`compare.rows.${row.key}`, { count: answer.quantity })}</span>
        {row.differs && (
          <span className="ml-1.5 font-bold text-accent" title={t('compare.differs')}>
            <span aria-hidden="true">≠</span>
            <span className="sr-only">{t('compare.differs')}</span>
          </span>
        )}
      </th>
      {row.cells.map((cell, index) => (
        <td
          key={columns[index]?.product_id ?? index}
          className={`border-b border-line px-3 py-2.5 align-top md:px-4 ${cell.is_best ? 'bg-leaf-soft' : ''} ${isPricing && row.kind === 'money' ? 'opacity-50' : ''}`}
        >
          <ComparedFact row={row} cell={cell} column={columns[index]} currency={answer.currency} quantity={answer.quantity} />
        </td>
      ))}
    </tr>
  )
}
