import { analyse } from '@karavan/lexicon/analyse.ts'
import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { byHan, inName, traitsOfName } from '@karavan/lexicon/name-traits.ts'
import { findConcept, isA } from '@karavan/lexicon/names.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'

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

let materialNames: (readonly [string, string])[] | undefined
const materialsByHan = (): (readonly [string, string])[] => (materialNames ??= byHan(({ kind }) => kind === 'material'))

/** Properties that the names of the wanted goods say themselves, and what all of the kind are called does not. */
export function impliedTraits({ concepts: found, text }: Analysis, heads: readonly string[]): string[] {
  const names = found.filter(({ kind, conceptId, isNegated }) => kind === 'type' && !isNegated && heads.includes(conceptId))
  return [...new Set(names.flatMap(({ start, end, conceptId }) => traitsOfName(conceptId, text.slice(start, end))))]
}

/** "Glass" of a glass cleaner: what the goods are called anyway is no property of some of them. */
function isInItsName(type: string, word: string): boolean {
  const { ru = [], en = [] } = findConcept(type)?.words ?? {}
  const stem = word.slice(0, Math.max(4, word.length - 3))
  return [ru[0], en[0]].some((name) => name?.includes(stem))
}
