import { type Client, createFairLine } from '../../platform/fair-line.ts'

/** Resolves when it is the caller's turn to keep the process busy for a moment. */
export type Pace = (client: Client) => Promise<void>

/**
 * One caller per round of the event loop, clients in turn. Reading a message or comparing sixty offers takes milliseconds; done for many buyers in the
 * same round, it would hold up everybody's questions and events for all of them together, and in the order of arrival one client's forty questions would
 * hold up the one of another.
 */
export function createPace(): Pace {
  const line = createFairLine<() => void>()
  let isGoing = false
  const letOneGo = (): void => {
    line.take()?.piece()
    isGoing = line.size > 0
    if (isGoing) setImmediate(letOneGo)
  }
  return (client) =>
    new Promise((go) => {
      line.add(client, go)
      if (isGoing) return
      isGoing = true
      setImmediate(letOneGo)
    })
}
