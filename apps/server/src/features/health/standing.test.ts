// @database embedded
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { testApp } from '@karavan/testing/app.ts'
import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { afterAll, expect, test } from 'vitest'

const karavan = new KaravanProcess({ DRAIN_SECONDS: '3', MARKETPLACES: 'catalogue' }, { from: 'empty' })
afterAll(() => karavan.remove())
const statusOf = async (path: string) => (await fetch(karavan.url + path)).status

test('while it starts it lives and is not ready; asked to stop, it says so first and still serves, then ends', async () => {
  const starting = karavan.start()
  // The port is taken before anything else is done.
  await expect
    .poll(
      async () => {
        try {
          const ready = await fetch(`${karavan.url}/health/ready`)
          return [
            ready.status,
            ready.headers.has('retry-after'),
            ((await ready.json()) as { code?: string }).code,
            await statusOf('/health/live'),
          ]
        } catch {
          return 'does not listen yet'
        }
      },
      { interval: 10, timeout: 120_000 },
    )
    .toEqual([503, true, 'not_ready', 200])
  await starting
  for (const path of ['/health', '/health/ready', '/health/live', '/api/health']) expect([path, await statusOf(path)]).toEqual([path, 200])

  const ended = karavan.stop()
  await expect.poll(() => statusOf('/health'), { interval: 10, timeout: 120_000 }).toBe(503)
  const answer = await fetch(`${karavan.url}/health`)
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await answer.json()).toMatchObject({ success: false, code: 'not_ready', error: 'The service is about to end' })
  expect([await statusOf('/health/live'), await statusOf('/api/docs/json')]).toEqual([200, 200])
  await ended
  await expect(fetch(`${karavan.url}/health/live`)).rejects.toThrow()
})

test('a call that was on its way when it stopped taking any is told when to come again', async () => {
  const server = createServer()
  const t = await testApp({ server })
  t.app.standing.isStarting = false
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const accepted = once(server, 'connection')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [[near]] = await Promise.all([accepted, once(socket, 'connect')])
  // Half a request: the connection is in use, so that the end of the app waits for it.
  socket.write('POST /api/cart/items HTTP/1.1\r\nHost: shop.example\r\n')
  await expect.poll(() => (near as Socket).bytesRead).toBeGreaterThan(0)
  const closed = t.app.close()
  await expect.poll(() => t.app.standing.isClosing).toBe(true)
  socket.write('Content-Length: 2\r\n\r\n{}')
  const [head] = await once(socket, 'data')
  expect(String(head)).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: [1-9][\s\S]*"code":"not_ready"/i)
  socket.destroy()
  await closed
  await t[Symbol.asyncDispose]()
})
