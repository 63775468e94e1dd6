// @database either
import { givenBrowser, givenService } from '@karavan/testing/identity/given.ts'
import { codeOf, withService } from '@karavan/testing/identity/with-service.ts'
import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  linkWithCredential,
  reauthenticateWithCredential,
  reload,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  unlink,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
} from 'firebase/auth'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { setDisabled } from './accounts.ts'
import { rememberDevice } from './devices.ts'

// The real firebase/auth SDK against the real plugin on a real port: accounts with an email address and a password.
const given = withService()

const secret = 'correct horse'
const { openAuth } = given
const countAccounts = async () => (await given.db.selectFrom('identity_account').select('id').execute()).length
/** A person with an account, signed in. */
async function givenAccount(email = 'ann@example.com', password = secret) {
  const browser = givenBrowser(given.service.origin)
  const auth = await browser.open()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  return { browser, auth, user }
}
const passwordOf = (email: string, password = secret) => EmailAuthProvider.credential(email, password)

test('sign-up with email and password [AU-04 AU-18]', async () => {
  const { user, auth } = await givenAccount(' Ann@Example.com')
  expect(user).toMatchObject({ email: 'ann@example.com', isAnonymous: false, emailVerified: false, displayName: null })
  expect(user.providerData).toMatchObject([{ providerId: 'password', uid: 'ann@example.com', email: 'ann@example.com' }])
  expect(decodeJwt(await user.getIdToken())).toMatchObject({
    email: 'ann@example.com',
    email_verified: false,
    firebase: { identities: { email: ['ann@example.com'] }, sign_in_provider: 'password' },
  })
  expect(auth.currentUser?.uid).toBe(user.uid)
})

test('sign-out, then sign-in again: the same account, also after a reload and in another browser [AU-05 AU-06]', async () => {
  const { user, auth, browser } = await givenAccount()
  await signOut(auth)
  expect((await browser.open()).currentUser).toBeNull()
  const again = await signInWithEmailAndPassword(await browser.open(), 'ANN@example.com ', secret)
  expect(again.user.uid).toBe(user.uid)
  const reopened = await browser.open()
  expect(reopened.currentUser).toMatchObject({ uid: user.uid, isAnonymous: false, email: 'ann@example.com' })
  expect((await signInWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)).user.uid).toBe(user.uid)
})

test('a guest becomes an account by linking: same uid, one account, kept over a reload [G-23 AU-10]', async () => {
  const browser = givenBrowser(given.service.origin)
  const { user: guest } = await signInAnonymously(await browser.open())
  const { uid } = guest
  const { user } = await linkWithCredential(guest, passwordOf('ann@example.com'))
  expect(user).toMatchObject({ uid, isAnonymous: false, email: 'ann@example.com' })
  const claims = decodeJwt(await user.getIdToken())
  expect(claims).toMatchObject({ sub: uid, firebase: { sign_in_provider: 'password' } })
  expect(claims).not.toHaveProperty('provider_id')
  expect(await countAccounts()).toBe(1)
  expect((await browser.open()).currentUser).toMatchObject({ uid, isAnonymous: false })
  expect((await signInWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)).user.uid).toBe(uid)
})

