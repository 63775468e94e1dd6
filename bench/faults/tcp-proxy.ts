import type { AddressInfo } from 'node:net'
import { connect as connectTo, createServer, type Socket } from 'node:net'

/** A line to a server of this machine that can be cut, be made to stand still, or be slow. */
export async function tcpProxy(port: number) {
  const sockets = new Set<Socket>()
  let isCut = false
  let isStill = false
  let delayMs = 0
  const join = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (chunk) => {
      if (delayMs > 0) setTimeout(() => to.write(chunk), delayMs)
      else to.write(chunk)
    })
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    from.setNoDelay(true)
    if (isStill) from.pause()
  }
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy()
    const far = connectTo(port, '127.0.0.1')
    join(near, far)
    join(far, near)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    /** Every connection ends at once, and no other is made, until `open`. */
    cut() {
      isCut = true
      for (const socket of sockets) socket.resetAndDestroy()
    },
    /** Nothing arrives any more, and nobody hears of it. */
    still() {
      isStill = true
      for (const socket of sockets) socket.pause()
    },
    /** Each piece arrives so much later. */
    slow(ms: number) {
      delayMs = ms
    },
    open() {
      isCut = false
      isStill = false
      delayMs = 0
      for (const socket of sockets) socket.resume()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
