import { findConcept } from '@karavan/lexicon/names.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { mentions } from '../rank/mentions.ts'

/** The one of several kinds that has one of the words in its name: "files" of nail files, mirrors and towels. */
export function kindAmong(types: readonly string[], words: readonly string[]): { word: string; type: string } | undefined {
  if (types.length < 2) return undefined
  for (const word of words) {
    const isNamed = (type: string): boolean =>
      Object.values(findConcept(type)?.words ?? {}).some((names) => names.some((name) => mentions(name.toLowerCase(), stemOf(word))))
    const [type, ...others] = types.filter(isNamed)
    if (type !== undefined && others.length === 0) return { word, type }
  }
  return undefined
}
