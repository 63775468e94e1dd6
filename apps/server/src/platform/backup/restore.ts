import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { type Config, ConfigError } from '../../config.ts'
import { preparePrivateFolder } from '../data-folder.ts'
import { migrate, openDatabase } from '../db.ts'
import { hasDatabase, lockFolder } from '../embedded/open.ts'
import { listContent } from './files.ts'
import type { Manifest } from './manifest.ts'
import type { Part } from './parts.ts'
import type { Backup } from './read.ts'
import { BackupError } from './sealed-file.ts'
import { finishRestore, openStaging, type Staging } from './staging.ts'
import { assertKnown, countTables, dropEverything, makeStructure, withoutReferences } from './structure.ts'
import { listTables, plainTexts, tableWriter } from './tables.ts'

export interface RestoreOptions {
  /** Whether what is there may be put aside: files and an embedded database are kept beside the new ones, tables of PostgreSQL are gone. */
  mayReplace: boolean
  /** Where the backup lies: it stays there. */
  file: string
  now: Date
}

const advice = 'restore into an empty one, or use --replace'

/**
 * Puts a backup in the place of the database and the files of DATA_DIR, whole or not at all, and brings it to this release's state. Gives where the former
 * files lie. Throws a `BackupError` or `ConfigError`, without having changed anything.
 */
export async function restoreBackup(config: Config, backup: Backup, options: RestoreOptions): Promise<string | undefined> {
  const { dataDir } = config
  const { manifest } = backup
  await assertKnown(manifest)
  preparePrivateFolder(dataDir)
  finishRestore(dataDir, { mayDiscard: options.mayReplace })
  const unlock = lockFolder(dataDir)
  const keep = [options.file, ...(config.backups ? [config.backups.dir] : [])]
    .filter((path) => dirname(path) === dataDir)
    .map((path) => basename(path))
  const staging = openStaging(dataDir, { keep, now: options.now })
  try {
    if (!options.mayReplace) await assertEmpty(config, keep)
    if (config.databaseUrl) await restoreToPostgres(config, { backup, staging, mayReplace: options.mayReplace })
    else await restoreToFolder({ backup, staging })
    return staging.finish()
  } catch (cause) {
    staging.abandon()
    if (cause instanceof BackupError || cause instanceof ConfigError) throw cause
    throw new BackupError(`nothing was restored: ${(cause as Error).message}`, { cause })
  } finally {
    unlock()
  }
}

async function assertEmpty({ dataDir, databaseUrl }: Config, keep: string[]): Promise<void> {
  if (!databaseUrl && hasDatabase(dataDir)) throw new BackupError(`${dataDir} holds a database already: ${advice}`)
  const [first] = (await listContent(dataDir)).filter((name) => !keep.includes(name))
  if (first) throw new BackupError(`${dataDir} holds files already (${first}): ${advice}`)
}

interface Target {
  backup: Backup
  staging: Staging
}

async function restoreToPostgres(config: Config, { backup, staging, mayReplace }: Target & { mayReplace: boolean }): Promise<void> {
  const { db, close } = await openDatabase<unknown>({ ...config, databasePool: 1 })
  try {
    await db.transaction().execute(async (trx) => {
      if ((await countTables(trx)) > 0) {
        if (!mayReplace) throw new BackupError(`the database holds tables already: ${advice}`)
        await assertUnused(trx)
        await dropEverything(trx)
      }
      await load(trx, backup, staging)
      staging.beginCommit()
    })
    await sql`analyze`.execute(db)
  } finally {
    await close()
  }
}

/** How long a connection that was closed just now may take to end. */
const endingMs = 3_000

async function assertUnused(trx: Transaction<unknown>): Promise<void> {
  const until = Date.now() + endingMs
  for (;;) {
    // Else a transaction sees the same list each time.
    await sql`select pg_stat_clear_snapshot()`.execute(trx)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null`.execute(trx)
    const count = rows[0]?.count ?? 0
    if (count === 0) return
    if (Date.now() > until) throw new BackupError(`the database is in use (${count} other connections): stop the product first`)
    await wait(100)
  }
}

async function restoreToFolder({ backup, staging }: Target): Promise<void> {
  const { db, close } = await openDatabase<unknown>({ dataDir: staging.folder, databasePool: 1 })
  try {
    await db.transaction().execute((trx) => load(trx, backup, staging))
    await sql`analyze`.execute(db)
  } finally {
    await close()
  }
  // Lock and socket are of the place, not of the content.
  for (const name of await readdir(staging.folder))
    if (name.startsWith('lock.db') || name.startsWith('.')) await rm(join(staging.folder, name), { force: true })
}

/** All rows and files, and what this release makes of them. */
async function load(trx: Transaction<unknown>, { manifest, parts }: Backup, { folder }: Staging): Promise<void> {
  await makeStructure(trx, manifest)
  await plainTexts.execute(trx)
  await withoutReferences(trx, async () => {
    // Steps may have written rows of their own.
    const tables = await listTables(trx)
    await sql`truncate ${sql.join(tables.map(({ schema, name }) => sql.id(schema, name)))}`.execute(trx)
    for await (const part of parts()) {
      if (part.head.kind === 'table') await loadTable(trx, part, manifest)
      else if (part.head.kind === 'file') await writeFile(join(folder, part.head.name), part.frames)
    }
    for (const { schema, name, last } of manifest.sequences)
      await sql`select setval(to_regclass(${`"${schema}"."${name}"`}), ${last}::bigint, true)`.execute(trx)
  })
  await migrate(trx)
}

async function loadTable(trx: Transaction<unknown>, { head, frames }: Part, manifest: Manifest): Promise<void> {
  if (head.kind !== 'table') return
  const writer = await tableWriter(trx, head)
  let rows = 0
  for await (const frame of frames) rows += await writer.write(frame.toString())
  const id = `${head.schema}.${head.name}`
  const expected = manifest.parts.find(({ kind, name }) => kind === 'table' && name === id)?.rows
  if (rows !== expected) throw new BackupError(`${id} has ${rows} rows after the restore, and had ${expected}: nothing was restored`)
}

async function writeFile(path: string, frames: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(Readable.from(frames), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
}
