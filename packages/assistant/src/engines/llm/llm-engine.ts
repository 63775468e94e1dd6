import { pickText } from '@karavan/contract/language.ts'
import { isStepCount, type LanguageModel, type SystemModelMessage, streamText } from 'ai'
import { toCard } from '../../explain/card.ts'
import { describeGoods } from '../../explain/describe.ts'
import { paragraph } from '../../explain/html.ts'
import { decide } from '../../interpret/decide.ts'
import { besideLinks } from '../../interpret/grammar/link.ts'
import type { Intent } from '../../interpret/intent.ts'
import { type Reading, readMessage } from '../../interpret/read.ts'
import type { AssistantEngine, AssistantStep, TurnDeps, TurnInput } from '../../port.ts'
import { ofScreen, readState, type State } from '../../state.ts'
import type { ModelUsage } from '../../translate/model.ts'
import { emptyWish } from '../../wish.ts'
import { answer, done, languageOf, progress, type TurnContext, toContext } from '../rules/context.ts'
import { conditionsFor } from '../rules/selection.ts'
import { forbiddenTurn } from '../rules/talk-turns.ts'
import { isHarmless, isProven, runsOf } from './check.ts'
import { Evidence } from './evidence.ts'
import { instructions, promptFor } from './prompt.ts'
import { ReplyText } from './reply-text.ts'
import { priceAt, toolsFor, type Work } from './tools.ts'
import { Usage } from './usage.ts'
import { type SearchCall, wishOf } from './wish-of-call.ts'

/** How a turn with the model ended: it answered, or the rules took over and why. */
export type LlmOutcome = 'answered' | 'unproven' | 'refused' | 'timeout' | 'error' | 'stopped' | 'no_budget' | 'resting' | 'rules'

/** Its tokens are those that the provider counts; of a call that was cut off, what its text comes to. */
export interface LlmTurn extends ModelUsage {
  outcome: LlmOutcome
  ms: number
  /** Sentences that were not sent because nothing proves them. */
  dropped: number
}

/** What turns are timed by. */
export interface TurnClock {
  /** Milliseconds since some moment. */
  now(): number
  /** Aborts after so many milliseconds. */
  after(ms: number): AbortSignal
}
const realClock: TurnClock = { now: () => performance.now(), after: (ms) => AbortSignal.timeout(ms) }

export interface LlmOptions {
  model: LanguageModel
  /** The engine of every turn that needs no model, and of every one that the model does not finish. */
  rules: AssistantEngine
  /** How long a turn may take with the model, in milliseconds. */
  turnBudgetMs: number
  clock?: TurnClock
  onTurn?(turn: LlmTurn): void
  /** Told when a turn of the model failed. */
  onError?(error: unknown): void
}

/** Calls of the model in one turn, each with its tools. */
const maxSteps = 6
const maxToolCalls = 12
const maxOutputTokens = 900
/** Temperature of an answer that takes the place of one the buyer did not like. */
const otherwise = 0.8
/** Failures in a row after which the model is left alone for a while. */
const failuresToRest = 3
const restMs = 30_000

const promptRuns = runsOf(instructions)
const system: SystemModelMessage = {
  role: 'system',
  content: instructions,
  providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
}

/** A talk about what looks like a picture: what that is, no model is told. */
const isOfPicture = (reading: Reading, state: State): boolean => state.wish?.picture !== undefined && reading.types.length === 0

interface Wanted {
  /** The buyer looks for goods: words alone are no answer to that, unless they ask for more. */
  isSearch: boolean
  /** It is known for which. */
  isHarmless: boolean
}
function wantedOf(reading: Reading, state: State): Wanted {
  const intent = decide(reading, state)
  const isSearch = intent.kind === 'search'
  const isGuess = reading.gift !== undefined || reading.occasion !== undefined
  return { isSearch, isHarmless: isSearch && intent.wish.types.length > 0 && !isGuess }
}

/** What code answers better than any model: what is forbidden, what the shop promises, orders, and steps back in the talk. */
function isForRules(intent: Intent, message: string): boolean {
  switch (intent.kind) {
    case 'link':
      // What else is said of it ("is there one like this, but cheaper?") rules do not read.
      return (besideLinks(message).match(/\p{Script=Han}|\p{L}{2,}/gu) ?? []).length < 2
    case 'forbidden':
    case 'service':
    case 'more':
    case 'restore':
    case 'return':
    case 'reset':
    case 'ranking':
      return true
    case 'talk':
      return intent.talk === 'instructions' || intent.talk === 'abuse'
    default:
      return false
  }
}

/**
 * The engine with a language model in front of the rules. The model understands and words; what is searched, shown, priced and linked comes from the same
 * code as with the rules, and no sentence reaches the buyer that its tools do not prove. A model that is silent, slow, wrong or over its budget is replaced
 * by the rules within the same turn.
 */
