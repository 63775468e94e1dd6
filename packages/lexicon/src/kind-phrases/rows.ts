import type { Language } from '@karavan/contract/language.ts'
import { kindTables } from './all.ts'

/**
 * A kind of goods as people tell it who do not name it: by what is done with it, where it is worn, what it is put on. A line of the tables is the kind's id
 * without its prefix | in Russian | in English | in Chinese; wordings stand between slashes.
 */
export interface KindRow {
  /** Id of the concept. */
  kind: string
  wordings: Readonly<Record<Language, readonly string[]>>
}

const wordingsOf = (cell = ''): string[] => cell.split(' / ').map((wording) => wording.trim())

let rows: readonly KindRow[] | undefined
/** Every line of the tables of `kind-phrases/`. */
export function kindRows(): readonly KindRow[] {
  rows ??= kindTables
    .flatMap((table) => table.trim().split('\n'))
    .map((line) => {
      const [kind, ru, en, zh] = line.split(' | ')
      return { kind: `type.${kind}`, wordings: { ru: wordingsOf(ru), en: wordingsOf(en), zh: wordingsOf(zh) } }
    })
  return rows
}
