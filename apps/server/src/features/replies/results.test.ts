import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import type { TurnInput } from '@karavan/assistant/port.ts'
import type { Refinement, Selection } from '@karavan/contract/selection.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { askAndRead, goOn, messagesOf } from '@karavan/testing/ask.ts'
import { testDb } from '@karavan/testing/db.ts'
import { aCard, gate, scriptedEngine } from '@karavan/testing/engine.ts'
import { type ReadStream, readEvents } from '@karavan/testing/events.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

const wish = 'чёрные термокружки 500 мл до 700 рублей, 100 штук'
const database = await testDb({ content: 'market' })
const marketplaces = [sampleMarketplace(database.db)]
const never = 3_600_000
/** Takes no reply over, so that it is known which process does. */
const silent = { beatMs: never, sweepMs: never, graceMs: 0 }
const t = await testApp({ db: database.db, engine: rulesEngine, marketplaces, verifyToken: testUsers, turnTimes: silent })
const app = { ...t, address: await t.listen() }
afterAll(async () => {
  await t[Symbol.asyncDispose]()
  await database.close()
})

const widgetOf = ({ events }: Pick<ReadStream, 'events'>) => {
  const widget = events.find((event) => event.type === 'product_widget')
  if (!widget) throw new Error('no cards')
  return { ids: widget.products.map(({ id }) => id), cards: widget.products, selection: widget.metadata.selection as Selection }
}

/** A press on an answer, and the whole reply to it. */
async function press(conversationId: string, refine: Refinement, message = 'Без условия') {
  const url = `/api/search/${conversationId}/continue`
  const answer = await t.inject({ method: 'POST', url, headers: bearer('guest:anna'), payload: { message, refine } })
  expect(answer.statusCode, answer.body).toBe(200)
  return readEvents(app.address, answer.json().stream_id)
}

const page = (conversationId: string, query: Record<string, string | number>, token = 'guest:anna') =>
  t.inject({ url: `/api/search/${conversationId}/results`, query: query as Record<string, string>, headers: bearer(token) })

describe('a press on an answer', () => {
  test('takes a condition away without a word being read, and stays in the history with its caption', async () => {
    const first = await askAndRead(app, 'guest:anna', wish)
    const { selection } = widgetOf(first)
    const price = selection.conditions.find(({ id }) => id === 'price')
    expect(price?.text.replaceAll('\u00a0', ' ')).toBe('до 700 ₽')
    const next = widgetOf(await press(first.conversation_id, { remove: 'price' }, 'рюкзаки, 5 штук'))
    expect(next.selection.conditions).toEqual(selection.conditions.filter(({ id }) => id !== 'price'))
    expect(next.cards.every(({ title }) => /термо/i.test(title))).toBe(true)
    const messages = await messagesOf(t, 'guest:anna', first.conversation_id)
    expect(messages[3]).toMatchObject({ role: 'user', content: 'рюкзаки, 5 штук', turn_number: 2 })
    expect(messages[2].metadata.selection, 'an old conversation has them as well').toEqual(selection)
    expect(messages[5].metadata.selection).toEqual(next.selection)
  })

  test('puts the same offers in another order', async () => {
    const first = await askAndRead(app, 'guest:anna', 'термокружки, 100 штук')
    const before = widgetOf(first)
    const { cards, selection } = widgetOf(await press(first.conversation_id, { sort: 'moq' }))
    expect(selection).toMatchObject({ sort: 'moq', conditions: before.selection.conditions })
    // An answer weighs the most relevant; its order by another point weighs more of them.
    expect(before.selection.is_at_least).toBe(true)
    expect(selection.total).toBeGreaterThanOrEqual(before.selection.total ?? 0)
    const moqs = cards.map(({ moq }) => moq)
    expect(moqs).toEqual(moqs.toSorted((a, b) => a - b))
    expect(moqs[0]).toBeLessThan(Math.min(...before.cards.map(({ moq }) => moq)) + 1)
  })

  test.each([
    [{ remove: '' }],
    [{ remove: 'x'.repeat(201) }],
    [{ sort: 'beauty' }],
    [{ remove: 'price', sort: 'price' }],
    [{}],
    [7],
    [null],
  ])('%j is none', async (refine) => {
    const { conversation_id } = await askAndRead(app, 'guest:anna', 'термокружки')
    const url = `/api/search/${conversation_id}/continue`
    const answer = await t.inject({ method: 'POST', url, headers: bearer('guest:anna'), payload: { message: 'x', refine } })
    expect(answer.statusCode).toBe(422)
    expect(await messagesOf(t, 'guest:anna', conversation_id)).toHaveLength(3)
  })

  test.each(['price\u0000', '\ud800', '__proto__', "' or 1=1 --"])('%j is a condition that is not there', async (remove) => {
    const { conversation_id } = await askAndRead(app, 'guest:anna', wish)
    expect(widgetOf(await press(conversation_id, { remove })).ids).toHaveLength(6)
  })

  test('is not forgotten when another process has to make the reply', async () => {
    const seen: TurnInput[] = []
    const holding = gate()
    const dying = scriptedEngine(async function* (input) {
      if (input.refine) await holding.pass()
      yield { type: 'cards', cards: [aCard()] }
      yield { type: 'done', state: null }
    })
    const living = scriptedEngine(async function* (input) {
      seen.push(input)
      yield { type: 'answer', html: '<p>Here</p>' }
      yield { type: 'done', state: null }
    })
    await using first = await testApp({ on: t, verifyToken: testUsers, engine: dying, turnTimes: silent })
    const { conversation_id } = await askAndRead({ ...first, address: await first.listen() }, 'guest:anna')
    const payload = { message: 'Сначала дешёвые', refine: { sort: 'price' } }
    const url = `/api/search/${conversation_id}/continue`
    const { stream_id } = (await first.inject({ method: 'POST', url, headers: bearer('guest:anna'), payload })).json()
    await holding.reached()
    await sql`update turn set lease_until = clock_timestamp() - interval '1 second' where stream_id = ${stream_id}`.execute(t.db)
    await using second = await testApp({ on: t, verifyToken: testUsers, engine: living, turnTimes: { sweepMs: 20 } })
    await second.app.ready()
    await vi.waitFor(() => expect(seen).toMatchObject([{ message: 'Сначала дешёвые', refine: { sort: 'price' } }]), { timeout: 30_000 })
    holding.open()
  })
})

