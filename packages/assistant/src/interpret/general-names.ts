import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { headOf, kindsByHead } from '@karavan/lexicon/kind-heads.ts'
import { findConcept, isA, parentsOf } from '@karavan/lexicon/names.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { isStopword } from '@karavan/lexicon/stopwords.ts'
import type { Token } from '@karavan/lexicon/tokens.ts'
import { namesPart } from './grammar/part-name.ts'
import { kindsForDoing } from './grammar/use.ts'

/** Goods called by the last word of their name alone, which is that of several kinds: "mats", "a dish", 垫子. */

export interface GeneralName {
  /** The word, as the analyser spells it. */
  word: string
  /** Concepts of the kinds that may be meant, in the order of the lexicon. */
  kinds: readonly string[]
  /** Unread words of the same name: the "prayer" of "prayer mats". What has none of them is something else. */
  modifiers: readonly string[]
  /** No word of the message names them but what is done with them: any of the kinds will do. */
  isDone?: true
  /** What the word itself says beside the goods: the 厚 of 厚垫子. */
  said: readonly string[]
}

/** So many kinds make a word general; one alone is no choice. */
const leastKinds = 2
const sizeOfHan = /^[厚薄大小软硬长短宽窄轻]+$/u
/** How goods are, and no part of what they are called: "thick mats". */
const sizeOfWord =
  /^(?:thick|thin|large|big|small|soft|hard|long|short|wide|narrow|heavy|light|толст|тонк|больш|маленьк|мягк|тверд|длинн|коротк|широк|узк|тяжел|легк)/u

/** Kinds whose longer names end in this word; empty where they are too few for a general name. */
function kindsCalled(word: string, least = leastKinds): readonly string[] {
  const isHan = /\p{Script=Han}/u.test(word)
  const head = isHan ? (word.endsWith('子') ? [...word].at(-2) : undefined) : stemOf(word)
  const kinds = head === undefined ? undefined : kindsByHead().get(head)
  return kinds !== undefined && kinds.length >= least ? kinds : []
}

/**
 * Kinds beside these goods that a word is short for: among goods for pets "beds" are those of pets. What is called like a part ("strap") is short for goods
 * where several kinds are called so and it stands in the plural.
 */
export function kindsBeside(word: string, types: readonly string[]): readonly string[] {
  const isPart = namesPart(word) && !(word.endsWith('s') && kindsCalled(word).length > 0)
  if (isPart || isStopword(word)) return []
  return kindsCalled(word, 1).filter((kind) => areBeside(kind, types))
}

/** Whether the word ends what a kind is called first in some language: "beds" that of pet beds, "towels" none of napkins, which are paper towels as well. */
export const endsFirstName = (word: string, kind: string): boolean =>
  Object.values(findConcept(kind)?.words ?? {}).some(([name]) => name !== undefined && headOf(name) === stemOf(word))

/** Whether a kind is of the same wider kind as one of these, and neither of the two is wider than the other. */
export const areBeside = (kind: string, types: readonly string[]): boolean =>
  types.some((type) => !isA(kind, type) && !isA(type, kind) && parentsOf(kind).some((parent) => parentsOf(type).includes(parent)))

/** Stands within a name: "mats in blue" are mats, "a flat near the station" is no station. */
const leadsAway = /(?:^|[^\p{L}])(?:for|near|with|to|in|on|at|of|by|from|для|с|со|под|на|в|из|от|у|к|по|около|возле)(?![\p{L}])/iu

/**
 * The general name of a message in which no kind of goods was read, or one whose own name is such a word. `words` are the unread ones of the message;
 * `undefined` where there is none, or where the word stands before another noun and is what that one is of: "apple tree saplings".
 */
export function generalNameOf(
  analysis: Analysis,
  types: readonly string[],
  words: readonly string[],
  said: readonly string[],
): GeneralName | undefined {
  const [type, ...others] = types
  if (others.length > 0) return undefined
  const [own, ...further] = said
  if (type !== undefined) {
    if (own === undefined || further.length > 0) return undefined
    const kinds = kindsCalled(own, 1).filter((kind) => !isA(kind, type) && !isA(type, kind))
    return kinds.length > 0 ? { word: own, kinds, modifiers: [], said: [] } : undefined
  }
  const { text, tokens } = analysis
  const isUnread = (token: Token | undefined): boolean => token !== undefined && words.includes(token.normalised)
  const first = tokens.find((token) => isUnread(token))
  const isBeside = (one: Token, other: Token | undefined): boolean =>
    other !== undefined && /^[\s-]+$/.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)))
  for (const [at, token] of tokens.entries()) {
    if (token.script === 'han' || !isUnread(token) || isStopword(token.normalised)) continue
    const kinds = kindsCalled(token.normalised)
    if (kinds.length === 0 || (first && leadsAway.test(text.slice(first.start, token.start)))) continue
    const next = tokens[at + 1]
    if (isBeside(token, next) && isUnread(next) && token.script === 'latin') continue
    const modifiers: string[] = []
    for (let back = at - 1; back >= 0 && isBeside(tokens[back + 1]!, tokens[back]) && !isStopword(tokens[back]!.normalised); back--)
      if (isUnread(tokens[back]) && !sizeOfWord.test(tokens[back]!.normalised)) modifiers.unshift(tokens[back]!.normalised)
    return { word: token.normalised, kinds, modifiers, said: [] }
  }
  const named = words.find((word) => kindsCalled(word).length > 0 && /\p{Script=Han}/u.test(word))
  if (named === undefined) {
    const kinds = kindsForDoing(analysis.folded)
    return kinds.length > 0 ? { word: '', kinds, modifiers: [], isDone: true, said: [] } : undefined
  }
  const lead = named.slice(0, -2)
  return {
    word: named,
    kinds: kindsCalled(named),
    modifiers: lead === '' || sizeOfHan.test(lead) ? [] : [lead],
    said: sizeOfHan.test(lead) ? [lead] : [],
  }
}
