import type { Language } from '@karavan/contract/language.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, ladder, plain, stated, title, white, yuanInRoubles } from '../../../test/market.ts'
import type { State } from '../../state.ts'

/** Sums as shop owners type them, what stands beside them, and goods of several sides. */

const shirt = title('Футболка', 'T-shirt', 'T恤')
const sizes = ['M', 'L', 'XL', 'XXL']
const colors = [black, white]
/** Shirts in two colours and four sizes, of which no black ones in XXL are left. */
const shirts = (): Offer =>
  anOffer({
    itemId: 'typed-shirt',
    title: shirt,
    priceLadder: ladder([1, 10]),
    moq: 1,
    stock: 700,
    options: [
      { pid: '1', name: title('Цвет', 'Color', '颜色'), values: colors.map((name, vid) => ({ vid: String(vid), name })) },
      {
        pid: '2',
        name: title('Размер', 'Size', '尺码'),
        values: sizes.map((size, vid) => ({ vid: String(vid), name: title(size, size, size) })),
      },
    ],
    skus: colors.flatMap((_, color) =>
      sizes.map((_size, size) => ({
        skuId: `${color}${size}`,
        propsIds: `1:${color};2:${size}`,
        priceMinor: 1000,
        stock: color === 0 && size === 3 ? 0 : 100,
      })),
    ),
  })
/** Shoes for women in two colours, of which white ones go up to 39. */
const shoes = (itemId: string, ...shoeSizes: string[]): Offer =>
  anOffer({
    itemId,
    title: title('Кроссовки', 'Sneakers', '运动鞋'),
    priceLadder: ladder([1, 20]),
    moq: 1,
    options: [
      { pid: '1', name: title('Цвет', 'Color', '颜色'), values: [{ vid: '0', name: itemId.includes('black') ? black : white }] },
      {
        pid: '2',
        name: title('Размер', 'Size', '尺码'),
        values: shoeSizes.map((size, vid) => ({ vid: String(vid), name: title(size, size, size) })),
      },
    ],
    skus: shoeSizes.map((size, vid) => ({ skuId: size, propsIds: `1:0;2:${vid}`, priceMinor: 2000, stock: 1000 })),
  })
const models = ['iPhone 14', 'iPhone 15', 'iPhone 15 Pro']
const phoneCase = anOffer({
  itemId: 'typed-case',
  title: title('Чехол для iPhone', 'iPhone case', '苹果手机壳'),
  priceLadder: ladder([1, 5]),
  moq: 1,
  options: [
    {
      pid: '1',
      name: title('Модель телефона', 'Phone model', '型号'),
      values: models.map((model, vid) => ({ vid: String(vid), name: title(model, model, model) })),
    },
  ],
  skus: models.map((model, vid) => ({ skuId: model, propsIds: `1:${vid}`, priceMinor: 500, stock: 1000 })),
})
const box = (itemId: string, yuan: number, sides: string) =>
  anOffer({
    itemId,
    title: title('Подарочная коробка', 'Gift box', '礼品盒'),
    priceLadder: ladder([1, yuan]),
    moq: 1,
    attributes: [stated('Размер', 'Size', '尺寸', [`${sides} см`, `${sides} cm`, `${sides}cm`])],
  })
const lamp = (itemId: string, kelvins: string) =>
  anOffer({
    itemId,
    title: title('Настольная лампа', 'Desk lamp', '台灯'),
    attributes: [stated('Цветовая температура', 'Color temperature', '色温', [kelvins, kelvins, kelvins])],
  })
const shop = () =>
  aMarket([
    shirts(),
    anOffer({
      itemId: 'typed-other',
      title: shirt,
      options: [{ pid: '1', name: title('Цвет', 'Color', '颜色'), values: [{ vid: '0', name: white }] }],
    }),
    box('box-large', 2, '25x18x10'),
    box('box-small', 4, '9x9x4'),
    box('box-mid', 9, '20x15x8'),
    shoes('shoes-white', '37', '38', '39'),
    shoes('shoes-black', '38', '39', '40'),
    phoneCase,
    lamp('lamp-warm', '2700-6500 K'),
    lamp('lamp-white', '4000 K'),
  ])