/** Calls of the protocol without the SDK, as whoever has got hold of a token would make them. */
async function rest(name: string, body: object): Promise<{ error?: { message: string }; idToken?: string }> {
  const answer = await fetch(`${given.service.origin}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=test-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.json()
}
const refusalOf = async (name: string, body: object) => (await rest(name, body)).error?.message ?? 'no error'

test('a guest token that somebody kept opens nothing once the guest is an account, and changes no password', async () => {
  const browser = givenBrowser(given.service.origin)
  const { user: guest } = await signInAnonymously(await browser.open())
  const [keptRefresh, keptId] = [guest.refreshToken, await guest.getIdToken()]
  await linkWithCredential(guest, passwordOf('ann@example.com'))
  // At once, within the second of the link and within the five minutes of its sign-in.
  expect(await refusalOf('lookup', { idToken: keptId })).toBe('TOKEN_EXPIRED')
  expect(await refusalOf('update', { idToken: keptId, password: 'another secret' })).toBe('TOKEN_EXPIRED')
  expect(await refusalOf('update', { idToken: keptId, displayName: 'Mallory' })).toBe('TOKEN_EXPIRED')
  expect(await refusalOf('delete', { idToken: keptId })).toBe('TOKEN_EXPIRED')
  // The refresh token has one use, for a tab that slept; it takes nothing over.
  const { idToken } = await given.service.identity.refresh(keptRefresh)
  expect(decodeJwt(idToken)).toMatchObject({ sub: guest.uid, firebase: { sign_in_provider: 'password' } })
  expect(await refusalOf('update', { idToken, password: 'another secret' })).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  expect(await refusalOf('update', { idToken, deleteProvider: ['password'] })).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  expect(await refusalOf('delete', { idToken })).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  // Not as TOKEN_EXPIRED, which would sign the owner out in every tab.
  for (const _ of [1, 2]) await expect(given.service.identity.refresh(keptRefresh)).rejects.toThrow('INVALID_REFRESH_TOKEN')
  // The owner goes on, over a reload too, and a new password ends what was opened with the kept token.
  const user = (await browser.open()).currentUser!
  expect(user).toMatchObject({ uid: guest.uid, isAnonymous: false })
  await user.getIdToken(true)
  given.service.moveClock(1_500)
  await updatePassword(user, 'another secret')
  expect(await refusalOf('lookup', { idToken })).toBe('TOKEN_EXPIRED')
})

test('the refresh token of a guest that became an account is over after an hour, used or not', async () => {
  const { user: guest } = await signInAnonymously(await openAuth())
  const kept = guest.refreshToken
  const { user } = await linkWithCredential(guest, passwordOf('ann@example.com'))
  given.service.moveClock(60 * 60_000 + 1_000)
  await expect(given.service.identity.refresh(kept)).rejects.toThrow('INVALID_REFRESH_TOKEN')
  await user.getIdToken(true)
})

test('of eight tabs that use the guest’s refresh token at the same moment one goes on, and nobody is signed out', async () => {
  const { user: guest } = await signInAnonymously(await openAuth())
  const kept = guest.refreshToken
  const { user } = await linkWithCredential(guest, passwordOf('ann@example.com'))
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () =>
      given.service.identity.refresh(kept).then(
        () => 'goes on',
        (error) => error.message,
      ),
    ),
  )
  expect(outcomes.sort()).toEqual([...Array(7).fill('INVALID_REFRESH_TOKEN'), 'goes on'])
  await user.getIdToken(true)
})

test('a guest cannot take an address that has an account, and stays the guest it was [G-24]', async () => {
  await givenAccount()
  const browser = givenBrowser(given.service.origin)
  const { user: guest } = await signInAnonymously(await browser.open())
  expect(await codeOf(linkWithCredential(guest, passwordOf('Ann@example.com', 'another one')))).toBe('auth/email-already-in-use')
  expect(guest.isAnonymous).toBe(true)
  expect((await browser.open()).currentUser).toMatchObject({ uid: guest.uid, isAnonymous: true })
  expect(await codeOf(signInWithEmailAndPassword(await openAuth(), 'ann@example.com', 'another one'))).toBe('auth/invalid-credential')
})

test('of two sign-ups with one address at the same time one succeeds', async () => {
  const auths = await Promise.all([openAuth(), openAuth(), openAuth()])
  const guests = await Promise.all(auths.slice(1).map((auth) => signInAnonymously(auth)))
  const outcomes = await Promise.all([
    codeOf(createUserWithEmailAndPassword(auths[0]!, 'ann@example.com', secret)),
    ...guests.map(({ user }) => codeOf(linkWithCredential(user, passwordOf('ann@example.com')))),
  ])
  expect(outcomes.sort()).toEqual(['auth/email-already-in-use', 'auth/email-already-in-use', 'no error'])
})

test('an account that has a password takes no second one by linking', async () => {
  const { user } = await givenAccount()
  expect(await codeOf(linkWithCredential(user, passwordOf('ann@example.com')))).toBe('auth/provider-already-linked')
  await expect(
    given.service.identity.linkPassword(await user.getIdToken(), { email: 'other@example.com', password: secret }),
  ).rejects.toMatchObject({ code: 'PROVIDER_ALREADY_LINKED' })
})

test('a wrong password and an unknown address are refused in the same words [G-34]', async () => {
  await givenAccount()
  await signInAnonymously(await openAuth())
  const auth = await openAuth()
  const refusals = await Promise.all(
    ['ann@example.com', 'nobody@example.com'].map((email) =>
      signInWithEmailAndPassword(auth, email, 'wrong').catch(({ code, message }) => ({ code, message })),
    ),
  )
  expect(refusals[0]).toMatchObject({ code: 'auth/invalid-credential' })
  expect(refusals[1]).toEqual(refusals[0])
  expect(await fetchSignInMethodsForEmail(auth, 'ann@example.com')).toEqual([])
})

test('the eleventh guess from one address is refused, right or wrong, while another address gets in [G-34]', async () => {
  const { user } = await givenAccount()
  const signIn = (password: string, address: string) =>
    given.service.identity.signInWithPassword({ email: 'ann@example.com', password }, { address })
  const guesses = await Promise.all(Array.from({ length: 40 }, (_, i) => codeOf(signIn(`guess ${i}`, '203.0.113.7'))))
  expect(guesses.filter((code) => code === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(10)
  expect(guesses.filter((code) => code === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(30)
  expect(await codeOf(signIn(secret, '203.0.113.7'))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  expect((await signIn(secret, '198.51.100.1')).account.id).toBe(user.uid)
  given.service.moveClock(15 * 60_000 + 1)
  expect((await signIn(secret, '203.0.113.7')).account.id).toBe(user.uid)
  // A success resets the count.
  for (let i = 0; i < 10; i++) expect(await codeOf(signIn('wrong', '203.0.113.7'))).toBe('INVALID_LOGIN_CREDENTIALS')
})

test('guesses from many networks are slowed down together, and the owner’s own device gets in all the while', async () => {
  const signIn = (password: string, address: string, device?: string) =>
    codeOf(given.service.identity.signInWithPassword({ email: 'ann@example.com', password }, { address, device }))
  const { user } = await givenAccount()
  const device = 'd'.repeat(43)
  await rememberDevice(given.db, user.uid, device, new Date())
  const outcomes: string[] = []
  // Two hundred machines, none of which guesses often enough to be noticed.
  for (let i = 0; i < 200; i += 20)
    outcomes.push(...(await Promise.all(Array.from({ length: 20 }, (_, j) => signIn('wrong', `198.51.100.${i + j}`)))))
  expect(outcomes.filter((code) => code === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(50)
  expect(outcomes.filter((code) => code === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(150)
  expect(await signIn(secret, '203.0.113.1')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  // From a network that guessed too, and after mistakes of the owner's.
  for (let i = 0; i < 9; i++) expect(await signIn('mistyped', '198.51.100.0', device)).toBe('INVALID_LOGIN_CREDENTIALS')
  expect(await signIn(secret, '198.51.100.0', device)).toBe('no error')
  // A device of another account's, or one that is made up, is not known here.
  expect(await signIn(secret, '203.0.113.2', 'e'.repeat(43))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  // A stolen cookie gives ten guesses like any network.
  for (let i = 0; i < 10; i++) expect(await signIn('wrong', '203.0.113.3', device)).toBe('INVALID_LOGIN_CREDENTIALS')
  expect(await signIn(secret, '203.0.113.3', device)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  given.service.moveClock(15 * 60_000 + 1)
  expect(await signIn(secret, '203.0.113.1')).toBe('no error')
})

test('a browser is known again after a sign-up, a link and a sign-in, by a cookie that no script reads and no other site sends', async () => {
  const post = (name: string, body: object, cookie = '') =>
    fetch(`${given.service.origin}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=test-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const ann = { email: 'ann@example.com', password: secret }
  const made = await post('signUp', ann)
  const deviceOf = ({ headers }: Response): string => headers.getSetCookie().find((one) => one.startsWith('karavan-device=')) ?? ''
  const set = deviceOf(made)
  expect(set).toMatch(/^karavan-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/)
  const cookie = set.split(';')[0] ?? ''
  const again = await post('signInWithPassword', ann, cookie)
  expect(deviceOf(again)).toContain(cookie)
  expect((await post('signInWithPassword', { ...ann, password: 'wrong' }, cookie)).headers.getSetCookie()).toEqual([])
  const guest = await (await post('signUp', {})).json()
  const linked = await post('signUp', { email: 'bob@example.com', password: secret, idToken: guest.idToken })
  expect(deviceOf(linked)).not.toBe('')
  expect(JSON.stringify(await given.db.selectFrom('identity_device').selectAll().execute())).not.toContain(cookie.split('=')[1])
})

