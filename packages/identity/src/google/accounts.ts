import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { findGoogleIdentity, type IdentityCore, type IdentityOptions, type Tokens } from '../core.ts'
import { IdentityError, isUniqueViolation } from '../errors.ts'
import { onFirstProof } from '../first-proof.ts'
import type { Place } from '../place.ts'
import type { Account, IdentityTransaction } from '../tables.ts'
import type { GoogleProfile, GoogleProvider } from './provider.ts'
import { findStep, takeStep } from './steps.ts'

export type GoogleSignIn =
  | { account: Account; tokens: Tokens; profile: GoogleProfile; isNew: boolean }
  /** The address has an account already, and Google does not say that it is this person's. */
  | { needsConfirmation: true; profile: GoogleProfile }

export type GoogleCredential = {
  /** The handle of our own page, or an ID token of Google's. */
  token: string
  /** Of an ID token, where the client asked for it with one. */
  nonce?: string
  /** The secret in the browser's cookie: a handle is worth nothing without it. */
  browser?: string
}

/** The outcome of an attempt that met another one for the same account: what it found no longer holds. */
const retry = Symbol('retry')

/** The person a credential stands for. A handle stays valid until a sign-in has succeeded: after a refused link the same one signs in. */
async function read({ db, now }: IdentityOptions, provider: GoogleProvider, { token, nonce, browser }: GoogleCredential) {
  if (token.includes('.')) return { profile: await provider.verifyIdToken(token, nonce), useUp: async () => {} }
  const handle = { secret: token, bound: browser ?? '' }
  const notGood = () => new IdentityError('INVALID_IDP_RESPONSE', 'This sign-in is over, try again')
  const profile = await findStep<GoogleProfile>(db, 'handle', handle, now())
  if (!profile) throw notGood()
  return {
    profile,
    async useUp(trx: IdentityTransaction) {
      if (!(await takeStep(trx, 'handle', handle, now()))) throw notGood()
    },
  }
}

const toRow = ({ subject, email, displayName, photoUrl }: GoogleProfile) => ({
  subject,
  email,
  display_name: displayName,
  photo_url: photoUrl,
})
const findOwner = (trx: IdentityTransaction, subject: string) =>
  trx
    .selectFrom('identity_google')
    .innerJoin('identity_account', 'id', 'account_id')
    .selectAll('identity_account')
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst()
const findByEmail = (trx: IdentityTransaction, email: string) =>
  trx.selectFrom('identity_account').selectAll().where('email', '=', email).forUpdate().executeTakeFirst()
const change = (trx: IdentityTransaction, id: string, fields: Partial<Account>) =>
  trx.updateTable('identity_account').set(fields).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
const nameAndPhoto = ({ displayName, photoUrl }: GoogleProfile) => ({
  ...(displayName && { display_name: displayName }),
  ...(photoUrl && { photo_url: photoUrl }),
})

/** Whether Google proves the address that an account has, which nobody has proven yet. */
const isProvenBy = (profile: GoogleProfile, account: Account) =>
  account.email === profile.email && profile.isEmailVerified && !account.email_verified

/**
 * Sign-ins of one person wait for each other, by the Google account and by the address: they touch the same rows in an order that depends on what
 * they find, and would otherwise lock each other out.
 */
async function takeTurn(trx: IdentityTransaction, { subject, email }: GoogleProfile): Promise<void> {
  for (const key of [`google:${subject}`, `google-email:${email}`]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
  }
}

/**
 * The stand-in believes anybody, so it opens no account that is worth taking: none with a password, which is proof that the stand-in lacks, and no
 * privileged one.
 */
async function assertMayOpen({ google, isPrivileged }: IdentityOptions, trx: IdentityTransaction, accountId: string): Promise<void> {
  if (!google?.isStandIn) return
  const password = await trx.selectFrom('identity_password').select('account_id').where('account_id', '=', accountId).executeTakeFirst()
  if (password || (await isPrivileged?.(trx, accountId))) throw new IdentityError('OPERATION_NOT_ALLOWED')
}

