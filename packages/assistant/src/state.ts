import { language } from '@karavan/contract/localized-text.ts'
import { z } from 'zod'
import type { PastTurn } from './port.ts'
import { emptyWish, facets, type Wish, wish, wishedMeasure } from './wish.ts'

const version = 1
/** How many earlier wishes "as it was" can go back to, and how many shown offers "more" leaves out. */
export const pastLimit = 5
const shownLimit = 300
/** Searches for other goods that the talk can go back to. */
const topicLimit = 5
/** Selections of the same search that the talk can still point at. */
const earlierLimit = 3
/** Cards of one selection. */
const lastLimit = 12
/** Goods of one sum. */
export const sumLimit = 12

/** A card of the last selection, with the price of one piece it was shown at. */
const shownCard = z.object({
  id: z.string().max(200),
  minor: z.number().optional(),
  currency: z.string().max(3).optional(),
  /** It is of a topic before the present one, both of which were asked for in one message. */
  isBeside: z.literal(true).optional(),
})
export type ShownCard = z.infer<typeof shownCard>

const words = z.array(z.string().max(80)).max(20)
/** Properties that were asked about, as conditions. */
const question = z.object({
  traits: words,
  materials: words,
  colors: words,
  sizes: words,
  words,
  measures: z.array(wishedMeasure).max(6),
  /** The question as it was asked, which "and the second?" asks again. */
  question: z.string().max(80).optional(),
})
export type Question = z.infer<typeof question>

/** What was looked for before other goods were named, and the offers of it that were shown last, the one that was spoken of first. */
const topic = wish.extend({ offerIds: z.array(z.string().max(200)).max(lastLimit).optional() })
export type Topic = z.infer<typeof topic>

/** One of the goods of a sum: what was wished for, and the offer that stands for it. */
const summed = z.object({ wish, id: z.string().max(200), isOfKit: z.boolean() })

/** A search, and what of it is on the screen. */
const screen = z.object({
  wish: wish.optional(),
  /** Offers shown for this search, over all its turns. */
  shown: z.array(z.string().max(200)).max(shownLimit),
  /** The last selection, in the order of its cards. */
  last: z.array(shownCard).max(lastLimit),
  /** The selections of this search before it, the latest last. */
  earlier: z.array(z.array(shownCard).max(lastLimit)).max(earlierLimit).optional(),
  /** The one of them that was spoken of last: what "it" means. */
  focus: z.string().max(200).optional(),
  /** It is the first of an order that was asked for: nobody has pointed at it. */
  isBest: z.literal(true).optional(),
  /** All of them that were spoken of alone, the latest first. */
  spokenOf: z.array(z.string().max(200)).max(lastLimit).optional(),
  /** Several of them that were spoken of together last: what "both" means. */
  together: z.array(z.string().max(200)).max(lastLimit).optional(),
  /** The last selection only came near what was wished for: the conditions that it does not meet. */
  unmet: z.array(z.enum(facets)).max(facets.length).optional(),
  /** What the buyer asked of the offers shown: "only those where it is possible" takes it for a condition. */
  question: question.optional(),
  /** Words that no offer of this search has, which an answer has said already. */
  told: words.optional(),
})

/** What a turn leaves for the next one. Everything needed to refine is here; the messages themselves are not read again. */
const state = screen.extend({
  version: z.literal(version),
  /** Wishes before this one, the latest last. */
  past: z.array(wish).max(pastLimit),
  /** What was looked for before other goods were named, the latest last. */
  topics: z.array(topic).max(topicLimit).optional(),
  /** The goods of the sum that the last answer told. */
  summed: z.array(summed).max(sumLimit).optional(),
  /** So many of several variants of one offer, added up by the last answer that told of it. */
  counted: z
    .object({
      id: z.string().max(200),
      parts: z.array(z.object({ count: z.number().int().positive(), said: z.string().max(80) })).max(sumLimit),
    })
    .optional(),
  /** A question that the last answer ended with. */
  asked: z.enum(['quantity']).optional(),
  /**
   * What the cards of this very turn are the beginning of: the wish they were found for, the buyer's own where that is a looser one, and the offers that
   * were left out.
   */
  result: z.object({ wish, asked: wish.optional(), exclude: z.array(z.string().max(200)).max(2 * shownLimit) }).optional(),
  /** While the talk is about goods that nobody sells: the search before them, whose offers are on the screen still. `last` is empty then. */
  screen: screen.optional(),
  language: language.optional(),
})
export type State = z.infer<typeof state>