test('guesses at an address without an account are stopped in the same way, in words the SDK knows [G-34]', async () => {
  const auth = await openAuth()
  for (let i = 0; i < 10; i++)
    expect(await codeOf(signInWithEmailAndPassword(auth, 'nobody@example.com', 'x'))).toBe('auth/invalid-credential')
  expect(await codeOf(signInWithEmailAndPassword(auth, 'nobody@example.com', 'x'))).toBe('auth/too-many-requests')
})

test.each([
  ['', 'auth/missing-email'],
  ['ann', 'auth/invalid-email'],
  ['ann@', 'auth/invalid-email'],
  ['ann@exa mple.com', 'auth/invalid-email'],
  ['ann@example.com\r\nBcc: all@example.com', 'auth/invalid-email'],
  ['a\u0000@example.com', 'auth/invalid-email'],
  [`${'a'.repeat(250)}@b.de`, 'auth/invalid-email'],
])('the address %j is refused [G-33]', async (email, code) => {
  const auth = await openAuth()
  const { user } = await signInAnonymously(await openAuth())
  expect(await codeOf(linkWithCredential(user, passwordOf(email)))).toBe(code)
  expect(await codeOf(createUserWithEmailAndPassword(auth, email, secret))).toMatch(email === '' ? /missing-email|admin-restricted/ : code)
})

