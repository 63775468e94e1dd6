import type { Evidence, Given } from './evidence.ts'

/** How the model names an offer: "[A]", "[P2]". */
export const refPattern = /\[\s*([A-Z]|P\d{1,2})\s*\]/gu

/** An offer that a sentence names, and where. */
export interface Named {
  given: Given
  start: number
  end: number
}

/** The offers that a sentence names, in their order; names that no tool has given are left out. */
export const namesIn = (sentence: string, evidence: Evidence): Named[] =>
  [...sentence.matchAll(refPattern)].flatMap((match) => {
    const given = evidence.find(match[1]!)
    return given ? { given, start: match.index, end: match.index + match[0].length } : []
  })
