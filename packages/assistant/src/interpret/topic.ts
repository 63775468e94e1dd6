import { ofScreen, type State } from '../state.ts'
import { areRelated, saysConstraint } from './merge.ts'
import { type Reading, readMessage } from './read.ts'

/** Of what a message speaks, once it is known whether that is on the screen. */
interface Heard {
  reading: Reading
  /** The search that the message goes on with. */
  state: State
}

/**
 * Reads a message, and says what it goes on with. After goods that nobody sells that is these goods, unless it speaks of the offers that are on the screen
 * still: of one by its place, of all of them side by side, or by the name of the goods.
 */
export function hear(message: string, state: State): Heard {
  const read = (of: State): Reading => readMessage(message, of.last.length > 0, of.wish)
  if (!state.screen) return { reading: read(state), state }
  const screen = ofScreen(state)
  const reading = read(screen)
  return speaksOfScreen(reading, screen) ? { reading, state: screen } : { reading: read(state), state }
}

function speaksOfScreen(reading: Reading, { wish }: State): boolean {
  const { types, reference, relatives } = reading
  // "As it was" and "back to the lamps" go back to the search on the screen; "back to the white ones" is said of it.
  if (relatives.includes('restore')) return types.length === 0 && saysConstraint(reading)
  if (types.length > 0) return areRelated(types, wish?.types ?? [])
  return (
    reference?.kind === 'places' ||
    reference?.kind === 'best' ||
    relatives.includes('more') ||
    reading.isComparison ||
    (reading.sort !== undefined && reading.isQuestion) ||
    reading.asksRanking ||
    reading.asksAdvice ||
    reading.superlative !== undefined
  )
}