test('five characters are too few, six are enough; 129 are too many [CO-19]', async () => {
  const auth = await openAuth()
  expect(await codeOf(createUserWithEmailAndPassword(auth, 'ann@example.com', '12345'))).toBe('auth/password-does-not-meet-requirements')
  expect(await codeOf(createUserWithEmailAndPassword(auth, 'ann@example.com', 'x'.repeat(129)))).toBe(
    'auth/password-does-not-meet-requirements',
  )
  expect(await countAccounts()).toBe(0)
  await createUserWithEmailAndPassword(auth, 'ann@example.com', '482915')
  await createUserWithEmailAndPassword(auth, 'bob@example.com', 'xy'.repeat(64))
})

test('a password that everybody tries first is refused: for a new account, a guest, a change and a reset', async () => {
  const auth = await openAuth()
  expect(await codeOf(createUserWithEmailAndPassword(auth, 'ann@example.com', 'qwerty123'))).toBe('auth/weak-password')
  const { user: guest } = await signInAnonymously(auth)
  expect(await codeOf(linkWithCredential(guest, passwordOf('ann@example.com', 'Password1')))).toBe('auth/weak-password')
  expect(await countAccounts()).toBe(1)
  const { user } = await linkWithCredential(guest, passwordOf('ann@example.com'))
  expect(await codeOf(updatePassword(user, 'йцукен'))).toBe('auth/weak-password')
  const { sending } = await given.service.identity.requestReset('ann@example.com', '203.0.113.7')
  await sending
  const code = given.service.letters.at(-1)?.code ?? ''
  expect(await codeOf(given.service.identity.resetPassword(code, '123456', { address: '203.0.113.7' }))).toBe('WEAK_PASSWORD')
  // Refused, it has not used the code up.
  await given.service.identity.resetPassword(code, 'another secret', { address: '203.0.113.7' })
})

test.each([
  ['lower', 'ABC123!?', 'a lower case character', { containsLowercaseLetter: false }],
  ['upper', 'abc123!?', 'an upper case character', { containsUppercaseLetter: false }],
  ['digit', 'abcABC!?', 'a numeric character', { containsNumericCharacter: false }],
  ['symbol', 'abcABC123я', 'a non-alphanumeric character', { containsNonAlphanumericCharacter: false }],
] as const)(
  'a policy can demand %s: the server refuses and the fetched policy says the same [CO-20 ER-27]',
  async (kind, password, text, status) => {
    await using strict = await givenService(given.db, { passwordPolicy: { minLength: 6, maxLength: 20, require: [kind] } })
    const auth = await givenBrowser(strict.origin).open()
    await expect(createUserWithEmailAndPassword(auth, 'ann@example.com', password)).rejects.toMatchObject({
      code: 'auth/password-does-not-meet-requirements',
      message: expect.stringContaining(`Missing password requirements: [Password must contain ${text}]`),
    })
    expect(await validatePassword(auth, password)).toMatchObject({ isValid: false, ...status })
    expect(await validatePassword(auth, 'aA1!aA')).toMatchObject({ isValid: true })
    await createUserWithEmailAndPassword(auth, 'ann@example.com', 'aA1!aA')
  },
)

