import { hash } from 'node:crypto'
import type { IdentityDb } from './tables.ts'

/** How long an address that is not proven is left alone after a letter. */
export const letterPauseMs = 24 * 60 * 60_000

/** Letters that may go to an address before it is proven: the one that asks for the proof, and the way to a password that somebody asked for. */
export type LetterKind = 'proof' | 'reset'

/**
 * Whom a letter would reach: mail to `ann+shop@...` lands with `ann@...`, so that a tag makes no second address. A hash, because whose addresses were
 * written to is not to lie around after their accounts.
 */
const keyOf = (kind: LetterKind, email: string) => hash('sha256', `${kind}\n${email.replace(/\+[^@]*@/, '@')}`)

/**
 * Claims the one letter of a kind that may go to an unproven address within `letterPauseMs`, whichever account, order or process asks: of several at
 * once the row's key lets one through.
 */
export async function takeLetter(trx: IdentityDb, kind: LetterKind, email: string, at: Date): Promise<boolean> {
  const taken = await trx
    .insertInto('identity_proof_letter')
    .values({ key: keyOf(kind, email), sent_at: at })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet({ sent_at: at })
        .where('identity_proof_letter.sent_at', '<=', new Date(+at - letterPauseMs)),
    )
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

/** For a letter that could not be handed over: the next one may go at once. */
export const giveLetterBack = (db: IdentityDb, kind: LetterKind, email: string, at: Date) =>
  db.deleteFrom('identity_proof_letter').where('key', '=', keyOf(kind, email)).where('sent_at', '=', at).execute()

/** When the newest letter asked this address for its proof, and when the next one may; undefined where one may go now. */
export async function findProofLetter(db: IdentityDb, email: string, at: Date): Promise<{ sentAt: Date; nextAt: Date } | undefined> {
  const letter = await db
    .selectFrom('identity_proof_letter')
    .select('sent_at')
    .where('key', '=', keyOf('proof', email))
    .where('sent_at', '>', new Date(+at - letterPauseMs))
    .executeTakeFirst()
  return letter && { sentAt: letter.sent_at, nextAt: new Date(+letter.sent_at + letterPauseMs) }
}
