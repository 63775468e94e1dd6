// @database embedded
import { createReadStream, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@karavan/contract/language.ts'
import { catalogueMarketplace } from '@karavan/marketplaces/catalogue/adapter.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { type TestDb, testDb } from '@karavan/testing/db.ts'
import { createTalks } from '@karavan/testing/talk.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { importCatalogue } from './import-catalogue.ts'

// Whether a listing denies a wish is decided here from its raw English fields, without the product's own readers.

let t: TestDb
beforeAll(async () => {
  t = await testDb({ content: 'market' })
})
afterAll(() => t.close())

type Fields = Record<string, string | undefined>

interface DeniableWish {
  wish: string
  says: Record<Language, (kind: string) => string>
  /** Whether a listing with these attributes has not what is wished. */
  denies(fields: Fields): boolean
}

const logo = (pieces: number): DeniableWish => ({
  wish: `a logo on ${pieces} pieces`,
  says: {
    ru: (kind) => `${kind} с логотипом, ${pieces} штук`,
    en: (kind) => `${kind} with logo, ${pieces} pcs`,
    zh: (kind) => `${kind}，可定制logo，${pieces}件`,
  },
  denies: (fields) => fields['Custom logo'] === 'no' || Number(/from (\d+)/.exec(fields['Custom logo'] ?? '')?.[1] ?? 0) > pieces,
})
const wishes: DeniableWish[] = [
  ...[100, 500].map(logo),
  {
    wish: 'dishwasher',
    says: {
      ru: (kind) => `${kind}, можно мыть в посудомойке`,
      en: (kind) => `dishwasher safe ${kind}`,
      zh: (kind) => `可用洗碗机的${kind}`,
    },
    denies: ({ Dishwasher, Care }) => /^hand wash/.test(`${Dishwasher ?? Care}`),
  },
  {
    wish: 'microwave',
    says: { ru: (kind) => `${kind}, можно в микроволновку`, en: (kind) => `microwave safe ${kind}`, zh: (kind) => `可微波的${kind}` },
    denies: ({ Microwave }) => Microwave === 'not safe',
  },
  {
    wish: 'machine wash',
    says: { ru: (kind) => `${kind}, машинная стирка`, en: (kind) => `machine washable ${kind}`, zh: (kind) => `可机洗的${kind}` },
    denies: ({ Care = '' }) => /^(?:hand wash|wipe)/.test(Care),
  },
  {
    wish: 'waterproof',
    says: { ru: (kind) => `водонепроницаемые ${kind}`, en: (kind) => `waterproof ${kind}`, zh: (kind) => `防水${kind}` },
    denies: (fields) => fields['Protection rating'] === 'IP20',
  },
  {
    wish: 'rechargeable',
    says: { ru: (kind) => `${kind} аккумуляторные`, en: (kind) => `rechargeable ${kind}`, zh: (kind) => `可充电${kind}` },
    denies: ({ 'Power supply': power = '', Power = '' }) => /batteries|AA/.test(`${power} ${Power}`),
  },
  {
    wish: 'a print',
    says: { ru: (kind) => `${kind} с принтом`, en: (kind) => `${kind} with print`, zh: (kind) => `印花${kind}` },
    denies: ({ Printing }) => Printing === 'none',
  },
  {
    wish: 'winter',
    says: { ru: (kind) => `зимние ${kind}`, en: (kind) => `winter ${kind}`, zh: (kind) => `冬季${kind}` },
    denies: ({ Season }) => Season === 'summer',
  },
  {
    wish: 'summer',
    says: { ru: (kind) => `летние ${kind}`, en: (kind) => `summer ${kind}`, zh: (kind) => `夏季${kind}` },
    denies: ({ Season }) => Season === 'winter',
  },
  {
    wish: 'men',
    says: { ru: (kind) => `${kind} мужские`, en: (kind) => `${kind} for men`, zh: (kind) => `男士${kind}` },
    denies: (fields) => /^(?:women|kids|babies|girls)$/.test(fields['For whom'] ?? ''),
  },
  {
    wish: 'women',
    says: { ru: (kind) => `${kind} женские`, en: (kind) => `${kind} for women`, zh: (kind) => `女士${kind}` },
    denies: (fields) => /^(?:men|kids|babies|boys)$/.test(fields['For whom'] ?? ''),
  },
  {
    wish: 'kids',
    says: { ru: (kind) => `${kind} детские`, en: (kind) => `${kind} for kids`, zh: (kind) => `儿童${kind}` },
    denies: (fields) => /^(?:men|women)$/.test(fields['For whom'] ?? ''),
  },
]

const fieldsOf = (offer: Offer): Fields =>
  Object.fromEntries(offer.attributes.map(({ name, value }) => [name.en ?? name.source ?? '', value.en ?? value.source ?? '']))

/** What a card says where the listing has not what was asked for. */
const owned = /только от|указывает, что этого нет|указано «|only from|says it is not so|listed as|件起|卖家注明没有|注明为/i

/** The name of an offer's kind in a language, as the market's own category has it. */
const kindOf = (offer: Offer, language: Language): string => offer.category?.[language]?.split(' / ').at(-1) ?? ''

const market = generateMarket()
const kinds = [...Map.groupBy(market, (offer) => kindOf(offer, 'en')).values()]
const order: readonly Language[] = ['ru', 'en', 'zh']

describe('no card is shown as fitting whose listing denies the wish, over all kinds of the sample market', () => {
  test.each(wishes)('$wish', async ({ says, denies }) => {
    const begin = createTalks(t.db, [sampleMarketplace(t.db)])
    const wrong: string[] = []
    let denying = 0
    let shown = 0
    for (const [at, offers] of kinds.entries()) {
      const deniers = offers.filter((offer) => denies(fieldsOf(offer))).length
      if (deniers === 0) continue
      denying += deniers
      const language = order[at % 3]!
      const message = says[language](kindOf(offers[0]!, language).toLowerCase())
      const { cards, offers: found } = await begin(language)(message)
      shown += cards.length
      for (const [place, offer] of found.entries()) {
        const reason = cards[place]?.llm_reasoning ?? ''
        if (denies(fieldsOf(offer)) && !owned.test(reason)) wrong.push(`${message} | ${cards[place]?.title} | ${reason}`)
      }
    }
    expect(denying, 'offers that deny it').toBeGreaterThan(0)
    expect(shown).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })
})

const listings = fileURLToPath(new URL('../../../../../../shared/data/real-listings-1000.jsonl', import.meta.url))

describe.skipIf(!existsSync(listings))(
  'the same over a thousand listings of a real shop (skipped where ../shared/data is not there)',
  () => {
    beforeAll(async () => {
      const deps = { db: t.db, clock: systemClock }
      expect((await importCatalogue(deps, createReadStream(listings), { platform: 'real', language: 'en' })).stored).toBeGreaterThan(900)
    })
    const properties: [property: string, goods: string[], denial: RegExp][] = [
      [
        'waterproof',
        ['bag', 'backpack', 'phone case', 'boots', 'jacket', 'watch', 'speaker', 'toy'],
        /\b(?:not|isn.t|non)[ -](?:fully )?(?:water ?proof|water ?resistant)/i,
      ],
      [
        'machine washable',
        ['blanket', 'costume', 'plush toy', 'pillow', 'rug', 'curtains', 'dress'],
        /hand wash only|spot clean only|surface wash(?:able)? only|dry clean only|(?:not|n.t) machine wash/i,
      ],
      [
        'dishwasher safe',
        ['bottle', 'mug', 'bowl', 'knife', 'plate'],
        /hand wash only|not dishwasher[ -]safe|not (?:recommended )?for (?:the )?dishwasher/i,
      ],
      ['microwave safe', ['bowl', 'mug', 'plate'], /not microwave[ -]safe|not (?:for|suitable for) microwave/i],
      ['rechargeable', ['flashlight', 'toy', 'car', 'lamp'], /not rechargeable|non-?rechargeable/i],
      ['wireless', ['mouse', 'headphones', 'speaker'], /not wireless/i],
    ]
    const messages = properties.flatMap(([property, goods, denial]) => goods.map((one): [string, RegExp] => [`${property} ${one}`, denial]))
    test.each(messages)('%s', async (message, denial) => {
      const { offers, cards } = await createTalks(t.db, [catalogueMarketplace(t.db)])('en')(message)
      const denied = offers.filter((offer, place) => {
        const fields = [offer.title.en, offer.description?.en, ...Object.values(fieldsOf(offer))].join('\n')
        return denial.test(fields) && !owned.test(cards[place]?.llm_reasoning ?? '')
      })
      expect(denied.map(({ title }) => title.en)).toEqual([])
    })
  },
)
