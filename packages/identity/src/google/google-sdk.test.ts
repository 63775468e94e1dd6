// @database either
import { createHmac } from 'node:crypto'
import { testDb } from '@karavan/testing/db.ts'
import { givenBrowser, givenService } from '@karavan/testing/identity/given.ts'
import { clientId, clientSecret, givenOpenIdProvider, type Person } from '@karavan/testing/identity/open-id-provider.ts'
import { codeOf } from '@karavan/testing/identity/with-service.ts'
import {
  type AuthCredential,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  getIdTokenResult,
  linkWithCredential,
  reauthenticateWithCredential,
  reload,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  type User,
  unlink,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { base64url, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setDisabled } from '../accounts.ts'
import type { FirstProof } from '../first-proof.ts'
import { openIdProvider } from './provider.ts'

// The real firebase/auth SDK with ID tokens of a real OpenID provider, against the real plugin on a real port.
const { db, close } = await testDb()
let google: Awaited<ReturnType<typeof givenOpenIdProvider>>
let service: Awaited<ReturnType<typeof givenService>>
const proofs: FirstProof[] = []
beforeAll(async () => {
  google = await givenOpenIdProvider()
})
beforeEach(async () => {
  await db.deleteFrom('identity_account').execute()
  const provider = openIdProvider({ clientId, clientSecret, issuer: google.issuer }, () => new Date())
  proofs.length = 0
  service = await givenService(db, { google: provider, onProven: async (_, proof) => void proofs.push(proof) })
  return () => service.app.close()
})
afterAll(async () => {
  await google[Symbol.asyncDispose]()
  await close()
})

const secret = 'correct horse'
const ann: Person = {
  sub: '1234567890',
  email: 'ann@example.com',
  email_verified: true,
  name: 'Ann',
  picture: 'https://example.com/ann.png',
}
const openAuth = () => givenBrowser(service.origin).open()
const credentialOf = async (person: Person = ann) => GoogleAuthProvider.credential(await google.idTokenOf(person))
const signIn = async (credential: AuthCredential | Promise<AuthCredential> = credentialOf()) =>
  signInWithCredential(await openAuth(), await credential)
const claimsOf = async (user: User) => (await getIdTokenResult(user)).claims
const providersOf = (user: User) => user.providerData.map(({ providerId }) => providerId)

test('a new Google account makes an account with name, picture and proven address [AU-07]', async () => {
  const result = await signIn()
  expect(result.user).toMatchObject({
    isAnonymous: false,
    email: 'ann@example.com',
    emailVerified: true,
    displayName: 'Ann',
    photoURL: 'https://example.com/ann.png',
    providerData: [{ providerId: 'google.com', uid: '1234567890', email: 'ann@example.com', displayName: 'Ann' }],
  })
  expect(getAdditionalUserInfo(result)).toMatchObject({ isNewUser: true, providerId: 'google.com', profile: { sub: '1234567890' } })
  expect(await claimsOf(result.user)).toMatchObject({
    name: 'Ann',
    email_verified: true,
    firebase: { identities: { email: ['ann@example.com'], 'google.com': ['1234567890'] }, sign_in_provider: 'google.com' },
  })
})

test('the same Google account is the same user, also when its address has changed', async () => {
  const { user } = await signIn()
  const again = await signIn(credentialOf({ ...ann, email: 'new@example.com' }))
  expect(again.user.uid).toBe(user.uid)
  expect(getAdditionalUserInfo(again)?.isNewUser).toBe(false)
  expect(again.user.email).toBe('ann@example.com')
  expect(again.user.providerData[0]?.email).toBe('new@example.com')
})

test('several sign-ins of a new Google account at the same moment make one account', async () => {
  const credential = await credentialOf()
  const users = await Promise.all([1, 2, 3, 4].map(() => signIn(credential)))
  expect(new Set(users.map(({ user }) => user.uid)).size).toBe(1)
  expect(await db.selectFrom('identity_account').select('id').execute()).toHaveLength(1)
})

test('a guest that is linked keeps its uid and its session, and is a guest no longer [G-26 AU-10 AU-12]', async () => {
  const browser = givenBrowser(service.origin)
  const { user } = await signInAnonymously(await browser.open())
  const otherTab = { refreshToken: user.refreshToken }
  const linked = await linkWithCredential(user, await credentialOf())
  expect(linked.user.uid).toBe(user.uid)
  expect(linked.user).toMatchObject({ isAnonymous: false, email: 'ann@example.com', emailVerified: true, displayName: null })
  expect(await claimsOf(linked.user)).toMatchObject({ firebase: { sign_in_provider: 'google.com' } })
  expect((await service.identity.refresh(otherTab.refreshToken)).uid).toBe(user.uid)
  expect((await browser.open()).currentUser).toMatchObject({ uid: user.uid, isAnonymous: false })
  expect((await signIn()).user.uid).toBe(user.uid)
})

test('a Google account of another user: the guest stays as it was, and the same credential signs in [G-26]', async () => {
  const { user } = await signIn()
  const auth = await openAuth()
  const guest = (await signInAnonymously(auth)).user
  const credential = await credentialOf()
  expect(await codeOf(linkWithCredential(guest, credential))).toBe('auth/credential-already-in-use')
  await reload(guest)
  expect(guest).toMatchObject({ isAnonymous: true, email: null, providerData: [] })
  expect((await signInWithCredential(auth, credential)).user.uid).toBe(user.uid)
})

test('an address that has an account: no link, but a sign-in to it, which keeps a password of a proven address [G-27]', async () => {
  const { user } = await createUserWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)
  await updateProfile(user, { displayName: 'Anna' })
  await db.updateTable('identity_account').set({ email_verified: true }).execute()
  const auth = await openAuth()
  const guest = (await signInAnonymously(auth)).user
  const credential = await credentialOf()
  expect(await codeOf(linkWithCredential(guest, credential))).toBe('auth/email-already-in-use')
  const joined = (await signInWithCredential(auth, credential)).user
  expect(joined.uid).toBe(user.uid)
  expect(providersOf(joined)).toEqual(['password', 'google.com'])
  await user.getIdToken(true)
  expect((await signInWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)).user.uid).toBe(user.uid)
})

