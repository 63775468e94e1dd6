import { isAnyOf } from '../rank/check.ts'
import { figureTolerance, type Wish } from '../wish.ts'
import type { Reading } from './read.ts'

/** Goods that mostly come in sets. */
const inSets = ['type.makeup-brush', 'type.screwdriver-set', 'type.manicure-set']
const namesSet = /(?<!\p{L})(?:набор|комплект|сет(?:а|ы|ов)?(?!\p{L}))|(?<![a-z])(?:sets?|kits?)(?![a-z])|套/iu
/** A buyer of so many of them wants no set of as many. */
const mostInSet = 150
/** What is to be ordered, and how many: "I'll take 12 pcs", «нам надо 12 штук». */
const orders =
  /(?<!\p{L})(?:(?:нужно|нужны|надо|возьм\p{L}*|бер[уеё]м?|закаж\p{L}*|заказ\p{L}*|давайте|купл\p{L}*|купить|хватит|тираж|количеств\p{L}*|минимум|минимальн\p{L}*)(?!\s+(?:где|чтобы?|набор|сет)))(?!\p{L})|(?<![a-z])(?:take|need|order|buy|get|ship|want|make it|quantity|qty|minimum|moq)(?![a-z])|[要买拿订来](?=\d)|数量|起订|先/iu

/** "12 pcs", «12 кистей», 12支: a number with what it counts. */
const counts =
  /(?<!\d[.,]?)(?<count>\d{1,3})\s?-?\s?(?:шт(?:ук\p{L}*)?(?!\p{L})|кист\p{L}*|предмет\p{L}*|ручек|отв[её]рток|pcs?(?![a-z])|pieces?(?![a-z])|brushes|items|pens|bits|[支件个把片只根])/iu

/** How many pieces a message counts that says nothing of an order; `undefined` where it counts none. */
export function piecesSaid(folded: string): number | undefined {
  const count = orders.test(folded) ? undefined : Number(counts.exec(folded)?.groups?.count)
  return count !== undefined && count > 1 && count <= mostInSet ? count : undefined
}

/** Whether the goods that are spoken of are bought by the set. */
const areSets = ({ types, traits, phrase = '', said = [], figures = [] }: Wish): boolean =>
  isAnyOf(inSets, types) ||
  traits.includes('feature.set') ||
  figures.some(({ field }) => field === 'set') ||
  namesSet.test([phrase, ...said].join(' '))

/**
 * «Покажите с натуральным ворсом, 12 штук» after 200 sets of brushes were asked of: so many are in each of the sets, of which as many are wanted as before.
 * «А если 12 штук?» and "I'll take 12 pcs" order so many.
 */
export function withCountInSet(reading: Reading, before: Wish): Reading {
  const { quantity, figures, fields, isQuestion, asksForOthers, pieces } = reading
  const isOrdered = pieces === undefined || quantity !== pieces || quantity === before.quantity || (isQuestion && !asksForOthers)
  if (isOrdered || before.quantity === undefined || fields.length > 0 || !areSets(before)) return reading
  if (figures.some(({ field }) => field === 'set') || !saysOfGoods(reading)) return reading
  const { quantity: _, bareNumber: _bare, ...rest } = reading
  const inEach = { field: 'set' as const, above: pieces * (1 - figureTolerance), below: pieces * (1 + figureTolerance) }
  return { ...rest, figures: [...figures, inEach].slice(-4) }
}

/** Whether it says how the goods should be beside their number: "12 pcs" alone orders so many. */
const saysOfGoods = ({ traits, materials, colors, words, notTraits, givenUp, types, isTied, isPart, asksForOthers }: Reading): boolean =>
  isTied || isPart || asksForOthers || [traits, materials, colors, words, notTraits, givenUp, types].some((said) => said.length > 0)
