import type { PropertyGist } from '@karavan/lexicon/property-gists.ts'
import { describeGoods, ownWords } from '../../explain/describe.ts'
import { attributesSaying, attributesWith } from '../../fields.ts'
import { asksForCompanions, decide } from '../../interpret/decide.ts'
import { guessed, withGists } from '../../interpret/gists.ts'
import { foldText } from '../../interpret/grammar/open-text.ts'
import { withoutFields, wordsWithFields } from '../../interpret/named-fields.ts'
import { maxWords } from '../../interpret/own-words.ts'
import { type Reading, readMessage } from '../../interpret/read.ts'
import { guessKind, hintsOf } from '../../interpret/told-kind.ts'
import { states } from '../../rank/said.ts'
import { isUnfound } from '../../state.ts'
import { maxGuesses, type Understood, type Wish } from '../../wish.ts'
import { askTurn } from './answers.ts'
import { progress, type TurnContext, type TurnSteps } from './context.ts'
import { explain } from './search-answer.ts'
import { findOutcome, gistsOfShown, type Outcome, prepare, type Rereading, type SearchRequest } from './search-outcome.ts'
import { lastOffers } from './shown.ts'
import { withoutUnsaid } from './unsaid-words.ts'

/** Searches, shows and explains offers; where nothing fits, says what is in the way. Each step takes what the one before it gives. */
export async function* searchTurn(context: TurnContext, request: SearchRequest): TurnSteps {
  const { texts, language, maxCards } = context
  const prepared = await prepare(context, request)
  const { said, types } = prepared.wish
  const called = ownWords({ phrase: said?.join(' '), types }, language)
  yield progress(texts.progress.searching(called ?? describeGoods(prepared.wish, language, 'many')), maxCards)
  const outcome = yield* findOutcome(context, request, prepared)
  if (outcome.kind === 'fields') {
    yield* searchTurn(context, { ...withFields(context, request, outcome), hasFields: true })
    return
  }
  if (outcome.kind === 'gists') {
    yield* searchTurn(context, { ...asUnderstood(context, request, outcome.gists), hasGists: true })
    return
  }
  const ofShown = outcome.kind === 'nothing' ? await gistsOfShown(context, request) : []
  if (ofShown.length > 0 && context.state.wish) {
    yield* searchTurn(context, ofThoseShown(context, request, context.state.wish, ofShown))
    return
  }
  const ofParts = outcome.kind === 'nothing' && request.isNew ? await withPartsOfShown(context, request) : undefined
  if (ofParts) {
    yield* searchTurn(context, ofParts)
    return
  }
  // What comes after goods that are not there may tell of others.
  const isFirst = request.isNew || isUnfound(context.state)
  const isOpen = outcome.kind === 'nothing' && prepared.wish.types.length === 0 && isFirst && !request.told
  const guess = isOpen ? asGuessed(context, request.notes) : undefined
  if (guess) {
    yield* searchTurn(context, guess)
    return
  }
  const asked = isUnstated(request, outcome, context.state.wish)
    ? request.unstated
    : outcome.kind === 'nothing' && request.asked && (await asksOfShown(context, request, request.asked))
      ? request.asked
      : undefined
  if (asked) yield* askTurn(context, { kind: 'all' }, asked)
  else yield* explain(context, await withoutUnsaid(context, outcome))
}

/** Whether no offer found has any word of a question, or what it was taken for: the goods on the screen would be shown once more, and nothing answered. */
function isUnstated({ unstated }: SearchRequest, outcome: Outcome, before: Wish | undefined): boolean {
  if (!unstated) return false
  if (outcome.kind === 'nothing') return outcome.wish.types.length === 0 && !unstated.asksForOthers && !mayNameGoods(unstated)
  if (outcome.kind !== 'found' && outcome.kind !== 'relaxed') return false
  const { found, wish } = outcome.kind === 'found' ? outcome.selection : { found: outcome.relaxed.found, wish: outcome.wish }
  if (wish.types.join() !== before?.types.join()) return false
  const isMissing = (word: string): boolean => found.missing.includes(word) || found.unserved.includes(word)
  const guesses = (wish.understood ?? []).filter(({ said }) => unstated.words.some((word) => foldText(said).includes(word)))
  return guesses.length > 0
    ? !found.hits.some(({ offer }) => guesses.some(({ name }) => states(offer, name)))
    : unstated.words.every(isMissing)
}

/** One word in the plural, or in Chinese, may be goods that nobody sells. */
const mayNameGoods = ({ words: [word = '', ...others] }: Reading): boolean =>
  others.length === 0 && /[ыи]$|[a-z]s$|^\p{Script=Han}+$/u.test(word)

/** The same request by a message without the attributes that it names, which are words of the wish. */
function withFields(
  { state }: TurnContext,
  request: SearchRequest,
  { fields, message }: Extract<Rereading, { kind: 'fields' }>,
): SearchRequest {
  const intent = decide(readMessage(withoutFields(message, fields), state.last.length > 0, state.wish), state)
  // "Socks, needle count 168 needles" names needles until its attribute is left out.
  const isRead = intent.kind === 'search' && intent.wish.types.length > 0
  // "With a leather strap then" has nothing beside it: all else stays as it was wished for.
  const asBefore = (!request.isNew || request.asPart) && state.wish ? { ...request, wish: state.wish } : request
  const read = isRead ? { ...intent, ...asTold(request) } : asBefore
  return { ...read, wish: { ...read.wish, words: wordsWithFields(fields, read.wish.words).slice(0, maxWords) } }
}

