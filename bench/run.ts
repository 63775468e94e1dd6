import { type BenchRow, printHeader, printRow, writeResults } from './lib/report.ts'

/**
 * The suites by name; each starts what it measures on loopback and ends it. `npm run bench` runs all, `npm run bench -- search turns` those,
 * `--quick` the short form of each.
 */
const suites: Record<string, () => Promise<{ run(options: { quick: boolean }): AsyncIterable<BenchRow> }>> = {
  turns: () => import('./turns/suite.ts'),
  streams: () => import('./streams/suite.ts'),
  search: () => import('./search/suite.ts'),
  products: () => import('./products/suite.ts'),
  'sign-in': () => import('./sign-in/suite.ts'),
  cart: () => import('./cart/suite.ts'),
  orders: () => import('./orders/suite.ts'),
}

const words = process.argv.slice(2)
const quick = words.includes('--quick')
const wanted = words.filter((word) => !word.startsWith('--'))
const unknown = wanted.filter((word) => !(word in suites))
if (unknown.length > 0) {
  process.stderr.write(`no such suite: ${unknown.join(', ')}; there are: ${Object.keys(suites).join(', ')}\n`)
  process.exit(2)
}

const rows: BenchRow[] = []
printHeader()
for (const [name, load] of Object.entries(suites)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stderr.write(`bench: ${name}...\n`)
  const suite = await load()
  for await (const row of suite.run({ quick })) {
    printRow(row)
    rows.push(row)
  }
}
if (wanted.length === 0 && !quick) process.stdout.write(`\nwritten to ${writeResults(rows, new URL('./results/', import.meta.url))}\n`)
