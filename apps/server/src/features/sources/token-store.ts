import { setTimeout as pause } from 'node:timers/promises'
import type { TokenStore, Tokens } from '@karavan/marketplaces/alibaba1688/tokens.ts'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import { newId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import type { SecretBox } from '../../platform/secret-box.ts'

export interface TokenStoreParts {
  db: Kysely<Database>
  box: SecretBox
  log: Log
  /** Which marketplace, app and first tokens these are. */
  id: string
}

/** A renewal is one call of a service. Whoever does not end it within this time has died over it. */
const leaseSeconds = 20
const retryMs = 250

const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string().optional(), expiresAt: z.string().optional() })

/**
 * The newest tokens in the database, encrypted, for all processes. One of them renews at a time: it holds a lease in the row, not a lock, because the network is
 * never waited for inside a transaction.
 */
export function databaseTokens({ db, box, log, id }: TokenStoreParts): TokenStore {
  async function read(): Promise<Tokens | undefined> {
    const row = await db.selectFrom('marketplace_token').select('sealed').where('id', '=', id).executeTakeFirst()
    if (!row?.sealed) return undefined
    try {
      return tokensSchema.parse(JSON.parse(box.open(row.sealed, id).toString()))
    } catch (err) {
      // Encrypted by a DATA_DIR that is no more: those of the settings may still be good.
      log.error({ err }, 'the kept tokens of a marketplace cannot be read')
      return undefined
    }
  }

  async function takeLease(lease: string): Promise<boolean> {
    const { rows } = await sql`
      insert into marketplace_token (id, lease, lease_until, updated_at) values (${id}, ${lease}, now() + make_interval(secs => ${leaseSeconds}), now())
      on conflict (id) do update set lease = excluded.lease, lease_until = excluded.lease_until
        where marketplace_token.lease is null or marketplace_token.lease_until < now()
      returning id`.execute(db)
    return rows.length > 0
  }

  /** Changes nothing where the lease has gone to somebody else meanwhile. */
  const endLease = (lease: string, tokens?: Tokens) =>
    db
      .updateTable('marketplace_token')
      .set({
        lease: null,
        lease_until: null,
        ...(tokens ? { sealed: box.seal(Buffer.from(JSON.stringify(tokens)), id), updated_at: sql<Date>`now()` } : {}),
      })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute()

  return {
    read,
    async update(renew) {
      const lease = newId()
      while (!(await takeLease(lease))) await pause(retryMs)
      try {
        const tokens = await renew(await read())
        await endLease(lease, tokens)
        return tokens
      } catch (error) {
        await endLease(lease)
        throw error
      }
    },
  }
}
