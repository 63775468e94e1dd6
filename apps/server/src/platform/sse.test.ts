import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { createEventStreams, type EventWriter } from './sse.ts'

/** A server with one stream per request, handed to the test as it opens. */
async function given(beatMs: number) {
  const streams = createEventStreams(beatMs)
  const opened: { writer: EventWriter; closed: ReturnType<typeof vi.fn>; drained: ReturnType<typeof vi.fn> }[] = []
  const app = Fastify()
  app.get('/', (_request, reply) => {
    const [closed, drained] = [vi.fn(), vi.fn()]
    reply.header('x-custom', 'kept')
    opened.push({ writer: streams.open(reply, { onClose: closed, onDrain: drained }), closed, drained })
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const sockets: Socket[] = []
  return {
    streams,
    opened,
    address,
    /** A client that reads nothing of its own accord. */
    async dumbClient(): Promise<Socket> {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      sockets.push(socket)
      socket.on('error', () => {})
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      socket.pause()
      await vi.waitFor(() => expect(opened).toHaveLength(sockets.length))
      return socket
    },
    async [Symbol.asyncDispose]() {
      streams.close()
      for (const socket of sockets) socket.destroy()
      await app.close()
    },
  }
}

test('a stream that is silent is kept alive by comments, and starts at once with its headers [G-60]', async () => {
  await using t = await given(30)
  const answer = await fetch(t.address)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-custom')).toBe('kept')
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe(':\n\n')
  t.opened[0]?.writer.send(7, '{"type":"progress"}')
  await vi.waitFor(async () => expect((await reader?.read())?.value).toContain('id: 7\ndata: {"type":"progress"}\n\n'))
  t.opened[0]?.writer.end()
  for (;;) if ((await reader?.read())?.done) break
  await vi.waitFor(() => expect(t.opened[0]?.closed).toHaveBeenCalledTimes(1))
  expect(t.streams.count).toBe(0)
})

test('a waiting stream keeps neither the headers it was asked with nor those that only a document needs', async () => {
  const streams = createEventStreams(60_000)
  const app = Fastify()
  let kept: unknown
  app.get('/', (request, reply) => {
    reply.raw.setHeader('x-frame-options', 'DENY')
    reply.raw.setHeader('x-content-type-options', 'nosniff')
    streams.open(reply, { onClose: () => {}, onDrain: () => {} })
    kept = [request.raw.headers, request.raw.rawHeaders]
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const { headers, body } = await fetch(address, { headers: { authorization: 'Bearer long' } })
  expect(kept).toEqual([{}, []])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBeNull()
  await body?.cancel()
  streams.close()
  await app.close()
})

/** More than the network takes on its own. */
const flood = (writer: EventWriter | undefined): boolean[] =>
  Array.from({ length: 200 }, (_, id) => writer?.send(id, 'x'.repeat(100_000)) ?? true)

test('a writer says when its reader is slow, and again when it has caught up', async () => {
  await using t = await given(60_000)
  const client = await t.dumbClient()
  const stream = t.opened[0]
  expect(stream?.writer.send(0, 'little')).toBe(true)
  expect(flood(stream?.writer).at(-1)).toBe(false)
  await new Promise((done) => setTimeout(done, 50))
  expect(stream?.drained).not.toHaveBeenCalled()
  client.resume()
  await vi.waitFor(() => expect(stream?.drained).toHaveBeenCalled(), 5_000)
})

test('a reader that takes nothing between two heartbeats is given up, a slow one is not', async () => {
  await using t = await given(300)
  await t.dumbClient()
  const slow = await t.dumbClient()
  for (const { writer } of t.opened) flood(writer)
  const [stuck, reading] = t.opened
  slow.resume()
  await vi.waitFor(() => expect(stuck?.closed).toHaveBeenCalledTimes(1), 5_000)
  expect(reading?.closed).not.toHaveBeenCalled()
  expect(t.streams.count).toBe(1)
  expect(stuck?.writer.send(1, 'late')).toBe(true)
})

test('closing ends every stream', async () => {
  await using t = await given(60_000)
  const answers = await Promise.all([fetch(t.address), fetch(t.address)])
  t.streams.close()
  for (const answer of answers) expect(await answer.text()).toBe('')
  await vi.waitFor(() => expect(t.streams.count).toBe(0))
})
