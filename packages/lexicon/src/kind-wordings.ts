import { readFileSync } from 'node:fs'
import { type Language, languages } from '@karavan/contract/language.ts'

/**
 * A kind of goods as people tell it who do not name it: by what is done with it, where it is worn, what it is put on. A line of `data/kind-wordings.txt` is the
 * kind's id without its prefix | in Russian | in English | in Chinese; wordings stand between semicolons.
 */
export interface KindRow {
  /** Id of the concept. */
  kind: string
  wordings: Readonly<Record<Language, readonly string[]>>
}

/** The languages of a line, in the order of its cells. */
const columns = ['ru', 'en', 'zh'] as const satisfies Language[]

let rows: readonly KindRow[] | undefined
/** Every line of the table. */
export function kindRows(): readonly KindRow[] {
  rows ??= readFileSync(new URL('../data/kind-wordings.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [kind, ...cells] = line.split(' | ')
      const wordings = languages.map((language) => [language, cells[columns.indexOf(language)]!.split('; ')])
      return { kind: `type.${kind}`, wordings: Object.fromEntries(wordings) as KindRow['wordings'] }
    })
  return rows
}
