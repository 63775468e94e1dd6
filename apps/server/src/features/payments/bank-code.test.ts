import { expect, test } from 'vitest'
import { drawBankCode, toBankCode } from './bank-code.ts'

const payee = {
  name: 'ООО «Караван»',
  inn: '7701234560',
  kpp: '770101001',
  account: '40702810200000012345',
  bank: 'ПАО СБЕРБАНК',
  bic: '044525225',
  corr_account: '30101810400000000225',
}
const purpose = 'Оплата заказа ORD-20260306-K7M4QX. НДС не облагается'

test('the code has the five values that the standard demands first, the sum in kopecks, and who is paid', () => {
  expect(toBankCode({ payee, minor: 1_483_550, purpose })).toBe(
    `ST00012|Name=ООО «Караван»|PersonalAcc=40702810200000012345|BankName=ПАО СБЕРБАНК|BIC=044525225|CorrespAcc=30101810400000000225|Sum=1483550|Purpose=${purpose}|PayeeINN=7701234560|KPP=770101001`,
  )
})

test('what is not set is left out; a bank without an account of its own has a nought there', () => {
  const { inn: _, kpp: __, corr_account: ___, ...bare } = payee
  expect(toBankCode({ payee: bare, minor: 100, purpose })).toBe(
    `ST00012|Name=ООО «Караван»|PersonalAcc=40702810200000012345|BankName=ПАО СБЕРБАНК|BIC=044525225|CorrespAcc=0|Sum=100|Purpose=${purpose}`,
  )
})

test('no value can end early and pass for another account or sum', () => {
  const code = toBankCode({ payee: { ...payee, name: 'Shop|PersonalAcc=1\n|Sum=1' }, minor: 100, purpose: 'a|Sum=1' })
  const values = code.split('|').map((part) => part.split('=')[0])
  expect(values).toEqual(['ST00012', 'Name', 'PersonalAcc', 'BankName', 'BIC', 'CorrespAcc', 'Sum', 'Purpose', 'PayeeINN', 'KPP'])
  expect(code).toContain('|PersonalAcc=40702810200000012345|')
  expect(code).toContain('|Sum=100|')
})

test('it is drawn, and differs with the sum', async () => {
  const [one, other] = await Promise.all([100, 101].map((minor) => drawBankCode({ payee, minor, purpose })))
  expect(one).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/)
  expect(one).not.toMatch(/<script|href=|on\w+=/)
  expect(one).not.toBe(other)
})
