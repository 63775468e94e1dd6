import type { Address } from '@karavan/contract/addresses.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { givenAccount } from '@karavan/testing/given-guest.ts'
import { addressFields as fields } from '@karavan/testing/given-order.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

const needed = Object.keys(fields) as (keyof typeof fields)[]

describe('addresses', async () => {
  const t = await testApp({ verifyToken: testUsers })
  const anna = bearer('user:anna')
  const boris = bearer('user:boris')
  beforeEach(() => t.truncate())
  afterAll(() => t[Symbol.asyncDispose]())

  const post = (payload: object, headers: Record<string, string> = anna) =>
    t.inject({ method: 'POST', url: '/api/addresses', headers, payload })
  const created = async (payload: object = {}, headers?: Record<string, string>): Promise<Address> => {
    const answer = await post({ ...fields, ...payload }, headers)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().address
  }
  const list = async (headers = anna): Promise<Address[]> => (await t.inject({ url: '/api/addresses', headers })).json().addresses
  const call = (
    method: 'GET' | 'PUT' | 'DELETE',
    id: string,
    { headers = anna, payload }: { headers?: typeof anna; payload?: object } = {},
  ) => t.inject({ method, url: `/api/addresses/${id}`, headers, payload })
  const setDefault = (id: string, headers = anna) => t.inject({ method: 'POST', url: `/api/addresses/${id}/set-default`, headers })
  const defaults = async () => (await list()).filter((address) => address.is_default).map(({ id }) => id)

  test('an address is stored with every stated field and read again [AD-01 AD-04 AD-05 AD-06 AD-07 AD-12]', async () => {
    const address = await created({ district: 'Дзержинский' })
    expect(address).toEqual({ ...fields, id: expect.any(String), district: 'Дзержинский', is_default: false })
    expect((await call('GET', address.id)).json()).toEqual({ success: true, address })
    const other = await created()
    expect(other.district).toBeNull()
    expect(await list()).toEqual([address, other])
  })

  test.each(needed)('%s is required, and blank is missing [AD-02]', async (name) => {
    for (const value of [undefined, null, '', '   ', 7]) {
      const answer = await post({ ...fields, [name]: value })
      expect(answer.statusCode, String(value)).toBe(422)
      expect(answer.json()).toMatchObject({ success: false, code: 'invalid', fields: { [name]: expect.any(String) } })
    }
    expect(await list()).toEqual([])
  })

  test.each([
    ['recipient_name', 1, 100],
    ['city', 1, 100],
    ['state_province', 1, 100],
    ['country', 1, 100],
    ['street_address', 1, 200],
    ['district', 0, 200],
    ['postal_code', 1, 20],
    ['phone_number', 5, 25],
  ] as const)('%s has %i to %i characters [G-122]', async (name, least, most) => {
    const sign = name === 'phone_number' ? '5' : 'ж'
    for (const length of [least, most]) {
      const { id } = await created({ [name]: sign.repeat(length) })
      expect((await call('PUT', id, { payload: { [name]: sign.repeat(most + 1) } })).statusCode).toBe(422)
    }
    const lengths = (await list()).map((address) => address[name]?.length ?? 0)
    expect(lengths).toEqual([least, most])
    expect((await post({ ...fields, [name]: sign.repeat(most + 1) })).statusCode).toBe(422)
    if (least > 1) expect((await post({ ...fields, [name]: sign.repeat(least - 1) })).statusCode).toBe(422)
  })

  test('what surrounds a value is cut; control characters and odd telephone numbers are refused [G-122]', async () => {
    expect(await created({ city: '  Пермь \n' })).toMatchObject({ city: 'Пермь' })
    for (const name of [...needed, 'district']) expect((await post({ ...fields, [name]: 'a\u0007bcdef' })).statusCode, name).toBe(422)
    for (const phone of ['+7 912 abc', '12345\u0000', '１２３４５６', '+7;912;345'])
      expect((await post({ ...fields, phone_number: phone })).statusCode, phone).toBe(422)
    expect(await list()).toHaveLength(1)
  })

  test('hostile text is kept as it is', async () => {
    const hostile = `<script>alert(1)</script> "=HYPERLINK(1)" ' or 1=1 -- \u202e 🛍`
    const address = await created({ recipient_name: hostile, street_address: hostile, district: hostile })
    expect((await call('GET', address.id)).json().address).toMatchObject({ recipient_name: hostile, district: hostile })
  })

  test('a change keeps what it does not name [G-126]', async () => {
    const { id } = await created({ district: 'Центр', is_default: true })
    const changed = await call('PUT', id, { payload: { city: 'Казань' } })
    expect(changed.json()).toEqual({ success: true, address: { ...fields, id, city: 'Казань', district: 'Центр', is_default: true } })
    expect((await call('PUT', id, { payload: { ...fields, district: '', is_default: false } })).json().address).toEqual({
      ...fields,
      id,
      district: null,
      is_default: false,
    })
    expect((await call('PUT', id, { payload: {} })).json().address).toMatchObject(fields)
    expect((await call('PUT', id, { payload: { city: ' ' } })).statusCode).toBe(422)
  })

  test('one address at most is the default [G-124 AD-08 AD-10]', async () => {
    const first = await created()
    expect(first.is_default).toBe(false)
    const second = await created({ is_default: true })
    const third = await created({ is_default: true })
    expect(await defaults()).toEqual([third.id])
    expect((await setDefault(first.id)).json()).toEqual({ success: true, address: { ...first, is_default: true } })
    expect(await defaults()).toEqual([first.id])
    await call('PUT', second.id, { payload: { is_default: true } })
    expect(await defaults()).toEqual([second.id])
    await call('PUT', second.id, { payload: { is_default: false } })
    expect(await defaults()).toEqual([])
    await Promise.all([setDefault(first.id), setDefault(second.id), setDefault(third.id), created({ is_default: true })])
    expect(await defaults()).toHaveLength(1)
    const [id] = await defaults()
    await call('DELETE', id!)
    expect(await defaults()).toEqual([])
  })

  test('choosing a default address leaves those of other accounts alone [AD-08 G-10]', async () => {
    const theirs = await created({ is_default: true }, boris)
    await setDefault((await created()).id)
    await created({ is_default: true })
    expect((await list(boris)).map(({ id, is_default }) => [id, is_default])).toEqual([[theirs.id, true]])
  })

  test('an address is deleted once', async () => {
    const { id } = await created()
    expect((await call('DELETE', id)).json()).toEqual({ success: true })
    for (const method of ['DELETE', 'GET'] as const) expect((await call(method, id)).json()).toMatchObject({ code: 'address_not_found' })
    expect((await setDefault(id)).statusCode).toBe(404)
  })

  test('an account has at most 50 addresses, however many come at once [G-123]', async () => {
    const answers = await Promise.all(Array.from({ length: 55 }, () => post(fields)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50)
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({ code: 'limit_reached' })
    expect(await list()).toHaveLength(50)
  })

  test('one Idempotency-Key makes one address', async () => {
    const headers = { ...anna, 'idempotency-key': 'k' }
    const made = await Promise.all(Array.from({ length: 5 }, () => created({}, headers)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  test('guests have no addresses, and nobody those of somebody else [G-09 G-10]', async () => {
    const { id } = await created()
    for (const [headers, status] of [
      [{} as typeof anna, 401],
      [bearer('guest:gast'), 403],
    ] as const) {
      expect((await t.inject({ url: '/api/addresses', headers })).statusCode).toBe(status)
      expect((await post(fields, headers)).statusCode).toBe(status)
    }
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await call(method, id, { headers: boris, ...(method === 'PUT' ? { payload: { city: 'Тула' } } : {}) })).statusCode).toBe(404)
    expect((await setDefault(id, boris)).statusCode).toBe(404)
    expect(await list(boris)).toEqual([])
    expect(await list()).toMatchObject([{ id, city: 'Пермь', is_default: false }])
  })
})

test('a deleted account leaves no address [G-37]', async () => {
  await using t = await testApp()
  const account = await givenAccount(t, 'anna@example.test')
  await t.inject({ method: 'POST', url: '/api/addresses', headers: account.headers, payload: fields })
  expect(await t.db.selectFrom('address').selectAll().execute()).toHaveLength(1)
  await t.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:delete?key=karavan-builtin',
    payload: { idToken: account.idToken },
  })
  expect(await t.db.selectFrom('address').selectAll().execute()).toEqual([])
})
