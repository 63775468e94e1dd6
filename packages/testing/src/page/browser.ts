import './storage.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOperations, type OperationsDeps } from '@karavan/web-kit/account/operations.ts'
import * as sdk from '@karavan/web-kit/account/session/sdk.ts'
import { createSession } from '@karavan/web-kit/account/session/session.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import type { Auth } from 'firebase/auth'
import type { TestApp } from '../app.ts'
import { diskPersistence } from '../identity/disk.ts'

type Fault = { status: number; body: string } | 'no-connection'

/** The way to the product, on a port of its own: what is asked is recorded, and a call can be answered with something else. */
export async function givenNetwork(product: TestApp) {
  const faults: { path: string; fault: Fault; times: number }[] = []
  const calls: { path: string; body: string }[] = []
  const jar: { cookie?: string } = {}
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const path = (request.url ?? '').split('?')[0] ?? ''
    calls.push({ path, body: body.toString() })
    const found = faults.find((one) => one.times > 0 && path.includes(one.path))
    if (found) {
      found.times--
      if (found.fault === 'no-connection') return request.socket.destroy()
      return response.writeHead(found.fault.status, { 'content-type': 'application/json' }).end(found.fault.body)
    }
    const answer = await product.inject({
      method: request.method as 'POST',
      url: request.url,
      headers: { ...(request.headers as Record<string, string>), ...jar },
      ...(body.length > 0 ? { payload: body } : {}),
    })
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers
    response.writeHead(answer.statusCode, headers as Record<string, string>).end(answer.rawPayload)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** The cookie that a browser would send along; the SDK in Node keeps none. */
    jar,
    /** Bodies sent to paths with these words. */
    sent: (path: string) => calls.filter((call) => call.path.includes(path)).map(({ body }) => body),
    /** The next calls to paths with these words fail so. */
    fail(path: string, fault: Fault, times = Number.POSITIVE_INFINITY) {
      faults.push({ path, fault, times })
    },
    /** A refusal in the provider's own form. */
    refuse(path: string, message: string, times?: number) {
      this.fail(path, { status: 400, body: JSON.stringify({ error: { code: 400, message } }) }, times)
    },
    mend() {
      faults.length = 0
    },
    close: () => new Promise((done) => server.close(done)),
  }
}

let browsers = 0

/**
 * A browser with the real sign-in SDK. Its pages are opened one after another, on one storage; what the page itself stores is in jsdom's, which all
 * browsers of a test share.
 */
export function givenBrowser(
  network: Awaited<ReturnType<typeof givenNetwork>>,
  { askGoogle = async () => Promise.reject(new Error('Google is not asked here')) }: Partial<Pick<OperationsDeps, 'askGoogle'>> = {},
) {
  const name = `browser-${++browsers}`
  const disk = new Map<string, string>()
  let turn: Promise<unknown> = Promise.resolve()
  let opened: Auth[] = []

  return {
    disk,
    /** Opens a page, or reloads it, and waits for its user. */
    async open() {
      await Promise.all(opened.map(sdk.closeAuth))
      opened = []
      const session = createSession({
        makeFirstGuest: async () => undefined,
        onOtherTab: () => {},
        earnPass: async () => Promise.reject(new Error('there is no worker here')),
        loadSdk: async () => ({
          ...sdk,
          async openAuth(identity, origin, options) {
            const auth = await sdk.openAuth(identity, origin, {
              name: `${name} ${options?.name ?? ''}`,
              persistence: diskPersistence(disk),
            })
            opened.push(auth)
            return auth
          },
          async closeAuth(auth) {
            opened = opened.filter((one) => one !== auth)
            await sdk.closeAuth(auth)
          },
        }),
        lock: (_mode, task) => {
          const mine = turn.then(task)
          turn = mine.catch(() => {})
          return mine
        },
        origin: () => network.origin,
        claimGuest: async (guestToken) => (await call('/api/account/claim-guest', { guest_token: guestToken })).moved,
      })
      async function call(path: string, payload?: object) {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${await session.getToken()}` }
        let answer: Response
        try {
          answer = await fetch(network.origin + path, payload ? { method: 'POST', headers, body: JSON.stringify(payload) } : { headers })
        } catch (cause) {
          throw new ApiError(0, 'no_answer', path, { cause })
        }
        if (!answer.ok) throw new ApiError(answer.status, 'refused', `${path} answered ${answer.status}`)
        return answer.json()
      }
      const operations = createOperations({
        session,
        endSession: () => call('/api/account/sign-out', {}),
        askGoogle,
      })
      await session.start(
        { mode: 'builtin', apiKey: 'karavan-builtin', projectId: 'karavan' },
        { enabled: true, authorizedDomains: ['localhost'] },
      )
      await session.waitForUser()
      return {
        session,
        operations,
        get user() {
          return session.useSession.getState().user
        },
        ask: (words: string) => call('/api/search/start', { query: words }),
        /** Titles of the user's conversations. */
        async conversations(): Promise<string[]> {
          return (await call('/api/conversations')).conversations.map(({ title }: { title: string }) => title).sort()
        },
      }
    },
  }
}
