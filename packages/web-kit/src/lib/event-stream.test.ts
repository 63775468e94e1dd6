import { expect, test } from 'vitest'
import { createEventStreamParser } from './event-stream.ts'

const whole = 'id: 1\ndata: {"a":1}\n\n: heartbeat\n\nid: 2\r\ndata: one\r\ndata: two\r\n\r\nid:3\ndata:\u{1F600} 中文\n\n'
const events = [
  { id: '1', data: '{"a":1}' },
  { id: '2', data: 'one\ntwo' },
  { id: '3', data: '\u{1F600} 中文' },
]

test('events come out the same wherever the network cuts the stream [CH-43]', () => {
  for (let size = 1; size <= whole.length; size++) {
    const parse = createEventStreamParser()
    const found = []
    for (let at = 0; at < whole.length; at += size) found.push(...parse(whole.slice(at, at + size)))
    expect(found, `pieces of ${size}`).toEqual(events)
  }
})

test('comments, unknown fields and events without data give nothing [CH-43]', () => {
  const parse = createEventStreamParser()
  expect(parse(': hello\nretry: 10\nevent: x\n\nnonsense\n\n')).toEqual([])
})

test('an event that the end of the stream cut off is not given [CH-52]', () => {
  const parse = createEventStreamParser()
  expect(parse('id: 1\ndata: whole\n\nid: 2\ndata: half')).toEqual([{ id: '1', data: 'whole' }])
})

test('an event without an id keeps the last one', () => {
  const parse = createEventStreamParser()
  expect(parse('id: 7\ndata: a\n\ndata: b\n\n').map(({ id }) => id)).toEqual(['7', '7'])
})
