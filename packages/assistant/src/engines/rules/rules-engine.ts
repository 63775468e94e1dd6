import { setTimeout as wait } from 'node:timers/promises'
import { isPictureCaption } from '@karavan/contract/constants.ts'
import { escapeHtml } from '@karavan/contract/html.ts'
import type { Language } from '@karavan/contract/language.ts'
import type { Refinement, Selection } from '@karavan/contract/selection.ts'
import { warmUp } from '@karavan/lexicon/analyse.ts'
import { attributesAskedIn } from '@karavan/lexicon/asked-attributes.ts'
import { askedGist } from '@karavan/lexicon/asked-gists.ts'
import { finish } from '@karavan/lexicon/in-steps.ts'
import { kindShares } from '@karavan/lexicon/kind-classes.ts'
import { kindGistsAhead } from '@karavan/lexicon/kind-gists.ts'
import { kindsByHeadAhead } from '@karavan/lexicon/kind-heads.ts'
import { languageIn } from '@karavan/lexicon/language.ts'
import { meaningsAhead } from '@karavan/lexicon/meanings.ts'
import { rolesOfMention } from '@karavan/lexicon/mention-roles.ts'
import { gistReaderAhead } from '@karavan/lexicon/property-gists.ts'
import { propertyPhrasesAhead } from '@karavan/lexicon/property-phrases.ts'
import { propertyTagger, talkTagger } from '@karavan/lexicon/talk-tags.ts'
import { actShares } from '@karavan/lexicon/turn-acts.ts'
import { wordsOfTalkIn } from '@karavan/lexicon/words-of-talk.ts'
import { paragraph } from '../../explain/html.ts'
import { type Acts, actsOf } from '../../interpret/acts.ts'
import { withMoreGoods } from '../../interpret/and-more.ts'
import { askedRather } from '../../interpret/asked-rather.ts'
import { backToPlace } from '../../interpret/back-to-place.ts'
import { compoundNamesAhead } from '../../interpret/compound.ts'
import { countOfBest, sumOfEachShown } from '../../interpret/count-of-best.ts'
import { decide } from '../../interpret/decide.ts'
import { namesSum } from '../../interpret/grammar/asked-sum.ts'
import { compilePatterns } from '../../interpret/grammar/pattern.ts'
import type { Intent } from '../../interpret/intent.ts'
import { areRelated, isCalledBy } from '../../interpret/merge.ts'
import { partsByActs } from '../../interpret/parts-by-acts.ts'
import { clausesOf, type PartOfGoods, partsByGoods } from '../../interpret/parts-by-goods.ts'
import { readMessage } from '../../interpret/read.ts'
import { recounted } from '../../interpret/recounted.ts'
import { withSaidFigures } from '../../interpret/said-figures.ts'
import { saidInTalk } from '../../interpret/said-in-talk.ts'
import { severalAsked } from '../../interpret/several-questions.ts'
import { spelledOut } from '../../interpret/spelled-out.ts'
import { withoutTakenBack } from '../../interpret/taken-back.ts'
import { type TakenBeside, takenBeside } from '../../interpret/taken-beside.ts'
import { hear } from '../../interpret/topic.ts'
import type { AssistantEngine, AssistantStep, TurnDeps, TurnInput } from '../../port.ts'
import { searchingOnce } from '../../retrieve/once.ts'
import { asOfSelectionWith, asOfTopic, besideEarlier, ofPointedTopic, readState, type State, topicShown, withBesides } from '../../state.ts'
import { textsOf } from '../../texts/by-language.ts'
import { adviceTurn } from './advice-turn.ts'
import { comparedByPlace } from './compared-words.ts'
import { answer, cardsOfEach, done, languageOf, progress, type TurnContext, type TurnSteps, toContext } from './context.ts'
import { type Pointed, pointingEarlier } from './earlier-pointed-out.ts'
import { saidOfGoods } from './goods-in-aside.ts'
import { leadingByPlace } from './leading-words.ts'
import { compareTurn, detailsTurn, linkTurn, similarTurn } from './offer-turns.ts'
import { askOrOthersTurn } from './others-that-have.ts'
import { pictureTurn } from './picture-turn.ts'
import { pointingByPlace } from './pointed-out.ts'
import { rankingTurn } from './ranking-turn.ts'
import { refinedBy, refineTurn } from './refine-turn.ts'
import { listResults } from './results.ts'
import { searchTurn } from './search-turn.ts'
import { sumTurn } from './sum-turn.ts'
import { addsUpGoods, countIn, piecesOf, summedTerms, sumShipped, termsIn, withoutDeniedCounts } from './summed-terms.ts'
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
import { type VariantsInSum, variantsInSum, variantsTurn } from './variants-in-sum.ts'

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
        : read(
            {
              ...input,
              message: withSaidFigures(spelledOut(state.last.length > 0 ? saidInTalk(askedRather(input.message)) : input.message)),
            },
            deps,
            signal,
            state,
          )
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

