import { isAnyOf } from '../rank/check.ts'
import { figureTolerance, type Wish } from '../wish.ts'
import type { Reading } from './read.ts'

/** Goods that mostly come in sets. */
const inSets = ['type.makeup-brush', 'type.screwdriver-set', 'type.manicure-set']
const namesSet = /(?<!\p{L})(?:набор|комплект|сет(?:а|ы|ов)?(?!\p{L}))|(?<![a-z])(?:sets?|kits?)(?![a-z])|套/iu
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
