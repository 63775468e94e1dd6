// @database either
import { givenService } from '@karavan/testing/identity/given.ts'
import { codeOf, withService } from '@karavan/testing/identity/with-service.ts'
import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  createUserWithEmailAndPassword,
  getIdTokenResult,
  reload,
  sendEmailVerification,
  signInAnonymously,
  signInWithEmailAndPassword,
  type User,
  updateEmail,
} from 'firebase/auth'
import { expect, test } from 'vitest'
import { setDisabled } from './accounts.ts'
import type { FirstProof } from './first-proof.ts'

// The real firebase/auth SDK against the real plugin on a real port: an address is proven, or changed before it is.
const proofs: FirstProof[] = []
const moves: string[] = []
const given = withService(() => ({
  onProven: async (_, proof) => void proofs.push(proof),
  onAddressChanged: async (_, uid, email) => void moves.push(`${uid} ${email}`),
}))
const { openAuth } = given

const email = 'ann@example.com'
const dayMs = 24 * 60 * 60_000
async function givenAccount(address = email) {
  proofs.length = 0
  moves.length = 0
  const auth = await openAuth()
  return { auth, user: (await createUserWithEmailAndPassword(auth, address, 'correct horse')).user }
}
/** Asks for the letter and opens it. */
async function askForCode(user: User): Promise<string> {
  const before = given.service.proofLetters.length
  await sendEmailVerification(user)
  await expect.poll(() => given.service.proofLetters.length).toBe(before + 1)
  return given.service.proofLetters[before]?.code ?? ''
}

test('a code from the letter proves the address, once; account, password and session stay [W-14 G-30]', async () => {
  const { auth, user } = await givenAccount()
  auth.languageCode = 'ru'
  const code = await askForCode(user)
  expect(given.service.proofLetters[0]).toEqual({ email, locale: 'ru', code: expect.stringMatching(/^[\w-]{43}$/) })
  const stranger = await openAuth()
  expect(await checkActionCode(stranger, code)).toMatchObject({ data: { email }, operation: ActionCodeOperation.VERIFY_EMAIL })
  await applyActionCode(stranger, code)
  expect(await codeOf(applyActionCode(stranger, code))).toBe('auth/invalid-action-code')
  await reload(user)
  expect(user.emailVerified).toBe(true)
  expect((await getIdTokenResult(user, true)).claims).toMatchObject({ email, email_verified: true })
  expect((await signInWithEmailAndPassword(stranger, email, 'correct horse')).user.uid).toBe(user.uid)
  expect(proofs).toEqual([{ uid: user.uid, email, isTakeover: false }])
})

test('of ten uses of a code at the same time one proves the address', async () => {
  const { auth, user } = await givenAccount()
  const code = await askForCode(user)
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => codeOf(applyActionCode(auth, code))))
  expect(outcomes.filter((outcome) => outcome === 'no error')).toHaveLength(1)
  expect(proofs).toHaveLength(1)
})

test('one letter a day goes to an address, whichever account, process or tag of the address asks [W-14]', async () => {
  const { user } = await givenAccount()
  await using other = await givenService(given.db)
  const tokens = await Promise.all(Array.from({ length: 5 }, () => user.getIdToken()))
  const asked = await Promise.allSettled(
    tokens.flatMap((token) => [given.service.identity.requestProof(token), other.identity.requestProof(token)]),
  )
  const granted = asked.filter((one) => one.status === 'fulfilled')
  expect(granted).toHaveLength(1)
  await granted[0]?.value.sending
  for (const address of [email, 'Ann+1@example.com']) {
    await given.db.deleteFrom('identity_account').execute()
    const again = await givenAccount(address)
    expect(await codeOf(sendEmailVerification(again.user))).toBe('auth/too-many-requests')
  }
  given.service.moveClock(dayMs)
  const later = await givenAccount()
  await askForCode(later.user)
  expect(given.service.proofLetters.length + other.proofLetters.length).toBe(2)
})

