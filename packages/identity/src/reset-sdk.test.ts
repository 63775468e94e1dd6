// @database either
import { givenBrowser, givenService } from '@karavan/testing/identity/given.ts'
import { codeOf, withService } from '@karavan/testing/identity/with-service.ts'
import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { expect, test } from 'vitest'
import { setDisabled } from './accounts.ts'

// The real firebase/auth SDK against the real plugin on a real port: a forgotten password.
const given = withService()

const email = 'ann@example.com'
const { openAuth } = given
async function givenAccount() {
  const auth = await openAuth()
  return { auth, user: (await createUserWithEmailAndPassword(auth, email, 'forgotten')).user }
}
/** Asks for a code and opens the email. */
async function askForCode(auth: Awaited<ReturnType<typeof openAuth>>): Promise<string> {
  const before = given.service.letters.length
  await sendPasswordResetEmail(auth, email)
  await expect.poll(() => given.service.letters.length).toBe(before + 1)
  return given.service.letters[before]?.code ?? ''
}

test('a code from the email sets a new password, once; the sessions end and the address counts as proven [G-31 AU-09 AU-18]', async () => {
  const { user } = await givenAccount()
  const auth = await openAuth()
  auth.languageCode = 'ru'
  const code = await askForCode(auth)
  expect(given.service.letters[0]).toMatchObject({ email, locale: 'ru', code: expect.stringMatching(/^[\w-]{43}$/) })
  for (const _ of [1, 2]) expect(await verifyPasswordResetCode(auth, code)).toBe(email)
  given.service.moveClock(1_500)
  await confirmPasswordReset(auth, code, 'remembered')
  expect(await codeOf(confirmPasswordReset(auth, code, 'remembered'))).toBe('auth/invalid-action-code')
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired')
  expect(await codeOf(signInWithEmailAndPassword(auth, email, 'forgotten'))).toBe('auth/invalid-credential')
  expect((await signInWithEmailAndPassword(auth, email, 'remembered')).user).toMatchObject({ uid: user.uid, emailVerified: true })
})

test('a refused password does not use the code up', async () => {
  await givenAccount()
  const auth = await openAuth()
  const code = await askForCode(auth)
  expect(await codeOf(confirmPasswordReset(auth, code, '12345'))).toBe('auth/password-does-not-meet-requirements')
  await signInWithEmailAndPassword(auth, email, 'forgotten')
  await confirmPasswordReset(auth, code, 'remembered')
})

test('a code is good for an hour', async () => {
  await givenAccount()
  const auth = await openAuth()
  const code = await askForCode(auth)
  given.service.moveClock(60 * 60_000 - 5_000)
  expect(await verifyPasswordResetCode(auth, code)).toBe(email)
  given.service.moveClock(10_000)
  expect(await codeOf(verifyPasswordResetCode(auth, code))).toBe('auth/expired-action-code')
  expect(await codeOf(confirmPasswordReset(auth, code, 'remembered'))).toBe('auth/expired-action-code')
})

test('only the newest code is good', async () => {
  await given.prove((await givenAccount()).user.uid)
  const auth = await openAuth()
  const [first, second] = [await askForCode(auth), await askForCode(auth)]
  expect(await codeOf(confirmPasswordReset(auth, first, 'remembered'))).toBe('auth/invalid-action-code')
  await confirmPasswordReset(auth, second, 'remembered')
})

test('of two uses of a code at the same time one succeeds', async () => {
  await givenAccount()
  const auth = await openAuth()
  const code = await askForCode(auth)
  const outcomes = await Promise.all(['one secret', 'two secret'].map((password) => codeOf(confirmPasswordReset(auth, code, password))))
  expect(outcomes.sort()).toEqual(['auth/invalid-action-code', 'no error'])
})

