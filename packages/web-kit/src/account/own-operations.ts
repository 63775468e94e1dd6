// Comes with the sign-in SDK: import it with import() only, or from a part of the page that comes when it is wanted.

import type { Auth, User } from 'firebase/auth'
import { currentLanguage, t } from '../lib/i18n.ts'
import { type Outcome, toChangeFailure } from './failure.ts'
import { askGoogleAsUser } from './google.ts'
import { toSdkError } from './google-popup.ts'
import { type OperationsDeps, outcomeOf, withPolicy } from './operations.ts'
import * as sdk from './session/sdk.ts'
import { session } from './session/session.ts'

/** By what the owner shows once more who they are: the present password, or Google, where the account has no password. */
export type OwnerProof = { password: string } | 'google'

/** What an owner changes in an account that is signed in. None of them rejects. */
export function createOwnOperations(session: OperationsDeps['session']) {
  /** Runs what takes the owner; begun straight from the click, because Google's window may only be opened there. */
  function asOwner(proof: OwnerProof, task: (user: User, auth: Auth) => Promise<unknown>, refused?: string): Promise<Outcome> {
    return outcomeOf(
      () => {
        if (proof !== 'google')
          return session.change(async (auth) => {
            const user = userOf(auth)
            auth.languageCode = currentLanguage()
            await showPassword(user, proof.password)
            await task(user, auth)
          })
        return askGoogleAsUser(session, {
          credential: async (user, credential) => {
            await sdk.reauthenticateWithCredential(user, credential)
            await session.ask((auth) => task(user, auth))
          },
          popup: async (user, provider, resolver) => {
            await sdk.reauthenticateWithPopup(user, provider, resolver)
            await session.ask((auth) => task(user, auth))
          },
        })
      },
      (error) => toChangeFailure(error, refused),
    )
  }

  return {
    rename: (displayName: string): Promise<Outcome> =>
      outcomeOf(
        () =>
          session.change(async (auth) => {
            const user = userOf(auth)
            await sdk.updateProfile(user, { displayName: displayName.trim() })
            await user.getIdToken(true)
          }),
        toChangeFailure,
      ),

    /** Every other device is signed out by it. */
    setPassword: (proof: OwnerProof, password: string): Promise<Outcome> =>
      asOwner(proof, (user, auth) =>
        withPolicy<unknown>(auth, password, () =>
          proof === 'google'
            ? sdk.linkWithCredential(user, sdk.EmailAuthProvider.credential(user.email ?? '', password))
            : sdk.updatePassword(user, password),
        ),
      ),

    /** Mails the new address a link; the account has it once that is opened. */
    askForAddress: (proof: OwnerProof, email: string): Promise<Outcome> =>
      asOwner(proof, (user) => sdk.verifyBeforeUpdateEmail(user, email.trim())),

    linkGoogle: (password: string): Promise<Outcome> =>
      outcomeOf(
        () =>
          askGoogleAsUser(session, {
            credential: async (user, credential) => {
              await showPassword(user, password)
              await sdk.linkWithCredential(user, credential)
            },
            popup: async (user, provider, resolver) => {
              await showPassword(user, password)
              await sdk.linkWithPopup(user, provider, resolver)
            },
          }),
        toChangeFailure,
      ),

    unlinkGoogle: (password: string): Promise<Outcome> =>
      asOwner({ password }, (user) => sdk.unlink(user, sdk.GoogleAuthProvider.PROVIDER_ID)),

    /** The page goes on as a new guest's. */
    deleteAccount: (proof: OwnerProof): Promise<Outcome> =>
      asOwner(
        proof,
        async (user, auth) => {
          await sdk.deleteUser(user)
          // Without a connection the session makes the guest once there is one.
          await sdk.signInAnonymously(auth).catch(() => {})
        },
        t('account.orderOnItsWay'),
      ),
  }
}

function userOf({ currentUser }: Auth): User {
  if (!currentUser) throw toSdkError('auth/no-current-user')
  return currentUser
}

const showPassword = (user: User, password: string) =>
  sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email ?? '', password))

export const ownOperations = createOwnOperations(session)
