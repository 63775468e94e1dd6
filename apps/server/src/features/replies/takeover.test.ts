import { bearer, type TestApp, testApp, testUsers } from '@karavan/testing/app.ts'
import { ask, goOn, messagesOf } from '@karavan/testing/ask.ts'
import { aCard, gate, scriptedEngine } from '@karavan/testing/engine.ts'
import { readEvents } from '@karavan/testing/events.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { type Bus, memoryBus } from '../../platform/bus.ts'
import { createLog } from '../../platform/log.ts'
import { redisBus } from '../../platform/redis-bus.ts'

// A process that died is played by an app whose leases are let run out while its engine still waits: worse than dead, for it may wake up again.

const never = 3_600_000
/** Never renews a lease, never looks for abandoned turns. */
const silent = { beatMs: never, sweepMs: never, graceMs: 0 }
const watchful = { sweepMs: 20 }

const base = await testApp({ verifyToken: testUsers, turnTimes: silent })
afterAll(() => base[Symbol.asyncDispose]())
afterEach(() => base.truncate())

const expireLeases = () =>
  sql`update turn set lease_until = clock_timestamp() - interval '1 second' where status = 'running'`.execute(base.db)
/** All that a dying engine says is stored. */
const isSaid = (times = 1) =>
  vi.waitFor(async () => {
    const said = await base.db.selectFrom('message').where('message_type', '=', 'product_widget').select('id').execute()
    expect(said).toHaveLength(times)
  })
const turnsNow = () =>
  base.db.selectFrom('turn').select(['status', 'attempt', 'lease_owner']).orderBy('turn_number').orderBy('created_at').execute()

/** Says something, then waits for ever in the process that dies. */
function dyingEngine() {
  const holding = gate()
  const engine = scriptedEngine(async function* () {
    yield { type: 'progress', text: 'Looking' }
    yield { type: 'answer', html: '<p>Found</p>' }
    yield { type: 'cards', cards: [aCard({ id: 'sample-old' })] }
    await holding.pass()
    yield { type: 'answer', html: '<p>Too late</p>' }
    yield { type: 'done', state: { from: 'the dead' } }
  })
  return { holding, engine }
}

/** The same reply, to its end. */
function livingEngine() {
  const engine = {
    runs: 0,
    ...scriptedEngine(async function* () {
      engine.runs += 1
      yield { type: 'progress', text: 'Looking' }
      yield { type: 'answer', html: '<p>Found</p>' }
      yield { type: 'cards', cards: [aCard({ id: 'sample-new' })] }
      yield { type: 'done', state: { from: 'the living' } }
    }),
  }
  return engine
}

const isOver = (t: TestApp, conversationId: string) =>
  vi.waitFor(
    async () => {
      const answer = await t.inject({ url: `/api/conversations/${conversationId}`, headers: bearer('guest:anna') })
      expect(answer.json().conversation.active_stream_id).toBeNull()
    },
    { timeout: 10_000, interval: 20 },
  )

