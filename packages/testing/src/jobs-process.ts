import type { Database } from '@karavan/server/database.ts'
import { systemClock } from '@karavan/server/platform/clock.ts'
import { migrate, openDatabase } from '@karavan/server/platform/db.ts'
import { createJobs } from '@karavan/server/platform/jobs.ts'
import { createLog } from '@karavan/server/platform/log.ts'
import { type Kysely, sql } from 'kysely'

/** What the test's jobs do: note that they began, and leave one row for each job however often it is tried. */
export async function noteJob(db: Kysely<Database>, id: string, number: number): Promise<void> {
  await sql`insert into attempt values (${number})`.execute(db)
  await sql`insert into effect values (${id}, ${number}) on conflict do nothing`.execute(db)
}

/** A process of the product that dies: after the commit that sent a job, or in the middle of doing it. */
async function main(stage: 'sent' | 'working', settings: Parameters<typeof openDatabase>[0]): Promise<void> {
  const { db, kind } = await openDatabase<Database>(settings)
  await migrate(db)
  const jobs = createJobs({ db, log: createLog('silent'), isOnlyProcess: kind === 'embedded', isWorker: stage === 'working' })
  const die = async ({ id }: { id: string }) => {
    await noteJob(db, id, systemClock().getTime())
    process.kill(process.pid, 'SIGKILL')
    await new Promise(() => {})
  }
  jobs.work('note', die, { retryDelaySeconds: 1 })
  await jobs.start()
  await db.transaction().execute((trx) => jobs.send(trx, 'note', { number: 7 }))
  if (stage === 'sent') process.kill(process.pid, 'SIGKILL')
}

if (import.meta.main) await main(process.argv[2] as 'sent' | 'working', JSON.parse(process.argv[3] ?? ''))
