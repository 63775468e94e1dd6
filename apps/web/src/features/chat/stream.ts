import { productWidgetType } from '@karavan/contract/conversations.ts'
import { type StreamEvent, streamEvent } from '@karavan/contract/stream-events.ts'
import { pageApiBase } from '../../lib/base-url.ts'
import { withFreshToken } from '../../lib/caller.ts'
import { createEventStreamParser } from '../../lib/event-stream.ts'
import { readProducts } from './read-message.ts'

/** No byte for this long is a stream error; the server sends a comment every 15 s (decision G-65). Milliseconds. */
export const silenceLimitMs = 45_000
/** Pauses before a broken connection is tried again, in milliseconds: three times, and no more than three within 5 s (decision W-03). */
export const resumeDelaysMs = [250, 1_000, 2_500] as const
const resumeWindowMs = 5_000

/** How the reading ended: with `complete`, by a stream error, or because the reader left. */
export type StreamEnd = 'complete' | 'error' | 'left'

/**
 * One `data:` line as an event of the contract. Takes the text from content, message or text, and the cards from wherever they are (decisions
 * G-60, G-61). `undefined` for a type that is not known; throws on what is not JSON or not of its type's shape.
 */
export function readStreamEvent(data: string): StreamEvent | undefined {
  const raw: unknown = JSON.parse(data)
  if (typeof raw !== 'object' || raw === null || !('type' in raw)) throw new Error('an event without a type')
  const known = streamEvent.options.some((option) => option.shape.type.value === raw.type)
  if (!known) return undefined
  const source = raw as Record<string, unknown>
  const content = [source.content, source.message, source.text].find((text) => typeof text === 'string') ?? ''
  if (raw.type !== productWidgetType) return streamEvent.parse({ ...source, content })
  const products = readProducts(source)
  return streamEvent.parse({ ...source, content, products, metadata: { message_type: productWidgetType, products } })
}

interface FollowOptions {
  onEvent(event: StreamEvent): void
  signal: AbortSignal
}

class StreamRefused extends Error {}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(finish, ms)
    function finish() {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    signal.addEventListener('abort', finish)
  })

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
  async function readOnce(): Promise<boolean> {
    const connection = new AbortController()
    let isSilent = false
    const leave = () => connection.abort()
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
      if (!response.ok || !response.body) throw new StreamRefused(`the stream answered ${response.status}`)
      const parse = createEventStreamParser()
      const decoder = new TextDecoder()
      const reader = response.body.getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return false
        hear()
        for (const { id, data } of parse(decoder.decode(value, { stream: true }))) {
          if (id !== undefined) {
            if (lastId !== undefined && Number(id) <= Number(lastId)) continue
            lastId = id
          }
          let event: StreamEvent | undefined
          try {
            event = readStreamEvent(data)
          } catch (error) {
            console.error('an event of the reply could not be read', error)
            continue
          }
          retries = 0
          if (event) onEvent(event)
          if (event?.type === 'complete') return true
        }
      }
    } catch (error) {
      if (isSilent) throw new StreamRefused('the stream fell silent')
      throw error
    } finally {
      clearTimeout(watchdog)
      signal.removeEventListener('abort', leave)
      connection.abort()
    }
  }

  for (;;) {
    try {
      if (await readOnce()) return 'complete'
    } catch (error) {
      if (signal.aborted) return 'left'
      if (error instanceof StreamRefused) {
        console.error('the reply could not be followed', error)
        return 'error'
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
