/** One event of a `text/event-stream`. `id` is the last one the stream has named, so that a broken reading can go on from it. */
export interface ServerEvent {
  id: string | undefined
  data: string
}

/**
 * Reads an event stream piece by piece, wherever the network cuts it. Comments (heartbeats) give nothing; an event cut off by the end of the
 * stream is not given, as the standard asks.
 */
export function createEventStreamParser(): (chunk: string) => ServerEvent[] {
  let rest = ''
  let id: string | undefined
  let data: string[] = []
  let started = false

  return (chunk) => {
    rest += chunk
    if (!started && rest.length > 0) {
      started = true
      if (rest.startsWith('\uFEFF')) rest = rest.slice(1)
    }
    const events: ServerEvent[] = []
    for (;;) {
      const end = rest.search(/[\r\n]/)
      // A CR at the very end may be half of a CR LF: the next piece decides.
      if (end === -1 || (rest[end] === '\r' && end === rest.length - 1)) return events
      const line = rest.slice(0, end)
      rest = rest.slice(end + (rest[end] === '\r' && rest[end + 1] === '\n' ? 2 : 1))
      if (line === '') {
        if (data.length > 0) events.push({ id, data: data.join('\n') })
        data = []
        continue
      }
      const colon = line.indexOf(':')
      if (colon === 0) continue
      const field = colon === -1 ? line : line.slice(0, colon)
      const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
      if (field === 'data') data.push(value)
      else if (field === 'id' && !value.includes('\0')) id = value
    }
  }
}
