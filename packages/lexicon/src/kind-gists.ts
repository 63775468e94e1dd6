import { languages } from '@karavan/contract/language.ts'
import { InSteps } from './in-steps.ts'
import { type KindRow, kindRows } from './kind-phrases/rows.ts'
import { languageIn } from './language.ts'
import { conceptName, isA } from './names.ts'
import { GistReader } from './property-gists.ts'
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

/** Goods of which nothing is known yet. */
const anyKind = '*'

/** Rows are called by signs that no message has, so that no name is taken for its words: the first of those for private use and the row's number. */
const firstSign = 0xe000
function toRow({ wordings }: KindRow, at: number): PropertyRow {
  const name = String.fromCharCode(firstSign + at)
  return { kinds: [anyKind], names: { ru: name, en: name, zh: name }, wordings }
}

const reader = new InSteps(() => GistReader.inSteps(kindRows().map(toRow)))

/** Kinds of goods that a text tells of without naming them, in the order of the text; what stands between stops is read by itself. */
export const kindGistsIn = (text: string): KindGist[] =>
  reader
    .get()
    .read(text, anyKind)
    .map(({ start, end, word, isSure }) => {
      const { kind } = kindRows()[word.charCodeAt(0) - firstSign]!
      return { start, end, kind, name: conceptName(kind, languageIn(text) ?? 'en'), isSure }
    })

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
