import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, plain, red } from '../../../test/market.ts'

const text = (en: string, ru: string, zh: string): LocalizedText => ({ en, ru, zh })
const stated = (name: LocalizedText, value: LocalizedText) => ({ name, value })
const lid = stated(text('Lid', 'Крышка', '杯盖'), text('screw', 'винтовая', '旋盖'))
const mugs = () => [
  anOffer({ priceLadder: ladder([1, 10]), options: colorOption(red), attributes: [lid] }),
  anOffer({ priceLadder: ladder([1, 12]), options: colorOption(black), attributes: [lid] }),
  anOffer({ priceLadder: ladder([1, 14]), options: colorOption(black), attributes: [lid] }),
]
const opening: Record<Language, string> = { ru: 'термокружки', en: 'thermos mugs', zh: '保温杯' }

/** The last answer of a talk about three mugs and two backpacks. */
async function after(language: Language, ...messages: string[]) {
  const offers = [
    ...mugs(),
    anOffer({ title: text('Black backpack', 'Чёрный рюкзак', '黑色双肩包') }),
    anOffer({ title: text('Phone case', 'Чехол для телефона', '手机壳') }),
  ]
  const say = aConversation(aMarket(offers), { language })
  let reply = await say(opening[language])
  for (const message of messages) reply = await say(message)
  const ids = reply.cards.map(({ id }) => id)
  return { said: plain(reply.html), ids, offers, places: ids.map((id) => offers.findIndex((offer) => offer.id === id)) }
}

test.each([
  ['ru', 'какая крышка?', 'винтовая'],
  ['ru', 'крышка какая', 'винтовая'],
  ['en', 'what is the lid like', 'screw'],
  ['zh', '杯盖是什么样的', '旋盖'],
] as const)(
  '%s: "%s" asks for a property that no list of fields has, and is answered from the listings',
  async (language, question, answer) => {
    const { said } = await after(language, question)
    expect(said.split(answer).length - 1).toBe(3)
  },
)

test.each([
  ['ru', 'у них безопасная краска?', 'краска'],
  ['en', 'safe paint?', 'paint'],
] as const)(
  '%s: what no listing speaks of is said not to be stated, and no other goods are looked for',
  async (language, question, word) => {
    const { said } = await after(language, question)
    expect(said).toContain(word)
    expect(said).toMatch(/не указывает|None of the sellers/)
  },
)

test.each([
  ['ru', 'чтобы чехол снимался'],
  ['ru', 'в чехле'],
  ['en', 'it should have a case'],
] as const)('%s: "%s" speaks of a part of the mugs and of no other goods', async (language, message) => {
  const { said } = await after(language, message)
  expect(said).not.toMatch(/чехлы для телефона|phone cases/i)
})

test('what is not wanted yet is not shown beside what is', async () => {
  const { places } = await after('ru', 'термокружки пока не надо, давайте рюкзаки')
  expect(places).toEqual([3])
})

test.each([
  ['ru', 'дешевле второго', [0]],
  ['en', 'anything cheaper than the third?', [1, 0]],
  ['zh', '比第三个便宜的', [1, 0]],
] as const)('%s: "%s" is a search below the price of that one', async (language, message, expected) => {
  const { places, said } = await after(language, message)
  expect(new Set(places)).toEqual(new Set(expected))
  expect(said).toMatch(/138|161/)
})

test('"the same in black" keeps what was asked for before', async () => {
  const { said, places } = await after('ru', 'до 200 рублей', 'а такие же чёрные есть?')
  expect(said).toContain('до 200 ₽')
  expect(new Set(places)).toEqual(new Set([1, 2]))
})

test('words that no listing has are said once, and not again with every answer', async () => {
  expect((await after('ru', 'с хохломой')).said).toContain('«хохломой»')
  expect((await after('ru', 'с хохломой', 'до 200 рублей')).said).not.toContain('хохломой')
})

test('a word that must not stand in a listing is no promise that the goods are without it', async () => {
  expect((await after('ru', 'без завитушек')).said).toContain('без слов в описании: «завитушек»')
})

