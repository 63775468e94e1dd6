import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title, yuanInRoubles } from '../../../test/market.ts'
import { readMessage } from '../../interpret/read.ts'
import type { State } from '../../state.ts'

/** Ranges of prices, counts beside measures, and what is refused as bad, as people type them. */

const mug = title('Кружка', 'Mug', '马克杯')
const priced = () => aMarket([3, 6, 9].map((yuan) => anOffer({ itemId: `m-${yuan}`, title: mug, priceLadder: ladder([1, yuan]) })))
const mugs = { ru: 'кружки, 100 шт', en: 'mugs, 100 pcs', zh: '马克杯100个' } as const
const roubles = (yuan: number): number => Math.round(yuan * yuanInRoubles)

test.each([
  ['ru', `цена от ${roubles(5)} до ${roubles(7)} рублей`],
  ['ru', `ценник ${roubles(5)}-${roubles(7)} р`],
  ['ru', 'бюджет 5-7 юаней'],
  ['en', 'prices from 5 to 7 yuan'],
  ['en', 'budget 5-7 yuan'],
  ['en', 'price range 5-7 ¥'],
  ['zh', '价位5-7'],
  ['zh', '5~7的有没有'],
] as const)('%s: "%s" bounds the price on both sides, and counts nothing', async (language, message) => {
  const say = aConversation(priced(), { language })
  await say(mugs[language])
  const { cards } = await say(message)
  expect(cards.map(({ id }) => id)).toEqual(['test-m-6'])
  expect(cards[0]?.price_info?.price).toBeCloseTo(6 * yuanInRoubles, 1)
})

test.each([
  ['白色1米30条多少钱', 30],
  ['1米 30条', 30],
] as const)('"%s" is a metre of each of thirty', async (message, count) => {
  const length = { ru: 'Длина', en: 'Length', zh: '长度' }
  const cable = anOffer({
    title: title('Кабель', 'Cable', '数据线'),
    priceLadder: ladder([1, 5]),
    attributes: [stated(length.ru, length.en, length.zh, ['1 м', '1 m', '1米'])],
  })
  const say = aConversation(aMarket([cable]), { language: 'zh' })
  await say('数据线')
  const { html } = await say(message)
  expect(plain(html)).toContain(`${count}`)
  expect(plain(html)).not.toContain('1.3')
})

test.each([
  ['ru', 'коврики для йоги', 'пвх не подходит, воняет. давай из резины, толщина та же'],
  ['en', 'yoga mats', 'pvc not good, smells. ok rubber then, same thickness'],
  ['zh', '瑜伽垫', 'PVC的不好，有味道，要橡胶的，厚度不变'],
] as const)('%s: "%s", "%s" refuses the one and wants the other', async (language, first, message) => {
  const of = (id: string, ru: string, en: string, zh: string) =>
    anOffer({
      itemId: id,
      title: title('Коврик для йоги', 'Yoga mat', '瑜伽垫'),
      attributes: [stated('Материал', 'Material', '材质', [ru, en, zh])],
    })
  const say = aConversation(aMarket([of('pvc', 'ПВХ', 'PVC', 'PVC'), of('rubber', 'резина', 'rubber', '橡胶')]), { language })
  await say(first)
  const { cards, html } = await say(message)
  expect(cards.map(({ id }) => id)).toEqual(['test-rubber'])
  expect(plain(html)).not.toMatch(/smell|воня|味/)
})

