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
  expect(plain(html)).toMatch(/№\d Набор кистей для макияжа : Ворс: синтетический/)
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
  ['кейс есть?', '«Кейс»: продавец не указывает'],
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
    expect(plain((await say('is the lid with a valve?')).html)).toContain('“lid with a valve”: the seller does not say')
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

const earrings = () =>
  aMarket([
    anOffer({
      itemId: 'part-post',
      title: title('Серьги', 'Earrings', '耳环'),
      attributes: [
        stated('Материал', 'Material', '材质', ['латунь', 'brass', '黄铜']),
        stated('Материал штифта', 'Post material', '耳针材质', ['титан', 'titanium', '钛针']),
      ],
    }),
  ])

test.each([
  ['ru', 'серьги, 20 пар', 'из чего штифты?', 'Материал штифта: титан'],
  ['en', 'earrings, 20 pairs', 'what are the posts made of?', 'Post material: titanium'],
  ['zh', '耳环 20对', '耳针是什么材质的', '耳针材质：钛针'],
] as const)('%s: what a part is made of, and not what the whole is', async (language, goods, asks, said) => {
  const say = aConversation(earrings(), { language })
  await say(goods)
  const text = plain((await say(asks)).html)
  expect(text).toContain(said)
  expect(text).not.toMatch(/does not say|не указывает|没有注明|brass|латунь|黄铜/)
})

test.each([
  ['ru', 'гантели, 20 шт', 'продаются поштучно или парами?', 'Продаётся: поштучно', /не указывает/],
  ['en', 'dumbbells, 20', 'are they sold singly or in pairs?', 'Sold as: single piece', /does not say/],
  ['zh', '哑铃 20个', '单只卖还是成对卖?', '销售单位：单只', /没有注明/],
] as const)('%s: "%s", then "%s": one of two ways is an answer', async (language, goods, asks, said, silent) => {
  const sold = stated('Продаётся', 'Sold as', '销售单位', ['поштучно', 'single piece', '单只'])
  const say = aConversation(aMarket([anOffer({ itemId: 'part-sold', title: title('Гантель', 'Dumbbell', '哑铃'), attributes: [sold] })]), {
    language,
  })
  await say(goods)
  const text = plain((await say(asks)).html)
  expect(text).toContain(said)
  expect(text).not.toMatch(silent)
})

const mats = () =>
  aMarket(
    [6, 8, 10].map((mm) =>
      anOffer({
        itemId: `part-mat-${mm}`,
        title: title('Коврик для йоги', 'Yoga mat', '瑜伽垫'),
        attributes: [stated('Толщина', 'Thickness', '厚度', [`${mm} мм`, `${mm} mm`, `${mm}毫米`])],
      }),
    ),
  )
test.each([
  ['en', 'yoga mats 8 mm thick or more, 40 pcs'],
  ['ru', 'коврики для йоги 8 мм толщиной или больше, 40 шт'],
  ['zh', '瑜伽垫8毫米厚以上,40条'],
] as const)('%s: the bound behind "%s" holds, and names no one value', async (language, message) => {
  const { cards, html } = await aConversation(mats(), { language })(message)
  expect(cards.map(({ id }) => id).toSorted()).toEqual(['test-part-mat-10', 'test-part-mat-8'])
  expect(plain(html)).not.toMatch(/[“«][^”»]*8/)
})

test.each([
  ['en', 'stickers', 'which pack has the most stickers?'],
  ['ru', 'наклейки', 'в какой пачке больше всего наклеек?'],
  ['zh', '贴纸', '哪个装的贴纸最多?'],
] as const)('%s: "%s", then "%s" counts what is in each', async (language, goods, asks) => {
  const packs = [20, 100].map((count) =>
    anOffer({
      itemId: `part-pack-${count}`,
      title: title('Наклейки', 'Stickers', '贴纸'),
      attributes: [stated('Штук в упаковке', 'Pieces per pack', '每包数量', [`${count} шт.`, `${count} pcs`, `${count}片`])],
    }),
  )
  const say = aConversation(aMarket(packs), { language })
  await say(goods)
  expect((await say(asks)).cards.map(({ id }) => id)).toEqual(['test-part-pack-100'])
})

test.each([
  ['en', 'flower pots 15 cm', 'any that come with a saucer?'],
  ['en', 'flower pots 15 cm', 'some that have a saucer'],
  ['ru', 'горшки для цветов 15 см', 'есть с блюдцем?'],
] as const)('%s: "%s", then "%s" looks for no saucers that nobody sells', async (language, goods, asks) => {
  const pot = title('Горшок для цветов 15 см', 'Flower pot 15 cm', '花盆15厘米')
  const say = aConversation(aMarket([anOffer({ itemId: 'part-pot', title: pot })]), { language })
  await say(goods)
  expect(wishOf(await say(asks)).types).toEqual(['type.flower-pot'])
})

const cups = () =>
  aMarket([
    anOffer({
      itemId: 'part-cup',
      title: title('Термокружка с трубочкой', 'Thermos mug with straw', '带吸管保温杯'),
      attributes: [
        stated('Материал', 'Material', '材质', ['нержавеющая сталь', 'stainless steel', '不锈钢']),
        stated('Особенности', 'Features', '特点', ['с трубочкой', 'with straw', '带吸管']),
      ],
    }),
  ])
