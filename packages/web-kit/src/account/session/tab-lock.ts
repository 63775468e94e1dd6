/**
 * Orders what the tabs of this browser do to the stored session: an `exclusive` task runs while no other does, `shared` ones run together.
 */
export type TabLock = <Result>(mode: LockMode, task: () => Promise<Result>) => Promise<Result>

/** Web Locks are missing on plain-http origins other than localhost: there, two tabs opened at once may make two guests. */
export const tabLock: TabLock = (mode, task) => (navigator.locks ? navigator.locks.request('karavan-session', { mode }, task) : task())

/** Calls back once, when another tab may be at work: this one was left for it, or it has stored something. */
export function onOtherTab(listener: () => void): void {
  const stop = new AbortController()
  const call = () => {
    stop.abort()
    listener()
  }
  document.addEventListener('visibilitychange', call, { signal: stop.signal })
  addEventListener('storage', call, { signal: stop.signal })
}
