import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { connectEmbedded, type OpenDatabase, openDatabase } from './db.ts'
import { openEmbedded, socketFolderOf } from './embedded/open.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'karavan-db-'))
let opened: OpenDatabase
const raw = (db: OpenDatabase['db'], query: string) => db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(query))

beforeAll(async () => {
  opened = await openDatabase({ dataDir, databasePool: 1 })
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

test('a second client waits for an open transaction and does not see or disturb it', async () => {
  const other = connectEmbedded(socketFolderOf(dataDir))
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

test('two clients at once never mix their statements', async () => {
  const other = connectEmbedded(socketFolderOf(dataDir))
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
  const failure = await openDatabase({ databaseUrl: 'postgres://karavan:hidden-word@127.0.0.1:1/x', dataDir, databasePool: 1 }).catch(
    (error) => error,
  )
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
    const postgres = await openDatabase({ databaseUrl, dataDir: '', databasePool: 1 })
    try {
      expect((await sql<{ jit: string }>`show jit`.execute(postgres.db)).rows).toEqual([{ jit: 'off' }])
    } finally {
      await postgres.close()
    }
  })
