import type { AttackedProduct } from './product.ts'
import type { Visitor } from './visitor.ts'

/** As a plain reverse proxy hands a call on: by the name that it was told, and without a word of where it comes from. */
const behindProxy = ({ url }: AttackedProduct) => ({ host: `localhost:${new URL(url).port}` })

/** A sign-in as this person by the labelled stand-in for Google. The account's id, or the words of the refusal. */
export async function signInAs(product: AttackedProduct, email: string): Promise<{ uid: string } | { refusal: string }> {
  const headers = behindProxy(product)
  const visitor: Visitor = product.visitor()
  const started = await visitor.get('/account/google/start?tx=popup-1-of-tab&lang=en', headers)
  const chooser = started.headers.location
  if (!chooser) return { refusal: `${started.status} ${/auth\/[\w-]+/.exec(started.text)?.[0] ?? ''}` }
  const form = new URLSearchParams({
    ...Object.fromEntries(new URL(chooser, product.url).searchParams),
    email,
    name: 'Ann',
    confirmed: 'on',
  })
  const chosen = await visitor.post('/account/google/stand-in', form.toString(), {
    ...headers,
    'content-type': 'application/x-www-form-urlencoded',
  })
  const back = await visitor.get(String(chosen.headers.location), headers)
  const [, handle] = / data-handle="([^"]*)"/.exec(back.text) ?? []
  if (!handle) return { refusal: `the popup answered ${back.status}` }
  const postBody = `&${new URLSearchParams({ id_token: handle, providerId: 'google.com' })}`
  const body = JSON.stringify({ requestUri: 'http://localhost', returnSecureToken: true, postBody })
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=karavan-builtin'
  const { json } = await visitor.post(path, body, headers)
  return json.idToken
    ? { uid: json.localId }
    : { refusal: String(json.error?.message ?? 'the account with this address is asked for first') }
}

/** An account with a password, and what comes of it when somebody says at the stand-in to be its owner. */
export async function takeOver(product: AttackedProduct, email: string): Promise<{ isHurt: boolean; seen: string }> {
  const owner = product.visitor()
  const { uid } = await owner.enter('signUp', { email, password: 'a password of the owner' })
  const got = await signInAs(product, email)
  if ('refusal' in got) return { isHurt: false, seen: `refused: ${got.refusal}` }
  return { isHurt: got.uid === uid, seen: got.uid === uid ? 'signed in to the owner’s account' : 'signed in to another account' }
}
