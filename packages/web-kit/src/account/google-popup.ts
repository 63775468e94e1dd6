import { randomId } from '../lib/random-id.ts'
import { FirebaseError } from './session/sdk.ts'

/** The same numbers as the SDK's own popup has: CSS pixels and milliseconds. */
const width = 500
const height = 600
const pollMs = 2_000
/** From "the window is gone" to believing it: its last words may still be on their way. */
const graceMs = 8_000

/** Name of the channel, and of the storage entry, on which the popup's last page answers. */
const answersOn = 'karavan-google'

type Answer = { tx: string; handle?: string; error?: string }

const messages: Record<string, string> = {
  'auth/popup-blocked': 'The popup was blocked by the browser',
  'auth/popup-closed-by-user': 'The popup was closed before the sign-in was complete',
  'auth/cancelled-popup-request': 'Another popup was opened instead of this one',
  'auth/user-cancelled': 'The account was not chosen',
  'auth/unauthorized-domain': 'Nobody can sign in from this address',
}
export const toSdkError = (code: string) => new FirebaseError(code, messages[code] ?? 'Google sign-in did not succeed')

let cancelCurrent = () => {}

/**
 * Opens the product's own Google pages in a window and gives the one-time handle that comes back, for the SDK's credential call. Call it straight from
 * the click: browsers block windows that open later. Rejects with the SDK's codes: `popup-blocked`, `popup-closed-by-user`, `cancelled-popup-request`
 * when a second one is opened, and those that the pages answer.
 */
export function askInPopup(language: string): Promise<string> {
  cancelCurrent()
  const tx = randomId()
  const popup = window.open(`/account/google/start?${new URLSearchParams({ tx, lang: language })}`, tx, toFeatures())
  if (!popup) return Promise.reject(toSdkError('auth/popup-blocked'))
  popup.focus()

  return new Promise<string>((resolve, reject) => {
    let grace: ReturnType<typeof setTimeout> | undefined
    const poll = setInterval(() => {
      if (!popup.closed) return
      clearInterval(poll)
      grace = setTimeout(() => fail('auth/popup-closed-by-user'), graceMs)
    }, pollMs)
    // The provider's pages may cut the tie between the two windows, but not these two.
    const channel = new BroadcastChannel(answersOn)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => take(data)
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === answersOn && newValue) take(parse(newValue))
    }
    window.addEventListener('storage', onStorage)

    function end() {
      clearInterval(poll)
      clearTimeout(grace)
      channel.close()
      window.removeEventListener('storage', onStorage)
      if (cancelCurrent === cancel) cancelCurrent = () => {}
    }
    function fail(code: string) {
      end()
      reject(toSdkError(code))
    }
    function take(answer: unknown) {
      if (!isAnswer(answer) || answer.tx !== tx) return
      if (!answer.handle) return fail(answer.error ?? 'auth/internal-error')
      end()
      resolve(answer.handle)
    }
    function cancel() {
      popup?.close()
      fail('auth/cancelled-popup-request')
    }
    cancelCurrent = cancel
  })
}

function toFeatures(): string {
  const top = Math.max((screen.availHeight - height) / 2, 0)
  const left = Math.max((screen.availWidth - width) / 2, 0)
  const features = { location: 'yes', resizable: 'yes', statusbar: 'yes', toolbar: 'no', width, height, top, left }
  return Object.entries(features)
    .map(([name, value]) => `${name}=${value}`)
    .join(',')
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null && 'tx' in value

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
