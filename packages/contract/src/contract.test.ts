import { expect, test } from 'vitest'
import { addressFields } from './addresses.ts'
import { addCartItemBody, updateCartItemBody } from './cart.ts'
import { listConversationsQuery } from './conversations.ts'
import { formatLongDays, timeAgo, timeAhead } from './dates.ts'
import { errorKinds } from './errors.ts'
import { fromAcceptLanguage, pickText, toLanguage } from './language.ts'
import { convertAmount, convertMinor, formatMoney, fromMinor, missingPrice, toMinor } from './money.ts'
import { createOrderBody } from './orders.ts'
import { startSearchBody } from './search.ts'
import { streamEvent } from './stream-events.ts'
import { toConversationTitle } from './title.ts'

test('a title is cut at 50 code points, and exactly 50 is not cut [CH-18]', () => {
  const letters = (count: number) => 'я'.repeat(count)
  expect(toConversationTitle(letters(49))).toBe(letters(49))
  expect(toConversationTitle(letters(50))).toBe(letters(50))
  expect(toConversationTitle(letters(51))).toBe(`${letters(50)}...`)
  const emoji = '🧦'.repeat(51)
  expect(toConversationTitle(emoji)).toBe(`${'🧦'.repeat(50)}...`)
  expect(toConversationTitle(' две\n строки ')).toBe('две строки')
})

test("without a first message the title is 'New Conversation' [CH-19]", () => {
  for (const nothing of ['', '   ', '\n', undefined, null]) expect(toConversationTitle(nothing)).toBe('New Conversation')
})

test('regional locales match their base, by the weights of the header [LA-07]', () => {
  expect(toLanguage('ru-RU')).toBe('ru')
  expect(toLanguage('zh-Hans-CN')).toBe('zh')
  expect(toLanguage('de')).toBeUndefined()
  expect(fromAcceptLanguage('de, zh-CN;q=0.8, ru;q=0.9')).toBe('ru')
  expect(fromAcceptLanguage('ru;q=0, en;q=0.1')).toBe('en')
  expect(fromAcceptLanguage('*;;;q=x,,')).toBeUndefined()
})

test('a text falls back in the order ru, en, zh, source (G-82)', () => {
  expect(pickText({ en: 'cup', zh: '杯' }, 'ru')).toBe('cup')
  expect(pickText({ ru: '', source: 'kop' }, 'en')).toBe('kop')
  expect(pickText({}, 'en')).toBeUndefined()
})

test("the fallback price is '0 ₽' with an ordinary space [CO-04]", () => {
  expect([...missingPrice].map((char) => char.codePointAt(0))).toEqual([0x30, 0x20, 0x20bd])
})

test('money is rounded half up from its decimal text, and bad amounts are not an amount', () => {
  const cases: [number | string | null | undefined, number | undefined][] = [
    [1.005, 101],
    ['1.005', 101],
    [2.675, 268],
    [0.1 + 0.2, 30],
    [0, 0],
    [-1.5, -150],
    ['8.00', 800],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
    ['null', undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [1e-7, 0],
  ]
  for (const [amount, minor] of cases) expect([amount, toMinor(amount)]).toEqual([amount, minor])
})

test('a converted price is rounded once', () => {
  expect(convertMinor(1000, 11.5)).toBe(11_500)
  expect(convertMinor(333, 11.8709)).toBe(3953)
  expect(convertMinor(1, 0.5)).toBe(1)
  expect(convertAmount(0.005, 11.5)).toBe(6)
  expect(convertAmount(12.345, 1)).toBe(1235)
  expect(convertAmount(1e9, 11.5)).toBe(1.15e12)
})

test('for any price and rate: exactly half up, no float residue, as whole numbers say it [CU-04]', () => {
  // A fixed sequence, so that what fails once fails again.
  let seed = 20_260_115
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return seed % below
  }
  const halfUp = (numerator: bigint, denominator: bigint) => Number((2n * numerator + denominator) / (2n * denominator))
  for (let times = 0; times < 20_000; times += 1) {
    const minor = random(10 ** (1 + random(9)))
    // Rates of six decimals, among them many that make exact halves.
    const millionths = times % 3 === 0 ? 500_000 * (1 + 2 * random(40)) : 1 + random(200_000_000)
    const rate = millionths / 1e6
    const converted = convertMinor(minor, rate)
    expect([minor, rate, converted]).toEqual([minor, rate, halfUp(BigInt(minor) * BigInt(millionths), 1_000_000n)])
    expect(convertAmount(fromMinor(minor), rate)).toBe(converted)
    // What goes over the wire comes back as the same whole number, and has at most two decimals.
    expect(toMinor(fromMinor(converted))).toBe(converted)
    expect(String(fromMinor(converted))).toMatch(/^\d+(?:\.\d{1,2})?$/)
  }
})

