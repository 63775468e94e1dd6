import { readFileSync } from 'node:fs'
import { type Language, languages } from '@karavan/contract/language.ts'
import { isHan } from '../tokens.ts'
import { phraseTables } from './all.ts'
import { gap } from './keys.ts'

/** A property of goods: how listings call it and how buyers say it, by language. */
export interface PropertyRow {
  /** Ids of kinds of goods of which it is said; of any where there are none. */
  kinds: readonly string[]
  /** As listings say it. */
  names: Readonly<Record<Language, string>>
  /** As buyers say it; `…` stands for a few words that anybody may put there. */
  wordings: Readonly<Record<Language, readonly string[]>>
}

/** The languages of a line of a table, in the order of its cells. */
const columns = ['ru', 'en', 'zh'] as const satisfies Language[]
/** By language what its cell of a line comes to. */
export const byColumn = <T>(cells: readonly string[], read: (cell: string) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, read(cells[columns.indexOf(language)]!)])) as Record<Language, T>

let rows: readonly PropertyRow[] | undefined
/** Every line of the tables of `property-phrases/`. */
export function propertyRows(): readonly PropertyRow[] {
  rows ??= phraseTables.flatMap((table) => table.trim().split('\n')).map(toRow)
  return rows
}

/** Between wordings stands a slash, in the file a semicolon. */
const between = / \/ |; /
function toRow(line: string): PropertyRow {
  const [kindNames = '*', names = '', ...cells] = line.split(' | ').map((cell) => cell.trim())
  return {
    kinds: kindNames === '*' ? [] : kindNames.split(',').map((name) => `type.${name}`),
    names: byColumn(names.split(' / '), (name) => name),
    wordings: byColumn(cells, (cell) => cell.split(between).filter((one) => one !== '-')),
  }
}

/** A row's number, or that of the first row that names the same property. */
export function propertyIds(rows: readonly PropertyRow[]): number[] {
  const ids = new Map<string, number>()
  return rows.map(({ names }, at) => {
    const id = ids.get(names.zh) ?? ids.get(names.en) ?? at
    for (const name of [names.zh, names.en]) ids.set(name, id)
    return id
  })
}

/** The names and wordings of a row as people write them: what is denied before a gap is denied behind it. */
export const textsOf = ({ names, wordings }: PropertyRow): string[] =>
  languages.flatMap((language) => [names[language], ...wordings[language]]).map((text) => text.replaceAll(gap, isHan(text) ? '' : ' '))

let spoken: readonly PropertyRow[] | undefined
/**
 * The same properties with all that people say for them: the tables and `data/spoken-properties.txt`, whose lines are kinds | names | in Russian | in English |
 * in Chinese. Those of the file are too many and too loose to be taken as they stand: they are read by what they mean. A line belongs to the row with its kinds
 * and names; of several such rows each has its own.
 */
export function spokenRows(): readonly PropertyRow[] {
  if (spoken) return spoken
  const lines = readFileSync(new URL('../../data/spoken-properties.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map(toRow)
  const left = Map.groupBy(lines, keyOf)
  spoken = propertyRows().map((row) => {
    const said = left.get(keyOf(row))?.shift()
    const all = languages.map((language) => [language, [...row.wordings[language], ...(said?.wordings[language] ?? [])]])
    return { ...row, wordings: Object.fromEntries(all) as PropertyRow['wordings'] }
  })
  return spoken
}
const keyOf = ({ kinds, names }: PropertyRow): string => [kinds.join(), ...Object.values(names)].join(' | ')
