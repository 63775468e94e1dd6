import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import {
  type GuestPassAnswer,
  guestPassAnswer,
  guestPassCookie,
  guestPassPath,
  readGuestPass,
  toPreimage,
} from '@karavan/contract/guest-pass.ts'
import { hostCookie } from '@karavan/identity/secret-cookie.ts'
import type { FastifyRequest } from 'fastify'
import { type QueryExecutorProvider, sql } from 'kysely'
import { z } from 'zod'
import type { App } from './app.ts'
import type { Clock } from './clock.ts'
import { dropInBatches } from './drop-old.ts'
import { newId, newSecret } from './ids.ts'
import { addressOf } from './limits.ts'

export interface GuestPassTables {
  shared_secret: { name: string; secret: string }
  /** Challenges that have been worked off. `network` is a keyed hash. */
  guest_pass: { id: string; network: string; used_at: Date }
}

const { findAll } = hostCookie(guestPassCookie, 'strict')

const lifeMs = 3 * 60_000
const puzzles = 16
/** Two to this many tries a puzzle: together a third of a second on a phone. */
const leastBits = 13
/** Sixteen times that, for a network, or a world, that goes on making guests. */
const mostMoreBits = 4
/** Passes of the last hour at which the work has doubled, of one network and of all. */
const doubledAt = { network: 100, all: 2_000 }
const hourMs = 60 * 60_000

const payloadForm = z.object({ id: z.string(), bits: z.number().int(), ends: z.number().int() })

export interface GuestPasses {
  /** Work for whoever asks from this network. The more guests are made by it, the more it is. */
  challenge(network: string): Promise<GuestPassAnswer>
  /** Whether the request carries work that was done for this network, in time, and for no other guest. It is used up by that. */
  accept(request: FastifyRequest): Promise<boolean>
}

/** A small proof of work for guests of a network that has made many: signed by the server, single use, kept where all processes see it. */
export function createGuestPasses({ db, clock }: { db: QueryExecutorProvider; clock: Clock }): GuestPasses {
  let secret: Promise<string> | undefined
  async function readSecret(): Promise<string> {
    const { rows } = await sql<{ secret: string }>`
      with made as (
        insert into shared_secret (name, secret) values ('guest-pass', ${newSecret()}) on conflict (name) do nothing returning secret
      )
      select secret from made union all select secret from shared_secret where name = 'guest-pass' limit 1`.execute(db)
    // Another process made it in this very moment: this statement saw neither.
    const found = rows[0]?.secret
    return found ?? readSecret()
  }
  async function keyed(text: string): Promise<Buffer> {
    secret ??= readSecret().catch((error: unknown) => {
      secret = undefined
      throw error
    })
    return createHmac('sha256', await secret)
      .update(text)
      .digest()
  }
  const networkKey = async (network: string) => (await keyed(`network\n${network}`)).toString('base64url')
  /** The network is signed and not told: a challenge is worth nothing elsewhere. */
  const sign = (payload: string, network: string) => keyed(`challenge\n${payload}\n${network}`)

  async function bitsFor(network: string): Promise<number> {
    const { rows } = await sql<{ of_network: number; of_all: number }>`
      select count(*) filter (where network = ${await networkKey(network)})::int as of_network, count(*)::int as of_all
      from guest_pass where used_at > ${new Date(+clock() - hourMs)}::timestamptz`.execute(db)
    const used = rows[0] ?? { of_network: 0, of_all: 0 }
    const more = Math.log2(1 + used.of_network / doubledAt.network) + Math.log2(1 + used.of_all / doubledAt.all)
    return leastBits + Math.min(mostMoreBits, Math.floor(more))
  }

  return {
    async challenge(network) {
      const bits = await bitsFor(network)
      const payload = Buffer.from(JSON.stringify({ id: newId(), bits, ends: +clock() + lifeMs })).toString('base64url')
      return { success: true, challenge: `${payload}.${(await sign(payload, network)).toString('base64url')}`, puzzles, bits }
    },
    async accept(request) {
      const pass = readGuestPass(findAll(request.headers.cookie)[0] ?? '')
      if (!pass || pass.numbers.length !== puzzles) return false
      const network = addressOf(request)
      const [payload = '', signature = ''] = pass.challenge.split('.')
      const [given, right] = [Buffer.from(signature, 'base64url'), await sign(payload, network)]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false
      const { id, bits, ends } = payloadForm.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
      const now = clock()
      if (ends <= +now) return false
      if (!pass.numbers.every((number, puzzle) => isSolved(toPreimage(pass.challenge, puzzle) + number, bits))) return false
      const { rows } = await sql`
        insert into guest_pass (id, network, used_at) values (${id}, ${await networkKey(network)}, ${now}::timestamptz)
        on conflict (id) do nothing returning id`.execute(db)
      return rows.length > 0
    },
  }
}

const isSolved = (text: string, bits: number): boolean => hash('sha256', text, 'buffer').readUInt32BE(0) < 2 ** (32 - bits)

/** Drops what is neither counted nor could be shown again. */
export const dropOldPasses = (db: QueryExecutorProvider, now: Date) =>
  dropInBatches(db, 'guest_pass', sql`used_at <= ${new Date(+now - hourMs)}::timestamptz`)

const routeSchema = {
  description:
    'Where a network has made as many guests as it may in an hour, the sign-up of the next one is refused unless it comes with work that was done for it: for each puzzle a number, so that SHA-256 of `<first 22 characters of the signature>:<puzzle>:<number>` begins with `bits` zero bits. The cookie `karavan-guest-pass` holds `<challenge>.<numbers, joined by ->`. Good for one guest of this network, for three minutes.',
  response: { 200: guestPassAnswer },
}

export async function guestPassRoutes(app: App, { passes }: { passes: GuestPasses }): Promise<void> {
  app.post(guestPassPath, { schema: routeSchema }, async (request) => passes.challenge(addressOf(request)))
}
