import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, stated, title } from '../../../test/market.ts'

/** Which of those shown do something, from how many pieces they have the buyer's logo, what they are made of in one word, and who clears them through customs. */

const mug = title('Кружка', 'Mug', '马克杯')
const logoFrom = (pieces: number) =>
  stated('Нанесение логотипа', 'Custom logo', '是否可定制LOGO', [`да, от ${pieces} шт.`, `yes, from ${pieces} pcs`, `可定制,${pieces}起订`])
const noLogo = stated('Нанесение логотипа', 'Custom logo', '是否可定制LOGO', ['нет', 'no', '不支持'])
const mugs = () =>
  aMarket([
    anOffer({ itemId: 'l-none', title: mug, moq: 1, attributes: [noLogo], salesCount: 900 }),
    anOffer({ itemId: 'l-500', title: mug, moq: 2, attributes: [logoFrom(500)], salesCount: 800 }),
    anOffer({ itemId: 'l-100', title: mug, moq: 10, attributes: [logoFrom(100)], salesCount: 700 }),
  ])
const goods = { ru: 'кружки', en: 'mugs', zh: '马克杯' } as const

test.each([
  ['ru', 'а на какую из них лого можно нанести маленьким тиражом?'],
  ['ru', 'а на какую из них лого можно нанести маленьким тиражом, штук от 100?'],
  ['ru', 'у кого минимальный тираж логотипа?'],
  ['en', 'who has the smallest minimum for a logo?'],
  ['zh', '哪款印logo起订量最低？'],
] as const)(
  '%s: "%s" puts them in the order of the pieces that a logo takes, and not of their smallest orders',
  async (language, message) => {
    const say = aConversation(mugs(), { language })
    await say(goods[language])
    const { cards, html } = await say(message)
    expect(cards.map(({ id }) => id)).toEqual(['test-l-100'])
    const text = plain(html)
    expect(text).toMatch(/100.*500/su)
    expect(text).toMatch(/логотипом: нет|logo: no|不支持/)
  },
)

test.each(['能不能印logo', '能不能印我们店的logo？起印量多少', '可不可以印logo'])(
  '第一款%s is a question, and gives up nothing',
  async (message) => {
    const say = aConversation(mugs(), { language: 'zh' })
    const { cards } = await say(goods.zh)
    const place = ['一', '二', '三'][cards.findIndex(({ id }) => id === 'test-l-none')]
    const text = plain((await say(`第${place}款${message}`)).html)
    expect(text).toContain('不支持')
    expect(text).not.toContain('没有注明')
  },
)

test.each([
  ['ru', 'сколько везти до Омска и кто оформляет таможню?', 'не указано'],
  ['ru', 'кто растаможку делает?', 'не указано'],
  ['en', 'who does the customs clearance?', 'is not laid down'],
  ['zh', '清关是你们做吗', '没有说明'],
] as const)('%s: "%s" is told that nothing says who clears them', async (language, message, unknown) => {
  const say = aConversation(mugs(), { language })
  await say(goods[language])
  expect(plain((await say(message)).html)).toContain(unknown)
})

const made = (ru: string, en: string, zh: string) => stated('Материал', 'Material', '材质', [ru, en, zh])
test('«стеклянная?» of glass is a plain yes, and «тканевая?» is told by the one fabric that is stated', async () => {
  const say = aConversation(aMarket([anOffer({ itemId: 'glass', title: mug, attributes: [made('стекло', 'glass', '玻璃')] })]), {
    language: 'ru',
  })
  await say('кружки')
  expect(plain((await say('первая стеклянная?')).html)).not.toContain('не указывает')
  const bags = aConversation(
    aMarket([anOffer({ itemId: 'bag', title: title('Сумка', 'Bag', '包'), attributes: [made('полиэстер', 'polyester', '涤纶')] })]),
    { language: 'ru' },
  )
  await bags('сумки')
  const text = plain((await bags('первая тканевая?')).html)
  expect(text).toContain('Полиэстер: есть')
  expect(text).not.toContain('нет')
})

test('第一款材质呢 tells what the bits are made of where the whole is not stated', async () => {
  const bits = stated('Материал бит', 'Bit steel', '批头材质', ['S2', 'S2', 'S2'])
  const say = aConversation(
    aMarket([anOffer({ itemId: 'bits', title: title('Набор отвёрток', 'Screwdriver set', '螺丝刀套装'), attributes: [bits] })]),
    {
      language: 'zh',
    },
  )
  await say('螺丝刀套装')
  expect(plain((await say('第一款材质呢')).html)).toContain('批头材质：S2')
})

const shears = title('Секатор', 'Garden shears', '修枝剪')
const cuts = (mm: number) => stated('Диаметр среза', 'Cutting capacity', '剪切直径', [`${mm} мм`, `${mm} mm`, `${mm}毫米`])
test.each([['en', 'which of them can cut branches up to 25mm?', 'Those that do:']] as const)(
  '%s: "%s" ends in the numbers of those that do',
  async (language, message, concludes) => {
    const market = aMarket(
      [20, 25, 30].map((mm, at) => anOffer({ itemId: `s-${mm}`, title: shears, attributes: [cuts(mm)], salesCount: 900 - at })),
    )
    const say = aConversation(market, { language })
    const { cards } = await say('garden shears')
    const text = plain((await say(message)).html)
    const places = cards.flatMap(({ id }, at) => (id === 'test-s-20' ? [] : [at + 1]))
    expect(text).toContain(`${concludes} ${places.map((place) => `No. ${place}`).join(', ')}.`)
  },
)

const backpack = title('Рюкзак', 'Backpack', '背包')
const holds = (litres: number) => stated('Объём', 'Capacity', '容量', [`${litres} л`, `${litres} l`, `${litres}L`])
test.each([
  ['en', 'backpacks', 'which ones hold 20 liters or more?', 'Those that do: No. '],
  ['zh', '背包', '哪些容量20升以上？', '符合的是第'],
] as const)('%s: of "%s" "%s" ends in the only one that is so large', async (language, first, message, concludes) => {
  const market = aMarket([12, 15, 25].map((litres) => anOffer({ itemId: `b-${litres}`, title: backpack, attributes: [holds(litres)] })))
  const say = aConversation(market, { language })
  const { cards } = await say(first)
  const place = cards.findIndex(({ id }) => id === 'test-b-25') + 1
  expect(plain((await say(message)).html)).toMatch(new RegExp(`${concludes}${place}(?:款。|\\.)`, 'u'))
})

test.each([
  ['ru', 'какие из них можно с логотипом от 200 штук?', 'Подходят:', '№'],
  ['en', 'which of them can I put a logo on from 200 pcs?', 'Those that do:', 'No. '],
] as const)('%s: "%s" ends in the only one that has a logo from so few', async (language, message, concludes, number) => {
  const say = aConversation(mugs(), { language })
  const { cards } = await say(goods[language])
  const place = cards.findIndex(({ id }) => id === 'test-l-100') + 1
  expect(plain((await say(message)).html)).toContain(`${concludes} ${number}${place}.`)
})
