import type { Language } from '@karavan/contract/language.ts'
import { pickText } from '@karavan/contract/language.ts'
import { displayCurrency, fromMinor } from '@karavan/contract/money.ts'
import { type EstimatedPart, estimateCost, type Range, type SellersDelivery } from '@karavan/contract/true-cost/estimate-cost.ts'
import type { Tariff, TariffTable } from '@karavan/contract/true-cost/tariffs.ts'
import { countText } from '@karavan/contract/units.ts'
import { formatAmount, formatNumber, formatWeight } from '@karavan/web-kit/lib/format.ts'
import { toNumber } from '@karavan/web-kit/lib/to-number.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { ChevronIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { tariffsQuery } from './tariffs-query.ts'

export interface TrueCostProps {
  /** What is estimated: one piece of a product at its quantity, or all goods of a cart together. */
  of: 'piece' | 'cart'
  pieces: number
  /** What they are, where it is no pieces. */
  unit?: string | undefined
  /** Kopecks for all of them. */
  goodsMinor: number
  /** What they weigh: one piece, or the whole cart. Missing where the sellers do not say; the buyer may say it instead. */
  grams: number | undefined
  /** Their cubic centimetres in their packing, alike: one piece, or the whole cart. */
  cm3: number | undefined
  /** What the sellers ask for delivery within China, where that is known. */
  chinaDelivery?: SellersDelivery | undefined
  /** The language whose figures the amounts beside it have, where that is not the reader's. */
  figures?: Language
}

/** What goods come to when they have arrived, as an estimate by the shop's tariffs; nothing where the shop has none. */
export function TrueCost(props: TrueCostProps) {
  const { data: table } = useQuery(tariffsQuery)
  return table && props.goodsMinor > 0 && props.pieces > 0 ? <Estimated {...props} table={table} /> : null
}

/** Whole roubles from a hundred on: an estimate has no kopecks. */
function rangeText({ from, to }: Range, language: Language): string {
  const amount = (minor: number) => fromMinor(minor >= 10_000 ? Math.round(minor / 100) * 100 : minor)
  const [low, high] = [amount(from), amount(to)]
  const last = formatAmount(high, displayCurrency, language)
  return low === high ? last : `${formatNumber(low, language)}–${last}`
}

/** Grams of a text in grams or, for a cart, in kilograms; `undefined` for what is no weight. */
function toGrams(text: string, of: TrueCostProps['of']): number | undefined {
  const value = toNumber(text)
  if (!value || value > 1_000_000) return undefined
  return of === 'cart' ? value * 1000 : value
}

/** A measure of so many; unknown stays unknown. */
const times = (measure: number | undefined, count: number) => (measure === undefined ? undefined : measure * count)

