import type { StreamEvent } from '@karavan/contract/stream-events.ts'
import { pageApiBase } from '@karavan/web-kit/lib/base-url.ts'
import { readEventStream, StreamRefused } from '@karavan/web-kit/lib/read-event-stream.ts'
import { wait } from '@karavan/web-kit/lib/wait.ts'
import { readStreamEvent } from '../../wire/stream-event.ts'

/** Pauses before a broken connection is tried again, in milliseconds: three times, and no more than three within 5 s.
 * Phones lose connections for a moment; longer than that is a stream error. */
export const resumeDelaysMs = [250, 1_000, 2_500] as const
const resumeWindowMs = 5_000

/** How the reading ended: with `complete`, by a stream error, refused because too many replies are being read already, or because the reader left. */
export type StreamEnd = 'complete' | 'error' | 'busy' | 'left'

interface FollowOptions {
  onEvent(event: StreamEvent): void
  signal: AbortSignal
}

/**
 * Reads a reply's stream from its start to its `complete`. A dropped connection is resumed after the last event seen; an HTTP error, silence,
 * or a failed resume is the stream error. Events that come twice are given once, one that cannot be read is logged and passed over.
 */
export async function followReply(streamId: string, { onEvent, signal }: FollowOptions): Promise<StreamEnd> {
  const url = new URL(`api/search/stream/${encodeURIComponent(streamId)}`, pageApiBase())
  let lastId: string | undefined
  /** Tries since the last new event, and when the latest of all were made. */
  let retries = 0
  let resumes: number[] = []

  /** One connection. True once `complete` has come; false when it broke off before. */
  const readOnce = () =>
    readEventStream(url, {
      lastId,
      signal,
      onEvent({ id, data }) {
        if (id !== undefined) {
          if (lastId !== undefined && Number(id) <= Number(lastId)) return
          lastId = id
        }
        let event: StreamEvent | undefined
        try {
          event = readStreamEvent(data)
        } catch (error) {
          console.error('an event of the reply could not be read', error)
          return
        }
        retries = 0
        if (event) onEvent(event)
        return event?.type === 'complete'
      },
    })

  for (;;) {
    try {
      if (await readOnce()) return 'complete'
    } catch (error) {
      if (signal.aborted) return 'left'
      if (error instanceof StreamRefused) {
        console.error('the reply could not be followed', error)
        return error.status === 429 ? 'busy' : 'error'
      }
    }
    if (signal.aborted) return 'left'
    const delay = resumeDelaysMs[retries++]
    resumes = resumes.filter((time) => Date.now() - time < resumeWindowMs)
    if (delay === undefined || resumes.length >= resumeDelaysMs.length) {
      console.error('the connection to the reply was lost')
      return 'error'
    }
    await wait(delay, signal)
    resumes.push(Date.now())
    if (signal.aborted) return 'left'
  }
}
