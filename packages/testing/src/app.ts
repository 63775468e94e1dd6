import { type AppDeps, buildApp } from '@karavan/server/app.ts'
import { readConfig } from '@karavan/server/config.ts'
import type { Database } from '@karavan/server/database.ts'
import type { App } from '@karavan/server/platform/app.ts'
import type { VerifyToken } from '@karavan/server/platform/auth.ts'
import { memoryBus } from '@karavan/server/platform/bus.ts'
import { systemClock } from '@karavan/server/platform/clock.ts'
import { createLog } from '@karavan/server/platform/log.ts'
import type { Kysely } from 'kysely'
import { testDb } from './db.ts'
import { ordinaryEngine } from './engine.ts'
import { bankSettings } from './given-shop.ts'
import { wipe } from './wipe.ts'

export interface TestApp extends AsyncDisposable {
  app: App
  db: Kysely<Database>
  inject: App['inject']
  /** Listens on a free port and gives its address: for streams and clients that leave. */
  listen(): Promise<string>
  truncate(): Promise<void>
}

/** Tokens for tests that are not about tokens: `user:anna` is the account anna, its address proven, `unproven:anna` one whose is not, `guest:anna` the guest. */
const kinds = new Set<string | undefined>(['user', 'unproven', 'guest'])
export const testUsers: VerifyToken = async (token) => {
  const [kind, uid] = token.split(':')
  return uid && kinds.has(kind) ? { uid, isAnonymous: kind === 'guest', isAddressProven: kind === 'user' } : undefined
}
export const bearer = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` })

/** The whole product on a database of its own, or on `db`, or on `on`'s as a second process has it, with the parts that the test replaces. */
export async function testApp(parts: Partial<AppDeps> & { settings?: Record<string, string>; on?: TestApp } = {}): Promise<TestApp> {
  const { settings, on, ...replaced } = parts
  const given = replaced.db ?? on?.db
  const database = given ? { db: given, close: async () => {} } : await testDb()
  const app = await buildApp({
    config: readConfig({
      RATE_LIMITS: 'off',
      RATE_SOURCES: 'off',
      PHOTO_SEARCH: 'off',
      LOG_LEVEL: 'silent',
      // The first search of a process builds what it reads with, for longer than a source may take on a busy machine.
      MARKETPLACE_DEADLINE_MS: '60000',
      SECRETS_KEY: 'a secret that is known to tests alone',
      ...bankSettings,
      ...settings,
    }),
    db: database.db,
    log: createLog('silent'),
    clock: systemClock,
    engine: ordinaryEngine(),
    marketplaces: [],
    bus: memoryBus(),
    isOnlyProcess: false,
    doesJobs: false,
    ...replaced,
  })
  await app.ready()
  return {
    app,
    db: database.db,
    inject: app.inject.bind(app) as App['inject'],
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async truncate() {
      await wipe(database.db)
    },
    async [Symbol.asyncDispose]() {
      // A client connects anew when its call is aborted and asks nothing there; a server that closes waits a minute for it.
      const cutting = setInterval(() => app.server.closeAllConnections(), 20)
      await app.close().finally(() => clearInterval(cutting))
      await database.close()
    },
  }
}
