import { hash } from 'node:crypto'
import { findAddress } from '@karavan/identity/accounts.ts'
import type { IdentityOptions } from '@karavan/identity/core.ts'
import type { Identity } from '@karavan/identity/identity.ts'
import { takeLetter } from '@karavan/identity/letters.ts'
import type { IdentityTables } from '@karavan/identity/tables.ts'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import { deleteAddressesOf } from '../addresses/service.ts'
import { clearCart } from '../cart/service.ts'
import { findOrderOf, onAddressProven, redirectOrderMails } from '../orders/service.ts'
import type { LetterDeps } from './letter-deps.ts'
import { toProofMail } from './proof-mail.ts'

/** The job that mails the letter which asks for the proof of an address, for an order. */
export const proofLetter = 'proof-letter'
/** `address`: a hash of the one that the letter was claimed for. It is not sent to another one. */
const jobData = z.object({ order_id: z.string(), uid: z.string(), address: z.string() })

/** What the sign-in service asks of the product about proofs. */
export const proofHooks = ({
  jobs,
  clock,
  mailer,
  ...sender
}: Omit<LetterDeps, 'db'>): Pick<IdentityOptions, 'sendProofLetter' | 'onProven' | 'onAddressChanged'> => ({
  sendProofLetter: (letter) => mailer.send(toProofMail(letter, sender)),
  async onProven(identities, proof) {
    const trx = identities.$extendTables<Pick<Database, keyof Database>>()
    // What somebody else may have put there would be ordered, or sent, in the owner's name.
    if (proof.isTakeover) {
      await deleteAddressesOf(trx, proof.uid)
      await clearCart(trx, proof.uid)
    }
    await onAddressProven({ jobs, clock }, trx, proof)
  },
  async onAddressChanged(identities, uid, email) {
    await redirectOrderMails(identities.$extendTables<Pick<Database, keyof Database>>(), uid, email)
  },
})

/** What orders ask of the built-in sign-in service about the address of their account. */
export function createProofs({ db, clock, jobs, mailer, ...sender }: LetterDeps, identity: Identity) {
  jobs.work(proofLetter, async ({ data }) => {
    const { order_id: orderId, uid, address } = jobData.parse(data)
    const order = await findOrderOf(db, uid, orderId)
    const letter = order && (await identity.makeProofLetter(uid))
    if (!letter || hash('sha256', letter.email) !== address) return
    await mailer.send(toProofMail({ ...letter, locale: order.language }, sender, { id: order.id, number: order.order_number }))
  })
  return {
    /** Promises the letter for this order, unless one went to the address within a day: in the order's transaction, so that the two are one. */
    async askForProof(trx: Transaction<Database>, { id, uid, email }: { id: string; uid: string; email: string }): Promise<void> {
      if (!(await takeLetter(trx.$pickTables<keyof IdentityTables>(), 'proof', email, clock()))) return
      await jobs.send(trx, proofLetter, { order_id: id, uid, address: hash('sha256', email) })
    },

    /** The address of an account, where it is known to be its owner's. */
    async findProvenAddress(uid: string): Promise<string | undefined> {
      const address = await findAddress(db.$pickTables<keyof IdentityTables>(), uid)
      return address?.isProven ? address.email : undefined
    },

    /** Does what follows from a proof for orders that did not hear of it, and brings their mails to the address that the account has now. */
    async lookForProof(uid: string): Promise<void> {
      const address = await findAddress(db.$pickTables<keyof IdentityTables>(), uid)
      if (!address) return
      await db.transaction().execute(async (trx) => {
        if (address.isProven) await onAddressProven({ jobs, clock }, trx, { uid, email: address.email, isTakeover: false })
        else await redirectOrderMails(trx, uid, address.email)
      })
    },
  }
}