test.each([
  ['ru', 'зонты, 100 шт', 'нужно не меньше двух цветов'],
  ['en', 'umbrellas, 100 pcs', 'i want min 2 colours'],
  ['en', 'umbrellas, 100 pcs', 'i meant 2 colours per model, not 2 pieces'],
  ['zh', '雨伞100把', '至少要有两种颜色'],
] as const)('%s: "%s", "%s" wants those that come in several, and as many pieces as before', async (language, first, message) => {
  const of = (id: string, ...colors: [string, string, string][]) =>
    anOffer({
      itemId: id,
      title: title('Зонт', 'Umbrella', '雨伞'),
      options: [
        {
          pid: 'c',
          name: { ru: 'Цвет', en: 'Color', zh: '颜色' },
          values: colors.map(([ru, en, zh], at) => ({ vid: String(at), name: { ru, en, zh } })),
        },
      ],
    })
  const say = aConversation(
    aMarket([of('one', ['чёрный', 'black', '黑色']), of('two', ['чёрный', 'black', '黑色'], ['белый', 'white', '白色'])]),
    {
      language,
    },
  )
  await say(first)
  const { cards, state } = await say(message)
  expect(cards.map(({ id }) => id)[0]).toBe('test-two')
  expect(state).toMatchObject({ wish: { quantity: 100, severalColors: true } })
})

test.each([
  ['ru', 'дорого как-то. покажи цены в юанях'],
  ['en', '33 yuan a piece?? show prices in yuan'],
  ['zh', '价格用人民币显示'],
] as const)('%s: "%s" tells the prices of those shown as the sellers ask them', async (language, message) => {
  const say = aConversation(priced(), { language })
  await say(mugs[language])
  const { html, cards } = await say(message)
  for (const price of ['3 ¥', '6 ¥', '9 ¥']) expect(plain(html).replaceAll('\u00a0', ' ')).toContain(price)
  expect(cards).toEqual([])
})

test('goods that are sold are what is wished for, though none of them are so, and a listing on the screen has a word of theirs', async () => {
  const blocks = anOffer({ itemId: 'blocks', title: title('Конструктор', 'Building blocks', '积木 毛绒玩具 收纳') })
  const plush = anOffer({
    itemId: 'plush',
    title: title('Плюшевая игрушка', 'Plush toy', '毛绒玩具'),
    attributes: [stated('Длина', 'Length', '长度', ['18 см', '18 cm', '18厘米'])],
  })
  const say = aConversation(aMarket([blocks, plush]), { language: 'zh' })
  await say('积木')
  const { cards } = await say('毛绒玩具有没有，20厘米的')
  expect(cards.map(({ id }) => id)).toEqual(['test-plush'])
})

test.each([
  ['ru', 'кружки', 'если не в полоску, то не надо'],
  ['en', 'mugs', "if it's not striped i don't want it"],
  ['zh', '马克杯', '不是条纹的不要'],
] as const)('%s: "%s", "%s" wants nothing but those', async (language, first, message) => {
  const striped = stated('Узор', 'Pattern', '图案', ['в полоску', 'striped', '条纹'])
  const plainOne = stated('Узор', 'Pattern', '图案', ['однотонный', 'plain', '纯色'])
  const say = aConversation(
    aMarket([
      anOffer({ itemId: 'plain', title: mug, attributes: [plainOne] }),
      anOffer({ itemId: 'striped', title: mug, attributes: [striped] }),
    ]),
    { language },
  )
  await say(first)
  expect((await say(message)).cards.map(({ id }) => id)).toEqual(['test-striped'])
})

test.each([
  ['ru', 'кружки', 'а вторая чем лучше первой? она же дороже'],
  ['en', 'mugs', "how is the second better than the first? it's more expensive"],
] as const)('%s: "%s", "%s" compares, and looks for none that are dearer', async (language, first, message) => {
  const say = aConversation(priced(), { language })
  await say(first)
  const { cards, state } = await say(message)
  expect(cards).toEqual([])
  expect(state).not.toHaveProperty('wish.price')
})

