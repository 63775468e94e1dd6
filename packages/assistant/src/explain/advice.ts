import type { Language } from '@karavan/contract/language.ts'
import type { OfferSummary } from '@karavan/marketplaces/port.ts'
import type { TurnDeps } from '../port.ts'
import { unitPrice } from '../prices.ts'
import { textsOf } from '../texts/by-language.ts'
import type { Wish } from '../wish.ts'
import { matchedFacts } from './facts.ts'
import type { Point } from './point.ts'
import { sumText } from './reason.ts'
import { pointsOver, pointText, type Standing, standingsOf } from './standing.ts'

/** An offer that an answer speaks of, with what is said for it. */
interface Argued {
  offer: OfferSummary
  facts: string[]
}

/** Which of the offers shown to take, argued against the one that a buyer would weigh it against. */
export interface Advice {
  first: Argued
  /** False where nothing stated speaks for the first but that it fits the words. */
  isArgued: boolean
  /** `point`: in what it is better than the first; `undefined` where it is not. Absent where nothing tells the two apart. */
  other?: Argued & { point: Point | undefined }
}

/** What another offer may be better in, in the order in which buyers ask for it. */
const leads: readonly Point[] = ['price', 'moq', 'dispatch', 'repurchase', 'years']
/** Facts that a sentence can carry beside the price. */
const maxFacts = 2

/** `undefined` where fewer than two offers are shown. */
export function adviceOn(offers: OfferSummary[], wish: Wish, language: Language, rate: TurnDeps['rate']): Advice | undefined {
  const [first, ...others] = standingsOf(offers, wish, rate)
  const second = others[0]
  if (!first || !second) return undefined
  const rival = rivalOf(first, others)
  const other = rival?.standing ?? second
  const mine = matchedFacts(first.offer, wish, language)
  const theirs = matchedFacts(other.offer, wish, language)
  const own = mine.filter((fact) => !theirs.includes(fact)).slice(0, maxFacts)
  const instead = own.length > 0 ? theirs.filter((fact) => !mine.includes(fact)).slice(0, maxFacts) : []
  const pros = pointsOver(first, other).filter((point) => point !== 'price')
  const said = pros.slice(0, maxFacts)
  const textsFor = (offer: OfferSummary, some: readonly Point[]): string[] =>
    some.map((point) => pointText(offer, point, wish, rate, language))
  const price = (offer: OfferSummary): string[] => priceTexts(offer, wish, language, rate)
  const isCheapest = others.every((one) => pointsOver(first, one).includes('price'))
  const cheapest = isCheapest ? [textsOf(language).reason.best.price(price(first.offer)[0]!)] : []
  const isArgued = own.length + said.length > 0 || isCheapest
  const theirPoints = [...new Set([...(rival && rival.point !== 'price' ? [rival.point] : []), ...said])]
  return {
    first: { offer: first.offer, facts: [...price(first.offer), ...cheapest, ...own, ...textsFor(first.offer, said)] },
    isArgued,
    ...(rival || isArgued
      ? {
          other: {
            offer: other.offer,
            point: rival?.point,
            facts: [...price(other.offer), ...instead, ...textsFor(other.offer, theirPoints)],
          },
        }
      : {}),
  }
}

/** The offer that is best in what matters most, where the first is not. */
function rivalOf(first: Standing, others: Standing[]): { standing: Standing; point: Point } | undefined {
  for (const point of leads) {
    const better = others
      .filter((other) => pointsOver(other, first).includes(point))
      .sort((a, b) => a.figures[point]! - b.figures[point]!)[0]
    if (better) return { standing: better, point }
  }
  return undefined
}

/** The price of a piece, and of the lot where a quantity was named. */
function priceTexts(offer: OfferSummary, wish: Wish, language: Language, rate: TurnDeps['rate']): string[] {
  if (!unitPrice(offer, wish, rate)) return [textsOf(language).reason.priceUnknown]
  const lot = sumText(offer, wish, language, rate)
  return [pointText(offer, 'price', wish, rate, language), ...(lot ? [lot] : [])]
}
