import { readdir } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { type Config, ConfigError } from '../config.ts'
import { openEmbedded } from './embedded/open.ts'
import { queryLog } from './tracing.ts'

export type DatabaseSettings = Pick<Config, 'dataDir' | 'databasePool'> &
  Partial<Pick<Config, 'databaseUrl'>> & {
    /** Longest a statement may take on PostgreSQL; 0, the standard: as long as it takes. */
    longestMs?: number
  }

/** `Tables` is what the caller keeps in it: this file knows how a database is reached, and none of its tables. */
export interface OpenDatabase<Tables> {
  db: Kysely<Tables>
  kind: 'embedded' | 'postgres'
  /** Ends the connections and, if embedded, the database. */
  close(): Promise<void>
  /** Called when the embedded database ends by itself, which the process cannot survive. */
  onLost(listener: (reason: string) => void): void
}

const oldestServer = 15

const int8 = 20
const numeric = 1700
/** Counts and money are far below 2^53: int8 comes as a number. Numeric stays text, so that no digit is lost. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return Number
    if (oid === numeric) return String
    return pg.types.getTypeParser(oid, format)
  }) as typeof pg.types.getTypeParser,
}

/** Opens PostgreSQL at `databaseUrl`, else the embedded database under `dataDir`, through one driver and one dialect. Runs no migration. */
export async function openDatabase<Tables>(config: DatabaseSettings): Promise<OpenDatabase<Tables>> {
  const { longestMs = 0 } = config
  if (config.databaseUrl) {
    const db = connectPostgres<Tables>(config.databaseUrl, { max: config.databasePool, longestMs, connectMs: 10_000 })
    try {
      const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(db)
      if ((rows[0]?.version ?? 0) < oldestServer * 10_000) throw new Error(`it is older than version ${oldestServer}`)
    } catch (cause) {
      await db.destroy()
      // Without the address, which holds a password.
      throw new ConfigError('DATABASE_URL', `cannot connect to PostgreSQL (${reasonOf(cause)})`, { cause })
    }
    return { db, kind: 'postgres', close: () => db.destroy(), onLost: () => {} }
  }
  const embedded = await openEmbedded(config.dataDir)
  const db = connectEmbedded<Tables>(embedded.socketFolder)
  return {
    db,
    kind: 'embedded',
    onLost: embedded.onExit,
    async close() {
      await db.destroy()
      await embedded.close()
    },
  }
}

interface ConnectionSettings {
  /** Most connections. */
  max: number
  /** Longest a statement may take; 0: as long as it takes. */
  longestMs: number
  connectMs: number
}

/** Whether a pooler such as PgBouncer answers: it names another process than the server does, and gives the session to others between transactions. */
async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== Reflect.get(client, 'processID')
}

/** How long a statement may take at this address where a pooler decides that, as PostgreSQL writes it (`0`: as long as it takes); `undefined`: the product does. */
export async function findPooledTimeout(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    if (!(await isPooled(client))) return undefined
    return (await client.query<{ statement_timeout: string }>('show statement_timeout')).rows[0]?.statement_timeout
  } finally {
    await client.end()
  }
}

/** A client of a PostgreSQL server. Nothing is asked of it yet. */
export const connectPostgres = <Tables>(url: string, { max, longestMs, connectMs }: ConnectionSettings): Kysely<Tables> =>
  connect({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    // A server that stands still says nothing: then the driver gives up, after the server would have.
    ...(longestMs > 0 && { query_timeout: longestMs + 5_000 }),
    onConnect: async (client) => {
      // Behind a pooler what is set would stay with whoever has the server's session next.
      if (await isPooled(client)) return
      await client.query(`set statement_timeout = ${longestMs}`)
      await client.query('set jit = off').catch(() => {})
    },
  })

const reasonOf = (cause: unknown) =>
  cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : String(cause)

/** How long a query may wait for the one connection, in milliseconds: the first start holds it while it writes the sample market, on a slow machine for a minute. */
const embeddedWaitMs = 180_000

