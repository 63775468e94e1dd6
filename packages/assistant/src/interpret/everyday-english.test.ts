import { expect, test } from 'vitest'
import { readMessage } from './read.ts'

/** English as it is typed on a telephone, in Britain, India, America and Australia. Each line was misread once. */

test.each([
  ['65W chargers, 100 nos', 100],
  ['hotel slippers, 500 prs', 500],
  ['trunk organizers 60 ea', 60],
  ['cake tins 20cm, 24 off', 24],
  ['cake tins 20cm, 24 of', 24],
  ['yoga mats 6mm, 30 mats', 30],
  ['hoodies in black, 100 total', 100],
  ['food containers 1000ml, looking at 400', 400],
  ['tape measures 5m, 80 of em', 80],
  ['kids water bottles with straw, dinosaurs or unicorns, 25', 25],
])('%s: a count', (message, quantity) => {
  const reading = readMessage(message, false)
  expect(reading).toMatchObject({ quantity, words: [] })
  expect(reading.budget).toBeUndefined()
})

test.each([
  ['футболки белые, всего 60', 60],
  ['白色T恤，总共80', 80],
])('%s: a count in other languages as well', (message, quantity) => {
  expect(readMessage(message, false)).toMatchObject({ quantity })
})

test.each([
  ['mugs $500 total', { minor: 50_000, currency: 'USD' }],
  ['футболки, 5000 всего', { minor: 500_000 }],
])('%s: a sum for all of them', (message, budget) => {
  expect(readMessage(message, false)).toMatchObject({ budget })
})

test('what each may cost counts none', () => {
  const reading = readMessage('trunk organizers $5 ea', false)
  expect(reading).toMatchObject({ price: { max: 500, currency: 'USD' }, words: [] })
  expect(reading.quantity).toBeUndefined()
})

test('the number behind two sides is of another unit', () => {
  expect(readMessage('bath towels 70x140 600gsm', false)).toMatchObject({ sides: [700, 1400], figures: [{ field: 'density' }] })
})

test.each([
  ['ok and whats the MOQ on that', ['minimum']],
  ['whats the max torque on each', ['torque']],
  ['whats the lens made from', ['material']],
  ['whats the price per 100', ['price']],
])('%s: asks, without its apostrophe', (message, fields) => {
  expect(readMessage(message, true)).toMatchObject({ isQuestion: true, fields })
})

test.each([
  'how long till they get to Sydney',
  'how long until it reaches us',
  'when will they arrive',
  'how long does it take for them to get to Leeds',
])('%s: the delivery', (message) => {
  expect(readMessage(message, true)).toMatchObject({ topics: ['delivery'] })
})

test('how long until something else happens is no delivery', () => {
  expect(readMessage('how long until it gets hot', true).topics).toEqual([])
})

test.each([
  ['any from a supplier with better ratings'],
  ['any from a better rated seller'],
  ['а есть у продавца с лучшим рейтингом?'],
  ['有评分更高的卖家吗'],
])('%s: from those that are trusted', (message) => {
  const reading = readMessage(message, true)
  expect(reading).toMatchObject({ trustedSeller: true, words: [] })
  expect(reading.sellerName).toBeUndefined()
})

test('cream is a colour beside another', () => {
  expect(readMessage('hoodies, black and cream', false)).toMatchObject({ types: ['type.hoodie'], colors: ['color.black', 'color.beige'] })
  expect(readMessage('face cream', false).types).toEqual(['type.face-cream'])
})

test.each(['drop earrings rather than studs', 'drop earrings instead of studs'])('%s: not those', (message) => {
  expect(readMessage(message, true)).toMatchObject({ types: ['type.drop-earrings'], notTraits: ['type.stud-earrings'] })
})

test.each(['with a zip not velcro', 'без липучки', '不要魔术贴'])('%s: forbids no sewing kit', (message) => {
  const { notTraits, notWords } = readMessage(message, true)
  expect(notTraits).toEqual([])
  expect(notWords).toHaveLength(1)
})

test('what listings have by its usual name is denied as such', () => {
  expect(readMessage('no kettlebells', true).notTraits).toEqual(['type.kettlebell'])
})

test.each([
  ['hiya, after some mugs', 'type.mug'],
  ['kindly quote for mugs', 'type.mug'],
  ['ceramic mugs if poss', 'type.mug'],
  ['silicone muffin moulds', 'type.muffin-pan'],
])('%s: nothing is left over', (message, type) => {
  expect(readMessage(message, false)).toMatchObject({ types: [type], words: [] })
})

test.each([
  ['which has the most compartments?', { field: 'volume', wants: 'most', isOfNamed: true }],
  ['which is the longest?', { field: 'length', wants: 'most' }],
])('%s', (message, superlative) => {
  expect(readMessage(message, true).superlative).toEqual(superlative)
})

test.each(['which is least likely to get dirty?', 'which will keep its colour the longest?'])('%s: by no size', (message) => {
  expect(readMessage(message, true).superlative).toBeUndefined()
})

test('sets of twelve are counted in sets', () => {
  expect(readMessage('makeup brush sets 12pc, 50 sets', false)).toMatchObject({ quantity: 50, figures: [{ field: 'set' }] })
})

test.each([
  ['necklaces under 2 quid', 200],
  ['necklaces max £2 each', 200],
  ['keyrings under 50p each', 50],
  ['项链 £2 以内', 200],
  ['подвески до £2', 200],
])('%s: no roubles', (message, max) => {
  expect(readMessage(message, false)).toMatchObject({ price: { currency: 'GBP', max }, words: [] })
})

test.each([
  ['resistance bands latex free', ['material.rubber']],
  ['plastic-free lunch boxes', ['material.plastic']],
])('%s: not of it', (message, notMaterials) => {
  expect(readMessage(message, false)).toMatchObject({ materials: [], notMaterials })
})

test.each(['cycling gloves', 'велосипедные перчатки', '骑行手套'])('%s: gloves', (message) => {
  expect(readMessage(message, false).types).toEqual(['type.gloves'])
})

test('what about another number is about no price', () => {
  expect(readMessage('what about 20000?', true)).toMatchObject({ bareNumber: 20_000 })
  expect(readMessage('what about 20000?', true).price).toBeUndefined()
})

test.each(['how much weight can it take', 'how much pull can it take'])('%s: the load, and no delivery', (message) => {
  expect(readMessage(message, true)).toMatchObject({ fields: ['load'], topics: [] })
})

test.each(['how much will shipping be', 'how long does it take'])('%s: the delivery all the same', (message) => {
  expect(readMessage(message, true)).toMatchObject({ topics: ['delivery'] })
})

test('the smallest quantity is the minimum order', () => {
  expect(readMessage("what's the smallest quantity i can buy", true).superlative).toEqual({ field: 'minimum', wants: 'least' })
})

test.each(['holographic ones?', 'got one with flowers?', 'anything with flowers?'])('%s: asks for others', (message) => {
  expect(readMessage(message, true).asksForOthers).toBe(true)
})

test('which ones are asked of those shown', () => {
  expect(readMessage('which ones?', true).asksForOthers).toBe(false)
})

test('in that case the goods are no cases', () => {
  expect(readMessage('in that case the cheapest', true).types).toEqual([])
})
