import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type TestDb, testDb } from '@karavan/testing/db.ts'
import { noteJob } from '@karavan/testing/jobs-process.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJobs, FinalJobError, type JobHandler, type JobOptions, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'

let t: TestDb
const running: Jobs[] = []
beforeEach(async () => {
  t = await testDb()
  await sql`create table attempt (number bigint); create table effect (id text primary key, number bigint)`.execute(t.db)
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.close()))
  await t.close()
})

/** Jobs as one process of the product has them; `worker` false: one that only sends. */
async function aProcess(kinds: Record<string, JobHandler | [JobHandler, JobOptions]>, { isWorker = true } = {}) {
  const parts = { db: t.db, log: createLog('silent'), isOnlyProcess: t.kind === 'embedded', isWorker }
  const jobs = createJobs({ ...parts, pace: { pollSeconds: 0.5, superviseSeconds: 1, cronSeconds: 1 } })
  for (const [name, kind] of Object.entries(kinds)) {
    if (Array.isArray(kind)) jobs.work(name, ...kind)
    else jobs.work(name, kind)
  }
  await jobs.start()
  running.push(jobs)
  return jobs
}
const send = (jobs: Jobs, name: string, data: object = {}, options = {}) =>
  t.db.transaction().execute((trx) => jobs.send(trx, name, data, options))
const count = async (table: 'attempt' | 'effect') =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(t.db)).rows[0]?.n
const soon = { timeout: 50_000, interval: 50 }
const numberOf = (data: unknown) => (data as { number: number }).number

test('a job is there once its transaction commits, and never if it does not', async () => {
  const done: unknown[] = []
  const jobs = await aProcess({ note: async ({ data }) => void done.push(numberOf(data)) })
  const failed = t.db.transaction().execute(async (trx) => {
    await jobs.send(trx, 'note', { number: 1 })
    throw new Error('the order was refused')
  })
  await expect(failed).rejects.toThrow('refused')
  await t.db.transaction().execute(async (trx) => {
    await jobs.send(trx, 'note', { number: 2 })
    await sql`select pg_sleep(0.2)`.execute(trx)
    expect(done).toEqual([])
  })
  await vi.waitFor(() => expect(done).toEqual([2]), soon)
  await send(jobs, 'note', { number: 3 })
  await vi.waitFor(() => expect(done).toEqual([2, 3]), soon)
})

test('a job that no other attempt can mend is among the failed ones at once', async () => {
  let attempts = 0
  const refuse = async () => {
    attempts++
    throw new FinalJobError('there is no such mailbox')
  }
  const jobs = await aProcess({ note: [refuse, { retryDelaySeconds: 0 }] })
  await send(jobs, 'note', { number: 5 })
  await vi.waitFor(async () => expect(await jobs.listDead()).toMatchObject([{ name: 'note', reason: 'there is no such mailbox' }]), soon)
  expect(attempts).toBe(1)
})

test('a name without a handler is refused at once, inside a transaction too', async () => {
  const jobs = await aProcess({ note: async () => {} })
  await expect(send(jobs, 'elsewhere')).rejects.toThrow('there is no job called elsewhere')
})

test('while a job of a key waits or runs, no second one is kept; later one is', async () => {
  let letGo: () => void = () => {}
  let runs = 0
  const handler: JobHandler = () => {
    runs += 1
    return new Promise<void>((done) => {
      letGo = done
    })
  }
  const jobs = await aProcess({ note: handler })
  const options = { singletonKey: 'order-1' }
  expect(await send(jobs, 'note', {}, options)).toBe(true)
  expect(await send(jobs, 'note', {}, options)).toBe(false)
  await vi.waitFor(() => expect(runs).toBe(1), soon)
  expect(await send(jobs, 'note', {}, options)).toBe(false)
  expect(await send(jobs, 'note', {}, { singletonKey: 'order-2' })).toBe(true)
  letGo()
  await vi.waitFor(() => expect(runs).toBe(2), soon)
  letGo()
  await vi.waitFor(async () => expect(await send(jobs, 'note', {}, options)).toBe(true), soon)
  await vi.waitFor(() => expect(runs).toBe(3), soon)
  letGo()
})

