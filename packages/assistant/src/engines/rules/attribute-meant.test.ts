import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, stated, title } from '../../../test/market.ts'

/** What is asked of goods on the screen in everyday words is answered by the attribute that tells it, and by no other. */

const pen = title('Шариковая ручка', 'Ballpoint pen', '圆珠笔')
const ink = (ru: string, en: string, zh: string) => stated('Цвет чернил', 'Ink color', '墨水颜色', [ru, en, zh])
const length = (metres: number) => stated('Длина письма', 'Writing length', '书写长度', [`${metres} м`, `${metres} m`, `${metres}米`])
const colors = stated('Цвет', 'Color', '颜色', ['чёрный', 'black', '黑色'])
const pens = () =>
  aMarket([
    anOffer({ itemId: 'pen-one', title: pen, attributes: [colors, ink('синий', 'blue', '蓝色'), length(1200)] }),
    anOffer({ itemId: 'pen-two', title: pen, attributes: [colors, ink('чёрный', 'black', '黑色'), length(800)] }),
  ])
const goods = { ru: 'шариковые ручки, 100 шт', en: 'ballpoint pens, 100 pcs', zh: '圆珠笔100支' } as const

test.each([
  ['ru', 'а надолго ли хватит пасты?', [/Длина письма: 1200 м/, /Длина письма: 800 м/]],
  ['en', 'hm. and will it run out fast?', [/Writing length: 1200 m/, /Writing length: 800 m/]],
  ['zh', '一支能写多久啊', [/书写长度：1200米/, /书写长度：800米/]],
  ['en', 'what colour do they write in? must be blue for us', [/Ink color: blue/, /Ink color: black/]],
] as const)('%s: "%s" is told by its attribute', async (language, question, said) => {
  const say = aConversation(pens(), { language })
  await say(goods[language])
  const { html, cards } = await say(question)
  for (const one of said) expect(plain(html)).toMatch(one)
  expect(cards).toEqual([])
})

test('"which lasts longest?" puts them in the order of the attribute', async () => {
  const say = aConversation(pens(), { language: 'en' })
  await say(goods.en)
  const { html, cards } = await say('which one writes the longest?')
  expect(plain(html)).toMatch(/First by .*: No\. \d Ballpoint pen : 1,?200 m/)
  expect(cards.map(({ id }) => id)).toEqual(['test-pen-one'])
})

const towel = title('Полотенце', 'Towel', '毛巾')
const perArea = (grams: number) => stated('Плотность', 'Weight per area', '克重', [`${grams} г/м²`, `${grams} gsm`, `${grams}克/平方米`])

test('the thickest of cloth is the heaviest', async () => {
  const offers = [400, 500].map((grams) => anOffer({ itemId: `towel-${grams}`, title: towel, attributes: [perArea(grams)] }))
  const say = aConversation(aMarket(offers), { language: 'en' })
  await say('towels, 50 pcs')
  const { cards } = await say('which one of those is the thickest?')
  expect(cards.map(({ id }) => id)).toEqual(['test-towel-500'])
})

test('what no listing states is not told by an attribute near it', async () => {
  const liner = stated('Внутренняя колба', 'Inner liner', '内胆', ['сталь 316', '316 steel', '316不锈钢'])
  const mug = anOffer({ title: title('Термокружка', 'Thermos mug', '保温杯'), attributes: [liner] })
  const say = aConversation(aMarket([mug]), { language: 'en' })
  await say('thermos mugs, 60')
  expect(plain((await say('is it noisy?')).html)).toContain('“Noisy”: the seller does not say')
})

const headphones = title('Беспроводные наушники', 'Wireless headphones', '无线耳机')
const features = (ru: string, en: string, zh: string) => stated('Особенности', 'Features', '特点', [ru, en, zh])

test.each([
  ['en', 'wireless headphones, 20 pcs', 'can you talk on the phone with them', 'with microphone'],
  ['ru', 'беспроводные наушники, 20 шт', 'по телефону через них поговорить можно?', 'с микрофоном'],
] as const)(
  '%s: "%s", "%s" is told by a property of one, and of the other that it is not stated',
  async (language, wanted, question, property) => {
    const offers = [
      anOffer({ itemId: 'with', title: headphones, attributes: [features('с микрофоном', 'with microphone', '带麦克风')] }),
      anOffer({ itemId: 'without', title: headphones, attributes: [features('складные', 'foldable', '可折叠')] }),
    ]
    const say = aConversation(aMarket(offers), { language })
    const { cards } = await say(wanted)
    const text = plain((await say(question)).html)
    const place = cards.findIndex(({ id }) => id === 'test-with') + 1
    expect(text).toMatch(new RegExp(`(?:№|No\\. )${place}[^№]*${property}`))
    expect(text).not.toMatch(/foldable|складные/)
  },
)

test('"will the second fit?" of one that is shown is answered for that', async () => {
  const size = stated('Обхват запястья', 'Wrist size', '手围', ['17 см', '17 cm', '17cm'])
  const say = aConversation(aMarket([anOffer({ title: title('Браслет', 'Bracelet', '手链'), attributes: [size] })]), { language: 'en' })
  await say('bracelets, 20 pcs')
  const text = plain((await say('second one, will that fit a big bloke, like 21cm wrist?')).html)
  expect(text).toContain('There is no option 2')
  expect(text).toContain('17 cm')
})
