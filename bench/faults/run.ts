import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Random, randomFrom } from '@karavan/sample-market/random.ts'
import pg from 'pg'
import { plentiful } from '../lib/buyers.ts'
import { type BuyerParts, newBuyer, shop } from './buyer.ts'
import { createCaller, Figures } from './caller.ts'
import { type Breakable, breakable, breakByHand, check, settle } from './check.ts'
import { type Fault, faults } from './faults.ts'
import { createWorld, type World } from './world.ts'

const usage = `Usage: npm run test:faults -- [--minutes M] [--processes N] [--buyers N] [--seed WORD] [FAULT ...]

Runs several processes of the product with a PostgreSQL, a Redis and a mail server of their own (initdb and redis-server must be installed), breaks one
after another while buyers ask, fill carts and order, and then looks whether anything was lost or doubled. Without names every fault, in an order
that the seed decides. Exits with 1 when something is broken.

  --minutes M    how long faults go on (3); what waits is given up to four minutes more
  --processes N  of the product (3)
  --buyers N     at the same time (8)
  --seed WORD    another order of faults and words of buyers (faults)
  --break WHAT   breaks this by hand before the look, which must then fail: ${breakable.join(', ')}

${faults.map(({ name, about }) => `  ${name.padEnd(17)}${about}`).join('\n')}
`

interface Words {
  minutes: number
  processes: number
  buyers: number
  seed: string
  broken: Breakable | undefined
  chosen: Fault[]
}

function readWords(): Words {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        minutes: { type: 'string', default: '3' },
        processes: { type: 'string', default: '3' },
        buyers: { type: 'string', default: '8' },
        seed: { type: 'string', default: 'faults' },
        break: { type: 'string' },
      },
    })
    if (values.help) {
      process.stdout.write(usage)
      process.exit(0)
    }
    const unknown = positionals.filter((word) => !faults.some(({ name }) => name === word))
    if (unknown.length > 0) throw new Error(`No such fault: ${unknown.join(', ')}. --help lists them`)
    const broken = breakable.find((one) => one === values.break)
    if (values.break !== undefined && !broken) throw new Error(`--break knows ${breakable.join(', ')}`)
    const numbers = { minutes: Number(values.minutes), processes: Number(values.processes), buyers: Number(values.buyers) }
    for (const [name, value] of Object.entries(numbers)) if (!(value > 0)) throw new Error(`--${name} must be a number above 0`)
    return {
      ...numbers,
      seed: values.seed,
      broken,
      chosen: positionals.length > 0 ? faults.filter(({ name }) => positionals.includes(name)) : faults,
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(2)
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const shuffle = (all: readonly Fault[], { next }: Random): Fault[] =>
  all
    .map((fault) => ({ fault, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ fault }) => fault)

/** How long until every process says that it can serve. */
async function recover({ apps }: World): Promise<number> {
  const began = performance.now()
  for (;;) {
    const well = await Promise.all(
      apps.map(({ url }) =>
        fetch(`${url}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    if (well.every(Boolean)) return performance.now() - began
    if (performance.now() - began > 120_000) throw new Error('not all processes came back within two minutes')
    await wait(100)
  }
}

async function run({ minutes, processes, buyers: count, seed, broken: brokenByHand, chosen }: Words): Promise<string[]> {
  say(`${processes} processes and ${count} buyers; faults for ${minutes} minutes, seed "${seed}"`)
  const world = await createWorld(processes)
  onStop(world.remove)
  const db = new pg.Client({ connectionString: world.postgres.url })
  try {
    const figures = new Figures()
    const order = randomFrom(seed)
    let isOver = false
    const caller = createCaller(() => world.apps.map(({ url }) => url), figures, Math.random)
    const parts: BuyerParts = { caller, figures, goods: order.sample(plentiful(), 12), random: Math.random, isOver: () => isOver }
    await db.connect()
    const prove = (uid: string) => db.query('update identity_account set email_verified = true where id = $1', [uid])
    const shoppers = await Promise.all(Array.from({ length: count }, (_, index) => newBuyer(parts, `buyer${index}@example.test`, prove)))
    // Faults end it.
    await db.end()
    const shopping = shoppers.map((shopper) =>
      shop(parts, shopper).catch((error: Error) => figures.break(`${shopper.buyer.email}: ${error.message}`)),
    )

    const until = performance.now() + minutes * 60_000
    let kills = 0
    let happened = 0
    while (performance.now() < until) {
      for (const fault of shuffle(chosen, order)) {
        if (performance.now() > until) break
        await wait(1_500)
        const before = { answered: figures.answered, failures: figures.failures, broken: figures.broken.length }
        figures.slowestMs = 0
        await fault.happen(world, order.next)
        kills += fault.kills
        happened += 1
        const recovery = await recover(world)
        const since = `${figures.answered - before.answered} answers, ${figures.failures - before.failures} failed attempts`
        const verdict = figures.broken.length > before.broken ? `BROKEN: ${figures.broken.slice(before.broken).join('; ')}` : 'well'
        say(
          `${fault.name.padEnd(16)} ${since}, longest wait ${seconds(figures.slowestMs)}, ready again after ${seconds(recovery)}: ${verdict}`,
        )
      }
    }
    isOver = true
    await Promise.all(shopping)

    const afterwards = new pg.Client({ connectionString: world.postgres.url })
    await afterwards.connect()
    try {
      const open = await settle(afterwards)
      if (brokenByHand) await breakByHand(afterwards, world, brokenByHand)
      const buyers = shoppers.map(({ buyer }) => buyer)
      const found = await check(afterwards, world, buyers, kills)
      say(
        `\n${happened} faults; ${figures.answered} calls answered in ${figures.attempts} attempts; failed ones: ${[...figures.failed].map(([kind, times]) => `${times} ${kind}`).join(', ')}`,
      )
      say(found.figures)
      return [...figures.broken, ...open, ...found.broken]
    } finally {
      await afterwards.end()
    }
  } finally {
    await world.remove()
  }
}

let stop: (() => Promise<void>) | undefined
function onStop(act: () => Promise<void>): void {
  stop = act
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.once(signal as 'SIGINT', () => void (stop?.() ?? Promise.resolve()).finally(() => process.exit(1)))
process.channel?.unref()

const broken = await run(readWords())
for (const line of broken.slice(0, 40)) say(`BROKEN  ${line}`)
say(broken.length === 0 ? 'Nothing was lost, nothing was doubled' : `${broken.length} broken`)
process.exit(broken.length === 0 ? 0 : 1)
