import { Gauge, Histogram } from 'prom-client'
import type { App } from '../../platform/app.ts'
import type { SourceWatch } from './service.ts'

const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15]

/** Counts calls of sources by how they end and how long they take, and says which source is left alone after failing again and again. */
export function watchSources({ metrics }: Pick<App, 'metrics'>): SourceWatch {
  const registers = [metrics]
  const calls = new Histogram({
    name: 'karavan_source_call_duration_seconds',
    help: 'Time that calls of marketplaces took, by how they ended; resting ones were not made',
    labelNames: ['source', 'kind', 'outcome'] as const,
    buckets,
    registers,
  })
  const resting = new Gauge({
    name: 'karavan_source_resting',
    help: '1 where a marketplace elsewhere is left alone after failing again and again',
    labelNames: ['source', 'kind'] as const,
    registers,
  })
  return {
    onCall: ({ platform: source, kind, outcome, seconds }) => calls.observe({ source, kind, outcome }, seconds),
    onRest: (source, kind, isResting) => resting.set({ source, kind }, isResting ? 1 : 0),
  }
}
