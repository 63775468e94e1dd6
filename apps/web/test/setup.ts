import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** What a test with the real product beside the page has in Node's own environment: an address and a storage are all such code asks of a page. */
class MapStorage {
  private readonly entries = new Map<string, string>()
  getItem = (key: string) => this.entries.get(key) ?? null
  setItem = (key: string, value: string) => void this.entries.set(key, value)
  removeItem = (key: string) => void this.entries.delete(key)
  clear = () => this.entries.clear()
}

if (typeof window === 'undefined') {
  const location = new URL('http://localhost/chat/')
  Object.assign(globalThis, { location, localStorage: new MapStorage(), sessionStorage: new MapStorage() })
} else givenPage()

function givenPage() {
  // jsdom has no layout: what components ask of it answers like an ordinary desktop page.
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
    }) satisfies MediaQueryList
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollTo ??= () => {}
  Element.prototype.scrollIntoView ??= () => {}
  document.elementFromPoint ??= () => null
  Element.prototype.getAnimations ??= () => []
  Element.prototype.animate ??= () => ({ finished: Promise.resolve() }) as unknown as Animation
  // jsdom has this one, but only to say that it is not implemented.
  window.scrollTo = () => {}
}
