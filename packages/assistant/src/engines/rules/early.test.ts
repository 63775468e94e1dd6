import { expect, test } from 'vitest'
import { whileItGoesOn } from './early.ts'

async function read(
  work: (tell: (part: number) => void) => Promise<string>,
  toStep = (part: number): string | undefined => `step ${part}`,
) {
  const steps: string[] = []
  const going = whileItGoesOn(work, toStep)
  for (;;) {
    const next = await going.next()
    if (next.done) return { steps, result: next.value }
    steps.push(next.value)
  }
}
const soon = () => new Promise((done) => setTimeout(done, 5))

test('what is told on the way comes as steps, and then the result', async () => {
  const work = async (tell: (part: number) => void) => {
    await soon()
    tell(1)
    await soon()
    tell(2)
    await soon()
    return 'done'
  }
  expect(await read(work)).toEqual({ steps: ['step 1', 'step 2'], result: 'done' })
})

test('of what is told at once the newest is given, what makes no step is left out, and work that tells nothing gives its result', async () => {
  const atOnce = async (tell: (part: number) => void) => {
    await soon()
    for (const part of [1, 2, 3]) tell(part)
    await soon()
    return 'done'
  }
  expect(await read(atOnce)).toEqual({ steps: ['step 3'], result: 'done' })
  expect(await read(atOnce, () => undefined)).toEqual({ steps: [], result: 'done' })
  expect(await read(async () => 'done')).toEqual({ steps: [], result: 'done' })
})

test('work that fails fails for who reads', async () => {
  const failing = async (tell: (part: number) => void) => {
    tell(1)
    await soon()
    throw new Error('the database is away')
  }
  await expect(read(failing)).rejects.toThrow('the database is away')
})
