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

/** The first of so many ports in a row that nothing listens on. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = await freePort()
    if (first + count > 65_535) continue
    const others = Array.from({ length: count - 1 }, (_, index) => isFree(first + 1 + index))
    if ((await Promise.all(others)).every(Boolean)) return first
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
