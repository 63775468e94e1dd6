import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, red, stated, title, white } from '../../../test/market.ts'

const text = (en: string, ru: string, zh: string): LocalizedText => ({ en, ru, zh })
const attribute = (name: LocalizedText, value: LocalizedText) => ({ name, value })
const logo = (value: LocalizedText) => attribute(text('Custom logo', 'Нанесение логотипа', '是否可定制LOGO'), value)
const withLogo = logo(text('yes, from 100 pcs', 'да, от 100 шт.', '是，100件起'))
const withoutLogo = logo(text('no', 'нет', '否'))

/** Two mugs that take a logo, one of them from more pieces than anybody here wants, and one that takes none. */
const mugs = () =>
  aMarket([
    anOffer({ itemId: 'plain', priceLadder: ladder([10, 10]), attributes: [withoutLogo] }),
    anOffer({ itemId: 'logo', priceLadder: ladder([10, 12]), attributes: [withLogo] }),
    anOffer({
      itemId: 'late',
      priceLadder: ladder([10, 14]),
      attributes: [logo(text('yes, from 900 pcs', 'да, от 900 шт.', '是，900件起'))],
    }),
  ])

describe('only those of which the question was answered with yes', () => {
  test.each([
    ['ru', 'термокружки', 'на них можно нанести логотип?', 'оставь только те где можно на мои 200'],
    ['ru', 'термокружки, 200 штук', 'логотип на них можно?', 'покажи только такие'],
    ['en', 'thermos mugs, 200 pcs', 'can they have our logo?', 'only the ones that can'],
    ['zh', '保温杯 200个', '这些可以印logo吗', '只要可以的'],
  ] as [Language, string, string, string][])('%s: %s, %s, %s', async (language, goods, question, only) => {
    const say = aConversation(mugs(), { language })
    const first = await say(goods)
    expect(first.cards).toHaveLength(3)
    await say(question)
    const { cards } = await say(only)
    expect(cards.map(({ id }) => id)).toEqual(['test-logo'])
  })

  test('without a question before it, it filters nothing', async () => {
    const say = aConversation(mugs(), { language: 'ru' })
    await say('термокружки')
    const { cards } = await say('покажи только такие, 50 штук')
    expect(cards).toHaveLength(3)
  })
})

describe('a question with a denial asks, and wishes for nothing without', () => {
  test.each([
    ['ru', 'термокружки', 'они не протекают?', /протекает|герметичн/i],
    ['ru', 'термокружки', 'они не желтеют?', /желтеют/],
    ['en', 'thermos mugs', "they don't leak?", /leakproof/i],
    ['zh', '保温杯', '会不会漏水', /防漏/],
  ] as [Language, string, string, RegExp][])('%s: %s, %s', async (language, goods, question, says) => {
    const say = aConversation(mugs(), { language })
    await say(goods)
    const { html } = await say(question)
    expect(html).toMatch(says)
    // What none of them states is said once.
    expect(html.match(/<li>|<p>/g)).toHaveLength(1)
  })
})

describe('a number that may be pieces or a price', () => {
  test.each([
    ['ru', 'термокружки 200', /200 – это количество штук или цена/, 'RUB'],
    ['en', 'thermos mugs 200', /Is 200 the number of pieces or the price/, 'RUB'],
    ['zh', '保温杯 200', /200是数量还是单价/, 'CNY'],
  ] as [Language, string, RegExp, string][])(
    '%s: %s is asked about, and each chip is one of its readings',
    async (language, message, question, currency) => {
      // Some cost less than 200, and some more, in roubles as in yuan.
      const market = aMarket([5, 10, 300].map((yuan) => anOffer({ priceLadder: ladder([10, yuan]) })))
      const say = aConversation(market, { language })
      const { html, cards, suggestions, state } = await say(message)
      expect(html).toMatch(question)
      expect(cards).toHaveLength(3)
      expect(state).toMatchObject({ wish: { words: [] } })
      expect((await say(suggestions[0]!)).state).toMatchObject({ wish: { quantity: 200 } })
      expect((await say(suggestions[1]!)).state).toMatchObject({ wish: { price: { currency, max: 20_000 } } })
    },
  )

  test('a number that the titles have is one of their words', async () => {
    const say = aConversation(aMarket([anOffer(), anOffer()]), { language: 'ru' })
    const { html } = await say('термокружки 500')
    expect(html).not.toContain('количество штук или цена')
  })
})

