import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, plain, stated, title, white } from '../../../test/market.ts'
import { actsOf } from '../../interpret/acts.ts'
import type { State } from '../../state.ts'
import { emptyWish, type Wish } from '../../wish.ts'

/** How conditions fare from turn to turn: given up beside a question, replaced, widened, and kept from what the buyer has already. */

const wishOf = (state: unknown): Wish => (state as State).wish!
const features = (ru: string, en: string, zh: string) => stated('Особенности', 'Features', '特点', [ru, en, zh])
const height = (mm: number) => stated('Высота', 'Height', '高度', [`${mm / 10} см`, `${mm / 10} cm`, `${mm / 10}厘米`])
const material = (ru: string, en: string, zh: string) => stated('Материал', 'Material', '材质', [ru, en, zh])

const vase = title('Ваза', 'Vase', '花瓶')
const glass = material('стекло', 'glass', '玻璃')
const ceramic = material('керамика', 'ceramic', '陶瓷')
const vases = () =>
  aMarket([
    anOffer({ itemId: 'ribbed', title: vase, attributes: [glass, features('с ручками', 'with handles', '带手柄'), height(200)] }),
    anOffer({ itemId: 'tall', title: vase, attributes: [ceramic, height(400)] }),
    anOffer({ itemId: 'low', title: vase, attributes: [ceramic, height(100)] }),
  ])
const talk = async (market: ReturnType<typeof aMarket>, language: Language, ...messages: string[]) => {
  const say = aConversation(market, { language })
  let reply = await say(messages[0]!)
  for (const message of messages.slice(1)) reply = await say(message)
  return reply
}

describe('a condition is given up and something asked in one message', () => {
  test.each([
    ['ru', 'вазы с ручкой', 'ручка не обязательна. какая самая высокая?', '40'],
    ['en', 'vases with handle', 'forget the handle. which one is the tallest?', '40'],
    ['zh', '带手柄的花瓶', '手柄不要也行，哪个最高？', '40'],
  ] as [Language, string, string, string][])('%s: "%s", then "%s"', async (language, goods, says, answer) => {
    const { html, cards, state } = await talk(vases(), language, goods, says)
    expect(cards).toHaveLength(3)
    expect(plain(html)).toContain(answer)
    expect(wishOf(state)).toMatchObject({ traits: [], notTraits: [] })
  })

  test.each([
    ['ru', 'вазы керамические', 'стеклянные возьмём. ручки есть?', /ручк/],
    ['en', 'ceramic vases', 'go with glass then. do they have handles?', /handle/],
    ['zh', '陶瓷花瓶', '就要玻璃的吧，有手柄吗？', /手柄/],
  ] as [Language, string, string, RegExp][])(
    '%s: "%s", then "%s" asks of those that were settled on',
    async (language, goods, says, answer) => {
      const { html, cards, state } = await talk(vases(), language, goods, says)
      expect(cards.map(({ id }) => id)).toEqual(['test-ribbed'])
      expect(plain(html)).toMatch(answer)
      expect(wishOf(state).materials).toEqual(['material.glass'])
    },
  )
})

