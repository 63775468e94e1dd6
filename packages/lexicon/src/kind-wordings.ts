import { readFileSync } from 'node:fs'
import type { Language } from '@karavan/contract/language.ts'
import { byColumn } from './property-phrases/rows.ts'

/**
 * A kind of goods as people tell it who do not name it: by what is done with it, where it is worn, what it is put on. A line of `data/kind-wordings.txt` is the
 * kind's id without its prefix | in Russian | in English | in Chinese; wordings stand between semicolons.
 */
export interface KindRow {
  /** Id of the concept. */
  kind: string
  wordings: Readonly<Record<Language, readonly string[]>>
}

/** The lines of a table. */
export const kindRowsIn = (table: string): KindRow[] =>
  table
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [kind, ...cells] = line.split(' | ')
      return { kind: `type.${kind}`, wordings: byColumn(cells, (cell) => cell.split('; ')) }
    })

let rows: readonly KindRow[] | undefined
/** Every line of the table that readers learn. */
export const kindRows = (): readonly KindRow[] =>
  (rows ??= kindRowsIn(readFileSync(new URL('../data/kind-wordings.txt', import.meta.url), 'utf8')))
