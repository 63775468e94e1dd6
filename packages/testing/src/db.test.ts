import type { VerifyToken } from '@karavan/server/platform/auth.ts'
import { migrate } from '@karavan/server/platform/db.ts'
import { jobsSchema } from '@karavan/server/platform/jobs.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, testApp, testUsers } from './app.ts'
import { type TestDb, testDb } from './db.ts'
import { aPlainOffer, givenOrder } from './given-order.ts'
import { givenMarketplace } from './marketplace.ts'

let t: TestDb
beforeAll(async () => {
  t = await testDb()
})
afterAll(() => t.close())

const tables = async ({ db } = t) =>
  (await db.introspection.getTables()).map(({ schema, name }) => `${schema}.${name}`).filter((name) => !name.includes('kysely_'))
/** Tables with rows. */
async function filled(database = t): Promise<string[]> {
  const names = await tables(database)
  const found = await Promise.all(
    names.map((name) => sql<{ is: boolean }>`select exists (select from ${sql.table(name)}) as is`.execute(database.db)),
  )
  return names.filter((_, index) => found[index]?.rows[0]?.is)
}

test('a test database has every migration and the tables of the job queue', async () => {
  const before = await tables()
  await migrate(t.db)
  expect(await tables()).toEqual(before)
  expect(before).toEqual(expect.arrayContaining(['public.buyer_order', 'public.offer', `${jobsSchema}.job`]))
})

test('truncate empties every table, also one whose rows refuse deletion and a large one, and leaves the job queue as it is', async () => {
  const tape = aPlainOffer('600000000003')
  // An address, so that the order sends its first mail's job.
  const verifyToken: VerifyToken = async (token) => ({ ...(await testUsers(token))!, email: 'anna@example.test', isEmailVerified: true })
  await using app = await testApp({ db: t.db, marketplaces: [givenMarketplace([tape])], verifyToken })
  await givenOrder(app, bearer('user:anna'), [{ product_id: `sample-${tape.itemId}`, quantity: 3 }])
  await sql`insert into operator_role select 'operator ' || n, now() from generate_series(1, 10000) n`.execute(t.db)
  const expected = ['public.buyer_order', 'public.order_event', 'public.operator_role', `${jobsSchema}.job`]
  expect(await filled()).toEqual(expect.arrayContaining(expected))
  await t.truncate()
  expect((await filled()).filter((name) => name.startsWith('public.') || name === `${jobsSchema}.job`)).toEqual([])
  expect(await filled()).toEqual(expect.arrayContaining([`${jobsSchema}.queue`, `${jobsSchema}.version`]))
})

test('commits are synced only where a test asks for it', async () => {
  await using synced = await testDb({ isSynced: true })
  const setting = t.kind === 'embedded' ? 'fsync' : 'synchronous_commit'
  const read = async ({ db }: TestDb) => (await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db)).rows
  expect(await read(t)).toEqual([{ value: 'off' }])
  expect(await read(synced)).toEqual([{ value: 'on' }])
})

test('what is closed is kept and emptied for the next test, unless it has other tables by then or another process was told of it', async () => {
  // A remark is neither a row nor a change of tables: it tells one database from the next.
  const note = (db: TestDb['db']) => sql`comment on table operator_role is 'known'`.execute(db)
  const isKnown = async ({ db }: TestDb) =>
    (await sql<{ note: string | null }>`select obj_description('operator_role'::regclass) as note`.execute(db)).rows[0]?.note === 'known'
  const addEntry = async (db: TestDb['db']) =>
    (
      await sql<{
        id: number
      }>`insert into audit_entry (at, kind, actor, details) values (now(), 'role', 'anna', '{}') returning id`.execute(db)
    ).rows[0]?.id

  const closed = await testDb()
  const { db } = closed
  await note(db)
  await sql`insert into operator_role values ('anna', now())`.execute(db)
  await addEntry(db)
  await closed.close()
  await expect(sql`select 1`.execute(db)).rejects.toThrow(/destroyed/)

  const next = await testDb()
  expect(await isKnown(next)).toBe(true)
  expect((await filled(next)).filter((name) => name.startsWith('public.'))).toEqual([])
  expect(await addEntry(next.db)).toBe(1)
  await sql`create table of_a_test (id int)`.execute(next.db)
  await next.close()

  const fresh = await testDb()
  expect(await isKnown(fresh)).toBe(false)
  await note(fresh.db)
  expect(fresh.settings).toBeDefined()
  await fresh.close()
  await using last = await testDb()
  expect(await isKnown(last)).toBe(false)
})
