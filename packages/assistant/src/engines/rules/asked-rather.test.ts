import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, stated, title } from '../../../test/market.ts'

/** Questions of those shown, by who says that he asks them, weighs two of them, or lets more of them be. */

const market = () =>
  aMarket(
    ['272', '336', '410'].map((weight, at) =>
      anOffer({
        itemId: `mug-${weight}`,
        title: title('Термокружка', 'Insulated mug', '保温杯'),
        salesCount: 900 - at,
        attributes: [stated('Вес', 'Weight', '重量', [`${weight} г`, `${weight} g`, `${weight}克`])],
      }),
    ),
  )
const goods = { ru: 'термокружки, 50 шт', en: 'insulated mugs, 50 pcs', zh: '保温杯50个' } as const
const places = { ru: /№\s?(\d)/g, en: /No\. (\d)/g, zh: /第(\d)款/g } as const
const placesIn = (html: string, language: keyof typeof places) =>
  [...plain(html).matchAll(places[language])].map(([, place]) => Number(place))

test.each([
  ['ru', 'я не про цену, я про вес первой спрашиваю'],
  ['ru', 'мне не новые, я спросила про вес первой'],
  ['en', "i'm not looking for new ones, i asked about the weight of the first one"],
  ['en', 'i was asking about the weight of the first'],
  ['zh', '我不是要买杯子，是问第一款的重量'],
  ['zh', '我问的是第一款的重量'],
] as const)('%s: "%s" is answered, and starts no search', async (language, message) => {
  const say = aConversation(market(), { language })
  const [first] = (await say(goods[language])).cards
  const { html } = await say(message)
  expect(plain(html)).toContain(first!.id.split('-').at(-1))
  expect(plain(html)).not.toMatch(/410.*336|336.*410/)
})

test.each([
  ['ru', 'разница 2 и 3 и что посоветуете'],
  ['ru', 'чем отличается второй от третьего, какой бы взял?'],
  ['en', 'difference between 2 and 3, which would you take'],
  ['en', 'whats the difference between 2 and 3 and which one do you recommend'],
  ['zh', '2和3有什么区别，推荐哪个'],
] as const)('%s: "%s" tells those two apart, and advises one of the two', async (language, message) => {
  const say = aConversation(market(), { language })
  const cards = (await say(goods[language])).cards.map(({ id }) => id.split('-').at(-1)!)
  const { html } = await say(message)
  expect(plain(html)).toContain(cards[1])
  expect(plain(html)).toContain(cards[2])
  expect(plain(html)).not.toContain(cards[0])
  expect(placesIn(html, language).every((place) => place === 2 || place === 3)).toBe(true)
  expect(placesIn(html, language).length).toBeGreaterThan(0)
})

test.each([
  ['ru', 'чем 2 от 3 отличается'],
  ['ru', 'чем 2 лучше 3?'],
  ['en', 'is 2 better than 3?'],
  ['zh', '2比3好在哪'],
] as const)('%s: "%s" compares those two', async (language, message) => {
  const say = aConversation(market(), { language })
  const cards = (await say(goods[language])).cards.map(({ id }) => id.split('-').at(-1)!)
  const html = plain((await say(message)).html)
  expect(html).toContain(cards[1])
  expect(html).toContain(cards[2])
  expect(html).not.toContain(cards[0])
})

test.each([
  ['ru', 'а таймер есть у них?'],
  ['ru', 'у них есть таймер?'],
  ['en', 'do they have a timer?'],
  ['zh', '它们都有定时器吗'],
] as const)('%s: "%s" is asked of those shown, whatever goods the word names elsewhere', async (language, message) => {
  const lamp = title('Настольная лампа', 'Desk lamp', '台灯')
  const timed = stated('Особенности', 'Features', '特点', ['с таймером', 'with timer', '定时'])
  const say = aConversation(
    aMarket([
      anOffer({ itemId: 'timed', title: lamp, attributes: [timed] }),
      anOffer({ itemId: 'plain', title: lamp }),
      anOffer({ itemId: 'kitchen', title: title('Кухонный таймер', 'Kitchen timer', '定时器') }),
    ]),
    { language },
  )
  const at =
    (await say({ ru: 'настольные лампы', en: 'desk lamps', zh: '台灯' }[language])).cards.findIndex(({ id }) => id === 'test-timed') + 1
  const { html } = await say(message)
  expect(placesIn(html, language)).toContain(at)
  expect(plain(html)).toMatch(/Особенности: с таймером|Features: with timer|特点：定时/)
  expect(plain(html)).not.toMatch(/Кухонный|Kitchen|定时器\s/)
})

