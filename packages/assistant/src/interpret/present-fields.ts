import type { Language } from '@karavan/contract/language.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import { LRUCache } from 'lru-cache'

/** "Baubles with a hanger", 要带挂绳的: a part that listings have an attribute for, of which some say that it is not there. */

/** That something is there, as a buyer reads it. */
const present: Record<Language, string> = { ru: 'есть', en: 'yes', zh: '有' }
const absent = /^(?:无|没有|不带|不支持|否|нет|без.*|отсутствует|none|no|without.*|not included)$/u

const wished = '(?:带有?|要有?|配有?|有)(?:个|条|根|一[个条根])?'
const before = `(?:${wished}|(?<![a-z])(?:with|has|have|having|including)\\s(?:an?\\s|the\\s)?|(?<!\\p{L})(?:со?|есть|был[аи]?|были)\\s)`
const denied = /(?:[不没](?:要|用|需要|想要)?|нет|не|без|no|not|without|n't)\s?$/u

const patterns = new LRUCache<string, RegExp>({ max: 500 })
function wayFor(named: string): RegExp {
  const known = patterns.get(named) ?? new RegExp(`${before}${named}`, 'u')
  patterns.set(named, known)
  return known
}

/** Where a message wishes for what the attribute of this name says is there; `undefined` where it does not, or where no listing says that it is missing. */
export function presenceIn(
  text: string,
  values: ReadonlySet<string>,
  language: Language,
  named: string,
): { start: number; end: number; value: string } | undefined {
  if (![...values].some((value) => absent.test(value))) return undefined
  const match = wayFor(named).exec(text)
  if (!match || denied.test(text.slice(0, match.index))) return undefined
  // "With lid" is a property that is known without its attribute.
  if (analyse(match[0], { fuzzy: false }).concepts.some(({ kind }) => kind !== 'type')) return undefined
  return { start: match.index, end: match.index + match[0].length, value: present[language] }
}

/** Whether a stated value says that something is there; `undefined` where `wanted` asks for no such thing. */
export const isPresent = (wanted: string, stated: string): boolean | undefined =>
  Object.values(present).includes(wanted) ? !absent.test(stated) : undefined
