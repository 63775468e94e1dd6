import type { TestApp } from './app.ts'

export interface GivenGuest {
  uid: string
  idToken: string
  refreshToken: string
  /** For `inject`. */
  headers: { authorization: string }
}

/** A new guest of this app, made the way the browser does it. */
export const givenGuest = (t: Pick<TestApp, 'inject'>): Promise<GivenGuest> => signUp(t, {})

/** A new account of this app. */
export const givenAccount = (t: Pick<TestApp, 'inject'>, email: string, password = 'correct horse'): Promise<GivenGuest> =>
  signUp(t, { email, password })

/** The same, whose address is known to be its owner's. */
export async function givenProvenAccount(t: Pick<TestApp, 'inject' | 'db'>, email: string, password?: string): Promise<GivenGuest> {
  const account = await givenAccount(t, email, password)
  await t.db.updateTable('identity_account').set({ email_verified: true }).where('id', '=', account.uid).execute()
  return account
}

async function signUp({ inject }: Pick<TestApp, 'inject'>, who: object): Promise<GivenGuest> {
  const answer = await inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=karavan-builtin',
    payload: { returnSecureToken: true, ...who },
  })
  if (answer.statusCode !== 200) throw new Error(`Nobody signed up: ${answer.statusCode} ${answer.body}`)
  const { localId: uid, idToken, refreshToken } = answer.json()
  return { uid, idToken, refreshToken, headers: { authorization: `Bearer ${idToken}` } }
}
