import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { readCsvLines } from '@karavan/marketplaces/catalogue/csv-lines.ts'
import type { ImportOptions } from '@karavan/marketplaces/catalogue/listing.ts'
import { readLines } from '@karavan/marketplaces/feed/lines.ts'
import type { ImportSummary } from '../tables.ts'
import { type ImportDeps, importLines, maxLineBytes } from './import-catalogue.ts'

export interface FileImport extends ImportOptions {
  /** Lines of the file that are stored, and all that it has. */
  onProgress?: (done: number, all: number) => void
  signal: AbortSignal
}

const tables = new Set(['.csv', '.tsv'])

/**
 * Imports a file of listings: a table where its name says so (.csv, .tsv), else JSON Lines. When it is stopped, by `signal` or by the end of the process, the
 * next import of the same contents into the same platform goes on where it was. Throws a `FeedError` for a table that cannot be read.
 */
export async function importFile(deps: ImportDeps, file: string, { onProgress, signal, ...options }: FileImport): Promise<ImportSummary> {
  const { contents, lines } = await surveyFile(file, signal)
  const read = tables.has(extname(file).toLowerCase())
    ? readCsvLines(file, maxLineBytes, signal)
    : readLines(createReadStream(file), maxLineBytes)
  return importLines(deps, read, { ...options, contents, signal, onStored: (line) => onProgress?.(line, lines) })
}

const newline = 10

/** What names the contents of a file, and its number of lines. */
async function surveyFile(file: string, signal: AbortSignal): Promise<{ contents: string; lines: number }> {
  const hash = createHash('sha256')
  let lines = 0
  let last = newline
  for await (const chunk of createReadStream(file, { signal, highWaterMark: 1024 * 1024 })) {
    const bytes: Buffer = chunk
    hash.update(bytes)
    for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) lines += 1
    last = bytes.at(-1) ?? last
  }
  return { contents: hash.digest('base64url'), lines: last === newline ? lines : lines + 1 }
}
