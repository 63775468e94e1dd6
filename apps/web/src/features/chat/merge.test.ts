import { expect, test } from 'vitest'
import { inOrder, mergeMessages } from './merge.ts'
import type { ChatMessage } from './message.ts'

const message = (fields: Partial<ChatMessage>): ChatMessage => ({
  id: 'm',
  role: 'assistant',
  content: 'text',
  turn_number: 1,
  metadata: {},
  ...fields,
})

test('a local message the server does not have stays [CH-49]', () => {
  const saved = [message({ id: 'a', role: 'user', content: 'mugs' })]
  const local = [message({ id: 'temp-1', content: 'Sorry' })]
  expect(mergeMessages(saved, local).map(({ id }) => id)).toEqual(['a', 'temp-1'])
})

test('a local message the server has is dropped, by its saved id or by role and words in its turn [CH-49]', () => {
  const saved = [
    message({ id: 'a', role: 'user', content: 'mugs' }),
    message({ id: 'b', content: '<p>Here</p>' }),
    message({ id: 'c', content: '', products: [] }),
  ]
  const local = [
    message({ id: 'temp-1', role: 'user', content: ' mugs ' }),
    message({ id: 'temp-2', content: 'other words', message_id: 'b' }),
    message({ id: 'temp-3', content: '', products: [] }),
  ]
  expect(mergeMessages(saved, local).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('the same words in another turn, or by another speaker, are another message [CH-49]', () => {
  const saved = [message({ id: 'a', role: 'user', content: 'cheaper', turn_number: 1 })]
  const local = [
    message({ id: 'temp-1', role: 'user', content: 'cheaper', turn_number: 2 }),
    message({ id: 'temp-2', role: 'assistant', content: 'cheaper', turn_number: 1 }),
  ]
  expect(
    mergeMessages(saved, local)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['a', 'temp-1', 'temp-2'])
})

test('what was saved before gives way to the new reading [CH-48]', () => {
  const saved = [message({ id: 'a', content: 'new' })]
  expect(mergeMessages(saved, [message({ id: 'a', content: 'old' }), message({ id: 'gone' })])).toEqual(saved)
})

test('messages stand by turn, then by time, whichever time field they have [CH-50]', () => {
  const shuffled = [
    message({ id: '4', turn_number: 2, created_at: '2026-01-01T00:00:00.000Z' }),
    message({ id: '2', turn_number: 1, timestamp: '2026-01-01T00:00:02.000Z' }),
    message({ id: '1', turn_number: 1, created_at: '2026-01-01T00:00:01.000Z' }),
    message({ id: '3', turn_number: 1, timestamp: '2026-01-01T00:00:03.000Z' }),
  ]
  expect(inOrder(shuffled).map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
})
