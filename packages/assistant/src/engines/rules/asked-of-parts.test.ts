import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, plain, stated, title } from '../../../test/market.ts'

/** What is asked of a part, of a figure or of a set is asked of the goods on the screen, and answered by what says all of it. */

type State = {
  wish: { types: string[]; sizes: string[]; quantity?: number; figures?: { field: string; above?: number }[]; price?: unknown }
}
const wishOf = ({ state }: { state: unknown }) => (state as State).wish

const brush = title('Набор кистей для макияжа', 'Makeup brush set', '化妆刷套装')
const synthetic = stated('Ворс', 'Bristles', '刷毛', ['синтетический', 'synthetic', '人造毛'])
const softOnes = stated('Особенности', 'Features', '特点', ['с мягким ворсом', 'with soft bristles', '软毛'])
const pens = anOffer({ itemId: 'part-pen', title: title('Ручка', 'Pen', '笔') })
const brushes = () =>
  aMarket([
    anOffer({ itemId: 'part-soft', title: brush, attributes: [synthetic, softOnes] }),
    anOffer({ itemId: 'part-plain', title: brush, attributes: [synthetic] }),
    pens,
  ])

test('"ворс мягкий?" is answered by who says it, and of the other that nothing says so', async () => {
  const say = aConversation(brushes(), { language: 'ru' })
  await say('кисти для макияжа, 30 наборов')
  const { html, cards } = await say('ворс мягкий?')
  expect(plain(html)).toMatch(/№\d Набор кистей для макияжа : Особенности: с мягким ворсом/)
  expect(plain(html)).toMatch(/№\d Набор кистей для макияжа : «ворс мягкий»: продавец не указывает; Ворс: синтетический/)
  expect(cards).toEqual([])
})

test.each(['ручки деревянные?', 'деревянные ручки?'])('"%s" of brushes is no pen', async (asks) => {
  const say = aConversation(brushes(), { language: 'ru' })
  await say('кисти для макияжа, 30 наборов')
  const reply = await say(asks)
  expect(reply.cards).toEqual([])
  expect(wishOf(reply).types).toEqual(['type.makeup-brush'])
  expect(plain(reply.html)).toContain('не указывает')
})

test('pens after notebooks are pens all the same', async () => {
  const say = aConversation(aMarket([anOffer({ itemId: 'part-book', title: title('Блокнот', 'Notebook', '笔记本') }), pens]), {
    language: 'ru',
  })
  await say('блокноты, 30 шт')
  expect((await say('ручки деревянные?')).cards.map(({ id }) => id)).toEqual(['test-part-pen'])
})

test('what one comes with, set apart by a comma, is no other goods that were not found', async () => {
  const reply = await aConversation(brushes(), { language: 'ru' })('кисти для макияжа набор 10-12 штук, чехол, 30 наборов')
  expect(wishOf(reply)).toMatchObject({ types: ['type.makeup-brush'], quantity: 30 })
  expect(plain(reply.html)).not.toContain('Не нашёл')
})

const bits = [
  stated('Предметов в наборе', 'Pieces in set', '件数', ['64 предмета', '64 pieces', '64件']),
  stated('Сталь бит', 'Bit steel', '批头材质', ['S2', 'S2', 'S2']),
]
test.each([
  ['сталь s2?', 'Сталь бит: S2'],
  ['кейс есть?', '«Кейс есть»: продавец не указывает'],
])('"%s" of the only set shown is asked of it', async (asks, said) => {
  const set = title('Набор точных отвёрток', 'Precision screwdriver set', '精密螺丝刀套装')
  const say = aConversation(aMarket([anOffer({ itemId: 'part-bits', title: set, attributes: bits })]), { language: 'ru' })
  await say('наборы точных отвёрток, 20 наборов')
  const { html, cards } = await say(asks)
  expect(plain(html)).toContain(said)
  expect(cards.map(({ id }) => id)).toEqual(['test-part-bits'])
})

const shoe = title('Мужские сандалии', "Men's sandals", '男凉鞋')
const sizes = stated('Размер', 'Size', '尺码', ['42, 43, 44', '42, 43, 44', '42、43、44'])
const sandals = () =>
  aMarket([anOffer({ itemId: 'part-shoe', title: shoe, attributes: [sizes], options: colorOption(black), weightGrams: 367 })])

test('"по 10 каждого размера 42, 43, 44" are thirty pairs and no price', async () => {
  const say = aConversation(sandals(), { language: 'ru' })
  await say('сандалии мужские, 20 пар')
  const wish = wishOf(await say('тогда чёрные по 10 каждого размера 42, 43, 44'))
  expect(wish).toMatchObject({ sizes: ['42', '43', '44'], quantity: 30 })
  expect(wish.price).toBeUndefined()
})

test('"сколько весит пара?" is no order of two', async () => {
  const say = aConversation(sandals(), { language: 'ru' })
  await say('сандалии мужские, 20 пар')
  const reply = await say('сколько весит пара?')
  expect(plain(reply.html)).toContain('Вес: 367 г')
  expect(wishOf(reply).quantity).toBe(20)
})

