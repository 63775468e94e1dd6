import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { readCsvLines } from '@karavan/marketplaces/catalogue/csv-lines.ts'
import type { ImportOptions } from '@karavan/marketplaces/catalogue/listing.ts'
import { type Line, readLines } from '@karavan/marketplaces/feed/lines.ts'
import type { ImportSummary } from '../tables.ts'
import { findImported, type ImportDeps, importLines, maxLineBytes } from './import-catalogue.ts'
import { findRefusal, type ImportSurvey, surveyLines } from './survey.ts'
import { withdrawOffers } from './withdraw.ts'

export interface FileImport extends ImportOptions {
  /** Lines of the file that are stored, and all that it has. */
  onProgress?: (done: number, all: number) => void
  signal: AbortSignal
}

/** How a file is imported that is all that the platform sells. */
export interface WholeImport extends FileImport {
  /** Withdraws offers even where there are very many of them. */
  isForced: boolean
  /** Lines that are read before anything is stored, and all that the file has. */
  onSurvey?: (done: number, all: number) => void
}

/** A file that cannot be all that a platform sells. Nothing of it was stored, unless it changed while it was imported. */
export class ImportRefusal extends Error {}

/**
 * Imports a file of listings: a table where its name says so (.csv, .tsv), else JSON Lines. When it is stopped, by `signal` or by the end of the process, the
 * next import of the same contents into the same platform goes on where it was. Throws a `FeedError` for a table that cannot be read.
 */
export async function importFile(deps: ImportDeps, file: string, options: FileImport): Promise<ImportSummary> {
  return storeFile(deps, file, await lookAtFile(file, options.signal), options)
}

/**
 * Imports a file that is all that the platform sells: what it does not name is withdrawn, once all of it is stored and in one transaction. It is read once more
 * before anything is stored, and throws an `ImportRefusal` where it cannot be right. When it is stopped, nothing is withdrawn until the same import has come to
 * its end.
 */
export async function importWholeFile(
  deps: ImportDeps,
  file: string,
  { isForced, onSurvey, ...options }: WholeImport,
): Promise<ImportSummary & { withdrawn: number }> {
  const { signal, platform } = options
  const look = await lookAtFile(file, signal)
  const survey = await surveyRead(deps, file, look, { ...options, onProgress: onSurvey })
  const refusal = findRefusal(survey, { platform, isCutOff: look.isCutOff, isForced })
  if (refusal) throw new ImportRefusal(`is refused and nothing was changed: ${refusal}`)
  const summary = await storeFile(deps, file, look, options)
  if ((await lookAtFile(file, signal)).contents !== look.contents)
    throw new ImportRefusal('was changed while it was imported: nothing was withdrawn. Run the command again')
  await withdrawOffers(deps.db, survey.gone, survey.before)
  return { ...summary, withdrawn: survey.gone.length }
}

/** What an import of the file would come to, and why `importWholeFile` would refuse it. Nothing is stored. Throws as `importFile` does. */
export async function surveyFile(
  deps: ImportDeps,
  file: string,
  { isForced, ...options }: Omit<WholeImport, 'onSurvey'>,
): Promise<{ survey: ImportSurvey; refusal: string | undefined }> {
  const look = await lookAtFile(file, options.signal)
  const survey = await surveyRead(deps, file, look, options)
  return { survey, refusal: findRefusal(survey, { platform: options.platform, isCutOff: look.isCutOff, isForced }) }
}

const tables = new Set(['.csv', '.tsv'])
const isTable = (file: string): boolean => tables.has(extname(file).toLowerCase())

const linesOf = (file: string, signal: AbortSignal): AsyncGenerator<Line, void, void> =>
  isTable(file) ? readCsvLines(file, maxLineBytes, signal) : readLines(createReadStream(file), maxLineBytes)

async function surveyRead(
  { db }: ImportDeps,
  file: string,
  { lines }: FileLook,
  { onProgress, ...options }: FileImport,
): Promise<ImportSurvey> {
  await findImported(db, options.platform)
  return surveyLines(db, linesOf(file, options.signal), { ...options, onRead: (line) => onProgress?.(line, lines) })
}

const storeFile = (
  deps: ImportDeps,
  file: string,
  { contents, lines }: FileLook,
  { onProgress, ...options }: FileImport,
): Promise<ImportSummary> =>
  importLines(deps, linesOf(file, options.signal), { ...options, contents, onStored: (line) => onProgress?.(line, lines) })

const newline = 10

interface FileLook {
  /** What names the contents. */
  contents: string
  /** Their number. */
  lines: number
  /** A table whose last line has no end: JSON tells by itself that it is not whole. */
  isCutOff: boolean
}

async function lookAtFile(file: string, signal: AbortSignal): Promise<FileLook> {
  const hash = createHash('sha256')
  let lines = 0
  let last = newline
  for await (const chunk of createReadStream(file, { signal, highWaterMark: 1024 * 1024 })) {
    const bytes: Buffer = chunk
    hash.update(bytes)
    for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) lines += 1
    last = bytes.at(-1) ?? last
  }
  const isWhole = last === newline
  return { contents: hash.digest('base64url'), lines: isWhole ? lines : lines + 1, isCutOff: !isWhole && isTable(file) }
}