test('a policy that was fetched is fetched again when the server refuses a password by a newer one [ER-27]', async () => {
  const auth = await openAuth()
  await validatePassword(auth, secret)
  const fetched = () => given.service.requests.filter((url) => url.endsWith('/passwordPolicy')).length
  expect(fetched()).toBe(1)
  await codeOf(createUserWithEmailAndPassword(auth, 'ann@example.com', '123'))
  // The SDK does it behind the refusal.
  await expect.poll(fetched).toBe(2)
})

test('the same password composed in another way is the same password', async () => {
  await givenAccount('ann@example.com', 'пароль й'.normalize('NFD'))
  await signInWithEmailAndPassword(await openAuth(), 'ann@example.com', 'пароль й'.normalize('NFC'))
})

test('name and picture: set, trimmed, cleared [G-42 AU-04 AU-16]', async () => {
  const { user } = await givenAccount()
  await updateProfile(user, { displayName: '  Анна\u0000 <b> ', photoURL: 'https://example.com/a.png' })
  await reload(user)
  expect(user).toMatchObject({ displayName: 'Анна <b>', photoURL: 'https://example.com/a.png' })
  expect(user.providerData).toMatchObject([{ displayName: 'Анна <b>' }])
  expect(decodeJwt(await user.getIdToken(true))).toMatchObject({ name: 'Анна <b>', picture: 'https://example.com/a.png' })
  for (const nothing of [null, '']) {
    await updateProfile(user, { displayName: 'Ann' })
    await updateProfile(user, { displayName: nothing as string, photoURL: nothing as string })
    await reload(user)
    expect(user).toMatchObject({ displayName: null, photoURL: null })
  }
  expect(await codeOf(updateProfile(user, { displayName: 'x'.repeat(101) }))).toBe('auth/invalid-display-name')
  for (const url of ['http://example.com/a.png', 'javascript:alert(1)', 'a.png', `https://example.com/${'x'.repeat(2050)}`])
    expect(await codeOf(updateProfile(user, { photoURL: url }))).toBe('auth/invalid-photo-url')
})

test('a new password ends the other sessions and keeps this one', async () => {
  const { user, browser } = await givenAccount()
  const elsewhere = (await signInWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)).user
  const formerToken = user.refreshToken
  given.service.moveClock(1_500)
  await updatePassword(user, 'another secret')
  expect((await browser.open()).currentUser).toMatchObject({ uid: user.uid })
  await expect(given.service.identity.refresh(formerToken)).rejects.toThrow('TOKEN_EXPIRED')
  expect(await codeOf(elsewhere.getIdToken(true))).toBe('auth/user-token-expired')
  expect(await codeOf(signInWithEmailAndPassword(await openAuth(), 'ann@example.com', secret))).toBe('auth/invalid-credential')
  await signInWithEmailAndPassword(await openAuth(), 'ann@example.com', 'another secret')
})

test('an ID token from before the new password is refused', async () => {
  const { user } = await givenAccount()
  const before = await user.getIdToken()
  given.service.moveClock(1_500)
  await updatePassword(user, 'another secret')
  await expect(given.service.identity.authenticate(before)).rejects.toThrow('TOKEN_EXPIRED')
})

test('a refused password changes nothing of the profile that came with it', async () => {
  const { user } = await givenAccount()
  const update = (body: object) => rest('update', body)
  const idToken = await user.getIdToken()
  expect(await update({ idToken, displayName: 'Ann', password: '1' })).toMatchObject({
    error: { message: expect.stringMatching(/^PASSWORD_DOES_NOT_MEET_REQUIREMENTS : /) },
  })
  expect(await update({ idToken, displayName: 'x'.repeat(101), password: 'another secret' })).toHaveProperty('error')
  await reload(user)
  expect(user.displayName).toBeNull()
  await signInWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)
})

test('a new password and the end of an account need a sign-in of the last five minutes; the session lives on', async () => {
  const { user, auth } = await givenAccount()
  given.service.moveClock(5 * 60_000 + 1_000)
  expect(await codeOf(updatePassword(user, 'another secret'))).toBe('auth/requires-recent-login')
  expect(await codeOf(deleteUser(user))).toBe('auth/requires-recent-login')
  expect(auth.currentUser?.uid).toBe(user.uid)
  expect(await codeOf(reauthenticateWithCredential(user, passwordOf('ann@example.com', 'wrong')))).toBe('auth/invalid-credential')
  await reauthenticateWithCredential(user, passwordOf('ann@example.com'))
  await updatePassword(user, 'another secret')
  await deleteUser(user)
  expect(await countAccounts()).toBe(0)
})

