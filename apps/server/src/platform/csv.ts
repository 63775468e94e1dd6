import type { Language } from '@karavan/contract/language.ts'
import { stringify } from 'csv-stringify/sync'

/** An amount with a decimal comma where a spreadsheet in this language expects one. */
export const csvMoney =
  (language: Language) =>
  (value: number): string =>
    language === 'ru' ? value.toFixed(2).replace('.', ',') : value.toFixed(2)

/**
 * A table as a spreadsheet opens it: UTF-8 with a mark, and in Russian with ';', as Excel there expects. What somebody wrote and would be a formula is
 * made text; all texts stand in quotes, because a spreadsheet may part cells at the other delimiter as well.
 */
export const toCsv = (rows: readonly (readonly (string | number)[])[], language: Language): string =>
  stringify([...rows], {
    bom: true,
    delimiter: language === 'ru' ? ';' : ',',
    record_delimiter: 'windows',
    quoted_string: true,
    escape_formulas: true,
  })
