// Set-up of the project `dom`: a page that answers like an ordinary desktop one, and holds nothing of the test before.
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
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
