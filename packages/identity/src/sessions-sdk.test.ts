// @database embedded
import { codeOf, withService } from '@karavan/testing/identity/with-service.ts'
import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  type User,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { findStanding } from './accounts.ts'
import type { AccountNotice } from './notice.ts'
import { toNetwork } from './place.ts'

// The real firebase/auth SDK against the real plugin on a real port: where an account is signed in, and what its owner is told.
const notices: AccountNotice[] = []
const moves: string[] = []
const given = withService(() => ({
  notify: async (_, notice) => void notices.push(notice),
  onAddressChanged: async (_, _uid, email) => void moves.push(email),
}))
const { openAuth } = given

const email = 'ann@example.com'
const password = 'correct horse'
async function givenOwner({ isProven = true } = {}) {
  const auth = await openAuth()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  if (isProven) await given.prove(user.uid)
  notices.length = 0
  moves.length = 0
  return { auth, user }
}
const told = () => notices.map(({ kind, email: to }) => `${kind} ${to}`)
const sidOf = async (user: User) => String(decodeJwt(await user.getIdToken()).sid)
const signInElsewhere = async (address = email, word = password) => signInWithEmailAndPassword(await openAuth(), address, word)
/** Asks for another address; the code from the letter there. */
async function askForAddress(user: User, next: string): Promise<string> {
  const before = given.service.proofLetters.length
  await verifyBeforeUpdateEmail(user, next)
  await expect.poll(() => given.service.proofLetters.length).toBe(before + 1)
  const letter = given.service.proofLetters[before]
  expect(letter).toMatchObject({ email: next, isChange: true })
  return letter?.code ?? ''
}
async function takeRecoveryCode(): Promise<string> {
  const recoveryId = notices.find(({ kind }) => kind === 'address-left')?.recoveryId ?? ''
  return (await given.service.identity.makeRecoveryLetter(recoveryId))?.code ?? ''
}

test('a device is one entry whatever is done on it, and says what its browser says and where it is, cut short', async () => {
  const { identity } = given.service
  const { user } = await givenOwner()
  const place = { address: '203.0.113.77', device: 'd'.repeat(43), userAgent: 'Mozilla/5.0 Firefox/140.0' }
  const first = await identity.signInWithPassword({ email, password }, place)
  await identity.signInWithPassword({ email, password }, place)
  const devices = await identity.listSignedInDevices(user.uid, first.tokens.sessionId)
  expect(devices).toHaveLength(2)
  expect(devices[0]).toMatchObject({
    id: first.tokens.sessionId,
    isCurrent: true,
    userAgent: 'Mozilla/5.0 Firefox/140.0',
    network: '203.0.113.*',
  })
  expect(JSON.stringify(await given.db.selectFrom('identity_session').selectAll().execute())).not.toContain('203.0.113.77')
  expect(await identity.endSignedInDevice(user.uid, first.tokens.sessionId)).toBe(true)
  expect(await identity.listSignedInDevices(user.uid, undefined)).toHaveLength(1)
})

test('the last use is written at a renewal, and not at each one', async () => {
  const { identity } = given.service
  const { user } = await givenOwner()
  const lastUse = async () => (await identity.listSignedInDevices(user.uid, undefined))[0]?.lastUsedAt.getTime()
  const before = await lastUse()
  await identity.refresh(user.refreshToken, { address: '198.51.100.9', userAgent: 'x' })
  expect(await lastUse()).toBe(before)
  given.service.moveClock(61_000)
  await identity.refresh(user.refreshToken, { address: '198.51.100.9', userAgent: 'x' })
  expect(await lastUse()).toBeGreaterThan(before ?? 0)
  expect(await identity.listSignedInDevices(user.uid, undefined)).toMatchObject([{ network: '198.51.100.*', userAgent: 'x' }])
})

test('nothing of where they are is kept of guests', async () => {
  const { user } = await signInAnonymously(await openAuth())
  given.service.moveClock(61_000)
  await given.service.identity.refresh(user.refreshToken, { address: '198.51.100.9', userAgent: 'x' })
  expect(
    await given.db
      .selectFrom('identity_session')
      .select(['user_agent', 'network', 'device_key'])
      .where('account_id', '=', user.uid)
      .execute(),
  ).toEqual([{ user_agent: null, network: null, device_key: null }])
})