describe('a process that dies', () => {
  test('leaves a reply whose opening is said again by the one that takes it over', async () => {
    const opening = () => 'Reading'
    const { holding, engine } = dyingEngine()
    await using dying = await testApp({ on: base, verifyToken: testUsers, engine: { ...engine, opening }, turnTimes: silent })
    const { stream_id } = await ask(dying, 'guest:anna')
    await holding.reached()
    await using living = await testApp({ on: base, verifyToken: testUsers, engine: { ...livingEngine(), opening }, turnTimes: watchful })
    await expireLeases()
    const again = await readEvents(await living.listen(), stream_id, {})
    const last = again.events.findLastIndex((event) => 'content' in event && event.content === 'Reading')
    expect(again.events.slice(last).map((event) => event.type)).toEqual(['progress', 'progress', 'response', 'product_widget', 'complete'])
  })

  test('leaves its reply to another one, which says everything once; attached readers see the end', async () => {
    const { holding, engine } = dyingEngine()
    await using dying = await testApp({ on: base, verifyToken: testUsers, engine, turnTimes: silent })
    const { stream_id, conversation_id } = await ask(dying, 'guest:anna')
    await holding.reached()
    await using living = await testApp({ on: base, verifyToken: testUsers, engine: livingEngine(), turnTimes: watchful })
    const at = await living.listen()
    const reading = readEvents(at, stream_id, { onEvent: (_event, id) => void (id === 3 && expireLeases()) })
    const read = await reading
    expect(read.events.map((event) => event.type)).toEqual([
      'progress',
      'response',
      'product_widget',
      'restart',
      'progress',
      'response',
      'product_widget',
      'complete',
    ])
    expect(read.ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    // The new attempt gives its messages the ids of the old one, so that a reader can tell what to replace.
    expect(read.events[5]?.message_id).toBe(read.events[1]?.message_id)
    expect(read.events[6]?.message_id).toBe(read.events[2]?.message_id)

    const expected = [
      { role: 'user' },
      { id: read.events[1]?.message_id, content: '<p>Found</p>' },
      { id: read.events[2]?.message_id, metadata: { products: [{ id: 'sample-new' }] } },
    ]
    expect(await messagesOf(living, 'guest:anna', conversation_id)).toMatchObject(expected)
    expect(await turnsNow()).toEqual([{ status: 'complete', attempt: 2, lease_owner: null }])

    // The dead one wakes up: nothing it has to say counts any more.
    holding.open()
    await vi.waitFor(() => expect(dying.app.openReplies).toBe(0))
    expect(await messagesOf(living, 'guest:anna', conversation_id)).toMatchObject(expected)
    expect(await messagesOf(living, 'guest:anna', conversation_id)).toHaveLength(3)
    // Who comes later reads what was read before, under the same numbers.
    const later = await readEvents(at, stream_id)
    expect([later.ids, later.events]).toEqual([read.ids, read.events])
    expect((await readEvents(at, stream_id, { headers: { 'last-event-id': '3' } })).events).toEqual(read.events.slice(3))
  })

  test('leaves it to one of several, however many look at the same moment', async () => {
    const { holding, engine } = dyingEngine()
    await using dying = await testApp({ on: base, verifyToken: testUsers, engine, turnTimes: silent })
    const asked = await Promise.all(Array.from({ length: 5 }, () => ask(dying, 'guest:anna')))
    await isSaid(5)
    await expireLeases()
    const engines = [livingEngine(), livingEngine(), livingEngine()]
    const apps = await Promise.all(
      engines.map((living) => testApp({ on: base, verifyToken: testUsers, engine: living, turnTimes: watchful })),
    )
    for (const { conversation_id } of asked) await isOver(base, conversation_id)
    expect(engines.reduce((sum, living) => sum + living.runs, 0)).toBe(5)
    for (const { conversation_id } of asked) expect(await messagesOf(base, 'guest:anna', conversation_id)).toHaveLength(3)
    for (const app of apps) await app[Symbol.asyncDispose]()
    holding.open()
  })

  test('twice over the same reply ends it with the apology, and what was said stays', async () => {
    const first = dyingEngine()
    await using one = await testApp({ on: base, verifyToken: testUsers, engine: first.engine, turnTimes: silent })
    const { stream_id, conversation_id } = await ask(one, 'guest:anna', 'mugs')
    await isSaid()
    await expireLeases()
    const second = dyingEngine()
    await using two = await testApp({ on: base, verifyToken: testUsers, engine: second.engine, turnTimes: silent })
    await second.holding.reached()
    await isSaid()
    expect(await turnsNow()).toMatchObject([{ status: 'running', attempt: 2 }])
    await expireLeases()
    const third = livingEngine()
    const lines: string[] = []
    const log = createLog('warn', { write: (line) => void lines.push(line) })
    await using three = await testApp({ on: base, verifyToken: testUsers, engine: third, turnTimes: watchful, log })
    await isOver(base, conversation_id)
    expect(third.runs).toBe(0)
    // The log names it by what its owner alone can ask for, and not by the stream's secret.
    const takeover = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'taking over an abandoned reply')
    expect(takeover).toMatchObject({ conversation: conversation_id, turn: 1, attempt: 3 })
    expect(lines.join()).not.toContain(stream_id)
    const messages = await messagesOf(base, 'guest:anna', conversation_id)
    expect(messages).toMatchObject([
      { role: 'user' },
      { content: '<p>Found</p>' },
      { message_type: 'product_widget' },
      { content: expect.stringContaining('Sorry') },
    ])
    expect(new Set(messages.map((message: { id: string }) => message.id)).size).toBe(4)
    expect(await turnsNow()).toMatchObject([{ status: 'failed', attempt: 3 }])
    const { events } = await readEvents(await three.listen(), stream_id)
    expect(events.at(-1)?.type).toBe('complete')
    expect((await goOn(base, 'guest:anna', conversation_id)).statusCode).toBe(200)
    for (const { holding } of [first, second]) holding.open()
    await vi.waitFor(() => expect([one.app.openReplies, two.app.openReplies]).toEqual([0, 0]))
    expect((await messagesOf(base, 'guest:anna', conversation_id)).slice(0, 4)).toEqual(messages)
  })

  test('leaves nothing to wait for where no other process can be: the next start goes on at once', async () => {
    const { holding, engine } = dyingEngine()
    await using dying = await testApp({ on: base, verifyToken: testUsers, engine, turnTimes: silent })
    const { conversation_id } = await ask(dying, 'guest:anna')
    await holding.reached()
    const next = livingEngine()
    await using restarted = await testApp({ on: base, verifyToken: testUsers, engine: next, turnTimes: silent, isOnlyProcess: true })
    await isOver(restarted, conversation_id)
    expect(next.runs).toBe(1)
    expect(await messagesOf(base, 'guest:anna', conversation_id)).toHaveLength(3)
    holding.open()
  })
})

