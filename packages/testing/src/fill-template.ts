import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@karavan/server/database.ts'
import { migrate, openDatabase } from '@karavan/server/platform/db.ts'
import { createJobs } from '@karavan/server/platform/jobs.ts'
import { createLog } from '@karavan/server/platform/log.ts'
import { sql } from 'kysely'
import { createWipe } from './wipe.ts'

/** What a test finds in its database: nothing but the tables, or the sample market as well, or the one with the awkward offers. */
export type Content = 'empty' | 'market' | 'hard-market'

/** Brings a new database, or one that another template holds, to what a template holds: every migration, the job queue's tables, and the sample market where it is wanted. */
export async function fillTemplate(settings: Parameters<typeof openDatabase>[0], content: Content): Promise<void> {
  let currentLog: string | undefined
  const { db, kind, close } = await openDatabase<Database>(settings)
  try {
    await migrate(db)
    const jobs = createJobs({ db, log: createLog('silent'), isOnlyProcess: kind === 'embedded', isWorker: false })
    await jobs.start()
    await jobs.close()
    if (content !== 'empty') {
      const [{ ensureSampleMarket }, { systemClock }] = await Promise.all([
        import('@karavan/server/features/catalogue/seed.ts'),
        import('@karavan/server/platform/clock.ts'),
      ])
      await ensureSampleMarket({ db, clock: systemClock }, { hasHardOffers: content === 'hard-market' })
    }
    await createWipe(db)
    if (kind === 'embedded') {
      // Two thirds of the files, and no test makes a database inside this one.
      await sql`update pg_database set datistemplate = false where datname like 'template_'`.execute(db)
      for (const name of ['template0', 'template1']) await sql.raw(`drop database if exists ${name}`).execute(db)
      await sql`checkpoint`.execute(db)
      const { rows } = await sql<{ file: string }>`select pg_walfile_name(pg_current_wal_insert_lsn()) as file`.execute(db)
      currentLog = rows[0]?.file
    }
  } finally {
    await close()
  }
  if (currentLog) dropSpareLogs(settings.dataDir, currentLog)
}

/** The log files that wait to be written are there again when they are needed; until then every test would copy up to 80 MB of them. */
function dropSpareLogs(dataDir: string, current: string): void {
  const folder = join(dataDir, 'database', 'pg_wal')
  // The last record of all may just have begun another file.
  const [, ...spare] = readdirSync(folder)
    .filter((name) => name > current && /^[0-9A-F]{24}$/.test(name))
    .sort()
  for (const name of spare) rmSync(join(folder, name))
}
