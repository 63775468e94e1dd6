import type { User } from 'firebase/auth'

/** Who is signed in, as the product sees it. Times are those of the provider, in its UTC text form. */
export type AuthenticatedUser = {
  uid: string
  email: string | null
  displayName: string | null
  photoURL: string | null
  phoneNumber: string | null
  emailVerified: boolean
  isAnonymous: boolean
  providerData: {
    providerId: string
    uid: string
    email: string | null
    displayName: string | null
    photoURL: string | null
    phoneNumber: string | null
  }[]
  metadata: { creationTime: string | undefined; lastSignInTime: string | undefined }
}

/** A plain copy: the SDK changes its own user object in place, which a store would not notice. */
export function toAuthenticatedUser(user: User): AuthenticatedUser {
  return {
    uid: user.uid,
    email: user.email,
    displayName: user.displayName,
    photoURL: user.photoURL,
    phoneNumber: user.phoneNumber,
    emailVerified: user.emailVerified,
    isAnonymous: user.isAnonymous,
    providerData: user.providerData.map(({ providerId, uid, email, displayName, photoURL, phoneNumber }) => ({
      providerId,
      uid,
      email,
      displayName,
      photoURL,
      phoneNumber,
    })),
    metadata: { creationTime: user.metadata.creationTime, lastSignInTime: user.metadata.lastSignInTime },
  }
}
