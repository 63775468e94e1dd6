import { createHash } from 'node:crypto'
import type { ImportOptions } from '@karavan/marketplaces/catalogue/listing.ts'
import { type Line, readLines } from '@karavan/marketplaces/feed/lines.ts'
import { createIndexer } from '@karavan/marketplaces/store/offer-row.ts'
import { countWords, storeReady } from '@karavan/marketplaces/store/offer-store.ts'
import { expectMany, findSource, saveSource, settleStore } from '@karavan/marketplaces/store/sources.ts'
import { indexedAs } from '@karavan/marketplaces/store/versions.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database.ts'
import type { Clock } from '../../../platform/clock.ts'
import { recordPrices } from '../../prices/service.ts'
import type { ImportSummary } from '../tables.ts'
import { findNote, removeNote, saveNote } from './notes.ts'
import { createPortionReaders } from './portion-readers.ts'
import { type ReadPortion, readPortion } from './read-portion.ts'

/** Of a line as it is written, and of a row of a table as a line. */
export const maxLineBytes = 512 * 1024
const portionSize = 200
/** After so many lines it is noted how far the import has come, and the words of their offers are counted. */
const notedLines = 2000
/** From so many lines on an import is one of very many offers. */
const manyLines = 10_000
/** Bad lines that are told one by one. */
export const maxReported = 100

const reserved = new Set(['sample', 'catalogue', 'feed', 'alibaba1688', 'tmapi', '1688', 'taobao', 'tmall', 'alibaba'])

/** Why a platform of imported offers cannot have this name; `undefined` when it can. */
export function refusePlatform(platform: string): string | undefined {
  if (!/^[a-z0-9]{1,20}$/.test(platform)) return 'platform: 1 to 20 letters a to z and digits'
  return reserved.has(platform) ? `platform: ${platform} is the name of a marketplace` : undefined
}

/** What wrote the offers of the platform; `undefined` where nothing did. Throws a `TypeError` for a name that imported offers cannot have. */
export async function findImported(db: Kysely<Database>, platform: string): ReturnType<typeof findSource> {
  const refused = refusePlatform(platform)
  if (refused) throw new TypeError(refused)
  const known = await findSource(db, platform)
  if (known?.kind === 'feed') throw new TypeError(`platform: ${platform} is the name of a feed`)
  return known
}

export interface ImportDeps {
  db: Kysely<Database>
  clock: Clock
}

/** How lines are imported. */
export interface ImportRun extends ImportOptions {
  /** Names the contents: the import of the same ones goes on where it was stopped. Without it each begins at the first line. */
  contents?: string
  /** The last line that is stored, each time that some more are. */
  onStored?: (line: number) => void
  /** Ends the import after the portion at hand; it rejects with the signal's reason. */
  signal?: AbortSignal
}

/** Stores the listings of a JSON Lines stream as offers of a platform: see `importLines`. */
export const importCatalogue = (deps: ImportDeps, stream: AsyncIterable<Uint8Array | string>, run: ImportRun): Promise<ImportSummary> =>
  importLines(deps, readLines(stream, maxLineBytes), run)

/**
 * Stores listings, a JSON object a line, as offers of a platform; one that was imported before is updated by its item id, and what the lines do not name stays. Bad
 * lines are skipped and reported. Every portion is stored whole; when the lines break off, what came before stays and the error is thrown. Memory does not
 * grow with their number.
 */