describe('a property takes the place of another', () => {
  test.each([
    ['en', 'thick towels', 'actually quick-dry ones'],
    ['en', 'thick towels', 'thin ones please'],
    ['zh', '加厚花瓶', '换成哑光的'],
    ['zh', '加厚花瓶', '要薄款的'],
    ['ru', 'толстые полотенца', 'нет, лучше тонкие'],
  ] as [Language, string, string][])('%s: "%s", then "%s"', async (language, goods, says) => {
    const towel = title('Толстое полотенце', 'Thick towel', '加厚花瓶')
    const market = aMarket([anOffer({ itemId: 'one', title: towel }), anOffer({ itemId: 'two', title: vase })])
    const { state } = await talk(market, language, goods, says)
    const { words, traits } = wishOf(state)
    expect([...words, ...traits].join()).not.toMatch(/thick|толст|加厚/)
  })

  test('灯不要了 of cables with a light takes that back, and cancels no order', async () => {
    const market = aMarket([anOffer({ itemId: 'lit', title: title('Кабель для зарядки', 'Charging cable', '充电线') })])
    const { state } = await talk(market, 'zh', '充电线 带灯', '灯不要了')
    expect(wishOf(state)).toMatchObject({ words: [], notTraits: [] })
  })

  test('«ручка пусть остаётся» of goods with a handle names no pens', async () => {
    const market = aMarket([anOffer({ itemId: 'mug', title: title('Термокружка с ручкой', 'Thermos mug with handle', '带手柄保温杯') })])
    const { state } = await talk(market, 'ru', 'термокружки с ручкой', 'ручка пусть остаётся')
    expect(wishOf(state).types).toEqual(['type.thermos-mug'])
  })

  test('what is small is not large any more', async () => {
    const { state } = await talk(vases(), 'ru', 'большие вазы', 'маленькие')
    expect(wishOf(state).purposes).toEqual(['маленькие'])
  })

  test('a part is given up with what it was to be like', async () => {
    const { state } = await talk(vases(), 'en', 'vases with braided rim', 'drop the rim')
    const { words, notWords = [] } = wishOf(state)
    expect({ words, notWords }).toEqual({ words: [], notWords: [] })
  })

  test('"drop the golden rim" denies no gold', async () => {
    const { state } = await talk(vases(), 'en', 'vases with golden rim', 'drop the golden rim')
    expect(wishOf(state)).toMatchObject({ words: [], notColors: [] })
  })
})

describe('what will do as well', () => {
  test.each([
    ['ru', 'вазы керамические', 'стекло тоже подойдёт'],
    ['en', 'ceramic vases', 'glass is fine too'],
    ['zh', '陶瓷花瓶', '玻璃的也行'],
  ] as [Language, string, string][])('%s: "%s", then "%s" widens the material', async (language, goods, says) => {
    const { cards, state } = await talk(vases(), language, goods, says)
    expect(cards).toHaveLength(3)
    expect(wishOf(state).materials).toEqual(['material.ceramic', 'material.glass'])
  })

  test.each([
    ['ru', 'вазы с ручкой', 'без ручки тоже сойдёт'],
    ['en', 'vases with handle', 'no handle is fine too'],
    ['zh', '带手柄的花瓶', '没有手柄也可以'],
  ] as [Language, string, string][])('%s: "%s", then "%s" leaves it open', async (language, goods, says) => {
    const { cards, state } = await talk(vases(), language, goods, says)
    expect(cards).toHaveLength(3)
    expect(wishOf(state)).toMatchObject({ traits: [], notTraits: [] })
  })

  test('another measure widens the one that was named', async () => {
    const { state } = await talk(vases(), 'en', 'vases 300 ml', '500 ml is fine too')
    expect(wishOf(state).measures).toEqual([{ dimension: 'volume', min: 300, max: 500 }])
  })

  test('红色蓝色都行 wants one of the two', async () => {
    const { state } = await talk(vases(), 'zh', '花瓶', '红色蓝色都行')
    expect(wishOf(state).colors).toEqual(['color.red', 'color.blue'])
  })

  test('what was not bounded is not bounded by it', async () => {
    const { state } = await talk(vases(), 'en', 'vases', 'white is ok as well')
    expect(wishOf(state).colors).toEqual([])
  })

  test('要么黑的要么白的 wants one of two colours', async () => {
    const market = aMarket([
      anOffer({ itemId: 'black', title: vase, options: colorOption(black) }),
      anOffer({ itemId: 'white', title: vase, options: colorOption(white) }),
    ])
    const { state } = await talk(market, 'zh', '花瓶', '要么黑的要么白的')
    expect(wishOf(state).colors).toEqual(['color.black', 'color.white'])
  })

  test.each([
    ['ru', 'вазы керамические', 'любой материал подойдёт'],
    ['en', 'ceramic vases', 'any material works'],
  ] as [Language, string, string][])('%s: "%s", then "%s"', async (language, goods, says) => {
    const { state } = await talk(vases(), language, goods, says)
    expect(wishOf(state)).toMatchObject({ materials: [], words: [] })
  })
})

