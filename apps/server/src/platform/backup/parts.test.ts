import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { PartHead } from './manifest.ts'
import { partEnd, readParts, toFrame, toHead } from './parts.ts'

const end: PartHead = {
  kind: 'end',
  manifest: { made_at: '2026-11-29T10:00:00.000Z', release: '1.0.0', database: 'embedded', migrations: [], sequences: [], parts: [] },
}
const whole = Buffer.concat([toHead({ kind: 'file', name: 'notes.txt' }), toFrame(Buffer.from('hello')), partEnd, toHead(end)])

async function namesIn(source: AsyncIterable<Buffer>): Promise<string[]> {
  const names: string[] = []
  for await (const { head, frames } of readParts(source)) {
    if (head.kind !== 'end') for await (const frame of frames) names.push(`${head.kind}: ${frame.toString()}`)
    else names.push(head.kind)
  }
  return names
}

test('parts are read one by one', async () => {
  async function* inBytes() {
    for (const byte of whole) yield Buffer.of(byte)
  }
  expect(await namesIn(inBytes())).toEqual(['file: hello', 'end'])
})

test('what is wrong behind the last part is found, however late it comes', async () => {
  async function* failing() {
    yield whole
    await tick()
    throw new Error('something follows the end of the file')
  }
  await expect(namesIn(failing())).rejects.toThrow('something follows the end of the file')
  async function* goingOn() {
    yield whole
    await tick()
    yield Buffer.from('more')
  }
  await expect(namesIn(goingOn())).rejects.toThrow('the backup is damaged: something follows its last part')
  async function* atOnce() {
    yield Buffer.concat([whole, Buffer.from('more')])
  }
  await expect(namesIn(atOnce())).rejects.toThrow('the backup is damaged: something follows its last part')
})
