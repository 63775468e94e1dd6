import { openAnalysis } from './analyse.ts'
import { headTypes } from './heads.ts'
import { type ClassOfTexts, learning } from './learn-classes.ts'
import { learnedClassifier } from './learned-classifier.ts'
import { markedSpans } from './marked-spans.ts'
import { groupsOf } from './meaning-groups.ts'
import { ancestorsOf } from './names.ts'
import { type Share, type Stretches, signStretches } from './text-classifier.ts'

/**
 * What a number of a message stands for: how many are wanted (`quantity`), a price of one or for all (`price`, `sum`), a measure, a size of clothes or shoes, an
 * age, how many parts each of the goods has, part of a name, a time, or nothing of the order (`aside`).
 */
export const numberRoles = ['quantity', 'price', 'sum', 'measure', 'size', 'age', 'parts', 'name', 'time', 'aside'] as const
export type NumberRole = (typeof numberRoles)[number]
/** How they are marked in `data/numbered-messages.txt`: "mats for [q:24] pupils". */
const marks: Readonly<Record<string, NumberRole>> = {
  q: 'quantity',
  p: 'price',
  t: 'sum',
  m: 'measure',
  s: 'size',
  a: 'age',
  n: 'parts',
  d: 'name',
  w: 'time',
  x: 'aside',
}

/** Stands before and behind the number that is asked about. */
const sign = '\u0001'
/** A message in which one number is asked about. */
export const askingOf = (text: string, { start, end }: { start: number; end: number }): string =>
  [text.slice(0, start), text.slice(start, end), text.slice(end)].map((part) => part.replaceAll(sign, ' ')).join(sign)

/** Each number of the marked messages, by its role. */
export function numberClassesOf(table: string): ClassOfTexts[] {
  const texts = new Map<NumberRole, string[]>(numberRoles.map((role) => [role, []]))
  for (const line of table.split('\n')) {
    const { text, spans } = markedSpans(line)
    for (const { mark, ...span } of spans) texts.get(marks[mark]!)!.push(askingOf(text, span))
  }
  return numberRoles.map((role) => ({ name: role, texts: texts.get(role)! }))
}

/** Words, single characters of Chinese and signs, so many on each side of the number. */
const reach = 4
const pieces = /\p{Script=Han}|[\p{L}]+|\d+(?:[.,]\d+)?|[^\s\p{L}\d]/gu
const longStem = 5
const figures = /\d+(?:[.,]\d+)?/gu
const mostNumbers = 3

/** What stands around the number of a text of `askingOf` and what that means, how large and how round it is, the numbers beside it, and the goods that are named. */
export function numberStretchesOf(text: string, buckets: number): Stretches {
  const [before = '', number = '', behind = ''] = text.toLowerCase().split(sign)
  const said = new Set<string>()
  const lead = (before.match(pieces) ?? []).toReversed().slice(0, reach)
  const tail = (behind.match(pieces) ?? []).slice(0, reach)
  const plain = (piece: string): string => (/^\d/.test(piece) ? '0' : piece)
  for (const [side, around] of Object.entries({ lead, tail })) {
    const words = around.map(plain)
    for (const [place, piece] of words.entries()) {
      said.add(`${side}${place} ${piece}`).add(`${side} ${piece}`)
      if (piece.length > longStem) said.add(`${side}${place} ${piece.slice(0, longStem)}-`).add(`${side} ${piece.slice(0, longStem)}-`)
    }
    said.add(`${side} ${words.slice(0, 2).join(' ')}`)
    if (words.length === 0) said.add(`${side} none`)
  }
  said.add(`between ${plain(lead[0] ?? '')} ${plain(tail[0] ?? '')}`)
  const value = numberOf(number)
  said.add(Number.isNaN(value) ? `word ${number}` : `${sizeOf(value)} ${roundnessOf(value)}`)
  said.add(`${sizeOf(value)} ${plain(tail[0] ?? '')}`)
  const groups = { lead: groupsOf(before).slice(-reach).toReversed(), tail: groupsOf(behind).slice(0, reach) }
  for (const [side, around] of Object.entries(groups)) {
    if (around[0] !== undefined) said.add(`${side} first group ${around[0]}`)
    for (const group of around) said.add(`${side} group ${group}`)
  }
  const earlier: readonly string[] = before.match(figures) ?? []
  const later: readonly string[] = behind.match(figures) ?? []
  said.add(`number ${Math.min(earlier.length, mostNumbers)} before ${Math.min(later.length, mostNumbers)}`)
  for (const [side, other] of [
    ['earlier', earlier.at(-1)],
    ['later', later[0]],
  ] as const)
    if (other !== undefined) said.add(`${side} ${sizeOf(numberOf(other))} ${sizeOf(value)}`)
  const { analysis } = openAnalysis(before + number + behind)
  for (const id of headTypes(analysis)) for (const one of [id, ...ancestorsOf(id)]) said.add(`of ${one} ${sizeOf(value)}`)
  return signStretches(said, buckets)
}
const numberOf = (figure: string): number => Number(figure.replace(',', '.'))
const sizeOf = (value: number): string => (Number.isNaN(value) ? 'word' : `digits${Math.floor(Math.log10(Math.max(value, 1)) * 2)}`)
const roundnessOf = (value: number): string =>
  Number.isInteger(value) ? (value % 100 === 0 ? 'hundreds' : value % 10 === 0 ? 'tens' : value % 5 === 0 ? 'fives' : 'whole') : 'broken'

export const numberLearning = { ...learning, rounds: 10, buckets: 2 ** 17, of: numberStretchesOf }

/** What was learned of them; `scripts/make-number-roles.ts` learns it anew. */
const classifier = learnedClassifier('number-roles.bin', numberStretchesOf)

/** What a number of a text stands for, the most probable first. Offsets are those of the text. */
export const rolesOfNumber = (text: string, span: { start: number; end: number }): Share[] => classifier().read(askingOf(text, span))