test('sizes from one to another are all between them, whatever stands behind', async () => {
  const { sizes: wished, quantity } = wishOf(await aConversation(sandals(), { language: 'ru' })('сандалии размеры 41-45, 30 пар'))
  expect({ wished, quantity }).toEqual({ wished: ['41', '42', '43', '44', '45'], quantity: 30 })
})

test.each([
  ['ru', 'держатели для телефона, 50 шт', 'выдержит 500 грамм?', 'Нагрузка: 1 кг'],
  ['en', 'phone holders, 50 pcs', 'can it hold 500 grams?', 'Load capacity: 1 kg'],
] as const)('%s: "%s", then "%s" is asked and not wished for', async (language, goods, asks, said) => {
  const load = stated('Нагрузка', 'Load capacity', '承重', ['1 кг', '1 kg', '1公斤'])
  const holder = title('Держатель для телефона', 'Phone holder', '手机支架')
  const say = aConversation(aMarket([anOffer({ itemId: 'part-hold', title: holder, attributes: [load] })]), { language })
  await say(goods)
  const reply = await say(asks)
  expect(plain(reply.html)).toContain(said)
  expect(wishOf(reply).figures ?? []).toEqual([])
})

test('"а 12 часов?" of mugs that keep hot is no watch', async () => {
  const hours = (count: number) => stated('Держит тепло', 'Keeps hot', '保温时长', [`${count} часов`, `${count} hours`, `${count}小时`])
  const mug = title('Термокружка', 'Thermos mug', '保温杯')
  const market = aMarket([
    anOffer({ itemId: 'part-12', title: mug, attributes: [hours(12)] }),
    anOffer({ itemId: 'part-6', title: mug, attributes: [hours(6)] }),
    anOffer({ itemId: 'part-watch', title: title('Наручные часы', 'Watch', '手表') }),
  ])
  const say = aConversation(market, { language: 'ru' })
  await say('термокружки, держат тепло 24 часа, 15 штук')
  const reply = await say('а 12 часов?')
  expect(reply.cards.map(({ id }) => id)).toEqual(['test-part-12'])
  expect(wishOf(reply).quantity).toBe(15)
})

test('suction is answered where it is stated, and not by what the motor takes', async () => {
  const power = stated('Мощность', 'Power', '功率', ['150 Вт', '150 W', '150W'])
  const suction = stated('Особенности', 'Features', '特点', ['с всасыванием 9000 Па', 'with 9000 Pa suction', '9000Pa吸力'])
  const vacuum = title('Автомобильный пылесос', 'Car vacuum', '车载吸尘器')
  const say = aConversation(aMarket([anOffer({ itemId: 'part-suction', title: vacuum, attributes: [power, suction] })]), { language: 'ru' })
  await say('автопылесосы, 10 шт')
  const text = plain((await say('мощность всасывания?')).html)
  expect(text).toContain('с всасыванием 9000 Па')
  expect(text).not.toContain('150 Вт')
})

test.each([
  ['гирлянда... нет, светодиодная лента 5 метров, 12 штук', 'type.led-strip'],
  ['степлер... не, папки? ладно, блокноты с логотипом, 200 штук', 'type.notebook'],
  ['одеяла... точнее пледы тёплые, 40 шт', 'type.blanket'],
])('"%s" wants what is said last', async (message, type) => {
  expect(wishOf(await aConversation(aMarket([]), { language: 'ru' })(message)).types).toEqual([type])
})

test('"а металлические?" after one form are others of its kind', async () => {
  const mold = title('Форма для выпечки', 'Baking mold', '烘焙模具')
  const of = (ru: string, en: string, zh: string) => stated('Материал', 'Material', '材质', [ru, en, zh])
  const market = aMarket([
    anOffer({ itemId: 'part-silicone', title: mold, attributes: [of('силикон', 'silicone', '硅胶')], priceLadder: ladder([1, 9]) }),
    anOffer({ itemId: 'part-metal', title: mold, attributes: [of('металл', 'metal', '金属')] }),
  ])
  const say = aConversation(market, { language: 'ru' })
  await say('силиконовые формы для выпечки, 20 шт')
  expect((await say('а металлические?')).cards.map(({ id }) => id)).toEqual(['test-part-metal'])
})