describe('the end of a field', () => {
  const volumes = () =>
    aMarket(
      [350, 1200, 500].map((volume) =>
        anOffer({
          itemId: `v${volume}`,
          title: text(`Thermos mug ${volume} ml`, `Термокружка ${volume} мл`, `保温杯 ${volume}毫升`),
        }),
      ),
    )
  test.each([
    ['ru', 'термокружки', 'самые большие какие есть'],
    ['en', 'thermos mugs', 'the biggest you have'],
    ['zh', '保温杯', '要最大的'],
  ] as [Language, string, string][])('%s: %s, %s', async (language, goods, message) => {
    const say = aConversation(volumes(), { language })
    await say(goods)
    const { cards } = await say(message)
    expect(cards.map(({ id }) => id)).toEqual(['test-v1200', 'test-v500', 'test-v350'])
  })
})

describe('the goods themselves count, and not a part of them', () => {
  const parts = () =>
    aMarket([
      anOffer({
        itemId: 'steel',
        title: text('Thermos mug 500 ml', 'Термокружка 500 мл', '保温杯 500毫升'),
        attributes: [
          attribute(text('Material', 'Материал', '材质'), text('stainless steel', 'нержавеющая сталь', '不锈钢')),
          attribute(text('Lid material', 'Материал крышки', '盖子材质'), text('silicone', 'силикон', '硅胶')),
        ],
      }),
      anOffer({
        itemId: 'silicone',
        title: text('Thermos mug 500 ml', 'Термокружка 500 мл', '保温杯 500毫升'),
        attributes: [attribute(text('Material', 'Материал', '材质'), text('silicone', 'силикон', '硅胶'))],
      }),
    ])
  test.each([
    ['ru', 'термокружки из силикона'],
    ['en', 'silicone thermos mugs'],
    ['zh', '硅胶保温杯'],
  ] as [Language, string][])('%s: %s have more of it than the lid', async (language, message) => {
    const { cards } = await aConversation(parts(), { language })(message)
    expect(cards.map(({ id }) => id)).toEqual(['test-silicone'])
  })
})

describe('words that say the same', () => {
  const straps = () =>
    aMarket([
      anOffer({ itemId: 'strap', title: text('Thermos mug with hook-and-loop strap', 'Термокружка на липучке', '魔术贴保温杯') }),
      anOffer({ itemId: 'plain' }),
    ])
  test.each([
    ['ru', 'термокружка с велкро'],
    ['en', 'thermos mugs with velcro'],
  ] as [Language, string][])('%s: %s', async (language, message) => {
    const { cards } = await aConversation(straps(), { language })(message)
    expect(cards.map(({ id }) => id)).toEqual(['test-strap'])
  })
})

describe('a property of the goods shown is no name of other goods', () => {
  const pans = () =>
    aMarket([
      anOffer({ itemId: 'big', title: text('Frying pan 28 cm', 'Сковорода 28 см', '煎锅 28厘米') }),
      anOffer({ itemId: 'small', title: text('Induction frying pan 20 cm', 'Сковорода 20 см, индукция', '电磁炉煎锅 20厘米') }),
    ])
  test.each([
    ['ru', 'сковороды 28 см', 'нужна индукция', /не указано: особенность \(для индукционной плиты\)/],
    ['en', 'frying pans 28 cm', 'must work on induction', /do not state the feature “induction ready”/],
  ] as [Language, string, string, RegExp][])('%s: %s, %s', async (language, goods, message, unstated) => {
    const say = aConversation(pans(), { language })
    await say(goods)
    const { html, state } = await say(message)
    expect(html).toMatch(unstated)
    expect(state).toMatchObject({ wish: { types: ['type.frying-pan'] } })
  })
})