test.each([
  ['ru', 'что выгоднее взять?'],
  ['en', 'which is better value'],
  ['en', 'which one is the better deal for the money?'],
  ['zh', '哪个划算'],
  ['zh', '哪款更实惠'],
] as const)('%s: "%s" is advised on, and looks for none that are cheaper', async (language, message) => {
  const say = aConversation(market(), { language })
  await say(goods[language])
  const { html, cards } = await say(message)
  expect(placesIn(html, language).length).toBeGreaterThan(0)
  expect(cards).toHaveLength(1)
})

test.each([
  ['ru', 'женские зонты, 20 шт', 'мужские тоже подойдут'],
  ['en', "women's umbrellas, 20 pcs", 'mens are fine too'],
  ['zh', '女士雨伞20把', '男士的也行'],
] as const)('%s: "%s", "%s" shows the ones and the others', async (language, first, message) => {
  const of = (ru: string, en: string, zh: string) =>
    anOffer({
      itemId: en,
      title: title('Зонт', 'Umbrella', '雨伞'),
      attributes: [stated('Для кого', 'For', '适用人群', [ru, en, zh])],
    })
  const say = aConversation(aMarket([of('женский', 'women', '女'), of('мужской', 'men', '男'), of('детский', 'kids', '儿童')]), {
    language,
  })
  expect((await say(first)).cards.map(({ id }) => id)).toEqual(['test-women'])
  const { cards } = await say(message)
  expect(cards.map(({ id }) => id).toSorted()).toEqual(['test-men', 'test-women'])
})

test.each([
  ['ru', 'красные зонты, 20 шт', 'не красные тоже подойдут'],
  ['en', 'red umbrellas, 20 pcs', 'not red is fine too'],
] as const)('%s: "%s", "%s" gives the condition up, and forbids nothing', async (language, first, message) => {
  const of = (id: string, ru: string, en: string, zh: string) =>
    anOffer({ itemId: id, title: title('Зонт', 'Umbrella', '雨伞'), attributes: [stated('Цвет', 'Color', '颜色', [ru, en, zh])] })
  const say = aConversation(aMarket([of('red', 'красный', 'red', '红色'), of('blue', 'синий', 'blue', '蓝色')]), { language })
  await say(first)
  const { cards } = await say(message)
  expect(cards.map(({ id }) => id).toSorted()).toEqual(['test-blue', 'test-red'])
})

test.each([
  ['ru', 'сколько весит?', 'а какой вес у 2?'],
  ['ru', 'сколько весит?', 'у 2 какой вес'],
  ['en', 'weight?', 'how heavy is 2?'],
  ['en', 'weight?', "what's the weight of 2?"],
  ['zh', '重量多少', '2的重量是多少'],
  ['zh', '重量多少', '2多重'],
] as const)('%s: "%s", "%s" is asked of the second', async (language, all, message) => {
  const say = aConversation(market(), { language })
  const cards = (await say(goods[language])).cards.map(({ id }) => id.split('-').at(-1)!)
  await say(all)
  const html = plain((await say(message)).html)
  expect(html).toContain(cards[1])
  expect(html).not.toContain(cards[0])
  expect(html).not.toContain(cards[2])
})

test.each([
  ['ru', 'вариант 2 сколько весит?'],
  ['ru', '2 товар какого веса?'],
  ['en', 'how heavy is nr 2'],
  ['en', 'option 2 weight?'],
  ['en', 'product 2, how heavy?'],
  ['zh', '编号2多重'],
  ['zh', '2款多重'],
] as const)('%s: "%s" is asked of the second, whatever a place is called', async (language, message) => {
  const say = aConversation(market(), { language })
  const cards = (await say(goods[language])).cards.map(({ id }) => id.split('-').at(-1)!)
  const { html, cards: told } = await say(message)
  expect(plain(html)).toContain(cards[1])
  expect(told.map(({ id }) => id.split('-').at(-1))).toEqual([cards[1]])
})

