import { setTimeout as wait } from 'node:timers/promises'
import { isPictureCaption } from '@karavan/contract/constants.ts'
import { escapeHtml } from '@karavan/contract/html.ts'
import type { Refinement, Selection } from '@karavan/contract/selection.ts'
import { warmUp } from '@karavan/lexicon/analyse.ts'
import { attributesAskedIn } from '@karavan/lexicon/asked-attributes.ts'
import { askedGist } from '@karavan/lexicon/asked-gists.ts'
import { finish } from '@karavan/lexicon/in-steps.ts'
import { kindShares } from '@karavan/lexicon/kind-classes.ts'
import { kindGistsAhead } from '@karavan/lexicon/kind-gists.ts'
import { languageIn } from '@karavan/lexicon/language.ts'
import { meaningsOf } from '@karavan/lexicon/meanings.ts'
import { rolesOfMention } from '@karavan/lexicon/mention-roles.ts'
import { gistReaderAhead } from '@karavan/lexicon/property-gists.ts'
import { propertyTagger, talkTagger } from '@karavan/lexicon/talk-tags.ts'
import { actShares } from '@karavan/lexicon/turn-acts.ts'
import { wordsOfTalkIn } from '@karavan/lexicon/words-of-talk.ts'
import { paragraph } from '../../explain/html.ts'
import { type Acts, actsOf } from '../../interpret/acts.ts'
import { decide } from '../../interpret/decide.ts'
import { kindsByHead } from '../../interpret/general-names.ts'
import { compilePatterns } from '../../interpret/grammar/pattern.ts'
import type { Intent } from '../../interpret/intent.ts'
import { readMessage } from '../../interpret/read.ts'
import { severalAsked } from '../../interpret/several-questions.ts'
import { type TakenBeside, takenBeside } from '../../interpret/taken-beside.ts'
import { hear } from '../../interpret/topic.ts'
import type { AssistantEngine, AssistantStep, TurnDeps, TurnInput } from '../../port.ts'
import { searchingOnce } from '../../retrieve/once.ts'
import { asOfSelectionWith, besideEarlier, readState, type State } from '../../state.ts'
import { textsOf } from '../../texts/by-language.ts'
import { adviceTurn } from './advice-turn.ts'
import { answer, done, languageOf, type TurnContext, type TurnSteps, toContext } from './context.ts'
import { pointingEarlier } from './earlier-pointed-out.ts'
import { compareTurn, detailsTurn, linkTurn, similarTurn } from './offer-turns.ts'
import { askOrOthersTurn } from './others-that-have.ts'
import { pictureTurn } from './picture-turn.ts'
import { pointingByPlace } from './pointed-out.ts'
import { rankingTurn } from './ranking-turn.ts'
import { refinedBy, refineTurn } from './refine-turn.ts'
import { listResults } from './results.ts'
import { searchTurn } from './search-turn.ts'
import { sumTurn } from './sum-turn.ts'
import {
  companionsTurn,
  forbiddenTurn,
  nothingShownTurn,
  ordersTurn,
  resetTurn,
  restoreTurn,
  returnTurn,
  serviceTurn,
  talkTurn,
  whatGoodsTurn,
} from './talk-turns.ts'

/** The engine that needs nothing but the marketplaces: the same message in the same conversation always gets the same answer. */
export const rulesEngine: AssistantEngine = {
  name: 'rules',
  opening: (message, interfaceLanguage) => textsOf(languageIn(message) ?? interfaceLanguage).progress.reading,
  async *run(input: TurnInput, outside: TurnDeps, signal: AbortSignal): AsyncGenerator<AssistantStep, void, void> {
    if (signal.aborted) return
    const deps = { ...outside, retrieve: searchingOnce(outside.retrieve) }
    const state = readState(input.history)
    const steps = input.refine
      ? refined(input, input.refine, deps, signal, state)
      : input.picture !== undefined
        ? pictured(input, input.picture, deps, signal, state)
        : read(input, deps, signal, state)
    try {
      for await (const step of steps) {
        if (signal.aborted) return
        yield step
      }
    } catch (error) {
      if (signal.aborted) return
      throw error
    }
  },
  listResults,
}

