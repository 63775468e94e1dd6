import { createHash } from 'node:crypto'
import type { Language } from '@karavan/contract/language.ts'
import { byColumn } from './property-phrases/rows.ts'

/** Groups whose names begin so ask something of goods. */
export const asksOfGoods = 'ask-'

/** How people ask or say one thing, by language. */
export interface AskedRow {
  group: string
  wordings: Record<Language, string[]>
}

/** A line is the group | in Russian | in English | in Chinese; wordings stand between semicolons. */
export const wordingsOf = (table: string): AskedRow[] =>
  table
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [group, ...cells] = line.split(' | ')
      return { group: group!, wordings: byColumn(cells, (cell) => cell.split('; ')) }
    })

/** Says which table something was learned of. */
export const wordingsDigest = (table: string): string => createHash('sha256').update(table).digest('hex')