export function createLlmEngine(options: LlmOptions): AssistantEngine {
  const { rules, clock = realClock } = options
  const breaker = createBreaker(clock)

  async function* run(input: TurnInput, deps: TurnDeps, signal: AbortSignal): AsyncGenerator<AssistantStep, void, void> {
    if (signal.aborted) return
    const started = clock.now()
    const report = (outcome: LlmOutcome, rest: Partial<LlmTurn> = {}): void =>
      options.onTurn?.({ outcome, ms: clock.now() - started, ...new Usage().counted, dropped: 0, ...rest })
    // A model reads the whole talk, and knows itself what is spoken of.
    const state = ofScreen(readState(input.history))
    const reading = input.refine || input.picture !== undefined ? undefined : readMessage(input.message, state.last.length > 0, state.wish)
    const why: LlmOutcome | undefined =
      !reading || isOfPicture(reading, state) || isForRules(decide(reading, state), input.message)
        ? 'rules'
        : breaker.isOpen()
          ? 'resting'
          : (await deps.llmBudget?.isLeft()) === false
            ? 'no_budget'
            : undefined
    if (!reading || why !== undefined) {
      report(why ?? 'rules')
      yield* rules.run(input, deps, signal)
      return
    }
    const language = languageOf(reading, state, input)
    yield* think(toContext(input, deps, signal, state, language), wantedOf(reading, state), report)
  }

  async function* think(
    context: TurnContext,
    { isSearch, isHarmless }: Wanted,
    report: (outcome: LlmOutcome, rest: Partial<LlmTurn>) => void,
  ): AsyncGenerator<AssistantStep, void, void> {
    const { input, deps, signal, state, texts } = context
    const late = clock.after(options.turnBudgetMs)
    const whole = AbortSignal.any([signal, late])
    const evidence = new Evidence()
    evidence.said(input.message)
    for (const turn of input.history.slice(-3)) evidence.said(turn.message)
    const work: Work = { pending: [], terms: [], state, shown: 0, isHarmless }
    const text = new ReplyText(evidence, promptRuns)
    const usage = new Usage()
    const answers = (): boolean => !text.isEmpty && (!isSearch || evidence.all.length > 0 || work.asked !== undefined || text.asks)
    let failure: unknown
    let isOver = false
    try {
      await giveScreen(context, evidence)
      yield progress(texts.progress.reading)
      const inTime: TurnContext = { ...context, signal: whole }
      for await (const step of converse(options.model, inTime, evidence, work, text, usage)) yield step
      whole.throwIfAborted()
      takeQuestion(work, text, evidence)
      isOver = true
    } catch (error) {
      failure = error
      isOver = true
    } finally {
      // Whoever stops the reply, or leaves it, has used what was used.
      const { counted } = usage
      const isLeft = signal.aborted || !isOver
      const outcome = work.refused
        ? 'refused'
        : failure === undefined
          ? answers()
            ? 'answered'
            : 'unproven'
          : late.aborted
            ? 'timeout'
            : 'error'
      report(isLeft ? 'stopped' : outcome, { ...counted, dropped: text.dropped })
      await deps.llmBudget?.spend(counted.inputTokens + counted.outputTokens)
    }
    if (signal.aborted) return
    const isAnswered = failure === undefined && answers()
    if (failure === undefined) breaker.succeeded()
    else {
      breaker.failed()
      options.onError?.(failure)
    }
    if (work.refused) {
      yield* forbiddenTurn(context, work.refused)
      return
    }
    yield* work.pending.splice(0)
    if (isAnswered) yield* finish(context, work, text)
    // What was found is explained by the rules; where nothing was, they do the whole turn. Words that were streamed give way to their answer.
    else if (work.found) {
      yield { ...work.found.answer, html: work.found.answer.html + text.termsHtml() }
      yield done(work.found.state, context)
    } else if (failure === undefined && text.termsHtml() !== '') {
      yield answer(text.termsHtml(), [])
      yield done(work.state, context)
    } else yield* rules.run(input, deps, signal)
  }

  return {
    name: 'llm',
    ...(rules.opening ? { opening: rules.opening } : {}),
    ...(rules.listResults ? { listResults: rules.listResults } : {}),
    run,
  }
}

