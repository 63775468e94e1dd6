import { withFreshToken } from './caller.ts'
import { createEventStreamParser, type ServerEvent } from './event-stream.ts'

/** No byte for this long is the end of a connection; the server sends a comment every 15 s. Without it the input would wait for ever. Milliseconds. */
export const silenceLimitMs = 45_000

/** The server answered with something that is no stream, or fell silent: not what a dropped connection is. */
export class StreamRefused extends Error {
  override name = 'StreamRefused'
  /** 0 where there was no answer at all any more. */
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

interface StreamOptions {
  /** What came after this event is wanted. */
  lastId: string | undefined
  /** True once nothing more is wanted. */
  onEvent(event: ServerEvent): boolean | undefined
  signal: AbortSignal
}

/**
 * One connection to an event stream, with the caller's token. True when `onEvent` had enough, false when the stream ended before. Rejects with
 * `StreamRefused`, or with what the network says.
 */
export async function readEventStream(url: URL, { lastId, onEvent, signal }: StreamOptions): Promise<boolean> {
  const connection = new AbortController()
  let isSilent = false
  const leave = () => connection.abort()
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave)
  let watchdog: ReturnType<typeof setTimeout> | undefined
  const hear = () => {
    clearTimeout(watchdog)
    watchdog = setTimeout(() => {
      isSilent = true
      connection.abort()
    }, silenceLimitMs)
  }
  try {
    hear()
    const response = await withFreshToken((headers) =>
      fetch(url, {
        headers: { accept: 'text/event-stream', ...headers, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
        credentials: 'same-origin',
        cache: 'no-store',
        signal: connection.signal,
      }),
    )
    if (!response.ok || !response.body) throw new StreamRefused(response.status, `the stream answered ${response.status}`)
    const parse = createEventStreamParser()
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return false
      hear()
      for (const event of parse(decoder.decode(value, { stream: true }))) if (onEvent(event)) return true
    }
  } catch (error) {
    if (isSilent) throw new StreamRefused(0, 'the stream fell silent')
    throw error
  } finally {
    clearTimeout(watchdog)
    signal.removeEventListener('abort', leave)
    connection.abort()
  }
}
