import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { QuantityField } from '@karavan/web-kit/ui/quantity-field.tsx'
import { type KeyboardEvent, useState } from 'react'
import { useLot } from '../../../lib/use-lot.ts'
import { maxPieces, type Quantities } from '../choice.ts'
import { describeSku, type OptionGroup, type OptionValue, type Selection, type Sku } from '../options.ts'
import { stockText } from './stock-text.ts'

interface SkuMatrixProps {
  groups: readonly OptionGroup[]
  skus: readonly Sku[]
  lotSize: number | undefined
  quantities: Quantities
  /** What was chosen of one variant: its tab is open. */
  selection: Selection
  onChange(quantities: Quantities): void
  /** What one piece of a SKU costs, in words. */
  priceOf(sku: Sku): string
  /** SKUs that an earlier attempt could not add. */
  failedIds: ReadonlySet<string>
}

/** Quantities for many SKUs at once: the first group as tabs, a line for each combination of the others. */
export function SkuMatrix({ groups, skus, lotSize, quantities, selection, onChange, priceOf, failedIds }: SkuMatrixProps) {
  const tabs = groups.length > 1 ? groups[0] : undefined
  const others = tabs ? groups.slice(1) : groups
  const [chosen, setChosen] = useState(tabs && (selection[tabs.pid] ?? tabs.values[0]?.vid))
  const tab = tabs?.values.find(({ vid }) => vid === chosen) ?? tabs?.values[0]
  const isOf = (sku: Sku, vid: string | undefined) => !tabs || vid === undefined || sku.pairs.has(`${tabs.pid}:${vid}`)
  const piecesOf = (vid: string) => skus.reduce((sum, sku) => sum + (isOf(sku, vid) ? (quantities[sku.id] ?? 0) : 0), 0)

  function set(id: string, quantity: number) {
    const { [id]: _, ...rest } = quantities
    onChange(quantity > 0 ? { ...rest, [id]: quantity } : rest)
  }
  function nameOf(sku: Sku) {
    const name = describeSku(others, sku)
      .map(({ value }) => value.name)
      .join(' · ')
    return name || tab?.name || sku.id
  }
  return (
    <div>
      {tabs && <ValueTabs group={tabs} open={tab} piecesOf={piecesOf} onOpen={setChosen} />}
      <ul className="divide-y divide-line">
        {skus
          .filter((sku) => isOf(sku, tab?.vid))
          .map((sku) => (
            <SkuRow
              key={sku.id}
              sku={sku}
              name={nameOf(sku)}
              fullName={tab && others.length > 0 ? `${tab.name}, ${nameOf(sku)}` : nameOf(sku)}
              price={priceOf(sku)}
              pieces={quantities[sku.id] ?? 0}
              lotSize={lotSize}
              hasFailed={failedIds.has(sku.id)}
              onChange={(quantity) => set(sku.id, quantity)}
            />
          ))}
      </ul>
    </div>
  )
}

interface ValueTabsProps {
  group: OptionGroup
  open: OptionValue | undefined
  /** Pieces wanted of a value, over all its SKUs. */
  piecesOf(vid: string): number
  onOpen(vid: string | undefined): void
}

/** The values of a group as tabs; the arrow keys go round. */
function ValueTabs({ group, open, piecesOf, onOpen }: ValueTabsProps) {
  const { t } = useTranslation()
  const { values } = group

  function step(event: KeyboardEvent<HTMLButtonElement>, value: OptionValue) {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    const index = (values.indexOf(value) + by + values.length) % values.length
    onOpen(values[index]?.vid)
    const tab = event.currentTarget.parentElement?.children[index]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
    <div role="tablist" aria-label={group.name} className="scroll-quiet -mx-1 flex gap-2 overflow-x-auto p-1 pb-2">
      {values.map((value) => {
        const pieces = piecesOf(value.vid)
        const isOpen = value === open
        return (
          <button
            key={value.vid}
            type="button"
            role="tab"
            aria-selected={isOpen}
            tabIndex={isOpen ? 0 : -1}
            onClick={() => onOpen(value.vid)}
            onKeyDown={(event) => step(event, value)}
            className={`press relative inline-flex min-h-11 shrink-0 items-center gap-2 rounded-xl border text-[15px] ${value.image ? 'py-1 pl-1 pr-3' : 'px-3.5'} ${isOpen ? 'border-accent bg-accent-soft font-semibold' : 'border-line-strong bg-surface'}`}
          >
            {value.image && (
              <span className="size-10 overflow-hidden rounded-lg">
                <ProductPicture address={value.image} alt="" sizes="40px" isSmall />
              </span>
            )}
            <span className="max-w-40 truncate" dir="auto">
              {value.name}
            </span>
            {pieces > 0 && (
              <span className="rounded-full bg-accent-fill px-2 py-0.5 text-xs font-semibold text-white">
                {pieces}
                <span className="sr-only"> {t('product.unit')}</span>
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

interface SkuRowProps {
  sku: Sku
  name: string
  /** With the value of the open tab, for assistive technology. */
  fullName: string
  price: string
  pieces: number
  lotSize: number | undefined
  /** An earlier attempt could not add it. */
  hasFailed: boolean
  onChange(quantity: number): void
}

function SkuRow({ sku, name, fullName, price, pieces, lotSize, hasFailed, onChange }: SkuRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const max = maxPieces(sku.stock, lotSize)
  const isTooMany = pieces > max
  const state = sku.stock > 0 ? stockText(t, sku) : t('product.soldOut')
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 grow">
        <p className="leading-snug font-medium wrap-anywhere" dir="auto">
          {name}
        </p>
        <p className="text-[13px] leading-snug text-ink-soft">
          {price}
          {' · '}
          <span className={isTooMany || hasFailed ? 'font-medium text-danger' : ''}>{hasFailed ? t('product.notAdded') : state}</span>
        </p>
      </div>
      <QuantityField
        label={t('product.quantityOf', { name: fullName })}
        lessLabel={t('product.lessOf', { name: fullName })}
        moreLabel={t('product.moreOf', { name: fullName })}
        value={pieces}
        min={0}
        max={max}
        onChange={onChange}
        locale={language}
        isInvalid={isTooMany}
        isDisabled={max <= 0}
        size="compact"
        lot={useLot(lotSize)}
      />
    </li>
  )
}
