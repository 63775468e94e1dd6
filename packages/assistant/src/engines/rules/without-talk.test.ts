import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, stated, title } from '../../../test/market.ts'

/** What buyers tell of themselves is no condition, and nothing is said of it. */

const towel = (itemId: string) =>
  anOffer({
    itemId,
    title: title('Впитывающее полотенце', 'Absorbent towel', '吸水毛巾'),
    attributes: [
      stated('Особенности', 'Features', '特点', ['впитывающее', 'absorbent', '吸水']),
      stated('Плотность', 'Weight per area', '克重', ['500 г/м²', '500 gsm', '500克/平方米']),
    ],
  })
const towels = () => aMarket([towel('one'), towel('two')])

test.each([
  ['en', 'hey, I run a small crossfit box in Leeds and want towels for members, absorbent'],
  ['ru', 'привет, у нас кожаная мастерская в райцентре, мужики работают, нужны впитывающие полотенца'],
  ['zh', '老板你好，夏天快到了，我在喀山开了家小店，想要吸水毛巾'],
] as const)('%s: "%s" finds what is wanted, and says that nothing is missing', async (language, message) => {
  const { html, cards } = await aConversation(towels(), { language })(message)
  expect(cards).toHaveLength(2)
  expect(plain(html)).not.toMatch(/не указан|слова? «|понял как|do not state|took “|Nothing meets|没有“|没有同时|理解/)
})

test.each([
  ['en', 'towels, 20 pcs', 'are they thin like rags? last ones we had fell apart in the cold', /500 gsm/],
  ['ru', 'полотенца, 20 шт', 'а они плотные? родители сейчас спрашивают', /500 г\/м²/],
] as const)('%s: "%s", "%s" is answered, and the reason behind it is not', async (language, goods, question, said) => {
  const say = aConversation(towels(), { language })
  await say(goods)
  const { html, cards } = await say(question)
  expect(plain(html)).toMatch(said)
  expect(cards).toEqual([])
})

test.each([
  ['en', 'earbuds for my phone kiosk, 20 pcs', 'type.headphones'],
  ['en', 'notebooks for school, 50 pcs', 'type.notebook'],
  ['ru', 'тапочки для отеля, 40 пар', 'type.slippers'],
] as const)('%s: "%s" keeps its goods', async (language, message, type) => {
  const shop = towels()
  await aConversation(shop, { language })(message)
  expect(shop.queries[0]?.types).toContain(type)
})

test.each([
  ['ru', 'полотенца', '60 шт сразу многовато, я б взял 20', 20],
  ['en', 'towels', '100 pcs is too many, 20 rather', 20],
] as const)('%s: "%s", "%s": the number that is refused is not the one that is wanted', async (language, goods, message, quantity) => {
  const shop = towels()
  const say = aConversation(shop, { language })
  await say(goods)
  await say(message)
  expect(shop.queries.at(-1)?.quantity).toBe(quantity)
})
