import { expect, test } from 'vitest'
import { isAccountOf, isCorrAccountOf, isOgrn } from './bank-codes.ts'

const account = '40702810200000012345'
const bic = '044525225'
const corr = '30101810400000000225'

test('an account and the account of its bank are keyed by the BIC', () => {
  expect(isAccountOf(account, bic)).toBe(true)
  expect(isCorrAccountOf(corr, bic)).toBe(true)
  expect(isAccountOf(account, '044525974')).toBe(false)
  expect(isCorrAccountOf(corr, '044525974')).toBe(false)
})

test('each digit that is typed wrong is noticed', () => {
  const oneWrong = (digits: string) =>
    [...digits].flatMap((digit, place) =>
      [...'0123456789'].filter((other) => other !== digit).map((other) => digits.slice(0, place) + other + digits.slice(place + 1)),
    )
  expect(oneWrong(account).filter((wrong) => isAccountOf(wrong, bic))).toEqual([])
  expect(oneWrong(corr).filter((wrong) => isCorrAccountOf(wrong, bic))).toEqual([])
  expect(oneWrong('1027700132195').filter(isOgrn)).toEqual([])
})

test('where no key is defined, as for the treasury, nothing is refused', () => {
  expect(isAccountOf('03100643000000017300', '004525988')).toBe(true)
  expect(isCorrAccountOf('40102810545370000003', '004525988')).toBe(true)
})

test('an account at a cash centre is keyed by its region', () => {
  expect(isAccountOf('40702810000000012345', '044525000')).toBe(true)
  // Keyed as at a bank.
  expect(isAccountOf('40702810900000012345', '044525000')).toBe(false)
})

test('a register number has its check digit', () => {
  expect(['1027700132195', '304500116000157'].every(isOgrn)).toBe(true)
  expect(['1027700132196', '304500116000158', '102770013219', ''].some(isOgrn)).toBe(false)
})