/** The account this person signs in to, made or joined where there is none yet; undefined where joining needs a confirmation. */
async function findAccount(
  options: IdentityOptions,
  trx: IdentityTransaction,
  profile: GoogleProfile,
  mayCreate: boolean,
  at: Date,
): Promise<{ account: Account; before?: Account; isJoin?: true } | undefined> {
  const owner = await findOwner(trx, profile.subject)
  if (owner) {
    if (owner.disabled) throw new IdentityError('USER_DISABLED')
    await assertMayOpen(options, trx, owner.id)
    await trx.updateTable('identity_google').set(toRow(profile)).where('subject', '=', profile.subject).execute()
    // Google may have had no proof of the address when the account was made with it.
    const isProof = isProvenBy(profile, owner)
    if (isProof) await onFirstProof(options, trx, owner, false)
    return { account: await change(trx, owner.id, { ...(isProof && { email_verified: true }), last_login_at: at }), before: owner }
  }
  // A reauthentication; the SDK signs nobody out on this code.
  if (!mayCreate) throw new IdentityError('EMAIL_NOT_FOUND')
  const sameEmail = await findByEmail(trx, profile.email)
  if (sameEmail) {
    const other = await trx.selectFrom('identity_google').select('subject').where('account_id', '=', sameEmail.id).executeTakeFirst()
    // The same person was faster with another click: the account is this Google account's by now.
    if (other?.subject === profile.subject) return findAccount(options, trx, profile, mayCreate, at)
    // Another Google account with a proven claim to the address has this one: Google may have given the address to another person since.
    if (!profile.isEmailVerified || (other && sameEmail.email_verified)) return undefined
    if (sameEmail.disabled) throw new IdentityError('USER_DISABLED')
    await assertMayOpen(options, trx, sameEmail.id)
    // The person who registered the address first never proved it: what they set up must not lead into the owner's account.
    if (!sameEmail.email_verified) await onFirstProof(options, trx, sameEmail, true)
    await trx
      .insertInto('identity_google')
      .values({ ...toRow(profile), account_id: sameEmail.id })
      .execute()
    const account = await change(trx, sameEmail.id, {
      ...nameAndPhoto(profile),
      email_verified: true,
      last_login_at: at,
      ...(!sameEmail.email_verified && { valid_since: at }),
    })
    return { account, before: sameEmail, isJoin: true }
  }
  const account = await trx
    .insertInto('identity_account')
    .values({
      id: randomUUID(),
      email: profile.email,
      email_verified: profile.isEmailVerified,
      display_name: profile.displayName,
      photo_url: profile.photoUrl,
      disabled: false,
      valid_since: at,
      created_at: at,
      last_login_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('identity_google')
    .values({ ...toRow(profile), account_id: account.id })
    .execute()
  return { account }
}

/** Makes `profile` a way to sign in to this account, which stays as it was when that cannot be. */
async function linkTo(options: IdentityOptions, trx: IdentityTransaction, accountId: string, profile: GoogleProfile, at: Date) {
  const before = await trx.selectFrom('identity_account').selectAll().where('id', '=', accountId).forUpdate().executeTakeFirst()
  if (!before) throw new IdentityError('USER_NOT_FOUND')
  const owner = await findOwner(trx, profile.subject)
  if (owner && owner.id !== accountId)
    throw new IdentityError('FEDERATED_USER_ID_ALREADY_LINKED', 'This Google account belongs to another account')
  await assertMayOpen(options, trx, accountId)
  if (owner) return change(trx, accountId, { last_login_at: at })
  const other = await trx.selectFrom('identity_google').select('subject').where('account_id', '=', accountId).executeTakeFirst()
  if (other) throw new IdentityError('PROVIDER_ALREADY_LINKED')
  if (!before.email && (await findByEmail(trx, profile.email)))
    throw new IdentityError('EMAIL_EXISTS', 'An account with this email already exists')
  await trx
    .insertInto('identity_google')
    .values({ ...toRow(profile), account_id: accountId })
    .execute()
  // By the one who is signed in: nothing of theirs is dropped.
  const isProof = isProvenBy(profile, before)
  if (isProof) await onFirstProof(options, trx, before, false)
  return change(trx, accountId, {
    ...(!before.email && { email: profile.email, email_verified: profile.isEmailVerified }),
    ...(isProof && { email_verified: true }),
    last_login_at: at,
  })
}

/** Of several attempts to make the same account at the same moment one succeeds; the others look again and find it. */
async function untilAlone<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const result = await work().catch((cause: unknown) => {
      if (!isUniqueViolation(cause) || tries === 3) throw cause
      return retry
    })
    if (result !== retry) return result as Result
  }
}