async function* read(asked: TurnInput, deps: TurnDeps, signal: AbortSignal, since: State): TurnSteps {
  const earlier = await pointingEarlier(asked.message, since, deps, signal)
  const { message, state: before } = earlier ?? { message: await pointingByPlace(asked.message, since, deps, signal), state: since }
  const input = { ...asked, message }
  const { reading, state } = hear(input.message, before)
  const language = languageOf(reading, state, input)
  const context = toContext(input, deps, signal, state, language)
  const taken = takenBeside(input.message, state)
  if (taken) return yield* takenTurn(context, taken)
  const acts = actsOf(input.message, state)
  if (acts) return yield* inTwo(context, acts)
  const several = severalAsked(input.message, before)
  yield* several ? severalTurn({ ...context, state: before }, several) : turn(context, decide(reading, state))
}

/** Searches as the first act changes it, or goes back, and answers the rest of what is found then; the cards are those of the search. */
async function* inTwo(context: TurnContext, { change, said, rest }: Acts): TurnSteps {
  const { input } = context
  let [html, left]: [string, State] = ['', context.state]
  let selection: Selection | undefined
  const cards: AssistantStep[] = []
  for await (const step of turn({ ...context, input: { ...input, message: said } }, change)) {
    if (step.type === 'answer') [html, selection] = [step.html, step.selection]
    else if (step.type === 'cards') cards.push(step)
    else if (step.type === 'done') left = step.state as State
    else yield step
  }
  // What is asked of goods that were not found is asked of nothing.
  if (left.last.length === 0) {
    yield answer(html, [], selection ? { selection } : {})
    yield done(left, context)
    return
  }
  const next = { ...context, state: left, input: { ...input, message: rest } }
  const several = severalAsked(rest, left)
  const steps = several ? severalTurn(next, several) : turn(next, decide(readMessage(rest, left.last.length > 0, left.wish), left))
  for await (const step of steps) {
    if (step.type === 'answer') {
      yield { ...step, ...(selection ? { selection } : {}), html: html + step.html }
      yield* cards
    } else if (step.type !== 'cards') yield step
  }
}

/** Tells what those that are taken cost and how they are ordered, then looks for what is wanted beside them; the cards are those of the search. */
async function* takenTurn(context: TurnContext, { taken, search, rest }: TakenBeside): TurnSteps {
  let html = ''
  let { state } = context
  for await (const step of turn(context, taken)) {
    if (step.type === 'answer') html = step.html
    else if (step.type === 'done') state = step.state as State
    else if (step.type !== 'cards') yield step
  }
  const next = { ...context, state, input: { ...context.input, message: rest } }
  for await (const step of turn(next, search)) yield step.type === 'answer' ? { ...step, html: html + step.html } : step
}

/** Several questions in one answer, each told as it would be alone. */
async function* severalTurn(context: TurnContext, intents: readonly Intent[]): TurnSteps {
  let { state } = context
  let html = ''
  const suggestions: string[] = []
  let comparison: Extract<AssistantStep, { type: 'answer' }>['comparison']
  const cards: Extract<AssistantStep, { type: 'cards' }>[] = []
  for (const intent of intents) {
    for await (const step of turn({ ...context, state }, intent)) {
      if (step.type === 'answer') {
        html += step.html
        suggestions.push(...(step.suggestions ?? []))
        comparison ??= step.comparison
      } else if (step.type === 'cards') cards.push(step)
      else if (step.type === 'done') state = step.state as State
      else yield step
    }
  }
  yield answer(html, suggestions, { comparison })
  const [first] = cards
  if (first) yield first
  yield done(state, context)
}

/** A picture starts a search of its own; what is said with it are conditions. */
function pictured(input: TurnInput, picture: string, deps: TurnDeps, signal: AbortSignal, state: State): TurnSteps {
  const reading = readMessage(isPictureCaption(input.message) ? '' : input.message, false)
  const language = languageOf(reading, state, input)
  const context = toContext(input, deps, signal, state, language)
  if (reading.forbidden) return forbiddenTurn(context, reading.forbidden)
  return pictureTurn(context, picture, reading)
}

/** The caption of a press is in the language of the interface; the talk goes on in its own. */
const refined = (input: TurnInput, refine: Refinement, deps: TurnDeps, signal: AbortSignal, state: State): TurnSteps => {
  const language = state.language ?? input.interfaceLanguage
  return refineTurn(toContext(input, deps, signal, refinedBy(refine, state, language), language), refine)
}

