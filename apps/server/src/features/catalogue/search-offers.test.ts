import { maxTotal, type Offer, type OfferQuery, priceAt } from '@karavan/marketplaces/port.ts'
import { countOffers, findOffer, findOffers, upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { searchOffers } from '@karavan/marketplaces/store/search-offers.ts'
import { type TestDb, testDb } from '@karavan/testing/db.ts'
import { CompiledQuery, createQueryId, type RootOperationNode, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let t: TestDb
beforeAll(async () => {
  t = await testDb()
})
afterAll(() => t.close())
beforeEach(() => t.truncate())

let made = 0
function anOffer(over: Partial<Offer> = {}): Offer {
  made += 1
  const itemId = over.itemId ?? String(1000 + made)
  const platform = over.platform ?? 'sample'
  return {
    id: `${platform}-${itemId}`,
    platform,
    itemId,
    title: { ru: 'Кружка из керамики', en: 'Ceramic mug', zh: '陶瓷马克杯' },
    attributes: [],
    options: [],
    skus: [],
    priceLadder: [{ from: 1, minor: 1000 }],
    currency: 'CNY',
    moq: 1,
    images: [],
    fetchedAt: '2026-01-01T00:00:00.000Z',
    ...over,
  }
}
const given = async (...offers: Offer[]): Promise<Offer[]> => {
  await upsertOffers(t.db, offers)
  return offers
}
const search = (over: Partial<OfferQuery> = {}, platforms = ['sample']) =>
  searchOffers(t.db, platforms, { text: '', language: 'ru', types: [], keywords: {}, limit: 50, offset: 0, ...over })
const found = async (over: Partial<OfferQuery> = {}) => (await search(over)).hits.map(({ offer }) => offer.itemId)

describe('storing', () => {
  test('an offer comes back whole, whatever its texts are', async () => {
    const offer = anOffer({
      title: { ru: `Кружка "l'eau" \\ ' <img onerror=x>`, zh: '杯' },
      description: { en: 'Line\nbreak \\u0000 & "quotes"' },
      options: [{ pid: '0', name: { ru: 'Цвет' }, values: [{ vid: '1', name: { ru: 'Чёрный' } }] }],
      skus: [{ skuId: '1', propsIds: '0:1', stock: 5, priceMinor: 900 }],
      rawDetailApi: { data_content: { anything: [1, 'two', { three: null }] } },
      seller: { id: 's1', name: 'Фабрика №1', years: 3, repurchaseRate: 0.4, isFactory: true },
      salesCount: 3_000_000,
    })
    await given(offer)
    expect(await findOffer(t.db, offer.id)).toEqual(offer)
  })

  test('what PostgreSQL cannot hold is left out of it, and the rest is stored', async () => {
    await given(anOffer({ itemId: '1', title: { ru: 'Круж\0ка \ud83d керамика' }, rawDetailApi: { data_content: { 'a\0b': 'c\0' } } }))
    expect(await findOffer(t.db, 'sample-1')).toMatchObject({
      title: { ru: 'Кружка \ufffd керамика' },
      rawDetailApi: { data_content: { ab: 'c' } },
    })
    expect(await found({ text: 'кружка' })).toEqual(['1'])
  })

  test('storing again replaces by id, and says which were new', async () => {
    const first = anOffer({ itemId: '1' })
    expect(await upsertOffers(t.db, [first])).toEqual({ stored: 1, updated: 0 })
    const changed = anOffer({ itemId: '1', title: { ru: 'Рюкзак школьный' }, fetchedAt: '2026-02-01T00:00:00.000Z' })
    expect(await upsertOffers(t.db, [changed, anOffer({ itemId: '2' })])).toEqual({ stored: 1, updated: 1 })
    expect(await countOffers(t.db, 'sample')).toBe(2)
    expect(await found({ text: 'рюкзак' })).toEqual(['1'])
    expect(await found({ text: 'кружка' })).toEqual(['2'])
    expect((await findOffer(t.db, 'sample-1'))?.fetchedAt).toBe('2026-02-01T00:00:00.000Z')
  })

  test('an unchanged offer keeps its index and is as fresh as it was last seen', async () => {
    const offer = anOffer({ itemId: '1' })
    await given(offer)
    const before = await sql<{ search: string }>`select search::text from offer`.execute(t.db)
    await given({ ...offer, fetchedAt: '2026-03-01T00:00:00.000Z' })
    expect((await sql<{ search: string }>`select search::text from offer`.execute(t.db)).rows).toEqual(before.rows)
    expect((await search()).hits[0]?.offer.fetchedAt).toBe('2026-03-01T00:00:00.000Z')
  })

  test('a batch with the same offer twice keeps the last', async () => {
    await given(anOffer({ itemId: '1', title: { ru: 'Кружка' } }), anOffer({ itemId: '1', title: { ru: 'Рюкзак' } }))
    expect((await findOffer(t.db, 'sample-1'))?.title).toEqual({ ru: 'Рюкзак' })
  })

  test('offers come in the order of the ids asked for, without the unknown', async () => {
    await given(anOffer({ itemId: '1' }), anOffer({ itemId: '2' }))
    expect((await findOffers(t.db, ['sample-2', 'sample-9', 'sample-1', 'x\0'])).map(({ itemId }) => itemId)).toEqual(['2', '1'])
    expect(await findOffer(t.db, "'; drop table offer")).toBeUndefined()
  })

  test('two writers of the same offers both finish', async () => {
    const offers = Array.from({ length: 60 }, (_, index) => anOffer({ itemId: `w${index}`, title: { ru: `Кружка слово${index}` } }))
    await Promise.all([upsertOffers(t.db, offers), upsertOffers(t.db, [...offers].reverse())])
    expect(await countOffers(t.db)).toBe(60)
  })
})

describe('words', () => {
  beforeEach(() =>
    given(
      anOffer({ itemId: 'mug', title: { ru: 'Кружка керамическая 350 мл', en: 'Ceramic mug 350 ml', zh: '陶瓷马克杯 350毫升' } }),
      anOffer({
        itemId: 'backpack',
        title: { ru: 'Рюкзак школьный водонепроницаемый', en: 'Waterproof school backpack', zh: '防水书包双肩包' },
      }),
      anOffer({ itemId: 'case', title: { ru: 'Чехол для наушников', en: 'Case for headphones', zh: '耳机保护套' } }),
      anOffer({ itemId: 'headphones', title: { ru: 'Беспроводные наушники Zentrix', en: 'Wireless headphones Zentrix', zh: '无线耳机' } }),
      anOffer({ itemId: 'longboard', title: { en: 'Flexy Crossbow Brachiosaurus 41"' } }),
    ),
  )

  test.each([
    ['кружка', 'mug'],
    ['кружки', 'mug'],
    ['кружек', 'mug'],
    ['mugs', 'mug'],
    ['马克杯', 'mug'],
    ['крушка', 'mug'],
    ['kruzhka', 'mug'],
    ['рюкзаки', 'backpack'],
    ['backpak', 'backpack'],
    ['双肩包', 'backpack'],
    ['наушники', 'headphones'],
    ['наушники zentrix', 'headphones'],
    ['zentrics', 'headphones'],
    ['zentr', 'headphones'],
    ['brachiosaurus', 'longboard'],
    ['brahiosaurus', 'longboard'],
    ['BRACHIOSAURUS!', 'longboard'],
  ])('"%s" finds the %s first [CH-64]', async (text, itemId) => expect((await found({ text }))[0]).toBe(itemId))

  test('offers that only mention the type come when nothing is of it [CH-64]', async () => {
    expect(await found({ text: 'наушники' })).toEqual(['headphones'])
    expect((await found({ text: 'чехол для наушников' }))[0]).toBe('case')
    await sql`delete from offer where id = 'sample-headphones'`.execute(t.db)
    expect(await found({ text: 'наушники' })).toEqual(['case'])
  })

  test('a price that no offer of the type holds finds nothing, not something else [CH-64]', async () => {
    expect(await found({ text: 'наушники', price: { CNY: { maxMinor: 999 } } })).toEqual([])
    await given(anOffer({ itemId: 'cheap', title: { ru: 'Чехол для наушников' }, priceLadder: [{ from: 1, minor: 500 }] }))
    expect(await found({ text: 'наушники', price: { CNY: { maxMinor: 999 } } })).toEqual([])
  })

  test('among few offers of a type those come first that are called as the wish calls it', async () => {
    await given(
      anOffer({ itemId: 'hoody', title: { en: 'Sweatshirt with hood' }, salesCount: 300 }),
      anOffer({ itemId: 'hoodie', title: { en: 'Warm hoodie' } }),
    )
    expect((await found({ text: 'hoodie' }))[0]).toBe('hoodie')
  })

  test('the narrowest category says what an offer is, and a description nothing', async () => {
    await given(
      anOffer({ itemId: 'brand', title: { en: 'Zentrix Pro 4000' }, category: { en: 'Electronics / Audio / Headphones' } }),
      anOffer({ itemId: 'told', title: { en: 'Zentrix Cleaner' }, description: { en: 'Cleans umbrellas well' } }),
    )
    expect((await found({ text: 'headphones' })).toSorted()).toEqual(['brand', 'headphones'])
    expect(await found({ text: 'umbrella' })).toEqual([])
  })

  test('a colour or a common word alone finds nothing', async () => {
    await given(...Array.from({ length: 12 }, (_, index) => anOffer({ itemId: `r${index}`, title: { en: `Red umbrella ${index}` } })))
    expect(await found({ text: 'red notaword' })).toEqual([])
    expect((await found({ text: 'red' })).length).toBe(12)
  })

  test('all words, then most of them, never a common one alone', async () => {
    await given(...Array.from({ length: 12 }, (_, index) => anOffer({ itemId: `c${index}`, title: { en: `Crossbow number ${index}` } })))
    expect((await found({ text: 'flexy crossbow brachiosaurus' }))[0]).toBe('longboard')
    expect(await found({ text: 'brachiosaurus crossbow' })).toEqual(['longboard'])
    expect(await found({ text: 'brachiosaurus notaword' })).toEqual(['longboard'])
    expect(await found({ text: 'notaword anotherword' })).toEqual([])
  })

  test('a rare word counts more than a common one, and a title more than a description', async () => {
    await given(
      ...Array.from({ length: 12 }, (_, index) => anOffer({ itemId: `k${index}`, title: { en: `Plimbex quandor ${index}` } })),
      anOffer({ itemId: 'titled', title: { en: 'Plimbex vostrik' } }),
      anOffer({ itemId: 'told', title: { en: 'Plimbex' }, description: { en: 'Sounds like a vostrik' }, salesCount: 500 }),
    )
    expect((await found({ text: 'quandor vostrik plimbex' }))[0]).toBe('titled')
    expect((await found({ text: 'plimbex vostrik' })).slice(0, 2)).toEqual(['titled', 'told'])
  })

  test('the kind is no wall: the very words of its name find what is not of it', async () => {
    await given(
      anOffer({ itemId: 'doll', title: { en: 'Baby doll with bottle' } }),
      anOffer({ itemId: 'barbie', title: { en: 'Barbie doll with dolphin' } }),
      anOffer({ itemId: 'house', title: { en: 'Barbie dream house' } }),
    )
    for (const text of ['barbie doll', 'кукла барби']) {
      const order = await found({ text })
      expect(order[0]).toBe('barbie')
      expect(order.toSorted()).toEqual(['barbie', 'doll', 'house'])
    }
  })

  test('a number that a measure names counts as well', async () => {
    const puzzle = (pieces: number) =>
      anOffer({ itemId: `p${pieces}`, title: { en: `Jigsaw puzzle ${pieces} pieces` }, salesCount: pieces })
    await given(puzzle(100), puzzle(500), puzzle(1000), puzzle(2000))
    expect((await found({ text: '500 piece jigsaw puzzle' }))[0]).toBe('p500')
  })

  test.each([
    ['brachio saurus', 'longboard'],
    ['zen trix', 'headphones'],
    ['flexycrossbow', 'longboard'],
    ['crossbow brahiosaurus flexi', 'longboard'],
  ])('"%s" is read as the words of the catalogue', async (text, itemId) => expect((await found({ text }))[0]).toBe(itemId))

  test.each([
    `'`, '"', `';drop table offer;--`, '& | ! ( ) : *', '<->', '\\', '\0', 'кружка\0', '!!!', '()', 'a:*', "x'::tsquery", '😀', '\ud800', '%_', '{}', '﷽',
    'я'.repeat(2000), 'a b '.repeat(500), "'".repeat(2000), '12345678901234567890'.repeat(10), 'constructor __proto__ toString', '杯'.repeat(700),
  ])('hostile text %j is answered', async (text) => {
    const page = await search({ text, sellerName: text, sizes: [text], excludeIds: [text], colors: text.length < 50 ? [text] : [], types: [text] })
    expect(page.hits).toEqual([])
    await search({ text })
    await search({ text, price: { [text]: { maxMinor: 1e300, minMinor: -1e300 } }, quantity: 1e300, maxMoq: Number.MAX_SAFE_INTEGER })
  }) // biome-ignore format: a list

  test('a text without letters or digits finds nothing, no text everything', async () => {
    expect((await search({ text: ' ?! ' })).total).toBe(0)
    expect((await search({ text: ' ' })).total).toBe(5)
  })

  test('a hit says which of the wished things the offer has, and how well the words fit', async () => {
    const page = await search({ text: 'кружка из керамики', types: ['type.mug'], materials: ['material.ceramic'] })
    expect(page.hits[0]?.matched.toSorted()).toEqual(['material.ceramic', 'type.mug'])
    expect(page.hits[0]?.textScore).toBeGreaterThan(0.9)
    expect(page.hits[0]?.textScore).toBeLessThanOrEqual(1)
    expect(page.hits[0]?.offer).not.toHaveProperty('skus')
  })
})

describe('bounds', () => {
  const ladder = [
    { from: 10, minor: 2000 },
    { from: 100, minor: 1500 },
    { from: 1000, minor: 1000 },
  ]
  test('the price is that of the step at the wanted quantity, as priceAt has it', async () => {
    const offer = anOffer({ itemId: '1', priceLadder: ladder, moq: 10 })
    await given(offer)
    for (const quantity of [1, 9, 10, 11, 99, 100, 101, 999, 1000, 1_000_000]) {
      const minor = priceAt(ladder, quantity)!
      const bounded = (minMinor: number, maxMinor: number) => found({ quantity, price: { CNY: { minMinor, maxMinor } } })
      expect(await bounded(minor, minor), `at ${quantity}`).toEqual(['1'])
      expect(await bounded(minor + 1, 99_999), `at ${quantity}`).toEqual([])
      expect(await bounded(0, minor - 1), `at ${quantity}`).toEqual([])
    }
  })

  test('without a quantity the price is that of the smallest order', async () => {
    await given(anOffer({ itemId: '1', priceLadder: ladder, moq: 100 }))
    expect(await found({ price: { CNY: { maxMinor: 1500 } } })).toEqual(['1'])
    expect(await found({ price: { CNY: { maxMinor: 1499 } } })).toEqual([])
  })

  test('an offer is compared in its own currency, and one without a price never fits a bound', async () => {
    await given(
      anOffer({ itemId: 'cny', priceLadder: [{ from: 1, minor: 700 }] }),
      anOffer({ itemId: 'usd', currency: 'USD', priceLadder: [{ from: 1, minor: 120 }] }),
      anOffer({ itemId: 'eur', currency: 'EUR', priceLadder: [{ from: 1, minor: 1 }] }),
      anOffer({ itemId: 'none', priceLadder: [] }),
    )
    const price = { CNY: { maxMinor: 800 }, USD: { maxMinor: 110 } }
    expect(await found({ price })).toEqual(['cny'])
    expect(await found({ price: { CNY: { minMinor: 0 }, USD: { maxMinor: 120 } }, sort: 'price' })).toEqual(['usd', 'cny'])
    expect((await found()).length).toBe(4)
  })

  test('prices of several currencies are sorted by what the bounds say they are worth', async () => {
    await given(
      anOffer({ itemId: 'cny', priceLadder: [{ from: 1, minor: 700 }] }),
      anOffer({ itemId: 'usd', currency: 'USD', priceLadder: [{ from: 1, minor: 120 }] }),
      anOffer({ itemId: 'none', priceLadder: [] }),
    )
    expect(await found({ sort: 'price', price: { CNY: { maxMinor: 1400 }, USD: { maxMinor: 200 } } })).toEqual(['cny', 'usd'])
    expect(await found({ sort: 'price' })).toEqual(['usd', 'cny', 'none'])
  })

  test('the price order is that at the wanted quantity', async () => {
    await given(anOffer({ itemId: 'falls', priceLadder: ladder }), anOffer({ itemId: 'stays', priceLadder: [{ from: 1, minor: 1800 }] }))
    expect(await found({ sort: 'price', quantity: 20 })).toEqual(['stays', 'falls'])
    expect(await found({ sort: 'price', quantity: 200 })).toEqual(['falls', 'stays'])
  })

  test('minimum order, factory, dispatch, seller', async () => {
    await given(
      anOffer({
        itemId: 'a',
        moq: 100,
        seller: { id: 's1', name: 'Yongkang Mutang Drinkware Co., Ltd.', isFactory: true },
        delivery: { dispatchHours: 24 },
      }),
      anOffer({ itemId: 'b', moq: 5, seller: { id: 's2', name: '义乌市小明商贸' }, delivery: { dispatchHours: 72 } }),
      anOffer({ itemId: 'c', moq: 1 }),
    )
    expect(await found({ maxMoq: 5 })).toEqual(['b', 'c'])
    expect(await found({ factoryOnly: true })).toEqual(['a'])
    expect(await found({ maxDispatchHours: 48 })).toEqual(['a'])
    expect(await found({ sellerName: 'mutang drinkware' })).toEqual(['a'])
    expect(await found({ sellerName: '小明' })).toEqual(['b'])
    expect(await found({ sellerName: 'nobody' })).toEqual([])
  })

  test('colours, materials and sizes fit with any of those wished, traits with all', async () => {
    await given(
      anOffer({
        itemId: 'black',
        title: { en: 'Black cotton t-shirt for women', ru: 'Чёрная женская футболка из хлопка' },
        options: [{ pid: '1', name: { en: 'Size' }, values: [{ vid: '1', name: { en: 'XL' } }] }],
      }),
      anOffer({ itemId: 'red', title: { en: 'Red polyester t-shirt for men', ru: 'Красная мужская футболка из полиэстера' } }),
      anOffer({ itemId: 'any', title: { en: 'White silk unisex summer t-shirt', ru: 'Белая летняя футболка унисекс из шёлка' } }),
    )
    const types = ['type.t-shirt']
    expect(await found({ types, colors: ['color.black'] })).toEqual(['black'])
    expect((await found({ types, colors: ['color.black', 'color.red'] })).toSorted()).toEqual(['black', 'red'])
    expect(await found({ types, materials: ['material.silk'] })).toEqual(['any'])
    expect((await found({ types, traits: ['audience.women'] })).toSorted()).toEqual(['any', 'black'])
    expect(await found({ types, traits: ['audience.women', 'season.summer'] })).toEqual(['any'])
    expect(await found({ types, sizes: ['XL'] })).toEqual(['black'])
    expect(await found({ types, colors: ['color.green'] })).toEqual([])
  })

  test('sides count together: offers with both come first, in any order and of two or three', async () => {
    const sized = (itemId: string, size: string) =>
      anOffer({ itemId, title: { ru: `Плед ${size}`, en: 'Blanket', zh: '毯子' }, salesCount: 10 })
    await given(sized('small', '100x150 см'), sized('y-both', '200х150 см'), sized('large', '200x230 см'), sized('z-box', '150x200x20 см'))
    const order = await found({ types: ['type.blanket'], sides: [1500, 2000] })
    expect(order.slice(0, 2).sort()).toEqual(['y-both', 'z-box'])
    expect(order).toHaveLength(4)
    expect((await found({ types: ['type.blanket'], text: 'плед 200 на 230' }))[0]).toBe('large')
  })

  test('a measure fits with a little to spare, and others follow when few fit', async () => {
    const bottle = (ml: number) =>
      anOffer({ itemId: `ml${ml}`, title: { ru: `Бутылка для воды ${ml} мл` }, salesCount: ml === 350 ? 9000 : 0 })
    await given(bottle(350), bottle(480), bottle(500), bottle(520), bottle(560))
    const wish = { types: ['type.water-bottle'], measures: [{ dimension: 'volume' as const, min: 500, max: 500 }] }
    const order = await found(wish)
    const { hits } = await search(wish)
    expect(hits.filter(({ matched }) => matched.includes('measure:volume')).map(({ offer }) => offer.itemId)).toEqual(order.slice(0, 3))
    expect(order.slice(0, 3).toSorted()).toEqual(['ml480', 'ml500', 'ml520'])
    expect(order).toHaveLength(5)
    await given(...[501, 502, 503].map(bottle))
    expect((await found(wish)).toSorted()).toEqual(['ml480', 'ml500', 'ml501', 'ml502', 'ml503', 'ml520'])
    expect(await found({ ...wish, measures: [{ dimension: 'volume', min: 490 }] })).not.toContain('ml350')
  })
})

describe('order and pages', () => {
  beforeEach(() =>
    given(...Array.from({ length: 30 }, (_, index) => anOffer({ itemId: String(index).padStart(2, '0'), salesCount: (index % 3) * 100 }))),
  )

  test('pages are cut from one stable order, with ties by id', async () => {
    const whole = await found({ text: 'кружка' })
    expect(new Set(whole).size).toBe(30)
    const pages = [0, 7, 14, 21, 28].map((offset) => found({ text: 'кружка', offset, limit: 7 }))
    expect((await Promise.all(pages)).flat()).toEqual(whole)
    expect(await found({ text: 'кружка' })).toEqual(whole)
    expect(whole.slice(0, 3)).toEqual(['02', '05', '08'])
  })

  test('the total counts all that fit on every page, also beyond the last', async () => {
    expect((await search({ text: 'кружка', limit: 5 })).total).toBe(30)
    expect(await search({ text: 'кружка', offset: 100 })).toEqual({ hits: [], total: 30 })
    expect((await search({ text: 'кружка', limit: 0 })).total).toBe(30)
  })

  test('the few that have every word stand before the rest, on pages of any length', async () => {
    await given(
      anOffer({ itemId: 'w1', title: { ru: 'Кружка Zentrix' } }),
      anOffer({ itemId: 'w2', title: { ru: 'Кружка Zentrix большая' } }),
    )
    const whole = await found({ text: 'кружка zentrix' })
    expect(whole.slice(0, 2).toSorted()).toEqual(['w1', 'w2'])
    expect(new Set(whole).size).toBe(32)
    const pages = [0, 1, 2, 3, 20].map((offset) => search({ text: 'кружка zentrix', offset, limit: 3 }))
    for (const [at, page] of (await Promise.all(pages)).entries()) {
      expect(page.hits.map(({ offer }) => offer.itemId)).toEqual(whole.slice([0, 1, 2, 3, 20][at]).slice(0, 3))
      expect(page.total).toBe(32)
    }
  })

  test('offers that were shown are left out and not counted', async () => {
    const [first, second] = await found({ text: 'кружка' })
    const page = await search({ text: 'кружка', excludeIds: [`sample-${first}`, `sample-${second}`] })
    expect(page.total).toBe(28)
    expect(page.hits.map(({ offer }) => offer.itemId)).not.toContain(first)
  })

  test('other platforms are not looked at', async () => {
    await given(anOffer({ platform: 'real', itemId: 'r1' }))
    expect((await search({ text: 'кружка' }, ['real'])).hits.map(({ offer }) => offer.id)).toEqual(['real-r1'])
    expect((await search({ text: 'кружка' }, ['real', 'sample'])).total).toBe(31)
    expect((await search({ text: 'кружка' }, [])).total).toBe(0)
  })

  test('best sellers come first when sorted by sales', async () => {
    expect((await found({ text: 'кружка', sort: 'sales' })).slice(0, 11)).toEqual([
      '02',
      '05',
      '08',
      '11',
      '14',
      '17',
      '20',
      '23',
      '26',
      '29',
      '01',
    ])
  })
})

test('a very common wish is counted up to the cap and pages stay in one order', async () => {
  const offers = Array.from({ length: 2600 }, (_, index) => anOffer({ itemId: String(index), salesCount: index % 50 === 0 ? 50_000 : 0 }))
  const [first] = offers
  const { indexOffer, toIndex } = await import('@karavan/marketplaces/store/offer-row.ts')
  const { documentTerms } = await import('@karavan/lexicon/terms.ts')
  const terms = documentTerms({ titles: Object.values(first!.title), attributes: [], category: [], description: [] })
  expect(toIndex(terms, first!)).toEqual(indexOffer(first!))
  await upsertOffers(t.db, offers, (offer) => toIndex(terms, offer))
  await sql`analyze offer`.execute(t.db)
  const page = await search({ text: 'кружка', limit: 100 })
  expect(page.total).toBe(maxTotal)
  // The 52 best sellers are among the thousand, wherever they lie.
  expect(page.hits.slice(0, 52).every(({ offer }) => offer.salesCount === 50_000)).toBe(true)
  const next = await search({ text: 'кружка', limit: 100, offset: 100 })
  expect(next.hits.some(({ offer }) => page.hits.some((hit) => hit.offer.id === offer.id))).toBe(false)
})

describe('terms that the asker hands on', () => {
  const terms = { types: ['type.mug'], concepts: [], words: [], names: [], measures: [], sizes: [] }

  test('stand for the text, which is not read', async () => {
    await given(anOffer({ itemId: 'mug' }), anOffer({ itemId: 'bag', title: { ru: 'Рюкзак школьный' } }))
    expect(await found({ text: 'рюкзак', terms })).toEqual(['mug'])
    expect(await found({ text: 'рюкзак' })).toEqual(['bag'])
  })

  test('words, names and what is named beside the goods order the offers as those of the text do', async () => {
    await given(
      anOffer({ itemId: 'plain' }),
      anOffer({ itemId: 'stanley', title: { ru: 'Кружка Stanley' } }),
      anOffer({ itemId: 'lid', title: { ru: 'Кружка с крышкой' } }),
    )
    const text = 'кружка stanley'
    const byText = await search({ text })
    const byTerms = await search({ text: '', terms: { ...terms, words: [['stanley', 'станл']], names: ['кружк'] } })
    expect(byTerms).toEqual(byText)
    expect(byTerms.hits[0]?.offer.itemId).toBe('stanley')
  })

  test('without a kind the words alone are searched for', async () => {
    await given(anOffer({ itemId: 'plain' }), anOffer({ itemId: 'stanley', title: { ru: 'Кружка Stanley' } }))
    expect(await found({ text: '', terms: { ...terms, types: [], words: [['stanley']] } })).toEqual(['stanley'])
  })
})

test('a wish of several words is looked for through the index in a catalogue of a few thousand offers as well', async () => {
  await using market = await testDb({ content: 'market' })
  const asked: RootOperationNode[] = []
  const db = market.db.withPlugin({
    transformQuery({ node }) {
      asked.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const query: OfferQuery = { text: 'fleece lined denim', language: 'en', types: [], keywords: {}, limit: 20, offset: 0 }
  expect((await searchOffers(db, ['sample'], query)).total).toBeGreaterThan(50)
  const { sql: text, parameters } = market.db.getExecutor().compileQuery(asked.at(-1)!, createQueryId())
  const { rows } = await market.db.executeQuery<{ 'QUERY PLAN': string }>(CompiledQuery.raw(`explain ${text}`, [...parameters]))
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('Bitmap Index Scan on offer_search')
  expect(plan).not.toMatch(/Seq Scan on offer\b/)
})
