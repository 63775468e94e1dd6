import type { StreamEvent } from '@karavan/contract/stream-events.ts'

export interface ReadStream {
  status: number
  headers: Headers
  events: StreamEvent[]
  /** Numbers of the events. */
  ids: number[]
  /** Everything received, comments included. */
  text: string
}

interface ReadOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Called with each event as it arrives. */
  onEvent?(event: StreamEvent, id: number): void
}

/** Reads a stream to its end over a real connection, as a browser does. */
export async function readEvents(address: string, streamId: string, { headers, signal, onEvent }: ReadOptions = {}): Promise<ReadStream> {
  const answer = await fetch(`${address}/api/search/stream/${streamId}`, { headers: headers ?? {}, signal: signal ?? null })
  const read: ReadStream = { status: answer.status, headers: answer.headers, events: [], ids: [], text: '' }
  if (!answer.ok || !answer.body) return { ...read, text: await answer.text() }
  let taken = 0
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    read.text += piece
    for (let end = read.text.indexOf('\n\n', taken); end >= 0; end = read.text.indexOf('\n\n', taken)) {
      const lines = read.text.slice(taken, end).split('\n')
      taken = end + 2
      const data = lines.find((line) => line.startsWith('data: '))
      if (data === undefined) continue
      const event = JSON.parse(data.slice(6)) as StreamEvent
      const id = Number(lines.find((line) => line.startsWith('id: '))?.slice(4))
      read.events.push(event)
      read.ids.push(id)
      onEvent?.(event, id)
    }
  }
  return read
}
