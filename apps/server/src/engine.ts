import type { LlmTurn } from '@karavan/assistant/engines/llm/llm-engine.ts'
import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import type { AssistantEngine } from '@karavan/assistant/port.ts'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Log } from './platform/log.ts'

export interface OpenedEngine {
  engine: AssistantEngine
  /** Adds what the engine counts to `/metrics`. */
  watchEngine?(registry: Registry): void
}

/** Seconds, from a small model beside the shop to one that is slow to begin. */
const buckets = [0.25, 0.5, 1, 2, 3, 5, 8, 12, 20, 30, 60]

/** The engine that the settings name: the rules, or a language model in front of them. The model's library is loaded where it is used. */
export async function openEngine({ llm }: Pick<Config, 'llm'>, log: Log): Promise<OpenedEngine> {
  if (!llm) return { engine: rulesEngine }
  const { createLlmEngine } = await import('@karavan/assistant/engines/llm/llm-engine.ts')
  const model = await openModel(llm)
  const watchers: ((turn: LlmTurn) => void)[] = []
  return {
    engine: createLlmEngine({
      model,
      rules: rulesEngine,
      turnBudgetMs: llm.turnBudgetMs,
      onTurn: (turn) => {
        for (const watch of watchers) watch(turn)
      },
      // The message alone: an error of the provider carries the whole request, with what a buyer wrote.
      onError: (error) => log.warn({ reason: reasonOf(error) }, 'the language model did not finish a turn; the rules did'),
    }),
    watchEngine(registry) {
      watchers.push(countTurns(registry, llm.price))
    },
  }
}

async function openModel({ provider, baseUrl, apiKey, model }: NonNullable<Config['llm']>) {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}) })(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({ name: 'llm', baseURL: baseUrl, apiKey, includeUsage: true })(model)
}

const longestReason = 200
function reasonOf(error: unknown): string {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? `${String(error.statusCode)} ` : ''
  return status + (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, longestReason)
}

function countTurns(registry: Registry, price: NonNullable<Config['llm']>['price']) {
  const registers = [registry]
  const turns = new Counter({
    name: 'karavan_llm_turns_total',
    help: 'Turns by how they ended: answered by the model, or by the rules and why',
    labelNames: ['outcome'] as const,
    registers,
  })
  const tokens = new Counter({
    name: 'karavan_llm_tokens_total',
    help: 'Tokens of the language model',
    labelNames: ['kind'] as const,
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
  return ({ outcome, ms, inputTokens, outputTokens, dropped: left }: LlmTurn): void => {
    turns.inc({ outcome })
    if (outcome === 'rules' || outcome === 'resting' || outcome === 'no_budget') return
    tokens.inc({ kind: 'input' }, inputTokens)
    tokens.inc({ kind: 'output' }, outputTokens)
    cost.inc((inputTokens * price.input + outputTokens * price.output) / 1_000_000)
    dropped.inc(left)
    seconds.observe(ms / 1000)
  }
}
