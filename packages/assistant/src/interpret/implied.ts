import { analyse } from '@karavan/lexicon/analyse.ts'
import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { findConcept } from '@karavan/lexicon/names.ts'
import { isTheme } from '../wish.ts'

const ofCloth =
  /(?<!\p{L})(?:тканев|матерчат|тряпичн|текстильн)\p{L}+|(?<![a-z])(?:fabric|cloth|textile)(?= (?:ones?|\p{L}+)|\s*$)|布艺|布的|布料的|布质/u
/** Whether goods of cloth are wished for. */
export const isOfCloth = (folded: string): boolean => ofCloth.test(folded)

/** Materials that the names of the wanted goods say themselves: "leather belt", "силиконовая форма". */
export function impliedMaterials({ concepts, tokens }: Analysis, heads: readonly string[]): string[] {
  const names = concepts.filter(({ kind, conceptId, isNegated }) => kind === 'type' && !isNegated && heads.includes(conceptId))
  const materials: string[] = []
  for (const { start, end, conceptId } of names) {
    const words = tokens.filter((token) => token.start >= start && token.end <= end)
    if (words.length < 2) continue
    for (const { normalised, script } of words) {
      if (script === 'han' || isInItsName(conceptId, normalised)) continue
      materials.push(
        ...analyse(normalised, { fuzzy: false }).concepts.flatMap((found) => (found.kind === 'material' ? [found.conceptId] : [])),
      )
    }
  }
  return [...new Set(materials)]
}

/** What is said of goods by a word of their name and is no part of what all of them are: "уши с шумодавом", "беспроводные наушники". */
const telling: ReadonlySet<string> = new Set(
  ['wireless', 'noise-cancelling', 'foldable', 'waterproof', 'rechargeable', 'magnetic', 'touch'].map((name) => `feature.${name}`),
)

/** A name without its first and its last words; Chinese ones have two characters. */
function partsOf(name: string): string[] {
  if (/^\p{Script=Han}{4,}$/u.test(name)) return [name.slice(2), name.slice(0, -2)]
  const words = name.split(/\s+/)
  return words.length < 2 ? [] : [...words, words.slice(1).join(' '), words.slice(0, -1).join(' ')]
}

const traitsIn = (name: string): string[] =>
  partsOf(name).flatMap((part) =>
    analyse(part, { fuzzy: false })
      .concepts.map((found) => found.conceptId)
      .filter((id) => telling.has(id) || isTheme(id)),
  )

/** Properties that the names of the wanted goods say themselves, and what all of the kind are called does not. */
export function impliedTraits({ concepts, text }: Analysis, heads: readonly string[]): string[] {
  const names = concepts.filter(({ kind, conceptId, isNegated }) => kind === 'type' && !isNegated && heads.includes(conceptId))
  const traits = names.flatMap(({ start, end, conceptId }) => {
    const plain = Object.values(findConcept(conceptId)?.words ?? {}).flatMap(([name = '']) => traitsIn(name))
    return traitsIn(text.slice(start, end)).filter((trait) => !plain.includes(trait))
  })
  return [...new Set(traits)]
}

/** "Glass" of a glass cleaner: what the goods are called anyway is no property of some of them. */
function isInItsName(type: string, word: string): boolean {
  const { ru = [], en = [] } = findConcept(type)?.words ?? {}
  const stem = word.slice(0, Math.max(4, word.length - 3))
  return [ru[0], en[0]].some((name) => name?.includes(stem))
}