describe('a process that lives', () => {
  test('keeps its lease while its engine is at work', async () => {
    const holding = gate()
    const engine = scriptedEngine(async function* () {
      await holding.pass()
      yield { type: 'answer', html: '<p>Slowly</p>' }
      yield { type: 'done', state: null }
    })
    const other = livingEngine()
    await using slow = await testApp({ on: base, verifyToken: testUsers, engine, turnTimes: { leaseMs: 1_000, beatMs: 20 } })
    await using eager = await testApp({ on: base, verifyToken: testUsers, engine: other, turnTimes: watchful })
    const { conversation_id } = await ask(slow, 'guest:anna')
    await holding.reached()
    const leaseEnd = async () => Number((await base.db.selectFrom('turn').select('lease_until').executeTakeFirst())?.lease_until)
    const before = await leaseEnd()
    await vi.waitFor(async () => expect((await leaseEnd()) - before).toBeGreaterThan(1_200), 5_000)
    holding.open()
    await isOver(eager, conversation_id)
    expect(other.runs).toBe(0)
    expect(await turnsNow()).toEqual([{ status: 'complete', attempt: 1, lease_owner: null }])
  })

  test('keeps a reply whose lease has run out while the process was held by other work, where nobody else took it', async () => {
    const holding = gate()
    const engine = {
      runs: 0,
      ...scriptedEngine(async function* () {
        engine.runs += 1
        await holding.pass()
        yield { type: 'answer', html: '<p>Slowly</p>' }
        yield { type: 'done', state: null }
      }),
    }
    await using held = await testApp({ on: base, verifyToken: testUsers, engine, turnTimes: { ...silent, beatMs: 500, sweepMs: 20 } })
    const { conversation_id } = await ask(held, 'guest:anna')
    await holding.reached()
    await expireLeases()
    const isKept = sql<{ is_kept: boolean }>`select lease_until > clock_timestamp() as is_kept from turn`
    await vi.waitFor(async () => expect((await isKept.execute(base.db)).rows).toEqual([{ is_kept: true }]))
    holding.open()
    await isOver(held, conversation_id)
    expect(engine.runs).toBe(1)
    expect(await turnsNow()).toEqual([{ status: 'complete', attempt: 1, lease_owner: null }])
  })

  test('notices that its lease is lost and stops working', async () => {
    const aborted = gate()
    const engine = scriptedEngine(async function* (_input, _deps, signal) {
      yield { type: 'progress', text: 'Looking' }
      await new Promise<void>((done) => signal.addEventListener('abort', () => done()))
      aborted.open()
    })
    await using t = await testApp({ on: base, verifyToken: testUsers, engine, turnTimes: { beatMs: 20 } })
    await ask(t, 'guest:anna')
    await sql`update turn set lease_owner = 'another'`.execute(base.db)
    await aborted.pass()
    await vi.waitFor(() => expect(t.app.openReplies).toBe(0))
  })

  test('that is asked to stop lets a short reply end and gives a long one back, which costs it no attempt', async () => {
    const short = gate()
    const long = gate()
    const engine = scriptedEngine(async function* ({ message }) {
      yield { type: 'answer', html: '<p>Found</p>' }
      await (message === 'short' ? short : long).pass()
      yield { type: 'done', state: null }
    })
    const stopping = await testApp({ on: base, verifyToken: testUsers, engine, turnTimes: { graceMs: 300 } })
    const at = await stopping.listen()
    const one = await ask(stopping, 'guest:anna', 'short')
    const two = await ask(stopping, 'guest:anna', 'long')
    const reading = [readEvents(at, one.stream_id), readEvents(at, two.stream_id)]
    await Promise.all([short.reached(), long.reached()])
    await vi.waitFor(() => expect(stopping.app.openStreams.streams).toBe(2))
    const closing = stopping.app.close()
    short.open()
    const [ended, cut] = await Promise.all(reading)
    await closing
    expect(ended?.events.at(-1)?.type).toBe('complete')
    expect(cut?.events.map((event) => event.type)).toEqual(['response'])
    expect(await turnsNow()).toMatchObject([{ status: 'complete' }, { status: 'running', attempt: 0, lease_owner: null }])

    const next = livingEngine()
    await using started = await testApp({ on: base, verifyToken: testUsers, engine: next, turnTimes: silent })
    await isOver(started, two.conversation_id)
    expect(next.runs).toBe(1)
    const rest = await readEvents(await started.listen(), two.stream_id, { headers: { 'last-event-id': '1' } })
    expect(rest.events.map((event) => event.type)).toEqual(['restart', 'progress', 'response', 'product_widget', 'complete'])
    expect(await messagesOf(base, 'guest:anna', two.conversation_id)).toHaveLength(3)
    long.open()
  })
})

