import type { Language } from '@karavan/contract/language.ts'
import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, colorOption, ladder, plain, stated, title, white } from '../../../test/market.ts'
import type { State } from '../../state.ts'
import type { Wish } from '../../wish.ts'

/** Messages of strangers' talks that were answered of something else, or only in a part. */

const feature = (...value: [ru: string, en: string, zh: string]) => stated('Особенности', 'Features', '特点', value)
const wishOf = (state: unknown): Wish => (state as State).wish!

const cancelling = feature('с шумоподавлением', 'with noise cancelling', '降噪')
const headphones = () =>
  aMarket([
    anOffer({
      itemId: 'talks-sport',
      title: title('Спортивные наушники из ABS-пластика, для бега', 'ABS sports earphones for running', 'ABS运动耳机 跑步'),
      priceLadder: ladder([1, 30], [100, 25]),
      moq: 1,
      attributes: [cancelling],
    }),
    anOffer({
      itemId: 'talks-plain',
      title: title('Проводные наушники', 'Wired headphones', '有线耳机'),
      priceLadder: ladder([1, 20]),
      moq: 1,
    }),
  ])

test('words that tell which goods are wanted say nothing else of them', async () => {
  const { html, state } = await aConversation(headphones(), { language: 'en' })('need something to listen to music while jogging, no wires')
  expect(wishOf(state).types).toEqual(['type.headphones'])
  expect((wishOf(state).understood ?? []).map(({ name }) => name)).not.toContain('with noise cancelling')
  expect(plain(html)).not.toContain('noise cancelling”')
})

test('"200 of those, total?" of the one that was spoken of is its price for so many, with the delivery that is asked beside it', async () => {
  const say = aConversation(headphones(), { language: 'en' })
  await say('headphones')
  await say('tell me more about the first one')
  const { html } = await say('ok 200 of those, total? and when will they arrive')
  expect(plain(html)).toMatch(/for 200 pcs/)
  expect(plain(html)).toMatch(/14-21 business days/)
  expect(plain(html)).not.toContain('200 of those')
})

test('a name of its own that no listing has is said not to be stated, whatever else is', async () => {
  const supply = stated('Передача', 'Transfer', '传输', ['только зарядка', 'charging only', '仅充电'])
  const cable = anOffer({
    itemId: 'talks-cable',
    title: title('Кабель для зарядки 2 м', 'Charging cable 2 m', '2米 快充数据线'),
    attributes: [supply],
  })
  const say = aConversation(aMarket([cable]), { language: 'zh' })
  await say('数据线')
  expect(plain((await say('第一个是type-c口的吗？100条多少钱')).html)).toMatch(/“type-c”：卖家没有注明/i)
})

const set = (itemId: string, ru: string, en: string, zh: string) =>
  anOffer({ itemId, title: title(ru, en, zh), moq: 1, unit: title('комплект', 'set', '套') })
const brushes = () =>
  aMarket([
    set('talks-brushes', 'Набор кистей для макияжа с чехлом', 'Makeup brush set with case', '化妆刷套装 配收纳包'),
    set('talks-brushes-two', 'Кисти для макияжа с мягким ворсом', 'Soft makeup brushes', '软毛化妆刷'),
  ])

test('sets of brushes are brushes, as they are sold', async () => {
  const { cards, state } = await aConversation(brushes(), { language: 'ru' })('кисти для макияжа наборы до 3000р')
  expect(wishOf(state).traits).toEqual([])
  expect(cards).toHaveLength(2)
})

test('"12 in a set" counts what is in each, and "50 sets, anything cheaper?" how many are wanted of others', async () => {
  const say = aConversation(brushes(), { language: 'ru' })
  await say('кисти для макияжа наборы до 3000р')
  const inEach = wishOf((await say('мало 7 предметов, хочу штук 12 в наборе и с чехлом')).state)
  expect(inEach.quantity).toBeUndefined()
  expect(inEach.figures).toMatchObject([{ field: 'set' }])
  expect(inEach.figures![0]!.above).toBeGreaterThan(11)
  const other = aConversation(brushes(), { language: 'ru' })
  await other('кисти для макияжа наборы до 3000р')
  const { html } = await other('да я 50 наборов возьму. есть подешевле?')
  expect(plain(html)).toMatch(/дешевле/i)
})

test('other goods than sets are counted by the piece', async () => {
  const drill = anOffer({ itemId: 'talks-drill', title: title('Аккумуляторная дрель', 'Cordless drill', '充电电钻'), moq: 1 })
  const drivers = set('talks-drivers', 'Набор отвёрток', 'Screwdriver set', '螺丝刀套装')
  const say = aConversation(aMarket([drill, drivers]), { language: 'en' })
  await say('screwdriver sets, 40 sets')
  const wish = wishOf((await say('also a cordless drill, just 2 pcs')).state)
  expect(wish).toMatchObject({ types: ['type.drill'], quantity: 2 })
  expect(wish.figures ?? []).toEqual([])
})

test.each([
  ['ru', 'велосипеды детские', 'Сейчас здесь такого никто не продаёт'],
  ['en', 'bicycles for kids', 'Nobody sells this here at the moment'],
  ['zh', '儿童自行车', '目前没有卖家出售这类商品'],
] as [Language, string, string][])('%s: of "%s" that nobody sells it is said so', async (language, message, said) => {
  const market = aMarket([anOffer({ itemId: 'talks-mug', title: title('Кружка', 'Mug', '马克杯') })])
  expect(plain((await aConversation(market, { language })(message)).html)).toContain(said)
})

