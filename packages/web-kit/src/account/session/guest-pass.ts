// Asked for where a network makes more guests than usual; import it with import() only.

import { guestPassAnswer, guestPassCookie, guestPassPath } from '@karavan/contract/guest-pass.ts'
import { pageApiBase } from '../../lib/base-url.ts'

/** Only the sign-up reads it, and soon. */
const cookieLifeSeconds = 120
const answerTimeoutMs = 10_000

/** Lets this browser work for a guest, and leaves what it found where the sign-up call takes it along. Rejects where that is not possible. */
export async function earnGuestPass(): Promise<void> {
  const answer = await fetch(new URL(guestPassPath, pageApiBase()), { method: 'POST', signal: AbortSignal.timeout(answerTimeoutMs) })
  if (!answer.ok) throw new Error(`the work for a guest was not given out: ${answer.status}`)
  const pass = await work(guestPassAnswer.parse(await answer.json()))
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the sign-in SDK takes no header, and not every browser has the other way to set one
  document.cookie = `${guestPassCookie}=${pass}; path=/identitytoolkit.googleapis.com; max-age=${cookieLifeSeconds}; samesite=strict${secure}`
}

function work(challenge: unknown): Promise<string> {
  const worker = new Worker(new URL('./guest-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
    worker.addEventListener('error', (error) => reject(new Error('the work for a guest failed', { cause: error })))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
