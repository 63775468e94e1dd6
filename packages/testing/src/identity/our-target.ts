import { setDisabled } from '@karavan/identity/accounts.ts'
import { openIdProvider } from '@karavan/identity/google/provider.ts'
import { GoogleAuthProvider } from 'firebase/auth'
import { decodeJwt } from 'jose'
import { testDb } from '../db.ts'
import type { Target } from './comparison.ts'
import { givenBrowser, givenService } from './given.ts'
import { clientId, clientSecret, givenOpenIdProvider } from './open-id-provider.ts'

/** Our service as the comparison sees it. */
export async function givenOurTarget(): Promise<Target & AsyncDisposable> {
  const [{ db, close }, provider] = await Promise.all([testDb(), givenOpenIdProvider()])
  const google = openIdProvider({ clientId, clientSecret, issuer: provider.issuer }, () => new Date())
  const service = await givenService(db, { google })
  return {
    browser: (apiKey) => givenBrowser(service.origin, apiKey),
    setDisabled: (uid, isDisabled) => setDisabled(db, uid, isDisabled, new Date()),
    revoke: async (user) => service.identity.endSession(String(decodeJwt(await user.getIdToken()).sid)),
    codeOf: (email) => newestCode(service.letters, email),
    proofCodeOf: (email) => newestCode(service.proofLetters, email),
    google: async (person) => GoogleAuthProvider.credential(await provider.idTokenOf(person)),
    async [Symbol.asyncDispose]() {
      await service.app.close()
      await provider[Symbol.asyncDispose]()
      await close()
    },
  }
}

/** The letter may still be on its way. */
async function newestCode(letters: readonly { email: string; code: string }[], email: string): Promise<string> {
  for (;;) {
    const letter = letters.findLast((one) => one.email === email)
    if (letter) return letter.code
    await new Promise((done) => setTimeout(done, 10))
  }
}
