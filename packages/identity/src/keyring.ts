import {
  calculateJwkThumbprint,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose'
import { idTokenLifeMs } from './life.ts'
import type { IdentityDb } from './tables.ts'

/** The one algorithm of the built-in service. A verifier names it too and never takes it from a token. */
export const algorithm = 'ES256'

/** A new key is published this long before it signs, longer than anyone may keep the published set (`keySetMaxAgeMs`). */
const leadMs = 15 * 60_000
export const keySetMaxAgeMs = 10 * 60_000
const keyLifeMs = 90 * 24 * 60 * 60_000
/** How often a process looks for keys that another one made. */
const reloadMs = 5 * 60_000
/** A token with an unknown key makes the process look at once, but garbage must not turn into a query each. */
const unknownKeyReloadMs = 10_000

type Key = { generation: number; kid: string; createdAtMs: number; privateKey: CryptoKey; publicKey: CryptoKey; publicJwk: JWK }

export type Keyring = {
  /** A signed compact JWT. The claims carry their own `iat` and `exp`. */
  sign(claims: JWTPayload): Promise<string>
  /** The public key that a token's header names; throws when there is none (any more). For jose's `jwtVerify`. */
  getKey(header: JWTHeaderParameters): Promise<CryptoKey>
  /** What `/.well-known/jwks.json` shows. */
  keySet(): Promise<{ keys: JWK[] }>
}

/** Makes the first key when there is none, a new one when the newest has had its time. Safe in several processes at once. */
export async function openKeyring(db: IdentityDb, now: () => Date): Promise<Keyring> {
  // Newest first; a key whose last token has ended is no longer in it.
  let keys: Key[] = []
  let loadedAtMs = 0
  let loading: Promise<void> | undefined

  async function load() {
    let rows = await readKeys(db)
    const newest = rows[0]
    if (!newest || now().getTime() - newest.created_at.getTime() > keyLifeMs) {
      await addKey(db, (newest?.generation ?? 0) + 1, now())
      rows = await readKeys(db)
    }
    const known = new Map(keys.map((key) => [key.kid, key]))
    const loaded = await Promise.all(rows.map(async (row) => known.get(row.kid) ?? (await toKey(row))))
    loadedAtMs = now().getTime()
    keys = loaded.filter((_, i) => {
      const successor = loaded[i - 1]
      return !successor || loadedAtMs < successor.createdAtMs + leadMs + idTokenLifeMs + unknownKeyReloadMs
    })
  }
  const reload = () => {
    loading ??= load().finally(() => {
      loading = undefined
    })
    return loading
  }
  const reloadAfter = async (ageMs: number) => {
    if (now().getTime() - loadedAtMs >= ageMs) await reload()
  }

  await reload()
  return {
    async sign(claims) {
      await reloadAfter(reloadMs)
      const nowMs = now().getTime()
      const key = keys.find(({ createdAtMs }) => nowMs - createdAtMs >= leadMs) ?? keys.at(-1)!
      return new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: key.kid, typ: 'JWT' }).sign(key.privateKey)
    },
    async getKey({ kid }) {
      const find = () => keys.find((key) => key.kid === kid)
      if (!find()) await reloadAfter(unknownKeyReloadMs)
      const key = find()
      if (!key) throw new errors.JWKSNoMatchingKey()
      return key.publicKey
    },
    async keySet() {
      await reloadAfter(reloadMs)
      return { keys: keys.map(({ publicJwk }) => publicJwk) }
    },
  }
}

const readKeys = (db: IdentityDb) => db.selectFrom('identity_signing_key').selectAll().orderBy('generation', 'desc').limit(2).execute()

async function addKey(db: IdentityDb, generation: number, createdAt: Date) {
  const pair = await generateKeyPair(algorithm, { extractable: true })
  const publicJwk = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('identity_signing_key')
      .values({
        generation,
        kid,
        private_jwk: JSON.stringify(await exportJWK(pair.privateKey)),
        public_jwk: JSON.stringify({ ...publicJwk, kid, alg: algorithm, use: 'sig' }),
        created_at: createdAt,
      })
      .onConflict((on) => on.column('generation').doNothing())
      .execute()
    await trx
      .deleteFrom('identity_signing_key')
      .where('generation', '<', generation - 1)
      .execute()
  })
}

type KeyRow = Awaited<ReturnType<typeof readKeys>>[number]
async function toKey(row: KeyRow): Promise<Key> {
  const publicJwk: JWK = JSON.parse(row.public_jwk)
  const [privateKey, publicKey] = await Promise.all([importJWK(JSON.parse(row.private_jwk), algorithm), importJWK(publicJwk, algorithm)])
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array)
    throw new Error(`Signing key ${row.kid} is not an asymmetric key`)
  return { generation: row.generation, kid: row.kid, createdAtMs: row.created_at.getTime(), privateKey, publicKey, publicJwk }
}
