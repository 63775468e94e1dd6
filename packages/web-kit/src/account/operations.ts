// Comes with the sign-in SDK: import it with import() only, or from a part of the page that comes when it is wanted.

import type { Auth } from 'firebase/auth'
import { currentLanguage } from '../lib/i18n.ts'
import { endSession } from './api.ts'
import { type Failure, isRefusal, type Outcome, PasswordRefused, toFailure, toGoogleFailure } from './failure.ts'
import { askGoogle } from './google.ts'
import * as sdk from './session/sdk.ts'
import { type createSession, session } from './session/session.ts'

export type Credentials = { email: string; password: string }

export interface OperationsDeps {
  session: Pick<ReturnType<typeof createSession>, 'change' | 'ask' | 'settings'>
  endSession: () => Promise<unknown>
  askGoogle: typeof askGoogle
}

/** Sets a password; where the policy refuses it, what it lacks is asked for. */
export async function withPolicy<Result>(auth: Auth, password: string, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/password-does-not-meet-requirements')) throw error
    throw new PasswordRefused(await sdk.validatePassword(auth, password).catch(() => undefined), error)
  }
}

export async function outcomeOf(task: () => Promise<unknown>, toText: (error: unknown) => Failure): Promise<Outcome> {
  try {
    await task()
    return { success: true }
  } catch (error) {
    if (!isRefusal(error)) console.warn('what was asked of the account failed', error)
    return toText(error)
  }
}

/** What a person does with an account. Each sets the session's loading flag while it runs and never rejects. */
export function createOperations({ session, endSession, askGoogle }: OperationsDeps) {
  /** The guest becomes the account and keeps its uid, and with it all that was asked. */
  async function signUpAs(auth: Auth, email: string, password: string) {
    const guest = auth.currentUser?.isAnonymous ? auth.currentUser : null
    return withPolicy(auth, password, () =>
      guest
        ? sdk.linkWithCredential(guest, sdk.EmailAuthProvider.credential(email, password))
        : sdk.createUserWithEmailAndPassword(auth, email, password),
    )
  }

  return {
    ...proofOperations(session),

    signIn: ({ email, password }: Credentials): Promise<Outcome> =>
      outcomeOf(
        () =>
          session.change((auth) => {
            // Mails about the account come in the language that it is used in.
            auth.languageCode = currentLanguage()
            return sdk.signInWithEmailAndPassword(auth, email.trim(), password)
          }),
        toFailure,
      ),

    signUp: ({ email, password, displayName = '' }: Credentials & { displayName?: string }): Promise<Outcome> =>
      outcomeOf(
        () =>
          session.change(async (auth) => {
            const { user } = await signUpAs(auth, email.trim(), password)
            const name = displayName.trim()
            // The account is made by now: what fails from here on does not take it back.
            try {
              if (name) await sdk.updateProfile(user, { displayName: name })
              await user.getIdToken(true)
            } catch (error) {
              console.warn('the account was made, but not all of it is up to date', error)
            }
          }),
        toFailure,
      ),

    /** Gives the password again of whoever is signed in, before what asks for a sign-in just now. */
    confirmPassword: (password: string): Promise<Outcome> =>
      outcomeOf(
        () =>
          session.change(async (auth) => {
            const user = auth.currentUser
            if (user?.email) await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email, password))
          }),
        toFailure,
      ),

    /** Straight from the click: Google's window may only be opened there. */
    signInWithGoogle: (): Promise<Outcome> => outcomeOf(() => askGoogle(session), toGoogleFailure),

    /** Whoever is signed in stays so; without anybody, a guest. */
    signInAnonymously: (): Promise<Outcome> =>
      outcomeOf(
        () =>
          session.change(async (auth) => {
            if (!auth.currentUser) await sdk.signInAnonymously(auth)
          }),
        toFailure,
      ),

    /** Ends the session of this browser alone, as others may be in use elsewhere, and goes on as a new guest. */
    signOut: (): Promise<Outcome> =>
      outcomeOf(
        () =>
          session.change(async (auth) => {
            await endSession().catch((error: unknown) => console.warn('the server does not know of the sign-out', error))
            await sdk.signOut(auth)
            // Without a connection the session makes the guest once there is one.
            await sdk.signInAnonymously(auth).catch(() => {})
          }),
        toFailure,
      ),

    /** Asks for the mail with the way to a new password. Succeeds for unknown addresses too: nobody learns here who has an account. */
    resetPassword: (email: string): Promise<Outcome> =>
      outcomeOf(
        () =>
          session.ask(async (auth) => {
            auth.languageCode = currentLanguage()
            try {
              await sdk.sendPasswordResetEmail(auth, email.trim())
            } catch (error) {
              if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error
            }
          }),
        toFailure,
      ),
  }
}

/** What a person does about an address that is not proven yet. */
const proofOperations = (session: OperationsDeps['session']) => ({
  /** Asks for the letter by which the account's address is proven. */
  sendProof: (): Promise<Outcome> =>
    outcomeOf(
      () =>
        session.ask(async (auth) => {
          auth.languageCode = currentLanguage()
          if (auth.currentUser) await sdk.sendEmailVerification(auth.currentUser)
        }),
      toFailure,
    ),

  /** Puts another address in place of one that was never proven, and asks for the letter there. The password shows that it is the account's owner. */
  changeEmail: ({ email, password }: Credentials): Promise<Outcome> =>
    outcomeOf(
      () =>
        session.change(async (auth) => {
          const user = auth.currentUser
          if (!user?.email) return
          auth.languageCode = currentLanguage()
          await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email, password))
          await sdk.updateEmail(user, email.trim())
          // The address may have had its letter of the day; the account has it all the same.
          await sdk.sendEmailVerification(user).catch((error: unknown) => console.warn('the letter was not sent', error))
        }),
      toFailure,
    ),
})

export const operations = createOperations({ session, endSession, askGoogle })
