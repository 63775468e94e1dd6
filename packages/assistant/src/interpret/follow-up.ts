import { childrenOf, describeType, isA, parentsOf } from '@karavan/lexicon/names.ts'
import { propertyRows } from '@karavan/lexicon/property-phrases/rows.ts'
import type { State } from '../state.ts'
import type { Wish } from '../wish.ts'
import { pointsAtOne, withoutReference } from './grammar/reference.ts'
import { saysConstraint } from './merge.ts'
import { type Reading, readMessage } from './read.ts'

/** What a message means only because of what was said before it. */

const union = <T>(some: readonly T[], others: readonly T[]): T[] => [...new Set([...some, ...others])]

/** "Only those where it is possible": what was asked last is wished for. */
export function withAskedBefore(reading: Reading, { question }: State): Reading {
  if (!reading.thoseOnly || !question) return reading
  return {
    ...reading,
    traits: union(reading.traits, question.traits),
    materials: union(reading.materials, question.materials),
    colors: union(reading.colors, question.colors),
    sizes: union(reading.sizes, question.sizes),
    words: union(reading.words, question.words),
    measures: [
      ...question.measures.filter((old) => !reading.measures.some(({ dimension }) => dimension === old.dimension)),
      ...reading.measures,
    ],
    isQuestion: false,
    isTied: true,
  }
}

/** "And the second?" after "is the first one waterproof?" asks the same of the second; `undefined` where something else is said of it, or nothing was asked. */
export function askedAgain(reading: Reading, { question, last, wish }: State): Reading | undefined {
  const asked = question?.question
  if (asked === undefined || last.length === 0 || !reading.reference || !pointsAtOne(reading.reference) || !saysPlaceAlone(reading))
    return undefined
  const again = readMessage(withoutReference(asked, true), true, wish)
  const { reference: _, ...rest } = again
  return { ...rest, isQuestion: true, reference: reading.reference }
}

/** "And 200?" after "how much for 50?" of one offer asks what so many of it cost; `undefined` where something else is said, or was asked. */
export function askedForMore(reading: Reading, { question, focus, wish }: State): Reading | undefined {
  const { quantity, bareNumber, price, ...rest } = reading
  // A number without a currency: "и за 500?", "what about 200?".
  const minor = price?.currency === undefined ? (price?.target ?? price?.max) : undefined
  const count = quantity ?? bareNumber ?? (minor === undefined ? undefined : Math.round(minor / 100))
  if (question?.question === undefined || focus === undefined || count === undefined || count < 1) return undefined
  if (reading.reference || !saysNothingElse(rest) || saysConstraint(rest)) return undefined
  const asked = readMessage(question.question, true, wish)
  return asked.fields.includes('price') ? { ...rest, quantity: count, fields: ['price'], question: question.question } : undefined
}

/** "And the second?" */
export const saysPlaceAlone = (reading: Reading): boolean => saysNothingElse(reading) && !saysConstraint(reading)

const saysNothingElse = (reading: Reading): boolean =>
  reading.isQuestion &&
  [reading.words, reading.types, reading.fields, reading.relatives, reading.topics].every((said) => said.length === 0) &&
  !(reading.asksDetails || reading.isComparison || reading.asksSimilar || reading.asksWhy || reading.asksHow) &&
  reading.superlative === undefined

const isPrint = (trait: string): boolean => trait.startsWith('feature.customizable')
const fromHowMany =
  /тираж|от скольк|(?:сколько|какое количество) (?:штук )?(?:нужно|надо|минимум|минимально|для этого)|минимал|how many|minimum|moq|最少|最低|起[印做订]量?|多少[个件只]?(?:可以|才|能|起)/u
const printAsked =
  /印(?:logo)?(?:最少)?(?:要)?多少|从?多少[个件只套]?(?:开始|起)?(?:就|才)?(?:可以|能)印|最少.{0,3}印|(?:тираж|минимал)\p{L}* (?:для |на )?(?:лого|нанес|печат)|(?:minimum|moq) (?:for|to) (?:the |a |our |my |print)*(?:logo|print)/u

/** "From how many?" after "can I have my logo on it?" asks from how many pieces there is a logo. */
export function withAskedPrint(reading: Reading, { question }: State): Reading {
  const { question: asked = '', types, fields } = reading
  const isOfPrint = reading.traits.some(isPrint) && (fields.includes('minimum') || fromHowMany.test(asked))
  const isAfterPrint = question?.traits.some(isPrint) === true && fromHowMany.test(asked)
  if (!reading.isQuestion || types.length > 0 || !(isAfterPrint || isOfPrint || printAsked.test(asked))) return reading
  const { reference, quantity: _, ...rest } = reading
  const traits = question?.traits.filter(isPrint) ?? []
  return {
    ...rest,
    ...(reference && reference.kind !== 'this' ? { reference } : {}),
    traits: traits.length > 0 ? traits : ['feature.customizable-logo'],
    words: [],
    fields: fields.filter((field) => field !== 'minimum'),
    asksWhether: true,
    asksForOthers: false,
  }
}

