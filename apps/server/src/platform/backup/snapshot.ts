import { constants, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import { type Config, ConfigError } from '../../config.ts'
import { connectEmbedded, openDatabase } from '../db.ts'
import { hasDatabase, isFolderInUse, lockFolder } from '../embedded/open.ts'
import { takeOrReach } from '../embedded/reach.ts'
import { BackupError } from './sealed-file.ts'

type Use<T> = (trx: Transaction<unknown>) => Promise<T>

/**
 * Runs `use` in a transaction that sees the whole database as it is at one moment, while the product goes on working. The embedded database is one
 * session, which a long reading would hold up: its files are copied, in which nothing happens for that moment, and the copy is read.
 */
export async function withSnapshot<T>(config: Config, use: Use<T>): Promise<T> {
  if (config.databaseUrl) return read({ ...config, databasePool: 1 }, use)
  const { dataDir } = config
  if (!hasDatabase(dataDir)) throw new ConfigError('DATA_DIR', `${dataDir} has no database of Karavan`)
  removeLeftovers(dataDir)
  const copy = mkdtempSync(join(dataDir, copyPrefix))
  try {
    const { end } = await holdStill(dataDir)
    try {
      cpSync(join(dataDir, 'database'), join(copy, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE })
    } catch (cause) {
      throw new BackupError(`the database cannot be copied within ${dataDir} (${(cause as NodeJS.ErrnoException).code})`, { cause })
    } finally {
      await end()
    }
    return await read({ dataDir: copy, databasePool: 1 }, use)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

async function read<T>(settings: Parameters<typeof openDatabase>[0], use: Use<T>): Promise<T> {
  const opened = await openDatabase<unknown>(settings)
  try {
    return await opened.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(use)
  } finally {
    await opened.close()
  }
}

/** Nobody writes into the database until `end`: either no process runs, or the one that does waits for a transaction of ours. */
const holdStill = (dataDir: string): Promise<{ end(): Promise<void> }> =>
  takeOrReach<{ end(): Promise<void> }>(
    dataDir,
    async () => {
      const unlock = lockFolder(dataDir)
      return { end: async () => unlock() }
    },
    async (socketFolder) => {
      const db = connectEmbedded<unknown>(socketFolder)
      try {
        const trx = await db.startTransaction().execute()
        await sql`select 1`.execute(trx)
        return {
          async end() {
            await trx.rollback().execute()
            await db.destroy()
          },
        }
      } catch (error) {
        await db.destroy()
        throw error
      }
    },
  )

const copyPrefix = '.backup-'
const oldMs = 60 * 60 * 1000

/** Copies of a backup that was killed. One that is being made is young, or open. */
function removeLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name)
    if (!name.startsWith(copyPrefix) || Date.now() - statSync(path).mtimeMs < oldMs || isFolderInUse(path)) continue
    rmSync(path, { recursive: true, force: true })
  }
}
