import { existsSync, readFileSync } from 'node:fs'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { hardOffers } from '@karavan/sample-market/hard.ts'
import { anOffer } from '@karavan/testing/marketplace.ts'
import { expect, test } from 'vitest'
import { toImportedOffer } from '../catalogue/listing.ts'
import type { Offer } from '../port.ts'
import { cleanOffer } from './clean-offer.ts'

/** Every text of an offer that is shown or matched, by its place. */
function textsOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'rawDetailApi' ? [] : textsOf(part, `${place}.${key}`)))
}

const market = generateMarket({ hasHardOffers: true })
const isHard = new Set<string>(Object.values(hardOffers))

test('nothing of the ordinary offers of the sample market is taken for a contact or an order', () => {
  for (const offer of market) if (!isHard.has(offer.id)) expect(cleanOffer(offer)).toEqual(offer)
})

test('awkward offers keep their goods and lose what is no part of them', () => {
  const clean = (name: keyof typeof hardOffers) => cleanOffer(market.find(({ id }) => id === hardOffers[name])!)
  const instructed = JSON.stringify(textsOf(clean('hostileInstructions')))
  for (const word of ['SYSTEM', 'игнорируй', '忽略', 'номер карты', '银行卡', '10/10']) expect(instructed).not.toContain(word)
  expect(clean('hostileInstructions').title).toMatchObject({ en: expect.stringMatching(/mug$/), zh: expect.stringMatching(/杯$/) })
  expect(JSON.stringify(textsOf(clean('hostileMarkdown')))).not.toMatch(/javascript|tracker/)
  expect(JSON.stringify(textsOf(clean('hostileCharacters')))).not.toMatch(/[\u202c\u202e\u200b]/)
  expect(clean('longTitle')).toEqual(market.find(({ id }) => id === hardOffers.longTitle))
})

const file = new URL('../../../../../../shared/data/real-listings-1000.jsonl', import.meta.url)
test.skipIf(!existsSync(file))(
  'listings of a real shop lose telephone numbers and addresses of sites (skipped where ../shared/data is not there)',
  () => {
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    const offers = lines.map((line) => toImportedOffer(line, { platform: 'real', language: 'en' }, '2026-01-01T00:00:00.000Z'))
    const changed = offers.flatMap((offer) => {
      const cleaned = new Map(textsOf(cleanOffer(offer)))
      return textsOf(offer).filter(([place, text]) => cleaned.get(place) !== text)
    })
    expect(changed.filter(([, text]) => !/\d{3}-\d{3}-\d{4}|@|\.com\b/i.test(text))).toEqual([])
    expect(changed.length).toBeLessThan(lines.length / 50)
  },
)

test('every text of an offer is cleaned, and nothing else of it changes', () => {
  const tout = (text: string) => `${text}, WeChat: cups_2020`
  const plain = anOffer()
  const [group] = plain.options
  const [value] = group!.values
  const hostile: Offer = {
    ...plain,
    title: { zh: tout('不锈钢保温杯'), ru: tout('Термокружка стальная'), en: tout('Steel thermos mug') },
    description: { ru: tout('Держит тепло шесть часов'), en: tout('Keeps warm for six hours') },
    attributes: [{ name: plain.attributes[0]!.name, value: { zh: tout('500毫升'), ru: tout('500 мл'), en: tout('500 ml') } }],
    options: [
      { ...group!, name: { ...group!.name, ru: tout('Цвет') }, values: [{ ...value!, name: { ...value!.name, ru: tout('чёрный') } }] },
    ],
    unit: { zh: '个', ru: tout('шт.'), en: 'pcs' },
    seller: { ...plain.seller!, name: tout('Yongkang Cup Factory'), location: { ru: tout('Юнкан') } },
    delivery: { from: { ru: tout('Юнкан') }, dispatchHours: 48 },
    rawDetailApi: { data_content: { title: tout('不锈钢保温杯') } },
  }
  expect(cleanOffer(hostile)).toEqual({ ...plain, rawDetailApi: hostile.rawDetailApi })
})

test('a choice without a name goes by its place, an attribute without one is left out, and so is a seller', () => {
  const offer = cleanOffer(
    anOffer({
      title: { en: 'WeChat: cups_2020' },
      attributes: [{ name: { en: 'WeChat' }, value: { en: 'cups_2020' } }],
      options: [{ pid: '1', name: { en: 'VX: cups_2020' }, values: [{ vid: '10', name: { zh: '加微信cups_2020' } }] }],
      seller: { id: 's', name: 't.me/cups_2020' },
    }),
  )
  expect(offer).toMatchObject({
    title: { source: '600000000001' },
    attributes: [],
    options: [{ name: { source: '1' }, values: [{ vid: '10', name: { source: '1' } }] }],
    seller: undefined,
  })
})
