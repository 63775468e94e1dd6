import type { Language } from '@karavan/contract/language.ts'
import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'

/** Pet beds for cats of up to 10 kg, at 20 yuan and 500 g, and silicone toys with a bell, at 5 yuan and 100 g. */
const shop = () =>
  aMarket([
    anOffer({
      itemId: 'counted-bed',
      title: title('Лежанка для кошек', 'Cat bed', '猫窝'),
      priceLadder: ladder([1, 20]),
      attributes: [
        stated('Вес', 'Weight', '重量', ['500 г', '500 g', '500克']),
        stated('Для питомца весом', 'For pets up to', '适合体重', ['до 10 кг', '10 kg', '10公斤以内']),
      ],
    }),
    anOffer({
      itemId: 'counted-toy',
      title: title('Силиконовая игрушка для кошек с колокольчиком', 'Silicone cat toy with bell', '硅胶猫玩具 带铃铛'),
      priceLadder: ladder([1, 5]),
      attributes: [stated('Вес', 'Weight', '重量', ['100 г', '100 g', '100克'])],
    }),
  ])

async function answerOf(language: Language, ...messages: string[]): Promise<string> {
  const say = aConversation(shop(), { language })
  let said = ''
  for (const message of messages) said = plain((await say(message)).html)
  return said
}

test.each([
  ['ru', 'лежанки для кошек', 'кошка какого веса поместится в первую?', '10 кг'],
  ['en', 'cat beds', 'what weight of cat does the first fit?', '10 kg'],
  ['zh', '猫窝', '第一个多大,几斤猫能睡', '10公斤以内'],
] as const)('%s: after "%s", "%s" is told by the weight that they are for', async (language, goods, asks, says) => {
  const said = await answerOf(language, goods, asks)
  expect(said).toContain(says)
  expect(said).not.toContain('几斤')
})

test.each([
  [
    'ru',
    ['игрушки для кошек', 'лежанки для кошек', '10 лежанок и 20 игрушек для кошек, сколько всего и общий вес?'],
    /Вместе: 3 450 ₽.*7 кг/,
  ],
  ['en', ['cat toys', 'cat beds', '10 cat beds and 20 cat toys, total price and total weight?'], /Together: 3,450 ₽.*7 kg/],
  ['zh', ['猫玩具', '猫窝', '猫窝10个加上猫玩具20个,一共多少钱,一共多重'], /合计3,450 ₽.*7公斤/],
] as const)('%s: %s are added up in money and in weight', async (language, messages, says) => {
  // A space of a number may be any.
  expect((await answerOf(language, ...messages)).replace(/\s/gu, ' ')).toMatch(says)
})

test('goods that were shown before are counted by what they are called', async () => {
  const said = await answerOf('zh', '猫玩具 50个', '猫窝', '好,猫窝20个加上刚才那个铃铛玩具50个,总共多少')
  expect(said).toContain('合计7,475 ₽')
})

test('what a clause counts or complains of is not said to be missing in the listing', async () => {
  const said = await answerOf('zh', '猫窝', '怎么没写,卡片上不是100件起吗。第一个要50个多少钱 有货没')
  expect(said).toContain('11,500 ₽')
  expect(said).not.toMatch(/没写|卡片上/)
})
