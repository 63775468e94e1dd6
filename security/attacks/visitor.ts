import { type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** What the JSON holds; an empty object where it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of products of any age are read here
  json: any
}

const networks = { next: 1 }
/** An address of this machine that nobody has called from yet: all of 127.0.0.0/8 is loopback, so that visitors come from real addresses of their own. */
const newAddress = () => {
  const number = networks.next++
  return `127.77.${number >> 8}.${number & 255}`
}

/** Somebody with a browser: an address, cookies, and a token where one was given. */
export class Visitor {
  readonly url: string
  readonly address: string
  token: string | undefined
  private readonly cookies = new Map<string, string>()

  constructor(url: string, address = newAddress()) {
    this.url = url
    this.address = address
  }

  call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    return new Promise((done, fail) => {
      const sent = request(new URL(path, this.url), {
        method,
        localAddress: this.address,
        agent: false,
        headers: {
          'accept-language': 'en',
          ...(payload !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
          ...(this.token && { authorization: `Bearer ${this.token}` }),
          ...(this.cookies.size > 0 && { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
          ...headers,
        },
      })
      sent.once('error', fail)
      sent.once('response', (response) => {
        for (const set of response.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
          this.cookies.set(name, value)
        }
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', fail)
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString()
          done({ status: response.statusCode ?? 0, headers: response.headers, text, json: toJson(text) })
        })
      })
      sent.end(payload)
    })
  }

  get = (path: string, headers?: Record<string, string>) => this.call('GET', path, undefined, headers)
  post = (path: string, body: unknown = {}, headers?: Record<string, string>) => this.call('POST', path, body, headers)

  /** A call of the sign-in service, `signUp` for instance. */
  identity = (name: string, body: object) => this.post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=karavan-builtin`, body)

  /** Becomes a guest, an account or what else the call gives a token for. Throws where it gives none. */
  async enter(name: string, body: object = {}): Promise<{ idToken: string; refreshToken: string; uid: string }> {
    const answer = await this.identity(name, { returnSecureToken: true, ...body })
    const { idToken, refreshToken, localId: uid } = answer.json
    if (!idToken) throw new Error(`accounts:${name} answered ${answer.status}: ${answer.text}`)
    this.token = idToken
    return { idToken, refreshToken, uid }
  }

  /** A new ID token for this refresh token, or nothing. */
  async renew(refreshToken: string): Promise<string | undefined> {
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString()
    const answer = await this.post('/securetoken.googleapis.com/v1/token?key=karavan-builtin', form, {
      'content-type': 'application/x-www-form-urlencoded',
    })
    return answer.json.id_token
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
