import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, plain, stated, title, white } from '../../../test/market.ts'

const lampTitle = title('Настольная лампа', 'Desk lamp', '台灯')
const remote = stated('Особенности', 'Features', '特点', ['с пультом', 'remote control', '遥控'])
const lamps = () => [
  anOffer({ itemId: 'unsold-lamp', title: lampTitle, options: colorOption(black) }),
  anOffer({ itemId: 'unsold-remote', title: lampTitle, options: colorOption(white), attributes: [remote] }),
]
const talk = (language: 'ru' | 'en' | 'zh', offers = lamps()) => aConversation(aMarket(offers), { language })

test.each([
  ['ru', 'настольные лампы, 40 шт', 'штатив для телефона', 'с пультом', 'И так ничего'],
  ['ru', 'настольные лампы, 40 шт', 'штатив для телефона', 'а если брать 200?', 'И так ничего'],
  ['ru', 'настольные лампы, 40 шт', 'штатив для телефона', 'а они сильно гнутся?', 'никто не продаёт'],
  ['en', 'desk lamps, 40 pcs', 'phone tripods', 'white', 'Still nothing for: “phone tripods”'],
  ['en', 'desk lamps, 40 pcs', 'phone tripods', 'do they fold?', 'Nobody sells this (“phone tripods”)'],
  ['zh', '台灯 40个', '手机三脚架有没有', '带遥控的', '还是没有'],
  ['zh', '台灯 40个', '发圈有吗', '弹性大不大', '没有卖家供应这种商品'],
] as const)('%s: after %s and %s, which nobody sells, "%s" is said of those', async (language, goods, unsold, then, said) => {
  const say = talk(language)
  await say(goods)
  await say(unsold)
  const { html, cards } = await say(then)
  expect(cards).toEqual([])
  expect(plain(html)).toContain(said)
})

test.each([
  ['ru', 'настольные лампы, 40 шт', 'штатив для телефона', 'а второй какого цвета?'],
  ['en', 'desk lamps, 40 pcs', 'phone tripods', 'what colour is the second one?'],
  ['zh', '台灯 40个', '三脚架有没有', '第二个是什么颜色'],
] as const)('%s: after %s and %s the offers on the screen are still pointed at', async (language, goods, unsold, then) => {
  const say = talk(language)
  const { cards: shown } = await say(goods)
  await say(unsold)
  const { cards } = await say(then)
  expect(cards.map(({ id }) => id)).toEqual([shown[1]!.id])
})

test.each([
  ['ru', 'настольные лампы белые, 40 шт', 'штатив для телефона', 'верни как было'],
  ['ru', 'настольные лампы белые, 40 шт', 'штатив для телефона', 'вернёмся к лампам'],
  ['en', 'white desk lamps, 40 pcs', 'phone tripods', 'back to the lamps'],
  ['zh', '白色台灯 40个', '三脚架有没有', '回到台灯'],
] as const)('%s: %s, %s, and "%s" shows the lamps with all that was said of them', async (language, goods, unsold, then) => {
  const say = talk(language)
  await say(goods)
  await say(unsold)
  await say(language === 'ru' ? 'железный' : language === 'en' ? 'steel ones' : '铁的')
  const { cards, state } = await say(then)
  expect(cards.map(({ id }) => id)).toEqual(['test-unsold-remote'])
  expect(state).toMatchObject({ wish: { quantity: 40, colors: ['color.white'] } })
  expect(state).not.toHaveProperty('screen')
})

test.each([
  ['ru', 'подарки до 500 ₽ на 30 человек', 'может, ремни?', 'а термокружки?', 50_000],
  ['en', 'gifts under 500 rubles each for 30 people', 'what about candles?', 'thermos mugs?', 50_000],
  ['zh', '送员工的礼物，每份50块以内，30份', '蜡烛呢？', '那保温杯呢', 5000],
] as const)('%s: %s, %s, %s: what a gift may cost holds after one that nobody sells', async (language, gifts, unsold, next, max) => {
  const say = talk(language, [anOffer({ itemId: 'unsold-mug', priceLadder: ladder([1, 20]) })])
  await say(gifts)
  expect((await say(unsold)).cards).toEqual([])
  const { cards, state } = await say(next)
  expect(cards).toHaveLength(1)
  expect(state).toMatchObject({ wish: { quantity: 30, price: { max } } })
})

test('what goods that nobody sells may cost, and for whom, holds for those that are named in their place', async () => {
  const say = talk('ru')
  await say('мужские кошельки до 900 рублей, 50 штук')
  const { state } = await say('тогда рюкзаки')
  expect(state).toMatchObject({ wish: { types: ['type.backpack'], quantity: 50, price: { max: 90_000 }, traits: ['audience.men'] } })
})

test('what serves shoes is no shoe: insoles that nobody sells are not answered with slippers', async () => {
  const slippers = anOffer({ itemId: 'unsold-slippers', title: title('Тапочки', 'Slippers', '拖鞋') })
  const { cards } = await talk('zh', [slippers])('鞋垫 30双')
  expect(cards).toEqual([])
})

test('"with a remote?" in a word asks of those shown which of them have it', async () => {
  const foldable = stated('Особенности', 'Features', '特点', ['складной', 'foldable', '折叠'])
  const say = talk('en', [
    anOffer({ itemId: 'unsold-fold', title: lampTitle, attributes: [foldable] }),
    anOffer({ itemId: 'unsold-stiff', title: lampTitle }),
  ])
  await say('desk lamps, 10 pcs')
  expect(plain((await say('foldable?')).html)).toMatch(/foldable: yes.*Foldable not stated|not stated.*foldable: yes|foldable: yes/i)
})

test('goods of which a field is asked by their name are those shown', async () => {
  const size = stated('Диаметр', 'Diameter', '口径', ['12 см', '12 cm', '12厘米'])
  const say = talk('ru', [anOffer({ itemId: 'unsold-pot', title: title('Горшок для цветов', 'Flower pot', '花盆'), attributes: [size] })])
  await say('горшки для цветов, 60 штук')
  expect(plain((await say('какого диаметра горшки?')).html)).toContain('Диаметр: 12 см')
})

test('so many of each of two sizes leave no word behind', async () => {
  const { state } = await talk('zh')('运动鞋 38码和39码各15双')
  expect(state).toMatchObject({ wish: { quantity: 30, sizes: ['38', '39'], words: [] } })
})

test('"or without a lid" leaves open what was wished for', async () => {
  const say = talk('en', [anOffer({ itemId: 'unsold-lid' })])
  await say('thermos mugs with a lid')
  const { state } = await say('or without a lid')
  expect(state).toMatchObject({ wish: { traits: [], notTraits: [] } })
})

test.each([
  ['en', 'folding camping chairs', 'ok whatever. desk lamps then. is there anything with remote control'],
  ['ru', 'складные стулья для кемпинга', 'ладно. настольные лампы тогда, с пультом есть?'],
] as const)(
  '%s: after %s, which nobody sells, goods that stand first are looked for, whatever is asked of them',
  async (language, unsold, message) => {
    const say = talk(language)
    await say(unsold)
    expect((await say(message)).cards.map(({ id }) => id)).toEqual(['test-unsold-remote'])
  },
)
