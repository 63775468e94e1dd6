import { analyse } from '@karavan/lexicon/analyse.ts'
import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { findConcept } from '@karavan/lexicon/names.ts'

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

/** "Glass" of a glass cleaner: what the goods are called anyway is no property of some of them. */
function isInItsName(type: string, word: string): boolean {
  const { ru = [], en = [] } = findConcept(type)?.words ?? {}
  const stem = word.slice(0, Math.max(4, word.length - 3))
  return [ru[0], en[0]].some((name) => name?.includes(stem))
}
