import { setImmediate as nextTurn } from 'node:timers/promises'

/** Reading texts for the index is arithmetic; others get their turn after this long. */
const sliceMs = 8

/** What long work awaits after each piece of it: gives others their turn from time to time. */
export function createPauses(): () => Promise<void> {
  let sliceEnd = performance.now() + sliceMs
  return async () => {
    if (performance.now() <= sliceEnd) return
    await nextTurn()
    sliceEnd = performance.now() + sliceMs
  }
}
