import type { Analysis } from './analysis.ts'
import { InSteps, inPieces } from './in-steps.ts'
import { keptTable } from './kept-table.ts'
import { isA } from './names.ts'
import { denial, gap, isGlue, keyOf } from './property-phrases/keys.ts'
import { type PropertyRow, propertyRows } from './property-phrases/rows.ts'
import { hanProperties } from './synonyms.ts'
import { isHan, plainTokens, type Token } from './tokens.ts'

interface Span {
  start: number
  end: number
}

/** What a buyer says of goods in several words, and how listings call it in the same language. */
export interface PropertyPhrase extends Span {
  word: string
}

interface Row {
  /** Ids of kinds of goods of which it is said; of any where there are none. */
  kinds: readonly string[]
  word: string
  keys: readonly string[]
}

/** Begins a phrase and is no part of it where two words are left at least. */
const leads = new Set('с со with has have having from out'.split(' '))
function keysOf(phrase: string): string[] {
  const parts = phrase.split(gap).map((part) => plainTokens(part).filter((token) => !isGlue(token)))
  const [tokens = []] = parts
  const isLed = tokens.length > 2 && leads.has(tokens[0]!.normalised)
  return [tokens.slice(isLed ? 1 : 0), ...parts.slice(1)].flatMap((part, index) => [...(index > 0 ? [gap] : []), ...part.map(keyOf)])
}
interface Tables {
  /** By the first word of a phrase, the longest first. */
  byWord: ReadonlyMap<string, Row[]>
  /** By the first character of a Chinese one. */
  byHan: ReadonlyMap<string, (Omit<Row, 'keys'> & { text: string })[]>
}

/** What else begins a Chinese phrase in the same meaning: 能折 and 可以折, 不掉毛 and 不会掉毛. */
const beginnings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^不(?![会易容怕用])/u, ['不', '不会', '不容易', '不易']],
  [/^能/u, ['能', '可以', '可', '能够']],
  [/^带/u, ['带', '有', '配', '自带', '带有']],
]
function spellingsOf(phrase: string): string[] {
  for (const [beginning, others] of beginnings) if (beginning.test(phrase)) return others.map((other) => phrase.replace(beginning, other))
  return [phrase]
}

/** In what goods are kept, by the names of the property that they come with it. */
const keptIn = /(?<!\p{L})(?:чехл|футляр|кейс)\p{L}*|(?<![a-z])(?:case|pouch)(?![a-z])/u
/** "In a case", «в футляре» say the same as "with a case", whichever of them listings of the kind say. */
const inCases: Readonly<Record<'ru' | 'en', readonly string[]>> = {
  ru: ['чехл', 'футляр', 'кейс'].flatMap((name) => [`в ${name}е`, `с ${name}ом`, `со своим ${name}ом`]),
  en: ['in a case', 'in case', 'with a case', 'with case', 'in a pouch', 'with a pouch'],
}
const isKeptIn = ({ kinds, names }: Pick<PropertyRow, 'kinds' | 'names'>): boolean =>
  kinds.length > 0 && (keptIn.test(names.ru) || keptIn.test(names.en))

function* build(): Generator<void, Tables> {
  const rows: Row[] = []
  const han: (Omit<Row, 'keys'> & { text: string })[] = []
  yield* inPieces(propertyRows(), piece, (row) => {
    const { kinds, names, wordings } = row
    for (const phrase of wordings.zh) han.push(...spellingsOf(phrase).map((text) => ({ kinds, word: names.zh, text })))
    for (const language of ['ru', 'en'] as const)
      rows.push(
        ...[...wordings[language], ...(isKeptIn(row) ? inCases[language] : [])].map((phrase) => ({
          kinds,
          word: names[language],
          keys: keysOf(phrase),
        })),
      )
  })
  return {
    byWord: Map.groupBy(
      rows.toSorted((a, b) => b.keys.length - a.keys.length),
      ({ keys }) => keys[0]!,
    ),
    byHan: Map.groupBy(
      han.toSorted((a, b) => b.text.length - a.text.length),
      ({ text }) => text[0]!,
    ),
  }
}

/** Rows that are taken in at a time: some milliseconds of work. */
const piece = 50

const tables = new InSteps(() => keptTable('property-phrases', [], build))
/** Builds what phrases are found by piece by piece. */
export const propertyPhrasesAhead = (): Generator<void> => tables.ahead()

