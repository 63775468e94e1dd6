import { expect, test } from 'vitest'
import { bearer, testApp, testUsers } from '../../../test/app.ts'
import { readEvents } from '../../../test/events.ts'

test('CH-61 CH-42 CH-63 a question is answered with a stream that ends after complete', async () => {
  await using t = await testApp({ verifyToken: testUsers })
  const address = await t.listen()
  const start = await t.inject({
    method: 'POST',
    url: '/api/search/start',
    headers: bearer('guest:anna'),
    payload: { query: ' нужны термокружки ' },
  })
  expect(start.statusCode).toBe(200)
  const { stream_id: streamId, conversation_id: conversationId } = start.json()
  const stream = await readEvents(address, streamId)
  expect(stream.events.map((event) => event.type)).toEqual(['progress', 'progress', 'response', 'product_widget', 'complete'])
  expect(stream.ids).toEqual([1, 2, 3, 4, 5])
  expect(stream.events.at(-1)).toMatchObject({ conversation_id: conversationId })
  const messages = await t.inject({ url: `/api/conversations/${conversationId}/messages`, headers: bearer('guest:anna') })
  expect(messages.json().messages).toMatchObject([
    { role: 'user', content: 'нужны термокружки', turn_number: 1 },
    { role: 'assistant', turn_number: 1, message_type: 'text' },
    { role: 'assistant', turn_number: 1, message_type: 'product_widget' },
  ])
})
