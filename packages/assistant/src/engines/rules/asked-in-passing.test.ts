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
    expect(text).toMatch(/Ни один из показанных/)
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
    expect(text).toContain('«французский паспорт есть»')
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
    const { cards } = await answerTo(socks(), 'ru', 'носки, 100 пар', 'а 5000 сколько выйдет?')
    expect(cards.map(({ price_info }) => price_info?.quantity)).toEqual([5000, 5000])
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
  const { text, cards } = await answerTo([board, knife], 'ru', 'доски разделочные бамбук 40 шт и ножи 20 шт')
  expect(cards.map(({ id }) => id).toSorted()).toEqual(['test-board', 'test-knife'])
  expect(text).toContain('С этим условием (материал) таких нет: ножи.')
})
