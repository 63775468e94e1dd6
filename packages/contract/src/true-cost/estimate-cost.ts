import type { Tariff, TariffTable } from './tariffs.ts'

/** Kopecks, from and to. Equal where it is certain. */
export interface Range {
  from: number
  to: number
}

export const costParts = ['goods', 'china_delivery', 'fee', 'freight', 'packing', 'insurance', 'duty', 'vat'] as const
export type CostPart = (typeof costParts)[number]

/** `known`: it follows from prices and rules alone. `estimated`: it rests on a weight or a range. `unknown`: the weight or the shop's figure is missing. */
export type CostState = 'known' | 'estimated' | 'unknown'

export type EstimatedPart = { key: CostPart; state: 'unknown' } | ({ key: CostPart; state: Exclude<CostState, 'unknown'> } & Range)

/** Goods that travel together. */
export interface Lot {
  pieces: number
  /** Kopecks for all of them. */
  goodsMinor: number
  /** Grams of all of them, without boxes; left out where it is not known. */
  grams?: number | undefined
  /** Cubic centimetres of all of them in their boxes; left out where it is not known. */
  cm3?: number | undefined
  /** Kopecks that sellers ask for delivery within China; left out where they do not say, and the shop's own figure is taken. */
  chinaDelivery?: SellersDelivery | undefined
}

export interface SellersDelivery extends Range {
  /** The part of the lot's weight that it is for, 0 to 1. The rest comes by the shop's own figure. */
  share: number
}

export interface Estimate {
  parts: EstimatedPart[]
  /** Kopecks for the whole lot: the sum of the parts that are not unknown. */
  total: Range
  /** The same for one piece, rounded once. */
  perPiece: Range
  /** Parts are unknown: it costs more than the total. */
  isPartial: boolean
  /** Grams that the freight is charged for; `undefined` where the weight is not known. */
  chargedGrams: Range | undefined
  /** The larger of these stands for the volume and not for the weight. */
  isChargedByVolume: boolean
}

type Figure = number | readonly [number, number]

const kopecks = 100
const toRange = (figure: Figure): Range => (typeof figure === 'number' ? { from: figure, to: figure } : { from: figure[0], to: figure[1] })
const mapRange = ({ from, to }: Range, change: (value: number) => number): Range => ({ from: change(from), to: change(to) })
/** Half a kopeck up. The smallest part of a kopeck hides what binary fractions lose. */
const round = (value: number): number => Math.round(value + 1e-7)
const sum = (...ranges: readonly Range[]): Range => ranges.reduce((all, one) => ({ from: all.from + one.from, to: all.to + one.to }))

/** What a weight costs, in kopecks. */
function priceWeight(grams: Range, perKg: Figure, minimum = 0): Range {
  const rate = toRange(perKg)
  const least = minimum * kopecks
  const of = (weight: number, roubles: number) => Math.max(round(least), round((weight * roubles * kopecks) / 1000))
  return { from: of(grams.from, rate.from), to: of(grams.to, rate.to) }
}

/** The weight that is charged: the real one or that of the volume, whichever is more, rounded up. */
function toCharged(grams: Range, cm3: number | undefined, { cm3_per_kg, minimum_kg = 0, step_kg }: Tariff) {
  const ofVolume = cm3 !== undefined && cm3_per_kg !== undefined ? (cm3 * 1000) / cm3_per_kg : 0
  const range = mapRange(grams, (weight) => {
    const most = Math.max(weight, ofVolume, minimum_kg * 1000)
    const step = (step_kg ?? 0) * 1000
    return step > 0 ? Math.ceil(most / step - 1e-9) * step : most
  })
  return { range, isByVolume: ofVolume > Math.max(grams.to, minimum_kg * 1000) }
}

const percentOf = (base: Range, figure: Figure): Range => {
  const { from, to } = toRange(figure)
  return { from: round((base.from * from) / 100), to: round((base.to * to) / 100) }
}

/** A levy on what crosses the border; what does not exceed the free sum pays none. */
const levy = (base: Range, value: Range, percent: Figure, freeUpTo = 0): Range => {
  const full = percentOf(base, percent)
  return { from: value.from > freeUpTo * kopecks ? full.from : 0, to: value.to > freeUpTo * kopecks ? full.to : 0 }
}

/**
 * Delivery within China of so many pieces of one product, by the kopecks that its seller asks for `pieces` of them: more pieces cost no less than these, and no more than as
 * many times that figure.
 */
export const sellersDelivery = (fee: { minor: number; pieces: number }, pieces: number): Range => ({
  from: fee.minor,
  to: fee.minor * Math.max(1, Math.ceil(pieces / fee.pieces)),
})

/** By what the sellers say, and for the rest of the weight by what the shop says. */
function toChinaDelivery(
  stated: SellersDelivery | undefined,
  grams: Range | undefined,
  rule: TariffTable['china_delivery'],
): Range | undefined {
  const restShare = 1 - (stated?.share ?? 0)
  if (stated && restShare <= 0) return stated
  const rest = rule && grams && priceWeight(mapRange(grams, (weight) => weight * restShare), rule.per_kg, rule.minimum) // biome-ignore format: one rule
  return stated && rest ? sum(stated, rest) : rest
}

/** What goods cost when they have come, by a shop's figures and one way of coming. Pure. */
export function estimateCost(lot: Lot, table: TariffTable, tariff: Tariff): Estimate {
  const goods: Range = { from: lot.goodsMinor, to: lot.goodsMinor }
  const boxes = toRange(table.box_percent ?? 0)
  const grams =
    lot.grams && lot.grams > 0 ? { from: (lot.grams * (100 + boxes.from)) / 100, to: (lot.grams * (100 + boxes.to)) / 100 } : undefined
  const { china_delivery, fee, packing, insurance, duty, vat } = table

  const charged = grams && toCharged(grams, lot.cm3, tariff)
  const freight = charged && priceWeight(charged.range, tariff.per_kg)
  const atBorder = freight && sum(goods, freight)
  const duties = duty && atBorder && levy(atBorder, atBorder, duty.percent, duty.free_up_to)
  const tax = vat && atBorder && duties && levy(sum(atBorder, duties), atBorder, vat.percent, vat.free_up_to)

  const found: Record<CostPart, Range | undefined> = {
    goods,
    china_delivery: toChinaDelivery(lot.chinaDelivery, grams, china_delivery),
    fee: fee && mapRange(percentOf(goods, fee.percent), (value) => Math.max(value, round((fee.minimum ?? 0) * kopecks))),
    freight,
    packing: packing && grams && priceWeight(grams, packing.per_kg, packing.minimum),
    insurance: insurance && percentOf(goods, insurance.percent),
    duty: duties,
    vat: tax,
  }
  const certain = new Set<CostPart>(['goods', 'fee', 'insurance'])
  // For more pieces than it was said for, it is a range.
  if (lot.chinaDelivery && lot.chinaDelivery.share >= 1 && lot.chinaDelivery.from === lot.chinaDelivery.to) certain.add('china_delivery')
  const parts = costParts.map((key): EstimatedPart => {
    const range = found[key]
    return range ? { key, state: certain.has(key) ? 'known' : 'estimated', ...range } : { key, state: 'unknown' }
  })
  const total = sum(...parts.flatMap((part) => (part.state === 'unknown' ? [] : [{ from: part.from, to: part.to }])))
  return {
    parts,
    total,
    perPiece: mapRange(total, (value) => round(value / lot.pieces)),
    isPartial: parts.some(({ state }) => state === 'unknown'),
    chargedGrams: charged?.range,
    isChargedByVolume: charged?.isByVolume ?? false,
  }
}