test('whom the goods were for that nobody sells holds for clothes in their place, and not for tools', async () => {
  const market = aMarket([
    set('talks-tools', 'Набор отвёрток', 'Screwdriver set', '螺丝刀套装'),
    anOffer({ itemId: 'talks-shirt', title: title('Футболка', 'T-shirt', 'T恤') }),
  ])
  const inPlace = async (message: string): Promise<Wish> => {
    const say = aConversation(market, { language: 'ru' })
    await say('мужские кошельки')
    return wishOf((await say(message)).state)
  }
  expect((await inPlace('понятно, нету. тогда набор отверток')).traits).toEqual([])
  expect((await inPlace('тогда футболки')).traits).toEqual(['audience.men'])
})

test('offers that have the words by which their kind was told come first', async () => {
  const strip = (itemId: string, ru: string) =>
    anOffer({ itemId, title: title(`Рюкзак ${ru}`, `Backpack ${itemId}`, `双肩包 ${itemId}`), moq: 1 })
  const market = aMarket([strip('talks-a', 'туристический'), strip('talks-b', 'городской'), strip('talks-c', 'школьный')])
  const { cards, state } = await aConversation(market, { language: 'ru' })('надо что-нибудь ребенку в школу учебники таскать')
  expect(wishOf(state).types).toEqual(['type.backpack'])
  expect(cards[0]?.id).toBe('test-talks-c')
})

test('«обратно к ленте» goes back to it', async () => {
  const strip = anOffer({
    itemId: 'talks-strip',
    title: title('Светодиодная лента 10 м с пультом', 'LED strip 10 m with remote', '10米灯带 带遥控'),
    options: colorOption(white),
  })
  const light = anOffer({ itemId: 'talks-night', title: title('Детский ночник', 'Kids night light', '儿童小夜灯') })
  const say = aConversation(aMarket([strip, light]), { language: 'ru' })
  await say('светодиодная лента')
  await say('а детские ночники есть?')
  const { state, cards } = await say('ой много текста. давай обратно к ленте, с пультом')
  expect(wishOf(state).types).toEqual(['type.led-strip'])
  expect(cards.map(({ id }) => id)).toEqual(['test-talks-strip'])
})

test.each([
  ['ru', 'вы ж сами показывали глубокую за 345, где она?'],
  ['en', 'you showed a deep one for 345, where is it?'],
  ['zh', '刚才那个345的呢'],
] as [Language, string][])('%s: "%s" is the one that was shown for so much', async (language, message) => {
  const pan = (itemId: string, yuan: number, ...name: [string, string, string]) =>
    anOffer({ itemId, title: title(...name), priceLadder: ladder([1, yuan]), moq: 1 })
  const market = aMarket([
    pan('talks-deep', 30, 'Глубокая сковорода', 'Deep frying pan', '深煎锅'),
    pan('talks-flat', 50, 'Сковорода с крышкой', 'Frying pan with lid', '带盖煎锅'),
  ])
  const say = aConversation(market, { language })
  await say({ ru: 'сковорода', en: 'frying pans', zh: '煎锅' }[language])
  const { cards } = await say(message)
  expect(cards.map(({ id }) => id)).toEqual(['test-talks-deep'])
})

test('«зайчик прикольный, он…» is asked of the one that is meant', async () => {
  const night = (itemId: string, ru: string) =>
    anOffer({ itemId, title: title(`Ночник ${ru}`, `Night light ${itemId}`, `小夜灯 ${itemId}`), moq: 1, priceLadder: ladder([1, 10]) })
  const market = aMarket([night('talks-mushroom', 'в форме гриба'), night('talks-hare', 'в форме зайчика')])
  const say = aConversation(market, { language: 'ru' })
  await say('ночники')
  const { cards, html } = await say('зайчик прикольный, сколько за 40?')
  expect(cards.map(({ id }) => id)).toEqual(['test-talks-hare'])
  expect(plain(html)).toContain('за 40 шт.')
})

test('«ничего нет, ладно, автомобильный» takes what there is', async () => {
  const holder = (itemId: string, zh: string) =>
    anOffer({ itemId, title: title(`Держатель для телефона ${itemId}`, `Phone holder ${itemId}`, `手机支架 ${zh}`) })
  const say = aConversation(aMarket([holder('talks-car', '车载'), holder('talks-desk', '桌面')]), { language: 'zh' })
  await say('手机支架')
  expect((await say('算了车载的也行')).cards.map(({ id }) => id)).toEqual(['test-talks-car'])
})

test('who the goods are for and for which season is no story', async () => {
  const jacket = (itemId: string, season: string) =>
    anOffer({
      itemId,
      title: title(`Куртка ${itemId}`, `Jacket ${itemId}`, `男士${season} 外套`),
      attributes: [
        stated('Сезон', 'Season', '季节', [season === '冬季' ? 'зима' : 'весна', season === '冬季' ? 'winter' : 'spring', season]),
      ],
    })
  const { state } = await aConversation(aMarket([jacket('talks-winter', '冬季'), jacket('talks-spring', '春季')]), { language: 'zh' })(
    '想进点冬天穿的外套，男款',
  )
  expect(wishOf(state).traits).toEqual(expect.arrayContaining(['season.winter', 'audience.men']))
})