describe('which offers are shown first, or not at all', () => {
  const mug = (itemId: string, volume: number) =>
    anOffer({ itemId, title: text(`Thermos mug ${volume} ml`, `Термокружка ${volume} мл`, `保温杯 ${volume}毫升`) })

  test.each([
    ['ru', 'термокружки 380 мл'],
    ['en', 'thermos mugs 380 ml'],
    ['zh', '保温杯 380毫升'],
  ] as [Language, string][])('%s: %s: of two of that size none that is only near', async (language, message) => {
    const { cards } = await aConversation(aMarket([mug('a', 380), mug('b', 380), mug('near', 400)]), { language })(message)
    expect(cards.map(({ id }) => id).sort()).toEqual(['test-a', 'test-b'])
    const one = await aConversation(aMarket([mug('a', 380), mug('near', 400)]), { language })(message)
    expect(one.cards).toHaveLength(2)
  })

  const scarf = (itemId: string, en: string, ru: string, zh: string, given = {}) => anOffer({ itemId, title: text(en, ru, zh), ...given })
  test("children's goods are left out where nobody spoke of children and there is a choice", async () => {
    const scarves = [1, 2, 3].map((at) => scarf(`s${at}`, 'Wool scarf', 'Шерстяной шарф', '羊毛围巾'))
    const forGirls = scarf('kids', 'Kids scarf', 'Детский шарф', '儿童围巾')
    const shown = async (message: string) =>
      (await aConversation(aMarket([forGirls, ...scarves]), { language: 'ru' })(message)).cards.map(({ id }) => id)
    expect(await shown('шарфы')).not.toContain('test-kids')
    expect(await shown('детские шарфы')).toContain('test-kids')
  })

  test('a white lamp is white, whatever colours its light has', async () => {
    const lights = [{ pid: 'c', name: text('Colour', 'Цвет', '颜色'), values: [white, red].map((name, at) => ({ vid: String(at), name })) }]
    const lamp = anOffer({ itemId: 'white', title: text('White desk lamp', 'Белая настольная лампа', '白色台灯'), options: lights })
    const other = anOffer({ itemId: 'other', title: text('Desk lamp', 'Настольная лампа', '台灯'), options: lights })
    const { cards } = await aConversation(aMarket([lamp, other]), { language: 'ru' })('настольная лампа, не белая')
    expect(cards.map(({ id }) => id)).toEqual(['test-other'])
  })

  test('a kind that is not wanted is left out', async () => {
    const smart = anOffer({ itemId: 'smart', title: text('Women smart watch', 'Женские умные часы', '女士智能手表') })
    const plain = anOffer({ itemId: 'plain', title: text('Women watch', 'Женские часы', '女士手表') })
    const { cards } = await aConversation(aMarket([smart, plain]), { language: 'en' })("women's watches, not the smart kind")
    expect(cards.map(({ id }) => id)).toEqual(['test-plain'])
  })

  test('a kind that nobody has stands for the wider one, offers of just that one included', async () => {
    const glass = anOffer({ itemId: 'glass', title: text('Glass tumbler', 'Стакан', '玻璃杯') })
    const { cards, html } = await aConversation(aMarket([glass]), { language: 'en' })('wine glasses')
    expect(html).toContain('I found nothing')
    expect(cards.map(({ id }) => id)).toEqual(['test-glass'])
  })
})

test.each([
  ['ru', 'чёрные термокружки', 'подарок коллегам, 30 человек'],
  ['en', 'black thermos mugs', 'gifts for colleagues, 30 people'],
  ['zh', '黑色保温杯', '给30个同事的礼物'],
] as const)('a gift is a search of its own, also where its kinds are those that are shown: %s', async (language, goods, need) => {
  const shop = aMarket([1, 2, 3].map(() => anOffer({ options: colorOption(black), moq: 1, priceLadder: ladder([1, 10]) })))
  const say = aConversation(shop, { language })
  await say(goods)
  expect(shop.queries.at(-1)?.colors).toEqual(['color.black'])
  await say(need)
  expect(shop.queries.at(-1)?.colors ?? []).toEqual([])
  expect(shop.queries.at(-1)?.quantity).toBe(30)
})

