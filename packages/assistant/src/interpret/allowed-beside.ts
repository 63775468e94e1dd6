import type { Wish } from '../wish.ts'
import { mergeWish, saysConstraint } from './merge.ts'
import { type Reading, readMessage } from './read.ts'

const endOfClause = /(?<=[,，;；.。!！?？])\s*|(?<=\p{Script=Han})\s+(?=\p{Script=Han}|\d)/u

/** A wish with what will do as well, and what else the message says. */
interface AllowedBeside {
  wish: Wish
  reading: Reading
}

/**
 * 皮的不要求了，手账本也行，要有放笔的地方: of a message that says what will do as well and something else beside it, the wish with the one and the reading of the
 * other. `undefined` where it says one of the two.
 */
export function allowedBeside({ isAllowed, written }: Reading, before: Wish): AllowedBeside | undefined {
  const clauses = isAllowed ? written.split(endOfClause).filter((clause) => clause.trim() !== '') : []
  if (clauses.length < 2) return undefined
  const read = clauses.map((clause) => ({ clause, reading: readMessage(clause, true, before) }))
  const allowed = read.filter(({ reading }) => reading.isAllowed)
  const rest = read.filter(({ reading }) => !reading.isAllowed)
  if (allowed.length === 0 || rest.length === 0) return undefined
  const reading = readMessage(rest.map(({ clause }) => clause).join(' '), true, before)
  const saysMore = saysConstraint(reading) || reading.types.length + reading.relatives.length > 0
  const widened = allowed.reduce((wish, { reading: own }) => mergeWish(wish, own), before)
  return saysMore ? { wish: widened, reading } : undefined
}
