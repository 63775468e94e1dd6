import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import { bearer, type TestApp, testApp, testUsers } from '@karavan/testing/app.ts'
import { ask, goOn, messagesOf } from '@karavan/testing/ask.ts'
import { readEvents } from '@karavan/testing/events.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let t: TestApp & { address: string }
beforeAll(async () => {
  const app = await testApp({ engine: rulesEngine, verifyToken: testUsers })
  t = { ...app, address: await app.listen() }
})
afterAll(async () => t[Symbol.asyncDispose]())

const anna = 'user:anna'
async function givenTalk(...said: string[]) {
  const [first = 'кружки', ...others] = said
  const started = await ask(t, anna, first)
  await readEvents(t.address, started.stream_id)
  for (const message of others) await readEvents(t.address, (await goOn(t, anna, started.conversation_id, message)).json().stream_id)
  return started.conversation_id
}
const replace = (id: string, turn: number, message: string, token = anna, headers: Record<string, string> = {}) =>
  t.inject({
    method: 'POST',
    url: `/api/search/${id}/continue`,
    headers: { ...bearer(token), ...headers },
    payload: { message, replaces_turn: turn },
  })
const questions = async (id: string) =>
  (await messagesOf(t, anna, id)).flatMap(({ role, content, turn_number }: { role: string; content: string; turn_number: number }) =>
    role === 'user' ? [`${turn_number} ${content}`] : [],
  )
const titleOf = async (id: string) => (await t.inject({ url: `/api/conversations/${id}`, headers: bearer(anna) })).json().conversation.title

test('a question is asked in place of an earlier one: the talk goes on from there', async () => {
  const id = await givenTalk('кружки', 'синие', 'дешевле')
  const answer = await replace(id, 2, 'красные')
  expect(answer.statusCode, answer.body).toBe(200)
  await readEvents(t.address, answer.json().stream_id)
  expect(await questions(id)).toEqual(['1 кружки', '2 красные'])
  expect((await messagesOf(t, anna, id)).at(-1)).toMatchObject({ role: 'assistant', turn_number: 2 })
  expect(await titleOf(id)).toBe('кружки')
  await readEvents(t.address, (await goOn(t, anna, id, 'побольше')).json().stream_id)
  expect(await questions(id)).toEqual(['1 кружки', '2 красные', '3 побольше'])
})

test('another first question gives the talk its title, unless the buyer has named it', async () => {
  const id = await givenTalk('кружки', 'синие')
  await readEvents(t.address, (await replace(id, 1, 'зонты')).json().stream_id)
  expect(await questions(id)).toEqual(['1 зонты'])
  expect(await titleOf(id)).toBe('зонты')
  await t.inject({ method: 'PATCH', url: `/api/conversations/${id}`, headers: bearer(anna), payload: { title: 'Для дачи' } })
  await readEvents(t.address, (await replace(id, 1, 'вёдра')).json().stream_id)
  expect(await titleOf(id)).toBe('Для дачи')
})

test('a request that comes again replaces nothing more', async () => {
  const id = await givenTalk('кружки', 'синие')
  const headers = { 'idempotency-key': 'replace-once' }
  const first = await replace(id, 2, 'красные', anna, headers)
  await readEvents(t.address, first.json().stream_id)
  await readEvents(t.address, (await goOn(t, anna, id, 'дешевле')).json().stream_id)
  const again = await replace(id, 2, 'красные', anna, headers)
  expect(again.json()).toEqual(first.json())
  expect(await questions(id)).toEqual(['1 кружки', '2 красные', '3 дешевле'])
})

test('a question is answered once more as it was asked: with what its press changed, and whatever words come with it', async () => {
  const id = await givenTalk('кружки до 400 ₽')
  const press = { message: 'Без «до 400 ₽»', refine: { remove: 'price' } }
  const url = `/api/search/${id}/continue`
  await readEvents(t.address, (await t.inject({ method: 'POST', url, headers: bearer(anna), payload: press })).json().stream_id)
  const again = (payload: object, token = anna) =>
    t.inject({ method: 'POST', url, headers: bearer(token), payload: { message: 'другое', again: true, ...payload } })
  await readEvents(t.address, (await again({ replaces_turn: 2 })).json().stream_id)
  expect(await questions(id)).toEqual(['1 кружки до 400 ₽', '2 Без «до 400 ₽»'])
  const turns = await t.db
    .selectFrom('turn')
    .select(['refine', 'status'])
    .where('conversation_id', '=', id)
    .orderBy('turn_number')
    .execute()
  expect(turns).toEqual([
    { refine: null, status: 'complete' },
    { refine: press.refine, status: 'complete' },
  ])
  expect((await again({ replaces_turn: 2 }, 'user:boris')).statusCode).toBe(404)
  expect((await again({ replaces_turn: 3 })).statusCode).toBe(404)
  expect((await again({})).statusCode).toBe(422)
  expect(await questions(id)).toHaveLength(2)
})

test('what is not there, or somebody else’s, is left as it is', async () => {
  const id = await givenTalk('кружки', 'синие')
  expect((await replace(id, 3, 'красные')).statusCode).toBe(404)
  expect((await replace(id, 1, 'красные', 'user:boris')).statusCode).toBe(404)
  expect((await replace('nowhere', 1, 'красные')).statusCode).toBe(404)
  expect((await replace(id, 0, 'красные')).statusCode).toBe(422)
  expect(await questions(id)).toEqual(['1 кружки', '2 синие'])
})

test('while an answer is being written nothing is taken from under it', async () => {
  const id = await givenTalk('кружки')
  await t.db
    .updateTable('turn')
    .set({ status: 'running', lease_until: new Date(Date.now() + 60_000) })
    .where('conversation_id', '=', id)
    .execute()
  expect((await replace(id, 1, 'зонты')).json()).toMatchObject({ code: 'reply_running' })
  expect(await questions(id)).toEqual(['1 кружки'])
})