function Estimated({ of, pieces, unit, goodsMinor, grams, cm3, chinaDelivery, figures, table }: TrueCostProps & { table: TariffTable }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const inFigures = figures ?? language
  const [isOpen, setOpen] = useState(false)
  const [tariffId, setTariffId] = useState(table.tariffs[0]?.id)
  const [typed, setTyped] = useState<string>()
  const detailsId = useId()
  const tariff = table.tariffs.find(({ id }) => id === tariffId) ?? table.tariffs[0]
  if (!tariff) return null
  const weight = typed === undefined ? grams : toGrams(typed, of)
  const measured = of === 'cart' ? 1 : pieces
  const lot = { pieces, goodsMinor, grams: times(weight, measured), cm3: times(cm3, measured), chinaDelivery }
  const estimate = estimateCost(lot, table, tariff)
  const shown = of === 'piece' ? estimate.perPiece : estimate.total
  const range = estimate.isPartial ? rangeText({ from: shown.from, to: shown.from }, inFigures) : rangeText(shown, inFigures)
  return (
    <section aria-label={t(`trueCost.titles.${of}`)} className="rounded-2xl border border-line bg-surface text-left">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-3 rounded-2xl px-4 py-2.5 text-left"
      >
        <span className="min-w-0 grow">
          <span className="block text-[13px] leading-snug text-ink-soft">
            {t(`trueCost.${of}`, { way: wayText(tariff, language), amount: countText(pieces, unit, language) })}
          </span>
          <span className="block font-semibold">{t(estimate.isPartial ? 'trueCost.from' : 'trueCost.about', { range })}</span>
          {/* Beside the sum to be paid a larger one needs its meaning at once. */}
          {of === 'cart' && <span className="block text-[13px] leading-snug text-ink-soft text-pretty">{t('trueCost.note')}</span>}
        </span>
        <ChevronIcon className={`size-4.5 shrink-0 text-ink-soft transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={detailsId} hidden={!isOpen} className="space-y-4 border-t border-line px-4 pb-4 pt-3">
        <Ways tariffs={table.tariffs} chosen={tariff} onChoose={setTariffId} />
        <WeightField of={of} grams={grams} typed={typed} onType={setTyped} />
        <dl className="space-y-1.5 text-sm">
          {estimate.parts.map((part) => (
            <PartRow key={part.key} part={part} pieces={of === 'piece' ? pieces : 1} language={inFigures} />
          ))}
        </dl>
        <p className="text-[13px] leading-relaxed text-ink-soft text-pretty">
          {estimate.chargedGrams &&
            `${t(estimate.isChargedByVolume ? 'trueCost.chargedByVolume' : 'trueCost.charged', { weight: formatWeight(estimate.chargedGrams.to, language) })} `}
          {estimate.isPartial && `${t('trueCost.partial')} `}
          {table.is_example && `${t('trueCost.example')} `}
          {of === 'piece' && `${t('trueCost.note')} `}
          {t('trueCost.added')}
        </p>
      </div>
    </section>
  )
}

/** The same in one line, for a table of several products. */
export function TrueCostInShort({
  pieces,
  goodsMinor,
  grams,
  cm3,
  chinaDelivery,
  table,
  tariff,
}: Omit<TrueCostProps, 'of'> & { table: TariffTable; tariff: Tariff }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const lot = { pieces, goodsMinor, grams: times(grams, pieces), cm3: times(cm3, pieces), chinaDelivery }
  const { perPiece, isPartial } = estimateCost(lot, table, tariff)
  return isPartial
    ? t('trueCost.from', { range: rangeText({ from: perPiece.from, to: perPiece.from }, language) })
    : t('trueCost.about', { range: rangeText(perPiece, language) })
}

export const wayText = ({ name, id }: Tariff, language: Language): string => pickText(name, language) ?? id

interface WaysProps {
  tariffs: readonly Tariff[]
  chosen: Tariff
  onChoose(id: string): void
}

/** The ways that the goods can come, with the days that they take. */
function Ways({ tariffs, chosen, onChoose }: WaysProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const group = useId()
  return (
    <fieldset>
      <legend className="sr-only">{t('trueCost.way')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {tariffs.map((tariff) => (
          <label
            key={tariff.id}
            className="flex min-h-11 cursor-pointer flex-col justify-center rounded-xl border border-line px-3 py-1.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input type="radio" name={group} checked={tariff === chosen} onChange={() => onChoose(tariff.id)} className="sr-only" />
            <span className="text-sm font-medium">{wayText(tariff, language)}</span>
            {tariff.days && (
              <span className="text-[13px] text-ink-soft">
                {t('trueCost.days', { days: `${tariff.days[0]}–${tariff.days[1]}`, count: tariff.days[1] })}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface WeightFieldProps {
  of: TrueCostProps['of']
  grams: number | undefined
  typed: string | undefined
  onType(text: string): void
}

/** The weight that it is estimated with: the seller's, until the buyer says another one. */
function WeightField({ of, grams, typed, onType }: WeightFieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const known = grams === undefined ? '' : formatNumber(of === 'cart' ? grams / 1000 : grams, language)
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-sm">
          {t(of === 'cart' ? 'trueCost.weightOfCart' : 'trueCost.weightOfPiece')}
        </label>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? known}
          onChange={({ target }) => onType(target.value)}
          className="h-11 w-28 rounded-xl border border-line-field bg-paper px-3 text-right"
        />
      </div>
      {grams === undefined && typed === undefined && <p className="pt-1 text-[13px] text-ink-soft">{t('trueCost.weightUnknown')}</p>}
    </div>
  )
}

/** One part of the cost, shared out over the pieces. */
function PartRow({ part, pieces, language }: { part: EstimatedPart; pieces: number; language: Language }) {
  const { t } = useTranslation()
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{t(`trueCost.part.${part.key}`)}</dt>
      <dd className="text-right tabular-nums">
        {part.state === 'unknown' ? (
          <span className="text-ink-faint">{t('trueCost.unknown')}</span>
        ) : (
          <>
            {part.state === 'estimated' && part.to > 0 && '≈\u00a0'}
            {part.state === 'known' && part.from === part.to
              ? formatAmount(fromMinor(Math.round(part.to / pieces)), displayCurrency, language)
              : rangeText({ from: Math.round(part.from / pieces), to: Math.round(part.to / pieces) }, language)}
          </>
        )}
      </dd>
    </div>
  )
}
