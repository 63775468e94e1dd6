import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Random, randomFrom } from '@karavan/sample-market/random.ts'
import pg from 'pg'
import { plentiful } from '../lib/buyers.ts'
import { type BuyerParts, newBuyer, shop } from './buyer.ts'
import { createCaller, Figures } from './caller.ts'
import { type Breakable, breakable, breakByHand, check, settle } from './check.ts'
import { type Fault, faults } from './faults.ts'
import { smallDisk } from './small-disk.ts'
import { storm } from './storm.ts'
import { createWorld, type World } from './world.ts'

const usage = `Usage: npm run test:faults -- [--minutes M] [--processes N] [--buyers N] [--seed WORD]
       [--kills N] [--pause MS] [--patience S] [--break WHAT] [FAULT ...]

Runs several processes of the product with a PostgreSQL, a Redis and a mail server of their own (initdb and redis-server must be installed), breaks one
after another while buyers ask, fill carts and order, and then looks whether anything was lost or doubled. Without names every fault, in an order
that the seed decides. Exits with 1 when something is broken.

  --minutes M    how long faults go on (3); what waits is given up to ten minutes more
  --processes N  of the product (3)
  --buyers N     at the same time (8)
  --seed WORD    another order of faults and words of buyers (faults)
  --kills N      instead of the faults: kills so many times one of the processes (half), PostgreSQL or Redis, spread over the minutes
  --pause MS     longest pause of a buyer between two things (200)
  --patience S   how long a buyer asks again before that counts as never answered (120): longer than any fault, and more where the machine is slow
  --break WHAT   breaks this by hand before the look, which must then fail: ${breakable.join(', ')}

${faults.map(({ name, about }) => `  ${name.padEnd(17)}${about}`).join('\n')}
`

interface Words {
  minutes: number
  processes: number
  buyers: number
  kills: number
  pause: number
  patience: number
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
        kills: { type: 'string', default: '0' },
        pause: { type: 'string', default: '200' },
        seed: { type: 'string', default: 'faults' },
        patience: { type: 'string', default: '120' },
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
    const numbers = {
      minutes: Number(values.minutes),
      processes: Number(values.processes),
      buyers: Number(values.buyers),
      patience: Number(values.patience),
    }
    for (const [name, value] of Object.entries(numbers)) if (!(value > 0)) throw new Error(`--${name} must be a number above 0`)
    const [kills, pause] = [Number(values.kills), Number(values.pause)]
    if (!(kills >= 0 && pause >= 0)) throw new Error('--kills and --pause must be numbers')
    return {
      ...numbers,
      kills,
      pause,
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
/** So many goods that none sells out: buyers order up to a thousand pieces a minute, and there are more than 3,000 of each. */
const goodsPerMinute = 2
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

interface Hour {
  world: World
  figures: Figures
  random: Random
}

/** Lets one fault after another happen, and waits after each until all is well. Gives how many processes were killed. */
async function breakInTurn({ world, figures, random }: Hour, { minutes, chosen }: Pick<Words, 'minutes' | 'chosen'>): Promise<number> {
  const until = performance.now() + minutes * 60_000
  let kills = 0
  let happened = 0
  while (performance.now() < until) {
    for (const fault of shuffle(chosen, random)) {
      if (performance.now() > until) break
      await wait(1_500)
      const before = { answered: figures.answered, failures: figures.failures, broken: figures.broken.length }
      figures.slowestMs = 0
      figures.hasMovedClock ||= fault.movesClock ?? false
      await fault.happen(world, random.next)
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
  say(`\n${happened} faults`)
  return kills
}

async function killAtRandom({ world, random }: Hour, { minutes, kills }: Pick<Words, 'minutes' | 'kills'>): Promise<number> {
  const done = await storm(world, { random: random.next, kills, forMs: minutes * 60_000, say })
  say(`ready again after ${seconds(await recover(world))}`)
  const sum = [...done.values()].reduce((all, times) => all + times, 0)
  say(`\n${sum} kills: ${[...done].map(([name, times]) => `${name} ${times}`).join(', ')}`)
  if (sum < kills) say(`the machine was too slow for ${kills}`)
  return sum
}

/** The world in which these faults can happen. Who may not mount a disk gets all others, unless that one was asked for by name. */
async function createWorldFor(words: Words): Promise<{ world: World; chosen: Fault[] }> {
  const { processes } = words
  const chosen = words.kills > 0 ? [] : words.chosen
  if (!chosen.some(({ fillsDisk }) => fillsDisk)) return { world: await createWorld({ processes }), chosen }
  const disk = await smallDisk().catch((error: Error) => error)
  if (!(disk instanceof Error)) return { world: await createWorld({ processes, disk }), chosen }
  if (chosen.length < faults.length) throw disk
  say(`left out: fill-disk (${disk.message.split('\n').at(-1)})`)
  return { world: await createWorld({ processes }), chosen: chosen.filter(({ fillsDisk }) => !fillsDisk) }
}

async function run(words: Words): Promise<string[]> {
  const { minutes, processes, buyers: count, seed, broken: brokenByHand } = words
  say(
    `${processes} processes and ${count} buyers; ${words.kills > 0 ? `${words.kills} kills` : 'faults'} for ${minutes} minutes, seed "${seed}"`,
  )
  const { world, chosen } = await createWorldFor(words)
  onStop(world.remove)
  const db = new pg.Pool({ connectionString: world.postgres.url })
  try {
    const figures = new Figures()
    const random = randomFrom(seed)
    let isOver = false
    const caller = createCaller(() => world.apps.map(({ url }) => url), figures, {
      random: Math.random,
      patienceMs: words.patience * 1000,
    })
    const parts: BuyerParts = {
      caller,
      figures,
      goods: random.sample(plentiful(), Math.max(12, Math.ceil(minutes * goodsPerMinute))),
      random: Math.random,
      isOver: () => isOver,
      pauseMs: words.pause,
    }
    const prove = (uid: string) => db.query('update identity_account set email_verified = true where id = $1', [uid])
    const shoppers = await Promise.all(Array.from({ length: count }, (_, index) => newBuyer(parts, `buyer${index}@example.test`, prove)))
    // Faults end it.
    await db.end()
    const shopping = shoppers.map((shopper) =>
      shop(parts, shopper).catch((error: Error) => figures.break(`${shopper.buyer.email}: ${error.message}`)),
    )
    const hour = { world, figures, random }
    const kills = words.kills > 0 ? await killAtRandom(hour, words) : await breakInTurn(hour, { minutes, chosen })
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
        `${figures.answered} calls answered in ${figures.attempts} attempts; failed ones: ${[...figures.failed].map(([kind, times]) => `${times} ${kind}`).join(', ')}`,
      )
      say(found.figures)
      // What was lost or doubled comes first: of what buyers met on the way there may be more than is shown.
      return [...open, ...found.broken, ...figures.broken]
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
