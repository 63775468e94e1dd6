import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'
import { asksOfStock } from '../../interpret/asked-stock.ts'
import { readMessage } from '../../interpret/read.ts'
import type { Wish } from '../../wish.ts'

/** What is said of the buyer, of how many or of what would be nice is no condition, and what is refused is none either. */

const wishOf = (state: unknown): Wish => (state as { wish: Wish }).wish

test.each([
  ['毛巾，一条200卢布以内，要100条', { quantity: 100, price: 20_000 }],
  ['居家拖鞋 一双300卢布以下，先拿200双', { quantity: 200, price: 30_000 }],
  ['拖鞋一双不超过300卢布，200双', { quantity: 200, price: 30_000 }],
  ['锂电钻，带两块电池的，先拿30台', { quantity: 30, price: undefined }],
  ['水杯 一个100左右的', { quantity: undefined, price: 10_000 }],
  ['圣诞球6cm 一盒多个的也行', { quantity: undefined, price: undefined }],
] as const)('"%s": what one costs, and what comes along with each, orders none', (message, { quantity, price }) => {
  const reading = readMessage(message, false)
  expect(reading.quantity).toBe(quantity)
  expect(reading.price?.max ?? reading.price?.target).toBe(price)
})

test.each([
  ['what have you got in jump ropes for kids? about 40', 'type.jump-rope', ['audience.kids']],
  ['что посоветуете из зонтов для мужчин, автомат', 'type.umbrella', ['audience.men', 'feature.automatic']],
  ['I fix phones and would like to resell precision screwdriver sets to customers', 'type.precision-screwdriver-set', []],
] as const)('"%s" names its goods, and what else it says is kept', (message, type, traits) => {
  const reading = readMessage(message, false)
  expect(reading.types).toEqual([type])
  expect(reading.traits.toSorted()).toEqual([...traits].toSorted())
  expect(reading.told).toBeUndefined()
})

test.each([
  ['en', 'blackout curtains for a guesthouse with 8 rooms'],
  ['ru', 'шторы блэкаут для гостевого дома на 8 номеров'],
  ['zh', '给有8个房间的民宿买遮光帘'],
] as [Language, string][])('%s: "%s": the rooms of the buyer exclude no curtain', async (language, message) => {
  const curtain = (itemId: string, use: [string, string, string]) =>
    anOffer({
      itemId,
      title: title('Штора блэкаут', 'Blackout curtain', '遮光帘'),
      attributes: [stated('Назначение', 'Use', '用途', use)],
    })
  const market = aMarket([
    curtain('living', ['для гостиной', 'for living rooms', '客厅']),
    curtain('bed', ['для спальни', 'for bedrooms', '卧室']),
  ])
  const { cards, state } = await aConversation(market, { language })(message)
  expect(cards).toHaveLength(2)
  expect(wishOf(state).quantity).toBeUndefined()
})

test('a spring inside is no season', async () => {
  const shears = (itemId: string, features: [string, string, string]) =>
    anOffer({
      itemId,
      title: title('Секатор', 'Pruning shears', '修枝剪'),
      attributes: [stated('Особенности', 'Features', '特点', features)],
    })
  const market = aMarket([shears('plain', ['острый', 'sharp', '锋利']), shears('sprung', ['с пружиной', 'with spring', '带弹簧'])])
  const { cards } = await aConversation(market, { language: 'en' })('pruning shears for spring season')
  expect(cards.map(({ id }) => id).toSorted()).toEqual(['test-plain', 'test-sprung'])
})

describe('what would be nice', () => {
  const umbrella = (itemId: string, color: [string, string, string]) =>
    anOffer({ itemId, title: title('Зонт', 'Umbrella', '雨伞'), attributes: [stated('Цвет', 'Color', '颜色', color)] })
  const umbrellas = () => aMarket([umbrella('red', ['красный', 'red', '红色']), umbrella('navy', ['тёмно-синий', 'navy', '藏青色'])])

  test.each([
    ['ru', 'зонты чёрные', 'цвет не принципиален, можно тёмно-синий'],
    ['en', 'umbrellas, black', "colour doesn't matter, navy is fine"],
  ] as [Language, string, string][])('%s: "%s", "%s" excludes no colour', async (language, opening, message) => {
    const say = aConversation(umbrellas(), { language })
    await say(opening)
    const { cards } = await say(message)
    expect(cards.map(({ id }) => id)).toEqual(['test-navy', 'test-red'])
  })

  test('«тёплые на зиму» are those for winter', async () => {
    const bed = anOffer({
      itemId: 'bed',
      title: title('Лежанка для животных', 'Pet bed', '宠物窝'),
      attributes: [stated('Сезон', 'Season', '适用季节', ['зима', 'winter', '冬季'])],
    })
    const { cards, html } = await aConversation(aMarket([bed]), { language: 'ru' })('лежанки для кошек, тёплые на зиму')
    expect(cards).toHaveLength(1)
    expect(plain(html)).not.toMatch(/ничего нет|Мешает/)
    expect(cards[0]?.highlights.join()).not.toMatch(/тёплый/i)
  })
})

