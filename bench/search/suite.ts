import { type Kysely, sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/schema.ts'
import type { Offer, OfferQuery } from '../../packages/marketplaces/src/port.ts'
import { type Random, randomFrom } from '../../packages/marketplaces/src/sample/random.ts'
import type { OfferIndex } from '../../packages/marketplaces/src/store/offer-row.ts'
import { upsertOffers } from '../../packages/marketplaces/src/store/offer-store.ts'
import { searchOffers } from '../../packages/marketplaces/src/store/search-offers.ts'
import { settleStore } from '../../packages/marketplaces/src/store/sources.ts'
import { type BenchRow, percentile, timesRow } from '../lib/report.ts'
import { openStore } from './open-store.ts'
import { benchPlatform, syntheticOffers } from './synthetic.ts'

/** Offers of a catalogue, and the p50 that BENCH.md's first card leaves to the search, in ms. */
const sizes = [
  { offers: 2_400, postgres: 10, embedded: 20 },
  { offers: 50_000, postgres: 25, embedded: 60 },
  { offers: 500_000, postgres: 80, embedded: 200 },
]

export async function run({ quick }: { quick: boolean }): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const kind of ['postgres', 'embedded'] as const) {
    const medians: number[] = []
    for (const size of quick ? sizes.slice(0, 1) : sizes) {
      const store = await openStore(kind)
      if (!store) continue
      try {
        const started = performance.now()
        await load(store.db, size.offers)
        const loadedMs = performance.now() - started
        process.stderr.write(`bench: search ${kind} ${size.offers} offers loaded in ${(loadedMs / 1000).toFixed(0)} s\n`)
        const times = await measure(store.db, quick ? 60 : 400)
        const label = `search, ${size.offers} offers, ${kind}`
        rows.push(
          timesRow(
            label,
            times.flatMap(({ ms }) => ms),
            { goal: `p50 <= ${size[kind]}`, note: worstOf(times) },
          ),
        )
        medians.push(
          percentile(
            times.flatMap(({ ms }) => ms),
            0.5,
          ),
        )
      } finally {
        await store.close()
      }
    }
    const [least, most] = [medians[0], medians.at(-1)]
    if (least && most && medians.length === sizes.length) {
      rows.push({ name: `search, growth over 200 times the offers, ${kind}`, unit: 'times', value: most / least, goal: '<= 4' })
    }
  }
  return rows
}

/** Writes the offers with the product's own statement. The indexes are built at the end: how they came to be is not what is measured. */
async function load(db: Kysely<Database>, count: number): Promise<void> {
  await sql`drop index offer_search, offer_price, offer_sales, offer_platform, offer_word_keys`.execute(db)
  let offers: Offer[] = []
  let indexes = new Map<string, OfferIndex>()
  const write = async () => {
    const known = indexes
    await upsertOffers(db, offers, (offer) => known.get(offer.id)!)
    offers = []
    indexes = new Map()
  }
  for (const { offer, index } of syntheticOffers(count)) {
    offers.push(offer)
    indexes.set(offer.id, index)
    if (offers.length >= 1000) await write()
  }
  await write()
  await sql`create index offer_search on offer using gin (search) with (gin_pending_list_limit = 512)`.execute(db)
  await sql`create index offer_price on offer (price_floor)`.execute(db)
  await sql`create index offer_sales on offer (sales)`.execute(db)
  await sql`create index offer_platform on offer (platform)`.execute(db)
  await sql`create index offer_word_keys on offer_word using gin (keys) with (gin_pending_list_limit = 512)`.execute(db)
  await settleStore(db)
}

interface Timed {
  kind: string
  ms: number[]
}

async function measure(db: Kysely<Database>, count: number): Promise<Timed[]> {
  const random = randomFrom('wishes')
  const times = new Map<string, number[]>()
  const kinds = Object.keys(wishes)
  for (let asked = -20; asked < count; asked += 1) {
    const kind = random.pick(kinds)
    const wish = wishes[kind]!(random)
    const started = performance.now()
    await searchOffers(db, [benchPlatform], { language: 'ru', types: [], keywords: {}, limit: 40, offset: 0, ...wish })
    // The first ones warm caches up.
    if (asked >= 0) times.set(kind, [...(times.get(kind) ?? []), performance.now() - started])
  }
  return Array.from(times, ([kind, ms]) => ({ kind, ms }))
}

const worstOf = (times: Timed[]): string =>
  times
    .map(({ kind, ms }) => ({ kind, p50: percentile(ms, 0.5) }))
    .sort((a, b) => b.p50 - a.p50)
    .slice(0, 2)
    .map(({ kind, p50 }) => `${kind} ${p50.toFixed(0)} ms`)
    .join(', ')

const goods = [
  ['термокружка', 'type.thermos-mug'],
  ['рюкзак', 'type.backpack'],
  ['футболка', 'type.t-shirt'],
  ['sneakers', 'type.sneakers'],
  ['phone case', 'type.phone-case'],
  ['desk lamp', 'type.desk-lamp'],
  ['毛巾', 'type.towel'],
  ['雨伞', 'type.umbrella'],
] as const
const wide = [
  ['одежда', 'type.clothing'],
  ['посуда', 'type.drinkware'],
  ['bags', 'type.bag'],
] as const
const colors = ['color.black', 'color.white', 'color.red', 'color.pink', 'color.blue']

/** Kinds of wishes, from narrow to the widest there are; drawn evenly. */
const wishes: Record<string, (random: Random) => Partial<OfferQuery> & { text: string }> = {
  type: (random) => {
    const [text, type] = random.pick(goods)
    return { text, types: [type] }
  },
  'type, colour and price at a quantity': (random) => {
    const [text, type] = random.pick(goods)
    const maxMinor = random.int(500, 8000)
    return { text, types: [type], colors: [random.pick(colors)], quantity: random.int(1, 500), price: { CNY: { maxMinor } } }
  },
  'type and measure': (random) => ({
    text: 'термокружка',
    types: ['type.thermos-mug'],
    measures: [{ dimension: 'volume', min: random.pick([350, 500, 750]), max: random.pick([750, 1000]) }],
  }),
  'wide type': (random) => {
    const [text, type] = random.pick(wide)
    return { text, types: [type] }
  },
  'wide type, impossible price': (random) => {
    const [text, type] = random.pick(wide)
    return { text, types: [type], price: { CNY: { maxMinor: 1 } } }
  },
  'wide type by price': (random) => {
    const [text, type] = random.pick(wide)
    return { text, types: [type], sort: 'price', quantity: 100 }
  },
  'wide type by sales': (random) => {
    const [text, type] = random.pick(wide)
    return { text, types: [type], sort: 'sales' }
  },
  brand: (random) => ({ text: random.pick(['terkazo', 'velmi', 'lunka', 'brazo', 'stino', 'karfex']) }),
  'type and misspelt brand': (random) => ({
    text: `рюкзак ${random.pick(['zomitervl', 'kazomitr', 'velmiter', 'lunbrast'])}`,
    types: ['type.backpack'],
  }),
  'beginning of a word': (random) => ({ text: random.pick(['kazo', 'velm', 'stin', 'quaf']) }),
  'common words': (random) => ({
    text: random.pick(['нержавеющая сталь с ручкой в подарок', 'black cotton for women summer', '不锈钢 黑色']),
  }),
  colour: (random) => ({ text: random.pick(['чёрный', 'white', '红色']) }),
  everything: () => ({ text: '' }),
}
