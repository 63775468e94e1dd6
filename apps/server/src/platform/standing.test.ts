import { setDisabled } from '@karavan/identity/accounts.ts'
import { formerIdTokenGraceMs } from '@karavan/identity/life.ts'
import type { IdentityTables } from '@karavan/identity/tables.ts'
import { testApp } from '@karavan/testing/app.ts'
import { givenAccount, givenGuest } from '@karavan/testing/given-guest.ts'
import { expect, test } from 'vitest'
import { standingFreshMs } from './verify-token.ts'

/** Two processes on one database, with a clock that can be moved. */
async function givenProduct() {
  let aheadMs = 0
  const clock = () => new Date(Date.now() + aheadMs)
  const one = await testApp({ clock })
  const other = await testApp({ clock, on: one })
  return {
    one,
    db: one.db.$pickTables<keyof IdentityTables>(),
    /** What each process answers to a product call with this token. */
    ask: async (headers: Record<string, string>) => [
      (await one.inject({ url: '/api/conversations', headers })).statusCode,
      (await other.inject({ url: '/api/conversations', headers })).statusCode,
    ],
    pass: (ms: number) => {
      aheadMs += ms
    },
    async [Symbol.asyncDispose]() {
      await other[Symbol.asyncDispose]()
      await one[Symbol.asyncDispose]()
    },
  }
}

test('a disabled account is refused by the product calls of every process within seconds, not only at its next refresh [AU-17]', async () => {
  await using p = await givenProduct()
  const [ann, bob] = [await givenAccount(p.one, 'ann@example.com'), await givenAccount(p.one, 'bob@example.com')]
  expect(await p.ask(ann.headers)).toEqual([200, 200])
  await setDisabled(p.db, ann.uid, true, new Date())
  expect(standingFreshMs).toBeLessThanOrEqual(3_000)
  p.pass(standingFreshMs)
  for (const _ of [1, 2]) expect(await p.ask(ann.headers)).toEqual([401, 401])
  expect(await p.ask(bob.headers)).toEqual([200, 200])
})

test('an ended session and a deleted account are refused alike [G-20 AU-17]', async () => {
  await using p = await givenProduct()
  const [ann, guest] = [await givenAccount(p.one, 'ann@example.com'), await givenGuest(p.one)]
  expect(await p.ask(ann.headers)).toEqual([200, 200])
  expect(await p.ask(guest.headers)).toEqual([200, 200])
  await p.db.deleteFrom('identity_session').where('account_id', '=', ann.uid).execute()
  await p.db.deleteFrom('identity_account').where('id', '=', guest.uid).execute()
  p.pass(standingFreshMs)
  expect(await p.ask(ann.headers)).toEqual([401, 401])
  expect(await p.ask(guest.headers)).toEqual([401, 401])
})

test('the session is asked about once in a few seconds, not with every call', async () => {
  await using p = await givenProduct()
  const ann = await givenAccount(p.one, 'ann@example.com')
  expect(await p.ask(ann.headers)).toEqual([200, 200])
  await setDisabled(p.db, ann.uid, true, new Date())
  expect(await p.ask(ann.headers)).toEqual([200, 200])
})

test('a proven address counts within seconds, without another token', async () => {
  await using p = await givenProduct()
  const ann = await givenAccount(p.one, 'ann@example.com')
  const isProven = async () => (await p.one.app.verifyToken(ann.idToken))?.isAddressProven
  expect(await isProven()).toBe(false)
  await p.db.updateTable('identity_account').set({ email_verified: true }).where('id', '=', ann.uid).execute()
  p.pass(standingFreshMs)
  for (const _ of [1, 2]) expect(await isProven()).toBe(true)
})

test('a guest token that somebody kept reads nothing of the account that the guest became, in any process', async () => {
  await using p = await givenProduct()
  const guest = await givenGuest(p.one)
  expect(await p.ask(guest.headers)).toEqual([200, 200])
  const linked = await p.one.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=karavan-builtin',
    payload: { email: 'ann@example.com', password: 'correct horse', idToken: guest.idToken },
  })
  expect(linked.json()).toMatchObject({ localId: guest.uid })
  // The other tabs of the browser still carry it for a moment.
  expect(await p.ask(guest.headers)).toEqual([200, 200])
  p.pass(formerIdTokenGraceMs + standingFreshMs)
  for (const _ of [1, 2]) expect(await p.ask(guest.headers)).toEqual([401, 401])
  expect(await p.ask({ authorization: `Bearer ${linked.json().idToken}` })).toEqual([200, 200])
})
