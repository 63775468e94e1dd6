import type { AppRouter } from './router.tsx'

const leaving = new WeakSet<AppRouter['history']>()

/** One step back, however often it is asked for before the browser has taken it: a double press on × leaves no more than what it closes. */
export function goBack({ history }: Pick<AppRouter, 'history'>): void {
  if (leaving.has(history)) return
  leaving.add(history)
  const stop = history.subscribe(() => {
    stop()
    leaving.delete(history)
  })
  history.back()
}
