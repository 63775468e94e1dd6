import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

function given(isTerminal: boolean) {
  const written: string[] = []
  let at = 0
  const progress = createProgress({ isTerminal, write: (text) => void written.push(text) }, 'lines', () => at)
  const pass = (ms: number): void => {
    at += ms
  }
  return { written, progress, pass }
}

test('on a terminal a bar is drawn over itself, with the pace and the time that is left, and taken away at the end', () => {
  const { written, progress, pass } = given(true)
  progress.show(0, 1000)
  pass(1000)
  progress.show(500, 1000)
  expect(written.at(-1)).toBe(`\r[${'#'.repeat(15)}${'.'.repeat(15)}] 50 %, 500 of 1000 lines, 500/s, 1 s left\x1b[K`)
  pass(50)
  progress.show(510, 1000)
  expect(written).toHaveLength(2)
  progress.end()
  expect(written.at(-1)).toBe('\r\x1b[K')
})

test('elsewhere a line is written every ten seconds, and none of work that is over before', () => {
  const { written, progress, pass } = given(false)
  progress.show(0, 1000)
  pass(9000)
  progress.show(900, 1000)
  expect(written).toEqual([])
  pass(1000)
  progress.show(950, 1000)
  progress.end()
  expect(written).toEqual(['95 %, 950 of 1000 lines, 95/s, 1 s left\n'])
})
