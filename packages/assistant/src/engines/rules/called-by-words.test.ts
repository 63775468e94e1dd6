import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, plain, red, stated, title, white } from '../../../test/market.ts'

/** What is asked or added up of offers that are called by what tells them apart. */

const lining = (ru: string, en: string, zh: string) => stated('Подкладка', 'Lining', '里料', [ru, en, zh])
const bags = () =>
  aMarket([
    anOffer({
      itemId: 'canvas',
      title: title('Рюкзак 25 л из канваса', 'Canvas backpack 25 l', '25L 帆布双肩包'),
      priceLadder: ladder([1, 20]),
      stock: 57,
      attributes: [lining('хлопок', 'cotton', '棉')],
    }),
    anOffer({
      itemId: 'oxford',
      title: title('Серый рюкзак 25 л из ткани оксфорд', 'Grey oxford fabric backpack 25 l', '25L 灰色牛津布双肩包'),
      priceLadder: ladder([1, 30]),
      attributes: [lining('нейлон', 'nylon', '尼龙')],
    }),
    anOffer({
      itemId: 'usb',
      title: title('Рюкзак 15 л из нейлона с USB-портом', 'Nylon backpack 15 l with USB port', '15L 尼龙双肩包 USB充电口'),
      priceLadder: ladder([1, 40]),
      options: colorOption(red, white),
      attributes: [lining('полиэстер', 'polyester', '涤纶')],
    }),
  ])
const opening: Record<Language, string> = { ru: 'рюкзаки, 30 шт', en: 'backpacks, 30 pcs', zh: '双肩包，30个' }

async function said(language: Language, ...messages: string[]) {
  const say = aConversation(bags(), { language })
  let reply = await say(opening[language])
  for (const message of messages) reply = await say(message)
  return { html: plain(reply.html), ids: reply.cards.map(({ id }) => id.replace('test-', '')) }
}

describe('a question that begins with what one of those shown is, is asked of that one', () => {
  test.each([
    ['ru', 'серый из оксфорда, подкладка у него какая?', 'oxford', 'нейлон'],
    ['ru', 'а который с usb, он в белом есть?', 'usb', 'бел'],
    ['ru', 'я же про канвас, на складе его сколько?', 'canvas', '57'],
    ['en', 'grey one what lining does it have', 'oxford', 'nylon'],
    ['en', 'the canvas, how many in stock?', 'canvas', '57'],
    ['en', 'usb one. does it come in white?', 'usb', 'white'],
    ['zh', '牛津布的里料是什么', 'oxford', '尼龙'],
    ['zh', '帆布的库存多少', 'canvas', '57'],
  ] as const)('%s: "%s"', async (language, message, id, told) => {
    const { html, ids } = await said(language, message)
    expect(ids).toEqual([id])
    expect(html.toLowerCase()).toContain(told)
  })

  test.each([
    ['ru', 'подкладка у них какая?'],
    ['en', 'what lining do they have?'],
    ['zh', '里料都是什么'],
  ] as const)('%s: "%s" is asked of all', async (language, message) => {
    const { html } = await said(language, message)
    for (const one of { ru: ['хлопок', 'нейлон'], en: ['cotton', 'nylon'], zh: ['棉', '尼龙'] }[language]) expect(html).toContain(one)
  })
})

test.each([
  ['ru', 'канвас или с usb, что дешевле?'],
  ['ru', '230 и 460 сравни'],
  ['en', 'canvas or the usb one, whats the difference'],
  ['zh', '帆布的和USB那个 比一下'],
] as const)('%s: "%s" sets these two against one another', async (language, message) => {
  const { html } = await said(language, message)
  expect(html).toMatch(/230/)
  expect(html).toMatch(/460/)
  expect(html).not.toMatch(/345/)
})

describe('a sum of offers that are called by what tells them apart', () => {
  test.each([
    ['ru', 'возьму серый 20 и с usb 10. общая стоимость?'],
    ['ru', 'серый 20 шт и тот с usb 10 шт, всего сколько'],
    ['en', '20 of the grey ones and 10 of the usb one, what does that come to'],
    ['zh', '灰色的20个 USB的10个 加一起多少'],
  ] as const)('%s: "%s"', async (language, message) => {
    const { html } = await said(language, message)
    expect(html.replaceAll(/[\s,]/gu, '')).toMatch(/6900.*4600.*11500/u)
  })

  test.each([
    ['ru', 'серый и канвас, по 10 каждого. итого?'],
    ['en', 'the grey one and the canvas one, 10 of each, total?'],
    ['zh', '灰色的和帆布的 各10个 一共多少'],
  ] as const)('%s: "%s" is so many of each', async (language, message) => {
    const { html } = await said(language, message)
    expect(html.replaceAll(/[\s,]/gu, '')).toMatch(/3450.*2300.*5750/u)
  })
})

const mugsAndBoards = () =>
  aMarket([
    anOffer({ itemId: 'mug', title: title('Кружка', 'Mug', '马克杯'), priceLadder: ladder([1, 10]), options: colorOption(black) }),
    anOffer({ itemId: 'mug-2', title: title('Кружка большая', 'Large mug', '大号马克杯'), priceLadder: ladder([1, 12]) }),
    anOffer({ itemId: 'board', title: title('Доска для нарезки', 'Cutting board', '切菜板'), priceLadder: ladder([1, 20]) }),
  ])

test.each([
  ['ru', 'кружки, 30 шт', 'первая 20 шт и доска для нарезки 10 шт, сколько всего?'],
  ['en', 'mugs, 30 pcs', '20 of the first and 10 cutting boards, total?'],
  ['zh', '马克杯，30个', '第一款20个 再配10个切菜板 一共多少'],
] as const)('%s: goods that were not shown are looked for before they are added up: "%s", "%s"', async (language, first, then) => {
  const say = aConversation(mugsAndBoards(), { language })
  await say(first)
  const { html, cards } = await say(then)
  expect(cards.map(({ id }) => id)).toEqual(['test-board'])
  expect(plain(html).replaceAll(/[\s,]/gu, '')).toMatch(/2300.*2300.*4600/u)
})

test.each([
  ['ru', 'кружки, 30 шт и доски для нарезки, 20 шт', 'первая доска сколько стоит?'],
  ['en', 'mugs, 30 pcs, and cutting boards, 20 pcs', 'how much is the first cutting board?'],
  ['zh', '马克杯30个，切菜板20个', '第一个切菜板多少钱'],
] as const)('%s: of "%s" side by side, "%s" is asked of the first board', async (language, first, then) => {
  const say = aConversation(mugsAndBoards(), { language })
  await say(first)
  expect(plain((await say(then)).html)).toMatch(/230/)
})

test.each([
  [
    'ru',
    'кружки, 30 шт',
    'а доски для нарезки?',
    'кружку 20 шт и доску 10 шт, сколько всего?',
    'не та кружка, та что за 138. и общую сумму дай',
  ],
  ['en', 'mugs, 30 pcs', 'and cutting boards?', '20 mugs and 10 cutting boards, total?', 'not that mug, the one for 138. total again pls'],
] as const)(
  '%s: after a sum of "%s" and "%s", another of the mugs takes the place of the first',
  async (language, mugs, boards, first, then) => {
    const say = aConversation(mugsAndBoards(), { language })
    await say(mugs)
    await say(boards)
    expect(plain((await say(first)).html).replaceAll(/[\s,]/gu, '')).toMatch(/4600/u)
    expect(plain((await say(then)).html).replaceAll(/[\s,]/gu, '')).toMatch(/2760.*5060/u)
  },
)
