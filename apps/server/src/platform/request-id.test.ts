// @database either
import { testApp } from '@karavan/testing/app.ts'
import { afterAll, expect, test } from 'vitest'
import { createLog } from './log.ts'

/** Its database is that of all apps here. */
const base = await testApp()
afterAll(() => base[Symbol.asyncDispose]())

test('an id that a request brings names it in the answer and in the log; one that is odd is replaced', async () => {
  const lines: string[] = []
  await using t = await testApp({ on: base, log: createLog('info', { write: (line) => void lines.push(line) }) })
  const ask = async (id?: string) => {
    const answer = await t.inject({ url: '/api/nothing', headers: id === undefined ? {} : { 'x-request-id': id } })
    return { inHeader: answer.headers['x-request-id'], inBody: answer.json().request_id }
  }
  const given = '4bf92f3577b34da6a3ce929d0e0e4736'
  expect(await ask(given)).toEqual({ inHeader: given, inBody: given })
  await expect.poll(() => lines.some((line) => JSON.parse(line).request_id === given)).toBe(true)
  for (const odd of [undefined, '', 'short', 'a b c d e f g h', '{"level":60}', 'x'.repeat(129), '-rm-rf-everything']) {
    const { inHeader, inBody } = await ask(odd)
    expect(inHeader).toMatch(/^[0-9a-f-]{36}$/)
    expect(inBody).toBe(inHeader)
  }
})