test.each([
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['2001:db8:85a3:8d3::', '2001:db8:85a3:*'],
  ['::1', '::*'],
  ['elsewhere', null],
])('of the address %s is kept %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

test('a session of somebody else is not there to be ended, nor are all the others', async () => {
  const { identity } = given.service
  const { user: ann } = await givenOwner()
  const { user: bob } = await createUserWithEmailAndPassword(await openAuth(), 'bob@example.com', password)
  expect(await identity.endSignedInDevice(bob.uid, await sidOf(ann))).toBe(false)
  expect(await identity.endSessionsOf(bob.uid, { except: await sidOf(bob) })).toBe(0)
  expect(await codeOf(ann.getIdToken(true))).toBe('no error')
})

test('a thief’s session is ended by its owner: signed out at the next look, refused at the next renewal', async () => {
  const { identity } = given.service
  const { user } = await givenOwner()
  const thief = (await signInElsewhere()).user
  const other = (await identity.listSignedInDevices(user.uid, await sidOf(user))).find(({ isCurrent }) => !isCurrent)
  expect(await identity.endSignedInDevice(user.uid, other?.id ?? '')).toBe(true)
  expect(await findStanding(given.db, { sessionId: await sidOf(thief), issuedAtSeconds: 2e9, isGuest: false }, new Date())).toBeUndefined()
  expect(await codeOf(reload(thief))).toBe('auth/user-token-expired')
  expect(await codeOf(user.getIdToken(true))).toBe('no error')
})

test('the owner hears of a device that is new, once, and an unproven address hears of nothing', async () => {
  const { identity } = given.service
  const { user } = await givenOwner({ isProven: false })
  await signInElsewhere()
  expect(notices).toEqual([])
  await given.prove(user.uid)
  const place = { address: '203.0.113.7', device: 'e'.repeat(43), userAgent: 'Firefox/140.0', locale: 'ru' }
  for (const _ of [1, 2]) await identity.signInWithPassword({ email, password }, place)
  expect(notices).toMatchObject([
    { kind: 'new-device', email, locale: 'ru', place: { network: '203.0.113.*', user_agent: 'Firefox/140.0' } },
  ])
})

test('the owner hears of a new password, by a change and by a reset; who resets it waits nowhere', async () => {
  const { identity } = given.service
  const { auth, user } = await givenOwner()
  await updatePassword(user, 'another horse')
  expect(told()).toEqual([`password-changed ${email}`])
  // Many machines have used up the guesses of every new device meanwhile.
  for (let i = 0; i < 51; i++) await codeOf(identity.signInWithPassword({ email, password: 'guess' }, { address: `198.51.100.${i}` }))
  const fresh = { address: '203.0.113.9', device: 'f'.repeat(43) }
  expect(await codeOf(identity.signInWithPassword({ email, password: 'another horse' }, fresh))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  await sendPasswordResetEmail(auth, email)
  await expect.poll(() => given.service.letters.length).toBe(1)
  await identity.resetPassword(given.service.letters[0]?.code ?? '', 'third horse', { address: '203.0.113.8' })
  expect((await identity.signInWithPassword({ email, password: 'third horse' }, fresh)).account.id).toBe(user.uid)
  expect(told()).toEqual([`password-changed ${email}`, `password-changed ${email}`, `new-device ${email}`])
})

test('a proven address changes when the new one is proven; the old one is told and other sessions end', async () => {
  const { user } = await givenOwner()
  const elsewhere = (await signInElsewhere()).user
  notices.length = 0
  const code = await askForAddress(user, 'anna@example.com')
  await reload(user)
  expect(user.email).toBe(email)
  const stranger = await openAuth()
  expect(await checkActionCode(stranger, code)).toEqual({
    data: expect.objectContaining({ email: 'anna@example.com', previousEmail: email }),
    operation: ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL,
  })
  await applyActionCode(stranger, code)
  expect(await codeOf(applyActionCode(stranger, code))).toBe('auth/invalid-action-code')
  await reload(user)
  expect(user).toMatchObject({ email: 'anna@example.com', emailVerified: true })
  expect(moves).toEqual(['anna@example.com'])
  expect(told()).toEqual([`address-left ${email}`, 'address-changed anna@example.com'])
  expect(await codeOf(elsewhere.getIdToken(true))).toBe('auth/user-token-expired')
  // What the product is told of a token from before: the address of now.
  const standing = { sessionId: await sidOf(user), issuedAtSeconds: 2e9, isGuest: false }
  expect(await findStanding(given.db, standing, new Date())).toEqual({ isAddressProven: true, email: 'anna@example.com' })
})

test('a stolen token without the password of the last minutes does not move the address, nor does anybody’s taken one', async () => {
  const { user } = await givenOwner()
  await createUserWithEmailAndPassword(await openAuth(), 'bob@example.com', password)
  expect(await codeOf(verifyBeforeUpdateEmail(user, 'bob@example.com'))).toBe('auth/email-already-in-use')
  expect(await codeOf(verifyBeforeUpdateEmail(user, 'nonsense'))).toBe('auth/invalid-new-email')
  given.service.moveClock(5 * 60_000 + 1_000)
  expect(await codeOf(verifyBeforeUpdateEmail(user, 'thief@example.com'))).toBe('auth/requires-recent-login')
  expect(given.service.proofLetters).toEqual([])
})

test('a change that is under way ends with a new password', async () => {
  const { auth, user } = await givenOwner()
  const code = await askForAddress(user, 'thief@example.com')
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password))
  await updatePassword(user, 'another horse')
  expect(await codeOf(applyActionCode(auth, code))).toBe('auth/invalid-action-code')
})