test.each([
  ['en', 'thermos mugs, 60', 'can the straw be replaced?', /straw be replaced”: the seller does not say/i],
  ['ru', 'термокружки, 60 шт', 'трубочку можно заменить?', /трубочку можно заменить».{0,3}: продавец не указывает/i],
  ['zh', '保温杯60个', '吸管可以单独换吗', /吸管可以单独换”：卖家没有注明/],
  ['zh', '保温杯60个', '不锈钢的会不会容易生锈', /不锈钢的会不会容易生锈”：卖家没有注明/],
] as const)('%s: "%s", then "%s": that it is there does not answer it', async (language, goods, asks, said) => {
  const say = aConversation(cups(), { language })
  await say(goods)
  expect(plain((await say(asks)).html)).toMatch(said)
})

test.each([
  ['en', 'thermos mugs, 60', 'does it have a straw?', /with straw/],
  ['zh', '保温杯60个', '带吸管吗', /有/],
  ['zh', '保温杯60个', '有吸管吗', /有/],
] as const)('%s: "%s", then "%s" is answered by its being there', async (language, goods, asks, said) => {
  const say = aConversation(cups(), { language })
  await say(goods)
  const text = plain((await say(asks)).html)
  expect(text).toMatch(said)
  expect(text).not.toMatch(/does not say|没有注明/)
})

test('带芯吗 of cushions is answered by a feature that has it', async () => {
  const filled = stated('Особенности', 'Features', '特点', ['с наполнителем', 'with insert', '含芯'])
  const say = aConversation(
    aMarket([anOffer({ itemId: 'part-pillow', title: title('Подушка', 'Cushion', '抱枕'), attributes: [filled] })]),
    {
      language: 'zh',
    },
  )
  await say('抱枕 20个')
  expect(plain((await say('带芯吗')).html)).toContain('含芯')
})

test('"and tissue paper?" is not asked of what states a weight of its paper', async () => {
  const weight = stated('Плотность бумаги', 'Paper weight', '纸张克重', ['350 г/м²', '350 gsm', '350克'])
  const box = title('Подарочная коробка', 'Gift box', '礼品盒')
  const say = aConversation(aMarket([anOffer({ itemId: 'part-box', title: box, attributes: [weight] })]), { language: 'en' })
  await say('gift boxes, 300')
  expect(plain((await say('and tissue paper?')).html)).toContain('tissue paper')
})

test('"how long does the battery last?" is no question of what it takes', async () => {
  const power = stated('Питание', 'Power', '电源', ['100 Вт', '100 W', '100W'])
  const vacuum = title('Автомобильный пылесос', 'Car vacuum', '车载吸尘器')
  const say = aConversation(aMarket([anOffer({ itemId: 'part-battery', title: vacuum, attributes: [power] })]), { language: 'en' })
  await say('car vacuums, 10')
  const text = plain((await say('how long does the battery last?')).html)
  expect(text).toMatch(/running time/i)
})

test('"do the sizes run small?" asks more than which there are', async () => {
  const sizes = stated('Размер', 'Size', '尺码', ['42, 43', '42, 43', '42、43'])
  const shoes = title('Кроссовки', 'Sneakers', '运动鞋')
  const say = aConversation(aMarket([anOffer({ itemId: 'part-fit', title: shoes, attributes: [sizes] })]), { language: 'en' })
  await say('sneakers, 20 pairs')
  expect(plain((await say('do sizes run small?')).html)).toContain('does not say')
})

test('"how thick is the film?" is told by the thickness, whatever it is of', async () => {
  const thick = stated('Толщина', 'Thickness', '厚度', ['80 мкм', '80 microns', '80微米'])
  const bag = title('Пакет с замком', 'Zip bag', '自封袋')
  const say = aConversation(aMarket([anOffer({ itemId: 'part-film', title: bag, attributes: [thick] })]), { language: 'en' })
  await say('zip bags, 500 pcs')
  const text = plain((await say('how thick is the film?')).html)
  expect(text).toContain('80 microns')
  expect(text).not.toContain('does not say')
})

test('"is the lining waterproof?" is told by the lining, of which nothing else is said', async () => {
  const lining = stated('Подкладка', 'Lining', '里料', ['водонепроницаемый ПВХ', 'waterproof PVC', '防水PVC'])
  const bag = title('Косметичка', 'Cosmetic bag', '化妆包')
  const say = aConversation(aMarket([anOffer({ itemId: 'part-lining', title: bag, attributes: [lining] })]), { language: 'en' })
  await say('cosmetic bags, 60 pcs')
  const text = plain((await say('is the lining waterproof?')).html)
  expect(text).toContain('Lining: waterproof PVC')
  expect(text).not.toContain('does not say')
})

test.each([
  ['en', 'building blocks, 25 sets', 'are they compatible with lego?'],
  ['ru', 'конструкторы, 25 шт', 'они совместимы с лего?'],
] as const)('%s: "%s", then "%s" is asked of those shown, which are called so', async (language, first, asks) => {
  const blocks = title('Конструктор', 'Building blocks', '积木')
  const say = aConversation(aMarket([anOffer({ itemId: 'part-blocks', title: blocks })]), { language })
  await say(first)
  expect(plain((await say(asks)).html)).toMatch(/does not say|не указывает/)
})

test('"what shapes are there?" asks of those shown', async () => {
  const shape = stated('Форма', 'Shape', '形状', ['сердце', 'heart', '心形'])
  const ring = title('Брелок', 'Keychain', '钥匙扣')
  const say = aConversation(aMarket([anOffer({ itemId: 'part-shape', title: ring, attributes: [shape] })]), { language: 'en' })
  await say('keychains, 500 pcs')
  expect(plain((await say('what shapes are there?')).html)).toContain('Shape: heart')
})
