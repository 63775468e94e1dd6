import type { Language } from '@karavan/contract/language.ts'
import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, stated, title, volume } from '../../../test/market.ts'
import { textsOf } from '../../texts/by-language.ts'

/** Several questions in one message, and questions with the reason before them. */

const features = (...value: [ru: string, en: string, zh: string]) => stated('Особенности', 'Features', '特点', value)
const washed = stated('Уход', 'Care', '清洗方式', ['можно мыть в посудомоечной машине', 'dishwasher safe', '可进洗碗机'])
const bowls = () =>
  aMarket([
    anOffer({ itemId: 'several-1', title: title('Миска для собак', 'Dog bowl', '狗碗'), attributes: [volume(300)] }),
    anOffer({ itemId: 'several-2', title: title('Миска для собак', 'Dog bowl', '狗碗'), attributes: [volume(850), washed] }),
  ])
const wished: Record<Language, string> = { ru: 'миски для собак', en: 'dog bowls', zh: '狗碗' }

async function asked(language: Language, question: string) {
  const say = aConversation(bowls(), { language })
  await say(wished[language])
  const { html, cards } = await say(question)
  return { text: plain(html).replaceAll('\u00a0', ' '), cards }
}

test.each([
  ['ru', 'в посудомойку второе можно и сколько оно вмещает?', /850.*мл/, /посудомо/],
  ['en', 'how much does the second hold, and is it dishwasher safe?', /850/, /dishwasher/],
  ['zh', '第二个能进洗碗机吗？多大容量？', /850/, /洗碗机/],
] as const)('%s: "%s" is answered in both parts, of the one that is pointed at', async (language, question, ...said) => {
  const { text, cards } = await asked(language, question)
  expect(cards.map(({ id }) => id)).toEqual(['test-several-2'])
  for (const one of said) expect(text).toMatch(one)
})

test.each([
  ['ru', 'какой у них объём, и есть ли доставка в Пермь?'],
  ['en', 'what capacity are they, and how long does delivery take?'],
  ['zh', '容量多少，多久能送到'],
] as const)('%s: "%s" is asked of the goods and of the shop', async (language, question) => {
  const { text } = await asked(language, question)
  expect(text).toContain('850')
  expect(text).toContain(textsOf(language).service.delivery)
})

test('of the pointed one is asked what stands before its place as well', async () => {
  const { text } = await asked('en', "what's the capacity, and what's the minimum order on the second?")
  expect(text).toContain('850')
  expect(text).toContain('Minimum order')
  expect(text).not.toContain('300')
})

const totes = () =>
  aMarket([
    anOffer({ title: title('Сумка-шопер', 'Tote bag', '托特包'), attributes: [features('с принтом', 'printed', '印花')] }),
    anOffer({ title: title('Сумка-шопер', 'Tote bag', '托特包'), attributes: [features('с карманом', 'with pocket', '带口袋')] }),
  ])

test.each([
  ['ru', 'сумки-шоперы', 'мы их на рынок таскаем, рисунок не облезет?', 'рисунок не облезет'],
  ['en', 'tote bags', 'ours get knocked around a lot, will the print peel?', 'print peel'],
] as const)('%s: the reason before "%s" is no part of the question', async (language, wish, message, question) => {
  const say = aConversation(totes(), { language })
  await say(wish)
  const { html, cards } = await say(message)
  expect(cards).toEqual([])
  const text = plain(html).toLowerCase()
  expect(text).toContain(question)
  expect(text).not.toMatch(/таскаем|knocked/)
})

test('what nobody states is said once, before what is stated beside it', async () => {
  const clasp = stated('Материал', 'Material', '材质', ['латунь', 'brass', '黄铜'])
  const rings = [1, 2].map(() => anOffer({ title: title('Кольцо', 'Ring', '戒指'), attributes: [clasp] }))
  const say = aConversation(aMarket(rings), { language: 'en' })
  await say('rings, 20 pcs')
  const text = plain((await say('will they turn my finger green?')).html)
  expect(text.match(/turn my finger green/giu)).toHaveLength(1)
  expect(text.match(/Material: brass/gu)).toHaveLength(2)
})

test.each([
  ['zh', '猫碗呢 要不锈钢的'],
  ['ru', 'а кошачьи есть? недорогие какие-нибудь'],
] as const)('%s: "%s" wishes for something, and is no question alone', async (language, message) => {
  const say = aConversation(bowls(), { language })
  await say(wished[language])
  const { html } = await say(message)
  expect(plain(html)).not.toMatch(/does not say|seller|указыва|没有注明/u)
})

test('a question before a wish is answered, and the wish is done', async () => {
  const say = aConversation(bowls(), { language: 'en' })
  await say(wished.en)
  const { html } = await say('are they steel? then show me 10 cheaper ones')
  expect(plain(html)).toMatch(/states it \(stainless steel\)|steel: (?:yes|no)/i)
  expect(plain(html)).toMatch(/nothing cheaper|lowest price|cheaper/i)
})

test.each([
  ['zh', '俩有啥不一样', /对比2个商品/],
  ['en', 'so 40 comes to what altogether', /40/],
  ['zh', '90个下来一起多少', /90/],
] as const)('%s: "%s" asks what no attribute states, and is told of all that are shown', async (language, question, said) => {
  const { text } = await asked(language, question)
  expect(text).toMatch(said)
  expect(text).toMatch(/₽|¥/)
  expect(text).not.toMatch(/没有注明“|does not say|no seller states/)
})

test('a part that says nothing alone is asked together with the rest', async () => {
  const { text } = await asked('en', "and what's inside them, steel or clay?")
  expect(text.match(/No\. 1/g)?.length ?? 0).toBeLessThanOrEqual(1)
})
