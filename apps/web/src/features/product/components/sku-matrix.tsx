import { cartLimits } from '@karavan/contract/cart.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/use-language.ts'
import { ProductPicture } from '../../../ui/product-picture.tsx'
import { QuantityField } from '../../../ui/quantity-field.tsx'
import { describeSku, type OptionGroup, type Sku } from '../options.ts'

/** Pieces wanted of each SKU, by its id; one that is not wanted is not in it. */
export type Quantities = Readonly<Record<string, number>>

interface SkuMatrixProps {
  groups: readonly OptionGroup[]
  skus: readonly Sku[]
  quantities: Quantities
  onChange(quantities: Quantities): void
  /** What one piece of a SKU costs, in words. */
  priceOf(sku: Sku): string
  /** SKUs that an earlier attempt could not add. */
  failedIds: ReadonlySet<string>
}

/** Quantities for many SKUs at once: the first group as tabs, a line for each combination of the others. */
export function SkuMatrix({ groups, skus, quantities, onChange, priceOf, failedIds }: SkuMatrixProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const tabs = groups.length > 1 ? groups[0] : undefined
  const others = tabs ? groups.slice(1) : groups
  const [chosen, setChosen] = useState(tabs?.values[0]?.vid)
  const tab = tabs?.values.find(({ vid }) => vid === chosen) ?? tabs?.values[0]
  const isOf = (sku: Sku, vid: string | undefined) => !tabs || vid === undefined || sku.pairs.has(`${tabs.pid}:${vid}`)
  const piecesOf = (vid: string) => skus.reduce((sum, sku) => sum + (isOf(sku, vid) ? (quantities[sku.id] ?? 0) : 0), 0)

  function set(id: string, quantity: number) {
    const { [id]: _, ...rest } = quantities
    onChange(quantity > 0 ? { ...rest, [id]: quantity } : rest)
  }
  const rowName = (sku: Sku) =>
    describeSku(others, sku)
      .map(({ value }) => value.name)
      .join(' · ')
  return (
    <div>
      {tabs && (
        <div role="tablist" aria-label={tabs.name} className="scroll-quiet -mx-1 flex gap-2 overflow-x-auto p-1 pb-2">
          {tabs.values.map((value) => {
            const pieces = piecesOf(value.vid)
            const isOpen = value === tab
            return (
              <button
                key={value.vid}
                type="button"
                role="tab"
                aria-selected={isOpen}
                tabIndex={isOpen ? 0 : -1}
                onClick={() => setChosen(value.vid)}
                onKeyDown={(event) => {
                  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
                  if (step === 0) return
                  const next = tabs.values.at((tabs.values.indexOf(value) + step) % tabs.values.length)
                  setChosen(next?.vid)
                  const tab = event.currentTarget.parentElement?.children[tabs.values.indexOf(next!)]
                  if (tab instanceof HTMLElement) tab.focus()
                }}
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
                  <span className="rounded-full bg-accent-fill px-2 py-0.5 text-xs font-semibold tabular-nums text-white">
                    {pieces}
                    <span className="sr-only"> {t('product.unit')}</span>
                  </span>
                )}
              </button>
            )
          })}
        </div>
      )}
      <ul className="divide-y divide-line">
        {skus
          .filter((sku) => isOf(sku, tab?.vid))
          .map((sku) => {
            const name = rowName(sku) || tab?.name || sku.id
            const whole = tab && others.length > 0 ? `${tab.name}, ${name}` : name
            const pieces = quantities[sku.id] ?? 0
            const isTooMany = pieces > Math.min(sku.stock, cartLimits.quantity)
            return (
              <li key={sku.id} className="flex items-center gap-3 py-2.5">
                <div className="min-w-0 grow">
                  <p className="leading-snug font-medium wrap-anywhere" dir="auto">
                    {name}
                  </p>
                  <p className="text-[13px] leading-snug text-ink-soft">
                    {priceOf(sku)}
                    {' · '}
                    <span className={isTooMany || failedIds.has(sku.id) ? 'font-medium text-danger' : ''}>
                      {failedIds.has(sku.id)
                        ? t('product.notAdded')
                        : sku.stock > 0
                          ? t('product.inStock', { count: sku.stock })
                          : t('product.soldOut')}
                    </span>
                  </p>
                </div>
                <QuantityField
                  label={t('product.quantityOf', { name: whole })}
                  lessLabel={t('product.lessOf', { name: whole })}
                  moreLabel={t('product.moreOf', { name: whole })}
                  value={pieces}
                  min={0}
                  max={Math.min(sku.stock, cartLimits.quantity)}
                  onChange={(quantity) => set(sku.id, quantity)}
                  locale={language}
                  isInvalid={isTooMany}
                  isDisabled={sku.stock <= 0}
                  size="compact"
                />
              </li>
            )
          })}
      </ul>
    </div>
  )
}