describe('what is refused', () => {
  const mirror = (itemId: string, names: [string, string, string]) => anOffer({ itemId, title: title(...names) })
  const mirrors = () =>
    aMarket([
      mirror('lit', ['Зеркало с подсветкой', 'Makeup mirror with light', '带灯化妆镜']),
      mirror('plain', ['Зеркало для макияжа', 'Makeup mirror', '化妆镜']),
    ])

  test.each(['不带灯的化妆镜', '不发光的化妆镜', '不要带灯的化妆镜'])('zh: "%s" is one without a light', async (message) => {
    const { cards } = await aConversation(mirrors(), { language: 'zh' })(message)
    expect(cards.map(({ id }) => id)).toEqual(['test-plain'])
  })

  test('zh: 换成不带灯的也行 after lit ones leaves it open', async () => {
    const say = aConversation(mirrors(), { language: 'zh' })
    expect(wishOf((await say('带灯的化妆镜')).state).traits).toEqual(['feature.led'])
    const { state, cards } = await say('换成不带灯的也行')
    expect(wishOf(state).traits).toEqual([])
    expect(cards).toHaveLength(2)
  })

  const boot = (itemId: string, material: [string, string, string], yuan: number) =>
    anOffer({
      itemId,
      title: title('Ботинки', 'Boots', '靴子'),
      attributes: [stated('Материал', 'Material', '材质', material)],
      priceLadder: ladder([1, yuan]),
      moq: 1,
    })
  test.each([
    ['zh', '靴子', '真皮的太贵了，有没有便宜一点的'],
    ['en', 'boots', 'leather ones are too expensive, anything cheaper?'],
    ['ru', 'ботинки', 'кожаные слишком дорогие, что есть подешевле?'],
  ] as [Language, string, string][])('%s: "%s", "%s" wants another material', async (language, opening, message) => {
    const market = aMarket([boot('leather', ['кожа', 'leather', '真皮'], 200), boot('rubber', ['резина', 'rubber', '橡胶'], 50)])
    const say = aConversation(market, { language })
    await say(opening)
    const { cards, state } = await say(message)
    expect(cards.map(({ id }) => id)).toEqual(['test-rubber'])
    expect(wishOf(state).notMaterials).toContain('material.leather')
  })
})

test('zh: a present for a friend excludes no lamp, and pans need not be for induction any longer', () => {
  expect(readMessage('小夜灯，适合送女朋友的', false).traits).toEqual([])
  const { givenUp, notTraits } = readMessage('那电磁炉不要求了，28的不粘就行', true)
  expect(givenUp).toContain('feature.induction')
  expect(notTraits).toEqual([])
})

test.each([
  ['棕色的现在有多少货', true],
  ['сколько белых в наличии?', true],
  ['how many are left in red?', true],
  ['棕色的多少钱', false],
] as const)('"%s" asks how many there are: %s', (message, expected) => {
  expect(asksOfStock(readMessage(message, true))).toBe(expected)
})

test('ru: another diameter of pans of 28 cm leaves no 28 behind', async () => {
  const pan = (itemId: string, size: number) =>
    anOffer({
      itemId,
      title: title(`Сковорода ${size} см`, `Frying pan ${size} cm`, `${size}厘米平底锅`),
      attributes: [stated('Диаметр', 'Diameter', '直径', [`${size} см`, `${size} cm`, `${size}厘米`])],
    })
  const say = aConversation(aMarket([pan('small', 24), pan('large', 28)]), { language: 'ru' })
  expect((await say('сковороды 28 см')).cards.map(({ id }) => id)).toEqual(['test-large'])
  expect((await say('ладно, пусть диаметр 24 см')).cards.map(({ id }) => id)).toEqual(['test-small'])
})

test.each([
  ['en', 'bowls for cats', 'back to the cat bowls'],
  ['zh', '猫碗', '回到猫碗'],
] as [Language, string, string][])('%s: "%s" on the screen: "%s" goes to no other goods for pets', async (language, opening, message) => {
  const bowl = anOffer({
    itemId: 'bowl',
    title: title('Миска для кошек', 'Cat bowl', '猫碗'),
    attributes: [stated('Для кого', 'For', '适用', ['для кошек', 'for cats', '猫咪'])],
  })
  const say = aConversation(aMarket([bowl]), { language })
  await say({ en: 'fish tanks', zh: '鱼缸', ru: 'аквариумы' }[language])
  await say(opening)
  const { cards, html } = await say(message)
  expect(cards.map(({ id }) => id)).toEqual(['test-bowl'])
  expect(plain(html)).not.toMatch(/tank|鱼缸/)
})
