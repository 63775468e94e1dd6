import { fieldOf } from './fields.ts'
import type { FeedMapping } from './mapping.ts'
import type { Reading } from './reading.ts'
import { type BadRow, FeedError, type FeedRow } from './rows.ts'

/** A row of a table as it comes, and where it stands. */
export interface TableRow {
  line: number
  values: readonly string[]
}

/** Above the names of the columns price lists have the name of the firm, its telephone number and a date. */
const maxPreamble = 30

/**
 * The rows below the one that names the columns. What stands alone in a row, as headings between the goods do, is the section of those below it; empty
 * rows are left out.
 */
export async function* readTable(
  rows: AsyncIterable<TableRow>,
  { mapping, facts, signal }: Reading,
): AsyncGenerator<FeedRow | BadRow, void, void> {
  let columns: string[] | undefined
  let section: string | undefined
  const above: TableRow[] = []
  for await (const row of rows) {
    signal.throwIfAborted()
    const filled = row.values.filter((value) => value.trim() !== '')
    if (filled.length === 0) continue
    if (!columns) {
      above.push(row)
      columns = headerOf(row, mapping)
      if (columns) {
        checkColumns(columns, mapping, row.line)
        facts.columns = columns.filter(Boolean)
      } else if (above.length >= maxPreamble) break
      continue
    }
    if (filled.length === 1 && columns.filter(Boolean).length > 2) {
      section = filled[0]?.trim().slice(0, 200)
      continue
    }
    const names = columns
    yield {
      line: row.line,
      cells: row.values.flatMap((value, index) => (names[index] ? [{ column: names[index], value }] : [])),
      params: [],
      ...(section === undefined ? {} : { section }),
    }
  }
  if (!columns) throw noHeader(above, mapping)
}

/** The names of the columns where this row holds them: of an id or a name of the goods, and at least one thing more. */
function headerOf({ line, values }: TableRow, mapping: FeedMapping): string[] | undefined {
  const names = values.map((value) => value.replace(/\s+/g, ' ').trim())
  if (mapping.header_row !== undefined) return line === mapping.header_row ? names : undefined
  const own = new Set([...Object.values(mapping.columns).flat(), ...mapping.prices.map(({ column }) => column)])
  const fields = names.map((name) => (own.has(name) ? 'own' : name && fieldOf(name)))
  const isNaming = fields.some(
    (field) => field === 'own' || (typeof field === 'object' && 'field' in field && /^(?:id|article|title)/.test(field.field)),
  )
  return isNaming && fields.filter(Boolean).length > 1 ? names : undefined
}

/** A column that the mapping names and the list has not would be missing in every row, silently. */
function checkColumns(columns: readonly string[], mapping: FeedMapping, line: number): void {
  const wanted = [...Object.values(mapping.columns).flat(), ...mapping.prices.map(({ column }) => column), ...(mapping.attributes ?? [])]
  const missing = wanted.filter((column) => !columns.includes(column))
  if (missing.length > 0)
    throw new FeedError(
      `row ${line} names the columns ${columns.filter(Boolean).join(', ')}; the mapping expects ${missing.join(', ')} too`,
    )
}

function noHeader(above: readonly TableRow[], { header_row: wanted }: FeedMapping): FeedError {
  if (above.length === 0) return new FeedError('has no rows')
  const first = above[0]?.values.filter(Boolean).join(', ').slice(0, 200)
  if (wanted !== undefined) return new FeedError(`row ${wanted} ("header_row") names no columns; the first row is: ${first}`)
  return new FeedError(
    `none of the first ${above.length} rows names the columns; expected names such as id, title, price (or "columns" in the mapping). The first row is: ${first}`,
  )
}