test('a letter that was not taken does not cost the day’s one', async () => {
  const { user } = await givenAccount()
  await using broken = await givenService(given.db, { sendProofLetter: () => Promise.reject(new Error('not now')) })
  await expect((await broken.identity.requestProof(await user.getIdToken())).sending).rejects.toThrow('not now')
  await askForCode(user)
})

test('a code is good for a day, only the newest one, and not for an account that is disabled', async () => {
  const { auth, user } = await givenAccount()
  const first = await askForCode(user)
  given.service.moveClock(dayMs)
  expect(await codeOf(applyActionCode(auth, first))).toBe('auth/expired-action-code')
  await signInWithEmailAndPassword(auth, email, 'correct horse')
  const second = await askForCode(auth.currentUser!)
  expect(await codeOf(applyActionCode(auth, first))).toBe('auth/invalid-action-code')
  await setDisabled(given.db, user.uid, true, new Date())
  expect(await codeOf(applyActionCode(auth, second))).toBe('auth/user-disabled')
  expect(proofs).toEqual([])
})

test('a proven address gets no letter, and a guest has none', async () => {
  const { user } = await givenAccount()
  await given.prove(user.uid)
  await sendEmailVerification(user)
  const guest = (await signInAnonymously(await openAuth())).user
  expect(await codeOf(sendEmailVerification(guest))).toBe('auth/missing-email')
  await given.service.app.close()
  expect(given.service.proofLetters).toEqual([])
})

test('codes and addresses of letters are stored as hashes only', async () => {
  const { user } = await givenAccount()
  const code = await askForCode(user)
  expect(JSON.stringify(await given.db.selectFrom('identity_proof_code').selectAll().execute())).not.toContain(code)
  expect(JSON.stringify(await given.db.selectFrom('identity_proof_letter').selectAll().execute())).not.toContain('ann')
})

test('an address that was never proven can be changed: the code that went to the old one is worth nothing, tabs go on', async () => {
  const { user } = await givenAccount()
  const code = await askForCode(user)
  given.service.moveClock(1_500)
  const otherTab = await openAuth()
  const there = (await signInWithEmailAndPassword(otherTab, email, 'correct horse')).user
  const old = await there.getIdToken()
  given.service.moveClock(1_500)
  await updateEmail(user, 'anne@example.com')
  expect(user.email).toBe('anne@example.com')
  expect(moves).toEqual([`${user.uid} anne@example.com`])
  expect(await codeOf(applyActionCode(otherTab, code))).toBe('auth/invalid-action-code')
  await expect(given.service.identity.authenticate(old)).rejects.toThrow('TOKEN_EXPIRED')
  expect((await getIdTokenResult(there, true)).claims).toMatchObject({ email: 'anne@example.com', email_verified: false })
  await askForCode(user)
  expect(given.service.proofLetters.at(-1)?.email).toBe('anne@example.com')
})

test('the other tabs of somebody who came as a guest go on after another address, again and again', async () => {
  const { identity } = given.service
  const guest = await identity.signUpAnonymously()
  const { tokens } = await identity.linkPassword(guest.idToken, { email, password: 'correct horse' })
  await identity.changeEmail(tokens.idToken, 'anne@example.com')
  for (const _ of [1, 2]) expect((await identity.refresh(tokens.refreshToken)).uid).toBe(guest.uid)
  await expect(identity.refresh(guest.refreshToken)).rejects.toThrow('TOKEN_EXPIRED')
})

test('changing the address: not to somebody else’s, not long after the sign-in, not over and over', async () => {
  await givenAccount('bob@example.com')
  const { user } = await givenAccount()
  expect(await codeOf(updateEmail(user, 'bob@example.com'))).toBe('auth/email-already-in-use')
  expect(await codeOf(updateEmail(user, 'bob'))).toBe('auth/invalid-email')
  for (const name of ['anna', 'anne']) await updateEmail(user, `${name}@example.com`)
  expect(await codeOf(updateEmail(user, 'annie@example.com'))).toBe('auth/too-many-requests')
  given.service.moveClock(6 * 60_000)
  expect(await codeOf(updateEmail(user, 'annie@example.com'))).toBe('auth/requires-recent-login')
})
