import type { StreamEvent } from '@karavan/contract/stream-events.ts'
import { givenServer, givenStream, refusal, settle } from '@karavan/testing/page/server.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { followReply, resumeDelaysMs } from './stream.ts'

const complete = { type: 'complete', conversation_id: 'c' }
const path = /^\/api\/search\/stream\/s$/

let events: StreamEvent[]
let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  events = []
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})
const follow = (signal = new AbortController().signal) => followReply('s', { signal, onEvent: (event) => events.push(event) })

/** A server whose connections to the stream are given one after the other. */
function givenConnections(...answers: (() => Response)[]) {
  const server = givenServer()
  server.on('GET', path, () => {
    const next = answers.shift()
    if (!next) throw new TypeError('network error')
    return next()
  })
  return server
}
const lastEventIds = (server: ReturnType<typeof givenServer>) => server.calls.map(({ headers }) => headers.get('last-event-id'))

test('a reply is read as server-sent events until it is complete [CH-42]', async () => {
  const stream = givenStream()
  const server = givenConnections(() => stream.response)
  const reading = follow()
  stream.send({ type: 'progress', content: 'Looking' })
  stream.send({ type: 'response', content: '<p>Here</p>' })
  stream.send(complete)
  expect(await reading).toBe('complete')
  expect(events.map(({ type }) => type)).toEqual(['progress', 'response', 'complete'])
  expect(server.calls[0]?.headers.get('accept')).toBe('text/event-stream')
})

test('an event that cannot be read is only logged, and the stream goes on [ER-18]', async () => {
  const stream = givenStream()
  givenConnections(() => stream.response)
  const reading = follow()
  stream.send({ type: 'progress', content: 'one' })
  stream.write('id: 2\ndata: {broken\n\n')
  stream.send({ type: 'complete' }, 3)
  stream.send({ type: 'progress', content: 'two' }, 4)
  stream.send(complete, 5)
  expect(await reading).toBe('complete')
  expect(events.map(({ type }) => type)).toEqual(['progress', 'progress', 'complete'])
  expect(logged).toHaveBeenCalledTimes(2)
})

test('an unknown type does no harm [CH-43]', async () => {
  const stream = givenStream()
  givenConnections(() => stream.response)
  const reading = follow()
  stream.send({ type: 'fireworks', size: 3 })
  stream.send(complete)
  expect(await reading).toBe('complete')
  expect(events.map(({ type }) => type)).toEqual(['complete'])
  expect(logged).not.toHaveBeenCalled()
})

test('a dropped connection goes on after the last event seen, and nothing comes twice [CH-52]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [first, second] = [givenStream(), givenStream()]
  const server = givenConnections(
    () => first.response,
    () => second.response,
  )
  const reading = follow()
  first.send({ type: 'progress', content: 'one' })
  first.send({ type: 'progress', content: 'two' })
  await settle()
  first.breakOff()
  await settle()
  await vi.advanceTimersByTimeAsync(resumeDelaysMs[0])
  second.send({ type: 'progress', content: 'two' }, 2)
  second.send({ type: 'progress', content: 'three' }, 3)
  second.send(complete, 4)
  expect(await reading).toBe('complete')
  expect(events.map((event) => ('content' in event ? event.content : event.type))).toEqual(['one', 'two', 'three', 'complete'])
  expect(lastEventIds(server)).toEqual([null, '2'])
})

test('after three failed tries within 5 s the stream is given up, without another request [CH-52]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = givenConnections()
  const reading = follow()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await reading).toBe('error')
  expect(server.calls).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.calls).toHaveLength(4)
  expect(resumeDelaysMs.reduce<number>((sum, delay) => sum + delay, 0)).toBeLessThanOrEqual(5_000)
})

test('a stream that ends without complete, or replays for ever without anything new, is an error in the end [CH-52]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = givenServer()
  server.on('GET', path, () => {
    const stream = givenStream()
    stream.send({ type: 'progress', content: 'one' })
    stream.end()
    return stream.response
  })
  const reading = follow()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await reading).toBe('error')
  expect(events).toHaveLength(1)
  expect(server.calls).toHaveLength(4)
})

/** A server that breaks each connection off after one new event; the sixth one ends the reply. */
const givenBreaks = () => {
  const server = givenServer()
  let count = 0
  server.on('GET', path, () => {
    const stream = givenStream()
    stream.send(++count < 6 ? { type: 'progress', content: String(count) } : complete, count)
    stream.end()
    return stream.response
  })
  return server
}

test('a connection that breaks now and then is resumed as long as it brings something new [CH-52]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 2_000))
  givenBreaks()
  const reading = follow()
  for (let round = 0; round < 8; round++) {
    await settle()
    await vi.advanceTimersByTimeAsync(3_000)
  }
  expect(await reading).toBe('complete')
  expect(events).toHaveLength(6)
})

test('but no more than three times within 5 s [CH-52]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const server = givenBreaks()
  const reading = follow()
  for (let round = 0; round < 8; round++) {
    await settle()
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(await reading).toBe('error')
  expect(server.calls).toHaveLength(4)
})

test('an HTTP error is not tried again [CH-52]', async () => {
  const server = givenConnections(() => refusal(404, 'stream_not_found'))
  expect(await follow()).toBe('error')
  expect(server.calls).toHaveLength(1)
})

test('45 s without a byte is a stream error, and a heartbeat is a byte [CH-52]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stream = givenStream()
  const server = givenConnections(() => stream.response)
  const reading = follow()
  for (let beat = 0; beat < 6; beat++) {
    await settle()
    await vi.advanceTimersByTimeAsync(15_000)
    stream.write(': still here\n\n')
  }
  await settle()
  await vi.advanceTimersByTimeAsync(44_999)
  expect(server.calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await reading).toBe('error')
  expect(server.calls).toHaveLength(1)
})

test('a reply that takes longer than a call may is read to its end [NF-05]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stream = givenStream()
  givenConnections(() => stream.response)
  const reading = follow()
  await settle()
  await vi.advanceTimersByTimeAsync(20_000)
  stream.send(complete)
  expect(await reading).toBe('complete')
})

test('leaving a reply closes its connection and asks nothing more', async () => {
  const stream = givenStream()
  const server = givenConnections(() => stream.response)
  const leaving = new AbortController()
  const reading = follow(leaving.signal)
  await settle()
  leaving.abort()
  expect(await reading).toBe('left')
  expect(server.calls).toHaveLength(1)
})