/** How many offers a selection must have for a message to point into it. */
function pointedAt(intent: Intent): number {
  const reference = 'reference' in intent ? intent.reference : undefined
  const places = reference?.kind === 'places' ? reference.places : []
  // Those that are there are answered for without the others.
  if (intent.kind === 'advice' && places.length === 0) return 2
  if (intent.kind !== 'compare') return Math.min(...places)
  return places.length > 1 ? Math.max(...places) : 2
}

/** "What is the difference between this one and the first one you showed?" */
function asBesideEarlier(state: State, intent: Intent): State | undefined {
  if (intent.kind !== 'compare' || intent.reference.kind !== 'places' || !intent.reference.places.includes(0)) return undefined
  const [place, ...others] = intent.reference.places.filter((one) => one !== 0)
  return place === undefined || others.length > 0 ? undefined : besideEarlier(state, place, intent.ofEarlier === true)
}

/** "The first and the second" after a selection of one are those of the selection before it. */
function turn(context: TurnContext, intent: Intent): TurnSteps {
  const beside = asBesideEarlier(context.state, intent)
  if (beside) return compareTurn({ ...context, state: beside }, { kind: 'places', places: [1, 2] })
  const before = asOfSelectionWith(context.state, pointedAt(intent))
  return before
    ? withNote(stepsOf({ ...context, state: before }, intent), context.texts.details.ofEarlier(context.state.last.length))
    : stepsOf(context, intent)
}

async function* withNote(steps: TurnSteps, note: string): TurnSteps {
  for await (const step of steps) yield step.type === 'answer' ? { ...step, html: paragraph(escapeHtml(note)) + step.html } : step
}

function stepsOf(context: TurnContext, intent: Intent): TurnSteps {
  const { state } = context
  switch (intent.kind) {
    case 'search':
      return searchTurn(context, intent)
    case 'more':
      return searchTurn(context, {
        wish: state.wish!,
        isNew: false,
        relatives: ['more'],
        topics: [],
        keepsQuantity: false,
        notes: intent.isWrong ? [context.texts.answer.whatIsWrong] : [],
      })
    case 'restore':
      return restoreTurn(context, intent.to)
    case 'return':
      return returnTurn(context, intent.wish, intent.isPlaced)
    case 'similar':
      return similarTurn(context, intent.reference, intent.reading)
    case 'link':
      return linkTurn(context, intent.url)
    case 'ranking':
      return rankingTurn(context)
    case 'advice':
      return adviceTurn(context, intent.reference)
    case 'compare':
      return compareTurn(context, intent.reference, intent.why)
    case 'details':
      return detailsTurn(context, intent.reference, intent.reading)
    case 'ask':
      return askOrOthersTurn(context, intent)
    case 'sum':
      return sumTurn(context, intent)
    case 'service': {
      const { isGuest } = context.input
      const { listOrders } = context.deps
      return intent.topics.includes('track') && listOrders && !isGuest
        ? ordersTurn(context, listOrders)
        : serviceTurn(context, intent.topics)
    }
    case 'forbidden':
      return forbiddenTurn(context, intent.what)
    case 'talk':
      return intent.talk === 'nothingShown' ? nothingShownTurn(context) : talkTurn(context, intent.talk)
    case 'companions':
      return companionsTurn(context)
    case 'reset':
      return resetTurn(context)
    case 'what-goods':
      return whatGoodsTurn(context, intent.wish)
  }
}

/** Builds the tables of words that the first message would build, a piece with each step: some seconds of work on a slow machine. */
function* buildTables(): Generator<void> {
  yield* warmUp()
  yield* gistReaderAhead()
  yield* kindGistsAhead()
  meaningsOf('mug кружка 杯子')
  askedGist('')
  attributesAskedIn('')
  talkTagger()
  propertyTagger()
  kindShares('')
  actShares('')
  rolesOfMention('')
  wordsOfTalkIn('')
  yield
  kindsByHead()
}

/** Builds all of them now. */
export function warmUpRules(): void {
  finish(buildTables())
}

/** How long this work may hold the process at a time, in milliseconds. */
const sliceMs = 10

/** The tables, then the patterns. */
function* buildAll(): Generator<void> {
  yield* buildTables()
  yield* compilePatterns()
}

/** Builds the tables and compiles the patterns that the first messages would, so that no buyer waits for it; others have their turn in between. */
export async function prepareRules(): Promise<void> {
  let since = performance.now()
  for (const _ of buildAll()) {
    if (performance.now() - since < sliceMs) continue
    await wait(0, undefined, { ref: false })
    since = performance.now()
  }
}
