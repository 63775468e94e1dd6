import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { IdentityOptions } from '../src/core.ts'
import { givenBrowser, givenDb, givenService } from './given.ts'

/** The service for the tests of a file, without accounts before each of them. */
export function withService(options: () => Partial<IdentityOptions> = () => ({})) {
  let db: Awaited<ReturnType<typeof givenDb>>
  let service: Awaited<ReturnType<typeof givenService>>
  beforeAll(async () => {
    db = await givenDb()
  })
  beforeEach(async () => {
    await db.deleteFrom('identity_account').execute()
    await db.deleteFrom('identity_attempt').execute()
    service = await givenService(db, options())
    return () => service.app.close()
  })
  afterAll(() => db.destroy())
  return {
    get db() {
      return db
    },
    get service() {
      return service
    },
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
