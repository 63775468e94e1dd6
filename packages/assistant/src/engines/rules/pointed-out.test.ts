import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, plain, red, stated, title, white } from '../../../test/market.ts'

const lid = stated('Особенности', 'Features', '特点', ['с ситечком', 'with a strainer', '带茶隔'])
/** Three mugs in the order of their prices: red of 300 ml, black of 500 ml with a strainer, white of 750 ml. */
const mugs = () =>
  aMarket([
    anOffer({
      title: title('Термокружка 300 мл', 'Thermos mug 300 ml', '保温杯 300ml'),
      priceLadder: ladder([10, 10]),
      options: colorOption(red),
    }),
    anOffer({
      title: title('Термокружка 500 мл с ситечком', 'Thermos mug 500 ml with strainer', '保温杯 500ml 带茶隔'),
      priceLadder: ladder([20, 12]),
      options: colorOption(black),
      attributes: [lid],
    }),
    anOffer({
      title: title('Термокружка 750 мл', 'Thermos mug 750 ml', '保温杯 750ml'),
      priceLadder: ladder([5, 14]),
      options: colorOption(white, black),
    }),
  ])
const opening: Record<Language, string> = { ru: 'термокружки, 100 штук', en: 'thermos mugs, 100 pcs', zh: '保温杯，100个' }

async function told(language: Language, message: string) {
  const say = aConversation(mugs(), { language })
  const all = (await say(opening[language])).cards.map(({ title }) => title)
  const reply = await say(message)
  return { said: plain(reply.html), all, shown: reply.cards.map(({ title }) => title) }
}

describe('one of those shown is called by what tells it apart', () => {
  test.each([
    ['en', 'how much is the 750 ml one?', '750 ml'],
    ['en', 'what is the minimum order of the red one', '300 ml'],
    ['en', 'is the one with a strainer leakproof?', '500 ml'],
    ['en', 'tell me about the cheap one', '300 ml'],
    ['en', 'how much for 60 of the white one', '750 ml'],
    ['ru', 'сколько стоит та, что на 750 мл?', '750 мл'],
    ['ru', 'тот с ситечком протекает?', '500 мл'],
    ['ru', 'красный вариант какой минимальный заказ?', '300 мл'],
    ['ru', 'а дорогой вариант сколько весит?', '750 мл'],
    ['ru', 'та белая сколько стоит за 60?', '750 мл'],
    ['zh', '750ml那款多少钱', '750ml'],
    ['zh', '带茶隔的那个起订量多少', '500ml'],
    ['zh', '红色那款100个一共多少钱', '300ml'],
    ['zh', '便宜的那个防漏吗', '300ml'],
    ['zh', '那款白色的有现货吗', '750ml'],
  ] as const)('%s: "%s" is asked of the one of %s', async (language, message, expected) => {
    const { shown } = await told(language, message)
    expect(shown).toHaveLength(1)
    expect(shown[0]).toContain(expected)
  })

  test.each([
    ['en', 'what is the difference between the red one and the 750 ml one?', /115.*161/],
    ['ru', 'красный и тот что на 750 мл — чем отличаются?', /115.*161/],
    ['ru', 'чем отличается красная от белой', /115.*161/],
    ['zh', '红色那款和750ml那款有什么区别', /115.*161/],
  ] as const)('%s: "%s" compares these two', async (language, message, prices) => {
    const { said } = await told(language, message)
    expect(said).toMatch(prices)
    expect(said).not.toContain('138')
  })

  test.each([
    ['en', 'what is the minimum order of the black one?'],
    ['ru', 'тот чёрный, какой минимальный заказ?'],
    ['zh', '黑色那款起订量多少'],
  ] as const)('%s: "%s" is asked of all where two are so', async (language, message) => {
    expect((await told(language, message)).said).toMatch(/1[\s\S]*2[\s\S]*3/)
    expect((await told(language, message)).shown).toHaveLength(0)
  })

  test('who asks two things of it is told both', async () => {
    const { said, shown } = await told('en', 'is the 500 ml one leakproof? whats the minimum order')
    expect(shown).toHaveLength(1)
    expect(said).toContain('Minimum order: 20')
    expect(said).toMatch(/leakproof/i)
  })
})

describe('one of those shown is taken', () => {
  test.each([
    ['en', "i'll take the second. how much for 100? and how is it better than the first?", '13,800 ₽'],
    ['ru', 'беру вторую. сколько за 100 шт? и чем она лучше первой', '13 800 ₽'],
    ['ru', 'вторая подходит. посчитайте 100 штук. и чем она лучше первой?', '13 800 ₽'],
  ] as const)('%s: "%s" is told its price and compared with that one alone', async (language, message, sum) => {
    const { said } = await told(language, message)
    expect(said.replaceAll(' ', ' ')).toContain(sum)
    expect(said).toMatch(language === 'en' ? /Comparing 2 offers/ : /Сравнение 2 предложений/)
    expect(said).not.toContain('161')
  })
})

