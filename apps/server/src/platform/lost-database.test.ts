import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { saveSource } from '@karavan/marketplaces/store/sources.ts'
import { aListing } from '@karavan/marketplaces/testing/goods.ts'
import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { operatorCommand } from '@karavan/testing/operator.ts'
import { initdb, type OwnPostgres, startPostgres, startReplica } from '@karavan/testing/own-postgres.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Database } from '../database.ts'
import { start } from '../start.ts'
import { type OpenDatabase, openDatabase } from './db.ts'
import { createLog } from './log.ts'

// A PostgreSQL server of the test's own, which may be ended abruptly: others use the one of TEST_DATABASE_URL.
if (!initdb) process.stderr.write('SKIPPED: the loss of PostgreSQL is not tested, because no initdb was found on this machine\n')

let postgres: OwnPostgres
let administrator: pg.Pool
beforeAll(async () => {
  if (!initdb) return
  postgres = await startPostgres()
  administrator = new pg.Pool({ connectionString: postgres.url })
  administrator.on('error', () => {})
})
afterAll(async () => {
  await administrator?.end()
  await postgres?.remove()
})

test.skipIf(!initdb)('a connection that is lost in the middle of a transaction fails that one alone', async () => {
  await using opened = await disposable(openDatabase({ databaseUrl: postgres.url, dataDir: '', databasePool: 2 }))
  await expect(
    opened.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await administrator.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await sql`select pg_sleep(60)`.execute(trx)
    }),
  ).rejects.toThrow(/terminat|connection error|ECONNRESET/)
  expect((await sql`select 1 as one`.execute(opened.db)).rows).toEqual([{ one: 1 }])
})

async function disposable<Tables>(opening: Promise<OpenDatabase<Tables>>): Promise<OpenDatabase<Tables> & AsyncDisposable> {
  const opened = await opening
  return { ...opened, [Symbol.asyncDispose]: opened.close }
}

