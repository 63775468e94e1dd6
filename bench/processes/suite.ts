import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { availableParallelism, cpus } from 'node:os'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { randomFrom } from '@karavan/sample-market/random.ts'
import { freePorts } from '@karavan/testing/free-port.ts'
import { RunningProgram } from '@karavan/testing/running-program.ts'
import { asked, newBuyers, plentiful } from '../lib/buyers.ts'
import { cleanUpAtEnd } from '../lib/clean-up.ts'
import { createClient, newGuest } from '../lib/client.ts'
import { closedLoop } from '../lib/closed-loop.ts'
import { newPostgres } from '../lib/databases.ts'
import { newKaravan } from '../lib/karavan.ts'
import { questions } from '../lib/questions.ts'
import { type BenchRow, percentile } from '../lib/report.ts'
import { oneTurn, wishes } from '../lib/turn.ts'

const redis = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'
const connections = 16
const cores = availableParallelism()

const isThere = ({ hostname, port }: URL): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(Number(port || 6379), hostname, () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })

/** Milliseconds for which cores have been kept busy so far, by anybody. */
const busyMs = (): number => cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)

/** What is asked of one address. */
type Works = Record<'search' | 'product detail' | 'cart read' | 'turn', (() => Promise<unknown>)[]>

/**
 * One process, and two of them on one PostgreSQL and one Redis, which the load asks in turns itself and through our balancer. Beside each ratio stands what the
 * machine leaves room for: the load, the processes and the database share its cores.
 */
export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  const postgres = await newPostgres()
  if (!postgres || !(await isThere(new URL(redis)))) {
    process.stderr.write('bench: processes needs PostgreSQL and Redis\n')
    await postgres?.drop()
    return
  }
  const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis, SECRETS_KEY: randomBytes(24).toString('hex') }
  const some = [newKaravan(shared), newKaravan(shared)]
  const [first, second] = some.map(({ karavan }) => karavan) as [(typeof some)[0]['karavan'], (typeof some)[0]['karavan']]
  const removals = some.map(({ remove }) => remove)
  try {
    await first.start()
    await second.start()
    const port = await freePorts(3)
    const cluster = new RunningProgram(['apps/server/src/cluster/main.ts', '--processes', '2'], {
      ...second.settings,
      RATE_LIMITS: 'off',
      RATE_SOURCES: 'off',
      PHOTO_SEARCH: 'off',
      DATA_DIR: second.dataDir,
      PORT: String(port),
    })
    removals.unshift(cleanUpAtEnd(() => cluster.stop()))
    await cluster.until(/Karavan is ready/)
    const ways: [string, string[]][] = [
      ['one process', [first.url]],
      ['two processes', [first.url, second.url]],
      ['two behind our balancer', [`http://127.0.0.1:${port}`]],
    ]
    const works = await toWorks([first.url, second.url, `http://127.0.0.1:${port}`])
    for (const work of Object.keys(works) as (keyof Works)[]) {
      const calls = works[work]
      const sides: [string, (() => Promise<unknown>)[]][] = ways.map(([name, urls], way) => [
        name,
        way < 2 ? calls.slice(0, urls.length) : calls.slice(2),
      ])
      yield* await compare(work, sides, () => first.cpuMs() + second.cpuMs(), quick)
    }
  } finally {
    for (const remove of removals) await remove()
    await postgres.drop()
  }
}

/** The same pieces of work at each of the addresses. */
async function toWorks(origins: readonly string[]): Promise<Works> {
  const random = randomFrom('processes')
  const ids = generateMarket().map(({ id }) => id)
  const goods = plentiful()
  const source = questions('processes')
  const buyers = await newBuyers(origins[0]!, connections)
  for (const { client } of buyers) for (const item of random.sample(goods, 3)) await asked(client.json('POST', '/api/cart/items', item))
  const guests = await Promise.all(Array.from({ length: connections }, () => newGuest(origins[0]!)))
  const fine = (status: number) => {
    if (status !== 200) throw new Error(`answered ${status}`)
  }
  const visitors = origins.map((origin) => createClient(origin))
  const carts = origins.map((origin) => buyers.map(({ token }) => createClient(origin, token)))
  return {
    search: visitors.map(
      (visitor) => () => visitor.drain(`/api/products?q=${encodeURIComponent(source.next().value)}&limit=20&language=en`).then(fine),
    ),
    'product detail': visitors.map((visitor) => () => visitor.drain(`/api/products/${random.pick(ids)}?include_data=true`).then(fine)),
    'cart read': carts.map((some) => () => random.pick(some).drain('/api/cart').then(fine)),
    turn: origins.map((origin) => () => oneTurn(origin, random.pick(guests), random.pick(wishes))),
  }
}

async function compare(
  work: string,
  sides: readonly (readonly [string, readonly (() => Promise<unknown>)[]])[],
  processesMs: () => number,
  quick: boolean,
): Promise<BenchRow[]> {
  const measured = sides.map(([name, calls]) => ({
    name,
    calls,
    rates: [] as number[],
    times: [] as number[],
    ours: 0,
    load: 0,
    all: 0,
    ms: 0,
  }))
  for (let round = 0; round < (quick ? 1 : 3); round += 1) {
    for (const side of measured) {
      let turn = 0
      const next = () => side.calls[turn++ % side.calls.length]!()
      await closedLoop(connections, quick || round > 0 ? 0.5 : 2, next)
      const before = { ours: processesMs(), load: process.cpuUsage(), all: busyMs(), at: performance.now() }
      const { perSecond, times } = await closedLoop(connections, quick ? 2 : 4, next)
      const { user, system } = process.cpuUsage(before.load)
      side.ours += processesMs() - before.ours
      side.load += (user + system) / 1000
      side.all += busyMs() - before.all
      side.ms += performance.now() - before.at
      side.rates.push(perSecond)
      side.times.push(...times)
    }
  }
  const [one] = measured
  return measured.flatMap((side, at): BenchRow[] => {
    const { name, rates, times, ms } = side
    const share = (busy: number) => (busy / ms).toFixed(2)
    const ofProcesses = at < 2 ? `, ${share(side.ours)} the processes` : ''
    const row: BenchRow = {
      name: `${work}: ${name}`,
      unit: '/s',
      value: percentile(rates, 0.5),
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      note: `of ${cores} cores ${share(side.all)} busy: ${share(side.load)} the load${ofProcesses}`,
    }
    if (!one || side === one) return [row]
    const ratio = percentile(
      rates.map((rate, round) => rate / one.rates[round]!),
      0.5,
    )
    const room = cores / (one.all / one.ms)
    return [
      row,
      {
        name: `${work}: ${name} to one`,
        unit: 'times',
        value: ratio,
        goal: '>= 1.7',
        note: `the cores have room for ${room.toFixed(1)} times`,
      },
    ]
  })
}
