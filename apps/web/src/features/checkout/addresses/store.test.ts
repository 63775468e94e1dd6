import { expect, test, vi } from 'vitest'
import { anAddress } from '../../../../test/orders.ts'
import { givenServer, json, refusal } from '../../../../test/server.ts'
import { toAddressForm } from './address-form.ts'
import { createAddressesStore } from './store.ts'

function givenStore() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = givenServer()
  const person = { isRegistered: true }
  const store = createAddressesStore({ isRegistered: () => person.isRegistered })
  return { server, person, state: store.getState }
}
async function givenAddresses(...addresses: ReturnType<typeof anAddress>[]) {
  const given = givenStore()
  given.server.on('GET', /^\/api\/addresses$/, () => json({ success: true, addresses }))
  await given.state().load()
  return given
}
const shown = (state: ReturnType<typeof givenStore>['state']) =>
  state().addresses?.map(({ id, is_default }) => `${id}${is_default ? '*' : ''}`)

test('AD-09 AD-11 a new address is appended; as the default it takes the mark from the others', async () => {
  const { server, state } = await givenAddresses(anAddress({ id: 'a', is_default: true }))
  server.on('POST', /^\/api\/addresses$/, () => json({ success: true, address: anAddress({ id: 'b', is_default: true }) }))
  expect((await state().add(toAddressForm(anAddress()), 'key')).id).toBe('b')
  expect(shown(state)).toEqual(['a', 'b*'])
  const { body, headers } = server.calls.at(-1)!
  expect(body).toEqual({
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
  expect(headers.get('idempotency-key')).toBe('key')
})

test('AD-11 an update replaces, a deletion removes', async () => {
  const { server, state } = await givenAddresses(anAddress({ id: 'a' }), anAddress({ id: 'b' }))
  server.on('PUT', /^\/api\/addresses\/a$/, () => json({ success: true, address: anAddress({ id: 'a', city: 'Уфа' }) }))
  server.on('DELETE', /^\/api\/addresses\/b$/, () => json({ success: true }))
  await state().update('a', toAddressForm(anAddress({ city: 'Уфа' })))
  expect(state().addresses?.map(({ city }) => city)).toEqual(['Уфа', 'Казань'])
  await state().remove('b')
  expect(shown(state)).toEqual(['a'])
})

test('AD-09 setting the default marks exactly one', async () => {
  const { server, state } = await givenAddresses(
    anAddress({ id: 'a', is_default: true }),
    anAddress({ id: 'b', is_default: true }),
    anAddress({ id: 'c' }),
  )
  server.on('POST', /c\/set-default$/, () => json({ success: true }))
  await state().setDefault('c')
  expect(shown(state)).toEqual(['a', 'b', 'c*'])
})

type Run = (state: ReturnType<ReturnType<typeof createAddressesStore>['getState']>) => Promise<unknown>
const form = toAddressForm(anAddress())
const operations: [string, Run, string, 'kept' | 'rejects'][] = [
  ['load', (state) => state.load(), 'addresses.errors.load', 'kept'],
  ['setDefault', (state) => state.setDefault('a'), 'addresses.errors.setDefault', 'kept'],
  ['add', (state) => state.add(form, 'k'), 'addresses.errors.create', 'rejects'],
  ['update', (state) => state.update('a', form), 'addresses.errors.update', 'rejects'],
  ['remove', (state) => state.remove('a'), 'addresses.errors.remove', 'rejects'],
  ['get', (state) => state.get('a'), 'addresses.errors.get', 'rejects'],
]
test.each(operations)(
  'ER-11 ER-12 a failure of %s stands in the store, and is rethrown where that is stated',
  async (_, run, error, how) => {
    const { server, state } = givenStore()
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) server.on(method, /addresses/, () => refusal(500))
    const outcome = await run(state()).then(
      () => 'kept',
      () => 'rejects',
    )
    expect(outcome).toBe(how)
    expect(state()).toMatchObject({ error, isLoading: false })
  },
)

test.each(operations)('ER-10 %s throws where nobody with an account is signed in, and nothing is asked', async (_, run) => {
  const { server, state, person } = givenStore()
  person.isRegistered = false
  await expect(run(state())).rejects.toThrow('User not authenticated')
  expect(server.calls).toEqual([])
})
