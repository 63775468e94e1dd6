// @database either
import { hash } from 'node:crypto'
import { type GuestPassAnswer, guestPassCookie, toGuestPass, toPreimage } from '@karavan/contract/guest-pass.ts'
import { type TestApp, testApp } from '@karavan/testing/app.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const crowded = '203.0.113.7'
let now = new Date('2026-11-22T09:00:00Z')
const parts = { clock: () => now }
let t: TestApp

const guestUrl = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=karavan-builtin'
const signUp = (remoteAddress: string, { pass, on = t, headers = {} }: { pass?: string; on?: TestApp; headers?: object } = {}) =>
  on.inject({
    method: 'POST',
    url: guestUrl,
    payload: {},
    remoteAddress,
    headers: { ...headers, ...(pass === undefined ? {} : { cookie: `${guestPassCookie}=${pass}` }) },
  })
const challenge = async (remoteAddress = crowded, on = t): Promise<GuestPassAnswer> => {
  const answer = await on.inject({ method: 'POST', url: '/api/guest-pass', remoteAddress })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
/** As a browser does it, with another hash library. */
function solve({ challenge, puzzles, bits }: GuestPassAnswer): string {
  const numbers = Array.from({ length: puzzles }, (_, puzzle) => {
    const preimage = toPreimage(challenge, puzzle)
    for (let number = 0; ; number += 1)
      if (Number.parseInt(hash('sha256', preimage + number, 'hex').slice(0, 8), 16) >>> (32 - bits) === 0) return number
  })
  return toGuestPass(challenge, numbers)
}
const isRefused = async (answering: ReturnType<typeof signUp>) => {
  const answer = await answering
  expect([answer.statusCode, answer.json().error?.message]).toEqual([429, 'TOO_MANY_ATTEMPTS_TRY_LATER'])
}

beforeAll(async () => {
  t = await testApp({ ...parts, settings: { RATE_LIMITS: 'on' } })
  for (let i = 0; i < 600; i++) expect((await signUp(crowded)).statusCode).toBe(200)
})
afterAll(() => t[Symbol.asyncDispose]())

test('the 601st guest of an address within the hour is refused in the words of the protocol, and told how it goes on; another address is not [G-08 W-15]', async () => {
  const refused = await signUp(crowded)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  expect(refused.headers.link).toBe('</api/guest-pass>; rel="help"')
  expect(refused.json().error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  expect((await signUp('203.0.113.8')).statusCode).toBe(200)
  // One network of an IPv6 customer is one address.
  for (const i of [1, 2, 3]) expect((await signUp(`2001:db8::${i}`)).headers['ratelimit-remaining']).toBe(String(600 - i))
  // A header that anybody can write is not believed.
  await isRefused(signUp(crowded, { headers: { 'x-forwarded-for': '198.51.100.1' } }))
})

test('work that was done for the network makes one guest, and only one', async () => {
  const pass = solve(await challenge())
  const made = await signUp(crowded, { pass })
  expect(made.statusCode).toBe(200)
  expect(made.json().idToken).toEqual(expect.any(String))
  await isRefused(signUp(crowded, { pass }))
})

test('the same work at the same moment on two processes makes one guest', async () => {
  await using other = await testApp({ ...parts, on: t, settings: { RATE_LIMITS: 'on' } })
  for (let i = 0; i < 600; i++) await signUp(crowded, { on: other })
  // What one process has signed the other knows.
  const pass = solve(await challenge(crowded, other))
  const answers = await Promise.all([t, other, t, other].map((on) => signUp(crowded, { pass, on })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429, 429])
})

test('work that was not done, or only in part, is refused', async () => {
  const asked = await challenge()
  const [payload = '', signature = '', numbers = ''] = solve(asked).split('.')
  const found = numbers.split('-')
  for (const wrong of [
    '',
    'x',
    asked.challenge,
    toGuestPass(asked.challenge, Array(asked.puzzles).fill(0)),
    `${payload}.${signature}.${found.slice(1).join('-')}`,
    `${payload}.${signature}.${[...found.slice(0, -1), '1'].join('-')}`,
    `${payload}.${signature}.${Array(asked.puzzles).fill(found[0]).join('-')}`,
    `${payload}.${signature}.${numbers}.more`,
  ])
    await isRefused(signUp(crowded, { pass: wrong }))
})

test('a challenge that somebody wrote, made easier or made longer is refused', async () => {
  const { challenge: signed, puzzles } = await challenge()
  const [payload = '', signature = ''] = signed.split('.')
  const read = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const rewrite = (change: object) => Buffer.from(JSON.stringify({ ...read, ...change })).toString('base64url')
  for (const [text, mark] of [
    [rewrite({ bits: 1 }), signature],
    [rewrite({ ends: +now + 10 ** 9 }), signature],
    [rewrite({ id: 'another' }), signature],
    [payload, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
    [rewrite({ bits: 1 }), hash('sha256', 'guess', 'base64url')],
    [payload, ''],
  ] as const) {
    const pass = solve({ success: true, challenge: `${text}.${mark}`, puzzles, bits: 1 })
    await isRefused(signUp(crowded, { pass }))
  }
})

test('work that was done for another network is worth nothing here', async () => {
  await isRefused(signUp(crowded, { pass: solve(await challenge('198.51.100.9')) }))
})

test('work that comes too late is refused', async () => {
  const pass = solve(await challenge())
  const before = now
  now = new Date(+now + 3 * 60_000)
  await isRefused(signUp(crowded, { pass }))
  now = before
})

test('the more guests a network makes by work, the more work it is; others do the least', async () => {
  const { bits } = await challenge('198.51.100.20')
  const [used] = await t.db.selectFrom('guest_pass').select('network').execute()
  const rows = Array.from({ length: 300 }, (_, id) => ({ id: `made-${id}`, network: used?.network ?? '', used_at: now }))
  await t.db.insertInto('guest_pass').values(rows).execute()
  expect((await challenge()).bits).toBe(bits + 2)
  expect((await challenge('198.51.100.20')).bits).toBe(bits)
  // An hour later it is forgotten.
  const before = now
  now = new Date(+now + 61 * 60_000)
  expect((await challenge()).bits).toBe(bits)
  now = before
})

test('a guest of a network that has made few brings no work', async () => {
  const before = await t.db.selectFrom('guest_pass').select('id').execute()
  expect((await signUp('203.0.113.30', { pass: solve(await challenge('203.0.113.30')) })).statusCode).toBe(200)
  expect(await t.db.selectFrom('guest_pass').select('id').execute()).toHaveLength(before.length)
})