test('who knows the password moves the account away: the old address takes it back, with no way in for anybody else', async () => {
  const { identity } = given.service
  const { user: owner } = await givenOwner()
  const thief = (await signInElsewhere()).user
  await applyActionCode(await openAuth(), await askForAddress(thief, 'thief@example.com'))
  // The address that was left cannot be taken by an account of the thief's, or nobody could bring it back.
  expect(await codeOf(createUserWithEmailAndPassword(await openAuth(), email, password))).toBe('auth/email-already-in-use')
  const code = await takeRecoveryCode()
  const auth = await openAuth()
  expect(await checkActionCode(auth, code)).toMatchObject({ data: { email }, operation: ActionCodeOperation.RECOVER_EMAIL })
  notices.length = 0
  const { resetCode } = await identity.recover(code)
  expect(told()).toEqual([`address-restored ${email}`])
  expect(moves).toEqual(['thief@example.com', email])
  expect(await codeOf(thief.getIdToken(true))).toBe('auth/user-token-expired')
  for (const address of [email, 'thief@example.com'])
    expect(await codeOf(signInElsewhere(address).then(() => undefined))).toBe('auth/invalid-credential')
  await identity.resetPassword(resetCode, 'owner again', { address: '203.0.113.8' })
  expect((await signInElsewhere(email, 'owner again')).user.uid).toBe(owner.uid)
  expect(await codeOf(applyActionCode(auth, code))).toBe('auth/invalid-action-code')
})

test('who changed it goes back to the address of before without anybody’s help', async () => {
  const { user } = await givenOwner()
  for (const next of ['anna@example.com', email]) {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
    await applyActionCode(await openAuth(), await askForAddress(user, next))
    await reload(user)
    expect(user.email).toBe(next)
  }
})

test('it can be taken back for a week', async () => {
  const { user } = await givenOwner()
  await applyActionCode(await openAuth(), await askForAddress(user, 'anna@example.com'))
  const code = await takeRecoveryCode()
  given.service.moveClock(7 * 24 * 60 * 60_000)
  expect(await codeOf(applyActionCode(await openAuth(), code))).toBe('auth/expired-action-code')
  expect(await codeOf(createUserWithEmailAndPassword(await openAuth(), email, password))).toBe('no error')
})