async function lead(language: Language, ...messages: string[]) {
  const say = aConversation(shop(), { language })
  let reply = await say(messages[0]!)
  for (const message of messages.slice(1)) reply = await say(message)
  return { ...reply, said: plain(reply.html), ids: reply.cards.map(({ id }) => id.replace('test-', '')) }
}

test.each([
  [
    'en',
    't-shirts',
    'so 100 white of the first, 30 M 30 L 40 XXL, do they have that in stock',
    /White, M:.*In stock.*White, L:.*White, XXL:.*Together: 11,500 ₽/,
  ],
  ['en', 't-shirts', '50 of the first in white: 20 m, 20 l, 10 xl. total?', /White, M:.*White, L:.*White, XL:.*Together: 5,750 ₽/],
  ['ru', 'футболки', 'первой 100 белых: 30 м 30 л 40 ххл, есть столько?', /Белый, M:.*Белый, L:.*Белый, XXL:.*Вместе: 11 500 ₽/],
  ['ru', 'футболки', 'первой белой возьму 20 M, 15 L и 5 XL, сколько выйдет', /Белый, M:.*Белый, L:.*Белый, XL:.*Вместе: 4 600 ₽/],
  ['zh', 'T恤', '第一款白色100件，M30件L30件XL40件，有货吗', /白色、M：.*白色、L：.*白色、XL：.*合计11,500 ₽/],
] as const)('%s: of %s, "%s" counts each size of that colour, and the whole no more', async (language, goods, message, says) => {
  const { said } = await lead(language, goods, message)
  expect(said).toMatch(says)
})

test('a size of which none is left is told, with its colour', async () => {
  const { said } = await lead('en', 't-shirts', 'the first, 30 M 30 L 40 XXL in black, is that in stock?')
  expect(said).toMatch(/Black, XXL\)?: (?:none|0)/i)
})

test.each([
  ['en', 't-shirts', 'total for 40 of the first incl delivery?'],
  ['en', 't-shirts', '40 of the first, how much total and when will they come'],
  ['ru', 'футболки', 'первая 40 шт, сколько с доставкой?'],
  ['ru', 'футболки', 'первых 200, сколько выйдет и когда придут?'],
  ['zh', 'T恤', '第一款40件，含运费一共多少'],
] as const)('%s: of %s, "%s" is told the sum once, and the delivery beside it', async (language, goods, message) => {
  const { said, ids } = await lead(language, goods, message)
  const sum = message.includes('200') ? /23[\s,]000\s₽/gu : /4[\s,]600\s₽/gu
  expect(said.match(sum)).toHaveLength(1)
  expect(said).toMatch(/14[-–]21/)
  expect(said).not.toMatch(/Чтобы заказать|To order|下单请/)
  expect(ids).toEqual(['typed-shirt'])
})

test.each([
  ['en', 't-shirts 20 pcs', 'gift boxes 100 pcs', 'take the first t-shirt and the cheapest box, whats the total for both'],
  ['ru', 'футболки 20 шт', 'подарочные коробки 100 шт', 'сколько будет первая футболка и самая дешевая коробка'],
  ['zh', 'T恤20件', '礼品盒100个', '第一款T恤和最便宜的礼品盒一共多少'],
] as const)('%s: after %s and %s, "%s" takes the one that costs least', async (language, first, second, message) => {
  const { said } = await lead(language, first, second, message)
  expect(said).toMatch(/2[\s,]300\s₽.*2[\s,]300\s₽.*4[\s,]600\s₽/)
})

