import { lstatSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Config, ConfigError } from '../config.ts'
import type { Database } from '../database.ts'
import { assertOwnFolder } from '../platform/data-folder.ts'
import { connectEmbedded, migrate, type OpenDatabase, openDatabase } from '../platform/db.ts'
import { hasDatabase, isFolderInUse, socketFolderOf } from '../platform/embedded/open.ts'

type Opened = Pick<OpenDatabase<Database>, 'db' | 'close'>

/** How long a process that holds the folder may take until its database answers: it may be starting. */
const startingTimeoutMs = 30_000
const pauseMs = 200

const advice = 'start the product once, or give the command the same DATA_DIR or DATABASE_URL'

/**
 * The product's database, whether the product runs or not: PostgreSQL, else the embedded one, opened here when the folder is free and
 * reached through the private socket of the process that holds it otherwise. Brings its tables to this release's state. Throws a `ConfigError`
 * where the product has made no database yet, unless `mayCreate`: a new one in the wrong place would look as if everything was gone.
 */
export async function openForOperator(config: Config, { mayCreate = false } = {}): Promise<Opened> {
  const opened = config.databaseUrl ? await openPostgres(config, mayCreate) : await openOrReach(config, mayCreate)
  try {
    await migrate(opened.db)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function openPostgres(config: Config, mayCreate: boolean): Promise<Opened> {
  const opened = await openDatabase<Database>(config)
  if (mayCreate) return opened
  const { rows } = await sql<{ migrations: string | null }>`select to_regclass('kysely_migration')::text as migrations`.execute(opened.db)
  if (rows[0]?.migrations) return opened
  await opened.close()
  throw new ConfigError('DATABASE_URL', `the database has no tables of Karavan: ${advice}`)
}

async function openOrReach(config: Config, mayCreate: boolean): Promise<Opened> {
  const endsAtMs = Date.now() + startingTimeoutMs
  for (;;) {
    // A product that is just starting for the first time holds the folder and makes the database in it.
    if (!mayCreate && !hasDatabase(config.dataDir) && !isFolderInUse(config.dataDir))
      throw new ConfigError('DATA_DIR', `${config.dataDir} has no database of Karavan: ${advice}`)
    try {
      return await openDatabase<Database>(config)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      const socketFolder = socketFolderOf(config.dataDir)
      // Throws at once: a folder of somebody else's does not become ours by waiting. None yet: the product is starting.
      if (lstatSync(socketFolder, { throwIfNoEntry: false })) assertOwnFolder(socketFolder)
      const db = connectEmbedded<Database>(socketFolder)
      try {
        await sql`select 1`.execute(db)
        return { db, close: () => db.destroy() }
      } catch {
        await db.destroy()
        // Starting, or ending: the folder is free or answers in a moment. A folder of a foreign version does neither.
        if (Date.now() > endsAtMs) throw error
        await wait(pauseMs)
      }
    }
  }
}
