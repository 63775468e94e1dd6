import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, stated, title } from '../../../test/market.ts'

/** What is asked of goods on the screen in words that no list has, known by how others ask it, and answered by the fields that state it. */

const goods = { ru: 'наборы кистей, 30 шт', en: 'makeup brushes, 30 pcs', zh: '化妆刷30套' } as const
const named = title('Кисть для макияжа', 'Makeup brush', '化妆刷')
const hair = stated('Ворс', 'Bristles', '刷毛', ['синтетика', 'synthetic fibre', '纤维毛'])
const brushes = () => aMarket(['gist-one', 'gist-two'].map((itemId) => anOffer({ itemId, title: named, attributes: [hair] })))

test.each([
  ['ru', 'ворс козий или нейлон', /Ворс: синтетика/],
  ['en', 'is it animal hair or man made', /Bristles: synthetic/],
  ['zh', '毛是动物毛还是人造的', /刷毛：纤维毛/],
] as const)('%s: "%s" is told by what they are stated to be of, and looks for no others', async (language, question, said) => {
  const say = aConversation(brushes(), { language })
  const { cards: before } = await say(goods[language])
  expect(before).toHaveLength(2)
  const { html, cards } = await say(question)
  expect(plain(html)).toMatch(said)
  expect(cards).toEqual([])
})

const lamp = title('Настольная лампа', 'Desk lamp', '台灯')
const lit = { ru: 'настольные лампы, 20 шт', en: 'desk lamps, 20 pcs', zh: '台灯20个' } as const
const watts = stated('Мощность', 'Power', '功率', ['12 Вт', '12 W', '12W'])
const fed = stated('Питание', 'Power supply', '供电方式', ['аккумулятор, USB', 'rechargeable, USB', '充电式，USB'])

test.each([
  ['en', 'rechargeable or do I plug it in', /Power supply: rechargeable/],
  ['zh', '充电还是插电的', /供电方式：充电式/],
] as const)('%s: "%s" is answered by how it is fed, and not by its watts', async (language, question, said) => {
  const say = aConversation(aMarket([anOffer({ title: lamp, attributes: [watts, fed] })]), { language })
  await say(lit[language])
  const text = plain((await say(question)).html)
  expect(text).toMatch(said)
  expect(text).not.toMatch(/12\s?W/)
})

test('where nothing states how it is fed its watts are no answer', async () => {
  const say = aConversation(aMarket([anOffer({ title: lamp, attributes: [watts] })]), { language: 'zh' })
  await say(lit.zh)
  expect(plain((await say('充电还是插电的')).html)).toContain('“充电还是插电”：卖家没有注明')
})

test('"is it see through?" of clothes is no question of their colours', async () => {
  const color = stated('Цвет', 'Color', '颜色', ['белый', 'white', '白色'])
  const say = aConversation(aMarket([anOffer({ title: title('Платье', 'Dress', '连衣裙'), attributes: [color] })]), { language: 'en' })
  await say('dresses, 20 pcs')
  const text = plain((await say('is it see through?')).html)
  expect(text).toContain('“See through”: the seller does not say')
  expect(text).not.toContain('transparent: no')
})

test('"what\'s the % of cotton?" is told by what the listing states of its share', async () => {
  const socks = [
    stated('Материал', 'Material', '材质', ['хлопок', 'cotton', '棉']),
    stated('Содержание основного волокна', 'Main fibre content', '主面料成分含量', ['75%', '75%', '75%']),
  ]
  const say = aConversation(aMarket([anOffer({ title: title('Носки', 'Socks', '袜子'), attributes: socks })]), { language: 'en' })
  await say('socks, 20 pairs')
  expect(plain((await say("what's the % of cotton?")).html)).toContain('Main fibre content: 75%')
})

test('a property by its name is not told by another: the dishwasher is no microwave', async () => {
  const microwave = stated('Микроволновка', 'Microwave', '微波炉', ['можно', 'yes', '可以'])
  const mugs = ['gist-mug', 'gist-cup'].map((itemId) =>
    anOffer({ itemId, title: title('Кружка', 'Mug', '马克杯'), attributes: [microwave] }),
  )
  const say = aConversation(aMarket(mugs), { language: 'ru' })
  await say('кружки, 20 шт')
  const text = plain((await say('в посудомойку можно их?')).html)
  expect(text).not.toContain('Микроволновка')
  expect(text).toMatch(/не указывает/)
})

const leak = stated('Особенности', 'Features', '特点', ['герметичная крышка', 'airtight lid', '密封盖'])
test.each([
  ['zh', '漏不漏汤', '保鲜盒20个'],
  ['zh', '边角会不会割手 安全吗', '保鲜盒20个'],
] as const)('%s: "%s" asks of those shown, and neither looks for others nor tells of the shop', async (language, question, wish) => {
  const boxes = ['gist-box', 'gist-bin'].map((itemId) =>
    anOffer({ itemId, title: title('Контейнер для еды', 'Food container', '保鲜盒'), attributes: [leak] }),
  )
  const say = aConversation(aMarket(boxes), { language })
  await say(wish)
  const { html, cards } = await say(question)
  expect(cards).toEqual([])
  expect(plain(html)).not.toContain('Karavan')
})

test.each([
  ['ru', 'из нержавейки есть?'],
  ['en', 'must not slip'],
  ['zh', '要不锈钢的'],
] as const)('%s: "%s" is a wish for others, however many ask the same of what they see', async (language, message) => {
  const pans = [
    anOffer({
      itemId: 'gist-steel',
      title: title('Сковорода', 'Frying pan', '平底锅'),
      attributes: [
        stated('Материал', 'Material', '材质', ['нержавеющая сталь', 'stainless steel', '不锈钢']),
        stated('Особенности', 'Features', '特点', ['нескользящая', 'non-slip', '防滑']),
      ],
    }),
    anOffer({
      itemId: 'gist-iron',
      title: title('Сковорода', 'Frying pan', '平底锅'),
      attributes: [stated('Материал', 'Material', '材质', ['чугун', 'cast iron', '铸铁'])],
    }),
  ]
  const say = aConversation(aMarket(pans), { language })
  await say({ ru: 'сковороды, 20 шт', en: 'frying pans, 20 pcs', zh: '平底锅20个' }[language])
  expect((await say(message)).cards.map(({ id }) => id)).toEqual(['test-gist-steel'])
})

test.each([
  ['ru', 'зоомагазин у меня. поводки для собак, 40 штук, планируем закупать', 'зоомагазин|меня|планир|закуп'],
  ['en', 'dog leashes for my boutique, 40 pcs, nylon counts too', 'boutique|counts'],
  ['zh', '牵引绳 新手开店 先拿40条', '新手|开店|初学者'],
] as const)('%s: "%s": no listing is said to lack what buyers say of themselves', async (language, message, words) => {
  const leash = title('Поводок для собак', 'Dog leash', '狗牵引绳')
  const say = aConversation(aMarket(['gist-a', 'gist-b'].map((itemId) => anOffer({ itemId, title: leash }))), { language })
  const { html, cards } = await say(message)
  expect(cards).toHaveLength(2)
  expect(plain(html)).not.toMatch(new RegExp(words, 'iu'))
})

test.each([
  ['ru', 'а можно по безналу от ип?', /со счёта организации/],
  ['en', 'can I pay a deposit first?', /deposit/],
  ['zh', '怎么付款 可以付定金吗', /定金/],
] as const)('%s: "%s" is told what is for the shop alone to decide', async (language, question, said) => {
  const say = aConversation(brushes(), { language })
  await say(goods[language])
  expect(plain((await say(question)).html)).toMatch(said)
})
