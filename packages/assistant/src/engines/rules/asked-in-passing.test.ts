import type { Language } from '@karavan/contract/language.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'

/** What buyers ask of the goods on the screen by a verb, in an unusual order, or for a number of pieces. */

const features = (...value: [ru: string, en: string, zh: string]) => stated('Особенности', 'Features', '特点', value)
const said = (html: string): string => plain(html).replace(/[\s\u00a0\u202f]+/g, ' ')

async function answerTo(offers: Offer[], language: Language, ...messages: string[]) {
  const say = aConversation(aMarket(offers), { language })
  let reply = await say(messages[0]!)
  for (const message of messages.slice(1)) reply = await say(message)
  return { text: said(reply.html), cards: reply.cards }
}

const bed = title('Лежанка для кошек', 'Cat bed', '猫窝')
const beds = () => [
  anOffer({
    itemId: 'bed-big',
    title: bed,
    attributes: [
      stated('Для питомца весом', 'For pets up to', '适合宠物', ['до 10 кг', 'up to 10 kg', '10公斤以内']),
      stated('Наполнитель', 'Filling', '填充物', ['поролон', 'foam', '海绵']),
      features('со съёмным чехлом, с капюшоном', 'with removable cover, with hood', '可拆洗、带帽'),
    ],
  }),
  anOffer({ itemId: 'bed', title: bed }),
]

describe('what listings state is found, however it is asked', () => {
  test.each([
    ['чем набита?', 'Наполнитель: поролон'],
    ['на кота 7 кг пойдет?', 'Для питомца весом: до 10 кг'],
  ])('%s', async (question, answer) => {
    const { text } = await answerTo(beds(), 'ru', 'лежанки для кошек', question)
    expect(text).toContain(answer)
    expect(text).not.toMatch(/7 кг: нет|для кошек: продавец не указывает/)
  })

  test('a hood that comes off is not answered by a cover that does', async () => {
    const { text } = await answerTo(beds(), 'ru', 'лежанки для кошек', 'капюшон отстегивается?')
    expect(text).toContain('«капюшон отстегивается»: продавец не указывает')
    expect(text).not.toMatch(/отстегивается[^;]*: да/)
  })

  const strip = title('Светодиодная лента', 'LED strip', '灯带')
  const strips = () => [
    anOffer({
      itemId: 'dry',
      title: strip,
      attributes: [stated('Степень защиты', 'Protection rating', '防水等级', ['IP65', 'IP65', 'IP65'])],
    }),
    anOffer({
      itemId: 'battery',
      title: strip,
      attributes: [features('на батарейках, тихая', 'battery-powered, quiet', '电池供电、静音')],
    }),
  ]
  test.each([
    ['ru', 'светодиодные ленты', 'на улицу можно?', /водонепроницаемый: да, «Степень защиты: IP65»/],
    ['en', 'LED strips', 'can they be used outdoors?', /waterproof: yes/i],
    ['zh', '灯带', '户外能用吗', /IP65/],
    ['ru', 'светодиодные ленты', 'от чего питается?', /на батарейках/],
    ['ru', 'светодиодные ленты', 'гудит сильно?', /тихая/],
  ] as const)('%s: %s, %s', async (language, goods, question, answer) => {
    expect((await answerTo(strips(), language, goods, question)).text).toMatch(answer)
  })

  test('how long a charge lasts is no warmth that is kept', async () => {
    const watch = title('Смарт-часы', 'Smart watch', '智能手表')
    const runs = stated('Время работы', 'Battery life', '续航', ['7 дней', '7 days', '7天'])
    const { text } = await answerTo(
      [anOffer({ itemId: 'w1', title: watch, attributes: [runs] }), anOffer({ itemId: 'w2', title: watch })],
      'ru',
      'смарт-часы',
      'заряд сколько держит?',
    )
    expect(text).toContain('Время работы: 7 дней')
    expect(text).not.toContain('тепло')
  })

  test('one thing in words of no list is asked of those shown', async () => {
    const { text } = await answerTo(beds(), 'ru', 'лежанки для кошек', 'французский паспорт есть?')
    expect(text).toContain('«французский паспорт»')
    expect(text).toMatch(/Ни один из показанных/)
  })
})

