import type { KeptPlace } from './place.ts'
import type { IdentityTransaction } from './tables.ts'

/** What the owner of an account is told, at an address that is known to be theirs. */
export const accountNoticeKinds = [
  'new-device',
  'password-changed',
  'password-added',
  'password-removed',
  'google-added',
  'google-removed',
  'address-changed',
  'address-left',
  'address-restored',
] as const
export type AccountNoticeKind = (typeof accountNoticeKinds)[number]

export type AccountNotice = {
  kind: AccountNoticeKind
  uid: string
  /** Where it goes. */
  email: string
  at: Date
  /** Where it was done. */
  place: KeptPlace
  /** A language tag, or an `Accept-Language` header. */
  locale?: string
  /** Of `address-left`: what `makeRecoveryLetter` makes the way back from. */
  recoveryId?: string
}

/** Promises the mail, in the transaction that does what it tells of. */
export type Notify = (trx: IdentityTransaction, notice: AccountNotice) => Promise<void>
