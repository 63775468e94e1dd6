import type { Offer } from '@karavan/marketplaces/port.ts'
import { describedEarlier } from '../../interpret/described-earlier.ts'
import { petSizesIn } from '../../interpret/grammar/pet-size.ts'
import type { TurnDeps } from '../../port.ts'
import { hasPhrase } from '../../rank/said.ts'
import { ofScreen, type State } from '../../state.ts'
import { asPlace, placeSaying } from './pointed-out.ts'

interface Pointed {
  message: string
  state: State
}

/** The selections of a talk that can still be spoken of, the one on the screen first, then the latest. */
function selectionsOf({ last, earlier = [], topics = [] }: State): State['last'][] {
  const ofTopics = topics.map(({ offerIds = [] }) => offerIds.map((id) => ({ id })))
  return [last, ...earlier.toReversed(), ...ofTopics.toReversed()].filter((cards) => cards.length > 0)
}

/**
 * "That small-dog set from before, 10 in purple": a message that points at an offer shown before by what tells it apart, with its place in the latest selection
 * that has one such, and the state as of that. `undefined` where none has.
 */
export async function pointingEarlier(message: string, since: State, deps: TurnDeps, signal: AbortSignal): Promise<Pointed | undefined> {
  const state = ofScreen(since)
  const described = state.last.length > 0 ? describedEarlier(message) : undefined
  if (!described) return undefined
  const breeds = petSizesIn(described.said)
  const isMeant = (offer: Offer): boolean => breeds.every((breed) => hasPhrase(offer, breed))
  for (const cards of selectionsOf(state)) {
    const found = await Promise.all(cards.map(({ id }) => deps.findOffer(id, signal)))
    signal.throwIfAborted()
    const place = placeSaying(
      described.said,
      found.map((offer) => (offer && isMeant(offer) ? offer : undefined)),
    )
    if (place === undefined) continue
    const { focus: _, ...rest } = state
    const { start, end, language } = described
    const pointing = `${message.slice(0, start)}${asPlace(place, language)}${message.slice(end)}`
    return { message: pointing, state: cards === state.last ? state : { ...rest, last: [...cards] } }
  }
  return undefined
}
