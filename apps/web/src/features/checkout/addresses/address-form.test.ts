import { expect, test } from 'vitest'
import { type AddressField, type AddressForm, addressFieldNames, emptyAddressForm, maxLength, problemsOf } from './address-form.ts'
import { countryNames, hintsOf } from './countries.ts'

const filled: AddressForm = {
  recipient_name: 'Анна',
  phone_number: '+7 912 345-67-89',
  country: 'Россия',
  state_province: 'Татарстан',
  city: 'Казань',
  postal_code: '420000',
  street_address: 'Ленина, 1',
  district: '',
  is_default: false,
}

test('each field is needed on its own, the second line is not [AD-02 AD-04]', () => {
  expect(problemsOf(filled)).toEqual({})
  expect(Object.keys(problemsOf(emptyAddressForm('')))).toEqual(
    expect.arrayContaining(addressFieldNames.filter((field) => field !== 'district')),
  )
  for (const field of addressFieldNames) {
    for (const blank of ['', '   ']) {
      const found = problemsOf({ ...filled, [field]: blank })
      if (field === 'district') expect(found).toEqual({})
      else expect(found).toEqual({ [field]: { key: expect.stringMatching(/^addresses\.missing\./) } })
    }
  }
})

const bounds: [AddressField, number][] = [
  ['recipient_name', 100],
  ['street_address', 200],
  ['district', 200],
  ['postal_code', 20],
  ['phone_number', 25],
]
test.each(bounds)('%s takes %d characters and no more [G-122]', (field, max) => {
  const letter = field === 'phone_number' ? '1' : 'я'
  expect(maxLength(field)).toBe(max)
  expect(problemsOf({ ...filled, [field]: letter.repeat(max) })).toEqual({})
  expect(problemsOf({ ...filled, [field]: letter.repeat(max + 1) })).toEqual({ [field]: { key: 'addresses.tooLong', count: max } })
})

test.each([
  ['12', 'addresses.phoneShort'],
  ['8 800 CALL ME', 'addresses.phoneInvalid'],
  ['+7 912 345-67-89 доб. 3', 'addresses.phoneInvalid'],
])('the number %s is refused [G-122]', (phone_number, key) => {
  expect(problemsOf({ ...filled, phone_number })).toEqual({ phone_number: { key } })
})

test('control characters are refused, hostile text is text', () => {
  expect(problemsOf({ ...filled, city: 'Ка\u0000зань' })).toEqual({ city: { key: 'addresses.invalid' } })
  expect(problemsOf({ ...filled, city: '<script>alert(1)</script>' })).toEqual({})
})

test('a country is known by its name in any of the languages, by its code and by what people call it', () => {
  for (const name of ['Россия', 'Russia', '俄罗斯', 'ru', ' РФ ']) expect(hintsOf(name)?.phone, name).toMatch(/^\+7 9/)
  expect(hintsOf('Kazakhstan')?.phone).toMatch(/^\+7 7/)
  expect(hintsOf('Нарния')).toBeUndefined()
  for (const language of ['ru', 'en', 'zh'] as const) for (const name of countryNames(language)) expect(hintsOf(name), name).toBeDefined()
})
