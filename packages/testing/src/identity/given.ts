import type { IdentityOptions } from '@karavan/identity/core.ts'
import { createIdentity } from '@karavan/identity/identity.ts'
import { identityPlugin } from '@karavan/identity/plugin.ts'
import type { ProofLetter } from '@karavan/identity/proof-letter.ts'
import type { ResetLetter } from '@karavan/identity/reset-letter.ts'
import type { IdentityTables } from '@karavan/identity/tables.ts'
import Fastify from 'fastify'
import { deleteApp, initializeApp } from 'firebase/app'
import { type Auth, connectAuthEmulator, initializeAuth } from 'firebase/auth'
import type { Kysely } from 'kysely'
import { diskPersistence } from './disk.ts'

export const apiKey = 'test-key'
export const projectId = 'test-project'
export const issuer = 'https://identity.test'

/** The service on a free port of this machine, with a clock that can be moved. */
export async function givenService(db: Kysely<IdentityTables>, options: Partial<IdentityOptions> = {}) {
  let aheadMs = 0
  const letters: ResetLetter[] = []
  const proofLetters: ProofLetter[] = []
  const identity = await createIdentity({
    db,
    now: () => new Date(Date.now() + aheadMs),
    issuer,
    projectId,
    apiKey,
    authorizedDomains: ['localhost'],
    passwordPolicy: { minLength: 6, maxLength: 128, require: [] },
    sendResetLetter: async (letter) => void letters.push(letter),
    sendProofLetter: async (letter) => void proofLetters.push(letter),
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
    /** Codes that prove an address, as they were sent. */
    proofLetters,
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
