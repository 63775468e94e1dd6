import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeDatabase } from '@karavan/testing/template.ts'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError } from '../config.ts'
import type { Database } from '../database.ts'
import { connectEmbedded, type OpenDatabase, openDatabase } from './db.ts'
import { openEmbedded, socketFolderOf } from './embedded/open.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'karavan-db-'))
let opened: OpenDatabase<Database>
const raw = (db: Kysely<Database>, query: string) => db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(query))

beforeAll(async () => {
  opened = await openDatabase<Database>({ dataDir, databasePool: 1 })
  await raw(opened.db, 'create table note (id int primary key, text text)')
})
afterAll(async () => {
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a second process that opens the same folder is refused with the setting named', async () => {
  await expect(openEmbedded(dataDir)).rejects.toThrow(ConfigError)
  await expect(openEmbedded(dataDir)).rejects.toThrow(/^DATA_DIR: .* in use/)
})

test('the private socket can be opened by its owner alone', () => {
  expect(statSync(join(socketFolderOf(dataDir), '.s.PGSQL.5432')).mode & 0o777).toBe(0o600)
})

test('commits are synced to the disk', async () => {
  const { rows } = await raw(opened.db, "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method")
  expect(rows).toEqual([{ fsync: 'on', method: 'fsync' }])
})

test('buffers are half of the usual ones, unless the database says otherwise', async () => {
  const buffers = async ({ db }: OpenDatabase<Database>) => (await raw(db, "select current_setting('shared_buffers') as size")).rows
  expect(await buffers(opened)).toEqual([{ size: '64MB' }])
  const other = mkdtempSync(join(tmpdir(), 'karavan-buffers-'))
  await placeDatabase(other)
  const told = await openDatabase<Database>({ dataDir: other, databasePool: 1 })
  try {
    expect(await buffers(told)).toEqual([{ size: '16MB' }])
  } finally {
    await told.close()
    rmSync(other, { recursive: true, force: true })
  }
})

test('a second client waits for an open transaction and does not see or disturb it', async () => {
  const other = connectEmbedded<Database>(socketFolderOf(dataDir))
  try {
    let wasSeenInside = false
    const count = () => raw(other, 'select count(*)::int as n from note')
    let waiting: ReturnType<typeof count> | undefined
    await opened.db.transaction().execute(async (trx) => {
      await sql`insert into note values (1, 'inside')`.execute(trx)
      waiting = count()
      waiting.then(() => {
        wasSeenInside = true
      })
      await sql`insert into note values (2, ${'привет'})`.execute(trx)
      await new Promise((done) => setTimeout(done, 50))
      expect(wasSeenInside).toBe(false)
    })
    expect((await waiting)?.rows).toEqual([{ n: 2 }])
  } finally {
    await other.destroy()
  }
})

test('a client that leaves inside a transaction has it rolled back, and the others go on', async () => {
  const socket = new Socket()
  const client = new pg.Client({ host: socketFolderOf(dataDir), user: 'postgres', database: 'postgres', stream: () => socket })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query("insert into note values (77, 'lost')")
  socket.destroy()
  const { rows } = await raw(opened.db, 'select count(*)::int as n from note where id = 77')
  expect(rows).toEqual([{ n: 0 }])
})

/** Sets everything that a session keeps, without an open transaction at the end. */
async function leaveTraces(client: pg.Client): Promise<void> {
  await client.query(`set statement_timeout = 60001; set search_path = nowhere; set time zone 'Asia/Shanghai'`)
  await client.query({ name: 'prepared', text: 'select 7 as seven' })
  await client.query('create temporary table trace (id int)')
  await client.query('select pg_advisory_lock(42)')
  await client.query('declare kept cursor with hold for select 1')
  await client.query('begin')
  await client.query("insert into public.note values (78, 'lost')")
}