test('an address that was never proven: its password, sessions and Google account of before lead nowhere [G-27]', async () => {
  const intruder = (await createUserWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)).user
  await linkWithCredential(intruder, await credentialOf({ sub: 'intruder', email: 'else@example.com', email_verified: true }))
  const owner = (await signIn()).user
  expect(owner.uid).toBe(intruder.uid)
  expect(owner.emailVerified).toBe(true)
  expect(providersOf(owner)).toEqual(['google.com'])
  expect(await codeOf(intruder.getIdToken(true))).toBe('auth/user-token-expired')
  expect(await codeOf(signInWithEmailAndPassword(await openAuth(), 'ann@example.com', secret))).toBe('auth/invalid-credential')
  expect((await signIn(credentialOf({ sub: 'intruder', email: 'else@example.com', email_verified: true }))).user.uid).not.toBe(owner.uid)
})

test('an address that Google has no proof of opens no account that is there', async () => {
  const { user } = await createUserWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)
  const unproven = credentialOf({ ...ann, email_verified: false })
  expect(await codeOf(signIn(unproven))).toBe('auth/account-exists-with-different-credential')
  expect(await codeOf(signIn(credentialOf({ ...ann, email_verified: undefined })))).toBe('auth/account-exists-with-different-credential')
  await user.getIdToken(true)
  await deleteUser(user)
  expect((await signIn(unproven)).user).toMatchObject({ email: 'ann@example.com', emailVerified: false })
})

test('another Google account that has come to a proven address does not get the account', async () => {
  await signIn()
  expect(await codeOf(signIn(credentialOf({ ...ann, sub: 'the-next-owner' })))).toBe('auth/account-exists-with-different-credential')
})

test('Google can be added to an account with a password, once', async () => {
  const { user } = await createUserWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)
  const linked = await linkWithCredential(user, await credentialOf({ ...ann, email: 'private@example.com' }))
  expect(linked.user).toMatchObject({ uid: user.uid, email: 'ann@example.com', emailVerified: false })
  expect(providersOf(linked.user)).toEqual(['password', 'google.com'])
  expect(await codeOf(linkWithCredential(linked.user, await credentialOf({ ...ann, sub: 'second' })))).toBe('auth/provider-already-linked')
  expect((await signInWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)).user.uid).toBe(user.uid)
  expect((await signIn(credentialOf({ ...ann, email: 'private@example.com' }))).user.uid).toBe(user.uid)
})

test('reauthentication takes the same person, never another, and makes no account [ER-25]', async () => {
  const auth = await openAuth()
  const { user } = await signInWithCredential(auth, await credentialOf())
  await signIn(credentialOf({ sub: 'bob', email: 'bob@example.com', email_verified: true }))
  service.moveClock(6 * 60_000)
  expect(await codeOf(deleteUser(user))).toBe('auth/requires-recent-login')
  for (const sub of ['bob', 'nobody'])
    expect(await codeOf(reauthenticateWithCredential(user, await credentialOf({ ...ann, sub })))).toBe('auth/user-mismatch')
  expect(auth.currentUser?.uid).toBe(user.uid)
  expect(await db.selectFrom('identity_account').select('id').execute()).toHaveLength(2)
  await reauthenticateWithCredential(user, await credentialOf())
  await deleteUser(user)
  expect((await signIn()).user.uid).not.toBe(user.uid)
})