describe('for a number of pieces', () => {
  const sock = title('Носки', 'Socks', '袜子')
  const socks = () => [
    anOffer({ itemId: 'dear', title: sock, priceLadder: ladder([1, 9], [500, 8]) }),
    anOffer({ itemId: 'cheap', title: sock, priceLadder: ladder([1, 6], [500, 5]) }),
  ]

  test.each([
    ['ru', 'носки, 100 пар', 'сумма за 60 пар самых дешёвых', '60 шт. – 4 140 ₽'],
    ['en', 'socks, 100 pairs', 'total for 60 of the cheapest', '4,140 ₽ for 60 pcs'],
    ['zh', '袜子100双', '60双最便宜的一共多少钱', '60件共4,140 ₽'],
  ] as const)('%s: %s, %s', async (language, goods, question, answer) => {
    const { text, cards } = await answerTo(socks(), language, goods, question)
    expect(text).toContain(answer)
    expect(cards.map(({ id }) => id)).toEqual(['test-cheap'])
  })

  test('a number without a word for pieces counts them where a price is asked', async () => {
    const { text } = await answerTo(socks(), 'ru', 'носки, 100 пар', 'а 5000 сколько выйдет?')
    expect(text).toMatch(/№1.*за 5 000.*№2.*за 5 000/)
  })

  test('all that was wished for is counted up', async () => {
    const { text } = await answerTo(
      [...socks(), anOffer({ itemId: 'cap', title: title('Кепка', 'Cap', '棒球帽'), priceLadder: ladder([1, 10]) })],
      'ru',
      '20 кепок и 60 носков',
      'посчитай всё',
    )
    expect(text).toMatch(/Вместе: /)
  })
})

test('a condition that only one of several goods meets is given up for the other, and said so', async () => {
  const board = anOffer({ itemId: 'board', title: title('Разделочная доска из бамбука', 'Bamboo cutting board', '竹制砧板') })
  const knife = anOffer({
    itemId: 'knife',
    title: title('Кухонный нож', 'Kitchen knife', '菜刀'),
    attributes: [stated('Материал', 'Material', '材质', ['сталь', 'steel', '钢'])],
  })
  const { text, cards } = await answerTo([board, knife], 'ru', 'доски разделочные и ножи, бамбук, 40 шт')
  expect(cards.map(({ id }) => id).toSorted()).toEqual(['test-board', 'test-knife'])
  expect(text).toContain('С этим условием (материал) таких нет: ножи.')
})

describe('asked by another word, or in another order', () => {
  const scarf = title('Шарф', 'Scarf', '围巾')
  const of = (...attributes: ReturnType<typeof stated>[]) => [
    anOffer({ itemId: 'one', title: scarf, attributes }),
    anOffer({ itemId: 'other', title: scarf, attributes: [stated('Стиль', 'Style', '风格', ['спортивный', 'sporty', '运动'])] }),
  ]
  const sides = stated('Размер изделия', 'Dimensions', '尺寸', ['200x60 см', '200x60 cm', '200x60厘米'])
  const packed = stated('Упаковка', 'Packaging', '包装', ['белая коробка', 'white box', '白盒'])
  const power = stated('Питание', 'Power', '电源', ['от USB', 'by USB', 'USB供电'])
  const pockets = features('с двумя карманами', 'with two pockets', '双口袋')
  const hook = features('с крючком для подвешивания', 'with hanging hook', '带挂钩')
  const size = stated('Размер', 'Size', '尺码', ['S, M', 'S, M', 'S、M'])

  test.each([
    ['ru', 'шарфы, 40 шт', 'длина какая?', of(sides), 'Размер изделия: 200x60 см'],
    ['en', 'scarves, 40 pcs', 'what length are they?', of(sides), 'Dimensions: 200x60 cm'],
    ['ru', 'шарфы, 40 шт', 'в чем упакованы?', of(packed), 'Упаковка: белая коробка'],
    ['ru', 'шарфы, 40 шт', 'от сети или батареек?', of(power), 'Питание: от USB'],
    ['en', 'scarves, 40 pcs', 'mains or batteries?', of(power), 'Power: by USB'],
    ['zh', '围巾40条', '插电还是电池的？', of(power), 'USB供电'],
    ['ru', 'шарфы, 40 шт', 'сколько карманов?', of(pockets), 'с двумя карманами'],
    ['ru', 'шарфы, 40 шт', 'крючок есть?', of(hook), 'с крючком для подвешивания'],
    ['ru', 'шарфы, 40 шт', 'для спорта какие лучше?', of(), 'Стиль: спортивный'],
    ['en', 'scarves, 40 pcs', 'for sports, which is better?', of(), 'Style: sporty'],
  ] as const)('%s: %s, %s', async (language, goods, question, offers, answer) => {
    expect((await answerTo([...offers], language, goods, question)).text).toContain(answer)
  })

  test('one size for all counts no pieces', async () => {
    const { text } = await answerTo(of(size), 'ru', 'шарфы, 40 шт', 'размер один на всех?')
    expect(text).toContain('Размер: S, M')
    expect(text).not.toContain('₽')
  })

  test('a big weight is asked for, and nothing lighter wished for', async () => {
    const { text } = await answerTo(of(stated('Вес', 'Weight', '重量', ['300 г', '300 g', '300克'])), 'ru', 'шарфы, 40 шт', 'вес большой?')
    expect(text).toContain('Вес: 300 г')
  })

  test.each(['микс моделей в одной партии можно?', 'микс цветов можно?'])('a mix is a question of the service: %s', async (question) => {
    expect((await answerTo(of(), 'ru', 'шарфы, 40 шт', question)).text).not.toContain('не указывает')
  })

  test('goods of the same kind beside those, in a number of their own, are looked for anew', async () => {
    const mirror = title('Зеркало', 'Mirror', '镜子')
    const market = [
      anOffer({ itemId: 'lit', title: mirror, attributes: [features('с подсветкой', 'with light', '带灯')] }),
      anOffer({ itemId: 'round', title: title('Круглое зеркало', 'Round mirror', '圆镜') }),
    ]
    const { cards, text } = await answerTo(market, 'ru', 'зеркала с подсветкой, 30 шт', 'и круглые зеркала 100 шт')
    expect(text).not.toMatch(/подсветк|светодиод/)
    expect(cards.map(({ id }) => id)).toContain('test-round')
    expect(cards.map(({ price_info }) => price_info?.quantity)).toContain(100)
  })
})