describe('several goods in one message', () => {
  const shop = () =>
    aMarket([
      ...[1, 2, 3, 4, 5, 6, 7].map((place) => anOffer({ itemId: `mug-${place}` })),
      anOffer({ itemId: 'umbrella', title: text('Folding umbrella', 'Складной зонт', '折叠雨伞') }),
    ])

  test.each([
    ['ru', 'термокружки и зонты'],
    ['en', 'thermos mugs and umbrellas'],
    ['zh', '保温杯和雨伞'],
  ] as const)('%s: each of them is shown: %s', async (language, message) => {
    const { cards } = await aConversation(shop(), { language })(message)
    expect(cards.map(({ id }) => id)).toContain('test-umbrella')
    expect(cards.some(({ id }) => id.startsWith('test-mug'))).toBe(true)
  })

  test.each([
    ['ru', 'зонты и рюкзаки', 'Не нашёл: рюкзаки.'],
    ['en', 'umbrellas and backpacks', 'I found no backpacks.'],
  ] as const)('%s: those of which there are none are named: %s', async (language, message, says) => {
    const { html, cards } = await aConversation(shop(), { language })(message)
    expect(html).toContain(says)
    expect(cards.map(({ id }) => id)).toEqual(['test-umbrella'])
  })
})

describe('the words of a listing', () => {
  const features = (en: string, ru: string, zh: string) => attribute(text('Features', 'Особенности', '特点'), text(en, ru, zh))

  test.each([
    ['ru', 'термокружки', 'потеплее есть?', 'warm'],
    ['en', 'thermos mugs', 'something warmer', 'warm'],
  ] as const)('%s: a comparative wishes for what is called by the plain adjective: %s, %s', async (language, goods, message, id) => {
    const say = aConversation(
      aMarket([anOffer({ itemId: 'plain' }), anOffer({ itemId: 'warm', attributes: [features('warm', 'теплый', '保暖')] })]),
      {
        language,
      },
    )
    await say(goods)
    expect((await say(message)).cards.map((card) => card.id)).toEqual([`test-${id}`])
  })

  test.each([
    ['ru', 'термокружки, только не мультики'],
    ['zh', '保温杯 不要卡通'],
  ] as const)('%s: a denied word denies what says the same: %s', async (language, message) => {
    const say = aConversation(
      aMarket([anOffer({ itemId: 'plain' }), anOffer({ itemId: 'cartoon', attributes: [features('cartoon', 'мультяшный', '卡通')] })]),
      { language },
    )
    expect((await say(message)).cards.map(({ id }) => id)).toEqual(['test-plain'])
  })

  test('有没有 asks for a colour and denies none', async () => {
    const say = aConversation(
      aMarket([anOffer({ itemId: 'red', options: colorOption(red) }), anOffer({ itemId: 'black', options: colorOption(black) })]),
      {
        language: 'zh',
      },
    )
    await say('保温杯')
    expect((await say('有没有红色的')).cards.map(({ id }) => id)).toEqual(['test-red'])
  })

  test('one of two properties is enough, and the answer says so', async () => {
    const named = (itemId: string, en: string, zh: string) => anOffer({ itemId, title: text(en, en, zh) })
    const say = aConversation(
      aMarket([
        named('lid', 'Storage organizer with lid', '带盖收纳盒'),
        named('handle', 'Storage organizer with handle', '收纳盒 带把手'),
        named('plain', 'Storage organizer', '收纳盒'),
      ]),
      { language: 'en' },
    )
    const { html, cards } = await say('organizers with a lid or a handle')
    expect(cards.map(({ id }) => id).toSorted()).toEqual(['test-handle', 'test-lid'])
    expect(html).toContain('with lid or with handle')
  })

  test('a kind is no wall: what none of its offers has is looked for in the next wider one', async () => {
    const say = aConversation(
      aMarket([
        anOffer({ itemId: 'case', title: text('Toiletry bag', 'Несессер', '洗漱包') }),
        anOffer({
          itemId: 'hanging',
          title: text('Cosmetic bag', 'Косметичка', '化妆包'),
          attributes: [features('hanging', 'с крючком для подвешивания', '悬挂式')],
        }),
      ]),
    )
    expect((await say('toiletry bag that u can hang up')).cards.map(({ id }) => id)).toEqual(['test-hanging'])
  })

  test('a kind of which there is a page is one: matt mugs are no matt bottles', async () => {
    const say = aConversation(
      aMarket([
        ...Array.from({ length: 6 }, (_, at) => anOffer({ itemId: `mug-${at}` })),
        anOffer({
          itemId: 'bottle',
          title: text('Matt water bottle', 'Матовая бутылка для воды', '磨砂水杯'),
          attributes: [features('matt', 'матовая', '磨砂')],
        }),
      ]),
      { language: 'ru' },
    )
    const { cards, html } = await say('термокружки матовые')
    expect(cards).toHaveLength(6)
    expect(cards.every(({ id }) => id.startsWith('test-mug'))).toBe(true)
    expect(html).toContain('матов')
  })

  test('words of a search that found nothing do not stay', async () => {
    const say = aConversation(mugs())
    await say('quarkblaster')
    expect((await say('thermos mugs')).html).not.toContain('quarkblaster')
  })
})

