import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** One reader of a server-sent event stream. */
export interface EventWriter {
  /**
   * Writes an event and takes it over in any case. False when the reader is slow: write nothing more until `onDrain`, so that what waits for one
   * reader in memory stays bounded.
   */
  send(id: number, data: string): boolean
  /** Ends the stream after what was written. */
  end(): void
}

export interface EventWriterListeners {
  /** A slow reader has caught up. */
  onDrain(): void
  /** The stream is over, whichever side ended it. Called once. */
  onClose(): void
}

export interface EventStreams {
  /** Takes the reply over from the framework and starts the stream. */
  open(reply: FastifyReply, listeners: EventWriterListeners): EventWriter
  /** Ends every stream; readers come back with Last-Event-ID. */
  close(): void
  readonly count: number
}

/** Opens a stream that holds a place: `free` gives the place back when the stream is over. */
export const openHolding =
  (streams: Pick<EventStreams, 'open'>, reply: FastifyReply, free: () => void) =>
  ({ onClose, ...listeners }: EventWriterListeners): EventWriter =>
    streams.open(reply, {
      ...listeners,
      onClose() {
        free()
        onClose()
      },
    })

/** A comment this often keeps proxies and readers from giving up. */
export const heartbeatMs = 15_000
/** The streams are spread over this many groups, so that ten thousand of them are not written to at one moment. */
const groupCount = 15
/** They say how a document may be shown. On a stream they would be two kilobytes that each waiting one keeps, and tell nobody anything. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
const comment = ':\n\n'
/** Bytes that may wait in memory for one reader; what comes later waits in the database. */
const maxWaitingBytes = 64 * 1024

/** All streams of a process. They share one timer: a stream that waits costs its socket and little more. */
export function createEventStreams(beatMs = heartbeatMs): EventStreams {
  const groups = Array.from({ length: groupCount }, () => new Set<ServerResponse>())
  /** Had not taken everything at the last heartbeat. */
  const late = new WeakSet<ServerResponse>()
  let opened = 0
  let beats = 0
  const timer = setInterval(() => {
    beats = (beats + 1) % groupCount
    for (const response of groups[beats] ?? []) {
      if (!response.writableNeedDrain) {
        late.delete(response)
        response.write(comment)
      } else if (late.has(response)) {
        // It has caught up at no time since the last heartbeat, or it is gone: either way it does not read.
        response.destroy()
      } else late.add(response)
    }
  }, beatMs / groupCount)
  timer.unref()

  return {
    open(reply, { onDrain, onClose }) {
      const response = reply.raw
      reply.hijack()
      const group = groups[opened++ % groupCount] as Set<ServerResponse>
      response.on('drain', () => {
        late.delete(response)
        onDrain()
      })
      response.once('close', () => {
        group.delete(response)
        onClose()
      })
      // A client that leaves in the middle of a write is not our error; 'close' follows.
      response.on('error', () => {})
      // The head leaves together with the events that are there already; Node gathers only the bodies of writes.
      response.socket?.cork()
      process.nextTick(() => response.socket?.uncork())
      for (const name of documentHeaders) response.removeHeader(name)
      // They have been read, and a token alone is most of a kilobyte.
      reply.request.raw.headers = {}
      reply.request.raw.rawHeaders = []
      response.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      response.flushHeaders()
      // Known to the heartbeat at once; gone already if the client left while we asked the database.
      if (response.destroyed) queueMicrotask(onClose)
      else group.add(response)
      return {
        send(id, data) {
          response.write(`id: ${id}\ndata: ${data}\n\n`)
          return response.destroyed || response.writableLength <= maxWaitingBytes
        },
        end: () => void response.end(),
      }
    },
    close() {
      clearInterval(timer)
      for (const group of groups) for (const response of group) response.end()
    },
    get count() {
      return groups.reduce((sum, group) => sum + group.size, 0)
    },
  }
}
