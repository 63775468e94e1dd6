import { expect, test, vi } from 'vitest'
import { frontendReader } from './frontend-messages.ts'

/** A message of the protocol: its letter, its length and what it says. */
function aMessage(letter: string, said: Buffer): Buffer {
  const header = Buffer.alloc(5)
  header.write(letter)
  header.writeInt32BE(4 + said.length, 1)
  return Buffer.concat([header, said])
}
const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
const query = aMessage('Q', Buffer.from('select 1\0'))
const pipeline = Buffer.concat([aMessage('P', Buffer.alloc(300, 'a')), aMessage('B', Buffer.alloc(0)), aMessage('S', Buffer.alloc(0))])
const sent = Buffer.concat([startup, query, pipeline, query])

function* piecesOf(bytes: Buffer, length: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

test.each([1, 2, 3, 5, 7, 64, 1000])('what a client sends is cut into the same requests when it comes in pieces of %i bytes', (length) => {
  const read = frontendReader()
  const requests = [...piecesOf(sent, length)].flatMap(read)
  expect(requests).toEqual([startup, query, pipeline, query].map((bytes) => ({ type: 'run', bytes })))
})

test('a long message that comes in many pieces is put together once, and not with every piece', () => {
  const long = aMessage('Q', Buffer.alloc(1_000_000, 'a'))
  const read = frontendReader()
  read(startup)
  const concat = vi.spyOn(Buffer, 'concat')
  const [request, ...others] = [...piecesOf(long, 1000)].flatMap(read)
  const copied = concat.mock.calls.flatMap(([parts]) => parts).reduce((bytes, { length }) => bytes + length, 0)
  expect(request?.type === 'run' && request.bytes.equals(long)).toBe(true)
  expect(others).toEqual([])
  // From its pieces, and as the pipeline that it is.
  expect(copied).toBe(2 * long.length)
})
