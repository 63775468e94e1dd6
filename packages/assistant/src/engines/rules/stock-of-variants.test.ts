import type { Offer } from '@karavan/marketplaces/port.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, ladder, plain, red, title, white } from '../../../test/market.ts'

const group = (pid: string, name: [ru: string, en: string, zh: string], values: { ru: string; en: string; zh: string }[]) => ({
  pid,
  name: { ru: name[0], en: name[1], zh: name[2] },
  values: values.map((value, at) => ({ vid: String(at), name: value })),
})
const alike = (text: string) => ({ ru: text, en: text, zh: text })
const colors = group('c', ['Цвет', 'Colour', '颜色'], [black, white])
const sizes = group('s', ['Размер', 'Size', '尺寸'], ['25x35cm', '32x45cm'].map(alike))

/** Mailers in two colours and two sizes: of each as many as `stocks` says, black first. */
function mailers(itemId: string, stocks: [number, number, number, number], given: Partial<Offer> = {}): Offer {
  const [a, b, c, d] = stocks
  return anOffer({
    itemId,
    title: title('Курьерский пакет', 'Poly mailer', '快递袋'),
    options: [colors, sizes],
    skus: [a, b, c, d].map((stock, at) => ({ skuId: String(at), propsIds: `c:${at >> 1};s:${at & 1}`, stock })),
    stock: a + b + c + d,
    priceLadder: ladder([1, 1]),
    ...given,
  })
}

const kits = group(
  'k',
  ['Комплектация', 'Set', '套餐'],
  [
    { ru: 'Без аккумулятора', en: 'Bare tool', zh: '裸机' },
    { ru: 'Один аккумулятор и зарядное устройство', en: 'One battery and charger', zh: '一电一充' },
    { ru: 'Два аккумулятора и зарядное устройство', en: 'Two batteries and charger', zh: '两电一充' },
  ],
)
const drill = anOffer({
  itemId: 'd1',
  title: title('Аккумуляторная дрель 21 В', 'Cordless drill 21 V', '21V锂电钻'),
  options: [kits],
  skus: [100, 150, 200].map((yuan, at) => ({ skuId: String(at), propsIds: `k:${at}`, priceMinor: yuan * 100, stock: 40 - at })),
  stock: 117,
  priceLadder: ladder([1, 100]),
})

describe('a question of how many there are is answered for the variant that it names', () => {
  const market = () => aMarket([mailers('m1', [900, 800, 700, 90]), mailers('m2', [5, 5, 5, 5])])
  test.each([
    ['ru', 'курьерские пакеты 500 шт', 'сколько белых 32х45 у первого в наличии?', 'В наличии (Белый, 32x45cm): 90 шт., на 500 не хватит'],
    [
      'en',
      'poly mailers 500 pcs',
      'how many white 32x45 does the first one have in stock?',
      'In stock (White, 32x45cm): 90 pcs, not enough for 500',
    ],
    ['zh', '快递袋 500个', '第一款白色32x45cm库存多少', '库存（白色、32x45cm）：90件，不够500件'],
  ] as const)('%s: %s, %s', async (_, wish, question, said) => {
    const say = aConversation(market())
    await say(wish)
    const answer = plain((await say(question)).html)
    expect(answer).toContain(said)
    expect(answer).not.toMatch(/2.?490/)
  })

  test.each([
    ['курьерские пакеты', 'у первого хватит белых на 100 штук?', 'В наличии (Белый): 790 шт., на 100 хватит'],
    ['курьерские пакеты', 'первый, 900 шт белых есть?', 'В наличии (Белый): 790 шт., на 900 не хватит'],
    ['poly mailers', 'the first one, 900 pcs all in white, is that possible?', 'In stock (White): 790 pcs, not enough for 900'],
    ['poly mailers', 'how many white of the first one?', 'In stock (White): 790 pcs'],
    ['快递袋', '第一款白色900个够吗', '库存（白色）：790件，不够900件'],
  ])('%s, %s', async (wish, question, said) => {
    const say = aConversation(market())
    await say(wish)
    const answer = plain((await say(question)).html)
    expect(answer).toContain(said)
    expect(answer).not.toMatch(/не указывает|does not say|没有注明|бюджет|Possible/i)
  })

  test('a colour that is not there is not counted', async () => {
    const say = aConversation(aMarket([mailers('m1', [900, 800, 700, 90])]))
    await say('poly mailers 100 pcs')
    const answer = plain((await say('how many red in stock?')).html)
    expect(answer).toContain('Red: no')
    expect(answer).not.toContain('In stock')
  })
})

