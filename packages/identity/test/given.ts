import { randomBytes } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import Fastify from 'fastify'
import { deleteApp, initializeApp } from 'firebase/app'
import { type Auth, connectAuthEmulator, initializeAuth } from 'firebase/auth'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { IdentityOptions } from '../src/core.ts'
import { createIdentity } from '../src/identity.ts'
import { createGoogleTables, createIdentityTables, createPasswordTables, createResetTable } from '../src/migration.ts'
import { identityPlugin } from '../src/plugin.ts'
import type { ResetLetter } from '../src/reset.ts'
import type { IdentityTables } from '../src/tables.ts'
import { diskPersistence } from './disk.ts'

export const apiKey = 'test-key'
export const projectId = 'test-project'
export const issuer = 'https://identity.test'

/** A database of its own with the tables: on the PostgreSQL that TEST_DATABASE_URL names, else an embedded one in memory. `destroy` drops it. */
export async function givenDb() {
  const db = new Kysely<IdentityTables>({
    dialect: process.env.TEST_DATABASE_URL
      ? await givenPostgres(process.env.TEST_DATABASE_URL)
      : new PGliteDialect({ pglite: new PGlite() }),
  })
  await createIdentityTables(db as never)
  await createPasswordTables(db as never)
  await createResetTable(db as never)
  await createGoogleTables(db as never)
  return db
}

async function givenPostgres(server: string) {
  const name = `karavan_identity_${randomBytes(6).toString('hex')}`
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await administer(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: url.href, max: 4 })
  // Those that are still saying goodbye when the database goes.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  const end = pool.end.bind(pool)
  pool.end = (async () => {
    await end()
    await administer(`drop database if exists ${name} with (force)`)
  }) as typeof pool.end
  return new PostgresDialect({ pool })
}

/** The service on a free port of this machine, with a clock that can be moved. */
export async function givenService(db: Kysely<IdentityTables>, options: Partial<IdentityOptions> = {}) {
  let aheadMs = 0
  const letters: ResetLetter[] = []
  const identity = await createIdentity({
    db,
    now: () => new Date(Date.now() + aheadMs),
    issuer,
    projectId,
    apiKey,
    authorizedDomains: ['localhost'],
    passwordPolicy: { minLength: 6, maxLength: 128, require: [] },
    sendResetLetter: async (letter) => void letters.push(letter),
    ...options,
  })
  const app = Fastify()
  let isLimited = false
  app.addHook('onRequest', async () => {
    if (isLimited) throw Object.assign(new Error('slow down'), { statusCode: 429 })
  })
  await app.register(identityPlugin, { identity })
  /** Set: every call is answered with it instead. */
  let outage: { status: number; body: string } | undefined
  const requests: string[] = []
  app.addHook('onRequest', async (request, reply) => {
    requests.push(request.url.split('?')[0] ?? '')
    if (outage) return reply.code(outage.status).send(outage.body)
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    identity,
    app,
    origin,
    requests,
    /** Reset codes that were sent. */
    letters,
    moveClock: (byMs: number) => {
      aheadMs += byMs
    },
    setOutage: (answer: typeof outage) => {
      outage = answer
    },
    /** The host application refuses every call as one too many. */
    limit: (on: boolean) => {
      isLimited = on
    },
    [Symbol.asyncDispose]: () => app.close(),
  }
}

let browsers = 0

/** The SDK as a browser has it. */
export function givenBrowser(origin: string, key = apiKey) {
  const disk = new Map<string, string>()
  const name = `browser-${++browsers}`
  let auth: Auth | undefined
  return {
    /** Of the SDK's app: part of the keys of what it stores. */
    name,
    disk,
    /** Opens the page, or reloads it: a new SDK on the same storage. */
    async open(): Promise<Auth> {
      if (auth) await deleteApp(auth.app)
      auth = initializeAuth(initializeApp({ apiKey: key, projectId }, name), { persistence: diskPersistence(disk) })
      connectAuthEmulator(auth, origin, { disableWarnings: true })
      await auth.authStateReady()
      return auth
    },
  }
}