const session = `select current_setting('statement_timeout') as timeout, current_setting('search_path') as path,
  current_setting('timezone') as zone, (select count(*)::int from pg_prepared_statements) as prepared,
  (select count(*)::int from pg_cursors) as cursors, to_regclass('pg_temp.trace')::text as temporary,
  (select count(*)::int from pg_locks where locktype = 'advisory') as locks,
  (select count(*)::int from public.note where id = 78) as inserted`

test.each([
  ['by saying goodbye', async (client: pg.Client) => client.end()],
  ['by a broken connection', async (_client: pg.Client, socket: Socket) => void socket.destroy()],
  [
    'in the middle of a pipeline that has failed',
    async (_client: pg.Client, socket: Socket) => {
      const parse = Buffer.from('\0select * from nothing_here\0\0\0', 'latin1')
      const head = Buffer.from([...Buffer.from('P'), 0, 0, 0, parse.length + 4])
      const flush = Buffer.from([...Buffer.from('H'), 0, 0, 0, 4])
      const answered = new Promise((done) => socket.once('data', done))
      socket.write(Buffer.concat([head, parse, flush]))
      await answered
      socket.destroy()
    },
  ],
])('a client that leaves %s takes its session with it', async (_, leave) => {
  const before = (await raw(opened.db, session)).rows
  const socket = new Socket()
  const client = new pg.Client({ host: socketFolderOf(dataDir), user: 'postgres', database: 'postgres', stream: () => socket })
  client.on('error', () => {})
  await client.connect()
  await leaveTraces(client)
  await leave(client, socket)
  expect((await raw(opened.db, session)).rows).toEqual(before)
  expect(before).toMatchObject([{ timeout: '0', prepared: 0, cursors: 0, temporary: null, locks: 0, inserted: 0 }])
})

test('two clients at once never mix their statements', async () => {
  const other = connectEmbedded<Database>(socketFolderOf(dataDir))
  try {
    const ask = async (db: typeof other, number: number) => (await sql<{ n: number }>`select ${number}::int as n`.execute(db)).rows[0]?.n
    const numbers = Array.from({ length: 200 }, (_, index) => index)
    const answers = await Promise.all(numbers.flatMap((number) => [ask(opened.db, number), ask(other, number + 1000)]))
    expect(answers).toEqual(numbers.flatMap((number) => [number, number + 1000]))
  } finally {
    await other.destroy()
  }
})

test('an error leaves the connection usable, in and outside a transaction', async () => {
  await expect(raw(opened.db, 'select * from nothing_here')).rejects.toThrow(/nothing_here/)
  await expect(opened.db.transaction().execute((trx) => sql`insert into note values (1, 'twice')`.execute(trx))).rejects.toThrow(
    /duplicate/,
  )
  expect((await raw(opened.db, 'select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('an answer of many megabytes and a long parameter come through whole', async () => {
  const long = 'я'.repeat(2_000_000)
  const { rows } = await sql<{ text: string; n: number }>`select ${long}::text as text, length(${long}) as n`.execute(opened.db)
  expect(rows[0]?.n).toBe(2_000_000)
  expect(rows[0]?.text).toBe(long)
})

test('a database or folder that cannot be used is refused in one line that names the setting and no password', async () => {
  const failure = await openDatabase<Database>({
    databaseUrl: 'postgres://karavan:hidden-word@127.0.0.1:1/x',
    dataDir,
    databasePool: 1,
  }).catch((error) => error)
  expect(failure).toBeInstanceOf(ConfigError)
  expect(failure.message).toMatch(/^DATABASE_URL: .*ECONNREFUSED/)
  expect(failure.message).not.toContain('hidden-word')
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')
  await expect(openEmbedded(file)).rejects.toThrow(/^DATA_DIR: .*a-file cannot be used/)
})

const databaseUrl = process.env.TEST_DATABASE_URL
if (databaseUrl)
  test('PostgreSQL compiles no plan of ours', async () => {
    const postgres = await openDatabase<Database>({ databaseUrl, dataDir: '', databasePool: 1 })
    try {
      expect((await sql<{ jit: string }>`show jit`.execute(postgres.db)).rows).toEqual([{ jit: 'off' }])
    } finally {
      await postgres.close()
    }
  })
