import { pickText } from '@karavan/contract/language.ts'
import { isStepCount, type LanguageModel, type SystemModelMessage, streamText } from 'ai'
import { toCard } from '../../explain/card.ts'
import { describeGoods } from '../../explain/describe.ts'
import { paragraph } from '../../explain/html.ts'
import { decide, type Intent } from '../../interpret/decide.ts'
import { type Reading, readMessage } from '../../interpret/read.ts'
import type { AssistantEngine, AssistantStep, TurnDeps, TurnInput } from '../../port.ts'
import { readState, type State } from '../../state.ts'
import { emptyWish } from '../../wish.ts'
import { answer, done, progress, type TurnContext, toContext } from '../rules/context.ts'
import { conditionsFor } from '../rules/selection.ts'
import { isHarmless, isProven, runsOf } from './check.ts'
import { Evidence } from './evidence.ts'
import { instructions, promptFor } from './prompt.ts'
import { ReplyText } from './reply-text.ts'
import { toolsFor, type Work } from './tools.ts'
import { type SearchCall, wishOf } from './wish-of-call.ts'

/** How a turn with the model ended: it answered, or the rules took over and why. */
export type LlmOutcome = 'answered' | 'unproven' | 'timeout' | 'error' | 'no_budget' | 'resting' | 'rules'

export interface LlmTurn {
  outcome: LlmOutcome
  ms: number
  inputTokens: number
  outputTokens: number
  /** Sentences that were not sent because nothing proves them. */
  dropped: number
}

export interface LlmOptions {
  model: LanguageModel
  /** The engine of every turn that needs no model, and of every one that the model does not finish. */
  rules: AssistantEngine
  /** How long a turn may take with the model, in milliseconds. */
  turnBudgetMs: number
  onTurn?(turn: LlmTurn): void
  /** Told when a turn of the model failed. */
  onError?(error: unknown): void
}

/** Calls of the model in one turn, each with its tools. */
const maxSteps = 6
const maxToolCalls = 12
const maxOutputTokens = 900
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

/** What code answers better than any model: what is forbidden, what the shop promises, orders, and steps back in the talk. */
function isForRules(intent: Intent): boolean {
  switch (intent.kind) {
    case 'forbidden':
    case 'service':
    case 'link':
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
  const { rules } = options
  const breaker = createBreaker()

  async function* run(input: TurnInput, deps: TurnDeps, signal: AbortSignal): AsyncGenerator<AssistantStep, void, void> {
    if (signal.aborted) return
    const started = performance.now()
    const report = (outcome: LlmOutcome, rest: Partial<LlmTurn> = {}): void =>
      options.onTurn?.({ outcome, ms: performance.now() - started, inputTokens: 0, outputTokens: 0, dropped: 0, ...rest })
    const state = readState(input.history)
    const reading =
      input.refine || input.picture !== undefined ? undefined : readMessage(input.message, state.last.length > 0, state.wish?.device)
    const why: LlmOutcome | undefined =
      !reading || isOfPicture(reading, state) || isForRules(decide(reading, state))
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
    const language = reading.language ?? state.language ?? input.interfaceLanguage
    yield* think(toContext(input, deps, signal, state, language), report)
  }

  async function* think(
    context: TurnContext,
    report: (outcome: LlmOutcome, rest: Partial<LlmTurn>) => void,
  ): AsyncGenerator<AssistantStep, void, void> {
    const { input, deps, signal, state, texts } = context
    const late = AbortSignal.timeout(options.turnBudgetMs)
    const whole = AbortSignal.any([signal, late])
    const evidence = new Evidence()
    evidence.said(input.message)
    for (const turn of input.history.slice(-3)) evidence.said(turn.message)
    const work: Work = { pending: [], state, shown: 0 }
    const text = new ReplyText(evidence, promptRuns)
    const usage = { inputTokens: 0, outputTokens: 0 }
    let failure: unknown
    try {
      await giveScreen(context, evidence)
      yield progress(texts.progress.reading)
      const inTime: TurnContext = { ...context, signal: whole }
      for await (const step of converse(options.model, inTime, evidence, work, text, usage)) yield step
      whole.throwIfAborted()
    } catch (error) {
      failure = error
    }
    if (signal.aborted) return
    await deps.llmBudget?.spend(usage.inputTokens + usage.outputTokens)
    const isAnswered = failure === undefined && !text.isEmpty
    if (failure === undefined) breaker.succeeded()
    else {
      breaker.failed()
      options.onError?.(failure)
    }
    report(failure === undefined ? (isAnswered ? 'answered' : 'unproven') : late.aborted ? 'timeout' : 'error', {
      ...usage,
      dropped: text.dropped,
    })
    yield* work.pending.splice(0)
    if (isAnswered) yield* finish(context, work, text, evidence)
    // What was found is explained by the rules; where nothing was, they do the whole turn. Words that were streamed give way to their answer.
    else if (work.found) {
      yield work.found.answer
      yield done(work.found.state, context)
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
  usage: { inputTokens: number; outputTokens: number },
): AsyncGenerator<AssistantStep, void, void> {
  const { input, language, signal, state } = context
  let calls = 0
  let hasTools = false
  /** Words before the first tool are held until it is known that no tool follows them: "let me look". */
  let held = ''
  const result = streamText({
    model,
    instructions: system,
    prompt: promptFor({ message: input.message, history: input.history, language }, state, evidence),
    tools: toolsFor(context, evidence, work),
    stopWhen: isStepCount(maxSteps),
    maxOutputTokens,
    maxRetries: 1,
    temperature: 0,
    toolCallConcurrency: 1,
    abortSignal: signal,
    onError: () => {},
  })
  for await (const part of result.stream) {
    switch (part.type) {
      case 'text-delta': {
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
      case 'tool-error':
        hasTools = true
        held = ''
        yield* work.pending.splice(0)
        break
      case 'finish-step': {
        usage.inputTokens += part.usage.inputTokens ?? 0
        usage.outputTokens += part.usage.outputTokens ?? 0
        const shown = (hasTools ? '' : text.add(held)) + text.flush()
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

/** The end of an answer in the model's words, with what the rules say of what was found. */
async function* finish(context: TurnContext, work: Work, text: ReplyText, evidence: Evidence): AsyncGenerator<AssistantStep, void, void> {
  const { texts } = context
  const { found, asked } = work
  const isAsked = asked !== undefined && isProven(asked.question, evidence, promptRuns)
  if (isAsked) text.add(`\n${asked.question}\n`)
  // What could not be found, or is not known of what was, is said by the rules, and first.
  const caveat = found && found.kind !== 'found' ? firstParagraph(found.answer.html) : ''
  const options = isAsked ? asked.options.filter(isHarmless) : (found?.answer.suggestions ?? [texts.chips.more, texts.chips.cheaper])
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
  for (const offer of offers) {
    if (!offer) continue
    const card = toCard(offer, state.wish ?? emptyWish(), language, deps.rate)
    const told = [card.price_info?.formatted_price, card.moq, ...card.highlights].join('\n')
    evidence.give('P', offer, card, language, { told, listing: pickText(offer.title, language) ?? '' })
  }
}

/** Rests after some failures in a row, and then lets one turn try. */
function createBreaker() {
  let failures = 0
  let until = 0
  return {
    isOpen: () => failures >= failuresToRest && performance.now() < until,
    succeeded() {
      failures = 0
    },
    failed() {
      failures += 1
      if (failures >= failuresToRest) until = performance.now() + restMs
    },
  }
}
