import { sql } from 'kysely'
import { type Config, ConfigError } from '../config.ts'
import type { Database } from '../database.ts'
import { finishRestore } from '../platform/backup/staging.ts'
import { connectEmbedded, migrate, type OpenDatabase, openDatabase } from '../platform/db.ts'
import { hasDatabase, isFolderInUse } from '../platform/embedded/open.ts'
import { takeOrReach } from '../platform/embedded/reach.ts'

type Opened = Pick<OpenDatabase<Database>, 'db' | 'close'>

const advice = 'start the product once, or give the command the same DATA_DIR or DATABASE_URL'

/**
 * The product's database, whether the product runs or not: PostgreSQL, else the embedded one, opened here when the folder is free and
 * reached through the private socket of the process that holds it otherwise. Brings its tables to this release's state. Throws a `ConfigError`
 * where the product has made no database yet, unless `mayCreate`: a new one in the wrong place would look as if everything was gone.
 */
export async function openForOperator(config: Config, { mayCreate = false } = {}): Promise<Opened> {
  finishRestore(config.dataDir)
  const opened = await openForLooking(config, { mayCreate })
  try {
    await migrate(opened.db)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** The same, and leaves its tables as they are. */
export const openForLooking = (config: Config, { mayCreate = false } = {}): Promise<Opened> =>
  config.databaseUrl ? openPostgres(config, mayCreate) : openOrReach(config, mayCreate)

async function openPostgres(config: Config, mayCreate: boolean): Promise<Opened> {
  const opened = await openDatabase<Database>(config)
  if (mayCreate) return opened
  const { rows } = await sql<{ migrations: string | null }>`select to_regclass('kysely_migration')::text as migrations`.execute(opened.db)
  if (rows[0]?.migrations) return opened
  await opened.close()
  throw new ConfigError('DATABASE_URL', `the database has no tables of Karavan: ${advice}`)
}

const openOrReach = (config: Config, mayCreate: boolean): Promise<Opened> =>
  takeOrReach<Opened>(
    config.dataDir,
    () => {
      // A product that is just starting for the first time holds the folder and makes the database in it.
      if (!mayCreate && !hasDatabase(config.dataDir) && !isFolderInUse(config.dataDir))
        throw new ConfigError('DATA_DIR', `${config.dataDir} has no database of Karavan: ${advice}`)
      return openDatabase<Database>(config)
    },
    async (socketFolder) => {
      const db = connectEmbedded<Database>(socketFolder)
      try {
        await sql`select 1`.execute(db)
        return { db, close: () => db.destroy() }
      } catch (error) {
        await db.destroy()
        throw error
      }
    },
  )
