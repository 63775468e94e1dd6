import type { LlmTurn, TurnClock } from '@karavan/assistant/engines/llm/llm-engine.ts'
import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import type { AssistantEngine } from '@karavan/assistant/port.ts'
import type { ModelUsage, Translate } from '@karavan/assistant/translate/model.ts'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Config } from './config.ts'
import { givingWay } from './giving-way.ts'
import type { Log } from './platform/log.ts'

export interface OpenedEngine {
  engine: AssistantEngine
  /** Translates texts of listings, where there is a model. */
  translate?: Translate
  /** Adds what the engine counts to `/metrics`. */
  watchEngine?(registry: Registry): void
}

/** Seconds, from a small model beside the shop to one that is slow to begin. */
const buckets = [0.25, 0.5, 1, 2, 3, 5, 8, 12, 20, 30, 60]

/** The engine that the settings name: the rules, or a language model in front of them. The model's library is loaded where it is used. */
export async function openEngine({ llm }: Pick<Config, 'llm'>, log: Log, clock?: TurnClock): Promise<OpenedEngine> {
  if (!llm) return { engine: rulesEngine }
  const { createLlmEngine } = await import('@karavan/assistant/engines/llm/llm-engine.ts')
  const { createTranslator } = await import('@karavan/assistant/translate/model.ts')
  const model = await openModel(llm)
  const translate = createTranslator(model)
  const watchers: ReturnType<typeof countUse>[] = []
  return {
    engine: createLlmEngine({
      model,
      rules: rulesEngine,
      turnBudgetMs: llm.turnBudgetMs,
      ...(clock ? { clock } : {}),
      onTurn: (turn) => {
        for (const watch of watchers) watch.turn(turn)
      },
      // The message alone: an error of the provider carries the whole request, with what a buyer wrote.
      onError: (error) => log.warn({ reason: reasonOf(error) }, 'the language model did not finish a turn; the rules did'),
    }),
    async translate(...batch) {
      const translation = await translate(...batch)
      for (const watch of watchers) watch.tokens(translation.usage, 'translation')
      return translation
    },
    watchEngine(registry) {
      watchers.push(countUse(registry, llm.price))
    },
  }
}

async function openModel({ provider, baseUrl, apiKey, model }: NonNullable<Config['llm']>) {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey, fetch: givingWay(), ...(baseUrl ? { baseURL: baseUrl } : {}) })(model)
  }
  const [{ createOpenAICompatible }, { withoutThoughts }] = await Promise.all([
    import('@ai-sdk/openai-compatible'),
    import('@karavan/assistant/engines/llm/thoughts.ts'),
  ])
  return withoutThoughts(createOpenAICompatible({ name: 'llm', baseURL: baseUrl, apiKey, includeUsage: true, fetch: givingWay() })(model))
}

const longestReason = 200
function reasonOf(error: unknown): string {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? `${String(error.statusCode)} ` : ''
  return status + (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, longestReason)
}

/** Tokens of a turn, and what they cost in whichever currency the prices are. */
const tokenBuckets = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000]
const costBuckets = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10]

function countUse(registry: Registry, price: NonNullable<Config['llm']>['price']) {
  const registers = [registry]
  const turns = new Counter({
    name: 'karavan_llm_turns_total',
    help: 'Turns by how they ended: answered by the model, or by the rules and why',
    labelNames: ['outcome'] as const,
    registers,
  })
  const tokens = new Counter({
    name: 'karavan_llm_tokens_total',
    help: 'Tokens of the language model by what they were for; cached ones are those of the input that its provider had kept',
    labelNames: ['kind', 'use'] as const,
    registers,
  })
  const cost = new Counter({
    name: 'karavan_llm_cost_total',
    help: 'What the tokens cost by LLM_PRICE_INPUT and LLM_PRICE_OUTPUT, in the currency of those',
    registers,
  })
  const dropped = new Counter({
    name: 'karavan_llm_dropped_sentences_total',
    help: 'Sentences of the model that no fact proved and nobody was sent',
    registers,
  })
  const seconds = new Histogram({
    name: 'karavan_llm_turn_duration_seconds',
    help: 'Time of a turn with the language model until its words were complete',
    buckets,
    registers,
  })
  const tokensOfTurn = new Histogram({
    name: 'karavan_llm_turn_tokens',
    help: 'Tokens of a turn, read and written',
    buckets: tokenBuckets,
    registers,
  })
  const costOfTurn = new Histogram({
    name: 'karavan_llm_turn_cost',
    help: 'What a turn cost, as karavan_llm_cost_total',
    buckets: costBuckets,
    registers,
  })
  /** Gives what they cost. */
  function count({ inputTokens, outputTokens, cachedTokens }: ModelUsage, use: 'turn' | 'translation'): number {
    tokens.inc({ kind: 'input', use }, inputTokens)
    tokens.inc({ kind: 'output', use }, outputTokens)
    tokens.inc({ kind: 'cached', use }, cachedTokens)
    const costs = (inputTokens * price.input + outputTokens * price.output) / 1_000_000
    cost.inc(costs)
    return costs
  }
  return {
    tokens: count,
    turn(turn: LlmTurn): void {
      const { outcome } = turn
      turns.inc({ outcome })
      if (outcome === 'rules' || outcome === 'resting' || outcome === 'no_budget') return
      costOfTurn.observe(count(turn, 'turn'))
      tokensOfTurn.observe(turn.inputTokens + turn.outputTokens)
      dropped.inc(turn.dropped)
      seconds.observe(turn.ms / 1000)
    },
  }
}
