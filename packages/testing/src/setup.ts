// Set-up of every Vitest project: no test leaves a stand-in or something stored behind for the next one, of another file either, and none is decided by
// the speed of the machine.
import { afterEach, beforeEach, vi } from 'vitest'

/** How long something is waited for at least. Vitest's own second is over before a busy machine has started a process. */
const patienceMs = 30_000
const { waitFor } = vi

function waitPatiently<T>(check: () => T | Promise<T>, options?: Parameters<typeof waitFor>[1]): Promise<T> {
  const given = typeof options === 'number' ? { timeout: options } : options
  return waitFor(check, { ...given, timeout: Math.max(given?.timeout ?? 0, patienceMs) })
}
// Files that share a thread share `vi`.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently

beforeEach(() => {
  // Of the page, or what stands in for it (`page/storage.ts`); most tests have neither.
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