test.each([
  ['en', 'gift boxes', 'too big, i need under 10 cm'],
  ['ru', 'подарочные коробки', 'большие, нужны до 10 см'],
  ['zh', '礼品盒', '10厘米以内的'],
] as const)('%s: of %s, "%s" leaves none of which one side alone is so short', async (language, goods, message) => {
  const { ids, cards } = await lead(language, goods, message)
  expect(ids).toEqual(['box-small'])
  expect(cards[0]?.highlights.join()).toMatch(/4×9×9/)
})

test.each([
  ['en', 'desk lamps', 'is the light warm?'],
  ['ru', 'настольные лампы', 'свет тёплый?'],
  ['zh', '台灯', '是暖光吗'],
] as const)('%s: of %s, "%s" is told by their colour temperature', async (language, goods, message) => {
  const { said } = await lead(language, goods, message)
  expect(said).toContain('2700-6500 K')
  expect(said).toContain('4000 K')
})

test.each([
  ['en', 't-shirts', 'preferably white', /All of those shown have what you would prefer: white/],
  ['ru', 'футболки', 'желательно белые', /Желаемое есть у всех показанных: белый/],
  ['zh', 'T恤', '最好有白色', /您偏好的“白色”，所列商品都有/],
] as const)('%s: of %s, "%s" is told where all have it', async (language, goods, message, says) => {
  expect((await lead(language, goods, message)).said).toMatch(says)
})

test.each([
  ['en', 't-shirts under 2 dolars each', 'USD', /2 USD is about 160 ₽/],
  ['ru', 'футболки до 40 юаней', 'CNY', /40 ¥ – это около 460 ₽/],
  ['zh', 'T恤 40块以内', 'CNY', /40 ¥ 约合 460 ₽/],
] as const)('%s: "%s" says what the limit is in roubles', async (language, message, currency, says) => {
  const { said, state } = await lead(language, message)
  expect((state as State).wish?.price?.currency).toBe(currency)
  expect(said).toMatch(says)
})

test.each([
  ['en', 't-shirts', '15 of the first, total in rubles and yuan', /150 ¥ for 15/],
  ['ru', 'футболки', '15 первой, итог в рублях и юанях', /150 ¥ за 15/],
  ['zh', 'T恤', '第一款15件，卢布和人民币各多少', /15件共 150 ¥/],
] as const)('%s: of %s, "%s" is told in both', async (language, goods, message, says) => {
  const { said } = await lead(language, goods, message)
  expect(said).toMatch(says)
  expect(said.replaceAll(/[\s,]/gu, '')).toContain(`${15 * 10 * yuanInRoubles}₽`)
})

test('白色的 between two questions of one is asked of it, and looks for no others', async () => {
  const { ids, said } = await lead('zh', 'T恤', '第一款有XL吗 白色的 几天能发货')
  expect(ids).toEqual(['typed-shirt'])
  expect(said).toContain('白色：有')
})

test('"2nd one colours?" is told the colours, and no price', async () => {
  const { said } = await lead('en', 't-shirts', '2nd one colours?')
  expect(said).toContain('white')
  expect(said).not.toContain('₽')
})

test.each([
  ['en', 't-shirts', 'ill take 1 and 2, 10 pcs each, total?'],
  ['ru', 'футболки', 'беру 1 и 2 по 10 шт, сколько всего?'],
  ['zh', 'T恤', '1和2各10件多少钱'],
] as const)('%s: of %s, "%s" counts each of those at these places', async (language, goods, message) => {
  const { said } = await lead(language, goods, message)
  expect(said).toMatch(/1[\s,]150\s₽/)
  expect(said).toMatch(/Together|Вместе|合计/)
})

test.each([
  ['en', 't-shirts', 'how many of each colour does the first have in stock', /black – 300 pcs; white – 400 pcs/i],
  ['ru', 'футболки', 'сколько первых в наличии по цветам?', /чёрный – 300 шт\.; белый – 400 шт\./i],
  ['zh', 'T恤', '第一款各颜色库存多少', /黑色 – 300件; 白色 – 400件/],
] as const)('%s: of %s, "%s" is told for each colour', async (language, goods, message, says) => {
  expect((await lead(language, goods, message)).said.replaceAll(/\s/g, ' ')).toMatch(says)
})

