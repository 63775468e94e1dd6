import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { testApp } from '@karavan/testing/app.ts'
import { asWalked, findGoods, findWalked, type Walked, walkThrough } from '@karavan/testing/buyer-walk.ts'
import { checkOut, findEarlierRelease } from '@karavan/testing/earlier-release.ts'
import { freePort } from '@karavan/testing/free-port.ts'
import { RunningProgram } from '@karavan/testing/running-program.ts'
import { administer, databaseAt } from '@karavan/testing/template.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from './database.ts'
import { listDone, listMigrations, migrate, openDatabase } from './platform/db.ts'

// What earlier releases left, as `scripts/make-earlier-database.ts` has dumped it: named after the last step that each had.
const folder = join(import.meta.dirname, '../fixtures/upgrades')
const earlier = readdirSync(folder).filter((name) => name.endsWith('.sql.gz'))

/** A database with nothing in it, on PostgreSQL or embedded. */
async function emptyDatabase() {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    const dataDir = mkdtempSync(join(tmpdir(), 'karavan-upgrade-'))
    const opened = await openDatabase<Database>({ dataDir, databasePool: 1 })
    return {
      ...opened,
      url: '',
      async [Symbol.asyncDispose]() {
        await opened.close()
        rmSync(dataDir, { recursive: true, force: true })
      },
    }
  }
  const name = `karavan_test_${randomBytes(6).toString('hex')}`
  await administer(server, (client) => client.query(`create database ${name}`))
  const url = databaseAt(server, name)
  const opened = await openDatabase<Database>({ databaseUrl: url, dataDir: '', databasePool: 4 })
  return {
    ...opened,
    url,
    async [Symbol.asyncDispose]() {
      await opened.close()
      await administer(server, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

test('there are databases of at least three earlier states', () => {
  expect(earlier.length).toBeGreaterThanOrEqual(3)
})

test.each(earlier)('the data of an earlier release opens: %s', async (file) => {
  const walked = JSON.parse(readFileSync(join(folder, `${basename(file, '.sql.gz')}.json`), 'utf8')) as Walked
  await using database = await emptyDatabase()
  // The dump sets names and times of its session, which another one may go on with.
  await sql.raw(`${gunzipSync(readFileSync(join(folder, file))).toString('utf8')}\nreset all;`).execute(database.db)
  const before = await listDone(database.db)
  expect(before).toContain(basename(file, '.sql.gz'))
  expect(before.length).toBeLessThan((await listMigrations()).length)
  const count = async (table: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(database.db)).rows[0]?.n
  const kept = ['buyer_order', 'order_line', 'order_event', 'cart_item', 'conversation', 'message', 'identity_account', 'address', 'offer']
  const counts = await Promise.all(kept.map(count))
  expect(counts.every((n) => (n ?? 0) > 0)).toBe(true)

  await migrate(database.db)
  expect((await listDone(database.db)).sort()).toEqual(await listMigrations())
  expect(await Promise.all(kept.map(count))).toEqual(counts)
  await using t = await testApp({
    db: database.db,
    marketplaces: [sampleMarketplace(database.db)],
  })
  const origin = await t.listen()
  expect(await findWalked(origin, walked)).toEqual(asWalked(walked))
})

const server = process.env.TEST_DATABASE_URL
const release = findEarlierRelease()
if (server && !release)
  process.stderr.write('SKIPPED: a process of the release before on the new schema, because the history of git is not here\n')

test.skipIf(!server || !release)('a process of the release before serves on when this one has changed the database', async () => {
  await using database = await emptyDatabase()
  using earlier = checkOut(release ?? '')
  const dataDir = mkdtempSync(join(tmpdir(), 'karavan-upgrade-'))
  const port = await freePort()
  const old = new RunningProgram(
    ['apps/server/src/main.ts'],
    {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_SOURCES: 'off',
      RATE_LIMITS: 'off',
      MARKETPLACE_DEADLINE_MS: '60000',
    },
    earlier.folder,
  )
  try {
    await old.until(/Karavan is ready/)
    const origin = `http://127.0.0.1:${port}`
    const goods = await findGoods(origin)
    const before = await walkThrough(origin, { email: 'anna@example.com', ...goods })
    const known = (await listDone(database.db)).length
    await migrate(database.db)
    expect((await listDone(database.db)).length).toBeGreaterThan(known)

    // The old process knows nothing of it: what was there is there, and a buyer who comes now can do everything.
    expect(await findWalked(origin, before)).toEqual(asWalked(before))
    const during = await walkThrough(origin, { email: 'boris@example.com', ...goods })
    expect(await findWalked(origin, during)).toEqual(asWalked(during))
    // The new one beside it finds both.
    await using t = await testApp({
      db: database.db,
      marketplaces: [sampleMarketplace(database.db)],
    })
    const beside = await t.listen()
    for (const walked of [before, during]) expect(await findWalked(beside, walked)).toEqual(asWalked(walked))
    // Once it has ended it does not start again there, and says why.
    await old.stop()
    const again = new RunningProgram(
      ['apps/server/src/main.ts'],
      { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port) },
      earlier.folder,
    )
    expect(await again.ended).toBe(1)
    expect(again.output).toMatch(/a newer release of Karavan has changed this database/)
  } finally {
    await old.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