export const emptyState = (): State => ({ version, past: [], shown: [], last: [] })

/** State of a conversation: that of its last turn which left a valid one. Anything else that storage gives back is as good as none. */
export function readState(history: readonly PastTurn[]): State {
  for (let at = history.length - 1; at >= 0; at--) {
    const read = state.safeParse(history[at]!.state)
    if (!read.success) continue
    const { result: _, ...rest } = read.data
    return rest
  }
  return emptyState()
}

/** The result of a turn by the state that it left; `undefined` where it showed none. */
export function readResult(left: unknown): (Required<Pick<State, 'result'>> & Pick<State, 'language'>) | undefined {
  const read = state.safeParse(left)
  return read.data?.result && { result: read.data.result, language: read.data.language }
}

/** Whether the last search found nothing, and nothing of an earlier one is on the screen. */
export const isUnfound = ({ wish, last }: State): boolean => wish !== undefined && last.length === 0

/** The state with another wish; the one before can be gone back to. After goods that nobody sells it begins a search of its own. */
export function withWish(before: State, next: Wish): State {
  if (before.screen) return withNewTopic(before, next)
  const past = before.wish ? [...before.past, before.wish].slice(-pastLimit) : before.past
  return { ...before, wish: next, past }
}

/** Offers of the last selection, those that were spoken of first. */
export const offersInOrder = ({ spokenOf = [], last }: State): string[] => {
  const ids = last.filter(({ isBeside }) => !isBeside).map(({ id }) => id)
  const first = spokenOf.filter((id) => ids.includes(id))
  return [...first, ...ids.filter((id) => !first.includes(id))]
}

/** The searches of a talk that have shown offers, the present one last, with the ids of those that were shown last. */
export function searchesOf(since: State): { wish: Wish; offerIds: string[] }[] {
  const state = ofScreen(since)
  const now = state.wish ? [{ ...state.wish, offerIds: offersInOrder(state) }] : []
  return [...(state.topics ?? []), ...now]
    .map(({ offerIds = [], ...wish }) => ({ wish, offerIds }))
    .filter(({ offerIds }) => offerIds.length > 0)
}

/** The topics of a talk once the present one is left. */
function withTopicLeft({ topics = [], ...state }: State): Topic[] {
  const left = state.wish && state.wish.types.length > 0 ? [...topics, { ...state.wish, offerIds: offersInOrder(state) }] : topics
  return left.slice(-topicLimit)
}

/** The state at the beginning of a search for other goods; the talk can go back to those before, but not to what nobody sells. */
export function withNewTopic(since: State, next: Wish): State {
  const before = ofScreen(since)
  const {
    focus: _,
    isBest: _isBest,
    spokenOf: _spokenOf,
    together: _together,
    summed: _summed,
    earlier: _earlier,
    told: _told,
    ...rest
  } = withWish(before, next)
  return { ...rest, topics: withTopicLeft(before), shown: [], last: [] }
}

/**
 * The state once nobody sells what is wished for: what follows is said of these goods, until other goods are named or those on the screen are spoken of
 * (`ofScreen`). "As it was" goes back to the search on the screen.
 */
export function withUnsold(before: State, unsold: Wish): State {
  if (before.screen) return { ...before, wish: unsold }
  if (before.last.length === 0) return withNewTopic(before, unsold)
  const { version, past: _past, topics, asked: _asked, result: _result, summed: _summed, language, ...onScreen } = before
  return {
    version,
    wish: unsold,
    past: withWish(before, unsold).past,
    ...(topics ? { topics } : {}),
    shown: [],
    last: [],
    screen: onScreen,
    ...(language ? { language } : {}),
  }
}

