import { readdir } from 'node:fs/promises'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { type Config, ConfigError } from '../config.ts'
import { openEmbedded } from './embedded/open.ts'

export type DatabaseSettings = Pick<Config, 'dataDir' | 'databasePool'> & Partial<Pick<Config, 'databaseUrl'>>

/** `Tables` is what the caller keeps in it: this file knows how a database is reached, and none of its tables. */
export interface OpenDatabase<Tables> {
  db: Kysely<Tables>
  kind: 'embedded' | 'postgres'
  /** Ends the connections and, if embedded, the database. */
  close(): Promise<void>
  /** Called when the embedded database ends by itself, which the process cannot survive. */
  onLost(listener: (reason: string) => void): void
}

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
  if (config.databaseUrl) {
    const db = connect<Tables>({
      connectionString: config.databaseUrl,
      max: config.databasePool,
      connectionTimeoutMillis: 10_000,
      // Compiling a plan takes longer than any of our statements should. A server without this setting does not compile plans.
      onConnect: (client) => client.query('set jit = off').then(undefined, () => {}),
    })
    try {
      await db.executeQuery(CompiledQuery.raw('select 1'))
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

const reasonOf = (cause: unknown) =>
  cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : String(cause)

/** How long a query may wait for the one connection, in milliseconds: the first start holds it while it writes the sample market, on a slow machine for a minute. */
const embeddedWaitMs = 180_000

/** A client of an embedded database that is already running, in this process or another one. The database has one session, hence one connection. */
export const connectEmbedded = <Tables>(socketFolder: string): Kysely<Tables> =>
  connect({ host: socketFolder, port: 5432, user: 'postgres', database: 'postgres', max: 1, connectionTimeoutMillis: embeddedWaitMs })

function connect<Tables>(settings: pg.PoolConfig): Kysely<Tables> {
  const pool = new pg.Pool({ ...settings, types })
  // A connection that is lost while idle is replaced at the next query.
  pool.on('error', () => {})
  // One that is lost while in use fails its query, which reports what matters. The pool listens to idle connections only; an error that nobody
  // listens to would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

const migrationFolder = new URL('../../migrations/', import.meta.url)

/** Brings the tables to this release's state. Safe when several processes start at once: they take turns on an advisory lock. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      async getMigrations() {
        const files = (await readdir(migrationFolder)).filter((name) => /^\d{4}-[a-z0-9-]+\.ts$/.test(name)).sort()
        const migrations: Record<string, Migration> = {}
        for (const file of files) migrations[file.slice(0, -3)] = (await import(new URL(file, migrationFolder).href)) as Migration
        return migrations
      },
    },
    // Parts of the product bring migrations of their own numbers; one may land after a later one has run somewhere.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