describe('what the buyer has already is neither goods nor a condition', () => {
  test.each([
    ['ru', 'вазы', 'стол у меня маленький'],
    ['ru', 'вазы', 'у нас подоконник и окна узкие'],
    ['en', 'vases', 'my shelf is only 30 cm deep'],
    ['en', 'vases', 'the table is big'],
    ['zh', '花瓶', '我家桌子很小'],
  ] as [Language, string, string][])('%s: "%s", then "%s"', async (language, goods, says) => {
    const say = aConversation(vases(), { language })
    const before = wishOf((await say(goods)).state)
    const { asides: _, ...after } = wishOf((await say(says)).state)
    expect(after).toEqual(before)
  })

  test('a telephone is what cases are for, and no goods', async () => {
    const cases = aMarket([anOffer({ itemId: 'case', title: title('Чехол для телефона', 'Phone case', '手机壳') })])
    const { state } = await talk(cases, 'en', 'phone cases', 'my phone is a galaxy s23')
    expect(wishOf(state)).toMatchObject({ types: ['type.phone-case'], words: [], device: 'samsung s23' })
  })
})

describe('goods for somebody else in the same talk', () => {
  test.each([
    ['ru', 'вазы стеклянные', 'и ещё что-нибудь для мальчика 6 лет'],
    ['en', 'glass vases', 'and something for a 6 year old boy too'],
    ['zh', '玻璃花瓶', '另外再给6岁男孩买点东西'],
  ] as [Language, string, string][])('%s: "%s", then "%s" is another search', async (language, goods, says) => {
    const { state } = await talk(vases(), language, goods, says)
    expect(wishOf(state)).toMatchObject({ gift: 'kids', materials: [] })
    expect(wishOf(state).types).not.toContain('type.vase')
  })
})

test('«ещё что-нибудь бабушке» is a gift, and no more of those shown', async () => {
  const { state } = await talk(vases(), 'ru', 'вазы стеклянные', 'и ещё что-нибудь для бабушки')
  expect(wishOf(state)).toMatchObject({ gift: 'adults', materials: [] })
})

describe('after the first of an order was told', () => {
  const towel = title('Полотенце', 'Towel', '毛巾')
  test.each([
    ['ru', 'хлопковые полотенца', 'какое самое дешёвое?', 'а бамбуковые?'],
    ['en', 'cotton towels', 'which one is the cheapest?', 'ok and bamboo?'],
  ] as [Language, string, string, string][])('%s: "%s", "%s", "%s" asks for others', async (language, goods, asks, says) => {
    const market = aMarket([
      anOffer({ itemId: 'cotton', title: towel, attributes: [material('хлопок', 'cotton', '棉')] }),
      anOffer({ itemId: 'cotton-too', title: towel, attributes: [material('хлопок', 'cotton', '棉')] }),
      anOffer({ itemId: 'bamboo', title: towel, attributes: [material('бамбук', 'bamboo', '竹纤维')] }),
    ])
    const { cards, state } = await talk(market, language, goods, asks, says)
    expect(cards.map(({ id }) => id)).toEqual(['test-bamboo'])
    expect(wishOf(state).materials).toEqual(['material.bamboo'])
  })
})

test('«давай с крючком» says how the goods should be, and names no others', async () => {
  const lamp = title('Кемпинговый фонарь', 'Camping lantern', '露营灯')
  const hooked = features('с крючком', 'with hook', '带挂钩')
  const market = aMarket([anOffer({ itemId: 'hooked', title: lamp, attributes: [hooked] }), anOffer({ itemId: 'bare', title: lamp })])
  const { cards } = await talk(market, 'ru', 'кемпинговые фонари', 'давай с крючком')
  expect(cards.map(({ id }) => id)).toEqual(['test-hooked'])
})

describe('what names goods, or what the shop is asked, is nothing that the buyer has', () => {
  test.each([
    ['ru', 'вазы', 'ваза напольная'],
    ['ru', 'вазы', 'вазы домашние'],
    ['zh', '花瓶', '花瓶是玻璃的'],
  ] as [Language, string, string][])('%s: "%s", then "%s" looks for goods', async (language, goods, says) => {
    const { cards, html } = await talk(vases(), language, goods, says)
    expect(cards.length + Number(/нет|没有/.test(plain(html)))).toBeGreaterThan(0)
  })

  test('a parcel that has not come is asked about', async () => {
    const { html } = await talk(vases(), 'ru', 'вазы', 'мой заказ до дома ещё не доставили')
    expect(plain(html)).not.toMatch(/^Хорошо/)
    expect(plain(html)).toMatch(/заказ/)
  })
})

