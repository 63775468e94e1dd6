import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  '123456',
  'password',
  'Password1',
  'QWERTY123',
  '１２３４５６',
  'пароль',
  'Йцукен',
  'woaini1314',
  'karavan',
  'abcdefgh',
  '87654321',
  'xxxxxxxxxxxx',
  'ЖЖЖЖЖЖ',
])('%s is among the first that are tried', (password) => expect(isCommonPassword(password)).toBe(true))

test.each(['correct horse', 'remembered 1', 'Новый пароль', '482915', 'a1b9c7', '我的新密码没人猜', 'first password', 'abcdeg'])(
  '%s is not',
  (password) => expect(isCommonPassword(password)).toBe(false),
)
