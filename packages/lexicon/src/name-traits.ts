import { analyse } from './analyse.ts'
import { concepts } from './concepts/all.ts'
import type { Concept } from './concepts.ts'
import { findConcept } from './names.ts'
import { isHan } from './tokens.ts'

/** What is said of goods by a word of their name and is no part of what all of them are: "уши с шумодавом", "беспроводные наушники", "non-stick pan". */
const telling: ReadonlySet<string> = new Set(
  [
    'wireless',
    'noise-cancelling',
    'foldable',
    'waterproof',
    'rechargeable',
    'magnetic',
    'touch',
    'nonstick',
    'with-straw',
    'polarized',
    'uv-protection',
    'adjustable',
    'with-hood',
    'non-slip',
    'fast-charging',
  ].map((name) => `feature.${name}`),
)
const isTheme = (id: string): boolean => id.startsWith('theme.')

/** Properties that have one of their names in a name of goods and not in the usual one, the longest names first. */
export const inName = (name: string, usual: string, known: readonly (readonly [string, string])[]): string[] =>
  known.flatMap(([word, id]) => (name.length > word.length && name.includes(word) && !usual.includes(word) ? [id] : []))

/** Chinese names of concepts, the longest first. */
export const byHan = (isKind: (concept: Concept) => boolean): (readonly [string, string])[] =>
  concepts
    .filter(isKind)
    .flatMap(({ id, words }) => words.zh.filter((word) => word.length >= 2).map((word) => [word.toLowerCase(), id] as const))
    .toSorted(([a], [b]) => b.length - a.length)
let tellingNames: (readonly [string, string])[] | undefined
const tellingByHan = (): (readonly [string, string])[] => (tellingNames ??= byHan(({ id }) => telling.has(id)))

/** A name without its first and its last words; Chinese ones have two characters. */
function partsOf(name: string): string[] {
  if (/^\p{Script=Han}{4,}$/u.test(name)) return [name.slice(2), name.slice(0, -2)]
  const words = name.split(/\s+/)
  return words.length < 2 ? [] : [...words, words.slice(1).join(' '), words.slice(0, -1).join(' ')]
}

const traitsIn = (name: string): string[] =>
  partsOf(name).flatMap((part) =>
    analyse(part, { fuzzy: false })
      .concepts.map((one) => one.conceptId)
      .filter((id) => telling.has(id) || isTheme(id)),
  )

const known = new Map<string, readonly string[]>()
/** Names are those of the vocabulary, in their forms. */
const maxKnown = 5000

/** Properties that a name of goods says itself, and what all of the kind are called does not. */
export function traitsOfName(type: string, written: string): readonly string[] {
  const name = written.toLowerCase()
  const key = `${type} ${name}`
  const before = known.get(key)
  if (before) return before
  const plain = Object.values(findConcept(type)?.words ?? {}).flatMap(([usual = '']) => traitsIn(usual))
  const [usual = ''] = findConcept(type)?.words.zh ?? []
  const ofHan = isHan(name) ? inName(name, usual, tellingByHan()) : []
  const traits = [...new Set([...traitsIn(name), ...ofHan])].filter((trait) => !plain.includes(trait))
  if (known.size >= maxKnown) known.clear()
  known.set(key, traits)
  return traits
}
