import type { RouterHistory } from '@tanstack/react-router'

const leaving = new WeakSet<RouterHistory>()

/** One step back, however often it is asked for before the browser has taken it: a double press on × leaves no more than what it closes. */
export function goBack({ history }: { history: RouterHistory }): void {
  if (leaving.has(history)) return
  leaving.add(history)
  const stop = history.subscribe(() => {
    stop()
    leaving.delete(history)
  })
  history.back()
}
