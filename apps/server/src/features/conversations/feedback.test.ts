import { bearer, type TestApp, testApp, testUsers } from '@karavan/testing/app.ts'
import { ask, messagesOf } from '@karavan/testing/ask.ts'
import { readEvents } from '@karavan/testing/events.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFeedback } from './service.ts'

let t: TestApp & { address: string }
beforeAll(async () => {
  const app = await testApp({ verifyToken: testUsers })
  t = { ...app, address: await app.listen() }
})
afterAll(async () => t[Symbol.asyncDispose]())

async function givenAnswer(query = 'кружки') {
  const { conversation_id, stream_id } = await ask(t, 'user:anna', query)
  await readEvents(t.address, stream_id)
  return conversation_id
}
const judge = (id: string, payload: object, { turn = 1, token = 'user:anna' } = {}) =>
  t.inject({ method: 'PUT', url: `/api/conversations/${id}/turns/${turn}/feedback`, headers: bearer(token), payload })
const shownOf = async (id: string) =>
  (await messagesOf(t, 'user:anna', id)).map(({ role, metadata }: { role: string; metadata: { feedback?: string } }) => [
    role,
    metadata.feedback,
  ])

test('an answer is judged, judged otherwise, and not judged after all; its messages say so', async () => {
  const id = await givenAnswer()
  expect((await judge(id, { verdict: 'down', reason: 'wrong_goods' })).json()).toEqual({ success: true })
  const shown = await shownOf(id)
  expect(shown[0]).toEqual(['user', undefined])
  expect(shown.slice(1).every(([, feedback]: [string, string]) => feedback === 'down')).toBe(true)
  await judge(id, { verdict: 'up' })
  expect((await shownOf(id)).at(-1)).toEqual(['assistant', 'up'])
  await judge(id, { verdict: null })
  expect((await shownOf(id)).at(-1)).toEqual(['assistant', undefined])
})

test('what was thought can be read with the question, and says nothing of who asked', async () => {
  const id = await givenAnswer('зонты для кафе')
  await judge(id, { verdict: 'down', reason: 'wrong_fact' })
  const row = (await listFeedback(t.db, new Date(0))).find(({ conversation_id }) => conversation_id === id)
  expect(row).toMatchObject({ query: 'зонты для кафе', verdict: 'down', reason: 'wrong_fact', turn_number: 1 })
  expect(JSON.stringify(row)).not.toContain('anna')
  expect(await listFeedback(t.db, new Date(Date.now() + 60_000))).toEqual([])
})

test('only the owner judges, only what was answered, in the words there are', async () => {
  const id = await givenAnswer()
  expect((await judge(id, { verdict: 'up' }, { token: 'user:boris' })).statusCode).toBe(404)
  expect((await judge(id, { verdict: 'up' }, { turn: 2 })).statusCode).toBe(404)
  expect((await judge(id, { verdict: 'great' })).statusCode).toBe(422)
  expect((await judge(id, { verdict: 'down', reason: 'because' })).statusCode).toBe(422)
  expect((await shownOf(id)).at(-1)).toEqual(['assistant', undefined])
})

test('what was thought of a talk goes with it', async () => {
  const id = await givenAnswer()
  await judge(id, { verdict: 'up' })
  await t.inject({ method: 'DELETE', url: `/api/conversations/${id}`, headers: bearer('user:anna') })
  expect(await t.db.selectFrom('answer_feedback').select('verdict').where('conversation_id', '=', id).execute()).toEqual([])
})