test('a deleted account is gone, and its address is free again [AU-18]', async () => {
  const { user } = await givenAccount()
  const elsewhere = (await signInWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)).user
  await deleteUser(user)
  expect(await codeOf(elsewhere.getIdToken(true))).toMatch(/user-token-expired|user-not-found/)
  expect(await codeOf(signInWithEmailAndPassword(await openAuth(), 'ann@example.com', secret))).toBe('auth/invalid-credential')
  expect((await givenAccount()).user.uid).not.toBe(user.uid)
})

test('what the product says may not be deleted stays', async () => {
  const { IdentityError } = await import('./errors.ts')
  await using guarded = await givenService(given.db, {
    deleteOwned: async () => {
      throw new IdentityError('OPERATION_NOT_ALLOWED', 'An order is on its way')
    },
  })
  const auth = await givenBrowser(guarded.origin).open()
  const { user } = await createUserWithEmailAndPassword(auth, 'ann@example.com', secret)
  expect(await codeOf(deleteUser(user))).toBe('auth/operation-not-allowed')
  await reload(user)
  expect(auth.currentUser?.uid).toBe(user.uid)
})

test('a disabled account: out at its next call, no way in, and only the right password learns why [G-20 AU-17]', async () => {
  const { user, auth } = await givenAccount()
  await setDisabled(given.db, user.uid, true, new Date())
  expect(await codeOf(reload(user))).toBe('auth/user-disabled')
  expect(auth.currentUser).toBeNull()
  expect(await codeOf(signInWithEmailAndPassword(auth, 'ann@example.com', 'wrong'))).toBe('auth/invalid-credential')
  expect(await codeOf(signInWithEmailAndPassword(auth, 'ann@example.com', secret))).toBe('auth/user-disabled')
  await setDisabled(given.db, user.uid, false, new Date())
  expect((await signInWithEmailAndPassword(auth, 'ann@example.com', secret)).user.uid).toBe(user.uid)
})

test('an ended session is signed out at its next refresh; the other device stays [G-20 AU-17]', async () => {
  const { user, auth } = await givenAccount()
  const elsewhere = (await signInWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)).user
  for (const _ of [1, 2]) await given.service.identity.endSession(String(decodeJwt(await user.getIdToken()).sid))
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired')
  expect(auth.currentUser).toBeNull()
  await elsewhere.getIdToken(true)
})

test('a proven address cannot be changed without proof, and the only way to sign in cannot be removed', async () => {
  const { user } = await givenAccount()
  await given.prove(user.uid)
  expect(await codeOf(updateEmail(user, 'other@example.com'))).toBe('auth/operation-not-allowed')
  expect(await codeOf(unlink(user, 'password'))).toBe('auth/operation-not-allowed')
  await signInWithEmailAndPassword(await openAuth(), 'ann@example.com', secret)
})

test('a client can set nothing that is the service’s to say', async () => {
  const answer = await fetch(`${given.service.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=test-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'ann@example.com',
      password: secret,
      emailVerified: true,
      localId: 'admin',
      disabled: true,
      customAttributes: '{}',
    }),
  })
  const { localId } = await answer.json()
  expect(await given.db.selectFrom('identity_account').selectAll().execute()).toMatchObject([
    { id: localId, email_verified: false, disabled: false },
  ])
  expect(localId).not.toBe('admin')
})

test('passwords are stored as argon2id hashes only, each with its own salt', async () => {
  await givenAccount()
  await givenAccount('bob@example.com')
  const rows = await given.db.selectFrom('identity_password').selectAll().execute()
  expect(rows).toHaveLength(2)
  for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(rows[0]?.hash).not.toBe(rows[1]?.hash)
})

test('a password that is changed during a sign-in with the old one leaves no session of the old one', async () => {
  const { user } = await givenAccount()
  const outcomes = await Promise.all([
    codeOf(given.service.identity.signInWithPassword({ email: 'ann@example.com', password: secret }, { address: 'a' })),
    codeOf(given.service.identity.changePassword(await user.getIdToken(), 'another secret')),
    codeOf(given.service.identity.signInWithPassword({ email: 'ann@example.com', password: secret }, { address: 'b' })),
  ])
  expect(outcomes[1]).toBe('no error')
  expect(await given.db.selectFrom('identity_session').select('id').where('account_id', '=', user.uid).execute()).toHaveLength(1)
})