test('a disabled account has no way in by Google [AU-17]', async () => {
  const { user } = await signIn()
  await setDisabled(db, user.uid, true, new Date())
  expect(await codeOf(signIn())).toBe('auth/user-disabled')
})

test('a reset of an address that was never proven drops the Google account with it; of a proven one it does not', async () => {
  for (const isProven of [true, false]) {
    const { user } = await createUserWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)
    await linkWithCredential(user, await credentialOf({ sub: 'other', email: 'else@example.com', email_verified: true }))
    await db.updateTable('identity_account').set({ email_verified: isProven }).execute()
    await (await service.identity.requestReset('ann@example.com', 'address')).sending
    await service.identity.resetPassword(service.letters.at(-1)?.code ?? '', 'another secret', { address: 'address' })
    const after = (await signInWithEmailAndPassword(await openAuth(), 'ann@example.com', 'another secret')).user
    expect(providersOf(after)).toEqual(isProven ? ['password', 'google.com'] : ['password'])
    await deleteUser(after)
  }
})

test('the product hears of the first proof by Google: of a takeover by a sign-in, of none by a link or by the account’s own Google [W-14]', async () => {
  const email = 'ann@example.com'
  const bySignIn = (await createUserWithEmailAndPassword(await openAuth(), email, secret)).user
  await signIn()
  await signIn()
  expect(proofs).toEqual([{ uid: bySignIn.uid, email, isTakeover: true }])

  await db.deleteFrom('identity_account').execute()
  const byLink = (await createUserWithEmailAndPassword(await openAuth(), email, secret)).user
  await linkWithCredential(byLink, await credentialOf())
  expect(proofs[1]).toEqual({ uid: byLink.uid, email, isTakeover: false })
  expect((await signInWithEmailAndPassword(await openAuth(), email, secret)).user).toMatchObject({ uid: byLink.uid, emailVerified: true })

  await db.deleteFrom('identity_account').execute()
  const { user } = await signIn(credentialOf({ ...ann, email_verified: false }))
  expect(user.emailVerified).toBe(false)
  expect((await signIn()).user).toMatchObject({ uid: user.uid, emailVerified: true })
  expect(proofs.slice(2)).toEqual([{ uid: user.uid, email, isTakeover: false }])
})

const minutes = (count: number) => Math.floor(Date.now() / 1000) + count * 60
async function hmacWithPublicKey(claims: JWTPayload) {
  const body = [{ alg: 'HS256', kid: google.kid }, claims].map((part) => base64url.encode(JSON.stringify(part))).join('.')
  return `${body}.${createHmac('sha256', await exportSPKI(google.publicKey))
    .update(body)
    .digest('base64url')}`
}
const claims = () => ({ iss: google.issuer, aud: clientId, iat: minutes(0), exp: minutes(60), ...ann })
const refused: [string, () => string | Promise<string>][] = [
  ['garbage', () => 'a.b.c'],
  ['a made-up handle', () => 'A'.repeat(43)],
  ['expired', () => google.idTokenOf(ann, { exp: minutes(-1) })],
  ['for another client', () => google.idTokenOf(ann, { aud: 'other', azp: 'other' })],
  ['for another client, which names no party', () => google.idTokenOf(ann, { aud: 'other', azp: undefined })],
  ['for another client too', () => google.idTokenOf(ann, { aud: [clientId, 'other'], azp: 'other' })],
  ['of another issuer', () => google.idTokenOf(ann, { iss: 'https://accounts.google.com' })],
  ['of an unknown key', () => google.idTokenOf(ann, {}, { kid: 'unknown' })],
  ['of our own', async () => (await (await signInAnonymously(await openAuth())).user.getIdToken()) as string],
  ['asked for by another client', () => google.idTokenOf(ann, { nonce: 'theirs' })],
  ['without a subject', () => google.idTokenOf({ ...ann, sub: '' })],
  ['without an address', () => google.idTokenOf({ sub: '1' })],
  ['without an end', () => google.idTokenOf(ann, { exp: undefined })],
  ['unsigned', () => `${base64url.encode('{"alg":"none"}')}.${base64url.encode(JSON.stringify(claims()))}.`],
  ['HMAC with the public key', () => hmacWithPublicKey(claims())],
  [
    'of a foreign key',
    async () =>
      new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: google.kid }).sign((await generateKeyPair('RS256')).privateKey),
  ],
]
test.each(refused)('an ID token %s is refused', async (_, token) => {
  expect(await codeOf(signIn(GoogleAuthProvider.credential(await token())))).toBe('auth/invalid-credential')
  expect(await db.selectFrom('identity_google').selectAll().execute()).toEqual([])
})

