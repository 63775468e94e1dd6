import { untitledConversation } from '@karavan/contract/title.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { ask, goOn, messagesOf } from '@karavan/testing/ask.ts'
import { aCard, gate, scriptedEngine } from '@karavan/testing/engine.ts'
import { readEvents } from '@karavan/testing/events.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

const refusal = { success: false, error: expect.any(String), code: expect.any(String), request_id: expect.any(String) }
const holding = gate()
const engine = scriptedEngine(async function* ({ message }) {
  if (message.startsWith('wait')) await holding.pass()
  if (message.startsWith('cards')) yield { type: 'cards', cards: [aCard({ title: 'Фонарик туристический' })] }
  yield { type: 'answer', html: `<p>Нашёл <b>зелёные</b> 保温杯 &amp; more</p>` }
  yield { type: 'done', state: null }
})

describe('conversations', async () => {
  let now = Date.parse('2026-03-01T10:00:00.000Z')
  const t = await testApp({
    verifyToken: testUsers,
    engine,
    clock: () => {
      now += 1
      return new Date(now)
    },
  })
  const address = await t.listen()
  afterAll(() => t[Symbol.asyncDispose]())
  beforeEach(() => t.truncate())

  const get = (path: string, token = 'guest:anna') => t.inject({ url: `/api/conversations${path}`, headers: bearer(token) })
  /** Asks and waits for the end of the reply. */
  const told = async (token: string, query: string) => {
    const started = await ask(t, token, query)
    await readEvents(address, started.stream_id)
    return started.conversation_id
  }
  const titles = async (path = '', token = 'guest:anna') =>
    (await get(path, token)).json().conversations.map(({ title }: { title: string }) => title)

  test('the list and the single call have every field, newest first [G-43 CH-16 CH-56 CH-58]', async () => {
    const first = await told('guest:anna', 'mugs')
    await told('guest:anna', 'bags')
    await told('guest:boris', 'socks')
    const answer = await get('')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ success: true, total: 2, limit: 50, offset: 0 })
    expect(await titles()).toEqual(['bags', 'mugs'])

    await readEvents(address, (await goOn(t, 'guest:anna', first)).json().stream_id)
    expect(await titles()).toEqual(['mugs', 'bags'])
    const single = (await get(`/${first}`)).json()
    expect(single).toEqual({ success: true, conversation: (await get('')).json().conversations[0] })
    expect(single.conversation).toEqual({
      id: first,
      title: 'mugs',
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
      user_id: 'anna',
      metadata: {},
      active_stream_id: null,
    })
    expect(single.conversation.updated_at > single.conversation.created_at).toBe(true)
  })

  test('limit and offset cut the list; what is out of range is clamped [G-43 CH-56]', async () => {
    for (const query of ['one', 'two', 'three']) await told('guest:anna', query)
    expect(await titles('?limit=1&offset=1')).toEqual(['two'])
    expect((await get('?limit=1&offset=1')).json()).toMatchObject({ total: 3, limit: 1, offset: 1 })
    expect((await get('?limit=1000')).json()).toMatchObject({ limit: 100 })
    expect((await get('?limit=0')).json()).toMatchObject({ limit: 1 })
    expect((await get('?limit=-5')).json()).toMatchObject({ limit: 1 })
    expect((await get('?offset=3')).json()).toMatchObject({ conversations: [], total: 3 })
  })

  test.each([
    ['limit=x', 400],
    ['limit=1.5', 400],
    ['offset=x', 400],
    ['offset=-1', 422],
    ['offset=1e99', 422],
    [`q=${'x'.repeat(201)}`, 422],
  ])('the list refuses %s [G-43 G-02 G-07]', async (query, status) => {
    const answer = await get(`?${query}`)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ ...refusal, code: status === 400 ? 'bad_request' : 'invalid' })
  })

  test('finds words in titles, messages and cards, in any case and script [W-11]', async () => {
    await told('guest:anna', 'Нужны ТЕРМОКРУЖКИ 500 мл')
    await told('guest:anna', 'cards Ёлочные гирлянды 100%')
    await told('guest:boris', 'термокружки')
    const found = async (q: string) => titles(`?q=${encodeURIComponent(q)}`)
    expect(await found('термокружки')).toEqual(['Нужны ТЕРМОКРУЖКИ 500 мл'])
    expect(await found('ЁЛОЧНЫЕ')).toEqual(['cards Ёлочные гирлянды 100%'])
    expect(await found('елочные')).toHaveLength(1)
    expect(await found('фонарик')).toEqual(['cards Ёлочные гирлянды 100%'])
    expect(await found('保温杯')).toHaveLength(2)
    expect(await found('зеленые & more')).toHaveLength(2)
    expect(await found('500 нужны')).toHaveLength(1)
    expect(await found('500 гирлянды')).toEqual([])
    expect(await found('0%')).toEqual(['cards Ёлочные гирлянды 100%'])
    expect(await found('%')).toHaveLength(1)
    expect(await found('_')).toEqual([])
    expect(await found('<p>')).toEqual([])
    expect(await found('\u0000')).toHaveLength(2)
    expect(await found(`' or 1=1 --`)).toEqual([])
    expect((await get(`?q=${encodeURIComponent('термокружки')}`)).json()).toMatchObject({ total: 1 })
  })

  test.each([
    ['x'.repeat(49), 'x'.repeat(49)],
    ['x'.repeat(50), 'x'.repeat(50)],
    ['x'.repeat(51), `${'x'.repeat(50)}...`],
    ['杯'.repeat(51), `${'杯'.repeat(50)}...`],
    ['😀'.repeat(51), `${'😀'.repeat(50)}...`],
    ['first\r\n second', 'first second'],
  ])('%j is called %j [G-50 CH-18]', async (query, title) => {
    await told('guest:anna', query)
    expect(await titles()).toEqual([title])
    expect(title).not.toBe(untitledConversation)
  })

  test('the messages come oldest first, the latest 500 of them [G-45 CH-59]', async () => {
    const id = await told('guest:anna', 'mugs')
    await readEvents(address, (await goOn(t, 'guest:anna', id, 'cards')).json().stream_id)
    const answer = await get(`/${id}/messages`)
    expect(answer.json()).toMatchObject({ success: true, conversation_id: id })
    expect(answer.json().messages.map(({ role, turn_number }: { role: string; turn_number: number }) => [role, turn_number])).toEqual([
      ['user', 1],
      ['assistant', 1],
      ['user', 2],
      ['assistant', 2],
      ['assistant', 2],
    ])
    const row = { conversation_id: id, turn_number: 3, role: 'user', message_type: 'text', content_folded: '', metadata: '{}' } as const
    const rows = Array.from({ length: 499 }, (_, place) => ({
      ...row,
      id: `many-${place}`,
      content: `${place}`,
      created_at: new Date(now + place),
    }))
    await t.db.insertInto('message').values(rows).execute()
    const many = await messagesOf(t, 'guest:anna', id)
    expect(many).toHaveLength(500)
    expect(many[0]).toMatchObject({ turn_number: 2, role: 'assistant' })
    expect(many.at(-1)).toMatchObject({ content: '498' })
  })

  test('a conversation names the stream of the reply that runs [W-03]', async () => {
    const { conversation_id: id, stream_id } = await ask(t, 'guest:anna', 'wait')
    expect((await get(`/${id}`)).json().conversation.active_stream_id).toBe(stream_id)
    expect((await get('')).json().conversations[0].active_stream_id).toBe(stream_id)
    holding.open()
    await readEvents(address, stream_id)
    expect((await get(`/${id}`)).json().conversation.active_stream_id).toBeNull()
  })

  test('a conversation is renamed, and stays where it is in the list [W-11 G-50]', async () => {
    const id = await told('guest:anna', 'mugs')
    await told('guest:anna', 'bags')
    const rename = (title: unknown, token = 'guest:anna') =>
      t.inject({ method: 'PATCH', url: `/api/conversations/${id}`, headers: bearer(token), payload: { title } })
    const answer = await rename('  Кружки для кофе\u0000 ')
    expect(answer.json()).toMatchObject({ success: true, conversation: { id, title: 'Кружки для кофе' } })
    expect(await titles()).toEqual(['bags', 'Кружки для кофе'])
    expect(await titles('?q=КОФЕ')).toHaveLength(1)
    for (const title of ['', '  ', '\u0000', 'x'.repeat(201), 7, undefined]) {
      const refused = await rename(title)
      expect(refused.statusCode).toBe(422)
      expect(refused.json()).toMatchObject({ ...refusal, code: 'invalid', fields: { title: expect.any(String) } })
    }
    expect((await rename('mine', 'guest:boris')).statusCode).toBe(404)
    expect(await titles()).toEqual(['bags', 'Кружки для кофе'])
  })

  test('a deleted conversation is gone with all that belongs to it [G-51 CH-60]', async () => {
    const id = await told('guest:anna', 'cards')
    const kept = await told('guest:anna', 'mugs')
    const remove = (token: string) => t.inject({ method: 'DELETE', url: `/api/conversations/${id}`, headers: bearer(token) })
    expect((await remove('guest:boris')).statusCode).toBe(404)
    expect((await remove('guest:anna')).json()).toEqual({ success: true })
    expect((await remove('guest:anna')).statusCode).toBe(404)
    for (const path of [`/${id}`, `/${id}/messages`]) {
      const answer = await get(path)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ ...refusal, code: 'conversation_not_found' })
    }
    expect(await titles()).toEqual(['mugs'])
    for (const table of ['message', 'turn'] as const) {
      const left = await t.db.selectFrom(table).select('conversation_id').distinct().execute()
      expect(left).toEqual([{ conversation_id: kept }])
    }
    expect(await t.db.selectFrom('turn_event').select('stream_id').distinct().execute()).toHaveLength(1)
  })

  test('conversations of others answer as unknown ones do [G-10 CH-58 AU-33]', async () => {
    const id = await told('guest:anna', 'mugs')
    for (const [path, token] of [
      [`/${id}`, 'guest:boris'],
      [`/${id}/messages`, 'user:boris'],
      ['/00000000-0000-4000-8000-000000000000', 'guest:anna'],
      ['/temp-1/messages', 'guest:anna'],
      ['/%00', 'guest:anna'],
      [`/${'x'.repeat(300)}`, 'guest:anna'],
    ] as const) {
      const answer = await get(path, token)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject(refusal)
    }
    expect((await get('', 'guest:boris')).json()).toMatchObject({ conversations: [], total: 0 })
    expect((await get('?q=mugs', 'guest:boris')).json()).toMatchObject({ conversations: [], total: 0 })
  })

  test('every call needs a token [G-09]', async () => {
    for (const [method, url] of [
      ['GET', '/api/conversations'],
      ['GET', '/api/conversations/1'],
      ['GET', '/api/conversations/1/messages'],
      ['PATCH', '/api/conversations/1'],
      ['DELETE', '/api/conversations/1'],
    ] as const) {
      const answer = await t.inject({ method, url, payload: method === 'PATCH' ? { title: 'x' } : undefined })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ ...refusal, code: 'unauthenticated' })
    }
  })

  test('a guest keeps the newest hundred conversations, an account all of them [G-57]', async () => {
    const given = (user: string, count: number) =>
      t.db
        .insertInto('conversation')
        .values(
          Array.from({ length: count }, (_, place) => ({
            id: `${user}-${place}`,
            user_id: user,
            title: `${place}`,
            title_folded: `${place}`,
            turn_count: 0,
            created_at: new Date(1_000_000 + place),
            updated_at: new Date(1_000_000 + place),
          })),
        )
        .execute()
    await given('anna', 102)
    await given('boris', 102)
    await ask(t, 'guest:anna', 'newest')
    await ask(t, 'user:boris', 'newest')
    expect((await get('?limit=100', 'guest:anna')).json()).toMatchObject({ total: 100 })
    expect((await titles('?limit=100')).slice(0, 2)).toEqual(['newest', '101'])
    expect((await titles('?limit=100')).at(-1)).toBe('3')
    expect((await get('', 'user:boris')).json()).toMatchObject({ total: 103 })
  })
})
