import type { IdentityOptions } from '@karavan/identity/core.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type TestDb, testDb } from '../db.ts'
import { givenBrowser, givenService } from './given.ts'

/** The service for the tests of a file, without accounts before each of them. */
export function withService(options: () => Partial<IdentityOptions> = () => ({})) {
  let t: TestDb
  let service: Awaited<ReturnType<typeof givenService>>
  beforeAll(async () => {
    t = await testDb()
  })
  beforeEach(async () => {
    await t.db.deleteFrom('identity_account').execute()
    await t.db.deleteFrom('identity_attempt').execute()
    await t.db.deleteFrom('identity_proof_letter').execute()
    service = await givenService(t.db, options())
    return () => service.app.close()
  })
  afterAll(() => t.close())
  return {
    get db() {
      return t.db
    },
    get service() {
      return service
    },
    /** From now on the address of this account is known to be its owner's. */
    prove: (uid: string) => t.db.updateTable('identity_account').set({ email_verified: true }).where('id', '=', uid).execute(),
    /** The SDK in a browser that has never been here. */
    openAuth: () => givenBrowser(service.origin).open(),
  }
}

/** The code of the error that it ends with. */
export const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no error',
    (error) => error.code,
  )
