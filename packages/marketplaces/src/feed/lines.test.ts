import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { type Line, readLines } from './lines.ts'

async function* chunks(parts: (string | Uint8Array)[]) {
  yield* parts
}
async function read(parts: (string | Uint8Array)[], maxBytes = 20): Promise<Line[]> {
  const lines: Line[] = []
  for await (const line of readLines(chunks(parts), maxBytes)) lines.push(line)
  return lines
}

test('lines are the same wherever the chunks are cut', async () => {
  const bytes = Buffer.from('\ufeffодин\r\n\nдва\nтри')
  const whole = await read([bytes])
  expect(whole).toEqual([
    { number: 1, text: 'один' },
    { number: 2, text: '' },
    { number: 3, text: 'два' },
    { number: 4, text: 'три' },
  ])
  expect(await read(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(whole)
})

test('a line that is too long, or no UTF-8, is reported and the next one is read', async () => {
  expect(await read(['x'.repeat(15), 'y'.repeat(15), '\nok\n', Uint8Array.of(0xff, 0xfe, 10), 'last'])).toEqual([
    { number: 1, error: 'is longer than 20 bytes' },
    { number: 2, text: 'ok' },
    { number: 3, error: 'is not UTF-8' },
    { number: 4, text: 'last' },
  ])
})

test('a line of any length is never held', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const pieces: WeakRef<ArrayBufferLike>[] = []
  let maxHeld = 0
  async function* endless() {
    for (let sent = 1; sent <= 60; sent += 1) {
      const piece = new Uint8Array(1024 * 1024).fill(120)
      pieces.push(new WeakRef(piece.buffer))
      yield piece
      if (sent % 20 !== 0) continue
      await new Promise((next) => setImmediate(next))
      collectGarbage()
      maxHeld = Math.max(maxHeld, pieces.filter((one) => one.deref() !== undefined).length)
    }
    yield Buffer.from('\nok')
  }
  for await (const line of readLines(endless(), 1024)) if ('text' in line) expect(line.text).toBe('ok')
  expect(maxHeld).toBeLessThan(5)
})
