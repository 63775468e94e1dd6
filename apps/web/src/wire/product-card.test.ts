import { productCard } from '@karavan/contract/product-card.ts'
import { expect, test } from 'vitest'
import { toProductCard } from './product-card.ts'

const base = { product_id: 'sample-1', title: 'Mug' }

test.each([
  ['product_id', { product_id: 'a' }, 'a'],
  ['id', { id: 'b' }, 'b'],
  ['item_id', { item_id: 'c' }, 'c'],
  ['a numeric id', { id: 42 }, '42'],
])('the product is found by %s [CH-24]', (_name, ids, id) => {
  expect(toProductCard({ title: 'Mug', ...ids })).toMatchObject({ product_id: id })
})

test('product_url and item_url are kept, title_en stands in for a missing title [CH-24]', () => {
  expect(toProductCard({ ...base, product_url: 'https://a', item_url: 'https://b' })).toMatchObject({
    product_url: 'https://a',
    item_url: 'https://b',
  })
  expect(toProductCard({ id: '1', title_en: 'Cup' })?.title).toBe('Cup')
  expect(toProductCard({ id: '1', title: 'Кружка', title_en: 'Cup' })?.title).toBe('Кружка')
})

test('each alternative alone gives the value [CH-25]', () => {
  expect(toProductCard({ ...base, image_url: '/a.webp' })?.image_url).toBe('/a.webp')
  expect(toProductCard({ ...base, image: '/b.webp' })?.image_url).toBe('/b.webp')
  expect(toProductCard({ ...base, price: 5 })?.price).toBe(5)
  expect(toProductCard({ ...base, price: '5.50' })?.price).toBe(5.5)
  expect(toProductCard({ ...base, price_info: { price: 7, currency: 'RUB' } })?.price).toBe(7)
  expect(toProductCard({ ...base, llm_reasoning: 'why' })?.llm_reasoning).toBe('why')
  expect(toProductCard({ ...base, reasoning: 'because' })?.llm_reasoning).toBe('because')
})

test('an unknown price stays unknown [CH-25]', () => {
  const card = toProductCard(base)
  expect(card?.price).toBeUndefined()
  expect(card?.price_info).toBeUndefined()
})

test('the hours to the dispatch are kept where they are stated, and left out where they cannot be read', () => {
  expect(toProductCard({ ...base, dispatch_hours: 48 })?.dispatch_hours).toBe(48)
  for (const odd of [undefined, 0, -1, 'soon', 1.5]) expect(toProductCard({ ...base, dispatch_hours: odd })?.dispatch_hours).toBeUndefined()
})

test('the options that a price is for are kept, and left out where they cannot be read', () => {
  const variantOf = (variant: unknown) =>
    toProductCard({ ...base, price_info: { price: 7, currency: 'RUB', variant } })?.price_info?.variant
  expect(variantOf(['size:1', 'c:0'])).toEqual(['size:1', 'c:0'])
  expect(variantOf(undefined)).toBeUndefined()
  expect(variantOf('size:1') ?? []).toEqual([])
})

test.each(['weight_grams', 'box_cm3'] as const)('%s is kept where it is stated, and left out where it cannot be read', (field) => {
  expect(toProductCard({ ...base, [field]: 320.5 })?.[field]).toBe(320.5)
  for (const odd of [undefined, 0, -1, '320 g']) expect(toProductCard({ ...base, [field]: odd })?.[field]).toBeUndefined()
})

test('highlights are the strings of the list [CH-26]', () => {
  expect(toProductCard({ ...base, highlights: ['500 ml', '', 3, 'steel'] })?.highlights).toEqual(['500 ml', 'steel'])
  expect(toProductCard(base)?.highlights).toEqual([])
})

test('whatever comes in, a card has the form of the contract, and without an id or a title there is none', () => {
  for (const odd of [base, { ...base, price_info: 'about 5', moq: -3, seller_signs: 'x', price_ladder: [{ from: 0 }], unit: 5 }]) {
    expect(productCard.safeParse(toProductCard(odd)).success).toBe(true)
  }
  for (const nothing of [null, 'x', [], {}, { id: '1' }, { title: 'Mug' }]) expect(toProductCard(nothing)).toBeUndefined()
})
