import type { TestApp } from './app.ts'

export interface GivenGuest {
  uid: string
  idToken: string
  refreshToken: string
  /** For `inject`. */
  headers: { authorization: string }
}

/** A new guest of this app, made the way the browser does it. */
export async function givenGuest({ inject }: Pick<TestApp, 'inject'>): Promise<GivenGuest> {
  const answer = await inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=karavan-builtin',
    payload: { returnSecureToken: true },
  })
  if (answer.statusCode !== 200) throw new Error(`No guest: ${answer.statusCode} ${answer.body}`)
  const { localId: uid, idToken, refreshToken } = answer.json()
  return { uid, idToken, refreshToken, headers: { authorization: `Bearer ${idToken}` } }
}