test.each([
  ['en', 't-shirts', '350 of the first in black, how much', /300 pcs, not enough for 350/],
  ['ru', 'футболки', 'сколько за 350 первых черных', /300 шт\., на 350 не хватит|300 шт\., не хватит на 350/],
  ['zh', 'T恤', '第一款黑色350件多少钱', /300件，不够350件/],
] as const)('%s: of %s, "%s" says that there are too few', async (language, goods, message, says) => {
  expect((await lead(language, goods, message)).said.replaceAll(/\s/g, ' ')).toMatch(says)
})

test.each([
  ['ru', 'подарочные коробки', 'не подарочные, а обычные почтовые коробки'],
  ['en', 'gift boxes', 'not gift boxes but cartons'],
  ['zh', '礼品盒', '不是礼盒，是纸箱'],
] as const)('%s: after %s, "%s" shows none of those that were refused', async (language, goods, message) => {
  expect((await lead(language, goods, message)).ids).toEqual([])
})

test.each([
  ['ru', 'подарочные коробки 25х18х10', '25х18х10 не надо, покажи 20х15х8'],
  ['en', 'gift boxes 25x18x10', "don't need 25x18x10, show 20x15x8"],
  ['zh', '礼品盒 25x18x10', '不要25x18x10的，看20x15x8的'],
] as const)('%s: after "%s", "%s" wishes for the other sides, and counts nothing', async (language, goods, message) => {
  const { ids, state } = await lead(language, goods, message)
  expect(ids).toEqual(['box-mid'])
  expect((state as State).wish?.quantity).toBeUndefined()
})

test.each([
  ['ru', 'белые кроссовки', 'первые 30 пар: 20 - 38 размер, 10 - 39, сколько?', /38: .*за 20 .*39: .*за 10 .*Вместе: 6 900 ₽/],
  ['en', 'white sneakers', 'first one, 20 in 38 and 10 in 39, total?', /38: .*for 20 .*39: .*for 10 .*Together: 6,900 ₽/],
  ['en', 'white sneakers', 'first one: 20 in 38 and 10 in 40, total?', /38: .*for 20 .*size 40: no, stated: 37, 38, 39/],
  [
    'ru',
    'чехлы на айфон',
    'первый: 60 шт на 15 и 40 шт на 15 про, сколько выйдет?',
    /iPhone 15:.*за 60 шт.*iPhone 15 Pro:.*за 40 шт.*Вместе: 5 750 ₽/,
  ],
  [
    'en',
    'cases for iphone 15',
    '60 for iphone 15 and 40 for 16 pro, first one',
    /iPhone 15:.*for 60 pcs.*iphone 16 pro: no, stated: iphone 14, iphone 15, iphone 15 pro /,
  ],
  ['zh', '苹果手机壳', '第一款 15的60个 15pro的40个 多少钱', /iPhone 15：.*60件.*iPhone 15 Pro：.*40件.*合计5,750 ₽/],
] as const)('%s: of %s, "%s" counts sizes and models', async (language, goods, message, says) => {
  expect((await lead(language, goods, message)).said.replaceAll(/\s/g, ' ')).toMatch(says)
})

test.each([
  ['en', 't-shirts', 'the first: 20 black M and 30 black L, total?', 'make it 50 M and drop the L', /Black, M: .*50 pcs/, /Black, L/],
  ['ru', 'футболки', 'первая: 20 чёрных и 30 белых, итого?', 'убери белые и добавь 10 чёрных', /Чёрный: .*за 30 шт/, /Белый/],
  ['zh', 'T恤', '第一款 黑色M20件 黑色L30件 一共多少钱', 'L码不要了 M改成50件', /黑色、M：.*50件/, /黑色、L/],
] as const)('%s: of %s, after "%s", "%s" is the list as it is now', async (language, goods, sum, message, says, saysNot) => {
  const { said, ids } = await lead(language, goods, sum, message)
  expect(said.replaceAll(/\s/g, ' ')).toMatch(says)
  expect(said).not.toMatch(saysNot)
  expect(ids).toEqual(['typed-shirt'])
})

