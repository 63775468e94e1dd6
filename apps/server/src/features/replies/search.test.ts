import type { PastTurn } from '@karavan/assistant/port.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { ask, askAndRead, goOn, messagesOf } from '@karavan/testing/ask.ts'
import { aCard, gate, ordinaryEngine, scriptedEngine } from '@karavan/testing/engine.ts'
import { readEvents } from '@karavan/testing/events.ts'
import { afterAll, describe, expect, test } from 'vitest'

const refusal = { success: false, error: expect.any(String), code: expect.any(String), request_id: expect.any(String) }
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

// One database for the file; every other app works on it as another process would.
const frozen = new Date('2026-03-01T10:00:00.000Z')
const base = await testApp({ verifyToken: testUsers, clock: () => frozen })
afterAll(() => base[Symbol.asyncDispose]())

describe('a question and its reply', async () => {
  const t = base
  const address = await t.listen()
  const app = { ...t, address }

  test('is a stream of numbered events that ends after complete [G-46 G-60 G-62 CH-42 CH-43 CH-61 CH-63]', async () => {
    const reply = await askAndRead(app, 'guest:anna')
    expect(reply).toMatchObject({ success: true, status: 200, ids: [1, 2, 3, 4, 5] })
    expect(reply.stream_id.length).toBeGreaterThanOrEqual(22) // 128 bits
    expect(reply.events.map((event) => event.type)).toEqual(['progress', 'progress', 'response', 'product_widget', 'complete'])
    expect(reply.events.at(-1)).toEqual({ type: 'complete', conversation_id: reply.conversation_id, turn_number: 1 })
    expect(reply.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('x-accel-buffering')).toBe('no')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('a product widget has its cards in both places, in the stream and stored [G-61 CH-46]', async () => {
    const reply = await askAndRead(app, 'guest:anna')
    const widget = { content: '', metadata: { message_type: 'product_widget', products: [aCard()] } }
    expect(reply.events[3]).toMatchObject({ type: 'product_widget', products: [aCard()], turn_number: 1, ...widget })
    expect((await messagesOf(t, 'guest:anna', reply.conversation_id))[2]).toMatchObject({ message_type: 'product_widget', ...widget })
  })

  test('stores the messages with the ids, turn and times of their events, times strictly increasing [G-45 G-48 G-55 CH-59]', async () => {
    const reply = await askAndRead(app, 'guest:anna', ' нужны термокружки ')
    const messages = await messagesOf(t, 'guest:anna', reply.conversation_id)
    expect(messages).toMatchObject([
      { id: reply.user_message_id, role: 'user', content: 'нужны термокружки', turn_number: 1, message_type: 'text' },
      {
        role: 'assistant',
        content: '<p>About 17 letters</p>',
        turn_number: 1,
        message_type: 'text',
        metadata: { suggestions: ['cheaper'] },
      },
      { role: 'assistant', turn_number: 1 },
    ])
    const streamed = reply.events.flatMap((event) => ('created_at' in event ? { id: event.message_id, created_at: event.created_at } : []))
    expect(messages.slice(1).map(({ id, created_at }: { id: string; created_at: string }) => ({ id, created_at }))).toEqual(streamed)
    const times = messages.map((message: { created_at: string; timestamp: string }) => {
      expect(message.created_at).toMatch(isoTime)
      expect(message.timestamp).toBe(message.created_at)
      return message.created_at
    })
    expect(new Set(times).size).toBe(3)
    expect(times).toEqual(times.toSorted())
  })

  test('the next question goes on in the same conversation with the next turn number [G-48 CH-62]', async () => {
    const first = await askAndRead(app, 'guest:anna')
    const next = await goOn(t, 'guest:anna', first.conversation_id)
    expect(next.json()).toMatchObject({ success: true, conversation_id: first.conversation_id })
    const reply = await readEvents(address, next.json().stream_id)
    expect(reply.events.every((event) => event.turn_number === 2)).toBe(true)
    const messages = await messagesOf(t, 'guest:anna', first.conversation_id)
    expect(messages.map((message: { turn_number: number }) => message.turn_number)).toEqual([1, 1, 1, 2, 2, 2])
  })

  test.each([
    ['', 422],
    [' \n\t ', 422],
    ['\u0000\u0007', 422],
    ['x'.repeat(2001), 422],
    ['x'.repeat(70_000), 413],
    [7, 422],
    [null, 422],
    [undefined, 422],
  ])('%j is not a message [G-07 G-47 G-02]', async (text, status) => {
    const { conversation_id } = await askAndRead(app, 'guest:anna')
    const start = await t.inject({ method: 'POST', url: '/api/search/start', headers: bearer('guest:anna'), payload: { query: text } })
    const next = await t.inject({
      method: 'POST',
      url: `/api/search/${conversation_id}/continue`,
      headers: bearer('guest:anna'),
      payload: { message: text },
    })
    for (const answer of [start, next]) {
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject(refusal)
    }
    if (status === 422) expect(start.json().fields).toHaveProperty('query')
    expect(await messagesOf(t, 'guest:anna', conversation_id)).toHaveLength(3)
  })

  test.each(['{', '"text"', '[]', 'null', ''])('the body %j is refused [G-02]', async (payload) => {
    const headers = { ...bearer('guest:anna'), 'content-type': 'application/json' }
    const answer = await t.inject({ method: 'POST', url: '/api/search/start', headers, payload })
    expect([400, 422]).toContain(answer.statusCode)
    expect(answer.json()).toMatchObject(refusal)
  })

  test('a message of 2,000 signs, hostile ones among them, comes back as it was written', async () => {
    const text = `<img src=x onerror=alert(1)> ' ; drop table message; -- \\u0000 %_ 🛍 ${'щ'.repeat(2000)}`.slice(0, 2000)
    const { conversation_id } = await askAndRead(app, 'guest:anna', text)
    expect((await messagesOf(t, 'guest:anna', conversation_id))[0].content).toBe(text)
  })

  test('what a database cannot store is left out of a message', async () => {
    const { conversation_id } = await askAndRead(app, 'guest:anna', 'a\u0000b\ud800c')
    expect((await messagesOf(t, 'guest:anna', conversation_id))[0].content).toBe('ab\ufffdc')
  })

  test('conversations of others, unknown and temporary ones cannot be gone on with [G-10 G-47 AU-33]', async () => {
    const { conversation_id } = await askAndRead(app, 'guest:anna')
    for (const [token, id] of [
      ['guest:boris', conversation_id],
      ['user:boris', conversation_id],
      ['guest:anna', '00000000-0000-4000-8000-000000000000'],
      ['guest:anna', 'temp-1'],
      ['guest:anna', '%00'],
      ['guest:anna', `${conversation_id}'`],
    ] as const) {
      const answer = await goOn(t, token, id)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject(refusal)
    }
    expect(await messagesOf(t, 'guest:anna', conversation_id)).toHaveLength(3)
  })

  test('asking needs a token [G-09]', async () => {
    for (const url of ['/api/search/start', '/api/search/1/continue', '/api/search/stream/1/stop']) {
      for (const headers of [{}, bearer('nonsense'), { authorization: 'Basic YTpi' }]) {
        const answer = await t.inject({ method: 'POST', url, headers, payload: { query: 'x', message: 'x' } })
        expect(answer.statusCode).toBe(401)
        expect(answer.json()).toMatchObject({ ...refusal, code: 'unauthenticated' })
      }
    }
  })
})

describe('what a turn leaves for the next one', () => {
  test('the engine gets message, state and shown offers of the earlier turns, oldest first [G-70]', async () => {
    const histories: PastTurn[][] = []
    const engine = scriptedEngine(async function* (input) {
      histories.push(input.history)
      yield { type: 'cards', cards: [aCard({ id: `sample-${histories.length}` }), aCard({ id: 'sample-x' })] }
      yield { type: 'done', state: { version: 1, words: [input.message, 'a\u0000b'] } }
    })
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const address = await t.listen()
    const first = await askAndRead({ ...t, address }, 'guest:anna', 'mugs')
    for (const message of ['cheaper', 'black']) {
      await readEvents(address, (await goOn(t, 'guest:anna', first.conversation_id, message)).json().stream_id)
    }
    expect(histories).toEqual([
      [],
      [{ message: 'mugs', state: { version: 1, words: ['mugs', 'ab'] }, shownIds: ['sample-1', 'sample-x'] }],
      [
        { message: 'mugs', state: { version: 1, words: ['mugs', 'ab'] }, shownIds: ['sample-1', 'sample-x'] },
        { message: 'cheaper', state: { version: 1, words: ['cheaper', 'ab'] }, shownIds: ['sample-2', 'sample-x'] },
      ],
    ])
  })

  test('a state that is too large is not kept, and the reply is', async () => {
    const engine = scriptedEngine(async function* () {
      yield { type: 'answer', html: '<p>Here</p>' }
      yield { type: 'done', state: { filler: 'x'.repeat(70_000) } }
    })
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const { stream_id } = await askAndRead({ ...t, address: await t.listen() }, 'guest:anna')
    expect(await t.db.selectFrom('turn').select(['status', 'state']).where('stream_id', '=', stream_id).execute()).toEqual([
      { status: 'complete', state: null },
    ])
  })

  test('the engine knows the language of the interface and whether the buyer is a guest [G-11 G-73]', async () => {
    const seen: unknown[] = []
    const engine = scriptedEngine(async function* ({ interfaceLanguage, isGuest }) {
      seen.push([interfaceLanguage, isGuest])
      yield { type: 'done', state: null }
    })
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const address = await t.listen()
    for (const [token, language] of [
      ['guest:anna', 'zh-CN,zh;q=0.9'],
      ['user:boris', 'fr, ru;q=0.5'],
      ['user:boris', 'fr'],
    ] as const) {
      await readEvents(address, (await ask(t, token, 'mug', { 'accept-language': language })).stream_id)
    }
    expect(seen).toEqual([
      ['zh', true],
      ['ru', false],
      ['en', false],
    ])
  })
})

describe('what an engine says at once', () => {
  const opening = (message: string, language: string) => `Reading ${message} (${language})…`

  test('is stored with the question and read before the engine has begun, in every turn [G-69]', async () => {
    const { pass, reached, open } = gate()
    const engine = {
      opening,
      ...scriptedEngine(async function* () {
        await pass()
        yield { type: 'answer', html: '<p>Found</p>' }
        yield { type: 'done', state: null }
      }),
    }
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const address = await t.listen()
    const started = await ask(t, 'guest:anna', 'mugs "500 ml"')
    await reached()
    const seen: string[] = []
    const first = await readEvents(address, started.stream_id, {
      onEvent: (event) => {
        seen.push(event.type)
        open()
      },
    })
    expect(seen).toEqual(['progress', 'response', 'complete'])
    expect(first.events[0]).toEqual({ type: 'progress', content: 'Reading mugs "500 ml" (en)…', turn_number: 1 })
    expect(first.ids).toEqual([1, 2, 3])
    const next = (await goOn(t, 'guest:anna', started.conversation_id, 'black')).json()
    const second = await readEvents(address, next.stream_id)
    expect(second.events[0]).toEqual({ type: 'progress', content: 'Reading black (en)…', turn_number: 2 })
    // A reader who comes back later reads the same from the database.
    expect((await readEvents(address, started.stream_id)).events).toEqual(first.events)
  })

  test('is stored once for a question that comes twice', async () => {
    await using t = await testApp({ on: base, verifyToken: testUsers, engine: { ...ordinaryEngine(), opening } })
    const address = await t.listen()
    const key = { 'idempotency-key': 'twice' }
    const [one, two] = [await ask(t, 'guest:twice', 'mugs', key), await ask(t, 'guest:twice', 'mugs', key)]
    expect(two).toEqual(one)
    const { events } = await readEvents(address, one.stream_id)
    expect(events.filter((event) => 'content' in event && String(event.content).startsWith('Reading'))).toHaveLength(1)
  })
})

describe('a reply that fails', () => {
  const apologies = {
    en: 'Sorry, there was an error processing your message. Please try again.',
    ru: 'Извините, при обработке сообщения произошла ошибка. Пожалуйста, попробуйте ещё раз.',
    zh: '抱歉，处理您的消息时出错了。请再试一次。',
  }

  test.each([
    ['thermos mugs', 'ru', apologies.en],
    ['термокружки Stanley', 'en', apologies.ru],
    ['保温杯 500ml', 'en', apologies.zh],
    ['12345', 'ru', apologies.ru],
  ])('says so in the language of %j and lets the buyer go on [G-66]', async (query, language, apology) => {
    const engine = scriptedEngine(async function* () {
      yield { type: 'progress', text: 'Looking' }
      throw new Error('a bug')
    })
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const address = await t.listen()
    const started = await ask(t, 'guest:anna', query, { 'accept-language': language })
    const { events } = await readEvents(address, started.stream_id)
    expect(events.map((event) => event.type)).toEqual(['progress', 'response', 'complete'])
    expect(events[1]).toMatchObject({ content: `<p>${apology}</p>` })
    expect(events[2]).toMatchObject({ conversation_id: started.conversation_id })
    expect((await messagesOf(t, 'guest:anna', started.conversation_id))[1]).toMatchObject({
      role: 'assistant',
      content: `<p>${apology}</p>`,
    })
    expect((await goOn(t, 'guest:anna', started.conversation_id)).statusCode).toBe(200)
  })

  test('an engine that ends without being done has failed [G-66]', async () => {
    const engine = scriptedEngine(async function* () {
      yield { type: 'answer', html: '<p>Half of it</p>' }
    })
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const { events } = await askAndRead({ ...t, address: await t.listen() }, 'guest:anna', 'mugs')
    expect(events.map((event) => ('content' in event ? event.content : event.type))).toEqual([
      '<p>Half of it</p>',
      `<p>${apologies.en}</p>`,
      'complete',
    ])
  })

  test('a reply that takes too long ends, even where the engine does not notice [G-65]', async () => {
    const stuck = gate()
    const engine = scriptedEngine(async function* () {
      await stuck.pass()
      yield { type: 'done', state: null }
    })
    await using t = await testApp({ on: base, verifyToken: testUsers, engine, turnTimes: { replyMs: 50 } })
    const { events } = await askAndRead({ ...t, address: await t.listen() }, 'guest:anna', 'mugs')
    expect(events.map((event) => event.type)).toEqual(['response', 'complete'])
    stuck.open()
  })

  test('blank answers and empty cards are not messages', async () => {
    const engine = scriptedEngine(async function* () {
      yield { type: 'answer', html: '  ' }
      yield { type: 'cards', cards: [] }
      yield { type: 'delta', text: '' }
      yield { type: 'done', state: null }
    })
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const { events } = await askAndRead({ ...t, address: await t.listen() }, 'guest:anna')
    expect(events.map((event) => event.type)).toEqual(['complete'])
  })
})

describe('one reply at a time', () => {
  test('a second question in the conversation is refused while the first is answered, also when both come at once [G-47 CH-36]', async () => {
    const holding = gate()
    const engine = scriptedEngine(async function* () {
      await holding.pass()
      yield { type: 'done', state: null }
    })
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const address = await t.listen()
    const started = await ask(t, 'guest:anna')
    const refused = await goOn(t, 'guest:anna', started.conversation_id)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ ...refusal, code: 'reply_running' })
    expect(await messagesOf(t, 'guest:anna', started.conversation_id)).toHaveLength(1)
    holding.open()
    await readEvents(address, started.stream_id)

    const both = await Promise.all([1, 2, 3, 4].map(() => goOn(t, 'guest:anna', started.conversation_id)))
    const codes = both.map((answer) => answer.statusCode).toSorted()
    expect(codes[0]).toBe(200)
    expect(codes.every((code) => code === 200 || code === 409)).toBe(true)
    const turns = await t.db
      .selectFrom('turn')
      .select('turn_number')
      .where('conversation_id', '=', started.conversation_id)
      .orderBy('turn_number')
      .execute()
    expect(turns.map((turn) => turn.turn_number)).toEqual(turns.map((_turn, place) => place + 1))
    expect(turns).toHaveLength(1 + codes.filter((code) => code === 200).length)
  })

  test('replies of different conversations run side by side', async () => {
    const holding = gate()
    let running = 0
    const engine = scriptedEngine(async function* () {
      running += 1
      if (running === 3) holding.open()
      await holding.pass()
      yield { type: 'done', state: null }
    })
    await using t = await testApp({ on: base, verifyToken: testUsers, engine })
    const address = await t.listen()
    const started = await Promise.all([1, 2, 3].map(() => ask(t, 'guest:anna')))
    const replies = await Promise.all(started.map(({ stream_id }) => readEvents(address, stream_id)))
    expect(replies.every(({ events }) => events.at(-1)?.type === 'complete')).toBe(true)
  })
})

