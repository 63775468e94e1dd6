import type { ClassOfTexts } from '@karavan/lexicon/learn-classes.ts'
import { type MarkedTurn, markedTurnsOf, turnActs } from '@karavan/lexicon/turn-acts.ts'
import { emptyState, type State, withShown, withWish } from '../state.ts'
import { decideByRules } from './decide.ts'
import type { Intent } from './intent.ts'
import type { Reading } from './read.ts'
import { hear } from './topic.ts'
import { turnText } from './turn-signs.ts'

/** A talk in which offers are shown after its first message, whatever is sold. */
export function shownAfter(first: string): State {
  const { reading, state } = hear(first, emptyState())
  const intent = decideByRules(reading, state)
  const cards = Array.from({ length: 6 }, (_, at) => ({ id: `offer ${at}`, minor: 10_000 + 1_000 * at, currency: 'RUB' }))
  return withShown('wish' in intent ? withWish(state, intent.wish) : state, cards, false)
}

/** A marked message as it is read in its talk: what it says and goes on with, what the rules take it for, and its text of `withSigns`. */
interface ReadTurn extends MarkedTurn {
  reading: Reading
  state: State
  ruled: Intent
  text: string
}

/** Second messages of talks as they are read in them, each with what it is marked with. */
export function readMarked(turns: readonly MarkedTurn[]): ReadTurn[] {
  const states = new Map<string, State>()
  return turns.map((turn) => {
    const known = states.get(turn.first) ?? shownAfter(turn.first)
    states.set(turn.first, known)
    const { reading, state } = hear(turn.message, known)
    const ruled = decideByRules(reading, state)
    return { ...turn, reading, state, ruled, text: turnText(reading, ruled, state) }
  })
}

/** What is learned of a table of talks: `scripts/make-turn-acts.ts`. */
export function turnClassesOf(table: string): ClassOfTexts[] {
  const turns = readMarked(markedTurnsOf(table))
  return turnActs.map((name) => ({ name, texts: turns.filter(({ acts }) => acts.includes(name)).map(({ text }) => text) }))
}
