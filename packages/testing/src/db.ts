import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@karavan/server/database.ts'
import { connectEmbedded, openDatabase } from '@karavan/server/platform/db.ts'
import { openEmbedded } from '@karavan/server/platform/embedded/open.ts'
import { type Kysely, sql } from 'kysely'
import { administer, databaseAt, placeDatabase, postgresTemplate, prefixOfRun, type TestDbOptions } from './template.ts'
import { wipe } from './wipe.ts'

type DatabaseSettings = Parameters<typeof openDatabase>[0]

export interface TestDb extends AsyncDisposable {
  db: Kysely<Database>
  kind: 'embedded' | 'postgres'
  /** How another process reaches it. What is asked for this is not kept for the next test. */
  settings: DatabaseSettings
  /** Empties every table but the migrations' own. */
  truncate(): Promise<void>
  /** Closes it while other processes use it, and opens it again: `db` is another one afterwards. */
  away(use: (settings: DatabaseSettings) => Promise<void>): Promise<void>
  /** Closes it and removes what it leaves on the disk or the server. */
  close(): Promise<void>
}

/** Where a database is, and how it is opened and ended there. */
interface Place {
  kind: 'embedded' | 'postgres'
  settings: DatabaseSettings
  open(): Promise<Kysely<Database>>
  /** Ends what runs there; nothing is connected to it any more. */
  end(): Promise<void>
  remove(): Promise<unknown>
}

/** Empty databases whose tests are over, for the next ones of this process. */
const idle: Place[] = []
let keeps = false

/**
 * From now on an empty database stays after its test, and the next test of this process finds it emptied: opening one is more work than most tests are. Who
 * asks for this ends the process, and what it leaves, itself (`keep-databases.ts`).
 */
export function keepDatabases(): void {
  keeps = true
}

/**
 * A migrated database of its own: one on the PostgreSQL that TEST_DATABASE_URL names, else an embedded one in a temporary folder. Both are copies
 * of a template that is made once (`template.ts`).
 */
export async function testDb({ content = 'empty', isSynced = false }: TestDbOptions = {}): Promise<TestDb> {
  const server = process.env.TEST_DATABASE_URL
  let isKept = keeps && content === 'empty' && !isSynced
  const known = isKept ? idle.pop() : undefined
  const place = known ?? (await (server ? placeOnPostgres(server, { content, isSynced }) : placeInFolder({ content, isSynced })))
  let db = await place.open()
  if (known) await renew(db)
  const shape = isKept ? await shapeOf(db) : undefined

  async function close(): Promise<void> {
    // Tables that a test has made or changed are no matter of emptying.
    isKept &&= (await shapeOf(db).catch(() => undefined)) === shape
    await db.destroy()
    if (isKept) return void idle.push(place)
    await place.end()
    await place.remove()
  }
  return {
    get db() {
      return db
    },
    kind: place.kind,
    get settings() {
      isKept = false
      return place.settings
    },
    close,
    [Symbol.asyncDispose]: close,
    async away(use) {
      isKept = false
      await db.destroy()
      await place.end()
      try {
        await use(place.settings)
      } finally {
        db = await place.open()
      }
    },
    async truncate() {
      await wipe(db)
    },
  }
}

/** As the template was: no rows, and numbers begin at one. */
async function renew(db: Kysely<Database>): Promise<void> {
  await wipe(db)
  await sql`select setval(oid, 1, false) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`.execute(db)
}

/** Ids of what stands in the database, beyond those of PostgreSQL itself. */
const firstOwnId = 16_384

/** Changes with every table, column, condition, index, trigger and function of the database. */
async function shapeOf(db: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ shape: string }>`
    select md5(string_agg(part, ',' order by part)) as shape from (
      select concat_ws(' ', 'table', oid, relkind, relname) from pg_class where oid >= ${firstOwnId}
      union all select concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull, atthasdef) from pg_attribute where attrelid >= ${firstOwnId}
      union all select concat_ws(' ', 'condition', oid, conname) from pg_constraint where oid >= ${firstOwnId}
      union all select concat_ws(' ', 'trigger', oid, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select concat_ws(' ', 'function', oid, proname, md5(prosrc)) from pg_proc where oid >= ${firstOwnId}
    ) parts(part)`.execute(db)
  return rows[0]?.shape
}

async function placeInFolder(options: TestDbOptions): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), prefixOfRun(process.ppid)))
  await placeDatabase(dataDir, options)
  let embedded: Awaited<ReturnType<typeof openEmbedded>> | undefined
  return {
    kind: 'embedded',
    settings: { dataDir, databasePool: 1 },
    async open() {
      embedded ??= await openEmbedded(dataDir)
      return connectEmbedded<Database>(embedded.socketFolder)
    },
    async end() {
      await embedded?.close()
      embedded = undefined
    },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function placeOnPostgres(server: string, { content = 'empty', isSynced }: TestDbOptions): Promise<Place> {
  const template = await postgresTemplate(server, content)
  const name = `${prefixOfRun(process.ppid)}${randomBytes(6).toString('hex')}`.replaceAll('-', '_')
  await administer(server, async (client) => {
    await client.query(`create database ${name} template ${template}`)
    if (!isSynced) await client.query(`alter database ${name} set synchronous_commit = off`)
  })
  const settings = { databaseUrl: databaseAt(server, name), dataDir: '', databasePool: 8 }
  return {
    kind: 'postgres',
    settings,
    open: async () => (await openDatabase<Database>(settings)).db,
    end: async () => {},
    remove: () => administer(server, (client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}