describe('all that an answer found', () => {
  let id: string
  let shown: string[]
  let total: number
  beforeAll(async () => {
    const reply = await askAndRead(app, 'guest:anna', 'термокружки, 100 штук')
    id = reply.conversation_id
    shown = widgetOf(reply).ids
    total = widgetOf(reply).selection.total ?? 0
    await goOn(t, 'guest:anna', id, 'спасибо').then((answer) => readEvents(app.address, answer.json().stream_id))
  })

  test('is read a page at a time, its cards first, each offer once', async () => {
    expect(total).toBeGreaterThan(12)
    const found: string[] = []
    for (;;) {
      const answer = await page(id, { turn: 1, offset: found.length, limit: 10 })
      expect(answer.statusCode, answer.body).toBe(200)
      const body = answer.json()
      expect(body).toMatchObject({ success: true, conversation_id: id, turn_number: 1, limit: 10, offset: found.length })
      found.push(...body.products.map((card: { id: string }) => card.id))
      if (body.products.length < 10) {
        expect(found).toHaveLength(body.total)
        expect(body.total, 'as many as the answer said, or more where it said "more than"').toBeGreaterThanOrEqual(total)
        break
      }
    }
    expect(found.slice(0, shown.length)).toEqual(shown)
    expect(new Set(found).size).toBe(found.length)
    expect(found.length).toBeGreaterThan(shown.length)
  })

  test('a page is of 24 where nothing is said, and empty beyond the end', async () => {
    const first = (await page(id, { turn: 1 })).json()
    expect(first.products).toHaveLength(Math.min(24, first.total))
    expect((await page(id, { turn: 1, offset: 900 })).json()).toMatchObject({ success: true, products: [], total: first.total })
  })

  test('is there for its owner alone, as if it did not exist', async () => {
    for (const [conversation, turn, token] of [
      [id, 1, 'guest:boris'],
      [id, 3, 'guest:anna'],
      ['no-such', 1, 'guest:anna'],
    ] as const) {
      const answer = await page(conversation, { turn }, token)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ success: false, code: 'conversation_not_found' })
    }
  })

  test('a turn that showed nothing has none', async () => {
    const answer = await page(id, { turn: 2 })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, code: 'not_found' })
  })

  test.each([
    ['', 'turn'],
    ['turn=x', 'turn'],
    ['turn=0', 'turn'],
    ['turn=1&limit=0', 'limit'],
    ['turn=1&limit=49', 'limit'],
    ['turn=1&offset=-1', 'offset'],
    ['turn=1&offset=100000', 'offset'],
  ])('%j is no page', async (query, field) => {
    const answer = await t.inject({ url: `/api/search/${id}/results?${query}`, headers: bearer('guest:anna') })
    expect([400, 422]).toContain(answer.statusCode)
    expect(answer.json()).toMatchObject({ success: false, fields: { [field]: expect.any(String) } })
  })

  test('where no marketplace answers, it says so and can be asked for again', async () => {
    const away = givenMarketplace([], {
      search: async () => {
        throw new Error('away')
      },
    })
    await using broken = await testApp({ on: t, engine: rulesEngine, marketplaces: [away], verifyToken: testUsers })
    const answer = await broken.inject({ url: `/api/search/${id}/results?turn=1`, headers: bearer('guest:anna') })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ success: false, code: 'marketplace_unavailable' })
  })

  test('goes with the conversation to the account of a guest who signs in', async () => {
    await sql`update conversation set user_id = 'vera' where id = ${id}`.execute(t.db)
    const { moveTurns } = await import('./service.ts')
    await moveTurns(t.db, [id], 'vera')
    expect((await page(id, { turn: 1 }, 'user:vera')).statusCode).toBe(200)
    expect((await page(id, { turn: 1 })).statusCode).toBe(404)
  })
})
