import { languages } from '@karavan/contract/language.ts'
import { productCard } from '@karavan/contract/product-card.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, rate, red, white } from '../../test/market.ts'
import { emptyWish, type Wish } from '../wish.ts'
import { toCard, toCards } from './card.ts'
import { whyText } from './reason.ts'

const aHit = (given: Parameters<typeof anOffer>[0]) => ({ offer: anOffer(given), textScore: 1, matched: [] })
const aWish = (given: Partial<Wish> = {}): Wish => ({ ...emptyWish(), types: ['type.thermos-mug'], ...given })
const summaries = [
  anOffer(),
  anOffer({
    priceLadder: ladder([50, 18.4], [200, 16.1]),
    seller: { id: 's', name: 'S', years: 7, isFactory: true, repurchaseRate: 0.45 },
    options: colorOption(black, white),
  }),
  anOffer({ priceLadder: [], moq: 1 }),
  anOffer({
    title: { en: 'Thermos mug 350 ml, 750 ml' },
    seller: undefined,
    delivery: { dispatchHours: 24 },
    salesCount: 12_345,
    stock: 77,
  }),
  anOffer({ unit: { ru: 'пара', en: 'pair', zh: '双' }, attributes: [{ name: { ru: 'Материал' }, value: { ru: 'керамика' } }] }),
  anOffer({ options: colorOption(red), images: [], productUrl: undefined, currency: 'XYZ' }),
]
const wishes: Partial<Wish>[] = [
  {},
  { quantity: 100 },
  { quantity: 5, anyMoq: true },
  {
    quantity: 60,
    price: { currency: 'RUB', max: 40_000 },
    measures: [{ dimension: 'volume', target: 500 }],
    colors: ['color.black', 'color.white'],
  },
  { quantity: 100, budget: { currency: 'RUB', minor: 4_000_000 }, materials: ['material.stainless-steel'], trustedSeller: true },
  { factoryOnly: true, maxDispatchHours: 48, sort: 'sales', traits: ['feature.waterproof'], sizes: ['XL'], words: ['отсутствует'] },
]

/** All numbers that an offer or a wish holds, with what is computed from them: prices in roubles, sums, shares. */
function knownNumbers(offer: (typeof summaries)[number], wish: Partial<Wish>): Set<string> {
  const known = new Set<string>()
  const add = (value: number): void => void known.add(String(Math.round(value * 100) / 100))
  const walk = (value: unknown): void => {
    if (typeof value === 'number') {
      add(value)
      add(value / 100)
      add(value / 1000)
      add(value * 100)
    } else if (typeof value === 'string') for (const found of value.match(/\d+(?:[.,]\d+)?/g) ?? []) add(Number(found.replace(',', '.')))
    else if (value && typeof value === 'object') for (const one of Object.values(value)) walk(one)
  }
  walk(offer)
  walk(wish)
  for (const { minor } of offer.priceLadder) {
    const roubles = Math.round(minor * 11.5) / 100
    add(roubles)
    add(roubles * (wish.quantity ?? 1))
  }
  return known
}

