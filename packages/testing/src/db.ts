import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@karavan/server/database.ts'
import { openDatabase } from '@karavan/server/platform/db.ts'
import type { Kysely } from 'kysely'
import type { Content } from './fill-template.ts'
import { administer, databaseAt, placeDatabase, postgresTemplate, type TestDbOptions } from './template.ts'
import { wipe } from './wipe.ts'

type DatabaseSettings = Parameters<typeof openDatabase>[0]

export interface TestDb extends AsyncDisposable {
  db: Kysely<Database>
  kind: 'embedded' | 'postgres'
  /** How another process reaches it. */
  settings: DatabaseSettings
  /** Empties every table but the migrations' own. */
  truncate(): Promise<void>
  /** Closes it while other processes use it, and opens it again: `db` is another one afterwards. */
  away(use: (settings: DatabaseSettings) => Promise<void>): Promise<void>
  /** Closes it and removes what it leaves on the disk or the server. */
  close(): Promise<void>
}

interface Opened {
  db: Kysely<Database>
  kind: 'embedded' | 'postgres'
  settings: DatabaseSettings
  close(): Promise<void>
  remove(): Promise<unknown>
}

/**
 * A migrated database of its own: a new one on the PostgreSQL that TEST_DATABASE_URL names, else an embedded one in a temporary folder. Both are copies
 * of a template that is made once (`template.ts`).
 */
export async function testDb({ content = 'empty', isSynced = false }: TestDbOptions = {}): Promise<TestDb> {
  const server = process.env.TEST_DATABASE_URL
  const opened = server ? await openPostgres(server, content, isSynced) : await openCopy(content, isSynced)
  const close = async () => {
    await opened.close()
    await opened.remove()
  }
  return {
    get db() {
      return opened.db
    },
    kind: opened.kind,
    settings: opened.settings,
    close,
    [Symbol.asyncDispose]: close,
    async away(use) {
      await opened.close()
      try {
        await use(opened.settings)
      } finally {
        Object.assign(opened, await openDatabase<Database>(opened.settings))
      }
    },
    async truncate() {
      await wipe(opened.db)
    },
  }
}

async function openCopy(content: Content, isSynced: boolean): Promise<Opened> {
  const dataDir = mkdtempSync(join(tmpdir(), 'karavan-test-'))
  await placeDatabase(dataDir, { content, isSynced })
  const settings = { dataDir, databasePool: 1 }
  const remove = async () => rmSync(dataDir, { recursive: true, force: true })
  return { ...(await openDatabase<Database>(settings)), settings, remove }
}

async function openPostgres(server: string, content: Content, isSynced: boolean): Promise<Opened> {
  const template = await postgresTemplate(server, content)
  const name = `karavan_test_${randomBytes(6).toString('hex')}`
  await administer(server, async (client) => {
    await client.query(`create database ${name} template ${template}`)
    if (!isSynced) await client.query(`alter database ${name} set synchronous_commit = off`)
  })
  const settings = { databaseUrl: databaseAt(server, name), dataDir: '', databasePool: 8 }
  const remove = () => administer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
  return { ...(await openDatabase<Database>(settings)), settings, remove }
}
