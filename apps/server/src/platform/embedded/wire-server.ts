import { createServer, type Server, type Socket } from 'node:net'
import { endsWithFlush, frontendReader } from './frontend-messages.ts'

/** What the server needs of PGlite, so that it can be tested without one. None of it is ever called while another call runs. */
export interface WireBackend {
  /** Runs frontend messages that end in Sync, Flush or a simple query, or a startup packet; passes the answer's bytes on as they come. */
  run(messages: Uint8Array, onData: (data: Uint8Array) => void): Promise<void>
  /** Ends an open transaction. */
  rollback(): Promise<void>
  /** Ends an open transaction and forgets what a session keeps: settings, prepared statements, cursors, advisory locks, temporary tables. */
  reset(): Promise<void>
}

interface Client {
  socket: Socket
  /** Complete pipelines that wait for their turn. */
  ready: Buffer[]
  hasLeft: boolean
}

const readyForQuery = 'Z'.charCodeAt(0)
const idle = 'I'.charCodeAt(0)

/**
 * Speaks the PostgreSQL wire protocol to several clients over ONE backend session. A client's pipeline (everything up to Sync) runs as a unit, because the
 * unnamed statement and portal are shared; an open transaction keeps the session for its client until it ends, and is rolled back if the client leaves.
 * What a client has set for its session is seen by the others while it is connected, and is gone before anything else runs once it has left.
 */
export function createWireServer(backend: WireBackend): Server {
  const session = shareSession(backend)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const client = session.join(socket)
    const read = frontendReader()
    const leave = () => {
      sockets.delete(socket)
      session.leave(client)
    }
    sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('data', (chunk) => {
      if (client.hasLeft) return
      for (const request of read(chunk)) {
        if (request.type === 'run') session.run(client, request.bytes)
        else if (request.type === 'no-encryption') socket.write('N')
        else if (request.type === 'refuse') socket.destroy()
        else {
          leave()
          socket.end()
        }
      }
    })
    socket.on('close', leave)
    socket.on('error', leave)
  })
  server.on('close', () => {
    for (const socket of sockets) socket.destroy()
  })
  return server
}

/** Gives several clients turns on one session. */
function shareSession(backend: WireBackend) {
  const clients = new Set<Client>()
  /** The client whose transaction is open. */
  let owner: Client | undefined
  let mustReset = false
  let isWorking = false

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

  async function runNext(client: Client, pipeline: Buffer): Promise<void> {
    let status = idle
    let held: Buffer = Buffer.alloc(0)
    try {
      await backend.run(pipeline, (data) => {
        const bytes = Buffer.from(data)
        status = lastStatus(held, bytes) ?? status
        held = Buffer.from(bytes.subarray(Math.max(0, bytes.length - 6)))
        if (!client.hasLeft) client.socket.write(bytes)
      })
      owner = status === idle && !endsWithFlush(pipeline) ? undefined : client
    } catch (cause) {
      // The session is in an unknown state for this client: its connection ends, the others go on.
      owner = undefined
      await backend.rollback().catch(() => {})
      client.socket.destroy(cause instanceof Error ? cause : undefined)
    }
  }

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    try {
      for (;;) {
        if (owner?.hasLeft) owner = undefined
        if (mustReset && !owner) {
          mustReset = false
          await backend.reset().catch(() => {})
        }
        const client = next()
        const pipeline = client?.ready.shift()
        if (!client || !pipeline) return
        await runNext(client, pipeline)
      }
    } finally {
      isWorking = false
    }
  }

  return {
    join(socket: Socket): Client {
      const client: Client = { socket, ready: [], hasLeft: false }
      clients.add(client)
      return client
    },
    run(client: Client, pipeline: Buffer): void {
      client.ready.push(pipeline)
      void work()
    },
    leave(client: Client): void {
      if (client.hasLeft) return
      client.hasLeft = true
      client.ready = []
      clients.delete(client)
      mustReset = true
      void work()
    },
  }
}

/** Transaction status of the ReadyForQuery message that ends an answer, also when it came in two pieces. */
function lastStatus(before: Buffer, data: Buffer): number | undefined {
  const tail = data.length >= 6 ? data.subarray(data.length - 6) : Buffer.concat([before, data]).subarray(-6)
  return tail.length === 6 && tail[0] === readyForQuery && tail.readInt32BE(1) === 5 ? tail[5] : undefined
}