describe('a repeated request', async () => {
  let runs = 0
  let now = new Date('2026-03-01T10:00:00.000Z')
  const t = await testApp({
    on: base,
    verifyToken: testUsers,
    clock: () => now,
    engine: scriptedEngine((input, deps, signal) => {
      runs += 1
      return ordinaryEngine().run(input, deps, signal)
    }),
  })
  const address = await t.listen()
  afterAll(() => t[Symbol.asyncDispose]())
  const start = (key: string, query = 'mugs', token = 'guest:anna') =>
    t.inject({ method: 'POST', url: '/api/search/start', headers: { ...bearer(token), 'idempotency-key': key }, payload: { query } })

  test('is answered as before and asks nothing twice, also when both come at once', async () => {
    runs = 0
    const answers = await Promise.all([start('k1'), start('k1'), start('k1')])
    answers.push(await start('k1'))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    await readEvents(address, answers[0]?.json().stream_id)
    expect(runs).toBe(1)
    expect(await messagesOf(t, 'guest:anna', answers[0]?.json().conversation_id)).toHaveLength(3)
  })

  test('with another body is refused', async () => {
    await start('k2')
    const answer = await start('k2', 'other words')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ ...refusal, code: 'idempotency_mismatch' })
  })

  test('of another user is another request', async () => {
    const [mine, theirs] = [await start('k3'), await start('k3', 'mugs', 'guest:boris')]
    expect(theirs.json().conversation_id).not.toBe(mine.json().conversation_id)
  })

  test('after 24 hours is a new request', async () => {
    const first = await start('k4')
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000)
    const second = await start('k4')
    expect(second.json().conversation_id).not.toBe(first.json().conversation_id)
    expect((await start('k4')).json()).toEqual(second.json())
  })

  test('that was refused leaves its key free', async () => {
    expect((await goOn(t, 'guest:anna', 'unknown', 'x', { 'idempotency-key': 'k5' })).statusCode).toBe(404)
    expect(await t.db.selectFrom('idempotent_request').where('key', '=', 'k5').selectAll().execute()).toEqual([])
  })

  test('going on is repeatable too, and the same key means another conversation elsewhere', async () => {
    const conversations = [await start('k6'), await start('k7')].map((answer) => answer.json())
    for (const { stream_id } of conversations) await readEvents(address, stream_id)
    const next = async (place: 0 | 1) =>
      (await goOn(t, 'guest:anna', conversations[place].conversation_id, 'x', { 'idempotency-key': 'k8' })).json()
    const first = await next(0)
    expect(await next(0)).toEqual(first)
    await readEvents(address, first.stream_id)
    expect(await next(0)).toEqual(first)
    expect((await next(1)).conversation_id).toBe(conversations[1].conversation_id)
    expect(await messagesOf(t, 'guest:anna', conversations[0].conversation_id)).toHaveLength(6)
  })

  test.each(['', ' ', 'x'.repeat(201), 'ключ'])('must have a usable key: %j', async (key) => {
    const answer = await start(key)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject(refusal)
  })
})
