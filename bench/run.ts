import { execFileSync } from 'node:child_process'
import { constants, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { cleanUp, keepTemporaryFilesTogether } from './lib/clean-up.ts'
import { type BenchRow, keepResult, printHeader, printRow } from './lib/report.ts'

interface Suite {
  /** What it measures, for the usage. */
  about: string
  load: () => Promise<{ run(options: { quick: boolean }): AsyncIterable<BenchRow> }>
}

/** The suites by name; each starts what it measures on loopback and ends it. */
const suites: Record<string, Suite> = {
  turns: { about: 'replies from the question to their end, many buyers at once', load: () => import('./turns/suite.ts') },
  llm: {
    about: 'replies with a language model that says what is written for it: what the engine adds',
    load: () => import('./llm/suite.ts'),
  },
  photos: { about: 'photos in place of words: what they find, and how soon', load: () => import('./photos/suite.ts') },
  fairness: { about: 'one buyer beside a network that asks as much as it can', load: () => import('./fairness/suite.ts') },
  streams: { about: 'thousands of open streams in one process', load: () => import('./streams/suite.ts') },
  conversations: { about: 'a user with more and more conversations', load: () => import('./conversations/suite.ts') },
  search: { about: 'the search at 2,400, 50,000 and 500,000 offers', load: () => import('./search/suite.ts') },
  feeds: { about: 'a supplier’s list of 50,000 offers, from the file to the first answer', load: () => import('./feeds/suite.ts') },
  products: { about: 'details of products', load: () => import('./products/suite.ts') },
  'sign-in': { about: 'what the time of a refusal reveals, and guessing at full speed', load: () => import('./sign-in/suite.ts') },
  cart: { about: 'adding to a cart, reading a cart', load: () => import('./cart/suite.ts') },
  orders: { about: 'placing orders, reading the history', load: () => import('./orders/suite.ts') },
  processes: { about: 'one process and two, on PostgreSQL and Redis', load: () => import('./processes/suite.ts') },
  peers: { about: 'ours beside Vendure with the same catalogue (fetches it with npm)', load: () => import('./peers/suite.ts') },
  browser: {
    about: 'what the buyer’s page costs a browser: bytes, requests, times on a slow phone, long talks',
    load: () => import('./browser/suite.ts'),
  },
  lighthouse: { about: 'what Lighthouse says of the buyer’s pages (fetches it with npm)', load: () => import('./lighthouse/suite.ts') },
  relevance: { about: 'how well searches are answered, by judged sets', load: () => import('./relevance/suite.ts') },
}

const usage = `Usage: npm run bench [-- [--quick] [SUITE ...]]

Measures the product on this machine and prints a table; without names every suite, which can take more than an hour.
--quick runs a short form of each. A run of every suite also writes bench/results/<date>.json; --record writes there what named suites
measured, beside the day's other figures.

${Object.entries(suites)
  .map(([name, { about }]) => `  ${name.padEnd(15)}${about}`)
  .join('\n')}

How well messages are understood is measured by itself: npm run bench -- assistant [SET ...] [--engine llm], and --help for more.
`

function readWords(): { quick: boolean; recorded: boolean; wanted: string[] } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, quick: { type: 'boolean' }, record: { type: 'boolean' } },
    })
    if (values.help) {
      process.stdout.write(usage)
      process.exit(0)
    }
    const unknown = positionals.filter((word) => !(word in suites))
    if (unknown.length > 0) throw new Error(`No such suite: ${unknown.join(', ')}; there are: ${Object.keys(suites).join(', ')}`)
    const quick = values.quick ?? false
    if (quick && values.record) throw new Error('--record keeps figures of full runs; leave --quick out')
    return { quick, recorded: values.record ?? (positionals.length === 0 && !quick), wanted: positionals }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(2)
  }
}

const { quick, recorded, wanted } = readWords()
const results = new URL('./results/', import.meta.url)
const commit = recorded
  ? execFileSync('git', ['describe', '--always', '--dirty'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  : ''
keepTemporaryFilesTogether()
let interruption: Promise<void> | undefined
function interrupt(exitCode: number): void {
  interruption ??= cleanUp().finally(() => process.exit(exitCode))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupt(128 + constants.signals[signal]))
process.on('disconnect', () => interrupt(1))
process.channel?.unref()

try {
  printHeader()
  for (const [name, { load }] of Object.entries(suites)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    process.stderr.write(`bench: ${name}...\n`)
    const rows: BenchRow[] = []
    const before = { at: new Date(), load: loadavg()[0] ?? 0 }
    try {
      const suite = await load()
      for await (const row of suite.run({ quick })) {
        printRow(row)
        rows.push(row)
      }
      if (recorded) {
        const seconds = Math.round((Date.now() - before.at.getTime()) / 1000)
        keepResult(name, { at: before.at.toISOString(), commit, load_before: before.load, seconds, rows }, results)
      }
    } catch (error) {
      // What an interrupted suite complains about is only that its product is gone.
      if (interruption) break
      process.exitCode = 1
      process.stderr.write(`bench: ${name} failed: ${error instanceof Error ? error.stack : error}\n`)
    }
  }
} finally {
  await (interruption ?? cleanUp())
}
if (recorded) process.stdout.write(`\nwritten to ${results.pathname}\n`)