/** The state as if goods that nobody sells had not been asked for. */
export function ofScreen(state: State): State {
  if (!state.screen) return state
  const { screen, wish: _, ...rest } = state
  return { ...rest, ...screen, past: screen.wish ? state.past.slice(0, -1) : state.past }
}

/** The state once nobody looks for the goods of the talk any longer: what follows is said of no goods yet, but how many is known. */
export function leavingGoods(before: State): State {
  const { wish: _, ...left } = withNewTopic(before, emptyWish())
  const { quantity } = before.wish ?? {}
  return { ...left, ...(quantity === undefined ? {} : { wish: { ...emptyWish(), quantity } }) }
}

/** The state with a wish for one of several goods that were wished for together; those stay a topic of the talk. */
export const withOneOfSeveral = (before: State, next: Wish): State => ({
  ...withWish(before, next),
  topics: withTopicLeft(ofScreen(before)),
})

/** The state in which so many of these kinds are wanted, in this search and in those before it. */
export function withQuantityOf(before: State, types: readonly string[], quantity: number): State {
  const counted = <T extends Wish>(of: T): T => {
    const { counts: _, ...rest } = of
    return of.types.some((type) => types.includes(type)) ? ({ ...rest, quantity } as T) : of
  }
  return {
    ...before,
    ...(before.wish ? { wish: counted(before.wish) } : {}),
    ...(before.topics ? { topics: before.topics.map(counted) } : {}),
  }
}

/** The latest search before this one for goods of these kinds, or narrower or wider ones; one that is on the screen is before that for goods nobody sells. */
export function topicOf({ topics = [], screen }: State, isMeant: (wish: Wish) => boolean): Wish | undefined {
  const left: Topic[] = [...topics, ...(screen?.wish ? [screen.wish] : [])]
  const { offerIds: _, ...found } = left.findLast(isMeant) ?? {}
  return 'types' in found ? found : undefined
}

/** The state after cards were shown. `isSameSearch` keeps what was shown before them. */
export function withShown(before: State, cards: ShownCard[], isSameSearch: boolean): State {
  const shown = [...new Set([...(isSameSearch ? before.shown : []), ...cards.map((card) => card.id)])].slice(-shownLimit)
  const {
    focus: _,
    isBest: _isBest,
    spokenOf: _spokenOf,
    together: _together,
    summed: _summed,
    question: _question,
    earlier: _earlier,
    unmet: _unmet,
    screen: _screen,
    ...rest
  } = before
  const [only, ...others] = cards
  const kept = isSameSearch && before.last.length > 0 ? [...(before.earlier ?? []), before.last].slice(-earlierLimit) : []
  return {
    ...rest,
    shown,
    last: cards,
    ...(kept.length > 0 ? { earlier: kept } : {}),
    ...(only && others.length === 0 ? { focus: only.id } : {}),
  }
}

/** The state once the cards of several searches that one message asked for are on the screen, those of the present one last. */
export const withBesides = (state: State, before: readonly ShownCard[]): State => {
  const { focus: _, result: _result, ...rest } = state
  return {
    ...rest,
    last: [...before.map((card) => ({ ...card, isBeside: true as const })), ...state.last].slice(0, lastLimit),
  }
}

/** The state in which the search is the present one whose cards are pointed at, where they stand on the screen beside those of the present one. */
export function ofPointedTopic(state: State, places: readonly number[]): State {
  const pointed = places.map((place) => state.last.at(place > 0 ? place - 1 : place))
  const topics = state.topics ?? []
  const topic = topics.findLast(({ offerIds = [] }) => pointed.every((card) => card?.isBeside && offerIds.includes(card.id)))
  if (!topic || !state.wish || pointed.length === 0) return state
  const { offerIds = [] } = topic
  const last = state.last.map(({ isBeside: _, ...card }) => (offerIds.includes(card.id) ? card : { ...card, isBeside: true as const }))
  return { ...asOfTopic(state, topic), last }
}