/**
 * Sign-in with Google and linking it, by the rules of the hosted provider. A guest that links an unknown Google account keeps its uid, so its work is
 * not lost; a Google account that is known signs in to its own account instead. An address that has an account is joined to it only when Google has
 * proof of the address, and what was set up there before the address was ever proven is dropped: it may be a stranger's.
 */
export function googleAccounts(core: IdentityCore) {
  const { options, authenticate, assertRecent, startSession, upgradeSession, greetDevice, tell, issue } = core
  const { db, now } = options

  function getProvider(): GoogleProvider {
    if (!options.google) throw new IdentityError('OPERATION_NOT_ALLOWED', 'Google sign-in is not set up here')
    return options.google
  }

  return {
    /** `mayCreate` false: only into an account that this Google account signs in to already. */
    async signInWithGoogle(credential: GoogleCredential, mayCreate: boolean, place?: Place): Promise<GoogleSignIn> {
      const { profile, useUp } = await read(options, getProvider(), credential)
      const at = now()
      const made = await untilAlone(() =>
        db.transaction().execute(async (trx) => {
          await takeTurn(trx, profile)
          const found = await findAccount(options, trx, profile, mayCreate, at)
          if (!found) return undefined
          await useUp(trx)
          const { account, before } = found
          if (before && found.isJoin) await tell(trx, before, 'google-added', place)
          // As it was before: who makes an account, or proves its address by this, knows the device.
          await greetDevice(trx, before ?? { ...account, email: null }, at, place)
          await options.onGoogleUsed?.(trx, { uid: account.id, address: place?.address })
          return { ...found, ...(await startSession(trx, found.account.id, 'google.com', at, place)) }
        }),
      )
      if (!made) return { needsConfirmation: true, profile }
      return { account: made.account, tokens: await issue(made), profile, isNew: !made.before }
    },

    /**
     * Adds Google to the account of this token, which must have signed in just now. A guest keeps its uid and session and takes the address over, its
     * name stays empty.
     */
    async linkGoogle(idToken: string, credential: GoogleCredential, place?: Place): Promise<GoogleSignIn> {
      const { account: before, session } = await authenticate(idToken)
      // A link counts as a sign-in: without this a token that somebody got hold of would bring a way in of their own, and with it a new password.
      if (before.email) await assertRecent(before, session)
      const { profile, useUp } = await read(options, getProvider(), credential)
      const at = now()
      const made = await untilAlone(() =>
        db.transaction().execute(async (trx) => {
          await takeTurn(trx, profile)
          const hadGoogle = (await findGoogleIdentity(trx, before.id)) !== undefined
          const account = await linkTo(options, trx, before.id, profile, at)
          await useUp(trx)
          if (!hadGoogle) await tell(trx, before, 'google-added', place)
          // A guest that is an account from here on is no stranger to it.
          await greetDevice(trx, before, at, place)
          return { account, ...(await upgradeSession(trx, session, 'google.com', at, place)) }
        }),
      )
      return { account: made.account, tokens: await issue(made), profile, isNew: false }
    },
  }
}
