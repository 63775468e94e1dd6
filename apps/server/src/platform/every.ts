/**
 * Does `work` every `ms`, one at a time: where it takes longer than that, turns are left out instead of piling up. Keeps no process alive. Returns what
 * ends it.
 */
export function every(ms: number, work: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    work()
      .catch(onError)
      .finally(() => {
        isBusy = false
      })
  }, ms)
  timer.unref()
  return () => clearInterval(timer)
}