describe('one thing or another, and goods beside those', () => {
  const jeans = title('Джинсы', 'Jeans', '牛仔裤')
  const market = () => [
    anOffer({ itemId: 'zip', title: jeans, attributes: [features('на молнии', 'with zipper', '拉链')] }),
    anOffer({ itemId: 'plain', title: jeans }),
    anOffer({ itemId: 'buttons', title: title('Пуговицы', 'Buttons', '纽扣') }),
  ]

  test.each([
    ['ru', 'джинсы, 60 шт', 'молния или пуговицы?', /на молнии/],
    ['en', 'jeans, 60 pcs', 'zipper or buttons?', /with zipper/],
  ] as const)('%s: %s, %s is asked of those shown', async (language, goods, question, answer) => {
    const { text, cards } = await answerTo(market(), language, goods, question)
    expect(text).toMatch(answer)
    expect(cards).toEqual([])
  })

  test('goods that nobody sells, named beside those on the screen, are no property of these', async () => {
    const pencilCase = title('Пенал', 'Pencil case', '笔袋')
    const offers = ['a', 'b'].map((itemId) =>
      anOffer({ itemId, title: pencilCase, attributes: [features('с сетчатым карманом', 'with mesh pocket', '网袋')] }),
    )
    const { text, cards } = await answerTo(offers, 'ru', 'пеналы, 150 шт', 'еще ластики и точилки')
    expect(text).toContain('Ничего не нашёл')
    expect(cards).toEqual([])
  })
})

test('a talk about many sizes goes on', async () => {
  const dress = title('Женское платье', "Women's dress", '女士连衣裙')
  const fabric = stated('Материал', 'Material', '材质', ['хлопок', 'cotton', '棉'])
  const sizes = stated('Размер', 'Size', '尺码', ['S, M, L', 'S, M, L', 'S、M、L'])
  const offers = ['a', 'b'].map((itemId) => anOffer({ itemId, title: dress, attributes: [fabric, sizes] }))
  const { text, cards } = await answerTo(offers, 'ru', 'платья женские, размеры с 40 по 58, 30 шт', 'мнётся ткань?')
  expect(text).toContain('Материал: хлопок')
  expect(cards).toEqual([])
})

test.each([
  ['ru', 'кружки', '10 тысяч сколько выйдет?'],
  ['en', 'mugs', 'how much for 10 thousand?'],
] as const)('%s: thousands in a word count pieces where a price is asked', async (language, goods, question) => {
  const offers = ['a', 'b'].map((itemId) => anOffer({ itemId, title: title('Кружка', 'Mug', '马克杯') }))
  const { cards, text } = await answerTo(offers, language, `${goods}, 100`, question)
  const at = cards.map(({ price_info }) => price_info?.quantity)
  expect(at.length > 0 ? at : text).toEqual(at.length > 0 ? [10_000, 10_000] : expect.stringMatching(/10[ ,]000/))
})

test('what is asked in words that nobody knows is no name of goods', async () => {
  const offers = ['a', 'b'].map((itemId) => anOffer({ itemId, title: title('Кружка', 'Mug', '马克杯') }))
  expect((await answerTo(offers, 'ru', 'кружки, 100 шт', 'квакает при глазунье?')).text).toMatch(/Ни один из показанных/)
  expect((await answerTo(offers, 'ru', 'кружки, 100 шт', 'а глюкометры есть?')).text).toMatch(/Ничего не нашёл|не нашёл/)
})
