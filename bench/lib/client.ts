import { Agent, request } from 'node:http'

/** A plain HTTP client on kept-alive connections: the benchmark's own cost must stay small beside the server's. */
export interface Client {
  json(method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }>
  /** Reads an answer without looking into it; gives its status. With `body`, a JSON text, it is a POST. */
  drain(path: string, body?: string): Promise<number>
  /** Reads a stream of events to its end; `onEvent` gets each event's type as it arrives. */
  events(path: string, onEvent: (type: string) => void): Promise<void>
  close(): void
}

/**
 * `sockets`: the maximum number of connections, or an agent whose connections it shares with other clients and leaves open. `address`: where it calls from, for
 * a product that believes one proxy.
 */
export function createClient(origin: string, token?: string, sockets: number | Agent = 64, address?: string): Client {
  const agent = typeof sockets === 'number' ? new Agent({ keepAlive: true, maxSockets: sockets }) : sockets
  const headers = (extra: Record<string, string> = {}) => ({
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(address ? { 'x-forwarded-for': address } : {}),
    ...extra,
  })
  return {
    json: (method, path, body) =>
      new Promise((done, fail) => {
        const payload = body === undefined ? undefined : JSON.stringify(body)
        const sent = request(
          `${origin}${path}`,
          { method, agent, headers: headers(payload ? { 'content-type': 'application/json' } : {}) },
          (response) => {
            let text = ''
            response.setEncoding('utf8')
            response.on('data', (chunk: string) => {
              text += chunk
            })
            response.on('end', () => done({ status: response.statusCode ?? 0, body: text ? JSON.parse(text) : {} }))
            response.on('error', fail)
          },
        )
        sent.on('error', fail)
        sent.end(payload)
      }),
    drain: (path, body) =>
      new Promise((done, fail) => {
        const method = body === undefined ? 'GET' : 'POST'
        const sent = request(
          `${origin}${path}`,
          { method, agent, headers: headers(body === undefined ? {} : { 'content-type': 'application/json' }) },
          (response) => {
            response.on('end', () => done(response.statusCode ?? 0))
            response.on('error', fail)
            response.resume()
          },
        )
        sent.on('error', fail)
        sent.end(body)
      }),
    events: (path, onEvent) =>
      new Promise((done, fail) => {
        const sent = request(`${origin}${path}`, { agent, headers: headers() }, (response) => {
          if (response.statusCode !== 200) return fail(new Error(`stream answered ${response.statusCode}`))
          let rest = ''
          response.setEncoding('utf8')
          response.on('data', (chunk: string) => {
            rest += chunk
            for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
              const type = /"type":"(\w+)"/.exec(rest.slice(0, end))?.[1]
              rest = rest.slice(end + 2)
              if (type) onEvent(type)
            }
          })
          response.on('end', done)
          response.on('error', fail)
        })
        sent.on('error', fail)
        sent.end()
      }),
    close: () => agent.destroy(),
  }
}

/** A new guest of the product's own identity service; gives the bearer token. */
export const newGuest = (origin: string): Promise<string> => signUp(origin, {})

/** A new account. */
export const newAccount = (origin: string, email: string): Promise<string> => signUp(origin, { email, password: 'correct horse' })

async function signUp(origin: string, account: object): Promise<string> {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=karavan-builtin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...account }),
  })
  const { idToken } = (await answer.json()) as { idToken?: string }
  if (!idToken) throw new Error(`signing up was answered with ${answer.status}`)
  return idToken
}