/** Offers that a message calls by what tells them apart, by their places. */
async function pointedInWords(written: string, since: State, deps: TurnDeps, signal: AbortSignal): Promise<Pointed> {
  const { message, state } = await comparedByPlace(written, since, deps, signal)
  return leadingByPlace(message, state, deps, signal)
}

/** A message that adds up goods, without the numbers that it denies; `undefined` of others. */
async function asSum(message: string, state: State, deps: TurnDeps, signal: AbortSignal): Promise<string | undefined> {
  const said = withoutDeniedCounts(message)
  if (namesSum(message)) return said
  return addsUpGoods(said, state) && (await summedTerms({ deps, signal, state }, said)) ? said : undefined
}

/** "I want dashboard", once "vent or dashboard?" was asked of those shown: they are to be so, and nothing of that name is looked for. */
function asAsked(message: string, { question }: State): string {
  const word =
    /^(?:no,? |ok,? |then )*(?:(?:i|we)(?:'d| would)? (?:want|need|prefer|like|take) |мне (?:нужн[аоы]?|надо) |нужн[аоы]? |我?(?:要|想要))(?<word>[\p{L}-]+)[.!]*$/iu.exec(
      message,
    )?.groups?.word
  return word && question?.question?.toLowerCase().includes(word.toLowerCase()) ? word : message
}

/** How what the delivery costs is asked. */
const asksOfDelivery: Record<Language, string> = { ru: 'Сколько стоит доставка?', en: 'How much is the delivery?', zh: '运费多少？' }

async function* read(given: TurnInput, deps: TurnDeps, signal: AbortSignal, left: State): TurnSteps {
  const open = await saidOfGoods(given.message, left, deps, signal)
  const said = asAsked(open?.message ?? given.message, open?.state ?? left)
  const language = languageOf(readMessage(said, true), left, given)
  const list = recounted(said, left, language)
  const anew = list ?? withMoreGoods(said, left, language) ?? eachShown(said, left)
  const wanted = anew === undefined ? withoutTakenBack(said, open?.state ?? left) : { message: anew, state: left }
  const { message: rest, state: before } = backToPlace(wanted.message, wanted.state) ?? wanted
  const written = { ...given, message: rest }
  const variants = await variantsInSum({ deps, signal, state: before }, rest, list === undefined ? 2 : 1)
  if (variants) {
    const context = toContext(written, deps, signal, before, languageOf(readMessage(list === undefined ? rest : said, true), before, given))
    return yield* variants.rest === ''
      ? variantsTurn(context, variants)
      : partsTurn(written, deps, signal, before, [{ text: rest, variants }, { text: variants.rest }])
  }
  const shipped = before.last.length > 1 ? sumShipped(rest) : undefined
  if (shipped !== undefined) {
    const asked = asksOfDelivery[languageOf(readMessage(rest, true), before, given)]
    return yield* partsTurn(written, deps, signal, before, [{ text: saidInTalk(shipped) }, { text: asked }])
  }
  const best = before.last.length > 1 ? countOfBest(rest) : undefined
  if (best)
    return yield* partsTurn(
      written,
      deps,
      signal,
      before,
      best.map((text) => ({ text })),
    )
  const sum = await asSum(rest, before, deps, signal)
  const { message, state: since } =
    sum === undefined ? await pointedInWords(written.message, before, deps, signal) : { message: sum, state: before }
  const asked = { ...written, message }
  const parts: readonly Part[] | undefined =
    withoutUnsold(message, since) ??
    (sum === undefined ? undefined : await partsOfSum(message, since, deps, signal)) ??
    partsByGoods(message, since) ??
    partsByActs(message, since)?.map((text) => ({ text }))
  if (parts && parts.length > 1) return yield* partsTurn(asked, deps, signal, since, parts)
  const [one] = parts ?? []
  yield* readOne(one ? { ...asked, message: one.text } : asked, deps, signal, one ? asBack(one, since) : since)
}

/**
 * The parts of a message that adds up several goods, where it does: goods that the talk has not shown are looked for before they are added up, and what else it
 * asks of one of them is a part of its own.
 */
async function partsOfSum(message: string, state: State, deps: TurnDeps, signal: AbortSignal): Promise<Part[] | undefined> {
  const terms = (await termsIn({ deps, signal, state }, message)) ?? []
  const unshown = terms.flatMap(({ unshown: text, count }) => (text !== undefined && count !== undefined ? [{ text }] : []))
  const shown = terms.filter(({ id }) => id !== undefined).length
  if (unshown.length > 0 && shown > 0) return [...unshown, { text: message, since: state }]
  if (!(await summedTerms({ deps, signal, state }, message))) return undefined
  // 不对 before what is meant asks for no others.
  const acts = (partsByActs(message, state) ?? []).filter(
    (text) => readMessage(text, true).correction === undefined || countIn(text).count !== undefined,
  )
  const sums = await Promise.all(acts.map((text) => summedTerms({ deps, signal, state }, text)))
  if (sums.some((sum) => sum?.goods.length === shown)) return acts.map((text) => ({ text }))
  const asked = acts.length > 0 ? acts.filter((text) => /[?？]$/u.test(text)) : clausesOf(message).map(({ text }) => text)
  return [...asked.filter((text) => asksOfOne(text, state)), message].map((text) => ({ text }))
}

/** So many of goods on the screen and of those that nobody sells: that nobody does, and what the others come to. */
function withoutUnsold(message: string, state: State): Part[] | undefined {
  const { screen, wish } = state
  if (!screen || !wish?.types.length || !wish.phrase) return undefined
  const pieces = piecesOf(message)
  const isOfUnsold = (piece: string): boolean => {
    const { types, said, words } = readMessage(piece, true, screen.wish)
    return (
      (areRelated(types, wish.types) || isCalledBy(wish, said.length > 0 ? said : words)) && !areRelated(types, screen.wish?.types ?? [])
    )
  }
  const others = pieces.filter((piece) => !isOfUnsold(piece))
  const isOfSum = others.length < pieces.length && others.some((piece) => countIn(piece).count !== undefined)
  return isOfSum ? [{ text: wish.phrase }, { text: others.join(', ') }] : undefined
}

/** Whether a clause beside a sum asks something else of one of the goods: «какая ширина у второго». */
function asksOfOne(text: string, { wish }: State): boolean {
  if (namesSum(text) || countIn(text).count !== undefined) return false
  const { fields, isQuestion, reference, traits, askedSum } = readMessage(text, true, wish)
  // What all of them weigh is told with the sum.
  const isOfWeight = fields.length > 0 && fields.every((field) => field === 'weight') && reference?.kind !== 'places'
  if (askedSum || isOfWeight) return false
  return (
    /[?？]$/u.test(text) ||
    (isQuestion && reference?.kind === 'places' && traits.length + fields.filter((one) => one !== 'price').length > 0)
  )
}

type Part = Pick<PartOfGoods, 'text' | 'isBack'> &
  Partial<Pick<PartOfGoods, 'types'>> & {
    /** The state of the talk in which goods that it adds up were pointed at. */
    since?: State
    /** Several variants of one offer that it counts. */
    variants?: VariantsInSum
  }
/** Behind goods that nobody had asked for, those that are named are the ones of before, with all that was wished of them. */
function asBack({ isBack, types = [] }: Part, state: State): State {
  const topic = isBack && types.length > 0 ? topicShown(state, (one) => areRelated(one.types, types)) : undefined
  return topic && !areRelated(types, state.wish?.types ?? []) ? asOfTopic(state, topic) : state
}

type Step<Type extends AssistantStep['type']> = Extract<AssistantStep, { type: Type }>

/** What a message says of each of several goods, or asks and wishes one after the other, answered as it would be alone; the cards of all that is looked for stand side by side. */
async function* partsTurn(asked: TurnInput, deps: TurnDeps, signal: AbortSignal, since: State, parts: readonly Part[]): TurnSteps {
  let state = since
  const answers: Step<'answer'>[] = []
  const shown: { cards: Step<'cards'>; last: State['last']; selection: Selection | undefined }[] = []
  let others: Step<'cards'> | undefined
  const heard = hear(asked.message, since)
  const all: PartOfAnswer = {
    // A part may have letters of another language alone: "type-c" of a Russian message.
    language: languageOf(heard.reading, heard.state, asked),
    maxCards: cardsOfEach(parts.filter(({ text }) => isSearch(text, since)).length),
  }
  const open = [...parts]
  for (let part = open.shift(); part; part = open.shift()) {
    let cards: Step<'cards'> | undefined
    let selection: Selection | undefined
    const before = asBack(part, state)
    // "Mugs with lid, 40 pcs. And is no 2 microwave ok" of a part is asked of what is found by it.
    const acts = part.types?.length ? partsByActs(part.text, before) : undefined
    if (acts) {
      open.unshift(...acts.map((text) => ({ text })))
      state = before
      continue
    }
    let left = before
    for await (const step of readOne({ ...asked, message: part.text }, deps, signal, before, {
      ...all,
      isGoingOn: open.length > 0,
      ...(part.since ? { since: part.since } : {}),
      ...(part.variants ? { variants: part.variants } : {}),
    })) {
      if (step.type === 'answer') {
        answers.push(step)
        selection = step.selection
      } else if (step.type === 'cards') cards = step
      else if (step.type === 'done') left = step.state as State
      else if (step.type === 'progress') yield progress(step.text, step.cards)
      else yield step
    }
    // Cards of a question stand on the screen already.
    if (cards && left.result && left.result !== before.result) shown.push({ cards, last: left.last, selection })
    else others ??= cards
    state = left
  }
  const html = answers
    .map((one, at) => (at < answers.length - 1 ? one.html.replace(leadsToCards, endOf(all.language)) : one.html))
    .reduce(withoutSameHead, '')
  const suggestions = answers.flatMap((one) => one.suggestions ?? [])
  const isOne = shown.length === 1
  const [only] = shown
  yield answer(html, suggestions, {
    comparison: answers.find(({ comparison }) => comparison)?.comparison,
    ...(isOne ? { selection: only?.selection } : {}),
  })
  if (only && isOne) yield only.cards
  else if (only) yield { type: 'cards', cards: shown.flatMap(({ cards }) => cards.cards) }
  else if (others) yield others
  const beside = shown.slice(0, -1).flatMap(({ last }) => last)
  yield { type: 'done', state: isOne || beside.length === 0 ? state : withBesides(state, beside) }
}

/** "This comes closest:" of a part whose cards stand below those of another part's words. */
const leadsToCards = /[:：](?=<\/p>$)/u
const endOf = (language: Language): string => (language === 'zh' ? '。' : '.')

const headOfOne = /^<p>[^<]{1,12}<a [^>]*>[^<]*<\/a>\s*<\/p>/u
const headsOfOne = /<p>[^<]{1,12}<a [^>]*>[^<]*<\/a>\s*<\/p>/gu
/** What is told of one offer stands once below its name, and no line of it twice, however many parts of the message ask of it. */
function withoutSameHead(told: string, next: string): string {
  const head = headOfOne.exec(next)?.[0]
  const last = told.match(headsOfOne)?.at(-1)
  if (head === undefined || head !== last) return told + next
  const ofOffer = told.slice(told.lastIndexOf(last) + last.length)
  return told + next.slice(head.length).replaceAll(paragraphs, (one) => (ofOffer.includes(one) ? '' : one))
}
const paragraphs = /<p>.*?<\/p>/gsu

/** Whether a part of a message looks for goods. */
function isSearch(text: string, since: State): boolean {
  const { reading, state } = hear(text, since)
  return decide(reading, state).kind === 'search'
}

/** What is alike in all parts of an answer. */
type PartOfAnswer = Pick<TurnContext, 'language' | 'maxCards' | 'isGoingOn'> & Pick<Part, 'since' | 'variants'>

/** A message that is one, or one part of it. */
async function* readOne(asked: TurnInput, deps: TurnDeps, signal: AbortSignal, since: State, part?: PartOfAnswer): TurnSteps {
  if (part?.variants) return yield* variantsTurn({ ...toContext(asked, deps, signal, since, part.language), ...part }, part.variants)
  const earlier = await pointingEarlier(asked.message, since, deps, signal)
  const { message, state: before } = earlier ?? { message: await pointingByPlace(asked.message, since, deps, signal), state: since }
  const input = { ...asked, message }
  const { reading, state } = hear(input.message, before)
  const language = part?.language ?? languageOf(reading, state, input)
  const context = { ...toContext(input, deps, signal, state, language), ...part }
  const sum = await summedTerms({ ...context, state: since }, asked.message, part?.since)
  if (sum) return yield* turn({ ...context, state: since }, { kind: 'sum', ...sum })
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
  const sum = await summedTerms(next, rest)
  const several = sum ? undefined : severalAsked(rest, left)
  const intent: Intent = sum ? { kind: 'sum', ...sum } : decide(readMessage(rest, left.last.length > 0, left.wish), left)
  const steps = several ? severalTurn(next, several) : turn(next, intent)
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

const placesIn = (intent: Intent): readonly number[] => {
  const reference = 'reference' in intent ? intent.reference : undefined
  return reference?.kind === 'places' ? reference.places : []
}

/** How many offers a selection must have for a message to point into it. */
function pointedAt(intent: Intent): number {
  const places = placesIn(intent)
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
function turn(given: TurnContext, intent: Intent): TurnSteps {
  const context = { ...given, state: ofPointedTopic(given.state, placesIn(intent)) }
  const beside = asBesideEarlier(context.state, intent)
  if (beside) return compareTurn({ ...context, state: beside }, { reference: { kind: 'places', places: [1, 2] } })
  const before = asOfSelectionWith(context.state, pointedAt(intent))
  const missing = before || intent.kind !== 'ask' ? undefined : missingPlace(context.state, placesIn(intent))
  if (missing !== undefined) return withNote(stepsOf(context, intent), context.texts.details.noSuch(missing, context.state.last.length))
  return before
    ? withNote(stepsOf({ ...context, state: before }, intent), context.texts.details.ofEarlier(context.state.last.length))
    : stepsOf(context, intent)
}

/** "20 of each, total" of those on the screen, where no others were spoken of together. */
const eachShown = (message: string, { last, together, topics, summed }: State): string | undefined =>
  together || topics?.length || summed ? undefined : sumOfEachShown(message, last.length)

/** Of several that are pointed at, the first that is not there, where others are. */
function missingPlace({ last }: State, places: readonly number[]): number | undefined {
  const missing = places.filter((place) => place > last.length)
  return missing.length < places.length ? missing[0] : undefined
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
      return compareTurn(context, intent)
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
  yield* meaningsAhead()
  askedGist('')
  attributesAskedIn('')
  talkTagger()
  propertyTagger()
  kindShares('')
  actShares('')
  rolesOfMention('')
  wordsOfTalkIn('')
  yield* kindsByHeadAhead()
  yield* propertyPhrasesAhead()
  yield* compoundNamesAhead()
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
