import type { Reading } from './read.ts'

/**
 * A question as the buyer wrote it, for an answer that quotes it: what is read may be written out in other words ("work on induction" is "induction ready").
 * Of several sentences the one that has most of what is read; `undefined` where nothing is asked.
 */
export function quotedQuestion(reading: Pick<Reading, 'question' | 'asksAbout' | 'written'>): string | undefined {
  const quoted = asWritten(reading)
  if (quoted === undefined) return undefined
  const own = quoted.replace(behindQuestion, '').replace(pointing, '').replace(ending, '')
  return wordsOf(own).length > 0 ? own : quoted
}
/** What stands behind what is asked: "is it for mains? I'll take 40". */
const behindQuestion = /(?<=\p{L}\s*)[?？].*$/su
/** What a question begins with that says which of those shown is meant. */
const pointing =
  /^(?:[\s,.;:–—，。、-]+|(?:а|и|ну|вот|так|да|же|у|по|вы ж(?:е)? сами|(?:перв|втор|трет|четв[её]рт|пят|шест|последн)(?:ый|ая|ое|ые|ого|ой|ом|ую|ых|ий|ья|ье|ьи|ьего|ьей|ьем|ью)|эт(?:от|а|о|и|ого|ой|их)|т(?:от|а|е)|он[аио]?|(?:does|do) (?:it|they|this|that|these|those|(?:the )?(?:first|second|third|fourth|fifth|sixth|last)(?: ones?)?) (?:have|come with)(?: an?| any)?|and|so|but|ok(?:ay)?|hmm?|well|(?:the )?(?:first|second|third|fourth|fifth|sixth|last)(?: ones?)?|it|they|(?:does |do |is |are )?(?:no|nr|number)\.? ?\d|№ ?\d|#\d)(?![\p{L}\d])|那么?|请问|第[一二三四五六七八九]?[个款]?(?:和|跟|、)?|这[个款]|的|呢)+/iu
const ending = /[\s,.;:!，。；！]+$/u

function asWritten({ question, asksAbout, written }: Pick<Reading, 'question' | 'asksAbout' | 'written'>): string | undefined {
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
