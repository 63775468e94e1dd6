const sslRequest = 80877103
const gssRequest = 80877104
const cancelRequest = 80877102
const headerBytes = 5
const maxStartupBytes = 10_000
/** None of our queries is longer; the connection is dropped before such a message is buffered. */
const maxMessageBytes = 256 * 1024 * 1024

const code = (letter: string) => letter.charCodeAt(0)
const flush = code('H')
const terminate = code('X')
/** A pipeline runs as one unit up to one of these: simple query, Sync, Flush, function call. */
const ends = new Set([code('Q'), code('S'), flush, code('F')])

/**
 * What a client wants: `run` these bytes (its startup packet, or a pipeline up to its end), an answer that the socket has no encryption, or to
 * leave. `refuse` what is not the protocol, or a request to cancel, which would need a second session.
 */
export type FrontendRequest = { type: 'run'; bytes: Buffer } | { type: 'no-encryption' } | { type: 'leave' } | { type: 'refuse' }

/** Cuts the bytes of one client into its requests. The function it gives takes the next chunk; after `leave` or `refuse` it must not be called again. */
export function frontendReader(): (chunk: Buffer) => FrontendRequest[] {
  let buffer: Buffer = Buffer.alloc(0)
  /** What has come since `buffer` was read. It is put together once a whole message is there: two hundred offers are megabytes in pieces of 64 kB. */
  let chunks: Buffer[] = []
  let waitingBytes = 0
  /** How long the message is that `buffer` begins with, as far as it is known. */
  let neededBytes = 0
  let isStarted = false
  /** Messages of the pipeline that is being collected. */
  let pipeline: Buffer[] = []

  function readStartup(): FrontendRequest | undefined {
    if (buffer.length < 8) return undefined
    const length = buffer.readInt32BE(0)
    if (length < 8 || length > maxStartupBytes) return { type: 'refuse' }
    if (buffer.length < length) return undefined
    const request = buffer.readInt32BE(4)
    const bytes = Buffer.from(buffer.subarray(0, length))
    buffer = buffer.subarray(length)
    if (request === sslRequest || request === gssRequest) return { type: 'no-encryption' }
    if (request === cancelRequest) return { type: 'refuse' }
    isStarted = true
    return { type: 'run', bytes }
  }

  function readPipeline(): FrontendRequest | undefined {
    while (buffer.length >= headerBytes) {
      const length = 1 + buffer.readInt32BE(1)
      if (length < headerBytes || length > maxMessageBytes) return { type: 'refuse' }
      if (buffer.length < length) {
        neededBytes = length
        return undefined
      }
      const type = buffer[0] as number
      if (type === terminate) return { type: 'leave' }
      pipeline.push(buffer.subarray(0, length))
      buffer = buffer.subarray(length)
      if (!ends.has(type)) continue
      const bytes = Buffer.concat(pipeline)
      pipeline = []
      return { type: 'run', bytes }
    }
    return undefined
  }

  return (chunk) => {
    chunks.push(chunk)
    waitingBytes += chunk.length
    if (buffer.length + waitingBytes < neededBytes) return []
    buffer = buffer.length === 0 && chunks.length === 1 ? chunk : Buffer.concat([buffer, ...chunks])
    chunks = []
    waitingBytes = 0
    neededBytes = 0
    const requests: FrontendRequest[] = []
    for (;;) {
      const request = isStarted ? readPipeline() : readStartup()
      if (request) requests.push(request)
      if (!request || request.type === 'leave' || request.type === 'refuse') return requests
    }
  }
}

/** Whether a pipeline ends without Sync: its client goes on with the same unit of work. */
export const endsWithFlush = (pipeline: Buffer): boolean =>
  pipeline.length >= headerBytes && pipeline[pipeline.length - headerBytes] === flush
