import { errors, jwtVerify } from 'jose'
import { algorithm, type Keyring } from './keyring.ts'
import { hostCookie } from './secret-cookie.ts'
import type { IdentityDb } from './tables.ts'

/** `lax`: a mail program's page leads here from another site. */
const { toCookie, findAll } = hostCookie('karavan-registered', 'lax')
/** Not that of ID tokens: it is good for nothing but the page of a letter. */
const audience = 'karavan-address-proof'
const lifeSeconds = 7 * 24 * 60 * 60

/**
 * A cookie that says which account is signed in in a browser, for the page that a letter leads to: it needs no script, and the session lies where only
 * scripts can read it. It signs nobody in; without the code of a letter it is worth nothing.
 */
export function createBrowserProof(db: IdentityDb, keys: Keyring, now: () => Date) {
  return {
    /** The `Set-Cookie` header for the browser that has just signed in to an account whose address is to be proven. */
    async toCookie({ uid, sessionId }: { uid: string; sessionId: string }, isSecure: boolean): Promise<string> {
      const iat = Math.floor(+now() / 1000)
      const token = await keys.sign({ aud: audience, sub: uid, sid: sessionId, iat, exp: iat + lifeSeconds })
      return toCookie(token, { isSecure, maxAgeMs: lifeSeconds * 1000 })
    },

    /** Whether these cookies are of a browser in which this account signed in and did not leave since. */
    async isSignedIn(header: string | undefined, uid: string): Promise<boolean> {
      for (const token of findAll(header)) {
        const sessionId = await readSession(token, uid)
        if (!sessionId) continue
        const session = await db
          .selectFrom('identity_session')
          .select('id')
          .where('id', '=', sessionId)
          .where('account_id', '=', uid)
          .executeTakeFirst()
        if (session) return true
      }
      return false
    },
  }

  async function readSession(token: string, uid: string): Promise<string | undefined> {
    try {
      const { payload } = await jwtVerify(token, keys.getKey, { algorithms: [algorithm], audience, subject: uid, currentDate: now() })
      return typeof payload.sid === 'string' ? payload.sid : undefined
    } catch (error) {
      // A key that could not be read from the database says nothing about the cookie.
      if (!(error instanceof errors.JOSEError)) throw error
      return undefined
    }
  }
}
