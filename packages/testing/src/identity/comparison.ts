import {
  ActionCodeOperation,
  type Auth,
  type AuthCredential,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  getIdTokenResult,
  linkWithCredential,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  type User,
  unlink,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth'
import type { givenBrowser } from './given.ts'
import type { Person } from './open-id-provider.ts'

/** A service under comparison, with what its operator can do. */
export interface Target {
  /** A browser that has never been here. `apiKey` replaces the right one. */
  browser: (apiKey?: string) => ReturnType<typeof givenBrowser>
  setDisabled: (uid: string, isDisabled: boolean) => Promise<void>
  /** Ends the sessions of an account. */
  revoke: (user: User) => Promise<void>
  /** The newest reset code that was mailed to this address. */
  codeOf: (email: string) => Promise<string>
  /** The newest code that was mailed there to prove it. */
  proofCodeOf: (email: string) => Promise<string>
  /** An ID token of Google's. */
  google: (person: Person) => Promise<AuthCredential>
}

export interface Check {
  name: string
  /** Who promises it: the SDK's documentation, the hosted provider's, or our own specification and decisions. */
  promise: string
  /** What a client of ours sees, as JSON. */
  expected: string
  /** Where the emulator gives another answer: that one, and why ours is not it. */
  emulator?: { outcome: string; why: string }
  run: (target: Target) => Promise<unknown>
}

export async function outcomeOf(check: Check, target: Target): Promise<string> {
  return JSON.stringify(await check.run(target))
}

const password = 'correct horse'
let people = 0
const anEmail = () => `person-${process.pid}-${++people}@example.com`
const aPerson = (more: Partial<Person> = {}): Person => ({
  sub: `google-${process.pid}-${++people}`,
  email: anEmail(),
  email_verified: true,
  ...more,
})
/** The SDK's error code, or what `done` makes of the answer. */
const tell = <T>(promise: Promise<T>, done: (value: T) => unknown = () => 'done'): Promise<unknown> =>
  promise.then(done, (error: { code?: string; message: string }) => error.code ?? error.message)
const passwordOf = (email: string, word = password) => EmailAuthProvider.credential(email, word)
const open = ({ browser }: Target): Promise<Auth> => browser().open()
const guest = async (target: Target): Promise<User> => (await signInAnonymously(await open(target))).user
async function account(target: Target, email = anEmail()) {
  const auth = await open(target)
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  return { auth, user, email }
}
const signIn = async (target: Target, email: string, word = password) =>
  (await signInWithEmailAndPassword(await open(target), email, word)).user
/** An account whose address is to be proven, and the code that was mailed there. */
async function askedForProof(target: Target) {
  const asked = await account(target)
  await sendEmailVerification(asked.user)
  return { ...asked, code: await target.proofCodeOf(asked.email) }
}
/** A proven account that asked for another address, and the code that was mailed there. */
async function askedForAddress(target: Target) {
  const { user, code: proof, ...asked } = await askedForProof(target)
  await applyActionCode(await open(target), proof)
  await reload(user)
  const next = anEmail()
  await verifyBeforeUpdateEmail(user, next)
  return { ...asked, user, next, code: await target.proofCodeOf(next) }
}
const claimsOf = async (user: User) =>
  (await getIdTokenResult(user)).claims as Record<string, unknown> & { firebase: Record<string, unknown> }
const providersOf = (user: User) => user.providerData.map(({ providerId }) => providerId).sort()
async function refresh({ currentUser }: Auth): Promise<string> {
  if (!currentUser) throw new Error('nobody is signed in')
  return currentUser.getIdToken(true)
}
/** The times in tokens are whole seconds. */
const secondsPass = () => new Promise((done) => setTimeout(done, 1_100))
/** Changes what the browser has stored of its session. */
function editTokens(browser: ReturnType<typeof givenBrowser>, edit: (tokens: { refreshToken: string; accessToken: string }) => void): void {
  for (const [key, value] of browser.disk) {
    const user = JSON.parse(value)
    edit(user.stsTokenManager)
    browser.disk.set(key, JSON.stringify(user))
  }
}

const sdk = 'SDK'
const hosted = 'hosted provider'

export const checks: Check[] = [
  {
    name: 'a guest has no address and no provider',
    promise: sdk,
    expected: '[true,null,[]]',
    run: async (t) => {
      const user = await guest(t)
      return [user.isAnonymous, user.email, user.providerData]
    },
  },
  {
    name: 'a guest’s token: subject, provider, an hour',
    promise: hosted,
    expected: '[true,true,"anonymous","anonymous",3600]',
    run: async (t) => {
      const user = await guest(t)
      const { sub, user_id, provider_id, firebase, exp, iat } = await claimsOf(user)
      return [sub === user.uid, user_id === user.uid, provider_id, firebase.sign_in_provider, Number(exp) - Number(iat)]
    },
  },
  {
    name: 'a guest is the same one after the page was loaded again',
    promise: sdk,
    expected: 'true',
    run: async (t) => {
      const browser = t.browser()
      const { user } = await signInAnonymously(await browser.open())
      return (await browser.open()).currentUser?.uid === user.uid
    },
  },
  {
    name: 'a second signInAnonymously gives the guest that is there',
    promise: sdk,
    expected: 'true',
    run: async (t) => {
      const auth = await open(t)
      const first = await signInAnonymously(auth)
      return (await signInAnonymously(auth)).user.uid === first.user.uid
    },
  },
  {
    name: 'times of creation and of the last sign-in can be read',
    promise: sdk,
    expected: '[true,true]',
    run: async (t) => {
      const { metadata } = (await account(t)).user
      return [Date.parse(metadata.creationTime ?? '') > 0, Date.parse(metadata.lastSignInTime ?? '') > 0]
    },
  },
  {
    name: 'sign-up: no guest, address unproven, provider password',
    promise: sdk,
    expected: '[false,false,["password"]]',
    run: async (t) => {
      const { user } = await account(t)
      return [user.isAnonymous, user.emailVerified, providersOf(user)]
    },
  },
  {
    name: 'the token of a sign-up names address and provider',
    promise: hosted,
    expected: '[true,false,"password",true]',
    run: async (t) => {
      const { user, email } = await account(t)
      const { email: claimed, email_verified, firebase } = await claimsOf(user)
      return [
        claimed === email,
        email_verified,
        firebase.sign_in_provider,
        JSON.stringify(firebase.identities) === JSON.stringify({ email: [email] }),
      ]
    },
  },
  {
    name: 'sign-up with an address that has an account',
    promise: sdk,
    expected: '"auth/email-already-in-use"',
    run: async (t) => tell(account(t, (await account(t)).email)),
  },
  {
    name: 'sign-up with that address in capitals',
    promise: hosted,
    expected: '"auth/email-already-in-use"',
    run: async (t) => tell(account(t, (await account(t)).email.toUpperCase())),
  },
  {
    name: 'sign-up with something that is not an address',
    promise: sdk,
    expected: '"auth/invalid-email"',
    run: (t) => tell(account(t, 'not an address')),
  },
  {
    name: 'sign-up without an address',
    promise: sdk,
    expected: '"auth/missing-email"',
    run: (t) => tell(account(t, '')),
  },
  {
    name: 'sign-up without a password',
    promise: sdk,
    expected: '"auth/missing-password"',
    run: async (t) => tell(createUserWithEmailAndPassword(await open(t), anEmail(), '')),
  },
  {
    name: 'sign-up with five characters',
    promise: 'ours: a policy is always in force',
    expected: '"auth/password-does-not-meet-requirements"',
    emulator: { outcome: '"auth/weak-password"', why: 'that is the code without a policy; it knows no policies' },
    run: async (t) => tell(createUserWithEmailAndPassword(await open(t), anEmail(), '12345')),
  },
  {
    name: 'sign-in: the same user, in another browser',
    promise: sdk,
    expected: 'true',
    run: async (t) => {
      const { user, email } = await account(t)
      return (await signIn(t, email)).uid === user.uid
    },
  },
  {
    name: 'sign-in with the address in capitals',
    promise: hosted,
    expected: 'true',
    run: async (t) => {
      const { user, email } = await account(t)
      return (await signIn(t, email.toUpperCase())).uid === user.uid
    },
  },
  {
    name: 'sign-in with a wrong password',
    promise: hosted,
    expected: '"auth/invalid-credential"',
    run: async (t) => tell(signIn(t, (await account(t)).email, 'wrong horse')),
  },
  {
    name: 'sign-in with an unknown address',
    promise: hosted,
    expected: '"auth/invalid-credential"',
    run: (t) => tell(signIn(t, anEmail())),
  },
  {
    name: 'sign-in with something that is not an address',
    promise: sdk,
    expected: '"auth/invalid-email"',
    run: (t) => tell(signIn(t, 'not an address')),
  },
  {
    name: 'sign-in without a password',
    promise: sdk,
    expected: '"auth/missing-password"',
    run: async (t) => tell(signIn(t, (await account(t)).email, '')),
  },
  {
    name: 'the ways to sign in of an address are not revealed',
    promise: hosted,
    expected: '[]',
    run: async (t) => fetchSignInMethodsForEmail(await open(t), (await account(t)).email),
  },
  {
    name: 'sign-out ends the user in this browser alone',
    promise: sdk,
    expected: '[null,true]',
    run: async (t) => {
      const { auth, user, email } = await account(t)
      const elsewhere = await signIn(t, email)
      await signOut(auth)
      return [auth.currentUser, (await elsewhere.getIdToken(true)).length > 0 && elsewhere.uid === user.uid]
    },
  },
  {
    name: 'link: uid kept, no guest any more, provider password',
    promise: sdk,
    expected: '[true,false,["password"]]',
    run: async (t) => {
      const user = await guest(t)
      const { uid } = user
      const linked = await linkWithCredential(user, passwordOf(anEmail()))
      return [linked.user.uid === uid, linked.user.isAnonymous, providersOf(linked.user)]
    },
  },
  {
    name: 'link: the token says so at once',
    promise: hosted,
    expected: '["password",true,true]',
    run: async (t) => {
      const user = await guest(t)
      const email = anEmail()
      await linkWithCredential(user, passwordOf(email))
      const { firebase, provider_id, email: claimed } = await claimsOf(user)
      return [firebase.sign_in_provider, provider_id === undefined, claimed === email]
    },
  },
  {
    name: 'link: the account is there for another browser',
    promise: sdk,
    expected: 'true',
    run: async (t) => {
      const user = await guest(t)
      const email = anEmail()
      await linkWithCredential(user, passwordOf(email))
      return (await signIn(t, email)).uid === user.uid
    },
  },
  {
    name: 'link with an address that has an account: refused, the guest stays',
    promise: sdk,
    expected: '["auth/email-already-in-use",true]',
    run: async (t) => {
      const { email } = await account(t)
      const user = await guest(t)
      const refusal = await tell(linkWithCredential(user, passwordOf(email)))
      await reload(user)
      return [refusal, user.isAnonymous]
    },
  },
  {
    name: 'link a second password',
    promise: sdk,
    expected: '"auth/provider-already-linked"',
    run: async (t) => tell(linkWithCredential((await account(t)).user, passwordOf(anEmail()))),
  },
  {
    name: 'link: the guest’s tokens of before are over: a page that starts with them finds nobody',
    promise: hosted,
    expected: '"nobody is signed in"',
    run: async (t) => {
      const browser = t.browser()
      const { user } = await signInAnonymously(await browser.open())
      const stale = new Map(browser.disk)
      await secondsPass()
      await linkWithCredential(user, passwordOf(anEmail()))
      const tab = t.browser()
      for (const [key, value] of stale) tab.disk.set(key.replace(/[^:]+$/, tab.name), value)
      const auth = await tab.open()
      const { currentUser } = auth
      return tell(refresh(auth), () => [currentUser?.uid === user.uid, currentUser?.isAnonymous])
    },
  },
  {
    name: 'refresh: a new token of the same sign-in',
    promise: hosted,
    expected: '[true,true,true]',
    run: async (t) => {
      const { user } = await account(t)
      const before = await claimsOf(user)
      await secondsPass()
      await user.getIdToken(true)
      const after = await claimsOf(user)
      return [after.sub === before.sub, after.auth_time === before.auth_time, Number(after.iat) > Number(before.iat)]
    },
  },
  {
    name: 'refresh: eight at once all succeed, and the refresh token stays',
    promise: sdk,
    expected: '[8,true]',
    run: async (t) => {
      const { user } = await account(t)
      const { refreshToken } = user
      const tokens = await Promise.all(Array.from({ length: 8 }, () => user.getIdToken(true)))
      return [tokens.filter(Boolean).length, user.refreshToken === refreshToken]
    },
  },
  {
    name: 'refresh with a token of nobody: signed out',
    promise: 'hosted provider (TOKEN_EXPIRED)',
    expected: '["auth/user-token-expired",true]',
    emulator: {
      outcome: '["auth/invalid-refresh-token",false]',
      why: 'it cannot tell well formed from malformed; the SDK would stay signed in with every call failing',
    },
    run: async (t) => {
      const browser = t.browser()
      await signInAnonymously(await browser.open())
      editTokens(browser, (tokens) => {
        tokens.refreshToken = 'a'.repeat(43)
      })
      const auth = await browser.open()
      return [await tell(refresh(auth)), auth.currentUser === null]
    },
  },
  {
    name: 'refresh with something that is not a token',
    promise: hosted,
    expected: '"auth/invalid-refresh-token"',
    run: async (t) => {
      const browser = t.browser()
      await signInAnonymously(await browser.open())
      editTokens(browser, (tokens) => {
        tokens.refreshToken = '!'
      })
      const auth = await browser.open()
      return tell(refresh(auth))
    },
  },
  {
    name: 'a name and a picture are kept, and come with the next token',
    promise: sdk,
    expected: '["Анна","https://example.com/a.png","Анна","https://example.com/a.png"]',
    run: async (t) => {
      const { user, email } = await account(t)
      await updateProfile(user, { displayName: 'Анна', photoURL: 'https://example.com/a.png' })
      const elsewhere = await signIn(t, email)
      const { name, picture } = await claimsOf(elsewhere)
      return [elsewhere.displayName, elsewhere.photoURL, name, picture]
    },
  },
  {
    name: 'a name is taken back with null',
    promise: sdk,
    expected: '[null,true]',
    emulator: {
      outcome: '"auth/invalid-json-payload-received.-/displayname-must-be-string"',
      why: 'it refuses the null that the SDK documents',
    },
    run: async (t) => {
      const { user } = await account(t)
      await updateProfile(user, { displayName: 'Ann' })
      return tell(updateProfile(user, { displayName: null }), async () => {
        await reload(user)
        await user.getIdToken(true)
        return [user.displayName, (await claimsOf(user)).name === undefined]
      })
    },
  },
  {
    name: 'a new password: the old one is refused, the new one signs in',
    promise: sdk,
    expected: '["auth/invalid-credential",true]',
    run: async (t) => {
      const { user, email } = await account(t)
      await updatePassword(user, 'another horse')
      return [await tell(signIn(t, email)), (await signIn(t, email, 'another horse')).uid === user.uid]
    },
  },
  {
    name: 'a new password: this session goes on, the others are signed out',
    promise: hosted,
    expected: '["done","auth/user-token-expired",true]',
    emulator: { outcome: '["done","done",false]', why: 'its refresh tokens never end; the SDK documents that they do' },
    run: async (t) => {
      const { user, email } = await account(t)
      const elsewhere = t.browser()
      const auth = await elsewhere.open()
      const { user: other } = await signInWithEmailAndPassword(auth, email, password)
      await secondsPass()
      await updatePassword(user, 'another horse')
      return [await tell(user.getIdToken(true)), await tell(other.getIdToken(true)), auth.currentUser === null]
    },
  },
  {
    name: 'a new password of five characters: refused, the old one stays',
    promise: 'ours: a policy is always in force',
    expected: '["auth/password-does-not-meet-requirements",true]',
    emulator: { outcome: '["auth/weak-password",true]', why: 'as at the sign-up' },
    run: async (t) => {
      const { user, email } = await account(t)
      return [await tell(updatePassword(user, '12345')), (await signIn(t, email)).uid === user.uid]
    },
  },
  {
    name: 'reauthentication with the right password',
    promise: sdk,
    expected: '"done"',
    run: async (t) => {
      const { user, email } = await account(t)
      return tell(reauthenticateWithCredential(user, passwordOf(email)))
    },
  },
  {
    name: 'reauthentication with a wrong password: refused, the session stays',
    promise: sdk,
    expected: '["auth/invalid-credential",true]',
    run: async (t) => {
      const { auth, user, email } = await account(t)
      return [await tell(reauthenticateWithCredential(user, passwordOf(email, 'wrong horse'))), auth.currentUser === user]
    },
  },
  {
    name: 'reauthentication as somebody else',
    promise: sdk,
    expected: '"auth/user-mismatch"',
    run: async (t) => {
      const { email } = await account(t)
      return tell(reauthenticateWithCredential((await account(t)).user, passwordOf(email)))
    },
  },
  {
    name: 'disabled: the sign-in with the right password says so',
    promise: sdk,
    expected: '"auth/user-disabled"',
    run: async (t) => {
      const { user, email } = await account(t)
      await t.setDisabled(user.uid, true)
      return tell(signIn(t, email))
    },
  },
  {
    name: 'disabled: with a wrong password nobody learns of it',
    promise: 'ours: an account is not to be probed',
    expected: '"auth/invalid-credential"',
    emulator: { outcome: '"auth/user-disabled"', why: 'it looks at the flag before the password' },
    run: async (t) => {
      const { user, email } = await account(t)
      await t.setDisabled(user.uid, true)
      return tell(signIn(t, email, 'wrong horse'))
    },
  },
  {
    name: 'disabled: signed out at the next refresh',
    promise: sdk,
    expected: '["auth/user-disabled",true]',
    run: async (t) => {
      const { auth, user } = await account(t)
      await t.setDisabled(user.uid, true)
      return [await tell(user.getIdToken(true)), auth.currentUser === null]
    },
  },
  {
    name: 'disabled: signed out at the next look at the account',
    promise: sdk,
    expected: '["auth/user-disabled",true]',
    run: async (t) => {
      const { auth, user } = await account(t)
      await t.setDisabled(user.uid, true)
      return [await tell(reload(user)), auth.currentUser === null]
    },
  },
  {
    name: 'enabled again: the sign-in works',
    promise: hosted,
    expected: 'true',
    run: async (t) => {
      const { user, email } = await account(t)
      await t.setDisabled(user.uid, true)
      await t.setDisabled(user.uid, false)
      return (await signIn(t, email)).uid === user.uid
    },
  },
  {
    name: 'revoked: signed out at the next refresh',
    promise: sdk,
    expected: '["auth/user-token-expired",true]',
    emulator: { outcome: '["done",false]', why: 'its refresh tokens never end; the SDK documents that they do' },
    run: async (t) => {
      const { auth, user } = await account(t)
      await secondsPass()
      await t.revoke(user)
      return [await tell(user.getIdToken(true)), auth.currentUser === null]
    },
  },
  {
    name: 'revoked: the ID token from before is refused by the lookup',
    promise: hosted,
    expected: '["auth/user-token-expired",true]',
    run: async (t) => {
      const { auth, user } = await account(t)
      await secondsPass()
      await t.revoke(user)
      return [await tell(reload(user)), auth.currentUser === null]
    },
  },
  {
    name: 'deleted: nobody is signed in, the password no longer works',
    promise: sdk,
    expected: '[null,"auth/invalid-credential"]',
    run: async (t) => {
      const { auth, user, email } = await account(t)
      await deleteUser(user)
      return [auth.currentUser, await tell(signIn(t, email))]
    },
  },
  {
    name: 'deleted: the other browser is signed out at its next refresh',
    promise: sdk,
    expected: '["auth/user-token-expired",true]',
    emulator: {
      outcome: '["auth/invalid-refresh-token",false]',
      why: 'it forgets whose token it was; the SDK would stay signed in with every call failing',
    },
    run: async (t) => {
      const { user, email } = await account(t)
      const auth = await open(t)
      const { user: other } = await signInWithEmailAndPassword(auth, email, password)
      await deleteUser(user)
      return [await tell(other.getIdToken(true)), auth.currentUser === null]
    },
  },
  {
    name: 'deleted: the address is free, for another uid',
    promise: hosted,
    expected: 'true',
    run: async (t) => {
      const { user, email } = await account(t)
      await deleteUser(user)
      return (await account(t, email)).user.uid !== user.uid
    },
  },
  {
    name: 'a guest deletes itself',
    promise: sdk,
    expected: 'null',
    run: async (t) => {
      const auth = await open(t)
      await deleteUser((await signInAnonymously(auth)).user)
      return auth.currentUser
    },
  },
  {
    name: 'reset: asked for a known and for an unknown address alike',
    promise: hosted,
    expected: '["done","done"]',
    run: async (t) => {
      const auth = await open(t)
      return [await tell(sendPasswordResetEmail(auth, (await account(t)).email)), await tell(sendPasswordResetEmail(auth, anEmail()))]
    },
  },
  {
    name: 'reset: asked for something that is not an address',
    promise: sdk,
    expected: '"auth/invalid-email"',
    emulator: { outcome: '"done"', why: 'with the protection of addresses on it does not look at them; the SDK documents this code' },
    run: async (t) => tell(sendPasswordResetEmail(await open(t), 'not an address')),
  },
  {
    name: 'reset: asked for no address',
    promise: sdk,
    expected: '"auth/missing-email"',
    run: async (t) => tell(sendPasswordResetEmail(await open(t), '')),
  },
  {
    name: 'reset: the code tells whose it is, and is not used up by that',
    promise: sdk,
    expected: '[true,true]',
    run: async (t) => {
      const { auth, email } = await account(t)
      await sendPasswordResetEmail(auth, email)
      const code = await t.codeOf(email)
      return [(await verifyPasswordResetCode(auth, code)) === email, (await verifyPasswordResetCode(auth, code)) === email]
    },
  },
  {
    name: 'reset: the new password signs in, the old one does not, the address is proven',
    promise: sdk,
    expected: '["auth/invalid-credential",true,true]',
    run: async (t) => {
      const { auth, user, email } = await account(t)
      await sendPasswordResetEmail(auth, email)
      await confirmPasswordReset(auth, await t.codeOf(email), 'another horse')
      const again = await signIn(t, email, 'another horse')
      return [await tell(signIn(t, email)), again.uid === user.uid, again.emailVerified]
    },
  },
  {
    name: 'reset: a code is good once',
    promise: sdk,
    expected: '"auth/invalid-action-code"',
    run: async (t) => {
      const { auth, email } = await account(t)
      await sendPasswordResetEmail(auth, email)
      const code = await t.codeOf(email)
      await confirmPasswordReset(auth, code, 'another horse')
      return tell(confirmPasswordReset(auth, code, 'third horse'))
    },
  },
  {
    name: 'reset: a made-up code',
    promise: sdk,
    expected: '["auth/invalid-action-code","auth/invalid-action-code"]',
    run: async (t) => {
      const auth = await open(t)
      return [await tell(verifyPasswordResetCode(auth, 'made-up')), await tell(confirmPasswordReset(auth, 'made-up', 'another horse'))]
    },
  },
  {
    name: 'reset: a refused password does not use the code up',
    promise: hosted,
    expected: '[true,"done"]',
    run: async (t) => {
      const { auth, email } = await account(t)
      await sendPasswordResetEmail(auth, email)
      const code = await t.codeOf(email)
      const refusal = String(await tell(confirmPasswordReset(auth, code, '12345')))
      return [/weak-password|does-not-meet-requirements/.test(refusal), await tell(confirmPasswordReset(auth, code, 'another horse'))]
    },
  },
  {
    name: 'reset: the sessions from before are signed out',
    promise: hosted,
    expected: '["auth/user-token-expired",true]',
    emulator: { outcome: '["done",false]', why: 'its refresh tokens never end; the SDK documents that they do' },
    run: async (t) => {
      const { auth, user, email } = await account(t)
      await sendPasswordResetEmail(auth, email)
      await secondsPass()
      await confirmPasswordReset(auth, await t.codeOf(email), 'another horse')
      return [await tell(user.getIdToken(true)), auth.currentUser === null]
    },
  },
  {
    name: 'proof: the code tells what it is for and whose it is, and is not used up by that',
    promise: sdk,
    expected: '[true,true,"done"]',
    run: async (t) => {
      const { auth, code, email } = await askedForProof(t)
      const { operation, data } = await checkActionCode(auth, code)
      return [operation === ActionCodeOperation.VERIFY_EMAIL, data.email === email, await tell(applyActionCode(auth, code))]
    },
  },
  {
    name: 'proof: the code proves the address, in any browser; the account and its next token say so',
    promise: sdk,
    expected: '[false,true,true]',
    run: async (t) => {
      const { user, code } = await askedForProof(t)
      const before = user.emailVerified
      await applyActionCode(await open(t), code)
      await reload(user)
      await user.getIdToken(true)
      return [before, user.emailVerified, (await claimsOf(user)).email_verified]
    },
  },
  {
    name: 'proof: a code is good once',
    promise: sdk,
    expected: '"auth/invalid-action-code"',
    run: async (t) => {
      const { auth, code } = await askedForProof(t)
      await applyActionCode(auth, code)
      return tell(applyActionCode(auth, code))
    },
  },
  {
    name: 'proof: a made-up code',
    promise: sdk,
    expected: '["auth/invalid-action-code","auth/invalid-action-code"]',
    run: async (t) => {
      const auth = await open(t)
      return [await tell(checkActionCode(auth, 'made-up')), await tell(applyActionCode(auth, 'made-up'))]
    },
  },
  {
    name: 'proof: asked for a second time at once',
    promise: 'ours: one letter a day goes to an unproven address',
    expected: '"auth/too-many-requests"',
    emulator: { outcome: '"done"', why: 'it mails nothing, and has no limits' },
    run: async (t) => {
      const { user } = await askedForProof(t)
      return tell(sendEmailVerification(user))
    },
  },
  {
    name: 'proof: asked for by a guest, who has no address',
    promise: hosted,
    expected: '"auth/missing-email"',
    run: async (t) => tell(sendEmailVerification(await guest(t))),
  },
  {
    name: 'address: the code of a change tells of both, and is not used up by that; nothing has changed yet',
    promise: sdk,
    expected: '["VERIFY_AND_CHANGE_EMAIL",true,true,true,"done"]',
    run: async (t) => {
      const { user, email, next, code } = await askedForAddress(t)
      const { operation, data } = await checkActionCode(await open(t), code)
      await reload(user)
      const facts = [operation, data.email === next, data.previousEmail === email, user.email === email]
      return [...facts, await tell(applyActionCode(await open(t), code))]
    },
  },
  {
    name: 'address: once its code is used the new one signs in and is proven, the old one is nobody’s',
    promise: sdk,
    expected: '[true,true,"auth/invalid-credential","auth/invalid-action-code"]',
    run: async (t) => {
      const { email, next, code } = await askedForAddress(t)
      await applyActionCode(await open(t), code)
      const user = await signIn(t, next)
      return [user.email === next, user.emailVerified, await tell(signIn(t, email)), await tell(applyActionCode(await open(t), code))]
    },
  },
  {
    name: 'address: the sessions on other devices are signed out by the change',
    promise: hosted,
    expected: '"auth/user-token-expired"',
    emulator: { outcome: '"done"', why: 'its refresh tokens never end; the SDK documents that they do' },
    run: async (t) => {
      const { email, code } = await askedForAddress(t)
      const elsewhere = await signIn(t, email)
      await secondsPass()
      await applyActionCode(await open(t), code)
      return tell(elsewhere.getIdToken(true))
    },
  },
  {
    name: 'address: one that has an account, and what is none, are refused',
    promise: sdk,
    expected: '["auth/email-already-in-use","auth/invalid-new-email"]',
    emulator: { outcome: '["auth/email-already-in-use","done"]', why: 'it does not look at the new address, and mails nothing' },
    run: async (t) => {
      const { email } = await account(t)
      const { user } = await account(t)
      return [await tell(verifyBeforeUpdateEmail(user, email)), await tell(verifyBeforeUpdateEmail(user, 'nonsense'))]
    },
  },
  {
    name: 'Google: a new account with a proven address, and new the first time only',
    promise: sdk,
    expected: '[true,["google.com"],true,true,false]',
    run: async (t) => {
      const person = aPerson()
      const first = await signInWithCredential(await open(t), await t.google(person))
      const again = await signInWithCredential(await open(t), await t.google(person))
      return [
        first.user.emailVerified,
        providersOf(first.user),
        getAdditionalUserInfo(first)?.isNewUser,
        again.user.uid === first.user.uid,
        getAdditionalUserInfo(again)?.isNewUser,
      ]
    },
  },
  {
    name: 'Google linked to a guest: uid kept, no guest any more',
    promise: sdk,
    expected: '[true,false,"google.com"]',
    run: async (t) => {
      const user = await guest(t)
      const { uid } = user
      await linkWithCredential(user, await t.google(aPerson()))
      return [user.uid === uid, user.isAnonymous, (await claimsOf(user)).firebase.sign_in_provider]
    },
  },
  {
    name: 'Google that is somebody’s already: the link is refused, the same credential then signs in',
    promise: sdk,
    expected: '["auth/credential-already-in-use",true]',
    run: async (t) => {
      const credential = await t.google(aPerson())
      const owner = (await signInWithCredential(await open(t), credential)).user
      const auth = await open(t)
      const { user } = await signInAnonymously(auth)
      return [await tell(linkWithCredential(user, credential)), (await signInWithCredential(auth, credential)).user.uid === owner.uid]
    },
  },
  {
    name: 'Google with the address of an account that never proved it: Google’s account now, the password is gone',
    promise: hosted,
    expected: '[true,["google.com"],"auth/invalid-credential"]',
    run: async (t) => {
      const { user, email } = await account(t)
      const { user: taken } = await signInWithCredential(await open(t), await t.google(aPerson({ email })))
      return [taken.uid === user.uid, providersOf(taken), await tell(signIn(t, email))]
    },
  },
  {
    name: 'Google and a password on one account: either can be taken away',
    promise: sdk,
    expected: '[["google.com","password"],["password"],true]',
    run: async (t) => {
      const { user, email } = await account(t)
      await linkWithCredential(user, await t.google(aPerson({ email })))
      const both = providersOf(user)
      await unlink(user, 'google.com')
      return [both, providersOf(user), (await signIn(t, email)).uid === user.uid]
    },
  },
  {
    name: 'a credential that is not Google’s',
    promise: sdk,
    expected: '"auth/invalid-credential"',
    run: async (t) => tell(signInWithCredential(await open(t), GoogleAuthProvider.credential('garbage'))),
  },
  {
    name: 'the password policy can be asked',
    promise: sdk,
    expected: '[false,false,true]',
    emulator: {
      outcome: '"auth/identitytoolkit.getpasswordpolicy-is-not-implemented-in-the-auth-emulator."',
      why: 'it has no such call and answers 501',
    },
    run: async (t) => {
      const auth = await open(t)
      return tell(validatePassword(auth, '12345'), async (short) => [
        short.isValid,
        short.meetsMinPasswordLength,
        (await validatePassword(auth, password)).isValid,
      ])
    },
  },
  {
    name: 'a foreign API key',
    promise: hosted,
    expected: '"auth/invalid-api-key"',
    emulator: { outcome: '"done"', why: 'it takes any key' },
    run: async (t) => tell(signInAnonymously(await t.browser('somebody-elses').open())),
  },
]
