import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'
import type { Wish } from '../../wish.ts'

/** What is corrected or taken back in the course of a talk, and what is asked of goods by the name of an attribute. */

const mug = title('Кружка с ручкой', 'Mug with handle', '带手柄马克杯')
const mugs = () => aMarket([anOffer({ itemId: 'back-mug', title: mug, priceLadder: ladder([1, 10]), weightGrams: 300 })])
const wishOf = (state: unknown): Wish => (state as { wish: Wish }).wish

test('ru: «ладно, ручку не надо» gives up the handle, and speaks of no pens', async () => {
  const say = aConversation(mugs(), { language: 'ru' })
  await say('кружки с ручкой, 60 шт')
  const { traits, notTraits } = wishOf((await say('ладно, ручку не надо')).state)
  expect([...traits, ...notTraits].filter((trait) => trait !== 'feature.with-handle')).toEqual([])
  expect(traits).toEqual([])
})

test.each([
  ['en', 'mugs with handle, 60 pcs', 'no handle then'],
  ['zh', '带手柄的马克杯60个', '算了不要手柄了'],
  ['zh', '带手柄的马克杯60个', '手柄不要了'],
] as const)('%s: "%s", then "%s" takes back what goods should come with', async (language, goods, says) => {
  const say = aConversation(mugs(), { language })
  expect(wishOf((await say(goods)).state).traits).toEqual(['feature.with-handle'])
  const { traits, notTraits, notWords } = wishOf((await say(says)).state)
  expect({ traits, notTraits, notWords: notWords ?? [] }).toEqual({ traits: [], notTraits: ['feature.with-handle'], notWords: [] })
})

test.each([
  ['ru', 'кружки, 120 шт', 'не 120, а 220 штук'],
  ['en', 'mugs, 120 pcs', 'not 120, 220 pcs'],
  ['zh', '马克杯120个', '不是120,是220个'],
] as const)('%s: "%s", then "%s" is a talk about 220', async (language, goods, says) => {
  const say = aConversation(mugs(), { language })
  await say(goods)
  expect(wishOf((await say(says)).state).quantity).toBe(220)
})

test.each([
  ['ru', 'сколько весят 500 штук?', '150 кг'],
  ['en', 'how much do 500 pcs weigh?', '150 kg'],
  ['zh', '五百个大概多重', '150公斤'],
] as const)('%s: "%s" is told by the weight of one', async (language, asks, weight) => {
  const say = aConversation(mugs(), { language })
  await say({ ru: 'кружки', en: 'mugs', zh: '马克杯' }[language])
  expect(plain((await say(asks)).html)).toContain(weight)
})

test.each([
  ['ru', 'беспроводные наушники', 'какая версия bluetooth?', 'Версия Bluetooth: 5.3'],
  ['en', 'wireless headphones', 'what bluetooth version?', 'Bluetooth version: 5.3'],
  ['zh', '蓝牙耳机', '蓝牙版本是多少', '蓝牙版本：5.3'],
] as const)('%s: "%s", then "%s" names an attribute and no property', async (language, goods, asks, answer) => {
  const version = stated('Версия Bluetooth', 'Bluetooth version', '蓝牙版本', ['5.3', '5.3', '5.3'])
  const headphones = title('Беспроводные наушники', 'Wireless headphones', '蓝牙耳机')
  const offers = ['one', 'two'].map((itemId) => anOffer({ itemId: `back-phones-${itemId}`, title: headphones, attributes: [version] }))
  const say = aConversation(aMarket(offers), { language })
  await say(goods)
  const said = plain((await say(asks)).html)
  expect(said.split(answer)).toHaveLength(3)
  expect(said).not.toMatch(/беспровод\S+: |wireless: |无线：/i)
})

test('被套尺寸多少 of duvet covers is asked of those shown', async () => {
  const size = stated('Размер', 'Size', '尺寸', ['200x230 см', '200x230 cm', '200x230cm'])
  const offers = ['one', 'two'].map((itemId) =>
    anOffer({ itemId: `back-bed-${itemId}`, title: title('Постельное бельё', 'Bedding set', '床上四件套'), attributes: [size] }),
  )
  const say = aConversation(aMarket(offers), { language: 'zh' })
  await say('四件套10套')
  const { html, cards } = await say('被套尺寸多少')
  expect(plain(html)).toContain('200x230')
  expect(cards).toEqual([])
})

test('能遥控的 of building blocks are blocks, and no remote-controlled toys', async () => {
  const remote = stated('Особенности', 'Features', '特点', ['с дистанционным управлением', 'remote control', '可遥控'])
  const market = aMarket([
    anOffer({ itemId: 'back-blocks', title: title('Конструктор', 'Building blocks', '积木'), attributes: [remote] }),
    anOffer({ itemId: 'back-plane', title: title('Радиоуправляемая игрушка', 'RC toy', '遥控玩具'), attributes: [remote] }),
  ])
  const say = aConversation(market, { language: 'zh' })
  await say('积木')
  const { cards, state } = await say('有没有能遥控的')
  expect(cards.map(({ id }) => id)).toEqual(['test-back-blocks'])
  expect(wishOf(state).types).toEqual(['type.building-blocks'])
})

test('of what is shown a lid is asked by 带不带盖子, and 燃气灶能用吧 looks for no stove', async () => {
  const say = aConversation(aMarket([anOffer({ itemId: 'back-wok', title: title('Вок', 'Wok', '炒锅') })]), { language: 'zh' })
  await say('炒锅3口')
  for (const asks of ['带不带盖子', '燃气灶能用吧']) {
    const { html, state } = await say(asks)
    expect(plain(html)).toContain('卖家没有注明')
    expect(wishOf(state).types).toEqual(['type.wok'])
  }
})

test.each([
  ['ru', 'блокноты А5, 60 шт', 'лучше А6'],
  ['en', 'A5 notebooks, 60 pcs', 'A6 please'],
  ['zh', 'A5笔记本60本', '换成A6的'],
] as const)('%s: "%s", then "%s" is of the other format', async (language, goods, says) => {
  const say = aConversation(aMarket([anOffer({ itemId: 'back-notebook', title: title('Блокнот А6', 'A6 notebook', 'A6笔记本') })]), {
    language,
  })
  await say(goods)
  expect(wishOf((await say(says)).state).words).toEqual(['a6'])
})

test('带笔套吗 of notebooks is told by what they have, and asks for no pens', async () => {
  const loop = stated('Особенности', 'Features', '特点', ['с петлёй для ручки', 'pen loop', '带笔套'])
  const market = aMarket([anOffer({ itemId: 'back-loop', title: title('Блокнот', 'Notebook', '笔记本'), attributes: [loop] })])
  for (const asks of ['带笔套吗', '笔套有没有', '有笔套吗']) {
    const say = aConversation(market, { language: 'zh' })
    await say('笔记本60本')
    expect(plain((await say(asks)).html)).toContain('特点：带笔套')
  }
})

test('表带能换吗 asks of the watches that are shown', async () => {
  const strap = stated('Материал ремешка', 'Strap material', '表带材质', ['силикон', 'silicone', '硅胶'])
  const watch = title('Смарт-часы', 'Smart watch', '智能手表')
  const say = aConversation(aMarket([anOffer({ itemId: 'back-watch', title: watch, attributes: [strap] })]), { language: 'zh' })
  await say('智能手表10个')
  const { html, state } = await say('表带能换吗')
  expect(plain(html)).toContain('表带材质：硅胶')
  expect(wishOf(state).types).toEqual(['type.smart-watch'])
})
