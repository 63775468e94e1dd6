import type { Language } from '@karavan/contract/language.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'

/** Mailers in two colours and two sizes, the larger at twice the price, and 35 black ones of it. */
const sized = (): Offer =>
  anOffer({
    itemId: 'var-mailer',
    title: title('Курьерский пакет', 'Poly mailer', '快递袋'),
    priceLadder: ladder([100, 0.2]),
    moq: 100,
    stock: 4035,
    attributes: [stated('Вес', 'Weight', '重量', ['10 г', '10 g', '10克'])],
    options: [
      {
        pid: '1',
        name: title('Цвет', 'Color', '颜色'),
        values: [
          { vid: '1', name: title('Чёрный', 'Black', '黑色') },
          { vid: '2', name: title('Белый', 'White', '白色') },
        ],
      },
      {
        pid: '2',
        name: title('Размер', 'Size', '尺寸'),
        values: [
          { vid: '1', name: title('10x15 см', '10x15 cm', '10x15cm') },
          { vid: '2', name: title('25x35 см', '25x35 cm', '25x35cm') },
        ],
      },
    ],
    skus: [
      { skuId: 'a', propsIds: '1:1;2:1', priceMinor: 20, stock: 2000 },
      { skuId: 'b', propsIds: '1:2;2:1', priceMinor: 20, stock: 2000 },
      { skuId: 'c', propsIds: '1:1;2:2', priceMinor: 40, stock: 35 },
      { skuId: 'd', propsIds: '1:2;2:2', priceMinor: 40, stock: 2000 },
    ],
  })
const shop = () => aMarket([sized(), anOffer({ itemId: 'var-other', title: title('Курьерский пакет', 'Poly mailer', '快递袋'), moq: 100 })])

async function answerOf(language: Language, ...messages: string[]): Promise<string> {
  const say = aConversation(shop(), { language })
  let said = ''
  for (const message of messages) said = plain((await say(message)).html)
  return said
}

test.each([
  [
    'ru',
    'курьерские пакеты',
    '1000 штук 10х15 и 500 штук 25х35 у первого, сколько выйдет',
    /2,30 ₽.*2 300 ₽.*4,60 ₽.*2 300 ₽.*Вместе: 4 600 ₽/,
  ],
  ['en', 'poly mailers', 'for no 1: 1000 of 10x15 and 500 of 25x35, total?', /2\.30 ₽.*2,300 ₽.*4\.60 ₽.*2,300 ₽.*Together: 4,600 ₽/],
  ['zh', '快递袋', '第一个 10x15的1000个,25x35的500个,一共多少钱', /2\.30 ₽.*2,300 ₽.*4\.60 ₽.*2,300 ₽.*合计4,600 ₽/],
] as const)('%s: after "%s", "%s" prices each variant by itself and adds them up', async (language, goods, asks, says) => {
  expect(await answerOf(language, goods, asks)).toMatch(says)
})

test.each([
  ['ru', 'курьерские пакеты', 'первый, чёрные 25х35 200 шт и белые 25х35 100 шт, итого?', /35 шт/],
  ['en', 'poly mailers', 'the first, 200 black 25x35 and 100 white 25x35, total?', /35 pcs, not enough for 200/],
  [
    'en',
    'poly mailers',
    'the first, 200 of 25x35 and 150 of 10x15, black. how much all together',
    /Black, 25x35 cm.*not enough for 200.*Black, 10x15 cm/,
  ],
  ['zh', '快递袋', '第一个 黑色25x35的200个和白色25x35的100个,总价多少', /35件，不够200件/],
] as const)('%s: after "%s", "%s" warns of the variant of which there are too few', async (language, goods, asks, says) => {
  expect(await answerOf(language, goods, asks)).toMatch(says)
})

test.each([
  ['ru', 'курьерские пакеты', 'у первого по 200 чёрных и белых 10х15, общий вес?', /4 кг/],
  ['en', 'poly mailers', 'no 1, 200 each black and white 10x15, total weight?', /4 kg/],
  ['en', 'poly mailers', 'number 1, 150 black 10x15, 250 white 10x15 - total price and how heavy', /Together: 920 ₽.*4 kg/],
] as const)('%s: after "%s", "%s" tells what all of them weigh', async (language, goods, asks, says) => {
  expect(await answerOf(language, goods, asks)).toMatch(says)
})
