import { pageApiBase } from './base-url.ts'
import type { ServerEvent } from './event-stream.ts'
import { readEventStream, StreamRefused } from './read-event-stream.ts'
import { wait } from './wait.ts'

/** Pauses before a connection that could not be kept is tried again, in milliseconds. */
const firstPauseMs = 2_000
const maxPauseMs = 30_000

interface FollowOptions {
  /** Number of the newest event that is known; `onChange` is called for what came after it. */
  after?: number
  /** Something happened, or may have while there was no connection: then without an event. */
  onChange(event?: ServerEvent): void
  signal: AbortSignal
}

/** Follows an event stream of the API until the signal is aborted, or the session may not read it any more. While there is no connection, `onChange` is called now and then. */
export async function followStream(path: string, { after, onChange, signal }: FollowOptions): Promise<void> {
  const url = new URL(path, pageApiBase())
  let lastId = after?.toString()
  let pauseMs = firstPauseMs
  while (!signal.aborted) {
    try {
      await readEventStream(url, {
        lastId,
        signal,
        onEvent(event) {
          if (event.id !== undefined) lastId = event.id
          pauseMs = firstPauseMs
          onChange(event)
          return false
        },
      })
      // The server ends a connection now and then; the next one hears what came after it.
      await wait(firstPauseMs, signal)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof StreamRefused && [401, 403].includes(error.status)) return
      await wait(pauseMs, signal)
      pauseMs = Math.min(pauseMs * 2, maxPauseMs)
      if (!signal.aborted) onChange()
    }
  }
}
