import type { AppRouter } from './router/app-router.ts'

const leaving = new WeakSet<AppRouter>()

/** One step back, however often it is asked for before the browser has taken it: a double press on × leaves no more than what it closes. */
export function goBack(router: AppRouter): void {
  if (leaving.has(router)) return
  leaving.add(router)
  const stop = router.subscribe(() => {
    stop()
    leaving.delete(router)
  })
  router.back()
}