test('what fails is tried again after a pause, and lies with its reason among the dead when it is given up', async () => {
  const attempts: unknown[] = []
  const done: number[] = []
  let isMended = false
  const failing: JobHandler = async ({ id, data }) => {
    attempts.push(id)
    const isSecondTry = attempts.length === 2
    if (!isMended && !isSecondTry) throw Object.assign(new Error('the mail server is away'), { secret: 'what a buyer wrote' })
    done.push(numberOf(data))
  }
  const jobs = await aProcess({ note: [failing, { retryLimit: 1, retryDelaySeconds: 1 }] })
  await send(jobs, 'note', { number: 1 })
  await vi.waitFor(() => expect(attempts).toHaveLength(2), soon)
  expect(new Set(attempts).size).toBe(1)
  await send(jobs, 'note', { number: 2 })
  await vi.waitFor(async () => expect(await jobs.listDead()).toHaveLength(1), soon)
  const [dead] = await jobs.listDead()
  expect(dead).toEqual({
    id: expect.any(String),
    name: 'note',
    data: { number: 2 },
    reason: 'the mail server is away',
    diedAt: expect.any(Date),
  })
  const stored = await sql<{ text: string }>`select string_agg(to_jsonb(job)::text, '') as text from jobs.job`.execute(t.db)
  expect(stored.rows[0]?.text).not.toContain('what a buyer wrote')
  isMended = true
  expect(await jobs.retryDead(dead?.id)).toBe(1)
  await vi.waitFor(() => expect(done).toEqual([1, 2]), soon)
  expect(await jobs.listDead()).toEqual([])
})

test('the first job of a queue is sent inside a transaction by a process that does none', async () => {
  const jobs = await aProcess({ note: async () => {} }, { isWorker: false })
  expect(await send(jobs, 'note')).toBe(true)
})

test('two processes share the work: every job is done, none twice', async () => {
  const note: JobHandler = async ({ id, data }) => noteJob(t.db, id, numberOf(data))
  const sender = await aProcess({ note }, { isWorker: false })
  await t.db.transaction().execute(async (trx) => {
    for (let number = 0; number < 40; number++) await sender.send(trx, 'note', { number })
  })
  await Promise.all([aProcess({ note }), aProcess({ note })])
  await vi.waitFor(async () => expect(await count('effect')).toBe(40), soon)
  expect(await count('attempt')).toBe(40)
})

test('a time that passed while nothing ran is made good once, and no longer once the release has no such job', async () => {
  let runs = 0
  const tidy: JobHandler = async () => {
    runs += 1
  }
  const first = await aProcess({ tidy: [tidy, { cron: '0 * * * *' }] })
  await first.close()
  await sql`update jobs.version set cron_on = now() - interval '5 hours'`.execute(t.db)
  await sql`update jobs.schedule set created_on = now() - interval '9 hours', updated_on = now() - interval '9 hours'`.execute(t.db)
  const second = await aProcess({ tidy: [tidy, { cron: '0 * * * *' }] })
  await vi.waitFor(() => expect(runs).toBe(1), soon)
  await second.close()
  const third = await aProcess({ other: async () => {} })
  await third.close()
  expect((await sql`select name from jobs.schedule`.execute(t.db)).rows).toEqual([])
})

test('closing waits for the job that runs', async () => {
  const steps: string[] = []
  let begin: () => void = () => {}
  const hasBegun = new Promise<void>((done) => {
    begin = done
  })
  const jobs = await aProcess({
    note: async () => {
      begin()
      await new Promise((done) => setTimeout(done, 300))
      steps.push('done')
    },
  })
  await send(jobs, 'note')
  await hasBegun
  await jobs.close()
  steps.push('closed')
  expect(steps).toEqual(['done', 'closed'])
  expect((await sql`select state::text from jobs.job where name = 'note'`.execute(t.db)).rows).toEqual([{ state: 'completed' }])
})

test.each(['sent', 'working'] as const)(
  'a process that is killed when a job is %s leaves it to the next one, once in effect',
  async (stage) => {
    await t.away(async (settings) => {
      const script = fileURLToPath(import.meta.resolve('@karavan/testing/jobs-process.ts'))
      const child = spawn(process.execPath, [script, stage, JSON.stringify(settings)], { stdio: ['ignore', 'ignore', 'inherit'] })
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
    })
    expect(await count('effect')).toBe(stage === 'working' ? 1 : 0)
    // The dead process has not reported for as long as it takes.
    await sql`update jobs.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`.execute(t.db)
    await aProcess({ note: async ({ id, data }) => noteJob(t.db, id, numberOf(data)) })
    await vi.waitFor(async () => expect(await count('attempt')).toBe(stage === 'working' ? 2 : 1), soon)
    expect(await count('effect')).toBe(1)
  },
)
