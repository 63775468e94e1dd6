import { expect, test } from 'vitest'
import { type AddressField, type AddressForm, addressFieldNames, emptyAddressForm, maxLength, problemsOf } from './address-form.ts'
import { hintsOf, isUsualPostalCode } from './countries.ts'
import { countryCode, countryCodes, countryName, matchesCountry } from './country-names.ts'

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
  for (const name of ['Россия', 'Российская Федерация', 'Russia', '俄罗斯', 'ru', ' РФ '])
    expect(hintsOf(name)?.phone, name).toMatch(/^\+7 9/)
  expect(hintsOf('Kazakhstan')?.phone).toMatch(/^\+7 7/)
  expect(hintsOf('Нарния')).toBeUndefined()
  expect(['Китай', 'КНР', '中国', 'China', 'cn'].map(countryCode)).toEqual(Array(5).fill('CN'))
})

test('every country has a name of its own in each language, and is found by it again; the near ones stand first', () => {
  for (const language of ['ru', 'en', 'zh'] as const) {
    const codes = countryCodes(language)
    expect(codes.length).toBeGreaterThan(240)
    expect(codes.slice(0, 3)).toEqual(['RU', 'BY', 'KZ'])
    const names = codes.map((code) => countryName(code, language))
    expect(new Set(names).size).toBe(codes.length)
    expect(names.map(countryCode)).toEqual(codes)
    for (const name of names) expect(problemsOf({ ...filled, country: name }), name).toEqual({})
  }
  expect(['RU', 'CN', 'US', 'GB'].map((code) => countryName(code, 'ru'))).toEqual(['Россия', 'Китай', 'США', 'Великобритания'])
  expect(['RU', 'CN', 'US', 'GB'].map((code) => countryName(code, 'en'))).toEqual(['Russia', 'China', 'United States', 'United Kingdom'])
})

test('a country is found by the beginning of any of its words, in any language', () => {
  const found = (typed: string) => countryCodes('ru').filter((code) => matchesCountry(code, typed))
  expect(found('герм')).toEqual(['DE'])
  expect(found('germ')).toEqual(['DE'])
  expect(found('德国')).toEqual(['DE'])
  expect(found('арабские')).toContain('AE')
  expect(found('zzz')).toEqual([])
})

test.each([
  ['Россия', '420000', true],
  ['Россия', '42000', false],
  ['Россия', 'SW1A 1AA', false],
  ['Great Britain', 'sw1a 1aa', true],
  ['Казахстан', 'A10A5A8', true],
  ['Азербайджан', 'AZ 1000', true],
  ['США', '1000', false],
  ['ОАЭ', '00000', true],
  ['Нарния', 'x', true],
])('in %s the postal code %s is usual: %s', (country, postalCode, isUsual) => {
  expect(isUsualPostalCode(postalCode, country)).toBe(isUsual)
})
