import { createServer, type Server, type Socket } from 'node:net'

/** What the server needs of PGlite, so that it can be tried without one. */
export interface WireBackend {
  /** Runs a run of frontend messages that ends in Sync, Flush or a simple query; hands on the answer's bytes. Never called twice at once. */
  run(messages: Uint8Array, onData: (data: Uint8Array) => void): Promise<void>
  rollback(): Promise<void>
}

const sslRequest = 80877103
const gssRequest = 80877104
const cancelRequest = 80877102
const headerBytes = 5
/** A message longer than this is no query of ours; the connection is dropped before it is buffered. */
const messageLimitBytes = 256 * 1024 * 1024

interface Client {
  socket: Socket
  buffer: Buffer
  started: boolean
  /** Messages of the pipeline that is being collected. */
  pipeline: Buffer[]
  /** Complete pipelines that wait for their turn. */
  ready: Buffer[]
  closed: boolean
}

const code = (letter: string) => letter.charCodeAt(0)
/** A pipeline runs as one unit up to one of these: simple query, Sync, Flush, function call. */
const ends = new Set([code('Q'), code('S'), code('H'), code('F')])
const terminate = code('X')
const readyForQuery = code('Z')
const idle = code('I')

/**
 * Speaks the PostgreSQL wire protocol to several clients over ONE backend session. A client's pipeline (everything up to Sync) runs as a unit, because the
 * unnamed statement and portal are shared; an open transaction keeps the session for its client until it ends, and is rolled back if the client leaves.
 */
export function createWireServer(backend: WireBackend): Server {
  const clients = new Set<Client>()
  let owner: Client | undefined
  let running = false

  function next(): Client | undefined {
    if (owner) return owner.ready.length > 0 ? owner : undefined
    for (const client of clients) {
      if (client.ready.length === 0) continue
      // To the back of the set: clients take turns.
      clients.delete(client)
      clients.add(client)
      return client
    }
    return undefined
  }

  async function work(): Promise<void> {
    if (running) return
    running = true
    try {
      for (let client = next(); client; client = next()) {
        const pipeline = client.ready.shift()
        if (!pipeline) continue
        let status = idle
        let held: Buffer = Buffer.alloc(0)
        try {
          await backend.run(pipeline, (data) => {
            const bytes = Buffer.from(data)
            status = lastStatus(held, bytes) ?? status
            held = Buffer.from(bytes.subarray(Math.max(0, bytes.length - 6)))
            if (!client.closed) client.socket.write(bytes)
          })
          const endedByFlush = pipeline.length >= headerBytes && pipeline[pipeline.length - headerBytes] === code('H')
          owner = status === idle && !endedByFlush ? undefined : client
        } catch (cause) {
          // The session is in an unknown state for this client: its connection ends, the others go on.
          owner = undefined
          await backend.rollback().catch(() => {})
          client.socket.destroy(cause instanceof Error ? cause : undefined)
        }
        if (client.closed && owner === client) await release(client)
      }
    } finally {
      running = false
    }
  }

  async function release(client: Client): Promise<void> {
    if (owner !== client) return
    await backend.rollback().catch(() => {})
    owner = undefined
  }

  function leave(client: Client): void {
    if (client.closed) return
    client.closed = true
    client.ready = []
    clients.delete(client)
    if (owner === client && !running) void release(client).then(work)
  }

  function read(client: Client, chunk: Buffer): void {
    client.buffer = client.buffer.length === 0 ? chunk : Buffer.concat([client.buffer, chunk])
    while (true) {
      const { buffer } = client
      if (!client.started) {
        if (buffer.length < 8) break
        const length = buffer.readInt32BE(0)
        if (length < 8 || length > 10_000) return void client.socket.destroy()
        if (buffer.length < length) break
        const request = buffer.readInt32BE(4)
        client.buffer = buffer.subarray(length)
        if (request === sslRequest || request === gssRequest) client.socket.write('N')
        else if (request === cancelRequest) return void client.socket.destroy()
        else {
          client.started = true
          client.ready.push(Buffer.from(buffer.subarray(0, length)))
        }
        continue
      }
      if (buffer.length < headerBytes) break
      const length = 1 + buffer.readInt32BE(1)
      if (length < headerBytes || length > messageLimitBytes) return void client.socket.destroy()
      if (buffer.length < length) break
      const type = buffer[0] as number
      if (type === terminate) return void client.socket.end()
      client.pipeline.push(buffer.subarray(0, length))
      client.buffer = buffer.subarray(length)
      if (ends.has(type)) {
        client.ready.push(Buffer.concat(client.pipeline))
        client.pipeline = []
      }
    }
    void work()
  }

  const server = createServer((socket) => {
    const client: Client = { socket, buffer: Buffer.alloc(0), started: false, pipeline: [], ready: [], closed: false }
    clients.add(client)
    socket.setNoDelay(true)
    socket.on('data', (chunk) => read(client, chunk))
    socket.on('close', () => leave(client))
    socket.on('error', () => leave(client))
  })
  server.on('close', () => {
    for (const client of clients) client.socket.destroy()
  })
  return server
}

/** Transaction status of the ReadyForQuery message that ends an answer, also when it came in two pieces. */
function lastStatus(before: Buffer, data: Buffer): number | undefined {
  const tail = data.length >= 6 ? data.subarray(data.length - 6) : Buffer.concat([before, data]).subarray(-6)
  return tail.length === 6 && tail[0] === readyForQuery && tail.readInt32BE(1) === 5 ? tail[5] : undefined
}
