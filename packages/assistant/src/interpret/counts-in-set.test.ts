import { expect, test } from 'vitest'
import { readState, type State } from '../state.ts'
import { emptyWish, type Wish } from '../wish.ts'
import { decide } from './decide.ts'
import { readMessage } from './read.ts'

const shown = [{ id: 'a' }, { id: 'b' }]
const after = (wish: Partial<Wish>): State => ({ ...readState([]), wish: { ...emptyWish(), ...wish }, last: shown })
const ofBrushes = after({ types: ['type.makeup-brush'], quantity: 200 })
/** What a message wishes for in a talk about 200 sets of brushes. */
function wished(message: string, state = ofBrushes): Wish {
  const intent = decide(readMessage(message, state.last.length > 0), state)
  if (intent.kind !== 'search') throw new Error(`${message} is ${intent.kind}`)
  return intent.wish
}

test.each([
  'покажите наборы с натуральным ворсом, 12 штук',
  'мне надо где 12 кистей',
  'чтобы было 12 предметов в наборе',
  'show me ones with natural bristles, 12 pieces',
  'sets of 12 with a case',
  '要动物毛的，12支的',
  '有没有12支装的',
])('after 200 sets "%s" wants 12 in each of them', (message) => {
  const { quantity, figures } = wished(message)
  expect(quantity).toBe(200)
  expect(figures).toEqual([{ field: 'set', above: 11.76, below: 12.24 }])
})

test.each(['200 наборов по 12 штук', '200 sets of 12', '12支装的200套'])('"%s" are 200 with 12 in each', (message) => {
  const { quantity, figures } = wished(message, after({ types: ['type.makeup-brush'], quantity: 50 }))
  expect(quantity).toBe(200)
  expect(figures).toEqual([{ field: 'set', above: 11.76, below: 12.24 }])
})

test.each([
  ['anything with more pieces, like 25 or more, under 200 rub?', 24.5],
  ['нужно больше предметов, например от 25', 24.5],
  ['有没有件数多一点的，比如25件以上', 24.5],
] as const)('"%s" leaves the order as it is', (message, above) => {
  const { quantity, figures } = wished(message)
  expect(quantity).toBe(200)
  expect(figures).toMatchObject([{ field: 'set', above }])
})

test.each(['кисти для макияжа, наборы 10-12 шт', 'makeup brushes, 10-12 piece sets', '化妆刷10到12支装'])(
  '"%s" are sets from ten to twelve',
  (message) => {
    const { quantity, figures } = wished(message, readState([]))
    expect(quantity).toBeUndefined()
    expect(figures).toEqual([{ field: 'set', above: 9.8, below: 12.24 }])
  },
)

test.each([
  ['нужно 12 штук', 12],
  ['12 pcs', 12],
  ['we need 12 pieces', 12],
  ['要12套', 12],
] as const)('"%s" orders so many', (message, count) => {
  expect(wished(message)).toMatchObject({ quantity: count })
})

test('of goods that come in no sets so many are ordered', () => {
  expect(wished('покажите белые, 12 штук', after({ types: ['type.mug'], quantity: 200 })).quantity).toBe(12)
})

test.each(['which of the two would you take for resale?', 'какой из двух вы бы взяли?', '两个里面你会选哪个'])(
  '"%s" asks for advice about those shown',
  (message) => {
    expect(decide(readMessage(message, true), ofBrushes)).toEqual({ kind: 'advice', reference: { kind: 'all' } })
  },
)

test.each([
  ['dumbbells 2 and 3 kg', 'weight', [2000, 3000]],
  ['гантели 2 и 3 кг', 'weight', [2000, 3000]],
  ['гантели по 2 кг и по 3 кг', 'weight', [2000, 3000]],
  ['2公斤和3公斤的哑铃', 'weight', [2000, 3000]],
  ['кружки 300 и 500 мл', 'volume', [300, 500]],
  ['storage boxes, sizes 20 and 30 cm', 'length', [200, 300]],
  ['нужны гантели 2, 3 и 5 кг', 'weight', [2000, 3000, 5000]],
] as const)('%s: each of them is welcome', (message, dimension, oneOf) => {
  const { measures } = wished(message, readState([]))
  expect(measures).toEqual([{ dimension, min: oneOf[0], max: oneOf.at(-1), oneOf: [...oneOf] }])
})

test.each([
  ['dumbbells 2 and 3 kg, 20 of each', 40],
  ['гантели 2 и 3 кг, по 20 каждых', 40],
  ['2公斤和3公斤的哑铃，各20个', 40],
] as const)('%s are 40', (message, quantity) => {
  expect(wished(message, readState([])).quantity).toBe(quantity)
})

test.each([
  ['гантели 2-3 кг', { dimension: 'weight', min: 2000, max: 3000 }],
  ['tape measure 5 m, 25 mm', { dimension: 'length', target: 5000 }],
  ['кружки 20 и 300 мл', { dimension: 'volume', target: 300 }],
] as const)('%s has no two of one measure', (message, measure) => {
  expect(wished(message, readState([])).measures).toEqual([measure])
})

test.each(['also in 2 kg', 'ещё и 2 кг тоже подойдут', '2公斤的也要'])('of those of 3 kg "%s" asks for both', (message) => {
  const state = after({ types: ['type.dumbbell'], measures: [{ dimension: 'weight', target: 3000 }], quantity: 20 })
  expect(wished(message, state).measures).toMatchObject([{ dimension: 'weight', min: 2000, max: 3000 }])
})

test.each(['i need both weights tho. which of these come in 2kg as well', 'is it 2 kg or what?'])('"%s" names no sum', (message) => {
  const { askedSum, budget, price } = readMessage(message, true)
  expect([askedSum?.limit, budget, price]).toEqual([undefined, undefined, undefined])
})

test.each([
  'лежанки для собак до 20-25 кг',
  'лежанки для собак, килограмм 20-25',
  'dog beds for dogs of 20-25 kg',
  '20到25公斤的狗用的狗窝',
])('"%s" are for pets of up to 25 kg', (message) => {
  expect(wished(message, readState([])).measures).toEqual([{ dimension: 'weight', min: 25_000 }])
})

test.each([
  ['also pens, same quantity', 'type.pen'],
  ['а ещё ручки, столько же', 'type.pen'],
  ['另外要笔，数量差不多', 'type.pen'],
] as const)('"%s" keeps the quantity and looks for no such word', (message, type) => {
  expect(wished(message)).toMatchObject({ types: [type], quantity: 200, words: [] })
})

test.each(['瓦数小点没关系', 'lower wattage is fine', 'мощность поменьше не страшно'])('"%s" takes the power back', (message) => {
  const lamps = after({ types: ['type.desk-lamp'], quantity: 30, measures: [{ dimension: 'power', target: 12 }] })
  expect(wished(message, lamps)).toMatchObject({ types: ['type.desk-lamp'], measures: [], words: [] })
})

test.each(['anything with 25 pieces or more?', 'with at least 25 pieces', 'чтобы не меньше 25 предметов', '有没有25件以上的'])(
  'after 200 sets "%s" wants as many in each at least',
  (message) => {
    const { quantity, figures } = wished(message)
    expect(quantity).toBe(200)
    expect(figures).toEqual([{ field: 'set', above: 24.5 }])
  },
)
