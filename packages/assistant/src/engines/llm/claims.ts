import { analyse } from '@karavan/lexicon/analyse.ts'
import type { ConceptMatch } from '@karavan/lexicon/analysis.ts'
import { blanked } from '../../interpret/grammar/open-text.ts'
import { blankOut } from './blank.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { withoutComparisons } from './comparisons.ts'
import type { Given } from './evidence.ts'
import { withoutExtremes } from './extremes.ts'
import type { FigureContext, Subjects } from './figures.ts'
import { claimingWords, withoutTurns } from './neutral.ts'
import { wordNumber } from './number-words.ts'
import { refPattern } from './refs.ts'

/** A stretch of a sentence and the offers that it speaks of. */
export interface Stretch extends Subjects {
  text: string
  /** Where it begins in its sentence. */
  start: number
}

/** What of a stretch stands in one clause. */
export interface Claim extends Stretch {
  clause: Clause
  concepts: readonly ConceptMatch[]
  /** Words beside those that are proven by themselves. */
  words: readonly string[]
  /** It holds a figure, a comparison or a superlative, which others look up. */
  hasFigure: boolean
}

/** "There is a black one" is true of one; "it is black" of what was named last; "the first one" of nobody knows which, so of each. */
const someOfThem =
  /(?<!\p{L})(?:есть|имеется|нашл\p{L}*|нашел|нашёл|найден\p{L}*|подобрал\p{L}*|вот|среди|один из|одна из|от(?=\s+\d)|до(?=\s+\d))(?!\p{L})|\b(?:there (?:is|are)|found|one of|among|here (?:is|are)|from(?=\s+[\d\p{Sc}]))|有|找到|其中|起(?!订)/iu
const pronoun = /(?<!\p{L})(?:он|она|оно|него|нее|неё|нем|нём|ней|ему|его|ее|её)(?!\p{L})|\b(?:it|its)\b|它/iu
const pointing =
  /(?<!\p{L})(?:эт\p{L}+|перв\p{L}*|втор\p{L}*|трет\p{L}*|последн\p{L}*|друг(?:ой|ая|ие|их|ое)|остальн\p{L}*)(?!\p{L})|\b(?:this|that|these|those|first|second|third|last|latter|former|others?|rest)\b|这|那|第[一二三]|其他|其它|另/iu

/** Says that there is none. */
const isOfNone =
  /(?<!\p{L})(?:ничего|ни один\p{L}*|ни одно\p{L}*|нет|не наш\p{L}*|не наход\p{L}*)(?!\p{L})|\b(?:none|nothing|no)\b|\bnot f[io]u?nd|没有|没找/iu

function subjectsOf({ sentence, evidence, focus, isOfAll }: FigureContext): Subjects {
  const all = evidence.shown
  if (isOfAll || (pointing.test(sentence) && !pronoun.test(sentence))) return { of: all, isNamed: false, isEach: true }
  if (pronoun.test(sentence) && focus.length > 0) return { of: focus, isNamed: false, isEach: true }
  if (someOfThem.test(sentence)) return { of: evidence.all, isNamed: false, isEach: isOfNone.test(sentence) }
  return { of: focus.length > 0 ? focus : all, isNamed: false, isEach: true }
}

/** Between names that stand in a list. */
const listing = /^[\s*]*[,，、/&+]?\s*(?:и|или|and|or|和|与|及|或)?[\s*]*$/iu

/** Where the part of a lead ends that says what none is; 0 where there is no such part. */
function denialBefore(lead: string): number {
  const end = Math.max(...[',', ';', '，', '；', '。', ' — '].map((mark) => lead.lastIndexOf(mark)))
  return end > 0 && isOfNone.test(lead.slice(0, end)) ? end : 0
}

/** What follows the name of an offer is said of it; what stands before the first name, of any of those that are named, else of those that are meant. */
export function stretchesOf(context: FigureContext): Stretch[] {
  const { sentence, names, evidence } = context
  const given = names.map((name) => name.given)
  if (names.length === 0) return [{ text: sentence, start: 0, ...subjectsOf(context) }]
  const between = (at: number): string => sentence.slice(names[at - 1]!.end, names[at]!.start)
  const stretch = (start: number, end: number | undefined, own: readonly Given[]): Stretch => {
    const text = sentence.slice(start, end)
    // "[A] чёрный, остальные синие"
    return {
      text,
      start,
      of: /остальн|друг(?:ие|их)|\bothers\b|\brest\b|其他|其它/iu.test(text) ? evidence.shown : own,
      isNamed: true,
      isEach: true,
    }
  }
  // "На 900 мл ничего нет, ближе всего [C]": what is said of none is not said of those that are named.
  const lead = denialBefore(sentence.slice(0, names[0]!.start))
  const stretches = [
    ...(lead > 0 ? [{ text: sentence.slice(0, lead), start: 0, of: evidence.shown, isNamed: false, isEach: true }] : []),
    stretch(lead, names[0]!.start, given),
  ]
  names.forEach(({ end }, at) => {
    const text = sentence.slice(end, names[at + 1]?.start)
    // "[A] и [B]: сталь, 500 мл" is said of both.
    const isListed = names[at + 1] !== undefined && listing.test(text)
    if (isListed) return
    let first = at
    while (first > 0 && listing.test(between(first))) first -= 1
    stretches.push(stretch(end, names[at + 1]?.start, given.slice(first, at + 1)))
  })
  return stretches
}

/** What each stretch claims in each clause: properties that the dictionary knows, and words that are neither them nor figures nor comparisons. */
export function claimsOf(stretches: readonly Stretch[], { sentence }: FigureContext): Claim[] {
  const open = sentence.replace(refPattern, (ref) => '□'.repeat(ref.length))
  const { concepts } = analyse(open, { fuzzy: false })
  const plain = blanked(open, concepts)
  const clauses = clausesOf(sentence, plain)
  const talk = withoutTurns(blankOut(plain, /ord-[\p{L}\p{N}-]+|(?<=[a-z])-free/giu))
  const rest = withoutComparisons(withoutExtremes(talk))
  return stretches.flatMap((stretch) =>
    clauses.flatMap((clause) => {
      const [start, end] = [Math.max(stretch.start, clause.start), Math.min(stretch.start + stretch.text.length, clause.end)]
      if (start >= end) return []
      const own = concepts.filter((concept) => concept.start >= start && concept.start < end)
      const words = claimingWords(rest.slice(start, end))
      const hasFigure =
        rest.slice(start, end) !== talk.slice(start, end) ||
        /\d/.test(talk.slice(start, end)) ||
        talk.slice(start, end).search(wordNumber) >= 0
      return [{ ...stretch, text: sentence.slice(start, end), start, clause, concepts: own, words, hasFigure }]
    }),
  )
}
