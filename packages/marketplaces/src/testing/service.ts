import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a simulated service can fail a call instead of answering it. */
export type Fault =
  /** Nothing comes, and the connection stays open. */
  | 'silence'
  /** The connection ends in the middle of the answer. */
  | 'reset'
  /** The beginning of the JSON that it would be. */
  | 'broken'
  /** The page of a proxy, with status 200. */
  | 'html'
  /** The right answer in an older Chinese encoding, without saying so. */
  | 'gb18030'
  | SimulatedAnswer

export interface SimulatedCall {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

export interface SimulatedAnswer {
  status: number
  body: unknown
  headers?: Record<string, string>
}

export interface SimulatedService extends AsyncDisposable {
  /** Address without a path. */
  baseUrl: string
  /** Every call it got, in order. */
  calls: SimulatedCall[]
  /** The coming calls whose path ends so fail in this way: `times` of them, else all until `heal`. */
  fail(fault: Fault, on?: { path?: string; times?: number }): void
  heal(): void
  /** Most calls that it works on at a time; those above it get the `crowded` answer. */
  maxAtOnce: number
  /** Answers nothing until `go`: calls pile up. */
  hold(): { go(): void }
  /** The most calls that were there at the same time. */
  peak: number
}

export interface ServiceRules {
  answer(call: SimulatedCall): SimulatedAnswer | Promise<SimulatedAnswer>
  crowded: SimulatedAnswer
}

/** An HTTP server of this machine that behaves as its rules say, and misbehaves as it is told. */
export async function simulateService({ answer, crowded }: ServiceRules, port = 0): Promise<SimulatedService> {
  let faults: { fault: Fault; path: string; times: number }[] = []
  let gate: Promise<void> | undefined
  let open = () => {}
  let working = 0

  const takeFault = (path: string): Fault | undefined => {
    const found = faults.find((one) => path.endsWith(one.path) && one.times > 0)
    if (found) found.times -= 1
    return found?.fault
  }
  const server = createServer(async (request, response) => {
    working += 1
    service.peak = Math.max(service.peak, working)
    const isCrowded = working > service.maxAtOnce
    response.once('close', () => {
      working -= 1
    })
    const call = await readCall(request)
    service.calls.push(call)
    await gate
    const fault = takeFault(call.path)
    if (fault === 'silence') return
    if (fault !== undefined && typeof fault !== 'string') send(response, fault)
    else if (isCrowded) send(response, crowded)
    else sendWith(response, await answer(call), fault)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  const service: SimulatedService = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    maxAtOnce: Number.POSITIVE_INFINITY,
    peak: 0,
    fail(fault, { path = '', times = Number.POSITIVE_INFINITY } = {}) {
      faults.push({ fault, path, times })
    },
    heal() {
      faults = []
    },
    hold() {
      gate = new Promise((resolve) => {
        open = resolve
      })
      return {
        go() {
          gate = undefined
          open()
        },
      }
    },
    async [Symbol.asyncDispose]() {
      open()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return service
}

async function readCall(request: IncomingMessage): Promise<SimulatedCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks).toString(),
  }
}

function send(response: ServerResponse, { status, body, headers }: SimulatedAnswer): void {
  const isPage = typeof body === 'string'
  response.writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json', ...headers })
  response.end(isPage ? body : JSON.stringify(body))
}

function sendWith(response: ServerResponse, answer: SimulatedAnswer, fault: Exclude<Fault, object | 'silence'> | undefined): void {
  const json = JSON.stringify(answer.body)
  if (fault === undefined) send(response, answer)
  else if (fault === 'html')
    send(response, { status: 200, body: '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>' })
  else if (fault === 'reset') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': json.length * 2 })
    response.write(json.slice(0, 20), () => response.destroy())
  } else {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(fault === 'broken' ? json.slice(0, Math.floor(json.length / 2)) : toGb(json))
  }
}

let gb: Map<string, [number, number]> | undefined

/** Every pair of bytes of the encoding by its character: Node can read it, and not write it. */
function gbTable(): Map<string, [number, number]> {
  const decoder = new TextDecoder('gbk')
  const table = new Map<string, [number, number]>()
  for (let high = 0x81; high <= 0xfe; high += 1)
    for (let low = 0x40; low <= 0xfe; low += 1) table.set(decoder.decode(Uint8Array.of(high, low)), [high, low])
  return table
}

function toGb(text: string): Uint8Array {
  gb ??= gbTable()
  return Uint8Array.from([...text].flatMap((char) => (char <= '\u007f' ? [char.charCodeAt(0)] : (gb?.get(char) ?? [0x3f]))))
}