/** The state in which an earlier topic of the talk is the present one, with its offers on the screen; the present one is a topic then. */
export function asOfTopic(since: State, topic: Topic): State {
  const state = ofScreen(since)
  const { offerIds = [], ...wish } = topic
  const { focus: _, isBest: _isBest, spokenOf: _spokenOf, together: _together, earlier: _earlier, unmet: _unmet, ...rest } = state
  const left = state.wish ? [{ ...state.wish, offerIds: offersInOrder(state) }] : []
  return {
    ...rest,
    wish,
    last: offerIds.map((id) => {
      const { isBeside: _, ...card } = state.last.find((one) => one.id === id) ?? { id }
      return card
    }),
    topics: [...(state.topics ?? []).filter((one) => one !== topic), ...left],
  }
}

/** The latest topic before the present one that has offers and is meant. */
export const topicShown = (state: State, isMeant: (topic: Topic) => boolean): Topic | undefined =>
  ofScreen(state).topics?.findLast((topic) => (topic.offerIds ?? []).length > 0 && isMeant(topic))

/** The state as of the latest selection of this search with so many offers, where the last one has fewer. */
export function asOfSelectionWith(state: State, offers: number): State | undefined {
  if (offers <= state.last.length) return undefined
  const selection = state.earlier?.findLast((one) => one.length >= offers)
  if (!selection) return undefined
  const { focus: _, ...rest } = state
  return { ...rest, last: selection }
}

/**
 * The state in which the one that was spoken of stands beside the one at a place of an earlier selection of this search, where that is meant (`isMeant`) or the
 * last selection has no other at that place.
 */
export function besideEarlier(state: State, place: number, isMeant: boolean): State | undefined {
  const own = state.last.find(({ id }) => id === state.focus) ?? state.last[0]
  const there = state.last.at(place > 0 ? place - 1 : place)
  if (!own || (!isMeant && there && there.id !== own.id)) return undefined
  const other = (state.earlier ?? []).map((cards) => cards.at(place > 0 ? place - 1 : place)).find((card) => card && card.id !== own.id)
  return other && { ...state, last: [own, other] }
}

/** The state after some of the cards shown were spoken of: "it" is the one, and of several none; "both" are two of them. */
export function withFocus(before: State, ids: readonly string[]): State {
  const { focus: _, isBest: _isBest, together: _together, summed: _summed, ...rest } = before
  const [only, ...others] = ids
  if (only !== undefined && others.length === 0)
    return { ...rest, focus: only, spokenOf: [only, ...(before.spokenOf ?? []).filter((id) => id !== only)].slice(0, lastLimit) }
  return ids.length < before.last.length ? { ...rest, together: ids.slice(0, lastLimit) } : rest
}

/** The state after the first of an order was told. */
export const withBest = (before: State, id: string): State => ({ ...withFocus(before, [id]), isBest: true })

/** The state after something was asked of the offers shown; only properties can become conditions, and a question of other things leaves those before. */
export function withQuestion(before: State, { traits, materials, colors, sizes, words, measures, question }: Question): State {
  const isOfProperties = [traits, materials, colors, sizes, words, measures].some((said) => said.length > 0)
  const asked = question === undefined ? {} : { question }
  if (isOfProperties) return { ...before, question: { traits, materials, colors, sizes, words, measures, ...asked } }
  const { question: _, ...rest } = before.question ?? nothingAsked
  return question === undefined ? before : { ...before, question: { ...rest, ...asked } }
}
/** The state in which "and the second?" asks nothing again. */
export function withoutAsked(before: State): State {
  const { question: _, ...properties } = before.question ?? nothingAsked
  return before.question ? { ...before, question: properties } : before
}
const nothingAsked: Question = { traits: [], materials: [], colors: [], sizes: [], words: [], measures: [] }
