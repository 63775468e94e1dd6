// Set-up of the projects `dom` and `page`: a page that answers like an ordinary desktop one, and holds nothing of the test before.

import { format } from 'node:util'
import { provideCaller } from '@karavan/web-kit/lib/caller.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect } from 'vitest'

/** What React warned of since the test began, by its own words: two siblings of one key are kept or lost at random, and the page says nothing. */
const warned: string[] = []
const error = console.error
console.error = (...args: unknown[]) => {
  const text = format(...args)
  if (/same key|unique "key"/.test(text)) warned.push(text)
  error(...args)
}
const nobody = { get: async () => undefined, renew: async () => undefined }
afterAll(() => {
  // The next file has a list of its own.
  console.error = error
  // A page that was started asks its session for a token before each call, ten seconds long where nobody comes.
  provideCaller({ tokens: nobody, language: () => 'en' })
})
afterEach(() => {
  cleanup()
  expect(warned.splice(0)).toEqual([])
})
// As long as everything else is waited for (`setup.ts`).
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no layout: what components ask of it is answered here.
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
// Of an animation only its end is waited for.
if (!('animate' in Element.prototype)) Object.assign(Element.prototype, { animate: () => ({ finished: Promise.resolve() }) })
// jsdom has this one, but only to say that it is not implemented.
window.scrollTo = () => {}
