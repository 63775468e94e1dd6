import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createBalancer } from './balancer.ts'
import type { Member } from './members.ts'

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Processes that do this, in this order, behind a balancer. `undefined`: nobody listens there. */
async function given(handlers: (RequestListener | undefined)[], { isBehindProxy = false } = {}) {
  const all: Member[] = []
  for (const handler of handlers) {
    const port = handler ? await listening(createServer(handler)) : 1
    all.push({ port, isReady: true, hasBeenReady: true, isLeaving: false, busy: 0, child: undefined })
  }
  const members = { pick: (besides: ReadonlySet<Member>) => all.find((member) => !besides.has(member) && !member.isLeaving) }
  const port = await listening(createBalancer({ members, isBehindProxy }))
  return { url: `http://127.0.0.1:${port}`, all }
}

async function read(call: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of call) text += chunk
  return text
}

const echo: RequestListener = async (call, answer) => {
  const body = await read(call)
  answer.setHeader('set-cookie', ['a=1', 'b=2'])
  answer.end(JSON.stringify({ method: call.method, url: call.url, headers: call.headers, body }))
}

test('a call arrives as it was sent, and says whom it is from; what its sender says of that is not passed on', async () => {
  const { url, all } = await given([echo])
  const answer = await fetch(`${url}/a?b=%20c`, {
    method: 'PUT',
    body: 'слово',
    headers: { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-host': 'evil.example', 'x-request-id': 'request-1' },
  })
  const seen = (await answer.json()) as { headers: Record<string, string> }
  expect(seen).toMatchObject({ method: 'PUT', url: '/a?b=%20c', body: 'слово' })
  expect(seen.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-request-id': 'request-1',
    host: new URL(url).host,
  })
  expect(seen.headers).not.toHaveProperty('x-forwarded-host')
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(all[0]?.busy).toBe(0)
})

test('behind another proxy its word is passed on', async () => {
  const { url } = await given([echo], { isBehindProxy: true })
  const answer = await fetch(url, { headers: { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' } })
  expect(((await answer.json()) as { headers: object }).headers).toMatchObject({
    'x-forwarded-for': '9.9.9.9, 127.0.0.1',
    'x-forwarded-proto': 'https',
  })
})

test('a process that takes no call hands it to the next, whatever it does', async () => {
  const { url } = await given([undefined, echo])
  const big = 'x'.repeat(300_000)
  for (const method of ['POST', 'PUT']) expect(await (await fetch(url, { method, body: big })).json()).toMatchObject({ method, body: big })
})

test('a call that was lost on the way is made again where it only reads, and is said to be lost where it does not', async () => {
  let posts = 0
  const dying: RequestListener = (call) => {
    if (call.method === 'POST') posts += 1
    call.socket.destroy()
  }
  const second: RequestListener = (call, answer) => {
    if (call.method === 'POST') posts += 1
    answer.end('here')
  }
  const { url } = await given([dying, second])
  expect(await (await fetch(url)).text()).toBe('here')
  const lost = await fetch(url, { method: 'POST', body: '{}' })
  expect(lost.status).toBe(502)
  expect(lost.headers.get('retry-after')).toBe('1')
  expect(await lost.json()).toMatchObject({ success: false, code: 'internal' })
  expect(posts).toBe(1)
})

test('what only reads and meets a process that is about to end is read from another one; where all are so, that is said', async () => {
  const ending: RequestListener = (call, answer) => void answer.writeHead(503).end(`${call.method} ends`)
  const { url, all } = await given([ending, echo])
  expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ url: '/health' })
  const post = await fetch(url, { method: 'POST', body: 'x' })
  expect([post.status, await post.text()]).toEqual([503, 'POST ends'])
  all[1]!.isReady = false
  const none = await fetch(`${url}/health`)
  expect([none.status, await none.text()]).toEqual([503, 'GET ends'])
  expect(all.map(({ busy }) => busy)).toEqual([0, 0])
})

test('what changes something gets a connection of its own: one that was kept may be closed before it is heard', async () => {
  const used = new WeakSet<object>()
  const heard: (string | undefined)[] = []
  const { url } = await given([
    (call, answer) => {
      // As a process that closes an idle connection in the moment in which a call comes by it.
      if (used.has(call.socket)) return void call.socket.destroy()
      used.add(call.socket)
      heard.push(call.method)
      call.resume()
      answer.end('here')
    },
  ])
  for (const method of ['GET', 'POST', 'POST', 'GET', 'DELETE', 'PUT'])
    expect([method, (await fetch(url, { method })).status]).toEqual([method, 200])
  expect(heard).toEqual(['GET', 'POST', 'POST', 'GET', 'DELETE', 'PUT'])
})

test('a proxy in front can keep its connections as long as it is used to', async () => {
  const { url } = await given([echo])
  expect((await fetch(url)).headers.get('keep-alive')).toBe('timeout=125')
})

test('a stream flows while it goes on, does not hold up a stop, and ends with its reader', async () => {
  let gone: () => void = () => {}
  const hasGone = new Promise<void>((done) => {
    gone = done
  })
  const { url, all } = await given([
    (_call, answer) => {
      answer.writeHead(200, { 'content-type': 'text/event-stream' })
      answer.write('data: 1\n\n')
      answer.once('close', gone)
    },
  ])
  const leaving = new AbortController()
  const answer = await fetch(url, { signal: leaving.signal })
  const { value } = await answer.body!.pipeThrough(new TextDecoderStream()).getReader().read()
  expect(value).toBe('data: 1\n\n')
  expect(all[0]?.busy).toBe(0)
  leaving.abort()
  await hasGone
})

test('a process that breaks off in the middle of its answer breaks off the answer', async () => {
  const { url } = await given([
    (_call, answer) => {
      answer.writeHead(200, { 'content-length': '100' })
      answer.write('half')
      setImmediate(() => answer.destroy())
    },
  ])
  await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow()
})

test('a call waits for a process that comes back', async () => {
  const { url, all } = await given([echo])
  all[0]!.isLeaving = true
  const asked = fetch(url)
  const first = await Promise.race([asked.then(() => 'answered'), new Promise((done) => setTimeout(done, 200, 'waits'))])
  expect(first).toBe('waits')
  all[0]!.isLeaving = false
  expect((await asked).status).toBe(200)
})
