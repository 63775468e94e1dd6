import { randomUUID } from 'node:crypto'
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { serverTimes } from '../platform/server-times.ts'
import type { Member, Members } from './members.ts'

/** What is said between two neighbours and goes no further (RFC 9110, 7.6.1). */
const hopByHop = new Set(['connection', 'expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'])
/** What a proxy says of the caller. From somebody who is no proxy it is made up. */
const ofProxies = /^(?:forwarded|x-forwarded-.+|x-real-ip|via)$/

/** How long a call waits for a process that can take it, as while a single one restarts. */
const patienceMs = 30_000
const pauseMs = 50

interface BalancerParts {
  members: Pick<Members, 'pick'>
  /** Whether another proxy stands in front, whose word on the caller is passed on. */
  isBehindProxy: boolean
}

/**
 * Gives each call to the next process. Nothing is held back, so that streams flow; a call that no process has taken goes to another one, and so does one
 * that only reads and was not answered, or with 503 by a process that is about to end. What changes something is never sent twice: its sender decides,
 * with the same Idempotency-Key.
 */
export function createBalancer({ members, isBehindProxy }: BalancerParts): Server {
  const kept = new Agent({ keepAlive: true })
  const server = createServer(serverTimes, (call, answer) => {
    void serve(call, answer).catch(() => answer.destroy())
  })
  server.on('close', () => kept.destroy())

  async function serve(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const tried = new Set<Member>()
    const latest = performance.now() + patienceMs
    while (!answer.destroyed) {
      const member = members.pick(tried)
      if (!member) {
        if (performance.now() > latest) return refuse(answer, 503, 'not_ready', 'The service is starting')
        tried.clear()
        await wait(pauseMs)
        continue
      }
      tried.add(member)
      const outcome = await pass(call, answer, member, () => members.pick(tried)?.isReady === true)
      if (outcome === 'done') return
      if (outcome === 'lost' && !isRepeatable(call)) return refuse(answer, 502, 'internal', 'The process that had this request has ended')
    }
  }

  /** `refused`: it has not heard of the call, or cannot serve it. `lost`: it may have done what it was asked. */
  function pass(
    call: IncomingMessage,
    answer: ServerResponse,
    member: Member,
    isAnotherReady: () => boolean,
  ): Promise<'done' | 'refused' | 'lost'> {
    member.busy += 1
    let isBusy = true
    const rest = () => {
      if (isBusy) member.busy -= 1
      isBusy = false
    }
    return new Promise<'done' | 'refused' | 'lost'>((done) => {
      let isConnected = false
      const passed = request({
        host: '127.0.0.1',
        port: member.port,
        method: call.method,
        path: call.url,
        headers: toHeaders(call, isBehindProxy),
        setHost: false,
        // A kept connection can be closed at its other end while a call is on its way there, and nobody knows then whether it was heard.
        agent: isRepeatable(call) ? kept : false,
      })
      const leave = () => {
        if (!answer.writableFinished) passed.destroy()
        done('done')
      }
      answer.once('close', leave)
      onConnection(passed, () => {
        isConnected = true
        call.pipe(passed)
      })
      passed.once('error', () => {
        answer.off('close', leave)
        call.unpipe(passed)
        if (answer.headersSent) answer.destroy()
        done(answer.headersSent || answer.destroyed ? 'done' : isConnected ? 'lost' : 'refused')
      })
      passed.once('response', (given) => {
        if (given.statusCode === 503 && isRepeatable(call) && isAnotherReady()) {
          answer.off('close', leave)
          given.once('error', () => {}).resume()
          return done('refused')
        }
        answer.writeHead(given.statusCode ?? 502, given.statusMessage, endToEnd(given.rawHeaders))
        if (given.headers['content-type']?.startsWith('text/event-stream')) {
          answer.flushHeaders()
          rest()
        }
        given.once('error', () => answer.destroy())
        given.pipe(answer)
      })
    }).finally(rest)
  }

  return server
}

const isRepeatable = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** The body is only read once somebody is there to take it: until then another process can be asked. */
function onConnection(passed: ClientRequest, act: () => void): void {
  passed.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', act)
    else act()
  })
}

function toHeaders({ headers, socket }: IncomingMessage, isBehindProxy: boolean): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  const passed: IncomingHttpHeaders = {}
  for (const [name, value] of Object.entries(headers))
    if (!(hopByHop.has(name) || named.has(name) || (!isBehindProxy && ofProxies.test(name)))) passed[name] = value
  const before = passed['x-forwarded-for']
  passed['x-forwarded-for'] = [before, socket.remoteAddress].flat().filter(Boolean).join(', ')
  passed['x-forwarded-proto'] ??= 'http'
  // A body without a length comes in pieces, and says so again.
  if (headers['transfer-encoding'] !== undefined) passed['transfer-encoding'] = 'chunked'
  return passed
}

/** Pairs as they came, so that several cookies stay several. */
function endToEnd(raw: readonly string[]): string[] {
  const kept: string[] = []
  for (let i = 0; i < raw.length; i += 2) if (!hopByHop.has(raw[i]!.toLowerCase())) kept.push(raw[i]!, raw[i + 1]!)
  return kept
}

function refuse(answer: ServerResponse, status: number, code: string, error: string): void {
  if (answer.destroyed) return
  answer.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1', connection: 'close' })
  answer.end(JSON.stringify({ success: false, error, code, request_id: randomUUID() }))
}
