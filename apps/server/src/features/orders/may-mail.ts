import type { OrderRow } from './repository.ts'

/**
 * Whether the mail of an entry of the timeline may go now: the one decision that every mail of an order goes through. `unproven`: nobody has shown that the
 * address is the account's own, so nothing but the letter that asks for the proof goes there. `waited`: the entry is from before the proof; what of
 * that is still worth knowing was sent with the proof. `never`: there is no address, as of a deleted account.
 */
export type MailVerdict = 'now' | 'unproven' | 'waited' | 'never'

type Mailed = Pick<OrderRow, 'email' | 'mails_from'>

export function mayMail({ email, mails_from: from }: Mailed, seq: number): MailVerdict {
  if (email === null) return 'never'
  if (from === null) return 'unproven'
  return seq < from ? 'waited' : 'now'
}

/** Whether mails of this order wait until its buyer has proven the address. */
export const waitsForProof = (order: Mailed): boolean => mayMail(order, order.mails_from ?? 1) === 'unproven'