test.each([
  ['en', 'vases with handle', 'any brand is fine too'],
  ['en', 'vases with handle', 'make it quick please'],
] as [Language, string, string][])('%s: after "%s" the words of "%s" take the place of nothing', async (language, goods, says) => {
  const { state } = await talk(vases(), language, goods, says)
  expect(wishOf(state).traits).toEqual(['feature.with-handle'])
})

test('a message of very many clauses is read as a whole, and not clause by clause', () => {
  expect(
    actsOf(`${'не белые, '.repeat(190)}какая самая высокая?`, { last: [{ id: 'a' }], wish: emptyWish() } as unknown as State),
  ).toBeUndefined()
})

test('what the listings shown speak of is no other goods, where nobody sells those', async () => {
  const curtain = title('Штора', 'Curtain', '窗帘')
  const hung = (ru: string, en: string, zh: string) => stated('Крепление', 'Hanging', '安装方式', [ru, en, zh])
  const curtains = aMarket([
    anOffer({ itemId: 'on-hooks', title: curtain, attributes: [hung('на крючках', 'hooks', '挂钩')] }),
    anOffer({ itemId: 'on-tape', title: curtain, attributes: [hung('на тесьме', 'tape', '布带')] }),
  ])
  const { state, cards } = await talk(curtains, 'en', 'curtains', 'hooks rather than tape for ours')
  expect(wishOf(state).types).toEqual(['type.curtain'])
  expect(cards[0]?.id).toBe('test-on-hooks')
})

const logo = (ru: string, en: string, zh: string) => stated('Нанесение логотипа', 'Custom logo', '是否可定制LOGO', [ru, en, zh])
const use = (ru: string, en: string, zh: string) => stated('Назначение', 'Use', '用途', [ru, en, zh])

describe('what is asked of the only one that is shown', () => {
  const banks = () =>
    aMarket([
      anOffer({
        itemId: 'bank',
        title: title('Пауэрбанк', 'Power bank', '充电宝'),
        options: colorOption(black, white),
        attributes: [
          use('для корпоративных подарков', 'for corporate gifts', '礼品定制'),
          logo('да, от 300 шт.', 'yes, from 300 pcs', '可定制,300起订'),
        ],
      }),
    ])

  test.each([
    ['ru', 'пауэрбанки, 30 шт', 'от скольки штук делают лого?', 'Нанесение логотипа', 'корпоративных'],
    ['en', 'power banks, 30 pcs', 'from how many pieces do you do a logo?', 'Custom logo: yes, from 300', 'corporate'],
    ['zh', '充电宝30个', '多少个起可以印logo？', '300起订', '礼品定制'],
  ] as [Language, string, string, string, string][])(
    '%s: "%s", then "%s" is told by the line of the logo',
    async (language, goods, asks, line, other) => {
      const { html } = await talk(banks(), language, goods, asks)
      expect(plain(html)).toContain(line)
      expect(plain(html)).not.toContain(other)
    },
  )

  test.each([
    [
      'ru',
      'пауэрбанки, 30 шт',
      'ладно берем черные. сколько весит одна штука и сертификаты есть?',
      [/вес/i, /сертификаты: продавец не указывает/i],
    ],
    [
      'en',
      'power banks, 30 pcs',
      "ok we'll take the black ones. how much does one weigh and are there certificates?",
      [/weight/i, /certificates: the seller does not say/i],
    ],
    ['zh', '充电宝30个', '那就要黑色的。一个多重，有证书吗？', [/重量/, /认证：卖家没有注明/]],
  ] as [Language, string, string, RegExp[]][])('%s: "%s", then "%s" is answered of it', async (language, goods, asks, answers) => {
    const { html, cards } = await talk(banks(), language, goods, asks)
    for (const answer of answers) expect(plain(html)).toMatch(answer)
    expect(cards.map(({ id }) => id)).toEqual(['test-bank'])
  })

  test.each([
    ['ru', 'вазы', 'первую покажи в другом цвете и скажи из чего она', [/стекло/i, /чёрный/i]],
    ['en', 'vases', 'does the first one come in another colour, and what is it made of?', [/glass/i, /black/i]],
    ['zh', '花瓶', '第一款还有别的颜色吗，是什么材质的？', [/玻璃/, /黑色/]],
  ] as [Language, string, string, RegExp[]][])(
    '%s: "%s", then "%s" is told its colours and its material',
    async (language, goods, asks, answers) => {
      const market = aMarket([anOffer({ itemId: 'vase', title: vase, attributes: [glass], options: colorOption(black, white) })])
      const { html } = await talk(market, language, goods, asks)
      for (const answer of answers) expect(plain(html)).toMatch(answer)
    },
  )
})

