import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { migrate, openDatabase } from '../src/platform/db.ts'
import { jobsSchema } from '../src/platform/jobs.ts'
import type { Database } from '../src/platform/schema.ts'

export interface TestDb extends AsyncDisposable {
  db: Kysely<Database>
  kind: 'embedded' | 'postgres'
  /** Empties every table but the migrations' own. */
  truncate(): Promise<void>
  /** Lets go of it while other processes have it, and opens it again: `db` is another one afterwards. */
  away(use: (settings: DatabaseSettings) => Promise<void>): Promise<void>
  close(): Promise<void>
}
type DatabaseSettings = Parameters<typeof openDatabase>[0]

const cache = fileURLToPath(new URL('../../../node_modules/.cache/karavan/', import.meta.url))

/**
 * A migrated database of its own: PostgreSQL where TEST_DATABASE_URL names a server (a new database on it), else the embedded one in a temporary
 * folder. Making an empty embedded database takes seconds, so one is kept and copied.
 */
export async function testDb(): Promise<TestDb> {
  const opened = process.env.TEST_DATABASE_URL ? await openPostgres(process.env.TEST_DATABASE_URL) : await openCopy()
  await migrate(opened.db)
  const close = async () => {
    await opened.close()
    await opened.remove()
  }
  return {
    get db() {
      return opened.db
    },
    kind: opened.kind,
    close,
    [Symbol.asyncDispose]: close,
    async away(use) {
      await opened.close()
      try {
        await use(opened.settings)
      } finally {
        Object.assign(opened, await openDatabase(opened.settings))
      }
    },
    async truncate() {
      const tables = (await opened.db.introspection.getTables())
        // Of the job queue's own tables only those with jobs: the others say which release it is and which jobs there are.
        .filter(({ schema, name }) => (schema === jobsSchema ? name === 'job' : !name.startsWith('kysely_')))
        .map(({ schema, name }) => sql.table(`${schema}.${name}`))
      if (tables.length > 0) await sql`truncate ${sql.join(tables)} restart identity cascade`.execute(opened.db)
    },
  }
}

async function openCopy() {
  const template = join(cache, 'empty-database-18')
  if (!existsSync(template)) {
    mkdirSync(cache, { recursive: true })
    const made = mkdtempSync(join(cache, 'making-'))
    const empty = await openDatabase({ dataDir: made, databasePool: 1 })
    await empty.close()
    try {
      renameSync(join(made, 'database'), template)
    } catch (error) {
      if (!existsSync(template)) throw error // Otherwise another test file made it meanwhile.
    }
    rmSync(made, { recursive: true, force: true })
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'karavan-test-'))
  cpSync(template, join(dataDir, 'database'), { recursive: true })
  const settings = { dataDir, databasePool: 1 }
  const opened = await openDatabase(settings)
  return { ...opened, settings, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

async function openPostgres(server: string) {
  const name = `karavan_test_${randomBytes(6).toString('hex')}`
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await administer(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const settings = { databaseUrl: url.href, dataDir: '', databasePool: 8 }
  const opened = await openDatabase(settings)
  return { ...opened, settings, remove: () => administer(`drop database if exists ${name} with (force)`) }
}
