import { Counter, Histogram } from 'prom-client'
import type { App } from '../../platform/app.ts'
import type { ReplyOutcome, RunnerDeps } from './runner.ts'

/** `lost`: another process has taken it over. `closing`: it was handed on, because this one ends. */
const outcomes = ['complete', 'failed', 'late', 'stopped', 'lost', 'closing'] as const satisfies ReplyOutcome[]
const buckets = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60]

/** Counts how replies end, and how long they and their first cards take. */
export function watchReplies({ metrics }: Pick<App, 'metrics'>): NonNullable<RunnerDeps['onEnd']> {
  const registers = [metrics]
  const ended = new Counter({
    name: 'karavan_replies_total',
    help: 'Replies that were made here, by how they ended',
    labelNames: ['outcome'] as const,
    registers,
  })
  for (const outcome of outcomes) ended.inc({ outcome }, 0)
  const durations = new Histogram({ name: 'karavan_reply_duration_seconds', help: 'Time that a complete reply took', buckets, registers })
  const firstCards = new Histogram({ name: 'karavan_reply_first_card_seconds', help: 'Time until its first cards', buckets, registers })
  return ({ outcome, seconds, firstCardSeconds }) => {
    ended.inc({ outcome })
    if (outcome === 'complete') durations.observe(seconds)
    if (firstCardSeconds !== undefined) firstCards.observe(firstCardSeconds)
  }
}