/** Nothing ends between two words of a phrase. */
const goesOn = (between: string): boolean => !/[.,;:!?()。，；！？、\n]/u.test(between)
/** What is said with a no before it is the opposite, and 会不会漏 asks. */
const hanNegator = /[不没无别免]$/u
const asks = /[会能可是要有]$/u

const maxGapWords = 3
const maxGapHan = 5

/** What may stand in a gap: no number, and nothing that denies (不要不粘的). */
const stands = (token: Token): boolean => token.script !== 'digit' && keyOf(token) !== denial

/** The place of the last word of a phrase that begins at `at`; -1 where it does not stand there. */
function endOf(keys: readonly string[], words: readonly Token[], at: number, text: string): number {
  let place = at - 1
  for (let index = 0; index < keys.length; index++) {
    const isGap = keys[index] === gap
    if (isGap) index++
    const most = place + 1 + (isGap ? maxGapWords : 0)
    let next = place + 1
    while (next <= most && words[next] && keyOf(words[next]!) !== keys[index] && stands(words[next]!)) next++
    const token = words[next]
    if (next > most || !token || keyOf(token) !== keys[index]) return -1
    if (place >= at && !goesOn(text.slice(words[place]!.end, token.start))) return -1
    place = next
  }
  return place
}

/** The end of a Chinese phrase that begins at `at`; -1 where it does not stand there. */
function endOfHan(phrase: string, text: string, at: number): number {
  let end = at
  for (const [index, part] of phrase.split(gap).entries()) {
    const start = index === 0 ? at : text.indexOf(part, end)
    if (index === 0 ? !text.startsWith(part, at) : start < 0 || start > end + maxGapHan) return -1
    if (/[\s\d，。；！？、不没无别]/u.test(text.slice(end, start))) return -1
    end = start + part.length
  }
  return end
}

const isInside = (one: Span, other: Span): boolean => other.start <= one.start && one.end <= other.end

/** Phrases by which buyers ask for a property, in a message whose text is folded. What belongs to a name of goods ("food containers") is none. */
export function propertyPhrasesIn(text: string, { tokens, concepts }: Pick<Analysis, 'tokens' | 'concepts'>): PropertyPhrase[] {
  const { byWord, byHan } = tables.get()
  const types = concepts.filter(({ kind }) => kind === 'type')
  const fits = ({ kinds }: Pick<Row, 'kinds'>, span: Span): boolean => {
    // What is a word of the dictionary says it better.
    if (concepts.some((match) => match.kind === 'feature' && isInside(span, match))) return false
    const others = types.filter((type) => !isInside(type, span))
    if (others.some((type) => span.start < type.end && type.start < span.end)) return false
    return kinds.length === 0 || others.some(({ conceptId }) => kinds.some((kind) => isA(conceptId, kind)))
  }
  const found: PropertyPhrase[] = []
  const words = tokens.filter((token) => token.script !== 'han' && !isGlue(token))
  for (let at = 0; at < words.length; at++) {
    const before = words[at - 1]
    // "No hidden zip" is no word for one; what goods do not do stands in the tables with its denial.
    if (before && keyOf(before) === denial && goesOn(text.slice(before.end, words[at]!.start))) continue
    let last = -1
    const row = byWord.get(keyOf(words[at]!))?.find((one) => {
      last = endOf(one.keys, words, at, text)
      return last >= 0 && fits(one, { start: words[at]!.start, end: words[last]!.end })
    })
    if (!row) continue
    found.push({ start: words[at]!.start, end: words[last]!.end, word: row.word })
    at = last
  }
  if (!isHan(text)) return found
  const properties = hanProperties(text)
  for (let at = 0; at < text.length; at++) {
    // 耐咬会叫 bites nothing that cries.
    if (properties.some(({ start, end }) => start < at && at < end)) continue
    let end = -1
    const row = byHan.get(text[at]!)?.find((one) => {
      end = endOfHan(one.text, text, at)
      return end >= 0 && fits(one, { start: at, end })
    })
    const lead = text.slice(0, at)
    if (!row || hanNegator.test(lead) || (/^[不没]/u.test(row.text) && asks.test(lead))) continue
    found.push({ start: at, end, word: row.word })
    at = end - 1
  }
  return found.toSorted((a, b) => a.start - b.start)
}