test('both currencies of one offer are told once each', async () => {
  const { said } = await lead('ru', 'подарочные коробки', '40 второй, сколько в рублях и в юанях')
  expect(said.match(/за 40/g)).toHaveLength(2)
  expect(said).toMatch(/юанях/)
})

test.each([
  ['en', 'gift boxes', '30 of the first and 20 of the second, how much?'],
  ['en', 'gift boxes', '30 of the first and 20 of the second, how much with delivery?'],
  ['en', 'gift boxes', 'first 30 and second 20, how much for both'],
  ['ru', 'подарочные коробки', '30 штук первой и 20 второй, сколько?'],
  ['ru', 'подарочные коробки', '30 штук первой и 20 второй сколько с доставкой'],
  ['ru', 'подарочные коробки', '30 первых и 20 вторых почём'],
  ['zh', '礼品盒', '第一款30个 第二款20个多少钱'],
  ['zh', '礼品盒', '第一款30个 第二款20个 连运费多少'],
] as const)('%s: of %s, "%s" is added up', async (language, goods, message) => {
  const say = aConversation(shop(), { language })
  const [first, second] = (await say(goods)).cards
  const { html } = await say(message)
  const said = plain(html).replaceAll(/[\s,]/g, '')
  const sum = 30 * first!.price_info!.price + 20 * second!.price_info!.price
  expect(said).toMatch(/Together|Вместе|合计/)
  expect(sum).toBeGreaterThan(0)
  expect(said).toContain(`${sum}₽`)
  expect(/14[-–]21/.test(said)).toBe(/delivery|доставк|运费/.test(message))
})

test.each([
  ['en', 't-shirts', 'the first, 10 of each size in black, total?', /Black, M: .*Black, XXL/],
  ['en', 't-shirts', 'ok the first, 10 of each size', /M: .*L: .*XL: .*XXL: .*Together: 4,600 ₽/],
  ['ru', 'футболки', 'первая, по 10 каждого цвета', /Чёрный: .*Белый: .*Вместе: 2 300 ₽/],
  ['zh', 'T恤', '第一款每个颜色10件', /黑色：.*白色：.*合计2,300 ₽/],
] as const)('%s: of %s, "%s" is so many of each that there is', async (language, goods, message, says) => {
  expect((await lead(language, goods, message)).said.replaceAll(/\s/g, ' ')).toMatch(says)
})

test('so many sets of the one that is spoken of are priced', async () => {
  const { said, ids } = await lead('zh', 'T恤', '第一款', '50套总价 加运费')
  expect(said.replaceAll(/\s/g, ' ')).toMatch(/50件共5,750 ₽/)
  expect(ids).toEqual(['typed-shirt'])
})

test.each([
  ['en', 't-shirts', '20 black and 10 white, how much?', /Black: .*20 pcs.*White: .*10 pcs.*Together: 3,450 ₽/],
  ['ru', 'футболки', '20 чёрных и 10 белых, сколько?', /Чёрный: .*20 шт.*Белый: .*10 шт.*Вместе: 3 450 ₽/],
  ['zh', 'T恤', '黑色20件 白色10件 多少钱', /黑色：.*白色：.*合计3,450 ₽/],
] as const)('%s: of several %s, "%s" is asked of the first that has them all', async (language, goods, message, says) => {
  const { said, ids } = await lead(language, goods, message)
  expect(said.replaceAll(/\s/g, ' ')).toMatch(says)
  expect(ids).toEqual(['typed-shirt'])
})