/**
 * The same request by a message in which what no listing says is the property that it comes to. What is guessed at changes nothing else of it, but that its words
 * are not looked for as well.
 */
function asUnderstood({ input, state }: TurnContext, request: SearchRequest, gists: readonly PropertyGist[]): SearchRequest {
  const sure = gists.filter(({ isSure }) => isSure)
  const intent = decide(readMessage(withGists(input.message, sure), state.last.length > 0, state.wish), state)
  // Attributes that it calls by their names are words of the wish already.
  const isRead = sure.length > 0 && !request.hasFields && intent.kind === 'search' && intent.wish.types[0] === request.wish.types[0]
  const guesses = isRead ? gists : gists.map((one) => ({ ...one, isSure: false }))
  const understood = guessed(input.message, guesses)
  const read = isRead ? { ...intent, ...asTold(request) } : request
  return understood.length > 0 ? { ...read, wish: withUnderstood(read.wish, understood) } : read
}

/** What goods that were told and not named were taken for at the first reading. */
const asTold = ({ told }: SearchRequest): Pick<SearchRequest, 'told'> => (told ? { told } : {})

/** The search there is with a property of its goods that a message speaks of, and with what else it says. */
function ofThoseShown(
  { input, state }: TurnContext,
  { topics }: SearchRequest,
  before: Wish,
  gists: readonly PropertyGist[],
): SearchRequest {
  const intent = decide(readMessage(withGists(input.message, gists), true, before), state)
  const wish = withUnderstood(intent.kind === 'search' && !intent.isNew ? intent.wish : before, guessed(input.message, gists))
  return { wish, isNew: false, relatives: [], topics, keepsQuantity: false, hasGists: true }
}

/**
 * The search there is with words of its goods where a message that names goods nobody sells names what the listings shown speak of: hooks and rings of curtains.
 * `undefined` where they speak of none of it, or where it is asked or counted.
 */
async function withPartsOfShown(context: TurnContext, { topics }: SearchRequest): Promise<SearchRequest | undefined> {
  const { input, state } = context
  if (!state.wish || state.last.length === 0 || input.refine) return undefined
  const reading = readMessage(input.message, true, state.wish)
  const names = reading.said.map(foldText)
  if (names.length === 0 || reading.isQuestion || reading.quantity !== undefined || reading.notWords.length > 0) return undefined
  const shown = [...(await lastOffers(context)).values()]
  if (!shown.some((offer) => attributesWith(offer, names).length > 0)) return undefined
  const words = [...new Set([...reading.words, ...names])].slice(0, maxWords)
  const intent = decide({ ...reading, types: [], beside: [], said: [], words }, state)
  return intent.kind === 'search' && !intent.isNew ? { ...intent, topics } : undefined
}

/** A wish with what is guessed at now beside what was before. */
function withUnderstood(wish: Wish, understood: readonly Understood[]): Wish {
  const before = (wish.understood ?? []).filter(({ name }) => understood.every((one) => one.name !== name))
  const isOpen = (word: string): boolean => !understood.some(({ said }) => foldText(said).includes(word))
  const purposes = wish.purposes?.filter(isOpen)
  return {
    ...wish,
    words: wish.words.filter(isOpen),
    ...(purposes ? { purposes } : {}),
    understood: [...understood, ...before].slice(0, maxGuesses),
  }
}

/** The request by a message that names the goods it may tell of, where none was understood in it: the buyer is told what it was taken for. */
export function asGuessed({ input, state }: TurnContext, notes?: string[]): SearchRequest | undefined {
  const guess = input.refine ? undefined : guessKind(input.message)
  if (!guess || (guess.isBrief && (state.wish?.types.length ?? 0) > 0)) return undefined
  const intent = decide(readMessage(guess.message, false), state)
  if (intent.kind !== 'search' || intent.wish.types.length === 0) return undefined
  return { ...intent, told: guess, wish: { ...intent.wish, phrase: guess.name, hints: hintsOf(guess) }, ...(notes ? { notes } : {}) }
}

/** "How much are 20 aprons?": goods that are counted are no part of others. */
const areCounted = (question: string, said: readonly string[]): boolean => {
  const lead = question.slice(0, Math.max(0, ...said.map((word) => question.indexOf(word))))
  return /\d+(?: (?:штук|шт\.?|пар|pcs|pieces|pairs))?(?: of)? $|\d+[个件条双套]?$/u.test(lead)
}

/** Whether a question that names goods nobody sells is one about those shown: "is the straw metal?", "scale?" where their listings state a scale. "And plates?" asks for plates. */
async function asksOfShown(context: TurnContext, { wish }: SearchRequest, asked: Reading): Promise<boolean> {
  const { asksWhether, asksWhat, asksHow, reference, words, said, question = '' } = asked
  if (areCounted(question, said)) return false
  const areCompanions = wish.types.length > 0 && asksForCompanions(asked)
  const saysMore =
    words.length > said.length ||
    asked.beside.length > 0 ||
    [asked.traits, asked.materials, asked.colors, asked.measures, asked.sizes].some((one) => one.length > 0)
  if (!areCompanions && (asksWhether || asksWhat || asksHow || reference || saysMore)) return true
  const shown = [...(await lastOffers(context)).values()]
  // "And tissue paper?" is not asked of what states a weight of its paper.
  return shown.some((offer) => (said.length > 1 ? attributesSaying(offer, said) : attributesWith(offer, words)).length > 0)
}