describe('what lacks the wished variant in the wanted number stands behind what has it', () => {
  test.each(['белые курьерские пакеты 32х45, 500 шт', 'white poly mailers 32x45 cm, 500 pcs', '快递袋 白色 32x45cm 500个'])(
    '%s',
    async (wish) => {
      const say = aConversation(
        aMarket([mailers('m1', [900, 800, 700, 90], { salesCount: 9000 }), mailers('m2', [5, 5, 5, 600], { salesCount: 1 })]),
      )
      const { cards, html } = await say(wish)
      expect(cards.map(({ item_id }) => item_id)).toEqual(['m2', 'm1'])
      expect(cards[1]!.llm_reasoning).toMatch(/(?:В наличии|In stock|库存)[ （(].*32x45cm[)）][：:] ?90/)
      expect(cards[0]!.llm_reasoning).not.toMatch(/В наличии|In stock|库存/)
      expect(plain(html)).toMatch(/есть только у №1|only No\. 1 has 500|只有第1款够500件/)
    },
  )

  test.each([
    ['белые курьерские пакеты 32х45, 500 шт', 'Больше всего в наличии 90 шт., а 500 шт. ни у кого нет.'],
    ['white poly mailers 32x45 cm, 500 pcs', 'Nobody has so many (500 pcs): the most is 90 pcs.'],
    ['快递袋 白色 32x45cm 500个', '库存都不够500件，最多的为90件。'],
  ])('where nobody has so many, that is said: %s', async (wish, said) => {
    const say = aConversation(aMarket([mailers('m1', [900, 800, 700, 90]), mailers('m2', [900, 800, 700, 50])]))
    const answer = plain((await say(wish)).html)
    expect(answer).toContain(said)
    expect(answer).not.toMatch(/Советую|I would take|推荐/)
  })
})

describe('goods that are sold in several kits', () => {
  test.each([
    ['ru', 'дрель 21 В', 'сколько стоит первая с двумя аккумуляторами, 30 шт?', '2 300 ₽ за штуку, за 30 шт. – 69 000 ₽'],
    ['en', 'cordless drill 21 V', 'how much is the first one with two batteries, 30 pcs?', '2,300 ₽ per piece, 69,000 ₽ for 30 pcs'],
    ['zh', '21V锂电钻', '第一款两电一充的多少钱一台？30台总价', '2,300 ₽/件，30件共69,000 ₽'],
  ] as const)('are priced in the one that is named: %s', async (_, wish, question, said) => {
    const say = aConversation(aMarket([drill]))
    await say(wish)
    expect(plain((await say(question)).html).replaceAll('\u00a0', ' ')).toContain(said)
  })

  test.each([
    [
      'дрель 21 В',
      'аккумулятор и зарядка в комплекте идут за эту цену?',
      ['Без аккумулятора – 1 150 ₽', 'Один аккумулятор и зарядное устройство – 1 725 ₽'],
    ],
    ['cordless drill 21 V', 'is a battery included in this price?', ['Bare tool – 1,150 ₽', 'One battery and charger – 1,725 ₽']],
    ['21V锂电钻', '这个价格含电池吗', ['裸机 – 1,150 ₽', '一电一充 – 1,725 ₽']],
  ])('say what each of them costs: %s, %s', async (wish, question, said) => {
    const say = aConversation(aMarket([drill]))
    await say(wish)
    const answer = plain((await say(question)).html).replaceAll('\u00a0', ' ')
    for (const one of said) expect(answer).toContain(one)
  })

  test('their card names the kit that its price is of', async () => {
    const { cards, html } = await aConversation(aMarket([drill]))('cordless drill 21 V')
    expect(cards[0]!.llm_reasoning).toContain('The price is for “Bare tool”.')
    expect(plain(html)).toContain('from 1,150 ₽')
  })
})

