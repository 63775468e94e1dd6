import { createHash } from 'node:crypto'
import {
  appendFileSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockFolder } from '@karavan/server/platform/embedded/open.ts'
import pg from 'pg'
import type { Content } from './fill-template.ts'
import { reachOf, root } from './source-graph.ts'
import { stopSyncing } from './syncing.ts'

export interface TestDbOptions {
  /** What is in it at first. Default `empty`. */
  content?: Content
  /** True: commits reach the disk, for tests of what survives. Otherwise they reach the system only, which is quicker and outlives a killed process. */
  isSynced?: boolean
}

/** The template that another one is made from, where most of it is the same. */
const baseOf: Partial<Record<Content, Content>> = { 'hard-market': 'market' }

/** What fills a template, loaded by the one process that makes it. */
const filler = 'packages/testing/src/fill-template.ts'
const marketFiller = 'apps/server/src/features/catalogue/seed.ts'
const loadFiller = () => import('./fill-template.ts')

const cache = join(root, 'node_modules/.cache/karavan')

/** Changes with everything that decides what is in a template, so that one is never used after its sources have changed. */
export function templateKey(content: Content): string {
  const migrations = readdirSync(join(root, 'apps/server/migrations')).map((name) => `apps/server/migrations/${name}`)
  const makers = content === 'empty' ? [filler] : [filler, marketFiller]
  const hash = createHash('sha256')
  for (const file of [...reachOf(...migrations, ...makers).files].sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  // Versions of the database and of the job queue, which makes its tables itself.
  for (const name of ['@electric-sql/pglite', 'pg-boss']) hash.update(readFileSync(join(root, 'node_modules', name, 'package.json')))
  return hash.digest('hex').slice(0, 16)
}

/** Waits until no other process makes a template; the system ends a turn with its process, however that ends. */
async function takeTurn(): Promise<() => void> {
  for (;;) {
    try {
      return lockFolder(cache)
    } catch {
      await wait(50)
    }
  }
}

/** The folder of an embedded database to copy, made on first use; those of older sources are removed then. It is never opened itself. */
export async function embeddedTemplate(content: Content): Promise<string> {
  const template = join(cache, `${content}-${templateKey(content)}`)
  if (existsSync(template)) return template
  const base = baseOf[content] && (await embeddedTemplate(baseOf[content]))
  mkdirSync(cache, { recursive: true })
  const endTurn = await takeTurn()
  try {
    if (existsSync(template)) return template
    // A process that left a `making-` folder behind has died: the turn is ours.
    const isOld = (name: string) => name.startsWith('making-') || name.startsWith(`${content}-`)
    for (const name of readdirSync(cache).filter(isOld)) rmSync(join(cache, name), { recursive: true, force: true })
    const dataDir = mkdtempSync(join(cache, 'making-'))
    if (base) cpSync(base, join(dataDir, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE })
    await (await loadFiller()).fillTemplate({ dataDir, databasePool: 1 }, content)
    renameSync(join(dataDir, 'database'), template)
    rmSync(dataDir, { recursive: true, force: true })
    return template
  } finally {
    endTurn()
  }
}

/**
 * PostgreSQL prepares all of its buffers when it starts: with the 128 MB of an ordinary one that is two thirds of the work of opening a database. What a test
 * writes into an empty one fits into an eighth.
 */
const buffersOfEmpty = 'shared_buffers = 16MB\n'

/** Puts a migrated embedded database into a new data folder, for the test or the process that opens it. */
export async function placeDatabase(dataDir: string, { content = 'empty', isSynced = false }: TestDbOptions = {}): Promise<void> {
  const folder = join(dataDir, 'database')
  cpSync(await embeddedTemplate(content), folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  if (content === 'empty') appendFileSync(join(folder, 'postgresql.auto.conf'), buffersOfEmpty)
  if (!isSynced) stopSyncing(folder)
}

/** Runs statements on the maintenance database of a PostgreSQL server. */
export async function administer<T>(server: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
export function databaseAt(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Any number will do, as long as nothing else on the server locks it. */
const templateLock = 7_301_184_521
const prefix = 'karavan_template_'
/** A template nobody has copied for so long belongs to sources that are gone. */
const unusedDays = 2

const made = new Map<string, Promise<string>>()

/** Name of a database to copy on this PostgreSQL server, made on first use; those unused for days are dropped then. */
export function postgresTemplate(server: string, content: Content): Promise<string> {
  const name = `${prefix}${content.replace('-', '_')}_${templateKey(content)}`
  const known = made.get(name) ?? ensurePostgresTemplate(server, content, name)
  made.set(name, known)
  return known
}

async function ensurePostgresTemplate(server: string, content: Content, name: string): Promise<string> {
  const base = baseOf[content] && (await postgresTemplate(server, baseOf[content]))
  await administer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rows } = await client.query<{ name: string; used: string | null }>(
      `select datname as name, shobj_description(oid, 'pg_database') as used from pg_database where datname like '${prefix.replaceAll('_', '\\_')}%'`,
    )
    const now = new Date().toISOString()
    const oldest = new Date(Date.now() - unusedDays * 86_400_000).toISOString()
    // A template without a comment was never finished, and nobody else can be at it: the lock is ours.
    const isFinished = rows.some((row) => row.name === name && row.used !== null)
    for (const row of rows)
      if (row.used === null || (row.name !== name && row.used < oldest))
        await client.query(`drop database if exists ${row.name} with (force)`)
    if (!isFinished) {
      await client.query(`create database ${name}${base ? ` template ${base}` : ''}`)
      await (await loadFiller()).fillTemplate({ databaseUrl: databaseAt(server, name), dataDir: '', databasePool: 4 }, content)
    }
    await client.query(`comment on database ${name} is '${now}'`)
  })
  return name
}

/** What the names of the databases and folders begin with that the processes of one run of tests make; `pid` is of the process that started them. */
export const prefixOfRun = (pid: number): string => `karavan-test-${pid}-`

/** Removes what the processes of a run have left of their databases, on this PostgreSQL server or, without one, on the disk. */
export async function removeOfRun(pid: number, server: string | undefined): Promise<void> {
  const prefix = prefixOfRun(pid)
  if (!server) {
    for (const name of readdirSync(tmpdir())) if (name.startsWith(prefix)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
    return
  }
  await administer(server, async (client) => {
    const { rows } = await client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [
      prefix.replaceAll('-', '_'),
    ])
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
  })
}
