import { pageApiBase } from '@karavan/web-kit/lib/base-url.ts'
import { readEventStream, StreamRefused } from '@karavan/web-kit/lib/read-event-stream.ts'
import { wait } from '@karavan/web-kit/lib/wait.ts'

/** Pauses before a connection that could not be kept is tried again, in milliseconds. */
const firstPauseMs = 2_000
const maxPauseMs = 30_000

interface FollowOptions {
  /** Newest entry of the timeline that is known; `onChange` is called for what came after it. */
  after: number | undefined
  /** Something happened, or may have while there was no connection. */
  onChange(): void
  signal: AbortSignal
}

/** Follows what happens to an order until the signal is aborted, or the session may not read the order any more. While there is no stream, `onChange` is called now and then. */
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
