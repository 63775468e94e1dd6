import type { Language } from '@karavan/contract/language.ts'
import { languageIn } from '@karavan/lexicon/language.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { describedIn } from '../../interpret/described.ts'
import { type DescribedEarlier, describedEarlier } from '../../interpret/described-earlier.ts'
import type { Span } from '../../interpret/grammar/open-text.ts'
import { petSizesIn } from '../../interpret/grammar/pet-size.ts'
import { areRelated } from '../../interpret/merge.ts'
import type { TurnDeps } from '../../port.ts'
import { checkHit } from '../../rank/check.ts'
import { hasPhrase } from '../../rank/said.ts'
import { asOfTopic, ofScreen, type State, topicShown } from '../../state.ts'
import type { Wish } from '../../wish.ts'
import { asShown, byLadder } from './known-prices.ts'
import { byEarlierPrice, placesSaying, pointedByPrice, saysPriceOfOne, withPlace } from './pointed-out.ts'

export interface Pointed {
  message: string
  state: State
}

/** The selections of a talk that can still be spoken of, the one on the screen first, then the latest. */
export function selectionsOf({ last, earlier = [], topics = [] }: State): State['last'][] {
  const ofTopics = topics.map(({ offerIds = [] }) => offerIds.map((id) => ({ id })))
  return [last, ...earlier.toReversed(), ...ofTopics.toReversed()].filter((cards) => cards.length > 0)
}

/** 橙色那款 of ropes on the screen of which none is orange: one that was shown before, if any. */
function describedAlone(message: string): DescribedEarlier | undefined {
  const [one, ...others] = describedIn(message)
  if (!one || others.length > 0 || one.byPrice || one.isOfSeveral) return undefined
  return { said: one.said, start: one.start, end: one.end, language: languageIn(message) ?? 'en' }
}

/** The latest wish of a talk that an offer meets, where it does not meet the present one. */
function asWishedFor(offer: Offer, { wish, past }: State, { rate }: TurnDeps): Pick<State, 'wish'> {
  const isMet = (wished: Wish): boolean => {
    const { broken, unknown } = checkHit({ offer, matched: [], textScore: 0 }, wished, rate)
    return broken.length + unknown.length === 0
  }
  const found = wish && !isMet(wish) ? past.findLast((one) => areRelated(one.types, wish.types) && isMet(one)) : undefined
  return found ? { wish: found } : {}
}

/** The state as of a selection of which an offer is meant: the topic of the talk that it is of, or the wish that it was shown for. */
export function asOfCards(state: State, cards: State['last'], offer: Offer | undefined, deps: TurnDeps): State {
  if (cards === state.last || !offer) return state
  const topic = topicShown(state, ({ offerIds = [] }) => offerIds.join() === cards.map(({ id }) => id).join())
  if (topic) return asOfTopic(state, topic)
  const { focus: _, ...rest } = state
  return { ...rest, ...asWishedFor(offer, state, deps), last: [...cards] }
}

/**
 * "That small-dog set from before, 10 in purple": a message that points at an offer shown before by what tells it apart, with its place in the latest selection
 * that has one such, and the state as of that. `undefined` where none has.
 */
export async function pointingEarlier(message: string, since: State, deps: TurnDeps, signal: AbortSignal): Promise<Pointed | undefined> {
  const state = ofScreen(since)
  if (state.last.length === 0) return undefined
  if (saysPriceOfOne(message)) {
    for (const last of selectionsOf(state)) {
      const pointed = pointedByPrice(message, asShown(last), last === state.last ? byEarlierPrice : undefined)
      if (!pointed) continue
      const offer = await deps.findOffer(last[pointed.place - 1]!.id, signal)
      signal.throwIfAborted()
      return pointingAt(pointed, offer, last)
    }
    if (!pointedByPrice(message, asShown(state.last))) {
      const ofTopic = await pointedInTopic()
      if (ofTopic) return ofTopic
    }
  }
  const ofEarlier = describedEarlier(message)
  const described = ofEarlier ?? describedAlone(message)
  if (!described) return undefined
  const breeds = petSizesIn(described.said)
  const isMeant = (offer: Offer): boolean => breeds.every((breed) => hasPhrase(offer, breed))
  for (const cards of selectionsOf(state)) {
    const found = await Promise.all(cards.map(({ id }) => deps.findOffer(id, signal)))
    signal.throwIfAborted()
    const [place, ...others] = placesSaying(
      described.said.replaceAll(/[-的]/gu, ' '),
      found.map((offer) => (offer && isMeant(offer) ? offer : undefined)),
    )
    // What is on the screen is meant before anything else.
    if (!ofEarlier && place !== undefined && cards === state.last) return undefined
    if (place === undefined || others.length > 0) continue
    return pointingAt({ ...described, place }, found[place - 1], cards)
  }
  return undefined

  /** The message with the place of an offer of an earlier selection or topic in place of its price. */
  async function pointedInTopic(): Promise<Pointed | undefined> {
    const { focus: _, ...plain } = state
    const selections = [
      ...(state.earlier ?? []).toReversed().map((last) => ({ ...plain, last })),
      ...(state.topics ?? []).toReversed().map((topic) => asOfTopic(state, topic)),
    ]
    for (const of of selections) {
      const offers = await Promise.all(of.last.map(({ id }) => deps.findOffer(id, signal)))
      signal.throwIfAborted()
      const pointed = pointedByPrice(message, byLadder(offers, deps.rate))
      if (pointed) return { message: withPlace(message, pointed), state: of }
    }
    return undefined
  }

  /** The message with that offer's place among these cards instead of what points at it, and the state as of them. */
  function pointingAt(pointed: Span & { place: number; language?: Language }, offer: Offer | undefined, cards: State['last']): Pointed {
    return { message: withPlace(message, pointed, pointed.language), state: asOfCards(state, cards, offer, deps) }
  }
}
