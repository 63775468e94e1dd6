// @database embedded
import { createReadStream, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { textsOf } from '@karavan/assistant/texts/by-language.ts'
import { escapeHtml } from '@karavan/contract/html.ts'
import { type Language, languages } from '@karavan/contract/language.ts'
import { catalogueMarketplace } from '@karavan/marketplaces/catalogue/adapter.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { type TestDb, testDb } from '@karavan/testing/db.ts'
import { createTalks } from '@karavan/testing/talk.ts'
import { isThorough } from '@karavan/testing/thorough.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { deniableWishes, fieldsOf } from './fixtures/deniable-wishes.ts'
import { importCatalogue } from './import/import-catalogue.ts'

let t: TestDb
beforeAll(async () => {
  t = await testDb({ content: 'market' })
})
afterAll(() => t.close())

/** What a card says where the listing has not what was asked for. */
const owned = /только от|указывает, что этого нет|указано «|only from|says it is not so|listed as|件起|卖家注明没有|注明为/i

/** How answers begin whose cards stand apart, as what comes close to a wish that nothing meets. */
const beginnings = languages.map((language) => {
  const { because, several, nothing } = textsOf(language).empty
  return [because('\0', '\0', true), several(['\0'], '\0'), nothing('\0')].map((text) => escapeHtml(text.split('\0')[0]!))
})
const standApart = (html: string): boolean => beginnings.flat().some((beginning) => html.includes(beginning))

/** The name of an offer's kind in a language, as the market's own category has it. */
const kindOf = (offer: Offer, language: Language): string => offer.category?.[language]?.split(' / ').at(-1) ?? ''

const market = generateMarket()
/** "Plush toys" names a material of its own, beside which another one is a choice of two. */
const ofOneMaterial = market.filter((offer) => !/plush|毛绒/.test(`${kindOf(offer, 'en')} ${kindOf(offer, 'zh')}`))
const kinds = [...Map.groupBy(ofOneMaterial, (offer) => kindOf(offer, 'en')).values()]
const order: readonly Language[] = ['ru', 'en', 'zh']
/** A wish that most kinds have offers against is tried on so many of them, others for each wish; with THOROUGH=1 on all, which takes minutes. */
const mostKinds = isThorough ? Infinity : 12

describe('no card is shown as fitting whose listing denies the wish, over all kinds of the sample market', () => {
  test.each(deniableWishes.map((wish, at) => ({ ...wish, at })))('$wish', async ({ says, denies, at: wishAt }) => {
    const begin = createTalks(t.db, [sampleMarketplace(t.db)])
    const wrong: string[] = []
    let shown = 0
    const denied = [...kinds.entries()].filter(([, offers]) => offers.some((offer) => denies(fieldsOf(offer), offer)))
    expect(denied.length, 'kinds with offers that deny it').toBeGreaterThan(0)
    const stride = Math.max(1, Math.ceil(denied.length / mostKinds))
    for (const [at, offers] of denied.filter((_, place) => (place + wishAt) % stride === 0)) {
      const language = order[at % 3]!
      const message = says[language](kindOf(offers[0]!, language).toLowerCase())
      const { cards, offers: found, html } = await begin(language)(message)
      if (standApart(html)) continue
      shown += cards.length
      for (const [place, offer] of found.entries()) {
        const reason = cards[place]?.llm_reasoning ?? ''
        if (denies(fieldsOf(offer), offer) && !owned.test(reason))
          wrong.push(`${message} | ${html.replace(/<[^>]+>/g, ' ').slice(0, 160)} | ${cards[place]?.title} | ${reason}`)
      }
    }
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
    /** The lowest age that a listing is for, where it names one. */
    const lowestAges = (text: string): number[] =>
      Array.from(
        text.matchAll(
          /\bages?:? (?:from )?(\d{1,2}) ?(?:\+|and (?:up|over|older)|years? and|-|to )|\b(\d{1,2}) years? (?:old )?and (?:up|over|older)/gi,
        ),
        ([, first, second]) => Number(first ?? second),
      )
    const isTooOld = (text: string): boolean => lowestAges(text).length > 0 && Math.min(...lowestAges(text)) > 3
    const ofThree = [
      'puzzle for a 3 year old',
      'board game for a 3 year old',
      'building set for a 3 year old',
      'science kit for a 3 year old',
      'пазл для ребёнка 3 лет',
      'настольная игра для ребёнка 3 лет',
      'конструктор для ребёнка 3 лет',
      '适合3岁孩子的拼图',
      '适合3岁孩子的积木',
    ]
    const messages = [
      ...properties.flatMap(([property, goods, denial]) =>
        goods.map((one) => [`${property} ${one}`, (text: string) => denial.test(text)] as const),
      ),
      ...ofThree.map((message) => [message, isTooOld] as const),
    ]
    const languageOf = (message: string): Language =>
      /\p{Script=Han}/u.test(message) ? 'zh' : /\p{Script=Cyrillic}/u.test(message) ? 'ru' : 'en'
    test.each(messages)('%s', async (message, denies) => {
      const { offers, cards, html } = await createTalks(t.db, [catalogueMarketplace(t.db)])(languageOf(message))(message)
      const denied = offers.filter((offer, place) => {
        const fields = [offer.title.en, offer.description?.en, ...Object.values(fieldsOf(offer))].join('\n')
        return denies(fields) && !owned.test(cards[place]?.llm_reasoning ?? '') && !standApart(html)
      })
      expect(denied.map(({ title }) => title.en)).toEqual([])
    })
  },
)
