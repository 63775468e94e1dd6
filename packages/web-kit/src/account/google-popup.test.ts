// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askInPopup } from './google-popup.ts'

/** What `window.open` gives, in place of a real window. */
const givenWindow = () => ({ closed: false, focus: vi.fn(), close: vi.fn() })
type Opened = ReturnType<typeof givenWindow> | null
const open = vi.fn<(url: string, name: string, features: string) => Opened>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('open', open)
  open.mockReset().mockImplementation(givenWindow)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error) => error.code,
  )
const opened = (call = 0) => open.mock.results[call]!.value as ReturnType<typeof givenWindow>
const txOf = (call = 0) => new URL(open.mock.calls[call]?.[0] ?? '', 'http://localhost').searchParams.get('tx') ?? ''
const answer = (message: object) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'karavan-google', newValue: JSON.stringify(message) }))
/** Whether it has ended, once everything that is ready to go on has done so. */
async function state(promise: Promise<unknown>): Promise<'pending' | 'settled'> {
  let found: 'pending' | 'settled' = 'pending'
  const settle = () => {
    found = 'settled'
  }
  promise.then(settle, settle)
  await vi.advanceTimersByTimeAsync(0)
  return found
}

test('the popup is 500 by 600 and opens at once [CO-16]', () => {
  void askInPopup('ru').catch(() => {})
  const [url, , features] = open.mock.calls[0] ?? []
  expect(url).toMatch(/^\/account\/google\/start\?tx=[0-9a-f]{32}&lang=ru$/)
  expect(features).toMatch(/^location=yes,resizable=yes,statusbar=yes,toolbar=no,width=500,height=600,top=\d+(\.\d+)?,left=\d+(\.\d+)?$/)
})

test('the handle comes back for this popup alone, and once', async () => {
  const asked = askInPopup('en')
  for (const foreign of [{ tx: 'other', handle: 'x' }, null, 'text', { handle: 'x' }]) answer(foreign as object)
  expect(await state(asked)).toBe('pending')
  answer({ tx: txOf(), handle: 'the-handle' })
  expect(await asked).toBe('the-handle')
  answer({ tx: txOf(), error: 'auth/user-cancelled' })
  expect(vi.getTimerCount()).toBe(0)
})

test('the answer also comes over the channel', async () => {
  vi.useRealTimers()
  const asked = askInPopup('en')
  const channel = new BroadcastChannel('karavan-google')
  channel.postMessage({ tx: txOf(), handle: 'the-handle' })
  expect(await asked).toBe('the-handle')
  channel.close()
})

test('a closed window is believed 8 seconds after it was seen, every 2 seconds it is looked at [ER-28 CO-17]', async () => {
  const asked = askInPopup('en')
  const refused = codeOf(asked)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await state(asked)).toBe('pending')
  opened().closed = true
  await vi.advanceTimersByTimeAsync(2_000 + 7_999)
  expect(await state(asked)).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(await refused).toBe('auth/popup-closed-by-user')
  expect(vi.getTimerCount()).toBe(0)
})

test('what the window said last counts, although it is closed [CO-17]', async () => {
  const asked = askInPopup('en')
  opened().closed = true
  await vi.advanceTimersByTimeAsync(9_000)
  answer({ tx: txOf(), handle: 'the-handle' })
  expect(await asked).toBe('the-handle')
})

test('a blocked window is reported at once [ER-28]', async () => {
  open.mockReturnValue(null)
  expect(await codeOf(askInPopup('en'))).toBe('auth/popup-blocked')
  expect(vi.getTimerCount()).toBe(0)
})

test('a second popup takes the place of the first', async () => {
  const first = codeOf(askInPopup('en'))
  const second = askInPopup('en')
  expect(await first).toBe('auth/cancelled-popup-request')
  expect(opened().close).toHaveBeenCalled()
  answer({ tx: txOf(1), handle: 'the-handle' })
  expect(await second).toBe('the-handle')
})

test.each(['auth/user-cancelled', 'auth/unauthorized-domain', 'auth/internal-error'])('%s comes from the popup [ER-25]', async (code) => {
  const asked = codeOf(askInPopup('en'))
  answer({ tx: txOf(), error: code })
  expect(await asked).toBe(code)
})
