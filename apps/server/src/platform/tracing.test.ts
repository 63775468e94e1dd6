import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readEvents } from '@karavan/testing/events.ts'
import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { proveAddress } from '@karavan/testing/prove-address.ts'
import { expect, test } from 'vitest'

interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

/** What takes traces as OTLP over HTTP. */
async function givenReceiver() {
  const spans: ReceivedSpan[] = []
  const calls: { url: string | undefined; key: unknown }[] = []
  let text = ''
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    calls.push({ url: request.url, key: request.headers['x-key'] })
    text += body
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] }
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    spans,
    calls,
    text: () => text,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

test('a request and all that comes of it is one trace at the receiver, and in the log; no secret and nothing that was written is in it', async () => {
  const receiver = await givenReceiver()
  const karavan = new KaravanProcess({
    MARKETPLACES: 'catalogue',
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=receiver-key',
    OTEL_SERVICE_NAME: 'shop',
  })
  try {
    await karavan.start()
    const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${karavan.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      expect(answer.status).toBe(200)
      return answer.json()
    }
    const identity = (call: string) => `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=karavan-builtin`
    const account = { email: 'anna@example.test', password: 'correct horse', returnSecureToken: true }
    const { idToken } = await post(identity('signUp'), account)
    await proveAddress(karavan, { email: account.email, idToken })
    // Is told to its owner by a job.
    await post(identity('update'), { idToken, password: 'another horse' })
    const { idToken: token } = await post(identity('signInWithPassword'), { ...account, password: 'another horse' })
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const requestId = 'from-the-proxy-1'
    const asked = await post(
      '/api/search/start',
      { query: 'secretive teapots' },
      { authorization: `Bearer ${token}`, 'x-request-id': requestId, traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    )
    await readEvents(karavan.url, asked.stream_id)
    const lines = () => karavan.output.split('\n').filter((line) => line.startsWith('{'))
    const logged = () => lines().find((line) => line.includes(requestId)) ?? '{}'
    await expect.poll(logged).toContain('"status":200')
    expect(JSON.parse(logged())).toMatchObject({
      request_id: requestId,
      trace_id: traceId,
      span_id: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    await expect.poll(() => receiver.spans.map(({ name }) => name)).toContain('job account-notice')
    // What is left is sent before the process ends.
    await karavan.stop()

    const ofTrace = receiver.spans.filter((span) => span.traceId === traceId)
    const find = (name: string) => ofTrace.find((span) => span.name === name)
    const request = find('POST /api/search/start')
    expect(request?.parentSpanId).toBe('00f067aa0ba902b7')
    expect(request?.attributes).toContainEqual({ key: 'karavan.request_id', value: { stringValue: requestId } })
    const reply = find('reply')
    expect(reply?.parentSpanId).toBe(request?.spanId)
    expect(find('source search')?.attributes).toContainEqual({ key: 'platform', value: { stringValue: 'catalogue' } })
    expect(ofTrace.filter(({ name }) => name.startsWith('step ')).every(({ parentSpanId }) => parentSpanId === reply?.spanId)).toBe(true)
    expect(ofTrace.map(({ name }) => name)).toEqual(expect.arrayContaining(['step done', 'sql with', 'sql select']))
    expect(new Set(receiver.calls.map(({ url, key }) => `${url} ${key}`))).toEqual(new Set(['/v1/traces receiver-key']))
    for (const secret of [token, idToken, asked.stream_id, 'secretive', 'anna@example.test', 'horse'])
      expect(receiver.text().includes(secret), secret).toBe(false)
  } finally {
    await karavan.remove()
    receiver.close()
  }
}, 600_000)