/** The model's words as they come, of which only proven ones pass, between the calls of its tools. */
async function* converse(
  model: LlmOptions['model'],
  context: TurnContext,
  evidence: Evidence,
  work: Work,
  text: ReplyText,
  usage: Usage,
): AsyncGenerator<AssistantStep, void, void> {
  const { input, language, signal, state } = context
  let calls = 0
  let hasTools = false
  /** Words before the first tool are held until it is known that no tool follows them: "let me look". */
  let held = ''
  const prompt = promptFor({ message: input.message, history: input.history, language }, state, evidence)
  usage.sent(instructions, prompt)
  const result = streamText({
    model,
    instructions: system,
    prompt,
    tools: toolsFor(context, evidence, work),
    stopWhen: isStepCount(maxSteps),
    maxOutputTokens,
    maxRetries: 1,
    temperature: input.isAgain ? otherwise : 0,
    toolCallConcurrency: 1,
    abortSignal: signal,
    onError: () => {},
  })
  for await (const part of result.stream) {
    switch (part.type) {
      case 'start-step':
        usage.begin()
        break
      case 'tool-input-delta':
        usage.received(part.delta)
        break
      case 'text-delta': {
        usage.received(part.text)
        if (!hasTools) {
          held += part.text
          break
        }
        const shown = text.add(part.text)
        if (shown) yield { type: 'delta', text: shown }
        break
      }
      case 'tool-call':
        calls += 1
        if (calls > maxToolCalls) throw new Error('the model calls tools without end')
        if (!part.dynamic && part.toolName === 'search_offers') yield progress(searchText(part.input, context))
        break
      case 'tool-result':
        if (work.refused) return
        // What a search has found so far is shown while it goes on.
        if (part.preliminary) {
          yield* work.pending.splice(0)
          break
        }
        usage.sent(JSON.stringify(part.output))
        hasTools = true
        held = ''
        yield* work.pending.splice(0)
        for (const terms of work.terms.splice(0)) {
          const shown = text.say(terms)
          if (shown) yield { type: 'delta', text: shown }
        }
        break
      case 'tool-error':
        hasTools = true
        held = ''
        yield* work.pending.splice(0)
        break
      case 'finish-step': {
        usage.finish(part.usage)
        // A sentence that the provider has cut off is none.
        const shown = (hasTools ? '' : text.add(held)) + (part.finishReason === 'length' ? text.cut() : text.flush())
        held = ''
        if (shown) yield { type: 'delta', text: shown }
        break
      }
      case 'error':
        throw part.error
      case 'abort':
        throw new Error('the call of the model was cut off')
      default:
    }
    if (text.isFull) return
  }
}

/** The model's question is its last sentence, and its chips answer nothing else: both go together, or neither. */
function takeQuestion(work: Work, text: ReplyText, evidence: Evidence): void {
  const { asked } = work
  if (!asked) return
  if (isProven(asked.question, evidence, promptRuns)) text.add(`\n${asked.question}\n`)
  else delete work.asked
}

/** The end of an answer in the model's words, with what the rules say of what was found. */
async function* finish(context: TurnContext, work: Work, text: ReplyText): AsyncGenerator<AssistantStep, void, void> {
  const { texts } = context
  const { found, asked } = work
  // What could not be found, or is not known of what was, is said by the rules, and first.
  const caveat = found && found.kind !== 'found' ? firstParagraph(found.answer.html) : ''
  const options = asked
    ? asked.options.filter((option) => isHarmless(option) && !readMessage(option, false).forbidden)
    : (found?.answer.suggestions ?? [texts.chips.more, texts.chips.cheaper])
  const selection = work.shown > 0 ? undefined : (found?.answer.selection ?? conditionsFor(context, work.state.wish))
  yield answer(caveat + text.html(), options, { selection })
  yield done(work.state, context)
}

/** Names of goods that the dictionary knows; words of the model's own are not shown. */
function searchText(call: SearchCall, { texts, language }: TurnContext): string {
  const goods = describeGoods({ ...wishOf(call), words: [] }, language, 'many')
  return goods === '' ? texts.progress.reading : texts.progress.searching(goods)
}

const firstParagraph = (html: string): string => paragraph(/^<p>(.*?)<\/p>/s.exec(html)?.[1] ?? '')

/** What is on the buyer's screen may be spoken of: it was shown to them. */
async function giveScreen({ deps, signal, language, state }: TurnContext, evidence: Evidence): Promise<void> {
  const offers = await Promise.all(state.last.slice(0, 6).map(({ id }) => deps.findOffer(id, signal)))
  const wish = state.wish ?? emptyWish()
  for (const offer of offers) {
    if (!offer) continue
    const card = toCard(offer, wish, language, deps.rate)
    const told = [card.price_info?.formatted_price ?? '', String(card.moq), ...card.highlights]
    evidence.give('P', offer, card, language, {
      told,
      listing: [pickText(offer.title, language) ?? ''],
      priceAt: priceAt(offer, wish, deps.rate),
    })
  }
}

/** Rests after some failures in a row, and then lets one turn try. */
function createBreaker({ now }: TurnClock) {
  let failures = 0
  let until = 0
  return {
    isOpen: () => failures >= failuresToRest && now() < until,
    succeeded() {
      failures = 0
    },
    failed() {
      failures += 1
      if (failures >= failuresToRest) until = now() + restMs
    },
  }
}