describe('one thing that may come along, or what it is of, is asked of those shown and is no other goods', () => {
  const mat = title('Коврик для йоги', 'Yoga mat', '瑜伽垫')
  const withStrap = stated('Особенности', 'Features', '特点', ['с ремнём для переноски', 'with carry strap', '带背带'])
  const market = () =>
    aMarket([
      anOffer({ itemId: 'mat-strap', title: mat, attributes: [withStrap] }),
      anOffer({ itemId: 'mat', title: mat }),
      anOffer({ itemId: 'case', title: title('Чехол для телефона', 'Phone case', '手机壳') }),
      anOffer({ itemId: 'cable', title: title('Кабель для зарядки', 'Charging cable', '数据线') }),
      anOffer({ itemId: 'pen', title: title('Ручка шариковая', 'Ballpoint pen', '圆珠笔') }),
    ])

  test.each([
    ['чехол или ремень для переноски идёт?', /№1.*с ремнём/],
    ['шнур есть для прикуривателя?', /Ни один из показанных/],
    ['ручка деревянная или пластик?', /Ни один из показанных/],
    ['логотип на чехле от скольки?', /логотип/i],
  ])('%s', async (question, answer) => {
    const say = aConversation(market(), { language: 'ru' })
    await say('коврики для йоги, 30 шт')
    const { html, cards } = await say(question)
    expect(plain(html)).toMatch(answer)
    expect(cards.every(({ id }) => id.startsWith('test-mat'))).toBe(true)
  })

  test.each(['а кабели есть?', 'кабели для зарядки, 50 шт', 'и чехлы на телефон'])('in the plural they are goods: %s', async (message) => {
    const say = aConversation(market(), { language: 'ru' })
    await say('коврики для йоги, 30 шт')
    expect((await say(message)).cards.map(({ id }) => id)).not.toContain('test-mat')
  })
})

describe('of what material it is', () => {
  const cup = title('Термокружка', 'Thermos mug', '保温杯')
  const steel = stated('Сталь колбы', 'Liner steel', '内胆钢材', ['316', '316', '316'])
  const market = () =>
    aMarket(
      ['a', 'b'].map((at) =>
        anOffer({ itemId: at, title: cup, attributes: [stated('Материал', 'Material', '材质', ['силикон', 'silicone', '硅胶']), steel] }),
      ),
    )

  test.each([
    ['ru', 'термокружки', 'стекло или пластик?', 'Материал: силикон'],
    ['en', 'thermos mugs', 'glass or plastic?', 'Material: silicone'],
    ['ru', 'термокружки', 'сталь какая, марка?', 'Сталь колбы: 316'],
    ['en', 'thermos mugs', 'what steel is it?', 'Liner steel: 316'],
  ] as const)('%s: %s, %s', async (language, goods, question, answer) => {
    const say = aConversation(market(), { language })
    await say(goods)
    const text = plain((await say(question)).html)
    expect(text).toContain(answer)
    expect(text).not.toMatch(/не указывает|does not say/)
  })

  test('a lid with a valve is not answered by there being a lid', async () => {
    const lid = stated('Особенности', 'Features', '特点', ['с крышкой', 'with lid', '带盖'])
    const say = aConversation(aMarket([anOffer({ title: cup, attributes: [lid] }), anOffer({ title: cup })]), { language: 'en' })
    await say('thermos mugs')
    expect(plain((await say('is the lid with a valve?')).html)).not.toMatch(/yes/i)
  })
})

describe('parts of a set that was called by another name', () => {
  const set = title('Комплект постельного белья', 'Bedding set', '床上四件套')
  const included = stated('В комплекте', 'Set includes', '套件内容', [
    'пододеяльник, простыня, 2 наволочки',
    'duvet cover, sheet, 2 pillowcases',
    '被套1、床单1、枕套2',
  ])
  const sized = stated('Размер', 'Size', '规格', ['200x220 см', '200x220 cm', '200x220厘米'])
  test.each([
    ['ru', 'постельное белье хлопок 40 комплектов', 'наволочки сколько?', '2 наволочки'],
    ['zh', '纯棉四件套 40套', '枕套几个？', '枕套2'],
    ['zh', '纯棉四件套 40套', '被套多大？', '200x220'],
    ['en', 'cotton bedding sets, 40 sets', 'how big is the duvet cover?', '200x220 cm'],
  ] as const)('%s: %s, %s', async (language, goods, question, answer) => {
    const cotton = stated('Материал', 'Material', '材质', ['хлопок', 'cotton', '棉'])
    const offers = ['a', 'b'].map((itemId) => anOffer({ itemId, title: set, attributes: [cotton, included, sized] }))
    const say = aConversation(aMarket([...offers, anOffer({ itemId: 'other', title: set })]), { language })
    await say(goods)
    const { html, cards } = await say(question)
    expect(plain(html)).toContain(answer)
    expect(cards).toEqual([])
  })
})

test('the length, asked by "how much", is no price', async () => {
  const tape = title('Рулетка', 'Tape measure', '卷尺')
  const length = stated('Длина ленты', 'Tape length', '尺带长度', ['5 м', '5 m', '5米'])
  const say = aConversation(aMarket(['a', 'b'].map((itemId) => anOffer({ itemId, title: tape, attributes: [length] }))), { language: 'ru' })
  await say('рулетки, 20 шт')
  const text = plain((await say('длина сколько?')).html)
  expect(text).toContain('Длина ленты: 5 м')
  expect(text).not.toContain('₽')
})
