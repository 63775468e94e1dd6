import { findConcept } from '@karavan/lexicon/names.ts'

/** How many names of a kind in each language are those it is usually called by; the others name something narrower. */
const usualNames = 4

/** The names that goods of a kind are usually called by, in all languages; empty for an unknown id. */
export const usualNamesOf = (type: string): string[] =>
  Object.values(findConcept(type)?.words ?? {}).flatMap((names) => names.slice(0, usualNames))