describe('a reader of another process than the one that replies', () => {
  const held = () => {
    const holding = gate()
    const engine = scriptedEngine(async function* () {
      yield { type: 'progress', text: 'Looking' }
      await holding.pass()
      yield { type: 'answer', html: '<p>Found</p>' }
      yield { type: 'done', state: null }
    })
    return { holding, engine }
  }

  async function follows(bus: [Bus, Bus], pollMs: number) {
    const { holding, engine } = held()
    await using replying = await testApp({ on: base, verifyToken: testUsers, engine, bus: bus[0] })
    await using reading = await testApp({ on: base, verifyToken: testUsers, bus: bus[1], turnTimes: { pollMs } })
    const { stream_id } = await ask(replying, 'guest:anna')
    await holding.reached()
    const at = await reading.listen()
    const read = readEvents(at, stream_id, { onEvent: (_event, id) => void (id === 1 && holding.open()) })
    expect((await read).events.map((event) => event.type)).toEqual(['progress', 'response', 'complete'])
  }

  test('is woken by the bus', async () => {
    const shared = memoryBus()
    await follows([shared, shared], never)
  })

  test('looks by itself where no note comes', () => follows([memoryBus(), memoryBus()], 20))

  test.skipIf(!process.env.TEST_REDIS_URL)('is woken through Redis', async () => {
    const url = process.env.TEST_REDIS_URL ?? ''
    const buses: [Bus, Bus] = [redisBus(url, createLog('silent')), redisBus(url, createLog('silent'))]
    const ready = gate()
    buses[1].subscribe('ready', ready.open)
    const calling = setInterval(() => buses[0].publish('ready', ''), 10)
    await ready.pass()
    clearInterval(calling)
    await follows(buses, never)
    for (const bus of buses) await bus.close()
  })
})

test('old events are dropped, their messages are not', async () => {
  let now = Date.now()
  await using t = await testApp({ on: base, verifyToken: testUsers, clock: () => new Date(now), turnTimes: { tidyMs: 20 } })
  const { conversation_id } = await ask(t, 'guest:anna', 'mugs', { 'idempotency-key': 'k' })
  await isOver(t, conversation_id)
  const count = async () => {
    const events = await base.db.selectFrom('turn_event').select('seq').execute()
    const answers = await base.db.selectFrom('idempotent_request').select('key').execute()
    return [events.length, answers.length]
  }
  expect(await count()).toEqual([5, 1])
  // As long ago, and still running somewhere; and more answers that nobody repeats any more than go in one statement.
  await sql`
    with running as (insert into turn (stream_id, conversation_id, user_id, is_guest, language, turn_number, query, status, attempt, created_at, has_events, lease_until)
      select 'runs', conversation_id, user_id, is_guest, language, 9, query, 'running', 1, created_at - interval '1 day', true, ${new Date(now + 10 * 86_400_000)}::timestamptz from turn limit 1 returning stream_id)
    insert into turn_event (stream_id, seq, data) select stream_id, 1, '{}' from running`.execute(base.db)
  await sql`
    insert into idempotent_request (user_id, scope, key, request_hash, answer, created_at)
    select 'boris', 'POST /', n::text, '', 'null', ${new Date(now - 25 * 60 * 60 * 1000)}::timestamptz from generate_series(1, 2500) n`.execute(
    base.db,
  )
  now += 21 * 60 * 1000
  await vi.waitFor(async () => expect(await count()).toEqual([1, 1]), 5_000)
  now += 24 * 60 * 60 * 1000
  await vi.waitFor(async () => expect(await count()).toEqual([1, 0]), 5_000)
  await sql`delete from turn where stream_id = 'runs'`.execute(base.db)
  expect(await messagesOf(t, 'guest:anna', conversation_id)).toHaveLength(3)
})
