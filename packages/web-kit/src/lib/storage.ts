/**
 * What the browser keeps for the page, as text or as JSON. It may keep nothing at all (a private window, a policy, a full disk): reading gives
 * `undefined` then, writing `false`, and nothing is thrown.
 */
function browserStore(area: () => Storage) {
  function attempt<Result>(task: (storage: Storage) => Result): Result | undefined {
    try {
      // Also naming it may throw.
      return task(area())
    } catch {
      return undefined
    }
  }
  const get = (key: string): string | undefined => attempt((storage) => storage.getItem(key)) ?? undefined
  const set = (key: string, value: string): boolean =>
    attempt((storage) => {
      storage.setItem(key, value)
      return true
    }) ?? false

  return {
    get,
    set,
    /** What `parse` makes of the stored value; `undefined` where nothing is stored, or nothing that it accepts. */
    getJson: <Value>(key: string, parse: (json: unknown) => Value): Value | undefined =>
      attempt((storage) => {
        const text = storage.getItem(key)
        return text === null ? undefined : parse(JSON.parse(text))
      }),
    setJson: (key: string, value: unknown): boolean => set(key, JSON.stringify(value)),
    remove(key: string): void {
      attempt((storage) => storage.removeItem(key))
    },
    /** Removes every entry whose key begins like this. */
    removeAll(prefix: string): void {
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
      })
    },
  }
}

/** Shared by the tabs of this browser, and kept when it closes. */
export const localStore = browserStore(() => localStorage)
/** Of this tab alone; survives a reload. */
export const tabStore = browserStore(() => sessionStorage)