test('an account that signs in with Google takes a password for its address, and either way can be taken from it, but not both', async () => {
  const { user } = await signIn()
  expect(await codeOf(linkWithCredential(user, EmailAuthProvider.credential('other@example.com', secret)))).toBe(
    'auth/operation-not-allowed',
  )
  await linkWithCredential(user, EmailAuthProvider.credential('ann@example.com', secret))
  expect(providersOf(user).sort()).toEqual(['google.com', 'password'])
  await reload(user)
  expect(user).toMatchObject({ emailVerified: true, displayName: 'Ann' })
  expect((await signInWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)).user.uid).toBe(user.uid)

  await unlink(user, 'google.com')
  expect(providersOf(user)).toEqual(['password'])
  await reload(user)
  expect(providersOf(user)).toEqual(['password'])
  expect(await codeOf(unlink(user, 'password'))).toBe('auth/operation-not-allowed')
  await linkWithCredential(user, await credentialOf())
  await unlink(user, 'password')
  expect(await codeOf(signInWithEmailAndPassword(await openAuth(), 'ann@example.com', secret))).toBe('auth/invalid-credential')
  expect((await signIn()).user.uid).toBe(user.uid)
})

test('of two that take the two ways in at the same moment one is refused', async () => {
  const { user } = await signIn()
  await linkWithCredential(user, EmailAuthProvider.credential('ann@example.com', secret))
  const idToken = await user.getIdToken()
  const outcomes = await Promise.all([
    codeOf(service.identity.unlink(idToken, ['password'])),
    codeOf(service.identity.unlink(idToken, ['google.com'])),
  ])
  expect(outcomes.sort()).toEqual(['OPERATION_NOT_ALLOWED', 'no error'])
})

test('a password for an account of Google needs a recent sign-in', async () => {
  const { user } = await signIn()
  service.moveClock(5 * 60_000 + 1_000)
  expect(await codeOf(linkWithCredential(user, EmailAuthProvider.credential('ann@example.com', secret)))).toBe('auth/requires-recent-login')
})

test('who signed in with Google alone changes no password and takes no way in away, however recent', async () => {
  await createUserWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)
  await db.updateTable('identity_account').set({ email_verified: true }).execute()
  const { user } = await signIn()
  expect(providersOf(user)).toEqual(['password', 'google.com'])
  expect(await codeOf(updatePassword(user, 'a new password'))).toBe('auth/requires-recent-login')
  expect(await codeOf(unlink(user, 'password'))).toBe('auth/requires-recent-login')
  await reauthenticateWithCredential(user, EmailAuthProvider.credential('ann@example.com', secret))
  await unlink(user, 'google.com')
  await updatePassword(user, 'a new password')
})

test('a Google account for an account that is there needs a recent sign-in, and does not replace one', async () => {
  const { user } = await createUserWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)
  const guest = await signInAnonymously(await openAuth())
  service.moveClock(5 * 60_000 + 1_000)
  const mallory = () => credentialOf({ ...ann, sub: 'mallory', email: 'mallory@example.com' })
  expect(await codeOf(linkWithCredential(user, await mallory()))).toBe('auth/requires-recent-login')
  expect(await codeOf(updatePassword(user, 'a new password'))).toBe('auth/requires-recent-login')
  await reload(user)
  expect(providersOf(user)).toEqual(['password'])
  // A guest has proven nothing before, and loses nothing.
  expect((await linkWithCredential(guest.user, await mallory())).user.uid).toBe(guest.user.uid)
})

test('an access token, another provider, or no Google client at all: not here', async () => {
  expect(await codeOf(signIn(GoogleAuthProvider.credential(null, 'access-token')))).toBe('auth/operation-not-allowed')
  expect(await codeOf(signIn(EmailAuthProvider.credential('ann@example.com', secret)))).toBe('auth/invalid-credential')
  await using without = await givenService(db)
  const auth = await givenBrowser(without.origin).open()
  expect(await codeOf(signInWithCredential(auth, await credentialOf()))).toBe('auth/operation-not-allowed')
})

test('a provider that cannot be reached is passing trouble: the guest stays', async () => {
  const auth = await openAuth()
  const { user } = await signInAnonymously(auth)
  google.setOutage(true)
  expect(await codeOf(linkWithCredential(user, await credentialOf()))).toBe('auth/network-request-failed')
  google.setOutage(false)
  expect(auth.currentUser?.uid).toBe(user.uid)
})
