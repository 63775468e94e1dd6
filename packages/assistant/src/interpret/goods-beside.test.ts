import { expect, test } from 'vitest'
import { actsOf } from './acts.ts'
import { decide } from './decide.ts'
import { readMessage } from './read.ts'
import { hear } from './topic.ts'
import { shownAfter } from './turn-classes.ts'

const wishAfter = (first: string, message: string) => {
  const { reading, state } = hear(message, shownAfter(first))
  const intent = decide(reading, state)
  return intent.kind === 'search' ? intent.wish : undefined
}

test.each(['就这两款吗？', '只有这三个吗', 'just these two?', 'are there only two?', 'только эти два?', 'всего три варианта?'])(
  '"%s" asks for others and counts no pieces',
  (message) => {
    const { relatives, quantity, bareNumber } = readMessage(message, true)
    expect({ relatives, quantity, bareNumber }).toEqual({ relatives: ['more'], quantity: undefined, bareNumber: undefined })
  },
)

test.each(['不是2把，是50把，不锈钢的', 'not 2 pcs, 50 pcs, stainless steel', 'не 2, а 50, из нержавейки'])(
  '"%s" corrects the count, and is looked for in no listing',
  (message) => {
    expect(readMessage(message, true)).toMatchObject({ quantity: 50, words: [], notWords: [], materials: ['material.stainless-steel'] })
  },
)

test.each([
  ['100 notebooks', 'planners are fine too'],
  ['笔记本100本', '手账本也行'],
  ['блокноты 100 штук', 'ежедневники тоже подойдут'],
])('after "%s" "%s" adds a kind to the one there is', (first, message) => {
  expect(wishAfter(first, message)?.types).toEqual(['type.notebook', 'type.planner'])
})

test.each([
  ['A5笔记本200本，最好皮面的', '皮的不要求了，手账本也行，主要是要有放笔的地方'],
  ['200 A5 notebooks, preferably leather', "leather isn't a must, planners are fine too, with a pen loop"],
  ['блокноты А5 200 штук, желательно кожаные', 'кожа не принципиально, ежедневники тоже подойдут, с петлёй для ручки'],
])('after "%s" "%s" drops the leather, adds planners and wishes for the loop', (first, message) => {
  const wish = wishAfter(first, message)
  expect(wish).toMatchObject({
    types: ['type.notebook', 'type.planner'],
    materials: [],
    notMaterials: [],
    traits: ['feature.with-pen-loop'],
  })
  expect(wish?.preferred).toBeUndefined()
})

test.each(['A5笔记本，最好黑色', 'A5 notebooks, ideally black', 'блокноты А5, желательно чёрные', 'A5 notebooks, black would be nice'])(
  '"%s" leaves out no other colour',
  (message) => {
    expect(readMessage(message, false)).toMatchObject({ types: ['type.notebook'], colors: [], preferred: ['color.black'] })
  },
)
test.each(['最好的黑色笔记本', 'best black notebooks', '销量最好的黑色笔记本'])('"%s" wants them black', (message) => {
  expect(readMessage(message, false)).toMatchObject({ colors: ['color.black'], preferred: [] })
})

test.each(['想定500个钥匙扣', '考虑拿500个钥匙扣', 'ready to take 500 keychains', 'готовы взять 500 брелоков'])(
  'nothing of "%s" is looked for in listings but the goods',
  (message) => {
    expect(readMessage(message, false)).toMatchObject({ quantity: 500, types: ['type.keychain'], words: [] })
  },
)

test.each(['页数多一点的', 'with more pages', 'побольше листов'])('"%s" puts those with most pages first', (message) => {
  expect(readMessage(message, true)).toMatchObject({ extreme: { field: 'pages', wants: 'most' }, relatives: [], words: [] })
})

test.each(['小型犬的可以不要求', 'small dogs is not a must', 'маленькие собаки не обязательно'])(
  '"%s" gives up the size of the dogs and not the dogs',
  (message) => {
    const { givenUp, purposes } = readMessage(message, true)
    expect(givenUp).not.toContain('audience.dogs')
    expect(purposes).toEqual([])
  },
)

test.each(['下单前能不能先寄个样品看看？', 'can I get a sample before I order?', 'можно образец до заказа?'])(
  '"%s" asks for a sample and not how to order',
  (message) => {
    expect(readMessage(message, true).topics).toEqual(['sample'])
  },
)

test.each(['印的话要另外加钱吗', 'does printing cost extra?', 'нанесение за отдельную плату?'])(
  '"%s" asks what printing costs',
  (message) => {
    expect(readMessage(message, true).topics).toEqual(['printing'])
  },
)

