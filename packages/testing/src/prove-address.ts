import { readOutbox } from '@karavan/server/platform/outbox.ts'

/** Proves the address of an account of a running product as its owner does: asks for the letter, and uses the code that is in it. */
export async function proveAddress(
  { url, dataDir }: { url: string; dataDir: string },
  { email, idToken }: { email: string; idToken: string },
): Promise<void> {
  const call = async (name: string, body: object) => {
    const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=karavan-builtin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`accounts:${name} answered ${answer.status}: ${await answer.text()}`)
  }
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  for (;;) {
    const letter = (await readOutbox(dataDir)).findLast(({ to }) => to === email)
    const oobCode = /oobCode=([\w-]+)/.exec(letter?.text ?? '')?.[1]
    if (oobCode) return call('update', { oobCode })
    await new Promise((done) => setTimeout(done, 50))
  }
}
