import { findConcept } from '@karavan/lexicon/names.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { mentions } from '../rank/mentions.ts'

/** The one of several kinds that has one of the words in its name: "files" of nail files, mirrors and towels. */
export function kindAmong(types: readonly string[], words: readonly string[]): { word: string; type: string } | undefined {
  if (types.length < 2) return undefined
  for (const word of words) {
    // 垫子 stands for 瑜伽垫 as well.
    const root = /^\p{Script=Han}+子$/u.test(word) ? word.slice(0, -1) : word
    const isNamed = (type: string): boolean =>
      Object.values(findConcept(type)?.words ?? {}).some((names) => names.some((name) => mentions(name.toLowerCase(), stemOf(root))))
    const [type, ...others] = types.filter(isNamed)
    if (type !== undefined && others.length === 0) return { word, type }
  }
  return undefined
}
