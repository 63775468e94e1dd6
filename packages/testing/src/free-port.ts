import { createServer } from 'node:net'

/** A port of the loopback interface that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Below those that systems give to connections of their own: a port in a row that is free now must be so when it is needed. */
const rows = { from: 10_000, to: 30_000 }

/** The first of so many ports in a row that nothing listens on. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = rows.from + Math.floor(Math.random() * (rows.to - rows.from - count))
    const all = Array.from({ length: count }, (_, index) => isFree(first + index))
    if ((await Promise.all(all)).every(Boolean)) return first
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
