import { type ClassOfTexts, learning } from './learn-classes.ts'
import { learnedClassifier } from './learned-classifier.ts'
import { type MarkedSpan, markedSpans } from './marked-spans.ts'
import { stemOf } from './stem.ts'
import { type Share, type Stretches, signStretches } from './text-classifier.ts'

/**
 * What a message of a talk says of a property that it names: it is wanted, not wanted, given up, will do as well, is asked about, is only said of something, or
 * points at an offer that has it.
 */
export const mentionRoles = ['wanted', 'unwanted', 'given-up', 'also', 'asked', 'said', 'pointing'] as const
export type MentionRole = (typeof mentionRoles)[number]
/** How they are marked in `data/marked-mentions.txt`: "not [n:black], [w:grey]". */
const marks: Readonly<Record<string, MentionRole>> = {
  w: 'wanted',
  n: 'unwanted',
  g: 'given-up',
  a: 'also',
  q: 'asked',
  s: 'said',
  p: 'pointing',
}

/** Stands before and behind the property. */
const sign = '\u0001'
/** Stands before what the rules make of it. */
const ofRules = '\u0002'

/** A message in which one of its properties is asked about; `others` are those beside it, `ruled` what the rules take it for. */
export function mentionOf(
  text: string,
  span: { start: number; end: number },
  others: readonly { start: number; end: number }[],
  ruled: readonly string[],
): string {
  const beside = others.filter(({ start, end }) => end <= span.start || start >= span.end)
  const plain = (from: number, to: number): string => {
    let said = ''
    let at = from
    for (const { start, end } of beside.filter((one) => one.start >= from && one.end <= to).toSorted((a, b) => a.start - b.start)) {
      if (start < at) continue
      said += `${text.slice(at, start)} ${place} `
      at = end
    }
    return said + text.slice(at, to)
  }
  const parts = [plain(0, span.start), text.slice(span.start, span.end), plain(span.end, text.length)]
  return `${parts.map((part) => part.replaceAll(sign, ' ').replaceAll(ofRules, ' ')).join(sign)}${ofRules}${ruled.join(',')}`
}
/** Stands for another property. */
const place = '\u0003'

/** Each property of the marked messages. */
export const mentionsOf = (table: string): { text: string; span: MarkedSpan; others: MarkedSpan[]; role: MentionRole }[] =>
  table.split('\n').flatMap((line) => {
    const { text, spans } = markedSpans(line)
    return spans.map((span) => ({ text, span, others: spans.filter((other) => other !== span), role: marks[span.mark]! }))
  })

const pieces = /\p{Script=Han}|[\p{L}']+|\d+(?:[.,]\d+)?|[^\s\p{L}\d]/gu
const reach = 6
const longStem = 5
const clauseEnd = /[,.;!?，。；！？、\n]/u

function* signsAround(side: string, words: readonly string[]): Generator<string> {
  const near = words.slice(0, reach)
  if (near.length === 0) yield `${side} none`
  let isClause = true
  for (const [at, piece] of near.entries()) {
    if (at < 3) yield `${side}${at} ${piece}`
    yield `${side} ${piece}`
    if (isClause) yield `${side} clause ${piece}`
    if (piece.length > longStem) {
      yield `${side} ${piece.slice(0, longStem)}-`
      if (isClause) yield `${side} clause ${piece.slice(0, longStem)}-`
    }
    if (at > 0) yield `${side} ${near[at - 1]} ${piece}`
    if (at > 1 && at < 4) yield `${side} ${near[at - 2]} ${near[at - 1]} ${piece}`
    if (clauseEnd.test(piece)) isClause = false
  }
  if (near.length > 1) yield `${side}0-1 ${near[0]} ${near[1]}`
  if (near.length > 2) yield `${side}0-2 ${near[0]} ${near[1]} ${near[2]}`
}

/** What stands around the property of a text of `mentionOf`, and what the rules take it for. */
export function mentionStretchesOf(text: string, buckets: number): Stretches {
  const [message = '', ruled = ''] = text.toLowerCase().split(ofRules)
  const [before = '', own = '', behind = ''] = message.split(sign)
  const plain = (piece: string): string =>
    /^\d/.test(piece) ? '0' : piece === place ? 'PLACE' : piece.length > longStem ? stemOf(piece) : piece
  const lead = (before.match(pieces) ?? []).map(plain).toReversed()
  const tail = (behind.match(pieces) ?? []).map(plain)
  const said = new Set<string>([...signsAround('lead', lead), ...signsAround('tail', tail)])
  said.add(`between ${lead[0] ?? ''} ${tail[0] ?? ''}`)
  said.add(`between ${lead.slice(0, 2).join(' ')} | ${tail.slice(0, 2).join(' ')}`)
  for (const one of ruled.split(',')) if (one !== '') said.add(`ruled ${one}`)
  for (const piece of new Set([...lead, ...tail])) said.add(`any ${piece.length > longStem ? piece.slice(0, longStem) : piece}`)
  for (const word of (own.match(pieces) ?? []).map(plain)) said.add(`own ${word.slice(0, longStem)}`)
  for (const word of own.match(/\p{L}+/gu) ?? []) said.add(`ends ${word.slice(-2)}`)
  if (/[?？]/u.test(behind)) said.add('asked behind')
  if (/[?？]/u.test(before)) said.add('asked before')
  said.add(`length ${Math.min(6, Math.floor((lead.length + tail.length) / 3))}`)
  said.add(`places before ${Math.min(2, lead.filter((piece) => piece === 'PLACE').length)}`)
  said.add(`places behind ${Math.min(2, tail.filter((piece) => piece === 'PLACE').length)}`)
  return signStretches(said, buckets)
}

export const mentionLearning = { ...learning, rounds: 12, buckets: 2 ** 17, of: mentionStretchesOf }

/** Texts of `mentionOf` by what is said of their property. */
export const mentionClassesOf = (mentions: readonly { text: string; role: MentionRole }[]): ClassOfTexts[] =>
  mentionRoles.map((name) => ({ name, texts: mentions.filter(({ role }) => role === name).map(({ text }) => text) }))

/** What was learned of them; `scripts/make-mention-roles.ts` learns it anew. */
const classifier = learnedClassifier('mention-roles.bin', mentionStretchesOf)

/** What a text of `mentionOf` says of its property, the most probable first. */
export const rolesOfMention = (text: string): Share[] => classifier().read(text)