test.each([
  ['ящики для вещей с крышкой 20 л, пластик, 40 штук', '50 л великоват, любой цвет лишь бы литров 20-35'],
  ['plastic storage boxes with lid 20 l, 40 pcs', "50 l is too big, any colour as long as it's 20-35 litres"],
  ['带盖塑料收纳箱20升，40个', '50升太大了，20到35升就行，颜色随便'],
])('after "%s" "%s" wishes for no 50 litres, and for as many as before', (first, message) => {
  expect(wishAfter(first, message)).toMatchObject({ measures: [{ dimension: 'volume', min: 20_000, max: 35_000 }], quantity: 40 })
})

test.each([
  ['50 л великоват', 'smaller'],
  ['3 kg is a bit too heavy', 'lighter'],
  ['20米太短了', 'longer'],
])('"%s" alone says on which side of it others are', (message, relative) => {
  expect(readMessage(message, true)).toMatchObject({ measures: [], relatives: [relative] })
})

test.each(['50 л великовато, есть 30?', '50 l is too big, got 30?', '50升太大了，有30的吗'])(
  '"%s" wishes for the other in the same unit',
  (message) => {
    expect(readMessage(message, true).measures).toEqual([{ dimension: 'volume', target: 30_000 }])
  },
)

test.each([
  'нет, 50 не надо. покажите короба на 20 или 35 литров',
  "no, I don't need 50. show me storage boxes of 20 or 35 litres",
  '50的不要，要20或35升的收纳箱',
])('"%s" refuses a number that is no word', (message) => {
  const { notWords, quantity, measures } = readMessage(message, true)
  expect({ notWords, quantity }).toEqual({ notWords: [], quantity: undefined })
  expect(measures).toMatchObject([{ dimension: 'volume', min: 20_000, max: 35_000 }])
})

test.each([
  ['кабели, метра на полтора, тканевая оплетка', ['оплеткой']],
  ['cables, a metre and a half, fabric braid', ['braided']],
  ['кабель полтора метра, оплётка тканевая', ['оплеткой']],
  ['数据线 一米半', []],
])('"%s" measures once and names a property once', (message, words) => {
  expect(readMessage(message, false)).toMatchObject({ measures: [{ dimension: 'length', target: 1500 }], words })
})

test.each(['кабель два с половиной метра', 'two and a half metre cable'])('"%s" is 2.5 metres', (message) => {
  expect(readMessage(message, false).measures).toEqual([{ dimension: 'length', target: 2500 }])
})

test.each([
  ['мужские зимние сенсорные перчатки, чёрные, 60 пар', 'еще детские такие же на зиму нужны пар 20, любой цвет кроме розового'],
  ["men's winter touchscreen gloves, black, 60 pairs", 'also the same ones for kids, 20 pairs, any colour but pink'],
  ['男士冬季触屏手套，黑色，60双', '还要儿童同款，20双，除了粉色都行'],
])('after "%s" "%s" keeps what the gloves must do, for others', (first, message) => {
  const wish = wishAfter(first, message)
  expect(wish).toMatchObject({ colors: [], notColors: ['color.pink'], quantity: 20 })
  expect(wish?.traits.toSorted()).toEqual(['audience.kids', 'feature.touch', 'season.winter'])
})

test.each([
  ['без пальцев не надо, тёплые, сенсорные как взрослые', ['без пальцев']],
  ['not without fingers, warm ones, touchscreen like the adult ones', ['without fingers']],
  ['不要没指头的，保暖，触屏，跟大人的一样', ['没指头']],
])('"%s" refuses what lacks something, and is said for no adults', (message, notWords) => {
  const { traits, ...reading } = readMessage(message, true)
  expect(reading.notWords).toEqual(notWords)
  expect(traits.toSorted()).toEqual(['feature.touch', 'feature.warm'])
})

test.each(['без крышки не надо', 'not without a lid'])('"%s" wishes for a lid', (message) => {
  expect(readMessage(message, true)).toMatchObject({ traits: ['feature.with-lid'], notTraits: [] })
})

test('goods that are told and not named keep a range and their shape', () => {
  const { measures, words } = readMessage('я пеку торты дома, нужны формы разьемные круглые 20-24 см', false)
  expect(measures).toEqual([{ dimension: 'length', min: 200, max: 240 }])
  expect(words).toContain('круглые')
})

test.each([
  ['формы для выпечки', 'ещё бы лопатку силиконовую и кисточку'],
  ['baking molds', 'also a spatula and a brush for dough'],
  ['烘焙模具', '再来锅铲和刷油的刷子'],
])('after "%s" "%s" asks for no make-up brushes', (first, message) => {
  expect(wishAfter(first, message)?.types).toEqual(['type.spatula', 'type.pastry-brush'])
})

test('a brush alone is one for make-up', () => {
  expect(readMessage('кисточки, 5 шт', false).types).toEqual(['type.makeup-brush'])
})

test('what asks for others as a whole is cut into no two acts', () => {
  const state = shownAfter('ящики для вещей с крышкой, пластик')
  expect(actsOf('тогда без логотипа. а складные есть с ручками, литров на 30-60, для вещей?', state)).toBeUndefined()
})