test('the rouble sign stands behind the amount in every language [CU-11]', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect(plain(formatMoney(123_450, 'RUB', 'ru'))).toBe('1 234,50 ₽')
  expect(plain(formatMoney(123_400, 'RUB', 'ru'))).toBe('1 234 ₽')
  expect(plain(formatMoney(123_450, 'RUB', 'en'))).toBe('1,234.50 ₽')
  expect(plain(formatMoney(9950, 'CNY', 'en'))).toBe('99.50 ¥')
  expect(plain(formatMoney(100, 'RUB', 'zh', 'always'))).toBe('1.00 ₽')
})

test('bodies refuse what their bounds refuse', () => {
  expect(startSearchBody.safeParse({ query: '  tea  ' })).toMatchObject({ success: true, data: { query: 'tea' } })
  for (const query of ['', '   ', 'x'.repeat(2001), 5, null]) expect(startSearchBody.safeParse({ query }).success).toBe(false)
  expect(addCartItemBody.parse({ product_id: 'sample-1' }).quantity).toBe(1)
  for (const quantity of [0, -1, 1.5, '2', 10_000])
    expect(addCartItemBody.safeParse({ product_id: 'sample-1', quantity }).success).toBe(false)
  expect(updateCartItemBody.safeParse({ quantity: 0 }).success).toBe(true)
  expect(createOrderBody.safeParse({ address_id: 'a', payment_method: 'card' }).success).toBe(false)
  expect(listConversationsQuery.parse({})).toEqual({ limit: 50, offset: 0 })
  for (const limit of ['5000', '99999999999999999999']) expect(listConversationsQuery.parse({ limit }).limit).toBe(100)
  expect(listConversationsQuery.parse({ limit: '-3' }).limit).toBe(1)
  expect(listConversationsQuery.safeParse({ limit: 'ten' }).success).toBe(false)
})

test('an address has its bounds, and blank counts as missing (G-122)', () => {
  const whole = {
    recipient_name: 'Анна',
    phone_number: '+7 (900) 000-00-00',
    street_address: 'ул. Мира, 1',
    city: 'Казань',
    state_province: 'Татарстан',
    postal_code: '420000',
    country: 'Россия',
  }
  expect(addressFields.safeParse(whole).success).toBe(true)
  for (const key of Object.keys(whole)) expect([key, addressFields.safeParse({ ...whole, [key]: '   ' }).success]).toEqual([key, false])
  expect(addressFields.safeParse({ ...whole, city: 'Ka\u0000zan' }).success).toBe(false)
  expect(addressFields.safeParse({ ...whole, phone_number: 'call me' }).success).toBe(false)
})

test('an event of an unknown type is refused by the schema, so that a reader can skip it [CH-43]', () => {
  expect(streamEvent.safeParse({ type: 'progress', content: 'Ищу' }).success).toBe(true)
  expect(streamEvent.safeParse({ type: 'new_thing' }).success).toBe(false)
})

test('every error kind is a 4xx or 5xx with a text', () => {
  for (const [code, kind] of Object.entries(errorKinds)) {
    expect(code).toMatch(/^[a-z_]+$/)
    expect(kind.status).toBeGreaterThanOrEqual(400)
    expect(kind.text).not.toBe('')
  }
})

test('how long ago something was has a unit that is long enough', () => {
  const minute = 60_000
  expect([5_000, 59 * minute, 60 * minute, 47 * 60 * minute, 48 * 60 * minute].map((ms) => timeAgo(ms, 'ru'))).toEqual([
    '1 минуту назад',
    '59 минут назад',
    '1 час назад',
    '47 часов назад',
    '2 дня назад',
  ])
  expect([timeAgo(3 * 60 * minute, 'en'), timeAgo(3 * 60 * minute, 'zh')]).toEqual(['3 hours ago', '3小时前'])
  expect([-5_000, 61_000, 61 * minute, 48 * 60 * minute].map((ms) => timeAhead(ms, 'ru'))).toEqual([
    'через 1 минуту',
    'через 2 минуты',
    'через 2 часа',
    'через 2 дня',
  ])
})

test('the days of a delivery have one form in each language', () => {
  const plain = (text: string) => text.replaceAll(/[\s\u2009]+/g, ' ')
  expect((['ru', 'en', 'zh'] as const).map((language) => plain(formatLongDays('2026-03-27', '2026-04-05', language)))).toEqual([
    '27 марта – 5 апреля 2026 г.',
    'March 27 – April 5, 2026',
    '2026年3月27日至4月5日',
  ])
  expect(plain(formatLongDays('2026-04-05', '2026-04-14', 'ru'))).toBe('5–14 апреля 2026 г.')
})