/** Numbers of a text, thousands separators of the languages taken out. */
const numbersIn = (text: string): string[] =>
  (text.match(/\d[\d\u00a0\u202f,. ]*/g) ?? []).map((found) => {
    const plain = found
      .trim()
      .replace(/[.,]$/, '')
      .replace(/[\u00a0\u202f ](?=\d{3})/g, '')
      .replace(/,(?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
    return String(Number(plain.trim()))
  })

describe('what a card says is in the offer or in the wish [G-74]', () => {
  for (const language of languages) {
    test.each(wishes.map((wish, at) => [at, wish] as const))(
      `every number of reasons, highlights and facts, ${language}, wish %i`,
      (_, wish) => {
        for (const offer of summaries) {
          const card = toCard(offer, aWish(wish), language, rate)
          const known = knownNumbers(offer, wish)
          const why = whyText(offer, aWish(wish), language, rate)
          for (const text of [why, card.llm_reasoning, ...card.highlights, ...(card.facts ?? [])])
            for (const number of numbersIn(text)) expect(known, `${number} of: ${text}`).toContain(number)
          expect(why.length).toBeGreaterThan(5)
          expect(card.highlights.length).toBeLessThanOrEqual(4)
        }
      },
    )
  }

  test('a colour, material or word that the offer does not have is not named', () => {
    const wish = aWish({ colors: ['color.red'], materials: ['material.glass'], words: ['зайчик'], traits: ['feature.waterproof'] })
    const { llm_reasoning, highlights } = toCard(summaries[1]!, wish, 'ru', rate)
    expect([llm_reasoning, ...highlights].join(' ')).not.toMatch(/красн|стекл|зайчик|непромок|водо/i)
  })

  test('what a card claims to be best in, it alone is best in of those shown', () => {
    const shown = [ladder([10, 20]), ladder([5, 22]), ladder([50, 15])].map((priceLadder) => aHit({ priceLadder }))
    const reasons = toCards(shown, aWish(), 'en', rate).map((card) => card.llm_reasoning)
    expect(reasons).toEqual([
      '30% of buyers return for more.',
      'The smallest order shown here: minimum 5\u00a0pcs.',
      '30% of buyers return for more.',
    ])
    expect(toCards(shown, aWish(), 'en', rate).map(({ badge }) => badge)).toEqual([undefined, undefined, 'cheapest'])
    const alike = shown.map(({ offer }) => aHit({ ...offer, priceLadder: ladder([10, 20]), moq: 10 }))
    expect(toCards(alike, aWish(), 'en', rate).some((card) => /shown here/.test(card.llm_reasoning))).toBe(false)
  })

  test('a badge is earned: the cheapest is notably cheaper than all, the balanced one is the best of price, dispatch, minimum and returning buyers', () => {
    const badges = (...offers: [yuan: number, hours: number | undefined, returning: number][]) =>
      toCards(
        offers.map(([yuan, dispatchHours, repurchaseRate]) =>
          aHit({
            priceLadder: ladder([10, yuan]),
            delivery: dispatchHours === undefined ? {} : { dispatchHours },
            seller: { id: 's', name: 'S', repurchaseRate },
          }),
        ),
        aWish(),
        'en',
        rate,
      ).map(({ badge }) => badge)
    expect(badges([10, 120, 0.05], [12, 24, 0.5], [14, 48, 0.2], [16, 72, 0.1])).toEqual(['cheapest', 'balanced', undefined, undefined])
    expect(badges([10, 24, 0.5], [12, 48, 0.4], [14, 72, 0.2], [16, 72, 0.1]), 'the cheapest is the best in all').toEqual([
      'cheapest',
      undefined,
      undefined,
      undefined,
    ])
    expect(badges([10, 120, 0.05], [12, undefined, 0.5], [14, 120, 0.2], [16, 120, 0.1])[1], 'no dispatch is stated').toBeUndefined()
    expect(badges([10, 120, 0.05], [15, 72, 0.2], [15, 120, 0.1], [15, 24, 0.5])[3], 'it costs what the others cost').toBeUndefined()
    expect(badges([10, 24, 0.5], [10, 24, 0.5], [10, 24, 0.5], [10, 24, 0.5]).some(Boolean), 'all alike').toBe(false)
  })

  test('a card shows the wished variant, and the first picture where no variant is wished or shown', () => {
    const [group] = colorOption(white, black)
    const pictured = group!.values.map((value) => ({ ...value, imageUrl: `/media/test/${value.vid}.webp` }))
    const offer = anOffer({ images: ['/media/test/main.webp'], options: [{ ...group!, values: pictured }] })
    expect(toCard(offer, aWish({ colors: ['color.black'] }), 'ru', rate).image_url).toBe('/media/test/1.webp')
    expect(toCard(offer, aWish({ notColors: ['color.white'] }), 'ru', rate).image_url).toBe('/media/test/1.webp')
    expect(toCard(offer, aWish(), 'ru', rate).image_url).toBe('/media/test/main.webp')
    expect(toCard(offer, aWish({ colors: ['color.red'] }), 'ru', rate).image_url).toBe('/media/test/main.webp')
    const bare = anOffer({ images: ['/media/test/main.webp'], options: [group!] })
    expect(toCard(bare, aWish({ colors: ['color.black'] }), 'ru', rate).image_url).toBe('/media/test/main.webp')
  })

  test('a dispatch that was asked for is ticked where the offer is as quick', () => {
    const offer = anOffer({ delivery: { dispatchHours: 24 } })
    expect(toCard(offer, aWish({ maxDispatchHours: 48 }), 'en', rate).highlights.join()).toContain('24')
    expect(toCard(offer, aWish(), 'en', rate).highlights).toEqual([])
  })

  test('a minimum that is ordered anyway, a rouble of difference and a price that one of them hides are no distinction', () => {
    const reasons = (offers: Parameters<typeof anOffer>[0][], wish: Partial<Wish> = {}) =>
      toCards(offers.map(aHit), aWish(wish), 'en', rate).map((card) => card.llm_reasoning)
    const minimums = [ladder([10, 20]), ladder([5, 20]), ladder([50, 20])].map((priceLadder) => ({ priceLadder }))
    expect(reasons(minimums, { quantity: 50 }).join()).not.toContain('smallest')
    expect(reasons([20, 20.1, 20.2].map((yuan) => ({ priceLadder: ladder([10, yuan]) }))).join()).not.toContain('lowest')
    expect(reasons([{ priceLadder: ladder([10, 10]) }, {}, { priceLadder: [] }]).join()).not.toContain('lowest')
  })

  test('an offer without a price says so, and its card has none', () => {
    const card = toCard(summaries[2]!, aWish({ quantity: 10 }), 'ru', rate)
    expect(card.price).toBeUndefined()
    expect(card.price_info).toBeUndefined()
    expect(card.llm_reasoning).toContain('Цену продавец не указал')
  })

  test('the hours to the dispatch are those that the offer states, and none where it states none', () => {
    expect(toCard(anOffer({ delivery: { dispatchHours: 24 } }), aWish(), 'en', rate).dispatch_hours).toBe(24)
    expect(toCard(anOffer(), aWish(), 'en', rate)).not.toHaveProperty('dispatch_hours')
  })

  test('the options that the price is for are named where the variants differ in price', () => {
    const sized = anOffer({
      options: [{ pid: 'size', name: { en: 'Size' }, values: ['S', 'L'].map((en) => ({ vid: en, name: { en } })) }],
      skus: [1000, 1500].map((priceMinor, at) => ({ skuId: `${at}`, propsIds: `size:${at ? 'L' : 'S'}`, priceMinor, stock: 9 })),
    })
    expect(productCard.parse(toCard(sized, aWish({ sizes: ['L'] }), 'en', rate)).price_info).toMatchObject({ variant: ['size:L'] })
    expect(toCard(sized, aWish(), 'en', rate).price_info).not.toHaveProperty('variant')
  })

  test('weight and volume in its packing are those that the offer states, and none where it states none', () => {
    const card = toCard(anOffer({ weightGrams: 320, boxCm3: 1800 }), aWish(), 'en', rate)
    expect(card).toMatchObject({ weight_grams: 320, box_cm3: 1800 })
    expect(productCard.parse(card)).toMatchObject({ box_cm3: 1800 })
    const bare = toCard(anOffer(), aWish(), 'en', rate)
    expect(bare).not.toHaveProperty('weight_grams')
    expect(bare).not.toHaveProperty('box_cm3')
  })

  test('a budget for the lot is answered by the sum of the lot', () => {
    const wish = aWish({ quantity: 100, budget: { currency: 'RUB', minor: 4_000_000 } })
    const card = toCard(anOffer({ priceLadder: ladder([50, 18.4]) }), wish, 'en', rate)
    const sum = new Intl.NumberFormat('en', { minimumFractionDigits: 0 }).format(card.price! * 100)
    expect(card.highlights.join()).toContain(`${sum}\u00a0₽ for 100`)
  })

  test('without a rate the price stays in its own currency', () => {
    expect(toCard(summaries[5]!, aWish(), 'en', rate)).toMatchObject({ currency: 'XYZ', price: 20, price_info: { currency: 'XYZ' } })
  })
})

describe('Russian reads as Russian', () => {
  test.each([
    [1, undefined],
    [2, 'продавец 2 года на площадке'],
    [5, 'продавец 5 лет на площадке'],
    [21, 'продавец 21 год на площадке'],
  ])('%i years', (years, expected) => {
    const offer = anOffer({ seller: { id: 's', name: 'S', years } })
    for (const text of [whyText(offer, aWish(), 'ru', rate), toCard(offer, aWish(), 'ru', rate).llm_reasoning])
      if (expected) expect(text.replaceAll('\u00a0', ' ').toLowerCase()).toContain(expected)
      else expect(text).not.toContain('на площадке')
  })

  test('the unit is in the accusative', () => {
    expect(whyText(summaries[4]!, aWish(), 'ru', rate)).toContain('за\u00a0пару')
    expect(whyText(anOffer({ unit: { ru: 'шт.' } }), aWish(), 'ru', rate)).toContain('за\u00a0штуку')
  })
})

test('the title is in the language of the answer, else in the stated order [G-82]', () => {
  const offer = anOffer({ title: { zh: '杯子', en: 'Mug' } })
  expect(toCard(offer, aWish(), 'zh', rate).title).toBe('杯子')
  expect(toCard(offer, aWish(), 'ru', rate).title).toBe('Mug')
  expect(toCard(offer, aWish(), 'ru', rate).title_en).toBe('Mug')
})

describe('highlights [G-74]', () => {
  const offer = anOffer({
    title: { en: 'Thermos mug 500 ml with carry loop', ru: 'Термокружка 500 мл с петлёй' },
    attributes: [
      { name: { en: 'Material', ru: 'Материал' }, value: { en: 'ceramic', ru: 'керамика' } },
      {
        name: { en: 'Features', ru: 'Особенности' },
        value: { en: 'with temperature display, with carry loop', ru: 'с дисплеем температуры, с петлёй' },
      },
    ],
    seller: { id: 's', name: 'S', years: 7, isFactory: true, repurchaseRate: 0.45 },
    options: colorOption(black, white),
    delivery: { dispatchHours: 24 },
    moq: 50,
  })

  test('a highlight is a condition of the buyer that the offer meets; what nobody asked for is a fact beside it', () => {
    const card = toCard(offer, aWish({ colors: ['color.black'] }), 'en', rate)
    expect(card.highlights).toEqual(['Black'])
    expect(card.llm_reasoning).toBe('45% of buyers return for more.')
    expect(card.facts).toEqual(['Ceramic', 'With temperature display', '500 sold'])
    const plain = toCard(offer, aWish(), 'ru', rate)
    expect(plain.highlights).toEqual([])
    expect(plain.facts).toEqual(['Керамика', 'С дисплеем температуры', 'Цвета: чёрный, белый'])
  })

  test('nothing that the card shows anyway: title, minimum order, dispatch, factory, years of the seller', () => {
    const { highlights, facts = [] } = toCard(offer, aWish({ types: ['type.thermos-mug'] }), 'en', rate)
    const said = [...highlights, ...facts].join(' | ')
    expect(said).not.toMatch(/loop|minimum|50|dispatch|24|factory|year/i)
  })
})

test.each([
  ['ru', 100, 'Продаётся только упаковками по 12 пар: выйдет 108 пар'],
  ['en', 100, 'Sold only in lots of 12 pairs: that makes 108 pairs'],
  ['zh', 100, '只按每12双的整数倍出售，应订108双'],
  ['en', 108, ''],
  ['en', undefined, ''],
] as const)('%s: of goods in whole lots a quantity of %s is answered with the next that is sold', (language, quantity, expected) => {
  const offer = anOffer({ unit: { ru: 'пара', en: 'pair', zh: '双' }, priceLadder: ladder([10, 10]), lotSize: 12 })
  const card = toCard(offer, aWish(quantity === undefined ? {} : { quantity }), language, rate)
  const said = card.llm_reasoning.replaceAll('\u00a0', ' ')
  expect(card.lot_size).toBe(12)
  if (expected) expect(said).toContain(expected)
  else expect(said).not.toMatch(/lots|12/)
})

describe('units agree with their numbers', () => {
  const socks = { title: { ru: 'Носки', en: 'Socks', zh: '袜子' }, unit: { ru: 'пара', en: 'pair', zh: '双' } }
  const reason = (moq: number, quantity: number | undefined, language: 'ru' | 'en' | 'zh') =>
    whyText(
      anOffer({ ...socks, priceLadder: ladder([moq, 10]) }),
      aWish(quantity === undefined ? {} : { quantity }),
      language,
      rate,
    ).replaceAll('\u00a0', ' ')
  test.each([
    [10, undefined, 'ru', 'за пару при заказе от 10 пар'],
    [2, undefined, 'ru', 'за пару при заказе от 2 пар'],
    [21, undefined, 'ru', 'за пару при заказе от 21 пары'],
    [10, 200, 'ru', 'за пару при заказе 200 пар (минимум 10)'],
    [300, 2, 'ru', 'Минимальный заказ 300 пар'],
    [2, 1, 'ru', 'Минимальный заказ 2 пары'],
    [10, 200, 'en', 'per pair at 200 pairs'],
    [2, undefined, 'en', 'at the minimum order of 2 pairs'],
    [10, 200, 'zh', '200双时'],
  ] as const)('minimum %s, wanted %s, %s', (moq, quantity, language, expected) => {
    expect(reason(moq, quantity, language)).toContain(expected)
  })
})

describe('what a part is made of is not claimed of the goods', () => {
  const spatula = anOffer({
    title: {
      ru: 'Кухонная лопатка из пластика с деревянной ручкой',
      en: 'Plastic kitchen spatula with wooden handle',
      zh: '塑料锅铲 木柄',
    },
  })
  const sneakers = anOffer({
    title: { ru: 'Кроссовки', en: 'Sneakers', zh: '运动鞋' },
    attributes: [{ name: { ru: 'Подошва', en: 'Sole', zh: '鞋底' }, value: { ru: 'резина', en: 'rubber', zh: '橡胶' } }],
  })

  test.each(languages)('its card is not ticked for it (%s)', (language) => {
    const ticks = (offer: typeof spatula, material: string) =>
      toCard(offer, aWish({ types: [], materials: [material] }), language, rate).highlights
    expect(ticks(spatula, 'material.wood')).toEqual([])
    expect(ticks(spatula, 'material.plastic')).toHaveLength(1)
    expect(ticks(sneakers, 'material.rubber')).toEqual([])
  })

  test.each(['лопатки кухонные деревянные', 'wooden kitchen spatulas', '木制锅铲'])('%s: it is not shown as such', async (message) => {
    const { cards, html } = await aConversation(aMarket([spatula]), { language: 'ru' })(message)
    expect(cards.flatMap(({ highlights }) => highlights)).toEqual([])
    if (cards.length > 0) expect(html).toMatch(/дерев|wood|木/)
  })

  test.each(['лопатка кухонная с деревянной ручкой', 'kitchen spatula with wooden handle'])(
    '%s: whoever names the part finds it',
    async (message) => {
      expect((await aConversation(aMarket([spatula]))(message)).cards).toHaveLength(1)
    },
  )
})