/** "They don't fade?" asks about fading; it wishes for nothing without it. */
export function withAskedDenials(reading: Reading): Reading {
  const isAsking = reading.isQuestion && !reading.asksForOthers && !reading.isPart && reading.types.length === 0 && !reading.thoseOnly
  const denied = [reading.notWords, reading.notTraits, reading.notMaterials].some((list) => list.length > 0)
  if (!isAsking || !denied || reading.words.length + reading.traits.length + reading.relatives.length > 0) return reading
  return {
    ...reading,
    words: reading.notWords.flatMap((phrase) => phrase.split(' ')),
    traits: reading.notTraits,
    materials: union(reading.materials, reading.notMaterials),
    notWords: [],
    notTraits: [],
    notMaterials: [],
    asksWhether: true,
  }
}

/** 单只卖还是成对卖, 带芯吗: of what names no property, words that listings may have. */
export function withAskedChoice(reading: Reading): Reading {
  const { isQuestion, question = '', types, traits, materials, fields, words } = reading
  const isOpen = isQuestion && [types, traits, materials, fields, words, reading.topics].every((said) => said.length === 0)
  const [, ...ways] = (isOpen && (choiceHan.exec(question) ?? thingHan.exec(question))) || []
  return ways.length > 0 ? { ...reading, words: ways as string[], asksWhat: false, asksWhether: true } : reading
}
/** 带芯吗: of a thing of one character nothing is read. */
const thingHan = /^(?:那|请问|它们?|这些?)?(?:有没有|有|带不带|带|含|配)(?!货|用|效)(\p{Script=Han})[吗么]$/u
const choiceHan = /^(?:那|它们?|这些?|都|是|按)*(\p{Script=Han}{1,6}?)(?:卖|装|的)?还是(?:是|按)?(\p{Script=Han}{1,6}?)(?:卖|装|的|呢)?$/u

const forWhom = /\s+(?:для|for)\s+.*$/u
const lastOfName = 2

/**
 * "And for dogs?" after toys for cats: the kind of goods whose name it makes with the name of those before, or with that of their wider kind; `undefined`
 * where that is the same kind, or none.
 */
export function kindForOthers(reading: Reading, { types, phrase }: Wish): Reading | undefined {
  const [type] = types
  const { tied } = reading
  if (tied === undefined || type === undefined || reading.types.length > 0) return undefined
  const isHan = /\p{Script=Han}/u.test(tied)
  // 慢回弹的, 能遥控的 and 陶瓷的 say how the goods should be that are spoken of, and not for whom.
  const saysHow =
    reading.materials.length + reading.colors.length > 0 ||
    reading.traits.some((trait) => trait.startsWith('feature.')) ||
    propertyRows().some(({ names }) => names.zh === tied)
  if (isHan && saysHow) return undefined
  const language = isHan ? 'zh' : /\p{Script=Cyrillic}/u.test(tied) ? 'ru' : 'en'
  const isSibling = (found: string | undefined): boolean =>
    found !== undefined && found !== type && parentsOf(type).some((parent) => found !== parent && isA(found, parent))
  const names = [phrase?.replace(forWhom, ''), ...parentsOf(type).map((parent) => describeType(parent, language, 'many'))]
  for (const name of names) {
    if (name === undefined) continue
    const read = readMessage(isHan ? tied + name.slice(-lastOfName) : `${name} ${tied}`, false)
    if (isSibling(read.types[0])) return forOthers(reading, read)
  }
  const whom = reading.traits.filter((trait) => trait.startsWith('audience.'))
  const named = parentsOf(type)
    .flatMap(childrenOf)
    .filter((kind) => isSibling(kind))
    .map((kind) => readMessage(describeType(kind, language, 'many'), false))
    .find(({ traits }) => whom.length > 0 && whom.every((trait) => traits.includes(trait)))
  return named && forOthers(reading, named)
}

const forOthers = (reading: Reading, { types, said, traits, phrase }: Reading): Reading => ({
  ...reading,
  types,
  said,
  traits,
  beside: [],
  words: [],
  purposes: [],
  ...(phrase ? { phrase } : {}),
})
