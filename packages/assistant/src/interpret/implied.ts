import { analyse } from '@karavan/lexicon/analyse.ts'
import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { concepts } from '@karavan/lexicon/concepts/all.ts'
import type { Concept } from '@karavan/lexicon/concepts.ts'
import { findConcept, isA } from '@karavan/lexicon/names.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'
import { isTheme } from '../wish.ts'

const ofCloth =
  /(?<!\p{L})(?:тканев|матерчат|тряпичн|текстильн)\p{L}+|(?<![a-z])(?:fabric|cloth|textile)(?= (?:ones?|\p{L}+)|\s*$)|布艺|布的|布料的|布质/u
/** Whether goods of cloth are wished for. */
export const isOfCloth = (folded: string): boolean => ofCloth.test(folded)

/** Materials that the names of the wanted goods say themselves: "leather belt", "силиконовая форма". */
export function impliedMaterials({ concepts: found, tokens, text }: Analysis, heads: readonly string[]): string[] {
  const names = found.filter(({ kind, conceptId, isNegated }) => kind === 'type' && !isNegated && heads.includes(conceptId))
  const materials: string[] = []
  for (const { start, end, conceptId } of names) {
    materials.push(...materialsOfHan(conceptId, text.slice(start, end)))
    const words = tokens.filter((token) => token.start >= start && token.end <= end)
    if (words.length < 2) continue
    for (const { normalised, script } of words) {
      if (script === 'han' || isInItsName(conceptId, normalised)) continue
      materials.push(...analyse(normalised, { fuzzy: false }).concepts.flatMap((one) => (one.kind === 'material' ? [one.conceptId] : [])))
    }
  }
  return [...new Set(materials)]
}

/** Kinds whose Chinese names have a material that not all of them are of: 塑料袋, 玻璃膜, 毛绒小熊. */
const ofAnyMaterial = ['zip-bag', 'screen-protector', 'paper-bag', 'soft-toy', 'window-film', 'handbag', 'toolbox', 'tool'].map(
  (name) => `type.${name}`,
)

/** Cotton candy, crystal slime and pearl foam are of none of these. */
const noMaterial = /棉花糖|水晶[泥球滴]|珍珠棉/u

/** 硅胶模具, 陶瓷杯: Chinese names have no blanks between a material and the goods. */
function materialsOfHan(type: string, name: string): string[] {
  if (!isHan(name) || noMaterial.test(name) || ofAnyMaterial.some((kind) => isA(type, kind))) return []
  const [usual = ''] = findConcept(type)?.words.zh ?? []
  return inName(name, usual, materialsByHan()).slice(0, 1)
}

/** Properties that have one of their names in a name of goods and not in the usual one, the longest names first. */
const inName = (name: string, usual: string, known: readonly (readonly [string, string])[]): string[] =>
  known.flatMap(([word, id]) => (name.length > word.length && name.includes(word) && !usual.includes(word) ? [id] : []))

const byHan = (isKind: (concept: Concept) => boolean): (readonly [string, string])[] =>
  concepts
    .filter(isKind)
    .flatMap(({ id, words }) => words.zh.filter((word) => word.length >= 2).map((word) => [word.toLowerCase(), id] as const))
    .toSorted(([a], [b]) => b.length - a.length)
let materialNames: (readonly [string, string])[] | undefined
const materialsByHan = (): (readonly [string, string])[] => (materialNames ??= byHan(({ kind }) => kind === 'material'))
let tellingNames: (readonly [string, string])[] | undefined
const tellingByHan = (): (readonly [string, string])[] => (tellingNames ??= byHan(({ id }) => telling.has(id)))

/** What is said of goods by a word of their name and is no part of what all of them are: "уши с шумодавом", "беспроводные наушники". */
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

/** Properties that the names of the wanted goods say themselves, and what all of the kind are called does not. */
export function impliedTraits({ concepts: found, text }: Analysis, heads: readonly string[]): string[] {
  const names = found.filter(({ kind, conceptId, isNegated }) => kind === 'type' && !isNegated && heads.includes(conceptId))
  const traits = names.flatMap(({ start, end, conceptId }) => {
    const plain = Object.values(findConcept(conceptId)?.words ?? {}).flatMap(([name = '']) => traitsIn(name))
    const name = text.slice(start, end)
    const [usual = ''] = findConcept(conceptId)?.words.zh ?? []
    const ofHan = isHan(name) ? inName(name, usual, tellingByHan()) : []
    return [...traitsIn(name), ...ofHan].filter((trait) => !plain.includes(trait))
  })
  return [...new Set(traits)]
}

/** "Glass" of a glass cleaner: what the goods are called anyway is no property of some of them. */
function isInItsName(type: string, word: string): boolean {
  const { ru = [], en = [] } = findConcept(type)?.words ?? {}
  const stem = word.slice(0, Math.max(4, word.length - 3))
  return [ru[0], en[0]].some((name) => name?.includes(stem))
}
