import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Config, ConfigError } from '../config.ts'
import { connectEmbedded, migrate, type OpenDatabase, openDatabase } from '../platform/db.ts'
import { socketFolderOf } from '../platform/embedded/open.ts'

/** How long a process that holds the folder may take until its database answers: it may be starting. */
const startingTimeoutMs = 30_000
const pauseMs = 200

/**
 * The product's database, whether the product runs or not: PostgreSQL, else the embedded one, opened here when the folder is free and
 * reached through the private socket of the process that holds it otherwise. Brings its tables to this release's state.
 */
export async function openForOperator(config: Config): Promise<Pick<OpenDatabase, 'db' | 'close'>> {
  const opened = config.databaseUrl ? await openDatabase(config) : await openOrReach(config)
  try {
    await migrate(opened.db)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function openOrReach(config: Config): Promise<Pick<OpenDatabase, 'db' | 'close'>> {
  const endsAtMs = Date.now() + startingTimeoutMs
  for (;;) {
    try {
      return await openDatabase(config)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      const db = connectEmbedded(socketFolderOf(config.dataDir))
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
