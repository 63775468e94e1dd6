/** A line by its number, or why it cannot be read. */
export type Line = { number: number; text: string } | { number: number; error: string }

const newline = 10
const carriageReturn = 13

/**
 * Lines of UTF-8 text, numbered from 1, without their ends. A line of more than `maxBytes` comes as an error and is never held in memory, and so does
 * one that is not valid UTF-8.
 */
export async function* readLines(stream: AsyncIterable<Uint8Array | string>, maxBytes: number): AsyncGenerator<Line, void, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let number = 0
  let held: Uint8Array[] = []
  let heldBytes = 0
  const add = (part: Uint8Array) => {
    heldBytes += part.length
    if (heldBytes > maxBytes) held = []
    else if (part.length > 0) held.push(part)
  }
  const take = (): Line => {
    const bytes = held.length === 1 ? held[0]! : Buffer.concat(held)
    const isTooLong = heldBytes > maxBytes
    held = []
    heldBytes = 0
    number += 1
    if (isTooLong) return { number, error: `is longer than ${maxBytes} bytes` }
    try {
      return { number, text: decoder.decode(bytes.at(-1) === carriageReturn ? bytes.subarray(0, -1) : bytes) }
    } catch {
      return { number, error: 'is not UTF-8' }
    }
  }
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    let start = 0
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
      add(bytes.subarray(start, end))
      yield take()
      start = end + 1
    }
    add(bytes.subarray(start))
  }
  if (heldBytes > 0) yield take()
}
