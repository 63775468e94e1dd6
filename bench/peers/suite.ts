import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanUpAtEnd } from '../lib/clean-up.ts'
import { closedLoop } from '../lib/closed-loop.ts'
import { newPostgres } from '../lib/databases.ts'
import { newKaravan } from '../lib/karavan.ts'
import { type BenchRow, percentile } from '../lib/report.ts'
import { karavanWorks, vendureWorks, type Work, type Works, works } from './shops.ts'
import { fetchVendure, VendureProcess } from './vendure.ts'

const connections = 16

/** How many times as much as Vendure ours should do, on a server and in a file of its own (BENCH.md). */
const goals: Record<Where, Record<Work, number>> = {
  PostgreSQL: { once: 4, again: 10, detail: 20, add: 20, cart: 8, history: 10 },
  'a file': { once: 2, again: 2, detail: 10, add: 10, cart: 3, history: 4 },
}
const mostMemory: Record<Where, number> = { PostgreSQL: 150, 'a file': 450 }
const longestStart: Record<Where, string> = { PostgreSQL: '<= 1,000', 'a file': '<= 1,500' }

type Where = 'PostgreSQL' | 'a file'
type Shop = 'Karavan' | 'Vendure'

/** A shop that runs, with the market in it. */
interface Side {
  shop: Shop
  where: Where
  works: Works
}

interface Started {
  url: string
  start(): Promise<void>
  stop(): Promise<void>
  memoryMiB(): number
}

/**
 * Ours beside Vendure with the same catalogue, on one PostgreSQL server and each in a file (PGlite and SQLite). The same load asks all of them for the same, in
 * turns, so that a slow hour is one for all.
 */
export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  await fetchVendure()
  const folder = mkdtempSync(join(tmpdir(), 'karavan-peers-'))
  const removeFolder = cleanUpAtEnd(() => rm(folder, { recursive: true, force: true }))
  const postgres = [await newPostgres(), await newPostgres()]
  const [ours, theirs] = postgres
  const removals = [removeFolder, ...postgres.flatMap((one) => (one ? [one.drop] : []))]
  try {
    const sides: Side[] = []
    for (const where of ['PostgreSQL', 'a file'] as const) {
      if (where === 'PostgreSQL' && !(ours && theirs)) continue
      const { karavan, remove } = newKaravan({
        UNPAID_ORDERS_MAX: '0',
        MOQ_POLICY: 'warn',
        ...(where === 'PostgreSQL' ? { DATABASE_URL: ours!.url } : {}),
      })
      const vendure = new VendureProcess(
        where === 'PostgreSQL' ? { DATABASE_URL: theirs!.url } : { VENDURE_SQLITE: join(folder, 'shop.sqlite') },
      )
      removals.unshift(remove, vendure.remove)
      process.stderr.write(`bench: peers: filling Vendure, ${where}\n`)
      await vendure.fill()
      await karavan.start()
      yield* await startAgain('Karavan', where, karavan)
      yield* await startAgain('Vendure', where, vendure)
      sides.push({ shop: 'Karavan', where, works: await karavanWorks(karavan.url) })
      sides.push({ shop: 'Vendure', where, works: await vendureWorks(vendure.url) })
    }
    for (const work of Object.keys(works) as Work[]) yield* await compare(work, sides, quick)
  } finally {
    for (const remove of removals) await remove()
  }
}

/** From the start of the process, with all its data there, to the first answer that it can give; and its memory before anybody asks for anything. */
async function startAgain(shop: Shop, where: Where, one: Started): Promise<BenchRow[]> {
  await one.stop()
  const began = performance.now()
  await one.start()
  const passed = performance.now() - began
  await new Promise((done) => setTimeout(done, 3000))
  const isOurs = shop === 'Karavan'
  return [
    { name: `start with existing data: ${shop}, ${where}`, unit: 'ms', value: passed, goal: isOurs ? longestStart[where] : '' },
    { name: `idle memory: ${shop}, ${where}`, unit: 'MiB', value: one.memoryMiB(), goal: isOurs ? `<= ${mostMemory[where]}` : '' },
  ]
}

async function compare(work: Work, sides: readonly Side[], quick: boolean): Promise<BenchRow[]> {
  const measured = sides.map((side) => ({ ...side, rates: [] as number[], times: [] as number[] }))
  for (let round = 0; round < (quick ? 1 : 3); round += 1) {
    for (const side of measured) {
      await closedLoop(connections, quick || round > 0 ? 0.5 : 2, side.works[work])
      const { perSecond, times } = await closedLoop(connections, quick ? 2 : 4, side.works[work])
      side.rates.push(perSecond)
      side.times.push(...times)
    }
  }
  const rows = measured.map(
    ({ shop, where, rates, times }): BenchRow => ({
      name: `${works[work]}: ${shop}, ${where}`,
      unit: '/s',
      value: percentile(rates, 0.5),
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      note: shop === 'Vendure' && work === 'add' ? 'a new session each, as its shops do; ours are for accounts' : '',
    }),
  )
  const ratios = (['PostgreSQL', 'a file'] as const).flatMap((where): BenchRow[] => {
    const [ours, theirs] = (['Karavan', 'Vendure'] as const).map((shop) =>
      measured.find((side) => side.shop === shop && side.where === where),
    )
    if (!ours || !theirs) return []
    const value = percentile(
      ours.rates.map((rate, round) => rate / theirs.rates[round]!),
      0.5,
    )
    return [{ name: `${works[work]}: Karavan to Vendure, ${where}`, unit: 'times', value, goal: `>= ${goals[where][work]}` }]
  })
  return [...rows, ...ratios]
}