test('a set for so many is not taken for one of another number', async () => {
  const sets = [
    { ru: 'Коврик водителя', en: 'Driver mat only', zh: '单片主驾' },
    { ru: 'Полный, 5 мест', en: 'Full set, 5 seats', zh: '五座全套' },
  ]
  const mats = anOffer({
    title: title('Автомобильные коврики', 'Car floor mats', '汽车脚垫'),
    options: [group('k', ['Комплект', 'Set', '套装'], sets)],
    skus: [100, 300].map((yuan, at) => ({ skuId: String(at), propsIds: `k:${at}`, priceMinor: yuan * 100, stock: 40 })),
    stock: 80,
    priceLadder: ladder([1, 100]),
  })
  for (const [wish, five, seven] of [
    ['автомобильные коврики', 'сколько стоит первый полный на 5 мест?', 'сколько стоит первый полный на 7 мест?'],
    ['汽车脚垫', '第一款五座全套的价格是多少', '第一款七座全套的价格是多少'],
  ] as const) {
    const say = aConversation(aMarket([mats]))
    await say(wish)
    expect(plain((await say(five)).html)).toMatch(/3.450/)
    expect(plain((await say(seven)).html)).not.toMatch(/3.450/)
  }
})

test('goods that come near in another size are priced and counted in that size', async () => {
  const priced = mailers('m1', [900, 800, 700, 90], {
    skus: [0, 1, 2, 3].map((at) => ({
      skuId: String(at),
      propsIds: `c:${at >> 1};s:${at & 1}`,
      stock: 100 + at,
      priceMinor: at & 1 ? 300 : 100,
    })),
  })
  const { cards } = await aConversation(aMarket([priced]))('white poly mailers 30x44 cm, 500 pcs')
  expect(cards[0]!.price_info?.price).toBe(34.5)
  expect(cards[0]!.llm_reasoning).toMatch(/In stock \(White, 32x45cm\): 103\spcs/)
})

test('several colours and properties of a talk stay those of the wish', async () => {
  const say = aConversation(
    aMarket([mailers('m1', [900, 800, 700, 90], { options: [group('c', ['Цвет', 'Colour', '颜色'], [black, red]), sizes] })]),
  )
  await say('poly mailers in red, 32x45 cm')
  expect(plain((await say('how many are in stock?')).html)).toContain('In stock (Red, 32x45cm): 90 pcs')
})

test.each([
  ['ru', 'дрель 21 В с двумя аккумуляторами, 30 шт', 'из чего первая?', 'а без аккумулятора почём?'],
  ['en', 'cordless drill 21 V with two batteries, 30 pcs', 'what is the first one made of?', 'and how much is the bare tool?'],
] as const)(
  '%s: what is asked beside of goods leaves their price that of the kit that was wished for: %s',
  async (_, wish, question, other) => {
    const say = aConversation(aMarket([drill]))
    const [shown] = (await say(wish)).cards
    expect(shown!.price_info?.price).toBe(2300)
    expect((await say(question)).cards[0]!.price_info?.price).toBe(2300)
    expect((await say(other)).cards[0]!.price_info?.price).toBe(1150)
  },
)

test.each([
  ['ru', 'дрель 21 В с двумя аккумуляторами, 30 шт', 'подробнее о первом', /Два аккумулятора[^:]*: 2.300\s₽ за штуку/],
  ['en', 'cordless drill 21 V with two batteries, 30 pcs', 'tell me more about the first', /Two batteries[^:]*: 2,300\s₽ per piece/],
] as const)('%s: all that is told of an offer has the price of the kit that was wished for: %s', async (_, wish, question, price) => {
  const say = aConversation(aMarket([drill]))
  await say(wish)
  const said = plain((await say(question)).html)
  expect(said).toMatch(price)
  expect(said).not.toMatch(/1[ ,\u00a0]150/)
})
