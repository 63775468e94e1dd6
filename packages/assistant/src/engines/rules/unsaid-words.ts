import { isHan } from '@karavan/lexicon/tokens.ts'
import { type Found, findOffers } from '../../retrieve/find.ts'
import type { State } from '../../state.ts'
import { emptyWish, type Wish } from '../../wish.ts'
import type { TurnContext } from './context.ts'
import type { Outcome } from './search-outcome.ts'

/** Offers of a kind that are looked at to learn what none of them says. */
const looked = 60

/**
 * The outcome of a search whose wish goes on without the buyer's words that no offer of these goods has: "solid" is told once, and must not stand between
 * the buyer and whatever is found next. What only those found now lack is kept.
 */
export async function withoutUnsaid(context: TurnContext, outcome: Outcome): Promise<Outcome> {
  if (outcome.kind !== 'found' && outcome.kind !== 'relaxed') return outcome
  const { wish, found } = outcome.kind === 'found' ? outcome.selection : { wish: outcome.relaxed.wish, found: outcome.relaxed.found }
  const unsaid = await unsaidOf(context, wish, found)
  if (unsaid.length === 0) return outcome
  const without = (one: Wish): Wish => withoutThem(one, unsaid)
  const state: State = outcome.state.wish ? { ...outcome.state, wish: without(outcome.state.wish) } : outcome.state
  return outcome.kind === 'found'
    ? { ...outcome, state, selection: { ...outcome.selection, wish: without(wish) } }
    : { ...outcome, state, wish: without(outcome.wish), relaxed: { ...outcome.relaxed, wish: without(outcome.relaxed.wish) } }
}

/** Of the words that nothing found has those that no offer of the kind has, whatever else is wished of it. */
async function unsaidOf({ deps, signal, language }: TurnContext, wish: Wish, { missing, unserved }: Found): Promise<string[]> {
  const isOpen = wish.types.length > 0 && missing.length + unserved.length > 0 && !wish.isSeveral && !wish.gift && !wish.picture
  if (!isOpen) return []
  const words = wish.words.filter((word) => missing.some((part) => word.includes(part)))
  const ofKind: Wish = { ...emptyWish(), types: wish.types, words, ...(unserved.length > 0 ? { purposes: unserved } : {}) }
  const all = await findOffers(ofKind, language, deps, signal, { limit: looked })
  signal.throwIfAborted()
  return [...missing.filter((word) => all.missing.includes(word)), ...unserved.filter((word) => all.unserved.includes(word))]
}

function withoutThem(wish: Wish, unsaid: readonly string[]): Wish {
  const { phrases, purposes, ...rest } = wish
  // Of 赛博朋克感 the parts 赛博 and 朋克.
  const isLeftOfHan = (word: string): boolean => !isHan(word) || unsaid.reduce((left, part) => left.replace(part, ''), word).length > 1
  const isSaid = (word: string): boolean => !unsaid.includes(word) && isLeftOfHan(word)
  const left = (phrases ?? []).map((phrase) => phrase.filter(isSaid)).filter((phrase) => phrase.length > 1)
  const served = (purposes ?? []).filter(isSaid)
  return {
    ...rest,
    words: wish.words.filter(isSaid),
    ...(left.length > 0 ? { phrases: left } : {}),
    ...(served.length > 0 ? { purposes: served } : {}),
  }
}
