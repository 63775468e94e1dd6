// @vitest-environment jsdom

import type { Address } from '@karavan/contract/addresses.ts'
import { givenServer, json, refusal } from '@karavan/testing/page/server.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { createQueryClient } from '@karavan/web-kit/app/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anAddress } from '../../../../test/orders.ts'
import { toAddressForm } from './address-form.ts'
import { addressesQuery, useFreshAddress, useRemoveAddress, useSaveAddress, useSetDefaultAddress } from './queries.ts'

type Person = { uid: string; isAnonymous: boolean } | null
const become = (user: Person) => act(() => useSession.setState({ user: user as never, isLoading: false }))
const ann = { uid: 'ann', isAnonymous: false }
const form = toAddressForm(anAddress())

function givenAccount(user: Person = ann) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = givenServer()
  become(user)
  const uid = user?.isAnonymous === false ? user.uid : undefined
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children)
  const { result } = renderHook(
    () => ({ save: useSaveAddress(), fresh: useFreshAddress(), remove: useRemoveAddress(), setDefault: useSetDefaultAddress() }),
    { wrapper },
  )
  onTestFinished(() => {
    client.clear()
    act(() => useSession.setState({ user: null, isLoading: true }))
  })
  const known = () => client.getQueryData(addressesQuery(uid).queryKey)
  return {
    server,
    load: () => client.fetchQuery(addressesQuery(uid)),
    known,
    /** Ids, the default one marked. */
    shown: () => known()?.map(({ id, is_default }) => `${id}${is_default ? '*' : ''}`),
    save: (id: string | null, fields = form) => result.current.save.mutateAsync({ id, fields }),
    fresh: (id: string) => result.current.fresh.mutateAsync(id),
    remove: (id: string) => result.current.remove.mutateAsync(id),
    setDefault: (id: string) => result.current.setDefault.mutateAsync(id),
  }
}
type Account = ReturnType<typeof givenAccount>

async function givenAddresses(...addresses: Address[]) {
  const account = givenAccount()
  account.server.on('GET', /^\/api\/addresses$/, () => json({ success: true, addresses }))
  await account.load()
  return account
}

test('a new address is appended; as the default it takes the mark from the others [AD-09 AD-11]', async () => {
  const { server, save, shown } = await givenAddresses(anAddress({ id: 'a', is_default: true }))
  server.on('POST', /^\/api\/addresses$/, () => json({ success: true, address: anAddress({ id: 'b', is_default: true }) }))
  expect((await save(null)).id).toBe('b')
  expect(shown()).toEqual(['a', 'b*'])
  expect(server.calls.at(-1)?.body).toEqual({
    recipient_name: 'Анна',
    phone_number: '+7 912 345-67-89',
    street_address: 'Ленина, 1',
    district: '',
    city: 'Казань',
    state_province: 'Татарстан',
    postal_code: '420000',
    country: 'Россия',
    is_default: false,
  })
})

test('an address that got no answer is sent again under its key, another one under another', async () => {
  const { server, save } = await givenAddresses()
  server.on('POST', /^\/api\/addresses$/, () => Promise.reject(new TypeError('network error')))
  await expect(save(null)).rejects.toThrow()
  await expect(save(null)).rejects.toThrow()
  server.on('POST', /^\/api\/addresses$/, () => json({ success: true, address: anAddress({ id: 'b' }) }))
  await save(null)
  await save(null)
  const keys = server.calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^\w{32}$/)
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
})

test('an update replaces, a deletion removes [AD-11]', async () => {
  const { server, save, remove, known, shown } = await givenAddresses(anAddress({ id: 'a' }), anAddress({ id: 'b' }))
  server.on('PUT', /^\/api\/addresses\/a$/, () => json({ success: true, address: anAddress({ id: 'a', city: 'Уфа' }) }))
  server.on('DELETE', /^\/api\/addresses\/b$/, () => json({ success: true }))
  await save('a', { ...form, city: 'Уфа' })
  expect(known()?.map(({ city }) => city)).toEqual(['Уфа', 'Казань'])
  await remove('b')
  expect(shown()).toEqual(['a'])
})

test('setting the default marks exactly one at once, and a refusal takes that back [AD-09]', async () => {
  const { server, setDefault, shown } = await givenAddresses(
    anAddress({ id: 'a', is_default: true }),
    anAddress({ id: 'b', is_default: false }),
    anAddress({ id: 'c' }),
  )
  const seen: (string[] | undefined)[] = []
  server.on('POST', /set-default$/, () => {
    seen.push(shown())
    return json({ success: true })
  })
  await setDefault('c')
  expect(shown()).toEqual(['a', 'b', 'c*'])
  server.on('POST', /set-default$/, () => {
    seen.push(shown())
    return refusal(500)
  })
  await expect(setDefault('b')).rejects.toThrow()
  expect(shown()).toEqual(['a', 'b', 'c*'])
  expect(seen).toEqual([
    ['a', 'b', 'c*'],
    ['a', 'b*', 'c'],
  ])
})

test('changes go one after another', async () => {
  const { server, setDefault, shown } = await givenAddresses(anAddress({ id: 'a' }), anAddress({ id: 'b' }))
  let answer: () => void = () => {}
  server.on('POST', /a\/set-default$/, () => new Promise<Response>((done) => (answer = () => done(json({ success: true })))))
  server.on('POST', /b\/set-default$/, () => json({ success: true }))
  const both = Promise.all([setDefault('a'), setDefault('b')])
  await vi.waitFor(() => expect(server.asked('/api/addresses/')).toEqual(['POST /api/addresses/a/set-default']))
  answer()
  await both
  expect(server.asked('/api/addresses/')).toHaveLength(2)
  expect(shown()).toEqual(['a', 'b*'])
})

test('an address that is about to be edited is read as it is saved now', async () => {
  const { server, fresh, known } = await givenAddresses(anAddress({ id: 'a' }))
  server.on('GET', /^\/api\/addresses\/a$/, () => json({ success: true, address: anAddress({ id: 'a', city: 'Уфа' }) }))
  expect((await fresh('a')).city).toBe('Уфа')
  expect(known()?.[0]?.city).toBe('Уфа')
})

const operations: [string, (account: Account) => Promise<unknown>][] = [
  ['load', ({ load }) => load()],
  ['setDefault', ({ setDefault }) => setDefault('a')],
  ['add', ({ save }) => save(null)],
  ['update', ({ save }) => save('a')],
  ['remove', ({ remove }) => remove('a')],
  ['get', ({ fresh }) => fresh('a')],
]
test.each(operations)('a failure of %s is the caller’s to know [ER-11 ER-12]', async (_, run) => {
  const account = givenAccount()
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) account.server.on(method, /addresses/, () => refusal(500))
  await expect(run(account)).rejects.toThrow('500')
})

const strangers: [string, Person][] = [
  ['nobody', null],
  ['a guest', { uid: 'guest', isAnonymous: true }],
]
test.each(operations.flatMap(([name, run]) => strangers.map(([who, user]) => [name, who, user, run] as const)))(
  '%s for %s rejects as it is stated, and nothing is asked [ER-10]',
  async (_, _who, user, run) => {
    const account = givenAccount(user)
    await expect(run(account)).rejects.toThrow('User not authenticated')
    expect(account.server.calls).toEqual([])
  },
)
