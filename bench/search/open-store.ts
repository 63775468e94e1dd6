import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@karavan/server/database.ts'
import { migrate, openDatabase } from '@karavan/server/platform/db.ts'
import type { Kysely } from 'kysely'
import { cleanUpAtEnd } from '../lib/clean-up.ts'
import { newPostgres } from '../lib/databases.ts'

/** An empty migrated database of its own; `undefined` where no PostgreSQL answers. */
export async function openStore(kind: 'postgres' | 'embedded'): Promise<{ db: Kysely<Database>; close(): Promise<void> } | undefined> {
  if (kind === 'postgres') {
    const database = await newPostgres()
    if (!database) return undefined
    const opened = await openDatabase<Database>({ databaseUrl: database.url, dataDir: '', databasePool: 4 })
    await migrate(opened.db)
    return {
      db: opened.db,
      async close() {
        await opened.close()
        await database.drop()
      },
    }
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'karavan-bench-'))
  const opened = await openDatabase<Database>({ dataDir, databasePool: 1 })
  await migrate(opened.db)
  return {
    db: opened.db,
    close: cleanUpAtEnd(async () => {
      await opened.close()
      rmSync(dataDir, { recursive: true, force: true })
    }),
  }
}
