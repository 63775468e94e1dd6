import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { StreamEvent } from '@karavan/contract/stream-events.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { ask, askAndRead, goOn, messagesOf } from '@karavan/testing/ask.ts'
import { aCard, gate, ordinaryEngine, scriptedEngine } from '@karavan/testing/engine.ts'
import { readEvents } from '@karavan/testing/events.ts'
import { afterAll, describe, expect, test, vi } from 'vitest'

const typesOf = (events: StreamEvent[]) => events.map((event) => event.type)

const base = await testApp({ verifyToken: testUsers })
const address = await base.listen()
afterAll(() => base[Symbol.asyncDispose]())

/** A reply that waits after its first two events. */
function heldEngine() {
  const holding = gate()
  const engine = scriptedEngine(async function* (input, deps, signal) {
    yield { type: 'progress', text: 'Looking' }
    yield { type: 'answer', html: '<p>First</p>' }
    await holding.pass()
    yield* ordinaryEngine().run(input, deps, signal)
  })
  return { holding, engine }
}

describe('reading', () => {
  test('two readers and a late one get the same events [G-63]', async () => {
    const { holding, engine } = heldEngine()
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const at = await t.listen()
    const { stream_id } = await ask(t, 'guest:anna')
    const early = [readEvents(at, stream_id), readEvents(at, stream_id)]
    await holding.reached()
    holding.open()
    const [one, two] = await Promise.all(early)
    const late = await readEvents(at, stream_id)
    expect(one?.ids).toEqual([1, 2, 3, 4, 5, 6, 7])
    for (const other of [two, late]) expect([other?.ids, other?.events]).toEqual([one?.ids, one?.events])
  })

  test('a reader who lost the connection gets the rest with Last-Event-ID, nothing twice [W-03]', async () => {
    const { holding, engine } = heldEngine()
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const at = await t.listen()
    const { stream_id } = await ask(t, 'guest:anna')
    const leaving = new AbortController()
    const first: number[] = []
    await readEvents(at, stream_id, {
      signal: leaving.signal,
      onEvent: (_event, id) => {
        first.push(id)
        if (id === 2) leaving.abort()
      },
    }).catch(() => {})
    expect(first).toEqual([1, 2])
    holding.open()
    const rest = await readEvents(at, stream_id, { headers: { 'last-event-id': '2' } })
    expect(rest.ids).toEqual([3, 4, 5, 6, 7])
    expect(typesOf(rest.events).at(-1)).toBe('complete')
  })

  test.each([
    ['0', [1, 2, 3, 4, 5]],
    ['4', [5]],
    ['5', []],
    ['99', []],
    ['x', [1, 2, 3, 4, 5]],
    ['-1', [1, 2, 3, 4, 5]],
    ['9'.repeat(40), [1, 2, 3, 4, 5]],
  ])('Last-Event-ID %s of a finished reply gives events %j and ends', async (id, ids) => {
    const { stream_id } = await askAndRead({ ...base, address }, 'guest:anna')
    const read = await readEvents(address, stream_id, { headers: { 'last-event-id': id } })
    expect(read).toMatchObject({ status: 200, ids })
  })

  test('a number beyond the newest event of a running reply does not hide its end', async () => {
    const { holding, engine } = heldEngine()
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const at = await t.listen()
    const { stream_id } = await ask(t, 'guest:anna')
    await holding.reached()
    const reading = readEvents(at, stream_id, { headers: { 'last-event-id': '500' } })
    await wait(50)
    holding.open()
    expect(typesOf((await reading).events).at(-1)).toBe('complete')
  })

  test('the secret id is enough; a token that is sent must be the owner’s [G-58 G-59]', async () => {
    const { stream_id } = await askAndRead({ ...base, address }, 'guest:anna')
    const status = async (headers: Record<string, string>, id = stream_id) => (await readEvents(address, id, { headers })).status
    expect(await status({})).toBe(200)
    expect(await status(bearer('guest:anna'))).toBe(200)
    expect(await status(bearer('guest:boris'))).toBe(404)
    expect(await status(bearer('nonsense'))).toBe(401)
    for (const id of ['unknown', `${stream_id}x`, '%00', 'x'.repeat(299)]) expect(await status({}, id)).toBe(404)
    const refused = await base.inject({ url: '/api/search/stream/unknown' })
    expect(refused.json()).toMatchObject({ success: false, code: 'stream_not_found', request_id: expect.any(String) })
  })

  test('a stream older than ten minutes is gone, its messages are not [G-59]', async () => {
    const { stream_id, conversation_id } = await askAndRead({ ...base, address }, 'guest:anna')
    const later = Date.now() + 10 * 60 * 1000
    await using t = await testApp({ on: base, verifyToken: testUsers, clock: () => new Date(later + 1000) })
    expect((await t.inject({ url: `/api/search/stream/${stream_id}` })).statusCode).toBe(404)
    expect(await messagesOf(t, 'guest:anna', conversation_id)).toHaveLength(3)
  })

  test('a reply that still runs is read to its end, whatever the clock of the process says [G-59]', async () => {
    const { holding, engine } = heldEngine()
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const { stream_id } = await ask(t, 'guest:anna')
    await holding.reached()
    await using ahead = await testApp({ on: base, verifyToken: testUsers, clock: () => new Date(Date.now() + 3 * 60 * 60 * 1000) })
    const { status, events } = await readEvents(await ahead.listen(), stream_id, { onEvent: () => holding.open() })
    expect([status, typesOf(events).at(-1)]).toEqual([200, 'complete'])
  })

  test('events can be more than one page, and big ones', async () => {
    const count = 900
    const engine = scriptedEngine(async function* () {
      for (let place = 0; place < count; place += 1) yield { type: 'delta', text: `${place} ${'<&> '.repeat(200)}` }
      yield { type: 'answer', html: '<p>All</p>' }
      yield { type: 'done', state: null }
    })
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const at = await t.listen()
    const { stream_id } = await ask(t, 'guest:anna')
    const live = await readEvents(at, stream_id)
    const replayed = await readEvents(at, stream_id)
    expect(live.ids).toEqual(Array.from({ length: count + 2 }, (_, place) => place + 1))
    expect([replayed.ids, replayed.events]).toEqual([live.ids, live.events])
    expect(live.events[0]).toMatchObject({ type: 'response_delta', message_id: expect.any(String) })
    expect((live.events[0] as { content: string }).content.startsWith('0 &lt;&amp;&gt; ')).toBe(true)
    const whole = live.events.find((event) => event.type === 'response')
    expect(whole?.message_id).toBe(live.events[0]?.message_id)
  })

  test('a reader that takes nothing is waited for without holding up the others, and misses nothing', async () => {
    const holding = gate()
    const engine = scriptedEngine(async function* () {
      await holding.pass()
      for (let place = 0; place < 1500; place += 1) yield { type: 'delta', text: 'x'.repeat(8_000) }
      yield { type: 'done', state: null }
    })
    // However slow the machine is, nobody is taken for gone, and the reply for too long.
    await using t = await testApp({ on: base, verifyToken: testUsers, engine, turnTimes: { heartbeatMs: 600_000, replyMs: 600_000 } })
    const at = await t.listen()
    const { stream_id } = await ask(t, 'guest:anna')
    const slow = connect(Number(new URL(at).port), '127.0.0.1')
    slow.write(`GET /api/search/stream/${stream_id} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    await new Promise((done) => slow.once('readable', done))
    await holding.reached()
    holding.open()
    const quick = await readEvents(at, stream_id)
    expect(quick.ids).toHaveLength(1501)
    let text = ''
    slow.setEncoding('utf8')
    for await (const piece of slow) text += piece
    const ids = [...text.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]))
    expect(ids).toEqual(quick.ids)
  })

  test('a client that leaves frees its place', async () => {
    const { holding, engine } = heldEngine()
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const at = await t.listen()
    const { stream_id } = await ask(t, 'guest:anna')
    const leaving = new AbortController()
    const reading = readEvents(at, stream_id, { signal: leaving.signal }).catch(() => {})
    await holding.reached()
    await vi.waitFor(() => expect(t.app.openStreams).toEqual({ streams: 1, readers: 1 }))
    leaving.abort()
    await reading
    await vi.waitFor(() => expect(t.app.openStreams).toEqual({ streams: 0, readers: 0 }))
    holding.open()
  })

  test('deleting the conversation ends its stream and its reply', async () => {
    const { holding, engine } = heldEngine()
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const at = await t.listen()
    const { stream_id, conversation_id } = await ask(t, 'guest:anna')
    const reading = readEvents(at, stream_id)
    await holding.reached()
    const answer = await t.inject({ method: 'DELETE', url: `/api/conversations/${conversation_id}`, headers: bearer('guest:anna') })
    expect(answer.statusCode).toBe(200)
    expect(typesOf((await reading).events)).not.toContain('complete')
    holding.open()
    expect(await t.db.selectFrom('message').where('conversation_id', '=', conversation_id).selectAll().execute()).toEqual([])
  })
})

describe('stopping', () => {
  const stop = (t: Pick<typeof base, 'inject'>, token: string, streamId: string) =>
    t.inject({ method: 'POST', url: `/api/search/stream/${streamId}/stop`, headers: bearer(token) })

  test('keeps what was said, the unfinished text too, ends the stream and lets the buyer go on [W-04]', async () => {
    const holding = gate()
    const engine = scriptedEngine(async function* () {
      yield { type: 'answer', html: '<p>First</p>' }
      yield { type: 'cards', cards: [aCard({ id: 'sample-7' })] }
      yield { type: 'delta', text: 'Second <half>\n' }
      yield { type: 'delta', text: 'goes' }
      await holding.pass()
      yield { type: 'answer', html: '<p>Never</p>' }
      yield { type: 'done', state: { never: true } }
    })
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const at = await t.listen()
    const { stream_id, conversation_id } = await ask(t, 'guest:anna')
    const arrived = gate()
    const reading = readEvents(at, stream_id, { onEvent: (_event, id) => void (id === 4 && arrived.open()) })
    await arrived.pass()
    expect((await stop(t, 'guest:anna', stream_id)).json()).toEqual({ success: true })
    const { events } = await reading
    expect(typesOf(events)).toEqual(['response', 'product_widget', 'response_delta', 'response_delta', 'response', 'complete'])
    expect(events[4]).toMatchObject({ content: '<p>Second &lt;half&gt;<br>goes</p>', message_id: events[3]?.message_id })
    expect(events[5]).toEqual({ type: 'complete', conversation_id, turn_number: 1, stopped: true })
    const stored = [
      { role: 'user' },
      { content: '<p>First</p>' },
      { message_type: 'product_widget' },
      { id: events[4]?.message_id, content: '<p>Second &lt;half&gt;<br>goes</p>' },
    ]
    expect(await messagesOf(t, 'guest:anna', conversation_id)).toMatchObject(stored)
    holding.open()
    expect((await goOn(t, 'guest:anna', conversation_id)).statusCode).toBe(200)
    const turns = await t.db.selectFrom('turn').select(['status', 'state', 'shown_ids']).where('stream_id', '=', stream_id).execute()
    expect(turns).toEqual([{ status: 'stopped', state: null, shown_ids: ['sample-7'] }])
    expect((await messagesOf(t, 'guest:anna', conversation_id)).slice(0, 4)).toMatchObject(stored)
  })

  test('works from another process and where nothing was said yet [W-04]', async () => {
    const holding = gate()
    const engine = scriptedEngine(async function* () {
      await holding.pass()
      yield { type: 'done', state: null }
    })
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const at = await t.listen()
    const { stream_id, conversation_id } = await ask(t, 'guest:anna')
    const reading = readEvents(at, stream_id)
    await holding.reached()
    expect((await stop(base, 'guest:anna', stream_id)).statusCode).toBe(200)
    expect((await reading).events).toEqual([{ type: 'complete', conversation_id, turn_number: 1, stopped: true }])
    holding.open()
    expect(await messagesOf(t, 'guest:anna', conversation_id)).toHaveLength(1)
  })

  test('a reply that has ended stays as it is; others cannot stop it [W-04]', async () => {
    const { stream_id, conversation_id } = await askAndRead({ ...base, address }, 'guest:anna')
    const before = await messagesOf(base, 'guest:anna', conversation_id)
    expect((await stop(base, 'guest:anna', stream_id)).json()).toEqual({ success: true })
    expect((await stop(base, 'guest:boris', stream_id)).statusCode).toBe(404)
    expect((await stop(base, 'guest:anna', 'unknown')).json()).toMatchObject({ success: false, code: 'stream_not_found' })
    expect(await messagesOf(base, 'guest:anna', conversation_id)).toEqual(before)
    expect((await readEvents(address, stream_id)).events.at(-1)).not.toHaveProperty('stopped')
  })
})
