import { findConcept, isA, parentsOf } from '@karavan/lexicon/names.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import type { State } from '../state.ts'
import { emptyWish, type Wish } from '../wish.ts'
import { areRelated, saysConstraint } from './merge.ts'
import type { Reading } from './read.ts'

/** What is left of a wish when a talk begins anew, or goes on to other goods. */

/** The goods alone, and how many: "let's start over, in aluminium" is said of the same goods. */
export const goodsAlone = ({ types, said, beside, phrase, quantity, isSeveral }: Wish): Wish => ({
  ...emptyWish(),
  types,
  ...(said ? { said } : {}),
  ...(beside ? { beside } : {}),
  ...(phrase ? { phrase } : {}),
  ...(isSeveral ? { isSeveral } : {}),
  ...(quantity === undefined ? {} : { quantity }),
})

/** Whether the goods that were looked for are named again with their conditions, though not all of those before could be met. */
export const isRestated = (reading: Reading, wish: Wish | undefined, { unmet }: State): boolean =>
  wish !== undefined &&
  unmet !== undefined &&
  !reading.isQuestion &&
  areRelated(reading.types, wish.types) &&
  saysConstraint({ ...reading, purposes: [], notTraits: [] })

/** A message that takes back what no offer of the goods has, as an answer has told: that is wished for no longer, and denies nothing. */
export function withoutTold(reading: Reading, { told = [] }: State): Reading {
  const isTold = (phrase: string): boolean => phrase.split(' ').every((word) => told.includes(word))
  const notWords = reading.notWords.filter((phrase) => !isTold(phrase))
  // The gold of "drop the golden rim".
  const words = reading.isDropped ? reading.words.filter((word) => !isTold(word)) : reading.words
  const isTakenBack = notWords.length < reading.notWords.length || words.length < reading.words.length
  if (!isTakenBack) return reading
  return reading.isDropped ? { ...reading, words, notWords, notColors: [], notMaterials: [] } : { ...reading, notWords }
}

/** Whether a word is one of those that goods of a wish are called by: the "case" of a makeup case, 包 of 双肩包. */
export function isNameOf({ types, said = [] }: Pick<Wish, 'types' | 'said'>): (word: string) => boolean {
  const names = types.flatMap((type) => Object.values(findConcept(type)?.words ?? {}).flat()).flatMap((name) => name.split(' '))
  const stems = new Set([...names, ...said].map(stemOf))
  return (word) => stems.has(stemOf(word)) || (/^\p{Script=Han}+$/u.test(word) && [...names, ...said].some((name) => name.endsWith(word)))
}

/** A message that leaves goods and names others, without the goods it leaves: "no pans then, cutting boards" wants no boards that are no pans. */
export function withoutGoodsLeft(reading: Reading, before: Wish): Reading {
  const { types } = before
  if (reading.types.length === 0 || areRelated(reading.types, types)) return reading
  const isName = isNameOf(before)
  const isLeft = (word: string): boolean => isName(word.replace(/[先]$/u, ''))
  const isLeftKind = (trait: string): boolean => trait.startsWith('type.') && types.some((type) => isA(type, trait) || isA(trait, type))
  const notWords = reading.notWords.filter((phrase) => !phrase.split(' ').every(isLeft))
  return {
    ...reading,
    notTraits: reading.notTraits.filter((trait) => !isLeftKind(trait)),
    notWords,
    words: reading.words.filter((word) => !isLeft(word)),
    phrases: reading.phrases.filter((phrase) => !phrase.some(isLeft)),
  }
}

/**
 * "Also fairy lights or a garland" after ornaments: what is a sort of other goods as well is wanted beside them, without what was said of them; `undefined`
 * where no such goods are named, or where they are a part.
 */
export function ofOtherSort(reading: Reading, { types }: Wish): Reading | undefined {
  const isBefore = (kind: string): boolean => areRelated([kind], types)
  const isOther = (kind: string): boolean => !types.includes(kind) && isBefore(kind) && parentsOf(kind).some((one) => !isBefore(one))
  const others = reading.types.filter(isOther)
  const isBeside = reading.asksForOthers || reading.isAddition || reading.isFurther || reading.isQuestion
  // A wider name of the same stands beside them: "or garland".
  const isOfThem = reading.types.every((kind) => others.includes(kind) || types.includes(kind))
  return others.length > 0 && isOfThem && isBeside && !reading.isPart && !reading.isTied ? { ...reading, types: others } : undefined
}

/**
 * "Some for adults, cheaper ones" after those for children, «подешевле из металла» after plastic ones, 便宜点的 不用快充也行: what was shown bounds no price of
 * others, so the cheapest of them come first.
 */
export function ofOtherTarget(reading: Reading, before: Wish | undefined): Reading {
  if (!before || reading.reference || !reading.relatives.includes('cheaper')) return reading
  const audiences = reading.traits.filter((trait) => trait.startsWith('audience.'))
  const areOthers = (said: readonly string[], wished: readonly string[]): boolean =>
    said.length > 0 && said.every((one) => !wished.includes(one))
  const isWider = reading.givenUp.some((one) => [...before.traits, ...before.materials, ...before.colors, ...before.words].includes(one))
  if (!isWider && !areOthers(audiences, before.traits) && !areOthers(reading.materials, before.materials)) return reading
  const relatives = reading.relatives.filter((relative) => relative !== 'cheaper')
  return { ...reading, relatives, sort: reading.sort ?? 'price', asksForOthers: true }
}
