import { readdir } from 'node:fs/promises'
import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { type Config, ConfigError } from '../config.ts'
import { openEmbedded } from './embedded/open.ts'
import type { Database } from './schema.ts'

/** A connection or a transaction: repository functions take it first, so that a transaction fits in its place. */
export type Db = Kysely<Database> | Transaction<Database>

export interface OpenDatabase {
  db: Kysely<Database>
  kind: 'embedded' | 'postgres'
  /** Ends the connections and, if embedded, the database. */
  close(): Promise<void>
  /** Called when the embedded database dies under the process. */
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
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir' | 'databasePool'>): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const pool = new pg.Pool({
      connectionString: config.databaseUrl,
      max: config.databasePool,
      types,
      connectionTimeoutMillis: 10_000,
      // Compiling a plan takes longer than any of our statements should. A server that knows no such setting does not compile.
      onConnect: (client) => client.query('set jit = off').then(undefined, () => {}),
    })
    pool.on('error', () => {}) // An idle connection that breaks is replaced at the next query, which reports what matters.
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
    try {
      await db.executeQuery(CompiledQuery.raw('select 1'))
    } catch (cause) {
      await db.destroy()
      // The address holds a password: only the reason is told.
      throw new ConfigError('DATABASE_URL', `PostgreSQL does not let us in (${reasonOf(cause)})`, { cause })
    }
    return { db, kind: 'postgres', close: () => db.destroy(), onLost: () => {} }
  }
  const embedded = await openEmbedded(config.dataDir)
  const db = connectEmbedded(embedded.socketFolder)
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

/** A client of an embedded database that runs already, here or in another process. It is one session, so it is one connection. */
export function connectEmbedded(socketFolder: string): Kysely<Database> {
  const pool = new pg.Pool({
    host: socketFolder,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    types,
    connectionTimeoutMillis: 30_000,
  })
  pool.on('error', () => {})
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

const migrationFolder = new URL('../../migrations/', import.meta.url)

/** Brings the tables to this release's state. Safe when several processes start at once: they take turns on an advisory lock. */
export async function migrate(db: Kysely<Database>): Promise<void> {
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
