import { escapeHtml } from '@karavan/contract/html.ts'
import { isAnyOf } from '@karavan/lexicon/names.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { paragraph } from '../../explain/html.ts'
import { factsOf } from '../../facts.ts'
import type { Field } from '../../interpret/grammar/fields-asked.ts'
import type { Intent } from '../../interpret/intent.ts'
import { mergeWish } from '../../interpret/merge.ts'
import type { Reading } from '../../interpret/read.ts'
import type { AssistantStep } from '../../port.ts'
import { checkHit } from '../../rank/check.ts'
import type { State } from '../../state.ts'
import { emptyWish, figureFields, type Wish } from '../../wish.ts'
import { askTurn } from './answers.ts'
import type { TurnContext, TurnSteps } from './context.ts'
import { searchTurn } from './search-turn.ts'
import { findReferred, lastOffers } from './shown.ts'
import { nameOfSuiting, saidToSuit } from './suiting.ts'

type Ask = Extract<Intent, { kind: 'ask' }>

/** Answers a question about offers that are shown; where none of them is so, shows others of these goods that are: "and 26 cm with a lid?" of pans of 24. */
export async function* askOrOthersTurn(context: TurnContext, intent: Ask): TurnSteps {
  const { reference, reading, also } = intent
  const lacking = context.isGoingOn ? undefined : await lackedBy(context, intent)
  const others = lacking && (await othersWith(context, lacking))
  if (!others) {
    yield* askTurn(context, reference, reading, also)
    return
  }
  // What is said of the only one stands before them; of several it is said once that none is so.
  const said = lacking.count === 1 ? await answerOf(askTurn(context, reference, reading)) : ''
  const { ask, gap } = context.texts
  const lead =
    lacking.unstated === undefined || said !== ''
      ? ask.othersThat(lacking.count)
      : ask.nobodyStates(lacking.unstated) + gap + ask.othersState
  for (const step of others) {
    if (step.type !== 'answer') yield step
    else yield { ...step, html: said + paragraph(escapeHtml(lead)) + step.html }
  }
}

async function answerOf(steps: TurnSteps): Promise<string> {
  let html = ''
  for await (const step of steps) if (step.type === 'answer') html = step.html
  return html
}

/** Fields that a condition may be said with: "is it made of glass?" */
const named: ReadonlySet<Field> = new Set(['material', 'colors', 'sizes', 'dimensions', 'compatible', ...figureFields])
/** Asks whether those shown have some properties, and for nothing else of them. */
function asksOfProperties(reading: Reading, { last }: State): boolean {
  const { reference, fields, topics, superlative, asksMost, asksHow, asksWhy, quantity, relatives } = reading
  return (
    (reference === undefined || reference.kind === 'all' || (reference.kind === 'this' && last.length === 1)) &&
    (superlative ?? asksMost ?? quantity) === undefined &&
    !(asksHow || asksWhy) &&
    topics.length + relatives.length === 0 &&
    fields.every((field) => named.has(field))
  )
}

/** What is asked of them as conditions of a wish. */
const conditionsOf = ({ traits, materials, colors, sizes, measures, sides, figures, device }: Reading): Wish => ({
  ...emptyWish(),
  traits,
  materials,
  colors,
  sizes,
  measures,
  figures,
  ...(sides ? { sides } : {}),
  ...(device === undefined ? {} : { device }),
})

/** A search for what none of the offers has that are asked about, and how many those are. */
interface Lacking {
  wish: Wish
  count: number
  /** What none of them states, where none denies it either. */
  unstated?: string
  isFound?: (offer: Offer) => boolean
}

/** What none of those that are asked about has; `undefined` where one of them does, or where nothing that others could have is asked. */
async function lackedBy(context: TurnContext, { reference, reading, also }: Ask): Promise<Lacking | undefined> {
  const { state } = context
  if (also || !state.wish || !asksOfProperties(reading, state)) return undefined
  const found = await findReferred(context, reference)
  if ('sorry' in found) return undefined
  return deniedBy(context, reading, state.wish, found.chosen) ?? unstatedBy(context, reading, state.wish, found.chosen)
}

/** `undefined` where one of them has it, or one does not say. */
function deniedBy({ deps }: TurnContext, reading: Reading, wish: Wish, chosen: readonly Offer[]): Lacking | undefined {
  const asked = conditionsOf(reading)
  const isLacking = chosen.every((offer) => checkHit({ offer, matched: [], textScore: 0 }, asked, deps.rate).broken.length > 0)
  if (reading.asksWhichSuits || !isLacking) return undefined
  return { wish: mergeWish(wish, { ...reading, types: [], words: [], purposes: [], fields: [], isQuestion: false }), count: chosen.length }
}

/** "Which come with a detachable handle?": others state what none of those shown does, in the words of the question. */
function unstatedBy(context: TurnContext, reading: Reading, wish: Wish, chosen: readonly Offer[]): Lacking | undefined {
  const { traits, purposes, words, fields, asksAdvice, asksWhether, asksWhichSuits } = reading
  const isOfWords = traits.length + purposes.length + words.length > 0 && fields.length === 0
  if (!isOfWords || asksAdvice || !(asksWhether || asksWhichSuits)) return undefined
  if (chosen.some((offer) => saidToSuit(context, offer, reading).length > 0)) return undefined
  const sought: Reading[] = [
    ...traits.map((trait) => ({ ...reading, traits: [trait], purposes: [], words: [] })),
    ...[...purposes, ...words].map((word) => ({ ...reading, traits: [], purposes: [], words: [word] })),
  ]
  return {
    wish: mergeWish(wish, { ...reading, types: [], isQuestion: false }),
    count: chosen.length,
    unstated: nameOfSuiting(context, reading),
    isFound: (offer) => sought.every((one) => saidToSuit(context, offer, one).length > 0),
  }
}

/** The steps of a search that finds offers of these very goods which are all that is wished for; `undefined` where it finds none. */
async function othersWith(context: TurnContext, { wish, isFound = () => true }: Lacking): Promise<AssistantStep[] | undefined> {
  const steps: AssistantStep[] = []
  for await (const step of searchTurn(context, { wish, isNew: false, relatives: [], topics: [], keepsQuantity: false })) steps.push(step)
  const left = steps.find((step) => step.type === 'done')?.state as State | undefined
  if (!left || left.last.length === 0 || left.unmet !== undefined || !steps.some(({ type }) => type === 'cards')) return undefined
  const offers = [...(await lastOffers({ ...context, state: left })).values()]
  return offers.every((offer) => isAnyOf(wish.types, factsOf(offer).types) && isFound(offer)) ? steps : undefined
}
