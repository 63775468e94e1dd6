import { Dialog } from '@base-ui/react/dialog'
import { NumberField } from '@base-ui/react/number-field'
import type { AddCartItemBody } from '@karavan/contract/cart.ts'
import type { CompareAnswer, ComparedCell, ComparedColumn, ComparedRow } from '@karavan/contract/compare.ts'
import { cartLimits, comparisonLimits } from '@karavan/contract/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAmount, formatMoment, formatNumber, formatPercent } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { Button, iconButtonClass } from '../../../ui/button.tsx'
import { BasketIcon, CheckIcon, CloseIcon, MinusIcon, PlusIcon, RetryIcon } from '../../../ui/icons.tsx'
import { ProductPicture } from '../../../ui/product-picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { comparisonQuery } from '../api.ts'

export interface ComparisonProps {
  ids: string[]
  /** Pieces that are priced; the server says how many where it is left out. */
  quantity: number | undefined
  /** Never rejects. */
  add(body: AddCartItemBody): Promise<{ success: true } | { success: false; error: string }>
  /** For guests alone: what opens the sign-in panel. */
  onSignIn?: () => void
  onQuantity(quantity: number): void
  onRemove(id: string): void
  onOpen(id: string): void
  onClose(): void
}

/** How long a quantity rests before it is priced, in milliseconds. */
const restMs = 350

