import { areInLine, findConcept, isA } from '@karavan/lexicon/names.ts'
import type { Wish } from '../wish.ts'
import { kitWords } from './grammar/kit.ts'
import { maxWords } from './own-words.ts'
import type { Reading } from './read.ts'

const swap = /^(?:замен|помен|swap|replace|switch)/iu
const drop = /^(?:去掉|拿掉|换掉|把)/u

/** Whether a word that nobody knows, such as 去掉笔, says that goods are to go. */
const dropsByWord = (word: string, type: string): boolean =>
  drop.test(word) && (findConcept(type)?.words.zh ?? []).some((name) => word.endsWith(name))

/** "Add a mug to the kit", "a mug instead of the pen", "no bottle": the kit of other parts; `undefined` where a message changes none of them. */
export function kitChanged(reading: Reading, before: Wish): Wish | undefined {
  if (!before.isKit) return undefined
  const { types, beside, words, purposes, notTraits, traits, quantity = 1 } = reading
  const named = [...types, ...beside.map(({ concept }) => concept).filter((concept) => concept.startsWith('type.'))]
  const isNamed = (type: string): boolean => named.some((one) => areInLine(one, type))
  const isSwap = reading.isInstead || words.some((word) => swap.test(word))
  const gone = before.types.filter(
    (type) => notTraits.some((denied) => isA(type, denied)) || words.some((word) => dropsByWord(word, type)) || (isSwap && isNamed(type)),
  )
  const added = named.filter((type) => !before.types.some((one) => areInLine(one, type)))
  const isToKit = traits.includes('feature.set') || [...words, ...purposes].some((word) => kitWords.test(word))
  const isAdded = added.length > 0 && quantity === 1 && (gone.length > 0 || isToKit || reading.isAddition)
  if (added.length > 0 ? !isAdded : gone.length === 0) return undefined
  const at = before.types.findIndex((type) => gone.includes(type))
  const left = before.types.filter((type) => !gone.includes(type))
  const parts = at < 0 ? [...left, ...added] : left.toSpliced(at, 0, ...added)
  const { phrase: _, beside: _beside, isKit, isSeveral, ...rest } = before
  const said = [...new Set([...(before.said ?? []), ...reading.said])].slice(0, maxWords)
  return { ...rest, types: parts, said, ...(parts.length > 1 ? { isKit, isSeveral } : {}) }
}

/** A message of a talk about a kit, in which "kits" says nothing of the goods: "make it 200 kits". */
export function ofKit(reading: Reading, before: Wish | undefined): Reading {
  if (!before?.isKit || reading.types.length > 0 || !reading.traits.includes('feature.set')) return reading
  return { ...reading, traits: reading.traits.filter((trait) => trait !== 'feature.set') }
}