export async function importLines({ db, clock }: ImportDeps, lines: AsyncIterable<Line>, run: ImportRun): Promise<ImportSummary> {
  const { platform } = run
  // Offers of an earlier import keep the version that they were indexed with, until the next start has read them again.
  if (!(await findImported(db, platform))) await saveSource(db, { platform, kind: 'import', version: indexedAs, updated_at: clock() })

  const contents =
    run.contents &&
    createHash('sha256')
      .update(JSON.stringify([run.contents, run.language, indexedAs]))
      .digest('base64url')
  const writer = await createWriter({ db, clock }, platform, contents)
  const options = { platform, language: run.language }
  const fetchedAt = clock().toISOString()
  const readers = createPortionReaders()
  const reading: Reading[] = []
  const storeNext = async () => {
    const next = reading.shift()
    if (!next) return
    await writer.store(next)
    run.onStored?.(next.lastLine)
  }
  let ended: { error: unknown } | undefined
  try {
    for await (const group of groupLines(lines, writer.line)) {
      if ('error' in group) {
        ended = group
        break
      }
      if (run.signal?.aborted) break
      const portion = { lines: group.lines, options, fetchedAt }
      const read = group.isOnly ? Promise.resolve(readPortion(portion, createIndexer())) : readers.read(portion)
      read.catch(() => {}) // Thrown where it is awaited.
      reading.push({ lastLine: group.lastLine, count: group.lines.length, read })
      if (reading.length > 2 * readers.size) await storeNext()
    }
    while (reading.length > 0 && !run.signal?.aborted) await storeNext()
    await writer.note()
    if (ended) throw ended.error
    run.signal?.throwIfAborted()
    await removeNote(db, platform)
  } finally {
    await readers.close()
    await settleStore(db)
  }
  return writer.summary
}

/** Lines that are being read. */
interface Reading {
  lastLine: number
  count: number
  read: Promise<ReadPortion>
}

type Group = { lines: Line[]; lastLine: number /** There are no others. */; isOnly: boolean } | { error: unknown }

/** Lines with something on them, so many at a time, from the one after `from`. The error of lines that break off comes last, in the place of those that are no whole group. */
async function* groupLines(lines: AsyncIterable<Line>, from: number): AsyncGenerator<Group, void, void> {
  let group: Line[] = []
  let isFirst = true
  try {
    for await (const line of lines) {
      if (line.number <= from || ('text' in line && line.text.trim() === '')) continue
      if (group.length >= portionSize) {
        yield { lines: group, lastLine: group.at(-1)!.number, isOnly: false }
        isFirst = false
        group = []
      }
      group.push(line)
    }
  } catch (error) {
    if (group.length >= portionSize) yield { lines: group, lastLine: group.at(-1)!.number, isOnly: isFirst }
    yield { error }
    return
  }
  if (group.length > 0) yield { lines: group, lastLine: group.at(-1)!.number, isOnly: isFirst }
}

/** Writes what was read and keeps count of it, from where an earlier import of the same contents has come to. */
async function createWriter({ db, clock }: ImportDeps, platform: string, contents: string | undefined) {
  const before = contents === undefined ? undefined : await findNote(db, platform, contents)
  const summary: ImportSummary = before?.summary ?? { read: 0, stored: 0, updated: 0, skippedCount: 0, skipped: [] }
  const start = before?.line ?? 0
  let line = start
  let notedAt = line
  let isOfMany = false
  let counts = new Map<string, number>()

  const note = async () => {
    const counted = counts
    counts = new Map()
    notedAt = line
    await db.transaction().execute(async (trx) => {
      await countWords(trx, counted)
      if (contents !== undefined) await saveNote(trx, { platform, contents, line, summary, updated_at: clock() })
    })
  }
  return {
    summary,
    /** The last one that needs no reading. */
    line: start,
    async store({ lastLine, count, read: reading }: Reading) {
      const read = await reading
      const fresh = await db.transaction().execute(async (trx) => {
        const stored = await storeReady(trx, read)
        await recordPrices(trx, read.priced, clock())
        return stored
      })
      // An import that was killed has stored some offers after its last note, and their words are not counted yet.
      const isPerhapsUncounted = start > 0 && lastLine <= start + notedLines + portionSize
      for (const [id, words] of read.words) {
        const more = fresh.has(id) || isPerhapsUncounted ? 1 : 0
        for (const word of words) counts.set(word, (counts.get(word) ?? 0) + more)
      }
      summary.read += count
      summary.stored += fresh.size
      summary.updated += read.words.size - fresh.size
      summary.skippedCount += read.skipped.length
      summary.skipped.push(...read.skipped.slice(0, maxReported - summary.skipped.length))
      line = lastLine
      if (line - notedAt >= notedLines) await note()
      if (isOfMany || line - start < manyLines) return
      isOfMany = true
      await expectMany(db)
    },
    note,
  }
}