/** Products side by side. Closes by ×, by the overlay, by Escape and by Back. */
export default function Comparison(props: ComparisonProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const compared = useQuery(comparisonQuery(props.ids, props.quantity, language))
  const [isOpen, setOpen] = useState(true)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen} onOpenChangeComplete={(open) => !open && props.onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-[#1a120a]/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-0 bottom-0 top-[max(0px,env(safe-area-inset-top))] z-50 mx-auto flex max-w-7xl flex-col overflow-hidden bg-paper shadow-high outline-none transition-[opacity,translate] duration-200 ease-out data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 md:inset-y-6 md:w-[calc(100vw-4rem)] md:rounded-3xl">
          <div className="flex shrink-0 items-center gap-2 border-b border-line py-2 pl-5 pr-2">
            <Dialog.Title className="grow font-display text-xl font-semibold">{t('compare.title')}</Dialog.Title>
            <Dialog.Close className={iconButtonClass()} aria-label={t('common.close')} title={t('common.close')}>
              <CloseIcon />
            </Dialog.Close>
          </div>
          <div className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-1 border-b border-line px-5 py-2">
            <Quantity value={props.quantity ?? compared.data?.quantity} onChange={props.onQuantity} />
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-[15px]">
              <input
                type="checkbox"
                checked={onlyDifferences}
                onChange={(event) => setOnlyDifferences(event.target.checked)}
                className="size-5 accent-(--accent-fill)"
              />
              {t('compare.onlyDifferences')}
            </label>
            <p role="status" className="text-sm text-ink-soft">
              {compared.isPlaceholderData && !compared.isError && t('compare.pricing')}
            </p>
          </div>
          <div className="scroll-quiet min-h-0 grow overflow-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
            {compared.isError ? (
              <div role="alert" className="grid justify-items-center gap-4 px-5 py-16 text-center">
                <p className="text-lg font-medium">{t('compare.failed')}</p>
                <Button onClick={() => void compared.refetch()}>
                  <RetryIcon className="size-4.5" />
                  {t('common.retry')}
                </Button>
              </div>
            ) : compared.data ? (
              <Table {...props} answer={compared.data} isPricing={compared.isPlaceholderData} onlyDifferences={onlyDifferences} />
            ) : (
              <Loading columns={props.ids.length} />
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Loading({ columns }: { columns: number }) {
  const { t } = useTranslation()
  return (
    <div className="space-y-4 p-5">
      <p role="status" className="sr-only">
        {t('compare.loading')}
      </p>
      {['head', 'one', 'two', 'three', 'four', 'five'].map((row) => (
        <div key={row} className="flex gap-4">
          <Skeleton className="h-10 w-32 shrink-0" />
          {Array.from({ length: columns }, (_, column) => column).map((column) => (
            <Skeleton key={column} className={row === 'head' ? 'h-36 grow' : 'h-10 grow'} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Typing and stepping are priced once they rest. */
function Quantity({ value, onChange }: { value: number | undefined; onChange(quantity: number): void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [draft, setDraft] = useState<number | null>()
  useEffect(() => {
    if (draft === undefined || draft === null || draft === value) return
    const timer = setTimeout(() => onChange(draft), restMs)
    return () => clearTimeout(timer)
  }, [draft, value, onChange])
  const stepClass = 'press grid w-11 place-items-center text-ink-soft hover:bg-sand hover:text-ink disabled:opacity-45'
  return (
    <NumberField.Root
      value={draft === undefined ? (value ?? null) : draft}
      min={1}
      max={cartLimits.quantity}
      largeStep={100}
      locale={language}
      format={{ maximumFractionDigits: 0 }}
      onValueChange={setDraft}
      onValueCommitted={(committed) => {
        if (committed === null) setDraft(undefined)
      }}
      className="flex items-center gap-3"
    >
      <NumberField.ScrubArea className="cursor-default text-[15px] font-medium">
        <label htmlFor="comparison-quantity">{t('compare.quantity')}</label>
      </NumberField.ScrubArea>
      <NumberField.Group className="flex h-11 overflow-hidden rounded-xl border border-line-strong bg-surface">
        <NumberField.Decrement className={stepClass} aria-label={t('compare.fewer')}>
          <MinusIcon className="size-4.5" />
        </NumberField.Decrement>
        <NumberField.Input
          id="comparison-quantity"
          className="w-18 border-x border-line bg-transparent text-center font-medium tabular-nums"
        />
        <NumberField.Increment className={stepClass} aria-label={t('compare.more')}>
          <PlusIcon className="size-4.5" />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  )
}

interface TableProps extends ComparisonProps {
  answer: CompareAnswer
  isPricing: boolean
  onlyDifferences: boolean
}

const labelCell = 'sticky left-0 z-10 w-31 border-b border-r border-line bg-paper px-3 py-2.5 text-left align-top md:w-48 md:px-5'

function Table({ answer, isPricing, onlyDifferences, ...props }: TableProps) {
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
          <tr key={`${row.key} ${row.label ?? ''}`} className={row.differs ? undefined : 'text-ink-soft'}>
            <th scope="row" className={`${labelCell} text-sm font-medium max-md:text-[13px]`}>
              <span className="wrap-anywhere">
                {row.key === 'spec' ? row.label : t(`compare.rows.${row.key}`, { count: answer.quantity })}
              </span>
              {row.differs && (
                <span className="ml-1.5 font-bold text-accent" title={t('compare.differs')}>
                  <span aria-hidden="true">≠</span>
                  <span className="sr-only">{t('compare.differs')}</span>
                </span>
              )}
            </th>
            {row.cells.map((cell, place) => (
              <td
                key={columns[place]?.product_id ?? place}
                className={`border-b border-line px-3 py-2.5 align-top md:px-4 ${cell.is_best ? 'bg-leaf-soft' : ''} ${isPricing && row.kind === 'money' ? 'opacity-50' : ''}`}
              >
                <Cell row={row} cell={cell} column={columns[place]} currency={answer.currency} quantity={answer.quantity} />
              </td>
            ))}
          </tr>
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

interface ColumnHeadProps extends Pick<ComparisonProps, 'onRemove' | 'onOpen'> {
  column: ComparedColumn
  isRemovable: boolean
}

function ColumnHead({ column, isRemovable, onRemove, onOpen }: ColumnHeadProps) {
  const { t } = useTranslation()
  const title = column.title ?? t(column.state === 'gone' ? 'compare.goneTitle' : 'compare.unavailableTitle')
  return (
    <div className="flex items-start gap-1">
      <button
        type="button"
        disabled={column.state !== 'found'}
        onClick={() => onOpen(column.product_id)}
        className="group flex min-h-11 min-w-0 grow items-start gap-2 text-left md:gap-3"
      >
        <span className="block size-11 shrink-0 overflow-hidden rounded-xl border border-line md:size-18">
          <ProductPicture address={column.image_url} alt="" sizes="72px" isSmall />
        </span>
        <span
          className="line-clamp-3 text-sm font-medium leading-snug wrap-anywhere group-hover:text-accent max-md:text-xs"
          dir="auto"
          title={title}
        >
          {title}
        </span>
      </button>
      {isRemovable && (
        <button
          type="button"
          className={iconButtonClass('-mr-2 -mt-1.5 max-md:-mr-3')}
          aria-label={t('compare.remove', { title })}
          title={t('compare.remove', { title })}
          onClick={() => onRemove(column.product_id)}
        >
          <CloseIcon className="size-4.5" />
        </button>
      )}
    </div>
  )
}

const narrowButton = 'w-full max-md:px-2 max-md:text-sm'

interface ColumnActionsProps extends Pick<ComparisonProps, 'add' | 'onSignIn' | 'onOpen'> {
  column: ComparedColumn
  quantity: number
}

function ColumnActions({ column, quantity, add, onSignIn, onOpen }: ColumnActionsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [state, setState] = useState<{ kind: 'idle' | 'adding' | 'added' } | { kind: 'failed'; error: string }>({ kind: 'idle' })
  // What was said of one quantity says nothing of another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setState({ kind: 'idle' }), [quantity])
  if (column.state !== 'found') return null

  async function addToCart() {
    setState({ kind: 'adding' })
    const added = await add({ product_id: column.product_id, quantity, ...(column.sku_id ? { sku_id: column.sku_id } : {}) })
    setState(added.success ? { kind: 'added' } : { kind: 'failed', error: added.error })
  }
  return (
    <>
      {column.needs_choice ? (
        <Button className={narrowButton} onClick={() => onOpen(column.product_id)}>
          {t('compare.choose')}
        </Button>
      ) : (
        <Button
          look={state.kind === 'added' ? 'outline' : 'solid'}
          className={narrowButton}
          disabled={state.kind === 'adding'}
          onClick={() => void addToCart()}
        >
          {state.kind === 'added' ? <CheckIcon className="size-4.5 text-leaf" /> : <BasketIcon className="size-4.5" />}
          {t(state.kind === 'added' ? 'compare.added' : 'compare.add')}
        </Button>
      )}
      {state.kind === 'failed' && (
        <div role="alert" className="mt-2 text-sm text-danger">
          {state.error}
          {onSignIn && (
            <Button look="ghost" className="-ml-4 text-accent" onClick={onSignIn}>
              {t('account.signIn')}
            </Button>
          )}
        </div>
      )}
      {column.is_stale && (
        <p className="mt-2 text-xs text-ink-faint">{t('compare.asOf', { time: formatMoment(column.fetched_at, language) })}</p>
      )}
    </>
  )
}

interface CellProps {
  row: ComparedRow
  cell: ComparedCell
  column: ComparedColumn | undefined
  currency: string
  quantity: number
}

const notes = { is_below_minimum: 'compare.belowMinimum', is_short: 'compare.short' } as const

function Cell({ row, cell, column, currency, quantity }: CellProps) {
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
  const language = useLanguage()
  const { value } = cell
  if (Array.isArray(value)) {
    const current = value.findLast(({ from }) => from <= quantity) ?? value[0]
    return (
      <ul className="space-y-0.5 text-sm tabular-nums">
        {value.map((step) => (
          <li key={step.from} className={step === current ? 'font-semibold text-ink' : 'text-ink-soft'}>
            {t('product.ladderFrom', { count: step.from })}: {formatAmount(step.price, currency, language)}
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
        return t('product.grams', { value: formatNumber(value, language) })
      default:
        return `${formatNumber(value, language)} ${column?.unit ?? t('product.unit')}`
    }
  }
  if (typeof value === 'boolean') return t(value ? 'compare.yes' : 'compare.no')
  return (
    <span className="wrap-anywhere" dir="auto">
      {value}
    </span>
  )
}