test.each([
  ['ru', 'садятся ли они по фигуре'],
  ['en', 'do they run small'],
] as const)('%s: a question that nothing of is understood is not taken for one without goods', async (language, question) => {
  expect((await after(language, question)).said).not.toMatch(/Не понял, какой товар|did not understand which goods/)
})

test.each([
  ['ru', 'какой у вас курс юаня', /1 ¥ считается за [\d,]+ ₽/],
  ['en', 'what exchange rate do you use', /1 ¥ is counted as [\d.]+ ₽/],
  ['zh', '汇率是多少', /1 ¥ 按 [\d.]+ ₽ 计算/],
] as const)('%s: the rate is told as the shop counts it', async (language, question, says) => {
  const say = aConversation(aMarket(mugs()), { language })
  expect(plain((await say(question)).html)).toMatch(says)
})

test('an attribute called by its name with a value that listings have is a condition, and its words are no other one', async () => {
  const needles = (en: string, ru: string, zh: string) => stated(text('Needle count', 'Плотность вязки', '针数'), text(en, ru, zh))
  const offers = [
    anOffer({ title: text('Black socks', 'Чёрные носки', '黑色袜子'), attributes: [needles('144 needles', '144 иглы', '144针')], moq: 1 }),
    anOffer({ title: text('Red socks', 'Красные носки', '红色袜子'), attributes: [needles('168 needles', '168 игл', '168针')], moq: 500 }),
  ]
  for (const [language, message] of [
    ['ru', 'носки плотность вязки 168 игл'],
    ['en', 'socks with 168 needles needle count'],
    ['zh', '针数168针的袜子'],
  ] as const) {
    const { cards } = await aConversation(aMarket(offers), { language })(message)
    expect(cards.map(({ id }) => id)).toEqual([offers[1]!.id])
  }
})

test('where one of several says what they are wished for, it comes first and the answer says that the others do not', async () => {
  const use = (en: string, ru: string, zh: string) => stated(text('Use', 'Назначение', '用途'), text(en, ru, zh))
  const offers = [...mugs(), anOffer({ priceLadder: ladder([1, 90]), attributes: [use('for golf', 'для гольфа', '高尔夫')] })]
  const reply = await aConversation(aMarket(offers), { language: 'ru' })('термокружки для гольфа')
  expect(reply.cards[0]!.id).toBe(offers.at(-1)!.id)
  expect(plain(reply.html)).toContain('указано только у первого предложения')
})

test('an adjective and its noun say the same of what goods are for', async () => {
  const offers = [
    anOffer({ title: text('Green garden watering can', 'Зелёная садовая лейка', '绿色洒水壶') }),
    anOffer({ title: text('Watering can for house plants', 'Лейка для комнатных растений', '室内浇水壶') }),
    anOffer({ title: text('White garden watering can', 'Белая садовая лейка', '白色洒水壶') }),
  ]
  const reply = await aConversation(aMarket(offers), { language: 'ru' })('лейки для сада')
  expect(plain(reply.html)).not.toContain('сада» нет')
  expect(
    reply.cards
      .slice(0, 2)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([offers[0]!.id, offers[2]!.id].toSorted())
})

test('what a name of several words says beside the kind is kept where few serve what the goods are for', async () => {
  const salon = stated(text('Use', 'Назначение', '用途'), text('for beauty salons', 'для салона красоты', '美容院'))
  const mirror = (title: LocalizedText) => anOffer({ title, attributes: [salon] })
  const lit = mirror(text('Lighted makeup mirror', 'Зеркало с подсветкой', '带灯化妆镜'))
  const others = ['Складное зеркало', 'Настольное зеркало', 'Белое зеркало', 'Круглое зеркало'].map((ru) =>
    mirror(text('Makeup mirror', ru, '化妆镜')),
  )
  const { cards } = await aConversation(aMarket([...others, lit]), { language: 'ru' })('зеркало с подсветкой в салон')
  expect(cards[0]!.id).toBe(lit.id)
  expect(cards).toHaveLength(1)
})
