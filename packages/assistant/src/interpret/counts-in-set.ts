import { isAnyOf } from '@karavan/lexicon/names.ts'
import { figureTolerance, type Wish, type WishedFigure } from '../wish.ts'
import { areRelated } from './merge.ts'
import type { Reading } from './read.ts'

/** Goods that mostly come in sets. */
const inSets = ['type.makeup-brush', 'type.screwdriver-set', 'type.manicure-set']
const namesSet = /(?<!\p{L})(?:набор|комплект|сет(?:а|ы|ов)?(?!\p{L}))|(?<![a-z])(?:sets?|kits?)(?![a-z])|套/iu
const atLeast =
  /(?:at least|min(?:imum)?|from|no(?:t)? less than|не ме(?:ньше|нее)(?: чем)?|от|минимум|хотя бы|больше|более|more than|over|至少|不少于|最少|起码)\s*\d|\d\s*(?:\+|(?:pcs|pieces|items|штук|предмет\p{L}*|件|支|个)?\s*(?:or more|and (?:more|up)|plus|и (?:больше|более)|以上))/iu
/** Whether the goods that are spoken of are bought by the set. */
export const areSets = ({
  types,
  traits,
  phrase = '',
  said = [],
  figures = [],
}: Pick<Wish, 'types' | 'traits' | 'phrase' | 'said' | 'figures'>): boolean =>
  isAnyOf(inSets, types) ||
  traits.includes('feature.set') ||
  figures.some(({ field }) => field === 'set') ||
  namesSet.test([phrase, ...said].join(' '))

/**
 * «Покажите с натуральным ворсом, 12 штук» after 200 sets of brushes were asked of: so many are in each of the sets, of which as many are wanted as before.
 * «А если 12 штук?» and "I'll take 12 pcs" order so many.
 */
export function withCountInSet(reading: Reading, before: Wish): Reading {
  const { quantity, figures, fields, isQuestion, asksForOthers, pieces, types, comesIn, isPart } = reading
  // Towels after bedding sets are no sets.
  if (types.length > 0 && !isPart && !areRelated(types, before.types)) return reading
  // "Also a cordless drill, just 2 pcs".
  if (
    types.length > 0 &&
    !comesIn &&
    !isPart &&
    !areSets({ ...before, types: [...types], said: reading.said, phrase: reading.phrase ?? '' })
  )
    return reading
  const isOrdered = pieces === undefined || quantity !== pieces || quantity === before.quantity || (isQuestion && !asksForOthers)
  if (isOrdered || before.quantity === undefined || fields.length > 0 || !areSets(before)) return reading
  if (figures.some(({ field }) => field === 'set') || !saysOfGoods(reading)) return reading
  const { quantity: _, bareNumber: _bare, ...rest } = reading
  return { ...rest, figures: [...figures, inEachOf(pieces, reading)].slice(-4) }
}

/** So many in each set, or as many at least: "anything with 25 pieces or more". */
const inEachOf = (pieces: number, { written }: Reading): WishedFigure => ({
  field: 'set',
  above: pieces * (1 - figureTolerance),
  ...(atLeast.test(written) ? {} : { below: pieces * (1 + figureTolerance) }),
})

/** How many sets: "20 sets", «20 наборов», 20套. */
const ofSets =
  /(?<![\d.,])(?<sets>\d{1,6})\s?(?:sets|kits|набор(?:а|ов)|комплект(?:а|ов))(?!\p{L})|(?<![\d.,])(?<han>\d{1,6})套(?![装件])/iu
/** How many in each: "30 pieces each", «в каждом», 每套. */
const inEachSet =
  /(?<![a-z])(?:each|per set|per kit|in (?:each|every|a|the|one) (?:set|kit|one))(?![a-z])|(?<!\p{L})(?:в|на) (?:каждом|одном|наборе|комплекте)(?!\p{L})|[每一]套/iu
const areOfSets = (types: readonly string[], before: Wish | undefined): boolean =>
  types.length > 0 ? isAnyOf(inSets, types) : before !== undefined && isAnyOf(inSets, before.types)

/** The sets of screwdrivers are called so. */
export const withoutNameOfSets = (reading: Reading, before: Wish | undefined): Reading =>
  areOfSets(reading.types, before) ? { ...reading, traits: reading.traits.filter((trait) => trait !== 'feature.set') } : reading

const withoutEnd = (figure: WishedFigure): WishedFigure => {
  const { below: _, ...open } = figure
  return figure.field === 'set' && figure.above !== undefined ? open : figure
}

/** "Screwdriver sets, at least 30 pieces, 20 sets", 每套至少30件，20套: so many pieces in each of so many sets. */
export function withSetsCounted(reading: Reading, before: Wish | undefined): Reading {
  const { pieces, quantity, figures, isQuestion, asksForOthers, types } = reading
  // "12 in a set, with a case" names what the brushes come in.
  const groups = ofSets.exec(reading.written)?.groups
  const sets = Number(groups?.sets ?? groups?.han)
  // "10 pcs, pink, 100 sets, total?" counts both.
  const areBoth = pieces !== undefined && sets > 0 && sets !== pieces
  if (!areOfSets(reading.comesIn || reading.isPart ? [] : types, before) || (isQuestion && !asksForOthers && !areBoth)) return reading
  // "Just show me all the sets" says nothing else.
  const unnamed = withoutNameOfSets(reading, before)
  const { traits, materials, colors, givenUp } = unnamed
  const saysMore = pieces !== undefined || [unnamed.figures, types, traits, materials, colors, givenUp].some((said) => said.length > 0)
  const called = saysMore ? unnamed : reading
  if (pieces === undefined) return called
  const isLeast = atLeast.test(reading.written)
  if (figures.some(({ field }) => field === 'set')) return isLeast ? { ...called, figures: figures.map(withoutEnd) } : called
  if (quantity !== pieces && !(areBoth && quantity === sets)) return called
  if (!(sets > 0) && !inEachSet.test(reading.written)) return called
  const { quantity: _, each: _each, ...rest } = called
  return {
    ...rest,
    ...(sets > 0 ? { quantity: sets } : {}),
    words: reading.words.filter((word) => word !== String(sets)),
    figures: [...figures, inEachOf(pieces, reading)].slice(-4),
  }
}

/** Whether it says how the goods should be beside their number: "12 pcs" alone orders so many. */
const saysOfGoods = ({ traits, materials, colors, words, notTraits, givenUp, types, isTied, isPart, asksForOthers }: Reading): boolean =>
  isTied || isPart || asksForOthers || [traits, materials, colors, words, notTraits, givenUp, types].some((said) => said.length > 0)
