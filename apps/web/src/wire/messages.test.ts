import { expect, test, vi } from 'vitest'
import { isShown, messageTime, suggestionsOf } from '../features/chat/message.ts'
import { readMessage } from './messages.ts'

const raw = (fields: Record<string, unknown> = {}) => ({
  id: 'm',
  role: 'assistant',
  content: 'text',
  turn_number: 1,
  metadata: {},
  ...fields,
})
const card = { product_id: 'sample-1', title: 'Mug', price: 10, currency: 'RUB' }

test('all four roles are read [CH-21]', () => {
  for (const role of ['user', 'assistant', 'system', 'tool']) expect(readMessage(raw({ role }))?.role).toBe(role)
})

test('system and tool messages are shown only as product cards [CH-21]', () => {
  for (const role of ['system', 'tool']) {
    expect(isShown(readMessage(raw({ role }))!)).toBe(false)
    const widget = readMessage(raw({ role, content: '', message_type: 'product_widget', metadata: { products: [card] } }))!
    expect(isShown(widget)).toBe(true)
  }
})

test.each([
  ['its own message_type', { message_type: 'product_widget', metadata: { products: [card] } }],
  ['metadata.message_type [CH-22]', { metadata: { message_type: 'product_widget', products: [card] } }],
  ['metadata.messageType [CH-23]', { metadata: { messageType: 'product_widget', products: [card] } }],
  ['JSON in content', { content: JSON.stringify({ products: [card] }), metadata: { message_type: 'product_widget' } }],
  ['a JSON list in content', { content: JSON.stringify([card]), metadata: { messageType: 'product_widget' } }],
])('a product widget is read by %s [CH-22]', (_how, fields) => {
  expect(readMessage(raw({ content: '', ...fields }))?.products).toMatchObject([{ product_id: 'sample-1', title: 'Mug' }])
})

test.each([
  ['no products', { metadata: { message_type: 'product_widget' } }],
  ['products that are not a list', { metadata: { message_type: 'product_widget', products: 'x' } }],
  ['content that is not JSON', { content: '{broken', metadata: { message_type: 'product_widget' } }],
  ['cards without a title', { metadata: { message_type: 'product_widget', products: [{ id: 1 }] } }],
])('a widget with %s is not shown [ER-21]', (_what, fields) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(readMessage(raw({ content: '', ...fields }))).toBeUndefined()
})

test('a broken card does not take the others with it [ER-21]', () => {
  const products = [{ nonsense: true }, card, null]
  expect(readMessage(raw({ message_type: 'product_widget', metadata: { products } }))?.products).toHaveLength(1)
})

test('what is not a message is passed over', () => {
  for (const nothing of [null, 'text', {}, raw({ role: 'robot' }), raw({ id: '' })]) expect(readMessage(nothing)).toBeUndefined()
})

test('the time comes from whichever field there is [CH-09]', () => {
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
