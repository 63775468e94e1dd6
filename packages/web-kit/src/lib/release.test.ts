// @vitest-environment jsdom
import { givenServer } from '@karavan/testing/page/server.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { browserPage, reloadForNewRelease } from './release.ts'

const script = (name: string) => `<script type="module" crossorigin src="/chat/assets/${name}.js"></script>`
const page = (name: string) => `<!doctype html><head><script src="/chat/start.js"></script>${script(name)}</head><div id="root"></div>`

beforeEach(() => {
  document.head.innerHTML = script('app-1')
  onTestFinished(() => {
    document.head.innerHTML = ''
  })
})

/** The server hands out this release. */
function givenRelease(name: string, status = 200) {
  const server = givenServer()
  const hand = { out: page(name) }
  server.on('GET', /^\//, () => new Response(hand.out, { status, headers: { 'content-type': 'text/html' } }))
  return { reload: vi.spyOn(browserPage, 'reload').mockImplementation(() => {}), hand }
}

test('a page whose release is still the server’s stays', async () => {
  const { reload } = givenRelease('app-1')
  expect(await reloadForNewRelease()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a page of an older release is loaded again, once for each release', async () => {
  const { reload, hand } = givenRelease('app-2')
  expect(await reloadForNewRelease()).toBe(true)
  expect(await reloadForNewRelease()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
  hand.out = page('app-3')
  expect(await reloadForNewRelease()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([
  ['an error page', page('app-2'), 503],
  ['a page of somebody else’s, such as a network’s sign-in', '<p>Welcome to the hotel</p>', 200],
])('%s does not count as a release', async (_, body, status) => {
  const { reload, hand } = givenRelease('app-2', status)
  hand.out = body
  expect(await reloadForNewRelease()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('offline nothing is loaded again', async () => {
  const { reload } = givenRelease('app-2')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await reloadForNewRelease()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('where the tab stores nothing the page stays, with what is being written in it', async () => {
  const { reload } = givenRelease('app-2')
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(await reloadForNewRelease()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