describe('how much of a material', () => {
  const cotton = (share: string) => attribute(text('Cotton content', 'Содержание хлопка', '含棉量'), text(share, share, share))
  const socks = () =>
    aMarket([
      anOffer({ itemId: 'little', title: text('Cotton socks', 'Носки из хлопка', '棉袜'), attributes: [cotton('65%')] }),
      anOffer({ itemId: 'much', title: text('Cotton socks', 'Носки из хлопка', '棉袜'), attributes: [cotton('85%')] }),
      anOffer({
        itemId: 'listed',
        title: text('Soft socks', 'Мягкие носки', '袜子'),
        attributes: [
          attribute(text('Material', 'Материал', '材质'), text('90% cotton, 10% spandex', '90 % хлопок, 10 % эластан', '90%棉，10%氨纶')),
        ],
      }),
    ])

  test.each([
    ['ru', 'носки, хлопок не менее 80%', 'Хлопок 85 %'],
    ['en', 'socks, at least 80% cotton', 'Cotton 85%'],
    ['zh', '袜子 棉80%以上', '棉 85%'],
  ] as const)('%s: a listing that states less is not among those found: %s', async (language, message, tick) => {
    const { cards } = await aConversation(socks(), { language })(message)
    expect(cards.map(({ id }) => id).sort()).toEqual(['test-listed', 'test-much'])
    expect(cards.flatMap(({ highlights }) => highlights.map((one) => one.replaceAll('\u00a0', ' ')))).toContain(tick)
  })
})

describe('questions about the shop', () => {
  test.each([
    ['ru', 'вы фабрика?', 'сам ничего не производит'],
    ['ru', 'скидки постоянным клиентам есть?', 'цена за штуку обычно падает'],
    ['ru', 'можно образец сначала?', 'на пробу'],
    ['ru', 'документы для юрлиц дадите?', 'Счёт и документы'],
    ['ru', 'кто проверяет качество?', 'За качество отвечает продавец'],
    ['en', 'are you a factory?', 'makes nothing itself'],
    ['en', 'any discounts?', 'no discounts of my own'],
    ['en', 'could i get a sample first?', 'no separate samples'],
    ['en', 'who checks the quality?', 'answers for the quality'],
    ['zh', '你们是工厂吗', '自己不生产'],
    ['zh', '有样品吗', '试订'],
    ['zh', '质量有问题怎么办', '退货'],
  ] as const)('%s: %s', async (language, question, says) => {
    const { html, cards } = await aConversation(mugs(), { language })(question)
    expect(html).toContain(says)
    expect(cards).toEqual([])
  })
})

test('the words that a marketplace was searched by are told with the cards, and asked for in Chinese they keep the language of the talk', async () => {
  const market = mugs()
  const { retrieve } = market
  market.retrieve = async (...asked) => ({ ...(await retrieve(...asked)), keywords: [{ source: '1688', text: '保温杯' }] })
  const say = aConversation(market, { language: 'ru' })
  expect((await say('термокружки')).selection?.searched_by).toEqual([{ source: '1688', text: '保温杯' }])
  const { html, cards } = await say('保温杯 10个')
  expect(cards.length).toBeGreaterThan(0)
  expect(html).toMatch(/[а-я]/)
  expect(html.replace(/<[^>]+>/g, '')).not.toMatch(/\p{Script=Han}/u)
})

