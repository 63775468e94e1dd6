import { testDb } from '@karavan/testing/db.ts'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { keySetMaxAgeMs, openKeyring } from './keyring.ts'

const { db, close } = await testDb()
afterAll(close)
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
let nowMs: number
const now = () => new Date(nowMs)
beforeEach(async () => {
  nowMs = Date.parse('2026-11-20T12:00:00Z')
  await db.deleteFrom('identity_signing_key').execute()
})
const claims = () => ({ iat: Math.floor(nowMs / 1000), exp: Math.floor(nowMs / 1000) + 3600 })
const kidOf = (token: string) => decodeProtectedHeader(token).kid
const published = async (keyring: Awaited<ReturnType<typeof openKeyring>>) => (await keyring.keySet()).keys.map(({ kid }) => kid)

test('the first key signs at once, and again after a restart', async () => {
  const first = await (await openKeyring(db, now)).sign(claims())
  const reopened = await openKeyring(db, now)
  expect(kidOf(await reopened.sign(claims()))).toBe(kidOf(first))
  await jwtVerify(first, reopened.getKey, { currentDate: now() })
})

test('a key is replaced after 90 days: published before it signs, the old one for as long as its tokens live', async () => {
  const keyring = await openKeyring(db, now)
  const old = kidOf(await keyring.sign(claims()))
  nowMs += 89 * dayMs
  expect(kidOf(await keyring.sign(claims()))).toBe(old)
  nowMs += 2 * dayMs
  const lastOfOld = await keyring.sign(claims())
  expect(kidOf(lastOfOld)).toBe(old)
  const [next] = await published(keyring)
  expect(await published(keyring)).toEqual([next, old])
  expect(next).not.toBe(old)

  // A reader that keeps the set for as long as allowed knows the new key when it begins to sign.
  nowMs += keySetMaxAgeMs
  expect(kidOf(await keyring.sign(claims()))).toBe(old)
  nowMs += 6 * minuteMs
  expect(kidOf(await keyring.sign(claims()))).toBe(next)
  await jwtVerify(lastOfOld, keyring.getKey, { currentDate: now() })
  nowMs += 61 * minuteMs
  expect(await published(keyring)).toEqual([next])
  await expect(keyring.getKey({ alg: 'ES256', kid: old })).rejects.toThrow()
})

test('a process accepts what another one signed with a key that is new to it', async () => {
  const here = await openKeyring(db, now)
  nowMs += 91 * dayMs
  const there = await openKeyring(db, now)
  nowMs += 16 * minuteMs
  const token = await there.sign(claims())
  await jwtVerify(token, here.getKey, { currentDate: now() })
})

test('tokens with made-up keys do not become a query each', async () => {
  const keyring = await openKeyring(db, now)
  let queries = 0
  const counted = await openKeyring(
    db.withPlugin({
      transformQuery: ({ node }) => {
        queries++
        return node
      },
      transformResult: async ({ result }) => result,
    }),
    now,
  )
  nowMs += minuteMs
  queries = 0
  await Promise.all(Array.from({ length: 100 }, (_, i) => counted.getKey({ alg: 'ES256', kid: `k${i}` }).catch(() => {})))
  await Promise.all(Array.from({ length: 100 }, (_, i) => counted.getKey({ alg: 'ES256', kid: `k${i}` }).catch(() => {})))
  expect(queries).toBe(1)
  await jwtVerify(await keyring.sign(claims()), counted.getKey, { currentDate: now() })
})
