import { materialsNamed } from '@karavan/lexicon/names.ts'
import { less } from '../lists.ts'
import type { Wish } from '../wish.ts'
import { areSets } from './counts-in-set.ts'
import type { Reading } from './read.ts'

/** The outside of goods, which is what they are made of. */
const body = /^(?:cas(?:e|ing)s?|body|bodies|housings?|shells?|enclosures?|exteriors?|корпус\p{L}*|外壳|机身|机壳|壳体|壳子)$/u
const isBody = (word: string): boolean => body.test(word)
/** What sets come in is none of theirs. */
const box = /^cases?$/u
const nameOfCase = 'type.phone-case'

/** "With a metal case", «в металлическом корпусе», 金属外壳的 of goods that are no sets: how they are made, and no case for a telephone. */
export function withBodyMaterial(reading: Reading, before: Wish | undefined): Reading {
  if (reading.isQuestion && !reading.asksForOthers) return reading
  const { types, said, words, materials } = reading
  const areCases = before?.types.includes(nameOfCase) === true || (types.join() === nameOfCase && (!before || !said.every(isBody)))
  if (areCases) return reading
  const isNamedCase =
    types.join() === nameOfCase || reading.beside.some(({ concept, words }) => concept === nameOfCase && words.every(isBody))
  const names = [...words, ...(isNamedCase ? said : [])].filter(isBody)
  const isBox = names.some((name) => box.test(name)) && (areSets(reading) || (before !== undefined && areSets(before)))
  if (names.length === 0 || isBox) return reading
  const naming = words.filter((word) => materialsNamed(word).length > 0)
  const made = [...new Set([...materials, ...naming.flatMap(materialsNamed)])]
  if (made.length === 0) return reading
  const { general: _, ...rest } = reading
  return {
    ...rest,
    types: types.filter((type) => type !== nameOfCase),
    beside: reading.beside.filter(({ concept }) => concept !== nameOfCase),
    said: less(said, names),
    words: less(words, [...names, ...naming]),
    phrases: reading.phrases.map((phrase) => less(phrase, [...names, ...naming])).filter((phrase) => phrase.length > 0),
    materials: made,
  }
}
