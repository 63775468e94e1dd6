import { onTestFinished, vi } from 'vitest'

export interface Call {
  method: string
  /** Path and query. */
  path: string
  headers: Headers
  body: unknown
}
type Answer = Response | Promise<Response>
type Handler = (call: Call, signal: AbortSignal) => Answer

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
export const refusal = (status: number, code = 'internal'): Response =>
  json({ success: false, error: 'refused', code, request_id: 'r' }, status)

/** Stands in for the network: what a path answers, and what was asked. A path nobody has named answers 404. */
export function givenServer() {
  const calls: Call[] = []
  const handlers: { method: string; pattern: RegExp; handler: Handler }[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    // A browser resolves a relative address against the page; Node's Request does not.
    const request = new Request(typeof input === 'string' ? new URL(input, location.href) : input, init)
    const url = new URL(request.url)
    const text = await request.text()
    const call = {
      method: request.method,
      path: url.pathname + url.search,
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
    }
    calls.push(call)
    const found = handlers.findLast(({ method, pattern }) => method === request.method && pattern.test(call.path))
    const answer = found ? found.handler(call, request.signal) : refusal(404, 'not_found')
    // A fetch that is given up rejects, also while the other side still thinks, and so does the body that is being read.
    const { status, headers, body } = await Promise.race([
      answer,
      new Promise<never>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
    ])
    return new Response(body?.pipeThrough(new TransformStream(), { signal: request.signal }) ?? null, { status, headers })
  }
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    calls,
    /** Calls to paths that begin like this, as 'METHOD path'. */
    asked: (prefix = '/api') => calls.filter(({ path }) => path.startsWith(prefix)).map(({ method, path }) => `${method} ${path}`),
    on(method: string, pattern: RegExp, handler: Handler) {
      handlers.push({ method, pattern, handler })
    },
  }
}

/** An event stream in the test's hand. */
export function givenStream() {
  const encoder = new TextEncoder()
  let controller!: ReadableStreamDefaultController<Uint8Array>
  let id = 0
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    start(made) {
      controller = made
    },
    cancel() {
      isCancelled = true
    },
  })
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    isCancelled: () => isCancelled,
    write: (text: string) => controller.enqueue(encoder.encode(text)),
    send(event: unknown, at = ++id) {
      id = at
      controller.enqueue(encoder.encode(`id: ${at}\ndata: ${JSON.stringify(event)}\n\n`))
    },
    end: () => controller.close(),
    breakOff: () => controller.error(new TypeError('network error')),
  }
}

/** Lets everything that is ready to go on do so. */
export const settle = async (turns = 20): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) await new Promise((done) => setImmediate(done))
}
