import type { Reading } from './read.ts'

/**
 * A question as the buyer wrote it, for an answer that quotes it: what is read may be written out in other words ("work on induction" is "induction ready").
 * Of several sentences the one that has most of what is read; `undefined` where nothing is asked.
 */
export function quotedQuestion({ question, asksAbout, written }: Pick<Reading, 'question' | 'asksAbout' | 'written'>): string | undefined {
  const asked = question ?? asksAbout?.text
  if (asked === undefined || written.toLowerCase().includes(asked.toLowerCase())) return asked
  const wanted = new Set(wordsOf(asked))
  const sentences = written.split(/[.!?。！？;；\n]+/u).map((text) => text.trim())
  const counted = sentences.map((text) => ({ text, share: wordsOf(text).filter((word) => wanted.has(word)).length / wanted.size }))
  const best = counted.toSorted((a, b) => b.share - a.share)[0]
  return best && best.share >= leastShare && best.text.length <= longestQuote ? best.text : asked
}
const leastShare = 0.5
const longestQuote = 120

/** Words, and in Chinese characters. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{Script=Han}|[\p{L}\d]+/gu) ?? []