test('an unknown address is answered as a known one, and nothing is sent', async () => {
  await givenAccount()
  const ask = async (address: string) => {
    const answer = await fetch(`${given.service.origin}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=test-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: address }),
    })
    return { status: answer.status, body: (await answer.text()).replaceAll(address, 'EMAIL') }
  }
  expect(await ask('nobody@example.com')).toEqual(await ask(email))
  await expect.poll(() => given.service.letters.length).toBe(1)
  expect(given.service.letters[0]?.email).toBe(email)
})

test('the answer does not wait for the email', async () => {
  let deliver = () => {}
  const sent = new Promise<void>((done) => {
    deliver = done
  })
  await using slow = await givenService(given.db, { sendResetLetter: () => sent })
  await givenAccount()
  await sendPasswordResetEmail(await givenBrowser(slow.origin).open(), email)
  deliver()
})

test('a disabled account gets no code, and one that was sent before is refused', async () => {
  const { user } = await givenAccount()
  const auth = await openAuth()
  const code = await askForCode(auth)
  // To an address that nobody has proven one letter a day would go anyway.
  await given.db.updateTable('identity_account').set({ email_verified: true }).where('id', '=', user.uid).execute()
  await setDisabled(given.db, user.uid, true, new Date())
  expect(await codeOf(confirmPasswordReset(auth, code, 'remembered'))).toBe('auth/user-disabled')
  await sendPasswordResetEmail(auth, email)
  await given.service.app.close()
  expect(given.service.letters).toHaveLength(1)
})

test.each([email, 'nobody@example.com'])('the sixth request for %s from one address is refused, not from another', async (address) => {
  await givenAccount()
  const auth = await openAuth()
  for (let i = 0; i < 5; i++) await sendPasswordResetEmail(auth, address)
  expect(await codeOf(sendPasswordResetEmail(auth, address))).toBe('auth/too-many-requests')
  await (await given.service.identity.requestReset(address, '203.0.113.7')).sending
})

test('an account gets at most ten emails an hour, wherever they are asked from, and the answers do not reveal it', async () => {
  await given.prove((await givenAccount()).user.uid)
  for (let i = 0; i < 15; i++) await (await given.service.identity.requestReset(email, `203.0.113.${i}`)).sending
  expect(given.service.letters).toHaveLength(10)
})

test('an address that nobody has proven gets one such email a day, whoever asks: it may be a stranger’s [W-14]', async () => {
  await givenAccount()
  for (let i = 0; i < 15; i++) await (await given.service.identity.requestReset(email, `203.0.113.${i}`)).sending
  expect(given.service.letters).toHaveLength(1)
  given.service.moveClock(24 * 60 * 60_000)
  await (await given.service.identity.requestReset(email, '203.0.113.1')).sending
  expect(given.service.letters).toHaveLength(2)
})

test('an email that was not taken does not cost the day’s one', async () => {
  await givenAccount()
  await using broken = await givenService(given.db, { sendResetLetter: () => Promise.reject(new Error('not now')) })
  await expect((await broken.identity.requestReset(email, '203.0.113.1')).sending).rejects.toThrow('not now')
  await (await given.service.identity.requestReset(email, '203.0.113.1')).sending
  expect(given.service.letters).toHaveLength(1)
})

test('after a reset earlier wrong guesses no longer count', async () => {
  await givenAccount()
  const auth = await openAuth()
  for (let i = 0; i < 11; i++) await codeOf(signInWithEmailAndPassword(auth, email, 'guess'))
  expect(await codeOf(signInWithEmailAndPassword(auth, email, 'forgotten'))).toBe('auth/too-many-requests')
  await confirmPasswordReset(auth, await askForCode(auth), 'remembered')
  await signInWithEmailAndPassword(auth, email, 'remembered')
})

test('codes are stored as hashes only', async () => {
  await givenAccount()
  const code = await askForCode(await openAuth())
  const stored = JSON.stringify(await given.db.selectFrom('identity_reset_code').selectAll().execute())
  expect(stored).toContain('code_hash')
  expect(stored).not.toContain(code)
})

test.each([
  ['another kind of email', { requestType: 'EMAIL_SIGNIN', email }, 'OPERATION_NOT_ALLOWED'],
  ['no kind', { email }, 'MISSING_REQ_TYPE'],
  ['no address', { requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
  ['no real address', { requestType: 'PASSWORD_RESET', email: 'ann' }, 'INVALID_EMAIL'],
  ['a way on to a foreign host', { requestType: 'PASSWORD_RESET', email, continueUrl: 'https://evil.example/' }, 'UNAUTHORIZED_DOMAIN'],
])('%s is refused', async (_, body, message) => {
  const answer = await fetch(`${given.service.origin}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=test-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(await answer.json()).toMatchObject({ error: { message } })
})