describe('what is said of two, of exactly so much, and of goods that were not found', () => {
  const volume = (value: string) => attribute(text('Capacity', 'Объём', '容量'), text(`${value} ml`, `${value} мл`, `${value}毫升`))
  const mug = text('Thermos mug', 'Термокружка', '保温杯')
  const sizes = () =>
    aMarket([
      anOffer({ itemId: 'first', title: mug, priceLadder: ladder([1, 10]), attributes: [volume('500')] }),
      anOffer({ itemId: 'second', title: mug, priceLadder: ladder([1, 14]), attributes: [volume('520')] }),
      anOffer({ itemId: 'third', title: mug, priceLadder: ladder([1, 20]), attributes: [volume('480')] }),
    ])

  test.each([
    ['ru', 'термокружки, 10 штук', 'а на сколько дороже второй?', /46\s₽ дешевле/],
    ['en', 'thermos mugs, 10 pcs', 'how much more is the second one?', /46\s₽ below the other/],
    ['zh', '保温杯 10个', '第二个贵多少', /46\s₽/],
  ] as [Language, string, string, RegExp][])('%s: %s, %s', async (language, goods, question, difference) => {
    const say = aConversation(sizes(), { language })
    await say(goods)
    const { html } = await say(question)
    expect(html).toMatch(difference)
  })

  test.each([
    ['ru', 'термокружки 500 мл', /термокружки около 500\sмл/, 'ровно 500'],
    ['en', 'thermos mugs 500 ml', /thermos mugs about 500\sml/, 'exactly 500'],
    ['zh', '500毫升保温杯', /约500毫升/, '正好500毫升的'],
  ] as [Language, string, RegExp, string][])(
    '%s: %s come near to it, and %s leaves what does not have it out',
    async (language, goods, near, exactly) => {
      const say = aConversation(sizes(), { language })
      const first = await say(goods)
      expect(first.html).toMatch(near)
      expect(first.cards).toHaveLength(3)
      const { html, cards } = await say(exactly)
      expect(cards.map(({ id }) => id)).toEqual(['test-first'])
      expect(html).not.toMatch(near)
    },
  )

  test('the load that goods must bear is asked of those that were not found, and brings no others', async () => {
    const say = aConversation(
      aMarket([anOffer({ attributes: [attribute(text('Load', 'Нагрузка', '承重'), text('150 kg', '150 кг', '150公斤'))] })]),
      {
        language: 'ru',
      },
    )
    expect((await say('складные стулья, 80 штук')).cards).toEqual([])
    const { html, cards } = await say('а есть потяжелее нагрузка, от 120 кг?')
    expect(cards).toEqual([])
    expect(html).toContain('складные стулья')
    expect(html).toContain('И так ничего')
  })
})

describe('what is said of the answer before', () => {
  test.each([
    ['ru', 'термокружки', 'это не то'],
    ['en', 'thermos mugs', "that's not what i need"],
    ['zh', '保温杯', '不是这种'],
  ] as [Language, string, string][])(
    '%s: after %s, "%s" asks what was wrong and shows none of those again',
    async (language, goods, wrong) => {
      const say = aConversation(mugs(), { language })
      await say(goods)
      const { html, cards } = await say(wrong)
      expect(html).toMatch(/чем не подошли|what was wrong|哪里不合适/)
      expect(cards).toEqual([])
    },
  )

  test('a correction of what only came near goes on without what there is none with', async () => {
    const market = aMarket([
      anOffer({ itemId: 'red', options: colorOption(red) }),
      anOffer({ itemId: 'white', options: colorOption(white) }),
    ])
    const say = aConversation(market, { language: 'ru' })
    expect((await say('термокружки чёрные')).html).toContain('ничего нет')
    const { html, cards } = await say('нет, я имел в виду до 900 рублей')
    expect(html).not.toContain('ничего нет')
    expect(cards).toHaveLength(2)
  })

  test('"and the second?" asks the same of the second', async () => {
    const say = aConversation(mugs(), { language: 'ru' })
    await say('термокружки')
    expect((await say('на первую можно логотип?')).html).toContain('№1')
    const { html } = await say('а на вторую?')
    expect(html).toContain('№2')
    expect(html).toMatch(/логотип/i)
    expect(html).not.toContain('Подробнее о варианте')
  })
})