test('bare numbers are the diameters that a pan is sold in', async () => {
  const diameters = ['20 см', '24 см']
  const pan = anOffer({
    itemId: 'typed-pan',
    title: title('Сковорода', 'Frying pan', '平底锅'),
    moq: 1,
    options: [
      {
        pid: '1',
        name: title('Диаметр', 'Diameter', '直径'),
        values: diameters.map((name, vid) => ({
          vid: String(vid),
          name: title(name, name.replace('см', 'cm'), name.replace(' см', 'cm')),
        })),
      },
    ],
    skus: diameters.map((name, vid) => ({ skuId: name, propsIds: `1:${vid}`, priceMinor: 1000 * (vid + 1), stock: 100 })),
  })
  const say = aConversation(aMarket([pan]), { language: 'ru' })
  await say('сковороды')
  const said = plain((await say('первая 5 шт 20 и 5 шт 24, сколько?')).html).replaceAll(/\s/g, ' ')
  expect(said).toMatch(/20 см: 115 ₽.*24 см: 230 ₽.*Вместе: 1 725 ₽/)
  expect(plain((await say('первая 5 шт 20 и 5 шт 28, сколько?')).html)).toMatch(/28\s?см: нет, указано: 20\s?см, 24\s?см/)
})

test.each([
  ['en', 't-shirts', '40 of the heaviest', /First by weight.*40/],
  ['ru', 'футболки', 'самая тяжёлая из них 40 штук', /вес/],
] as const)('%s: of %s, "%s" is told which that is, and what as many cost', async (language, goods, message, says) => {
  const weigh = (itemId: string, grams: number) =>
    anOffer({
      itemId,
      title: shirt,
      moq: 1,
      priceLadder: ladder([1, 10]),
      attributes: [stated('Вес', 'Weight', '重量', [`${grams} г`, `${grams} g`, `${grams}克`])],
    })
  const say = aConversation(aMarket([weigh('light', 100), weigh('heavy', 300)]), { language })
  await say(goods)
  const said = plain((await say(message)).html).replaceAll(/\s/g, ' ')
  expect(said).toMatch(says)
  expect(said).toMatch(/4[ ,]600 ₽/)
})

test.each([
  ['en', 't-shirts', 'the first, 40 pcs', 'and 30 gift boxes to match, total'],
  ['ru', 'футболки', 'первая 40 шт', 'и 30 подарочных коробок к ним, сколько вместе'],
  ['zh', 'T恤', '第一款40件', '礼品盒也要30个 一共多少'],
] as const)('%s: of %s, after "%s", "%s" is added to it', async (language, goods, first, message) => {
  const { said } = await lead(language, goods, first, message)
  expect(said.replaceAll(/\s/g, ' ')).toMatch(/4[ ,]600 ₽.*(?:Together|Вместе|合计)/)
})

test.each([
  ['en', 'gift boxes', '6 of the first and 6 of the fifth, how much?', /There is no option 5.*138 ₽/],
  ['ru', 'подарочные коробки', '6 первых и 6 пятых, сколько', /5.*138 ₽/],
  ['zh', '礼品盒', '第一款6个 第五款6个 多少钱', /5.*138 ₽/],
] as const)('%s: of %s, "%s" says which is not there', async (language, goods, message, says) => {
  expect((await lead(language, goods, message)).said.replaceAll(/\s/g, ' ')).toMatch(says)
})

test.each([
  ['en', 't-shirts', '100 of the first, black and white half each', /Black: .*50 pcs.*White: .*50 pcs/],
  ['ru', 'футболки', '100 первых, пополам черных и белых', /Чёрный: .*50 шт.*Белый: .*50 шт/],
  ['zh', 'T恤', '第一款100件 黑白各一半', /黑色：.*50件.*白色：.*50件/],
] as const)('%s: of %s, "%s" is half of each', async (language, goods, message, says) => {
  expect((await lead(language, goods, message)).said.replaceAll(/\s/g, ' ')).toMatch(says)
})
