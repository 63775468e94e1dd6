import { expect, test, vi } from 'vitest'
import { isShown, messageTime, suggestionsOf } from './message.ts'
import { readMessage } from './read-message.ts'

const raw = (fields: Record<string, unknown> = {}) => ({
  id: 'm',
  role: 'assistant',
  content: 'text',
  turn_number: 1,
  metadata: {},
  ...fields,
})
const card = { product_id: 'sample-1', title: 'Mug', price: 10, currency: 'RUB' }

test('CH-21 all four roles are read', () => {
  for (const role of ['user', 'assistant', 'system', 'tool']) expect(readMessage(raw({ role }))?.role).toBe(role)
})

test('CH-21 system and tool messages are shown only as product cards', () => {
  for (const role of ['system', 'tool']) {
    expect(isShown(readMessage(raw({ role }))!)).toBe(false)
    const widget = readMessage(raw({ role, content: '', message_type: 'product_widget', metadata: { products: [card] } }))!
    expect(isShown(widget)).toBe(true)
  }
})

test.each([
  ['its own message_type', { message_type: 'product_widget', metadata: { products: [card] } }],
  ['CH-22 metadata.message_type', { metadata: { message_type: 'product_widget', products: [card] } }],
  ['CH-23 metadata.messageType', { metadata: { messageType: 'product_widget', products: [card] } }],
  ['JSON in content', { content: JSON.stringify({ products: [card] }), metadata: { message_type: 'product_widget' } }],
  ['a JSON list in content', { content: JSON.stringify([card]), metadata: { messageType: 'product_widget' } }],
])('CH-22 a product widget is read by %s', (_how, fields) => {
  expect(readMessage(raw({ content: '', ...fields }))?.products).toMatchObject([{ product_id: 'sample-1', title: 'Mug' }])
})

test.each([
  ['no products', { metadata: { message_type: 'product_widget' } }],
  ['products that are no list', { metadata: { message_type: 'product_widget', products: 'x' } }],
  ['content that is no JSON', { content: '{broken', metadata: { message_type: 'product_widget' } }],
  ['cards without a title', { metadata: { message_type: 'product_widget', products: [{ id: 1 }] } }],
])('ER-21 a widget with %s is not shown', (_what, fields) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(readMessage(raw({ content: '', ...fields }))).toBeUndefined()
})

test('ER-21 a broken card does not take the others with it', () => {
  const products = [{ nonsense: true }, card, null]
  expect(readMessage(raw({ message_type: 'product_widget', metadata: { products } }))?.products).toHaveLength(1)
})

test('what is no message is passed over', () => {
  for (const nothing of [null, 'text', {}, raw({ role: 'robot' }), raw({ id: '' })]) expect(readMessage(nothing)).toBeUndefined()
})

test('CH-09 the time comes from whichever field there is', () => {
  expect(messageTime(readMessage(raw({ timestamp: '2026-01-01T00:00:00.000Z' }))!)).toBe('2026-01-01T00:00:00.000Z')
  expect(messageTime(readMessage(raw({ created_at: '2026-01-02T00:00:00.000Z' }))!)).toBe('2026-01-02T00:00:00.000Z')
})

test('suggestions are those of the last answer, and gone once the buyer has said something', () => {
  const answer = readMessage(raw({ metadata: { suggestions: ['cheaper', '', 7] } }))!
  const widget = readMessage(raw({ message_type: 'product_widget', metadata: { products: [card] } }))!
  const question = readMessage(raw({ role: 'user' }))!
  expect(suggestionsOf([question, answer, widget])).toEqual(['cheaper'])
  expect(suggestionsOf([question, answer, question])).toEqual([])
})
