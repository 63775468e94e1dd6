import { createParser } from 'eventsource-parser'

/** One event of a `text/event-stream`. `id` is the last one the stream has named, so that a reader that was cut off can go on from it. */
export interface ServerEvent {
  id: string | undefined
  data: string
}

/**
 * Reads an event stream piece by piece, wherever the network cuts it. Comments (heartbeats) and events without data give nothing; an event that the
 * end of the stream cuts off is not given, as the standard asks.
 */
export function createEventStreamParser(): (chunk: string) => ServerEvent[] {
  let id: string | undefined
  let events: ServerEvent[] = []
  const parser = createParser({
    onEvent(event) {
      id = event.id ?? id
      events.push({ id, data: event.data })
    },
  })
  return (chunk) => {
    events = []
    parser.feed(chunk)
    return events
  }
}
