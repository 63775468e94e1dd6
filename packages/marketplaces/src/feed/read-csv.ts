import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Info } from 'csv-parse'
import { decodeFile } from './decode.ts'
import { readTable, type TableRow } from './read-table.ts'
import type { Reading } from './reading.ts'
import { type BadRow, FeedError, type FeedRow, maxRowLength } from './rows.ts'

/** The rows of a CSV; its delimiter is found out from the beginning. */
export async function* readCsv(file: string, encoding: string, reading: Reading): AsyncGenerator<FeedRow | BadRow, void, void> {
  const delimiter = reading.mapping.delimiter ?? (await detectDelimiter(file, encoding))
  reading.facts.delimiter = delimiter === '\t' ? 'tab' : delimiter
  yield* readTable(records(file, encoding, delimiter), reading)
}

async function* records(file: string, encoding: string, delimiter: string): AsyncGenerator<TableRow, void, void> {
  const { CsvError, parse } = await import('csv-parse')
  const parser = parse({
    delimiter,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRowLength,
  })
  const reading = pipeline(Readable.from(decodeFile(file, encoding)), parser)
  reading.catch(() => {}) // Thrown by the loop.
  try {
    let from = 1
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      // A record ends on the line that is counted; with line breaks inside quotes it began on an earlier one.
      const breaks = record.reduce((sum, value) => sum + (value.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
      from = Math.max(from, info.lines - breaks)
      yield { line: from, values: record }
    }
    await reading
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? `line ${error.lines}: ` : ''
    throw new FeedError(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `${line}a quote that begins in the list does not end`
        : error.code === 'CSV_MAX_RECORD_SIZE'
          ? `${line}a row of more than ${maxRowLength / 2 ** 20} million characters (a quote that does not end?)`
          : `${line}${error.message}`,
      { cause: error },
    )
  } finally {
    parser.destroy()
  }
}

const delimiters = [';', '\t', ',', '|'] as const
const lookedAt = 16 * 1024

/** The sign that splits the first lines into most parts, and into equally many; those inside quotes are text. */
async function detectDelimiter(file: string, encoding: string): Promise<string> {
  let head = ''
  for await (const text of decodeFile(file, encoding)) {
    head += text
    if (head.length >= lookedAt) break
  }
  const unquoted = head.slice(0, lookedAt).replace(/"(?:[^"]|"")*(?:"|$)/g, '')
  const lines = unquoted.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '').slice(0, 20) // biome-ignore format: one value
  const score = (delimiter: string): number => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const most = Math.max(0, ...counts)
    return most * counts.filter((count) => count === most).length
  }
  return delimiters.reduce((best, one) => (score(one) > score(best) ? one : best))
}
