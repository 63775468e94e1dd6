import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { migrate, openDatabase } from '../../apps/server/src/platform/db.ts'
import type { Database } from '../../apps/server/src/platform/schema.ts'
import { newPostgres } from '../lib/databases.ts'

/** An empty migrated database of its own; `undefined` where no PostgreSQL answers. */
export async function openStore(kind: 'postgres' | 'embedded'): Promise<{ db: Kysely<Database>; close(): Promise<void> } | undefined> {
  if (kind === 'postgres') {
    const database = await newPostgres()
    if (!database) return undefined
    const opened = await openDatabase({ databaseUrl: database.url, dataDir: '', databasePool: 4 })
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
  const opened = await openDatabase({ dataDir, databasePool: 1 })
  await migrate(opened.db)
  return {
    db: opened.db,
    async close() {
      await opened.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