test.each([
  ['ru', 'покажи 3 варианта'],
  ['en', 'i need 2 sets of them'],
  ['zh', '要2款有图案的'],
] as const)('%s: "%s" is no place', async (language, message) => {
  const say = aConversation(market(), { language })
  await say(goods[language])
  expect((await say(message)).cards).not.toHaveLength(1)
})

test.each([
  ['ru', 'а 3 можно?'],
  ['en', 'is 3 enough for a trial?'],
  ['zh', '3可以吗'],
] as const)('%s: "%s" is asked of how many, and not of the third', async (language, message) => {
  const say = aConversation(market(), { language })
  await say(goods[language])
  expect(placesIn((await say(message)).html, language)).not.toEqual([3])
})

test.each([
  ['ru', 'вес у 1 и 3'],
  ['en', 'weight of 1 and 3'],
  ['en', 'how heavy are 1 and 3'],
  ['zh', '1和3多重'],
] as const)('%s: "%s" is told of those two, and nothing beside it', async (language, message) => {
  const say = aConversation(market(), { language })
  const cards = (await say(goods[language])).cards.map(({ id }) => id.split('-').at(-1)!)
  const html = plain((await say(message)).html)
  expect(html).toContain(cards[0])
  expect(html).toContain(cards[2])
  expect(html).not.toContain(cards[1])
  expect(html).not.toContain('₽')
})

test.each([
  ['ru', 'сколько стоит вторая и есть ли столько?', 'В наличии: 120'],
  ['en', 'does the second have that many?', 'In stock: 120'],
  ['en', 'is there that many of the second', 'In stock: 120'],
  ['zh', '第二款有这么多货吗', '库存：120'],
] as const)('%s: "%s" is told by what is in stock', async (language, message, stock) => {
  const mugs = [90, 120, 70].map((count, at) =>
    anOffer({ itemId: `mug-${count}`, title: title('Термокружка', 'Insulated mug', '保温杯'), salesCount: 900 - at, stock: count }),
  )
  const say = aConversation(aMarket(mugs), { language })
  await say(goods[language])
  const { html, cards } = await say(message)
  expect(plain(html)).toContain(stock)
  expect(cards.map(({ id }) => id)).toEqual(['test-mug-120'])
})

test.each([
  ['ru', 'чёрный есть у них'],
  ['ru', 'есть ли у них чёрный?'],
  ['en', 'do they have black?'],
  ['zh', '它们都有黑色吗'],
] as const)('%s: "%s" is told of those shown, and others are not looked for', async (language, message) => {
  const of = (id: string, ru: string, en: string, zh: string) =>
    anOffer({
      itemId: id,
      title: title('Термокружка', 'Insulated mug', '保温杯'),
      attributes: [stated('Цвет', 'Color', '颜色', [ru, en, zh])],
    })
  const say = aConversation(aMarket([of('black', 'чёрный', 'black', '黑色'), of('white', 'белый', 'white', '白色')]), { language })
  await say(goods[language])
  const { html } = await say(message)
  expect(placesIn(html, language)).toEqual([1, 2])
})

test.each([
  ['ru', 'вторая из чего', 'сталь'],
  ['en', 'second made of what', 'steel'],
] as const)('%s: "%s" is told what it is made of, and not all there is', async (language, message, material) => {
  const steel = stated('Материал', 'Material', '材质', ['сталь', 'steel', '不锈钢'])
  const weight = stated('Вес', 'Weight', '重量', ['300 г', '300 g', '300克'])
  const mugs = ['a', 'b'].map((itemId) =>
    anOffer({ itemId, title: title('Термокружка', 'Insulated mug', '保温杯'), attributes: [steel, weight] }),
  )
  const say = aConversation(aMarket(mugs), { language })
  await say(goods[language])
  const html = plain((await say(message)).html)
  expect(html).toContain(material)
  expect(html).not.toContain('300')
})
