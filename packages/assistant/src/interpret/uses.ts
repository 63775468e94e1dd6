import { propertyRows } from '@karavan/lexicon/property-phrases/rows.ts'

let uses: ReadonlySet<string> | undefined
/** What Chinese listings call a use that goods are for; other languages say "for" before it. */
const usesOfListings = (): ReadonlySet<string> =>
  (uses ??= new Set(propertyRows().flatMap(({ names }) => (/^for /u.test(names.en) && /^для /u.test(names.ru) ? [names.zh] : []))))

/** When goods are used: "at night", «по вечерам». */
const times =
  /(?<![a-z])(?:at (?<en>night)|in the (?<dark>evening|dark))(?![a-z])|(?<!\p{L})(?:(?<ru>ночью|вечером)|по (?<often>ночам|вечерам)|в (?<darkness>темноте))(?!\p{L})/giu

/** Of some words of a message those that say what the goods are used for, or when, and not what they must be like: 夜间遛狗, "at night". */
export function usesAmong(words: readonly string[], folded: string): string[] {
  const said = new Set([...folded.matchAll(times)].flatMap(({ groups = {} }) => Object.values(groups).filter(Boolean)))
  return words.filter((word) => said.has(word) || (/^\p{Script=Han}{3,}$/u.test(word) && usesOfListings().has(word)))
}