describe('what nothing meets', () => {
  const material = (name: LocalizedText) => [attribute(text('Material', 'Материал', '材质'), name)]
  const title = text('Thermos mug', 'Термокружка', '保温杯')
  const market = () =>
    aMarket([
      anOffer({
        itemId: 'red',
        title,
        options: colorOption(red),
        attributes: material(text('stainless steel', 'нержавеющая сталь', '不锈钢')),
      }),
      anOffer({ itemId: 'white', title, options: colorOption(white), attributes: material(text('ceramic', 'керамика', '陶瓷')) }),
    ])

  test('those on the screen are no answer to another colour: what was said before gives way', async () => {
    const say = aConversation(market(), { language: 'ru' })
    expect((await say('термокружки из керамики')).cards.map(({ id }) => id)).toEqual(['test-white'])
    expect((await say('красные')).cards.map(({ id }) => id)).toEqual(['test-red'])
  })

  test.each([
    ['ru', 'термокружки чёрные', 'до 900 рублей', 'С прежним условием (цвет) по-прежнему ничего нет'],
    ['en', 'black thermos mugs', 'up to 900 roubles', 'Nothing meets the earlier condition still (the colour)'],
    ['zh', '黑色保温杯', '900卢布以内', '仍没有符合之前条件（颜色）'],
  ] as [Language, string, string, string][])('%s: after %s, "%s" is not told the same at length', async (language, goods, more, says) => {
    const say = aConversation(market(), { language })
    await say(goods)
    expect((await say(more)).html).toContain(says)
  })
})

describe('goods of which there are none, with those of a wider kind in their place', () => {
  const girls = stated('Для кого', 'For whom', '适用人群', ['для девочек', 'girls', '女孩'])
  const caps = title('Бейсболка', 'Baseball cap', '棒球帽')
  const forAnybody = anOffer({ title: caps, options: colorOption(black) })
  const forGirls = anOffer({ title: caps, attributes: [girls], options: colorOption(white) })
  const inRussian = () => aConversation(aMarket([forAnybody, forGirls]), { language: 'ru' })
  const idsOf = ({ cards }: { cards: { id: string }[] }) => cards.map(({ id }) => id)

  test('what is said of them holds for the wider kind', async () => {
    const say = inRussian()
    expect((await say('шапки')).cards).toHaveLength(2)
    expect(idsOf(await say('для девочек'))).toEqual([forGirls.id])
  })

  test('those on the screen are no answer to a condition that none of them has', async () => {
    const say = inRussian()
    await say('шапки')
    const again = await say('непромокаемые')
    expect(again.cards).toHaveLength(0)
    expect(again.html).toMatch(/И так ничего/)
  })
})

test('what so many cost is what cheaper ones are cheaper than', async () => {
  const say = aConversation(
    aMarket([
      anOffer({ itemId: 'first', priceLadder: ladder([10, 10], [300, 8]) }),
      anOffer({ itemId: 'second', priceLadder: ladder([10, 9]) }),
    ]),
    { language: 'zh' },
  )
  await say('保温杯 10个')
  await say('第一个300个多少钱')
  const cheaper = await say('便宜点的')
  expect(cheaper.cards).toHaveLength(0)
})

test('what nobody sells is not answered with what it comes in', async () => {
  const boxes = anOffer({ title: title('Подарочная коробка', 'Gift box', '礼盒') })
  const say = aConversation(aMarket([boxes]), { language: 'en' })
  const { cards, html } = await say('scented candles in gift box')
  expect(cards).toHaveLength(0)
  expect(html).toContain('candles')
})
