import { expect, test } from 'vitest'
import { readStreamEvent } from './stream-event.ts'

test.each([
  ['content', { content: 'x' }],
  ['message', { message: 'x' }],
  ['text', { text: 'x' }],
])('progress text is read from %s [CH-44]', (_field, fields) => {
  expect(readStreamEvent(JSON.stringify({ type: 'progress', ...fields }))).toMatchObject({ type: 'progress', content: 'x' })
})

test.each([
  ['products', { products: [{ id: '1', title: 'Mug' }] }],
  ['metadata', { metadata: { products: [{ id: '1', title: 'Mug' }] } }],
  ['JSON in content', { content: '{"products":[{"id":"1","title":"Mug"}]}' }],
])('the cards of a widget are read from %s [CH-46]', (_place, fields) => {
  expect(readStreamEvent(JSON.stringify({ type: 'product_widget', ...fields }))).toMatchObject({
    products: [{ product_id: '1', title: 'Mug' }],
  })
})