/** A client of an embedded database that is already running, in this process or another one. The database has one session, hence one connection. */
export const connectEmbedded = <Tables>(socketFolder: string): Kysely<Tables> =>
  connect({ host: socketFolder, port: 5432, user: 'postgres', database: 'postgres', max: 1, connectionTimeoutMillis: embeddedWaitMs })

/** What the connections of a client are doing: `waiting` are queries that none is free for. */
export interface PoolState {
  busy: number
  idle: number
  waiting: number
}

const pools = new WeakMap<object, pg.Pool>()

/** The connections of a client that was opened here, as of now. */
export function poolStateOf(db: object): PoolState | undefined {
  const pool = pools.get(db)
  return pool && { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

function connect<Tables>(settings: pg.PoolConfig): Kysely<Tables> {
  const pool = new pg.Pool({ ...settings, types })
  // A connection that is lost while idle is replaced at the next query.
  pool.on('error', () => {})
  // One that is lost while in use fails its query, which reports what matters. The pool listens to idle connections only; an error that nobody
  // listens to would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const log = queryLog()
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) })
  pools.set(db, pool)
  return db
}

/** Among the advisory locks of the database. */
const migrationLock = 7_304
const insufficientPrivilege = '42501'
const migrationFolder = new URL('../../migrations/', import.meta.url)

/** The names of the steps that this release knows, in their order. */
export async function listMigrations(): Promise<string[]> {
  const files = (await readdir(migrationFolder)).filter((name) => /^\d{4}-[a-z0-9-]+\.ts$/.test(name))
  return files.map((name) => name.slice(0, -3)).sort()
}

/** The tables cannot be brought to this release's state; the message says why, as one line. */
export class SchemaError extends Error {}

/**
 * Brings the tables to this release's state, or, for a backup of before, to the one after those steps. Safe when several processes start at once: they
 * take turns on an advisory lock. Throws a `SchemaError` where a newer
 * release has been at work, as going on could harm what that one has written, and where the rights for it are missing.
 */
export async function migrate<Tables>(db: Kysely<Tables>, only?: readonly string[]): Promise<void> {
  if (db.isTransaction) return runSteps(db, only)
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx)
      // A step may take as long as it needs, whatever the pooler in between has set.
      await sql`set local statement_timeout = 0`.execute(trx)
      const { rows } = await sql<{ may: boolean | null }>`select has_schema_privilege(current_schema(), 'create') as may`.execute(trx)
      if (!rows[0]?.may) throw mayNot('permission denied for its schema')
      await runSteps(trx, only)
    })
  } catch (error) {
    if (error instanceof SchemaError) throw error
    if ((error as { code?: unknown }).code === insufficientPrivilege) throw mayNot(reasonOf(error), error)
    const known = await listMigrations()
    const foreign = (await listDone(db)).filter((name) => !known.includes(name))
    if (foreign.length === 0) throw error
    throw new SchemaError(
      `a newer release of Karavan has changed this database (${foreign.at(-1)}); start that release, or restore a backup from before it`,
      { cause: error },
    )
  }
}

const mayNot = (reason: string, cause?: unknown) =>
  new SchemaError(
    `the user of DATABASE_URL may not make tables there (${reason}): let it own the database, or grant it create on schema public`,
    {
      cause,
    },
  )

async function runSteps<Tables>(db: Kysely<Tables>, only: readonly string[] | undefined): Promise<void> {
  const names = (await listMigrations()).filter((name) => !only || only.includes(name))
  // An ordinary start has nothing to do: no step is even loaded.
  if (isDeepStrictEqual(await listDone(db), names)) return
  const migrator = new Migrator({
    db,
    provider: {
      async getMigrations() {
        const migrations: Record<string, Migration> = {}
        for (const name of names) migrations[name] = (await import(new URL(`${name}.ts`, migrationFolder).href)) as Migration
        return migrations
      },
    },
    // Parts of the product bring migrations of their own numbers; one may land after a later one has run somewhere.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** The steps that this database has behind it; none where it has no tables of the product. */
export async function listDone<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows: found } = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db)
  if (!found[0]?.name) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
