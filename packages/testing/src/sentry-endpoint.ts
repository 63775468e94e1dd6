import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a report says, as far as tests look at it. */
interface ReceivedReport {
  level: string
  transaction: string
  server_name: string
  release: string
  environment: string
  tags: Record<string, unknown>
  exception: {
    values: {
      type: string
      value: string
      mechanism: { handled: boolean }
      stacktrace?: { frames: { filename: string; function: string }[] }
    }[]
  }
}

export interface SentryEndpoint extends AsyncDisposable {
  /** For SENTRY_DSN. */
  dsn: string
  reports: ReceivedReport[]
  /** Every byte that was received, with the addresses and headers of the calls. */
  text(): string
  /** Calls that were received and not answered. */
  readonly held: number
  /** Leaves calls without an answer from now on. */
  hold(): void
  /** Answers with this status from now on. */
  refuse(status: number): void
}

const project = 7

/** A server on this machine that takes envelopes as Sentry does. */
export async function sentryEndpoint(): Promise<SentryEndpoint> {
  const reports: ReceivedReport[] = []
  const held = new Set<ServerResponse>()
  let text = ''
  let isHolding = false
  let status = 200
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    text += `${request.method} ${request.url} ${JSON.stringify(request.headers)}\n${body}\n`
    // A header of the envelope, then of each item one and what it holds.
    const [, ...items] = body.split('\n').filter(Boolean)
    for (let place = 0; place < items.length; place += 2) {
      if (JSON.parse(items[place] ?? '{}').type === 'event') reports.push(JSON.parse(items[place + 1] ?? '{}'))
    }
    if (isHolding) {
      held.add(response)
      response.on('close', () => held.delete(response))
      return
    }
    response.writeHead(request.url?.startsWith(`/api/${project}/envelope/`) ? status : 404).end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    dsn: `http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/${project}`,
    reports,
    text: () => text,
    get held() {
      return held.size
    },
    hold() {
      isHolding = true
    },
    refuse(given) {
      status = given
    },
    async [Symbol.asyncDispose]() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}