test.skipIf(!initdb)('the product survives a killed backend and a crash of PostgreSQL; only requests on them fail', async () => {
  const karavan = new KaravanProcess({ DATABASE_URL: postgres.url, MARKETPLACES: 'catalogue' })
  const holder = new pg.Client({ connectionString: postgres.url })
  try {
    await holder.connect()
    await karavan.start()
    const signUp = async () => {
      const answer = await fetch(`${karavan.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=karavan-builtin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"returnSecureToken":true}',
      })
      await answer.text()
      return answer.status
    }
    expect(await signUp()).toBe(200)

    // A lock holds the request in the middle of its transaction until its backend is gone.
    await holder.query('begin')
    await holder.query('lock table identity_account in access exclusive mode')
    const held = signUp()
    const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock'`
    await expect.poll(async () => (await administrator.query(waiting)).rowCount, { timeout: 30_000 }).toBe(1)
    await administrator.query(`select pg_terminate_backend(pid) from (${waiting}) held`)
    expect(await held).toBe(503)
    await holder.query('rollback')
    await holder.end()
    expect(await signUp()).toBe(200)

    // Requests all the while, so that some connections are in use and others idle when the server goes.
    let isOver = false
    const statuses = new Set<number>()
    const ask = async () => {
      while (!isOver) statuses.add(await signUp())
    }
    const asking = [ask(), ask(), ask(), ask()]
    await postgres.crash()
    await expect.poll(signUp, { timeout: 30_000 }).toBe(200)
    isOver = true
    await Promise.all(asking)
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  } finally {
    await holder.end()
    await karavan.remove()
  }
})

test.skipIf(!initdb)(
  'while PostgreSQL is gone or stands still every call gets a 503 that says when to come again, and afterwards all is well',
  async () => {
    const karavan = new KaravanProcess({ DATABASE_URL: postgres.url, MARKETPLACES: 'catalogue', STATEMENT_TIMEOUT_SECONDS: '1' })
    const ask = async (path: string, init?: RequestInit) => {
      const answer = await fetch(karavan.url + path, init)
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
    }
    const signUp = () =>
      ask('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=karavan-builtin', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"returnSecureToken":true}',
      })
    const database = new URL(postgres.url).pathname.slice(1)
    const fromBeside = async (statement: string) => {
      const client = new pg.Client({ connectionString: Object.assign(new URL(postgres.url), { pathname: '/template1' }).href })
      await client.connect()
      try {
        await client.query(statement)
      } finally {
        await client.end()
      }
    }
    const expectAway = async () => {
      // What it has seen of the database just before is believed for a moment.
      await expect.poll(async () => (await ask('/health')).status).toBe(503)
      const [health, products, product, account, live] = await Promise.all([
        ask('/health'),
        ask('/api/products?q=mug'),
        ask('/api/products/catalogue-1'),
        signUp(),
        ask('/health/live'),
      ])
      const away = { status: 503, retryAfter: expect.stringMatching(/^[1-9]\d*$/) }
      expect(health).toMatchObject(away)
      expect(products).toMatchObject(away)
      expect(product).toMatchObject(away)
      expect(JSON.parse(products.text)).toMatchObject({
        success: false,
        code: expect.stringMatching(/^(?:not_ready|marketplace_unavailable)$/),
        request_id: expect.any(String),
      })
      expect(account).toMatchObject(away)
      expect(live.status).toBe(200)
    }
    const expectWell = async () => {
      await expect.poll(async () => (await ask('/health')).status, { timeout: 60_000 }).toBe(200)
      await expect.poll(async () => (await signUp()).status, { timeout: 60_000 }).toBe(200)
      expect((await ask('/api/products?q=mug')).status).toBe(200)
    }
    try {
      await karavan.start()
      await expectWell()
      await postgres.stop()
      await expectAway()
      await postgres.start()
      await expectWell()
      await postgres.freeze('SIGSTOP')
      try {
        await expectAway()
      } finally {
        await postgres.freeze('SIGCONT')
      }
      await expectWell()
      // As before a restore or a move: the server runs and its database lets nobody in.
      await fromBeside(`alter database ${database} with allow_connections false`)
      try {
        await fromBeside(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`)
        await expectAway()
      } finally {
        await fromBeside(`alter database ${database} with allow_connections true`)
      }
      await expectWell()
    } finally {
      await karavan.remove()
    }
  },
)

test.skipIf(!initdb)(
  'a replica answers searches and products; one that lags, stands still or is gone is not read, and carts and prices are never its',
  async () => {
    const replica = await startReplica(postgres)
    const onReplica = new pg.Pool({ connectionString: replica.url })
    onReplica.on('error', () => {})
    const dataDir = mkdtempSync(join(tmpdir(), 'karavan-replica-'))
    const settings = { DATABASE_URL: postgres.url, DATABASE_READ_URL: replica.url, DATABASE_READ_LAG_SECONDS: '3' }
    const common = { MARKETPLACES: 'catalogue', DATA_DIR: dataDir, PORT: '0', RATE_LIMITS: 'off', RATE_SOURCES: 'off', PHOTO_SEARCH: 'off' }
    const karavan = await start(readConfig({ ...common, ...settings, SECRETS_KEY: 'a secret that is known to tests alone' }), {
      log: createLog('silent'),
      onLost() {},
    })
    await using primary = await disposable(openDatabase<Database>({ databaseUrl: postgres.url, dataDir: '', databasePool: 1 }))
    const { origin } = new URL(karavan.address)
    const priceAs = async (minor: number) =>
      upsertOffers(primary.db, [
        { ...aListing('1'), id: 'myshop-1', platform: 'myshop', options: [], skus: [], priceLadder: [{ from: 1, minor }] },
      ])
    const ask = async (path: string, init?: RequestInit) => {
      const answer = await fetch(origin + path, init)
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return answer
    }
    const shownPrice = async () => (await (await ask('/api/products/myshop-1?currency=CNY')).json()).product.price
    /** A figure of `/metrics`. */
    const figure = async (name: string) =>
      Number(
        (await (await ask('/metrics')).text())
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      )
    const readsOf = (server: string) => figure(`karavan_replica_reads_total{server="${server}"}`)
    const becomes = (isUsable: boolean) => expect.poll(() => figure('karavan_replica_usable'), { timeout: 60_000 }).toBe(isUsable ? 1 : 0)
    try {
      await saveSource(primary.db, { platform: 'myshop', kind: 'import', version: '1', updated_at: new Date() })
      await priceAs(1000)
      await becomes(true)
      await expect.poll(shownPrice).toBe(10)
      // A search at a bad moment of a busy machine is the primary's.
      const before = await readsOf('replica')
      await expect
        .poll(async () => {
          expect((await (await ask('/api/products?q=&limit=5')).json()).products).toHaveLength(1)
          return readsOf('replica')
        })
        .toBeGreaterThan(before)

      // What is ordered by, and what was just written, is the primary's whatever the replica has.
      await onReplica.query('select pg_wal_replay_pause()')
      await priceAs(2000)
      const json = { 'content-type': 'application/json' }
      const body = '{"returnSecureToken":true,"email":"anna@example.org","password":"correct horse"}'
      const signUp = { method: 'POST', headers: json, body }
      const { idToken } = await (await ask('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=karavan-builtin', signUp)).json()
      const headers = { authorization: `Bearer ${idToken}`, ...json }
      const add = { method: 'POST', headers, body: '{"product_id":"myshop-1","quantity":10}' }
      expect((await (await ask('/api/cart/items', add)).json()).item).toMatchObject({ original_unit_price: 20 })
      expect((await (await ask('/api/cart', { headers })).json()).cart.items).toHaveLength(1)
      await becomes(false)
      expect(await shownPrice()).toBe(20)
      // A single reading that came late is enough for the product to leave it; the doctor asks how far it is behind.
      const examined = async () => (await operatorCommand(dataDir, ['doctor'], { ...common, ...settings })).out
      await expect.poll(examined, { timeout: 60_000 }).toMatch(/^BAD +replica +[\d.]+ seconds behind/m)
      await onReplica.query('select pg_wal_replay_resume()')
      await becomes(true)
      await expect.poll(shownPrice).toBe(20)

      for (const [away, back] of [
        [() => replica.freeze('SIGSTOP'), () => replica.freeze('SIGCONT')],
        [replica.stop, replica.start],
      ] as const) {
        await away()
        try {
          expect(await shownPrice()).toBe(20)
          await becomes(false)
          expect(await shownPrice()).toBe(20)
        } finally {
          await back()
        }
        await becomes(true)
      }
    } finally {
      await onReplica.end()
      await karavan.close()
      await replica.remove()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
