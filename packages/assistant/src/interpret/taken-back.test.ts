import { expect, test } from 'vitest'
import { emptyState, type State } from '../state.ts'
import { emptyWish, type Wish } from '../wish.ts'
import { withoutTakenBack } from './taken-back.ts'

/** What is left of a message and of its talk once goods are given up, all conditions end, or what is shown is complained of. */

const talkOf = (wish: Partial<Wish>, topics: State['topics'] = []): State => ({
  ...emptyState(),
  wish: { ...emptyWish(), quantity: 40, ...wish },
  topics,
  last: [{ id: 'test-one' }],
})
const left = (message: string, wish: Partial<Wish>, topics?: State['topics']) => withoutTakenBack(message, talkOf(wish, topics))

const towels = { types: ['type.bath-towel'], said: ['bath', 'towels'], colors: ['color.white'] }

test.each([
  ['nah forget towels. got any throw blankets in grey?', 'got any throw blankets in grey?'],
  ['u keep showing towels. show blankets, 30 pcs', 'show blankets, 30 pcs'],
  ['not towels anymore, blankets', 'blankets'],
  ['полотенца уже не надо. пледы серые', 'пледы серые'],
  ['да ну их полотенца, покажи пледы', 'покажи пледы'],
  ['вместо полотенца давай плед', 'давай плед'],
  ['算了不看浴巾了 看看毛毯', '看看毛毯'],
  ['浴巾先不管 毛毯有灰的吗', '毛毯有灰的吗'],
])('"%s" leaves "%s"', (message, rest) => {
  expect(left(message, towels).message).toBe(rest)
})

test.each([
  ['forget the containers, lunch boxes instead', 'en'],
  ['убери контейнеры, нужны ланч-боксы', 'ru'],
  ['保鲜盒不看了 看饭盒', 'zh'],
])('"%s" keeps no condition of goods that are of one kind with the others, but how many', (message) => {
  const { state } = left(message, { types: ['type.food-container'], materials: ['material.glass'] })
  expect(state.wish).toEqual({ ...emptyWish(), quantity: 40 })
  expect(state.topics).toMatchObject([{ types: ['type.food-container'], materials: ['material.glass'] }])
})

test('goods of an earlier topic are given up beside those of the present one', () => {
  const brushes = { types: ['type.makeup-brush'], traits: ['feature.set'] }
  const { message, state } = left('forget the case. makeup brushes only', brushes, [{ ...emptyWish(), types: ['type.makeup-case'] }])
  expect(message).toBe('makeup brushes only')
  expect(state.wish?.traits).toEqual(['feature.set'])
})

test.each(['forget the lid', 'no handle, please', 'without a mirror', 'забудь про крышку', '手柄不要了', '不要红色的', 'forget towels'])(
  '"%s" gives up no goods for others',
  (message) => {
    expect(left(message, towels).message).toBe(message)
  },
)

test.each([
  ['条件都不要了 最便宜的列出来', '最便宜的列出来'],
  ['drop all filters, cheapest first', 'cheapest first'],
  ['убери все условия, сначала дешевые', 'сначала дешевые'],
  ['no conditions', 'bath towels'],
])('"%s" ends all conditions', (message, rest) => {
  const { message: said, state } = left(message, { ...towels, traits: ['feature.soft'] })
  expect(said).toBe(rest)
  expect(state.wish).toEqual({ ...emptyWish(), types: towels.types, said: towels.said, quantity: 40 })
})

test.each([
  'ugh start over. blankets, any colour',
  'scrap that, start again. blankets, any colour',
  "let's start from zero. blankets, any colour",
])('what stands behind "%s" is said as at the beginning', (message) => {
  const { message: rest, state } = left(message, { ...towels, types: ['type.blanket'] })
  expect(rest).toBe('blankets, any colour')
  expect(state.wish).toEqual({ ...emptyWish(), quantity: 40 })
})

const socks = { types: ['type.socks'], said: ['socks'], traits: ['audience.women'], notColors: ['color.gold'] }
test.each([
  ['these are ankle socks... i need crew socks', 'i need crew socks'],
  ['this one literally has gold lol. show silver, cheapest first', 'show silver, cheapest first'],
  ['too red lol. gold?', 'gold'],
  ['thats for men, need womens', 'need womens'],
  ['это короткие носки, мне высокие надо', 'мне высокие надо'],
  ['вы мне мужские показали, а нужны женские', 'а нужны женские'],
  ['这是船袜啊 我要中筒袜', '我要中筒袜'],
  ['这不是男款吗 我要女的', '我要女的'],
  ['怎么又是红的 我要白的', '我要白的'],
  ['船袜不是长袜 我要看长袜', '我要看长袜'],
])('"%s" wishes for none of what it complains of', (message, rest) => {
  expect(left(message, socks).message).toBe(rest)
})

test.each([
  ['это же мужские', 'не мужские'],
  ['these are for men', 'not for men'],
  ['怎么又是男款的', '不要男款'],
  ['эти не женские', 'женские'],
])('"%s" alone says "%s"', (message, condition) => {
  expect(left(message, socks).message).toBe(condition)
})

test.each([
  "it's for my cafe, need 500",
  'is this cotton?',
  'this is fine, but in white',
  'это хлопок?',
  'это на подарок, нужны белые',
  '这是纯棉的吗',
  '这个有白色的吗',
  '凉鞋也看看 还是38码',
])('"%s" complains of nothing', (message) => {
  expect(left(message, socks).message).toBe(message)
})

test('不挂也行 of lanterns that were to hang takes it back', () => {
  const lanterns = { types: ['type.camping-lantern'], understood: [{ said: '挂帐篷', name: '带挂钩' }] }
  expect(left('就一个啊 不挂也行 再给几个', lanterns)).toMatchObject({ message: '就一个啊 再给几个', state: { wish: { understood: [] } } })
})