describe('a shape that was said', () => {
  const mold = (shape: string, en: string, zh: string) => title(`${shape} форма для выпечки`, `${en} baking mold`, `${zh}烘焙模具`)
  const molds = () =>
    aMarket([
      anOffer({
        itemId: 'long',
        title: mold('Прямоугольная', 'Rectangular', '长方形'),
        moq: 2,
        attributes: [features('со съёмным дном', 'with removable bottom', '活底')],
      }),
      anOffer({ itemId: 'round', title: mold('Круглая', 'Round', '圆形'), moq: 50 }),
      anOffer({ itemId: 'heart', title: mold('Сердце', 'Heart', '爱心'), moq: 2 }),
    ])
  test.each([
    ['ru', 'формы для выпечки со съёмным дном, 5 шт', 'эта же прямоугольная, а мне круглую надо', /минимальн/i],
    ['en', 'baking molds with removable bottom, 5 pcs', 'this is rectangular, I need a round one', /minimum/i],
    ['zh', '活底烘焙模具5个', '这个是长方形的，我要圆形的', /起订/],
  ] as [Language, string, string, RegExp][])(
    '%s: after "%s" "%s" shows those that have it and says what is in the way',
    async (language, goods, says, inTheWay) => {
      const { html, cards } = await talk(molds(), language, goods, says)
      expect(cards.map(({ id }) => id)).toEqual(['test-round'])
      expect(plain(html)).toMatch(inTheWay)
    },
  )

  test.each([
    ['ru', 'круглые формы для выпечки', 'а в форме сердца есть что-нибудь?'],
    ['en', 'round baking molds', 'got any heart ones?'],
    ['zh', '圆形烘焙模具', '有心形的吗？'],
  ] as [Language, string, string][])('%s: after "%s" "%s" takes the place of the other', async (language, goods, says) => {
    const { cards } = await talk(molds(), language, goods, says)
    expect(cards.map(({ id }) => id)).toEqual(['test-heart'])
  })
})

test.each([
  ['ru', 'перчатки', 'какие теплее?', 'флис'],
  ['en', 'gloves', 'which are warmer?', 'fleece'],
] as [Language, string, string, string][])(
  '%s: "%s", then "%s": where nobody says so, the material tells something',
  async (language, goods, asks, answer) => {
    const gloves = title('Перчатки', 'Gloves', '手套')
    const market = aMarket([
      anOffer({ itemId: 'fleece', title: gloves, attributes: [material('флис', 'fleece', '摇粒绒')] }),
      anOffer({ itemId: 'lined', title: gloves, attributes: [features('тёплые', 'warm', '保暖')] }),
    ])
    const { html } = await talk(market, language, goods, asks)
    expect(plain(html)).toContain(answer)
  },
)

test.each([
  ['ru', 'вазы', 'та что за 268, из чего она?', 'стекло'],
  ['en', 'vases', 'what is the one for 268 made of?', 'glass'],
] as [Language, string, string, string][])('%s: after "%s" "%s" points at it by its price', async (language, goods, asks, answer) => {
  const market = aMarket([
    anOffer({ itemId: 'cheap', title: vase, attributes: [ceramic], priceLadder: ladder([1, 10]) }),
    anOffer({ itemId: 'dear', title: vase, attributes: [glass], priceLadder: ladder([1, 23.3]) }),
  ])
  const { html, cards } = await talk(market, language, goods, asks)
  expect(plain(html)).toContain(answer)
  expect(cards.map(({ id }) => id)).toEqual(['test-dear'])
})