test.each([
  ['en', 'only the black ones up to 145 roubles', 'what is the difference between this one and the first one you showed?'],
  ['ru', 'только чёрные до 145 рублей', 'чем этот отличается от первого, что вы показали в начале?'],
] as const)('%s: the only one left is compared with the first that was shown before', async (language, narrow, question) => {
  const say = aConversation(mugs(), { language })
  await say(language === 'en' ? 'thermos mugs, cheapest first' : 'термокружки, сначала дешёвые')
  expect((await say(narrow)).cards).toHaveLength(1)
  expect(plain((await say(question)).html)).toMatch(/138.*115/)
})

describe('a variant that is named is priced', () => {
  const dumbbells = () =>
    aMarket([
      anOffer({
        title: title('Гантели', 'Dumbbell', '哑铃'),
        moq: 1,
        priceLadder: ladder([1, 10]),
        options: [
          {
            pid: 'w',
            name: { ru: 'Вес', en: 'Weight', zh: '重量' },
            values: [
              { vid: '2', name: { ru: '2 кг', en: '2 kg', zh: '2公斤' } },
              { vid: '3', name: { ru: '3 кг', en: '3 kg', zh: '3公斤' } },
            ],
          },
        ],
        skus: [
          { skuId: 'a', propsIds: 'w:2', priceMinor: 1000, stock: 500 },
          { skuId: 'b', propsIds: 'w:3', priceMinor: 1400, stock: 500 },
        ],
      }),
      anOffer({ title: title('Гантели 5 кг', 'Dumbbell 5 kg', '哑铃 5公斤'), moq: 1, priceLadder: ladder([1, 30]) }),
    ])
  test.each([
    ['en', 'dumbbells', 'how much is it together, 20 of the first one in 2kg and 20 in 3kg', '5,520'],
    ['ru', 'гантели', 'сколько выйдет 20 штук первых по 2 кг и 20 по 3 кг?', '5 520'],
    ['zh', '哑铃', '第一款2公斤的20个，3公斤的20个，一共多少钱', '5,520'],
    ['en', 'dumbbells', 'how much for 20 of the first in 3 kg?', '3,220'],
    ['ru', 'гантели', 'если взять первые по 3 кг, сколько за 20 штук?', '3 220'],
    ['zh', '哑铃', '第一款3公斤的，20个一共多少钱', '3,220'],
  ] as const)('%s: after "%s", "%s" come to %s', async (language, wish, question, sum) => {
    const say = aConversation(dumbbells(), { language })
    await say(wish)
    expect(plain((await say(question)).html).replaceAll(' ', ' ')).toContain(sum)
  })
})

describe('a place among goods that are named', () => {
  const towel = (itemId: string, material: [string, string, string]) =>
    anOffer({
      itemId,
      title: title('Полотенце', 'Towel', '毛巾'),
      attributes: [stated('Материал', 'Material', '材质', material), stated('Выделка', 'Weave', '织法', ['махровая', 'terry', '毛圈'])],
      priceLadder: ladder([1, 10]),
      moq: 1,
    })
  const mat = (itemId: string, thickness: string) =>
    anOffer({
      itemId,
      title: title('Коврик для йоги', 'Yoga mat', '瑜伽垫'),
      attributes: [stated('Толщина', 'Thickness', '厚度', [`${thickness} мм`, `${thickness} mm`, `${thickness}毫米`])],
      priceLadder: ladder([1, 30]),
      moq: 1,
    })
  const goods = () =>
    aMarket([
      towel('towel-a', ['хлопок', 'cotton', '棉']),
      towel('towel-b', ['микрофибра', 'microfiber', '超细纤维']),
      mat('mat-a', '6'),
      mat('mat-b', '8'),
    ])

  test.each([
    ['en', 'towels', 'is the second towel cotton?', 2, /cotton/i],
    ['en', 'yoga mats', 'the first mat, how thick', 1, /[68] mm/],
    ['en', 'yoga mats', 'how thick is the second mat', 2, /[68] mm/],
    ['ru', 'полотенца', 'второе полотенце из хлопка?', 2, /хлопок/i],
    ['ru', 'коврики для йоги', 'какая толщина у первого коврика', 1, /[68] мм/],
    ['ru', 'полотенца', 'а полотенце номер 2 из чего', 2, /материал/i],
    ['zh', '毛巾', '第二条毛巾是棉的吗', 2, /棉/],
    ['zh', '瑜伽垫', '第一张垫子多厚', 1, /[68]毫米/],
  ] as const)('%s: "%s", "%s" is asked of no. %d alone', async (language, opening, question, place, told) => {
    const say = aConversation(goods(), { language })
    const { cards } = await say(opening)
    const reply = await say(question)
    expect(reply.cards.map(({ id }) => id)).toEqual([cards[place - 1]!.id])
    expect(plain(reply.html)).toMatch(told)
    expect(plain(reply.html)).not.toMatch(/weave|выделка|织法/i)
  })

  test('of goods that stand side by side those of the name are counted', async () => {
    const say = aConversation(goods(), { language: 'ru' })
    const { cards } = await say('полотенца и коврики для йоги')
    const mats = cards.filter(({ id }) => id.includes('mat'))
    expect(mats.length).toBe(2)
    expect((await say('первый коврик какой толщины?')).cards.map(({ id }) => id)).toEqual([mats[0]!.id])
  })
})
