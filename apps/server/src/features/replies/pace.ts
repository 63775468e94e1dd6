/** Resolves when it is the caller's turn to keep the process busy for a moment. */
export type Pace = () => Promise<void>

/**
 * One caller per round of the event loop, in their order. Reading a message or comparing sixty offers takes milliseconds; done for many buyers in the
 * same round, it would hold up everybody's questions and events for all of them together.
 */
export function createPace(): Pace {
  const waiting: (() => void)[] = []
  const letOneGo = (): void => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(letOneGo)
  }
  return () =>
    new Promise((go) => {
      waiting.push(go)
      if (waiting.length === 1) setImmediate(letOneGo)
    })
}
