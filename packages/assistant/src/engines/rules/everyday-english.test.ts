import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'
import { textsOf } from '../../texts/by-language.ts'

/** What is asked, corrected and gone back to in talks as people type them. */

const holds = stated('Сколько ручек', 'Holds', '可装笔数', ['40 ручек', '40 pens', '40支'])
const pencilCase = () => aMarket([anOffer({ itemId: 'everyday-case', title: title('Пенал', 'Pencil case', '笔袋'), attributes: [holds] })])

test.each([
  ['en', 'pencil cases', 'how many pens fit in?', 'Holds: 40 pens'],
  ['en', 'pencil cases', 'how many pens does it hold', 'Holds: 40 pens'],
  ['ru', 'пеналы', 'а сколько ручек влезет?', '40 ручек'],
  ['ru', 'пеналы', 'сколько ручек помещается', '40 ручек'],
  ['zh', '笔袋', '能放几支笔?', '40支'],
] as const)('%s: "%s", then "%s" asks of those shown, and for no pens', async (language, goods, asks, answer) => {
  const say = aConversation(pencilCase(), { language })
  await say(goods)
  const { html, state } = await say(asks)
  expect(plain(html)).toContain(answer)
  expect(state).toMatchObject({ wish: { types: ['type.pencil-case'] } })
})

test('"is the paint non toxic?" of toys is about their paint', async () => {
  const toy = title('Деревянный пазл', 'Wooden puzzle', '木制拼图')
  const paint = anOffer({ itemId: 'everyday-paint', title: title('Краска', 'Paint', '油漆') })
  const say = aConversation(aMarket([anOffer({ itemId: 'everyday-puzzle', title: toy }), paint]), { language: 'en' })
  await say('wooden puzzles')
  const { html, state } = await say('is the paint non toxic?')
  expect(plain(html)).toContain('the seller does not say')
  expect(state).toMatchObject({ wish: { types: ['type.puzzle'], words: [] } })
})

const mug = title('Кружка', 'Mug', '马克杯')
const mugs = () => aMarket([anOffer({ itemId: 'everyday-mug', title: mug, moq: 1, priceLadder: ladder([1, 50], [30, 40]) })])

test.each([
  ['mugs, 60 pcs', 'no I meant 36 not 60', 36],
  ['mugs, 60 pcs', '60 was wrong, its 36', 36],
  ['mugs, 60', 'sorry, 36, not 60', 36],
  ['кружки, 60 шт', 'ой, не 60, а 36', 36],
] as const)('"%s", then "%s" is a count of %i', async (goods, corrects, quantity) => {
  const say = aConversation(mugs(), { language: /[а-я]/.test(goods) ? 'ru' : 'en' })
  await say(goods)
  const { html, state } = await say(corrects)
  expect(state).toMatchObject({ wish: { quantity, words: [] } })
  expect(plain(html)).not.toMatch(/(?<!\d)60(?!\d)/)
})

test('"back to the tins" are the cake tins of before', async () => {
  const market = aMarket([
    anOffer({ itemId: 'everyday-tin', title: title('Форма для торта', 'Cake tin', '蛋糕模具') }),
    anOffer({ itemId: 'everyday-muffin-tin', title: title('Форма для маффинов', 'Muffin tin', '玛芬蛋糕模具') }),
    anOffer({ itemId: 'everyday-pan', title: title('Сковорода', 'Frying pan', '平底锅') }),
  ])
  const say = aConversation(market, { language: 'en' })
  await say('cake tins')
  await say('frying pans')
  const { cards, html } = await say('back to the tins')
  expect(plain(html)).toContain('Back to what you looked at before')
  expect(cards.map(({ id }) => id)).toEqual(['test-everyday-tin'])
})

test.each([
  ['en', 'trunk organizers', 'which has the most compartments?', 'compartments'],
  ['en', 'trunk organizers', 'which is the most durable?', 'durable'],
] as const)('%s: "%s", then "%s" is told by no size', async (language, goods, asks, word) => {
  const volume = (litres: number) => stated('Объём', 'Capacity', '容量', [`${litres} л`, `${litres} l`, `${litres}升`])
  const organizer = title('Органайзер в багажник', 'Trunk organizer', '后备箱收纳箱')
  const market = aMarket(
    [25, 40].map((litres) => anOffer({ itemId: `everyday-trunk-${litres}`, title: organizer, attributes: [volume(litres)] })),
  )
  const say = aConversation(market, { language })
  await say(goods)
  const { html } = await say(asks)
  expect(plain(html)).toContain(`None of the sellers shown states it (“${word}”)`)
})

test('which holds the most is told by size', async () => {
  const volume = (litres: number) => stated('Объём', 'Capacity', '容量', [`${litres} л`, `${litres} l`, `${litres}升`])
  const organizer = title('Органайзер в багажник', 'Trunk organizer', '后备箱收纳箱')
  const market = aMarket(
    [25, 40].map((litres) => anOffer({ itemId: `everyday-holds-${litres}`, title: organizer, attributes: [volume(litres)] })),
  )
  const say = aConversation(market, { language: 'en' })
  await say('trunk organizers')
  expect((await say('which holds the most?')).cards.map(({ id }) => id)).toEqual(['test-everyday-holds-40'])
})

test('a number is no property whose name has it', async () => {
  const pan = title('Форма для маффинов', 'Muffin pan', '玛芬蛋糕模具')
  const say = aConversation(aMarket([anOffer({ itemId: 'everyday-muffin', title: pan })]), { language: 'en' })
  expect(plain((await say('muffin pans, 12 cup')).html)).not.toMatch(/\p{Script=Han}/u)
})

test('a limit in pounds is not taken for roubles, and the answer says so', async () => {
  const say = aConversation(mugs(), { language: 'en' })
  const { html, cards } = await say('mugs, 60 pcs, max £4 each')
  expect(cards).toHaveLength(1)
  expect(plain(html)).toContain(textsOf('en').answer.noRate('GBP'))
})

test('"are blades replaceable" asks whether those shown have them', async () => {
  const blade = stated('Особенности', 'Features', '特点', ['со сменным лезвием', 'with replaceable blade', '可换刀片'])
  const shears = title('Секатор', 'Garden shears', '修枝剪')
  const say = aConversation(aMarket([anOffer({ itemId: 'everyday-shears', title: shears, attributes: [blade] })]), { language: 'en' })
  await say('garden shears')
  const { html, state } = await say('are blades replaceable')
  expect(plain(html)).toContain('with replaceable blade')
  expect(state).toMatchObject({ wish: { words: [] } })
})

test('what goods are to be without is no wish for it', async () => {
  const straw = stated('Особенности', 'Features', '特点', ['с трубочкой', 'with straw', '带吸管'])
  const bottle = title('Бутылка для воды', 'Water bottle', '水杯')
  const market = aMarket([
    anOffer({ itemId: 'everyday-straw', title: bottle, attributes: [straw] }),
    anOffer({ itemId: 'everyday-plain', title: bottle }),
  ])
  const say = aConversation(market, { language: 'en' })
  await say('water bottles')
  const { html, state } = await say('do you make ones without a straw')
  expect(plain(html)).not.toContain('with straw')
  expect((state as { wish: { traits: string[]; words: string[] } }).wish).toMatchObject({ traits: [], words: [] })
})

test.each(['cheers pal', 'cheers', 'ta'])('"%s" is thanked for', async (thanks) => {
  const say = aConversation(mugs(), { language: 'en' })
  await say('mugs, 60 pcs')
  expect(plain((await say(thanks)).html)).toContain('You are welcome')
})
