import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

/** One figure of a benchmark: `value` in `unit`, with percentiles where it is a time. Times are milliseconds, memory is MiB. */
export interface BenchRow {
  name: string
  unit: string
  value?: number
  p50?: number
  p99?: number
  /** What the figure should be, as text. */
  goal?: string
  note?: string
}

export function percentile(samples: readonly number[], share: number): number {
  if (samples.length === 0) return Number.NaN
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] as number
}

export const timesRow = (name: string, samples: readonly number[], rest: Partial<BenchRow> = {}): BenchRow => ({
  name,
  unit: 'ms',
  p50: percentile(samples, 0.5),
  p99: percentile(samples, 0.99),
  ...rest,
})

const digits = (value: number | undefined) => (value === undefined ? '' : value >= 100 ? value.toFixed(0) : value.toFixed(1))

const widths = [50, 8, 8, 8, 6, 20]
const printLine = (cells: readonly string[]): void =>
  void process.stdout.write(
    `${cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()}\n`,
  )

/** The table is printed row by row, as the figures come: a suite that takes an hour shows what it has. */
export function printHeader(): void {
  printLine(['measure', 'value', 'p50', 'p99', 'unit', 'goal', 'note'])
  printLine([...widths, 4].map((width) => '-'.repeat(width)))
}
export const printRow = (row: BenchRow): void =>
  printLine([row.name, digits(row.value), digits(row.p50), digits(row.p99), row.unit, row.goal ?? '', row.note ?? ''])

/** A suite's figures as they are kept: when, of which commit, and how busy the machine already was (load of the last minute) before it began. */
export interface SuiteResult {
  at: string
  commit: string
  load_before: number
  seconds: number
  rows: readonly BenchRow[]
}

/** Puts one suite's figures into `bench/results/<date>.json`, beside those of the day's other suites; gives the path. */
export function keepResult(suite: string, result: SuiteResult, folder: URL): string {
  mkdirSync(folder, { recursive: true })
  const file = new URL(`${result.at.slice(0, 10)}.json`, folder)
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { suites: Record<string, SuiteResult> }).suites : {}
  const machine = {
    cores: cpus().length,
    model: cpus()[0]?.model,
    memory_gib: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
  }
  writeFileSync(file, `${JSON.stringify({ machine, suites: { ...kept, [suite]: result } }, null, 2)}\n`)
  return file.pathname
}
