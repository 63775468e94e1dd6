import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { refuseNotReady } from './errors.ts'
import { createHttpApp } from './http.ts'
import { createLog } from './log.ts'

test('a call that comes while it starts is refused and not done all the same', async () => {
  const server = createServer()
  const starting: RequestListener = (_request, response) => refuseNotReady(response, 'The service is starting')
  server.on('request', starting)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const app = createHttpApp({ config: { trustProxy: false }, log: createLog('silent'), server })
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await app.close()
  })
  let done = 0
  app.post('/orders', async () => {
    done += 1
    return { success: true }
  })
  await app.ready()
  const post = async () => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`, { method: 'POST' })).status
  expect([await post(), done]).toEqual([503, 0])
  app.standing.isStarting = false
  server.off('request', starting)
  expect([await post(), done]).toEqual([200, 1])
  app.standing.isClosing = true
  expect([await post(), done]).toEqual([503, 1])
})
