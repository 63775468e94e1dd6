import { languages } from '@karavan/contract/language.ts'
import { InSteps } from './in-steps.ts'
import { type KindRow, kindRows } from './kind-phrases/rows.ts'
import { languageIn } from './language.ts'
import { conceptName, isA } from './names.ts'
import { GistReader, type Thresholds } from './property-gists.ts'
import { keyOf } from './property-phrases/keys.ts'
import type { PropertyRow } from './property-phrases/rows.ts'
import { isHan, plainTokens } from './tokens.ts'

/** A stretch of a message that tells of goods without naming them: 坐飞机套脖子上睡觉, "light on the forehead". */
export interface KindGist {
  /** Of the text that was read, end exclusive. */
  start: number
  end: number
  /** Id of the kind. */
  kind: string
  /** Its name in the language of the text. */
  name: string
  /** Whether it is as good as said; else it is a guess. */
  isSure: boolean
}

/** Which of all goods are meant takes more to say than what goods of one kind are like. */
const limits: Thresholds = { sure: { score: 0.7, lead: 0.2 }, guess: { score: 0.45, lead: 0.2 } }

/** Goods of which nothing is known yet. */
const anyKind = '*'

/** Rows are called by signs that no message has, so that no name is taken for its words: the first of those for private use and the row's number. */
const firstSign = 0xe000
function toRow({ wordings }: KindRow, at: number): PropertyRow {
  const name = String.fromCharCode(firstSign + at)
  return { kinds: [anyKind], names: { ru: name, en: name, zh: name }, wordings }
}

const reader = new InSteps(() => GistReader.inSteps(kindRows().map(toRow), limits))

function readBy(own: GistReader, rows: readonly KindRow[], text: string, from: number): KindGist[] {
  const language = languageIn(text) ?? 'en'
  return own.read(text, anyKind).map(({ start, end, word, isSure }) => {
    const { kind } = rows[word.charCodeAt(0) - firstSign]!
    return { start: from + start, end: from + end, kind, name: conceptName(kind, language), isSure }
  })
}
const read = (text: string, from = 0): KindGist[] => readBy(reader.get(), kindRows(), text, from)

/** A reader that knows these rows alone, for finding out how much it reads of others. */
export function kindsReadBy(rows: readonly KindRow[]): (text: string) => KindGist[] {
  const own = new GistReader(rows.map(toRow), limits)
  return (text) => readBy(own, rows, text, 0)
}

/** Words, or Chinese characters, of a stretch that is read by itself, and after how many the next begins. */
const window = { words: 8, han: 12, step: 3 }
/** Of a long text its beginning says what is wished for. */
const mostStretches = 24

/** Stretches of a text that runs on without stops, as people dictate. */
function* stretches(text: string): Generator<{ start: number; end: number }> {
  const starts = [...text.matchAll(/\p{Script=Han}|[\p{L}\p{N}'-]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  const size = isHan(text) ? window.han : window.words
  const last = Math.min(starts.length - window.step, mostStretches * window.step)
  for (let at = 0; starts.length > size && at < last; at += window.step)
    yield { start: starts[at]!.start, end: starts[Math.min(at + size, starts.length) - 1]!.end }
}

/**
 * Kinds of goods that a text tells of without naming them, in the order of the text. What stands between stops is read by itself, and where that tells of
 * nothing for certain each stretch of it.
 */
export function kindGistsIn(text: string): KindGist[] {
  const found = read(text)
  if (found.some(({ isSure }) => isSure)) return found
  for (const { start, end } of stretches(text)) {
    const within = read(text.slice(start, end), start).filter(({ isSure }) => isSure)
    if (within.length > 0) return within
  }
  return found
}

/** Builds what it takes, piece by piece. */
export const kindGistsAhead = (): Generator<void> => reader.ahead()

interface Told {
  keys: ReadonlySet<string>
  han: string
}
const told = new Map<string, Told>()
function toldOf(kind: string): Told {
  let known = told.get(kind)
  if (!known) {
    const wordings = kindRows()
      .filter((row) => isA(row.kind, kind) || isA(kind, row.kind))
      .flatMap((row) => [...languages.map((language) => conceptName(row.kind, language)), ...Object.values(row.wordings).flat()])
    known = {
      keys: new Set(wordings.filter((wording) => !isHan(wording)).flatMap((wording) => plainTokens(wording).map(keyOf))),
      han: wordings.filter(isHan).join('\n'),
    }
    told.set(kind, known)
  }
  return known
}

/** Whether words belong to how goods of a kind are told, and say nothing beside it. */
export function tellsOf(kind: string, words: string): boolean {
  const { keys, han } = toldOf(kind)
  return isHan(words) ? han.includes(words) : plainTokens(words).every((token) => keys.has(keyOf(token)))
}
