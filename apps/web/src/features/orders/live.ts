import { pageApiBase } from '../../lib/base-url.ts'
import { readEventStream, StreamRefused } from '../../lib/read-event-stream.ts'
import { wait } from '../../lib/wait.ts'

/** Pauses before a connection that could not be kept is tried again, in milliseconds. */
const firstPauseMs = 2_000
const lastPauseMs = 30_000

interface FollowOptions {
  /** Newest entry of the timeline that is known; what came after it is told. */
  after: number | undefined
  /** Something happened, or may have while nobody could tell. */
  onChange(): void
  signal: AbortSignal
}

/** Follows what happens to an order until the signal is aborted, or the order is nobody's any more. Where there is no stream it asks now and then. */
export async function followOrder(id: string, { after, onChange, signal }: FollowOptions): Promise<void> {
  const url = new URL(`api/orders/${encodeURIComponent(id)}/events`, pageApiBase())
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
          onChange()
          return false
        },
      })
      // The server ends a connection now and then; what comes after it is told to the next one.
      await wait(firstPauseMs, signal)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof StreamRefused && [401, 403].includes(error.status)) return
      await wait(pauseMs, signal)
      pauseMs = Math.min(pauseMs * 2, lastPauseMs)
      if (!signal.aborted) onChange()
    }
  }
}
