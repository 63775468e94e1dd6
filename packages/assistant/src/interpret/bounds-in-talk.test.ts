import { expect, test } from 'vitest'
import { decide } from './decide.ts'
import { readMessage } from './read.ts'
import { hear } from './topic.ts'
import { shownAfter } from './turn-classes.ts'

const searchAfter = (first: string, message: string) => {
  const { reading, state } = hear(message, shownAfter(first))
  const intent = decide(reading, state)
  return intent.kind === 'search' ? intent : undefined
}
const wishAfter = (first: string, message: string) => searchAfter(first, message)?.wish

test.each([
  ['带盖煎锅 26公分以上 6个', '带盖不带盖都行 还是28以上'],
  ['frying pans with lid, at least 26 cm, 6 pcs', 'with or without a lid is fine, 28 and up'],
  ['сковородки с крышкой от 26 см, 6 штук', 'крышка не важна, от 28'],
  ['сковородки с крышкой от 26 см, 6 штук', 'крышка не важна, 28 и больше'],
])('after "%s" the number of "%s" bounds what was measured before', (first, message) => {
  expect(wishAfter(first, message)).toMatchObject({
    measures: [{ dimension: 'length', min: 280 }],
    traits: [],
    words: [],
    quantity: 6,
  })
  expect(wishAfter(first, message)).not.toHaveProperty('price')
})

test.each([
  ['透明封箱胶带 100卷 3元以内', '贵一点没关系'],
  ['透明封箱胶带 100卷 3元以内', '贵点也行'],
  ['transparent packing tape under 3 yuan, 100 rolls', "doesn't matter if it costs more"],
  ['transparent packing tape under 3 yuan, 100 rolls', 'a bit more expensive is fine'],
  ['прозрачный скотч до 30 рублей, 100 рулонов', 'можно подороже'],
  ['прозрачный скотч до 30 рублей, 100 рулонов', 'чуть дороже не страшно'],
])('after "%s" "%s" lifts the bound of the price and sets none', (first, message) => {
  const search = searchAfter(first, message)
  expect(search).toMatchObject({ relatives: [], wish: { colors: ['color.transparent'], quantity: 100 } })
  expect(search?.wish).not.toHaveProperty('price')
})

test.each([
  ['透明封箱胶带 100卷', '厚一点也行'],
  ['transparent packing tape, 100 rolls', 'a bit thicker is fine too'],
  ['прозрачный скотч 100 рулонов', 'чуть толще тоже подойдёт'],
])('after "%s" "%s" asks for none that are thicker', (first, message) => {
  expect(searchAfter(first, message)).toMatchObject({ relatives: [], wish: { types: ['type.packing-tape'], words: [] } })
})

test.each([
  ['透明封箱胶带 100卷', '有点贵啊 黄色米色的也行 有便宜的吗'],
  ['transparent packing tape, 100 rolls', 'a bit pricey, yellow or beige would be fine too, anything cheaper?'],
  ['прозрачный скотч 100 рулонов', 'дороговато, жёлтый или бежевый тоже подойдёт, есть подешевле?'],
])('after "%s" "%s" adds colours to the one there is', (first, message) => {
  expect(searchAfter(first, message)).toMatchObject({
    relatives: ['cheaper'],
    wish: { colors: ['color.transparent', 'color.yellow', 'color.beige'] },
  })
})

test.each(['发快递用的封箱胶带', '寄快递用的封箱胶带', '打包快递用的封箱胶带'])('"%s" is for what listings call 快递打包', (message) => {
  expect(readMessage(message, false)).toMatchObject({ types: ['type.packing-tape'], words: [], purposes: ['快递'] })
})

test.each([
  ['封箱胶带 100卷', '顺便看看气泡袋或者快递袋有没有'],
  ['packing tape 100 rolls', 'do you also have bubble mailers or poly mailers?'],
  ['скотч 100 рулонов', 'а есть ещё пузырчатые пакеты или курьерские пакеты?'],
])('after "%s" "%s" looks for both, though one is a kind of the other', (first, message) => {
  expect(wishAfter(first, message)).toMatchObject({ isSeveral: true, types: ['type.bubble-mailer', 'type.poly-mailer'] })
})

test.each([
  ['快递袋 100个', '要防水的 200个 最便宜哪个'],
  ['poly mailers 100 pcs', 'waterproof ones, 200 pcs, which is the cheapest?'],
  ['курьерские пакеты 100 шт', 'нужны водонепроницаемые, 200 штук, какие самые дешёвые?'],
])('after "%s" "%s" wants the cheapest of those that state it', (first, message) => {
  expect(wishAfter(first, message)).toMatchObject({ traits: ['feature.waterproof'], sort: 'price', quantity: 200 })
})

test.each([
  ['typec充电线 快充 5元以内 黑色白色都要 各50条', '苹果的线也拿一点 30条 1米'],
  ['type-c fast-charging cables under 5 yuan, black, 50 pcs', 'also some iphone cables, 30 pcs, 1 m'],
  ['кабели type-c с быстрой зарядкой до 60 рублей, чёрные, 50 шт', 'ещё кабели для айфона, 30 штук, 1 м'],
])('after "%s" nothing of it holds for the other device of "%s"', (first, message) => {
  const wish = wishAfter(first, message)
  expect(wish).toMatchObject({
    types: ['type.cable'],
    device: 'iphone',
    quantity: 30,
    words: [],
    traits: [],
    colors: [],
    measures: [{ dimension: 'length', target: 1000 }],
  })
  expect(wish).not.toHaveProperty('price')
})

test.each([
  '这几个里面哪个质量好点 退货少的',
  'which of these is the best quality, with fewest returns?',
  'какая из них качественнее, чтобы меньше возвратов?',
])('"%s" asks for advice, and not how goods are returned', (message) => {
  const { reading, state } = hear(message, shownAfter('充电线 50条'))
  expect(reading).toMatchObject({ topics: [], words: [] })
  expect(decide(reading, state).kind).toBe('advice')
})

test.each([
  '我不是要退货 是问哪家店靠谱',
  "I'm not asking about returns, I'm asking which seller is more reliable",
  'я не про возврат, я спрашиваю, какой продавец надёжнее',
])('"%s" corrects what was understood', (message) => {
  expect(readMessage(message, true)).toMatchObject({ topics: [], superlative: { field: 'seller', wants: 'most' } })
})

test.each(['要编织的耐用点', 'braided ones, a bit more durable', 'плетёные, понадёжнее'])(
  '"%s" has an opinion and no word for it',
  (message) => {
    expect(readMessage(message, true).words.join()).not.toMatch(/耐用|durable|над[её]жн/)
  },
)