test.each([
  ['ru', 'кружки, 300 шт', 'что насчёт лого на коробке?'],
  ['en', 'mugs, 300 pcs', 'can you print our logo on the box?'],
] as const)('%s: "%s", "%s" asks of a logo, and for no boxes', async (language, first, message) => {
  const logo = stated('Нанесение логотипа', 'Custom logo', '可定制LOGO', ['да, от 500 шт.', 'yes, from 500 pcs', '500件起'])
  const box = anOffer({ itemId: 'box', title: title('Подарочная коробка', 'Gift box', '礼品盒') })
  const say = aConversation(aMarket([anOffer({ itemId: 'mug', title: mug, attributes: [logo] }), box]), { language })
  await say(first)
  const { html, cards } = await say(message)
  expect(plain(html)).toContain('500')
  expect(cards.map(({ id }) => id)).not.toContain('test-box')
})

test.each([
  ['сколько стоит первая и чёрных столько есть?', 31],
  ['чёрных 50 хватит?', 31],
])('"%s" is told by what is in stock of that colour', async (message, count) => {
  const black = { ru: 'чёрный', en: 'black', zh: '黑色' }
  const white = { ru: 'белый', en: 'white', zh: '白色' }
  const one = anOffer({
    title: mug,
    options: [
      { pid: 'c', name: { ru: 'Цвет', en: 'Color', zh: '颜色' }, values: [black, white].map((name, at) => ({ vid: String(at), name })) },
    ],
    skus: [count, 900].map((stock, at) => ({ skuId: String(at), propsIds: `c:${at}`, stock, priceMinor: 500 })),
    stock: count + 900,
    priceLadder: ladder([1, 5]),
  })
  const say = aConversation(aMarket([one]), { language: 'ru' })
  await say('кружки, 50 шт')
  const html = plain((await say(message)).html)
  expect(html).toContain(`${count} шт`)
  expect(html).toContain('не хватит')
})

test.each([
  ['ru', 'тапочки плюшевые женские', 'тогда без плюша, просто тёплые закрытые домашние женские, 36 размер обязательно'],
  ['en', 'plush slippers for women', 'then without plush, just warm closed ones for women, size 36 please'],
] as const)('%s: "%s", "%s" refuses that, however much else it says', async (language, first, message) => {
  const of = (id: string, ru: string, en: string, zh: string) =>
    anOffer({ itemId: id, title: title('Тапочки', 'Slippers', '拖鞋'), attributes: [stated('Материал', 'Material', '材质', [ru, en, zh])] })
  const say = aConversation(aMarket([of('plush', 'плюш', 'plush', '毛绒'), of('cotton', 'хлопок', 'cotton', '棉')]), { language })
  await say(first)
  const { state } = await say(message)
  expect(state).toMatchObject({ wish: { materials: [], notMaterials: ['material.plush'] } })
})

test.each([
  ['ru', 'кружки для магазина посуды, 100 шт'],
  ['en', 'mugs for my kitchenware shop, 100 pcs'],
  ['zh', '马克杯100个 开厨具店用'],
] as const)('%s: "%s" says where such goods are sold, and nothing that a listing must state', async (language, message) => {
  const { cards, html } = await aConversation(priced(), { language })(message)
  expect(cards).toHaveLength(3)
  expect(plain(html)).not.toMatch(/посуд|kitchenware|厨具|магазин|shop/)
})

test.each([
  ['ru', 'стаканы для магазина кофе', 'кофе'],
  ['en', 'cups for my coffee shop', 'cafes'],
] as const)('%s: "%s" says where they are used', (_, message, use) => {
  const { words, purposes } = readMessage(message, false)
  expect([...words, ...purposes]).toContain(use)
})

test.each([
  ['ru', 'термокружки 350 мл', 'можно и 500'],
  ['en', 'thermos mugs 350 ml', '500 is fine too'],
  ['zh', '保温杯 350ml', '500的也可以'],
] as const)('%s: after "%s", "%s" is a volume and counts no pieces', async (language, first, message) => {
  const say = aConversation(aMarket([anOffer()]), { language })
  await say(first)
  const { state } = await say(message)
  const { wish } = state as State
  expect(wish?.quantity).toBeUndefined()
  expect(JSON.stringify(wish?.measures)).toContain('500')
})
