import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, stated, title } from '../../../test/market.ts'

/** Questions in words that name neither goods nor a condition, and by units. */

const pot = title('Цветочный горшок', 'Flower pot', '花盆')
const features = (...value: [ru: string, en: string, zh: string]) => stated('Особенности', 'Features', '特点', value)
const pots = () =>
  aMarket([
    anOffer({ itemId: 'pot-saucer', title: pot, attributes: [features('с поддоном', 'with saucer', '带托盘')] }),
    anOffer({ itemId: 'pot-plain', title: pot }),
  ])
const opening: Record<Language, string> = { ru: 'цветочные горшки', en: 'flower pots', zh: '花盆' }

async function asked(language: Language, question: string, first = opening[language], market = pots()) {
  const say = aConversation(market, { language })
  await say(first)
  const { html, cards } = await say(question)
  return { text: plain(html).replace(/[\s\u00a0\u202f]+/g, ' '), cards }
}

describe('a question of what nobody states says so, and shows no goods once more', () => {
  test.each([
    ['ru', 'отверстия для слива есть?'],
    ['ru', 'трескается на морозе?'],
    ['ru', 'отверстия внизу предусмотрены?'],
    ['en', 'drain holes?'],
    ['zh', '会不会开裂？'],
  ] as const)('%s: %s', async (language, question) => {
    const { text, cards } = await asked(language, question)
    expect(text).toMatch(/Ни один из показанных продавцов этого не указывает|None of the sellers|卖家都没有/)
    expect(cards).toEqual([])
  })

  test('what some of them state is still looked for', async () => {
    const { text } = await asked('ru', 'с поддоном есть?')
    expect(text).not.toMatch(/Ни один/)
  })

  test('and so are other goods', async () => {
    const market = aMarket([
      anOffer({ itemId: 'pot', title: pot }),
      anOffer({ itemId: 'can', title: title('Лейка', 'Watering can', '浇水壶') }),
    ])
    expect((await asked('ru', 'а лейки есть?', 'цветочные горшки', market)).cards.map(({ id }) => id)).toEqual(['test-can'])
  })
})

describe('"how many metres" asks for the field that is measured so', () => {
  const length = stated('Длина', 'Length', '长度', ['150 м', '150 m', '150米'])
  const tape = () =>
    aMarket(
      [66, 100].map((at) =>
        anOffer({ itemId: `tape-${at}`, title: title('Упаковочный скотч', 'Packing tape', '封箱胶带'), attributes: [length] }),
      ),
    )
  test.each([
    ['ru', 'скотч', 'сколько метров в рулоне?', 'Длина: 150 м'],
    ['ru', 'скотч', 'метров сколько?', 'Длина: 150 м'],
    ['en', 'packing tape', 'how many metres in a roll?', 'Length: 150 m'],
    ['zh', '封箱胶带', '一卷有多少米？', '长度：150米'],
  ] as const)('%s: %s, %s', async (language, goods, question, answer) => {
    expect((await asked(language, question, goods, tape())).text).toContain(answer)
  })
})

describe('by the piece or many at once is asked of the smallest order', () => {
  test.each([
    ['ru', 'продаются парой или поштучно?', /Минимальный заказ/],
    ['en', 'sold individually or in packs?', /Minimum order/],
    ['zh', '单个卖还是整箱卖？', /起订/],
  ] as const)('%s: %s', async (language, question, answer) => {
    expect((await asked(language, question)).text).toMatch(answer)
  })
})

test('what goods of a narrower kind are made of is asked by the name of the wider one', async () => {
  const market = aMarket([
    anOffer({
      itemId: 'bath',
      title: title('Банное полотенце', 'Bath towel', '浴巾'),
      attributes: [stated('Материал', 'Material', '材质', ['хлопок', 'cotton', '棉'])],
    }),
    anOffer({ itemId: 'other', title: title('Полотенце', 'Towel', '毛巾') }),
  ])
  const { text, cards } = await asked('ru', 'из чего полотенца?', 'банные полотенца', market)
  expect(text).toContain('Материал: хлопок')
  expect(cards.every(({ id }) => id === 'test-bath')).toBe(true)
})

test('a place that a selection does not have is said, and no offer is gone', async () => {
  const say = aConversation(pots(), { language: 'ru' })
  await say('цветочные горшки')
  expect(plain((await say('сравни первый и третий')).html)).toContain('Варианта 3 нет')
})
