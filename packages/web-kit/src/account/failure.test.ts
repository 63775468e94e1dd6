// @vitest-environment jsdom

import { FirebaseError } from 'firebase/app'
import { beforeEach, expect, test } from 'vitest'
import { chooseLanguage, startTexts } from '../lib/i18n.ts'
import { kitTexts } from '../lib/kit-texts.ts'
import { toFailure, toGoogleFailure } from './failure.ts'

beforeEach(async () => {
  await startTexts(kitTexts)
  await chooseLanguage('en')
})

/** As the SDK makes them: the provider's text, or none, between its own name and the code. */
const sdkError = (code: string, text = 'Error') => new FirebaseError(`auth/${code}`, `Firebase: ${text} (auth/${code}).`)

test('the provider’s text is shown, else the stated one [ER-22]', () => {
  expect(toFailure(sdkError('weak-password', 'Password should be at least 6 characters'))).toEqual({
    success: false,
    error: 'Password should be at least 6 characters',
  })
  expect(toFailure(sdkError('internal-error'))).toEqual({ success: false, error: 'Authentication failed' })
})

test('a refusal that comes as a code alone is said in the stated words, in every language [ER-22 G-24]', async () => {
  expect(toFailure(sdkError('email-already-in-use'))).toEqual({ success: false, error: 'An account with this email already exists' })
  expect(toFailure(sdkError('too-many-requests'))).toEqual({ success: false, error: 'Too many attempts. Wait a while, then try again.' })
  await chooseLanguage('ru')
  expect(toFailure(sdkError('email-already-in-use'))).toEqual({ success: false, error: 'Аккаунт с этой почтой уже есть' })
})

test('a password that is among the first to be guessed is refused in the reader’s language', async () => {
  const refused = sdkError('weak-password', 'Password is too common')
  await chooseLanguage('ru')
  expect(toFailure(refused)).toMatchObject({ error: expect.stringMatching(/^Этот пароль/) })
  await chooseLanguage('zh')
  expect(toFailure(refused)).toMatchObject({ error: expect.stringMatching(/^这个密码/) })
})

test('an operator reads that the password has to be longer, not that it is common', async () => {
  await chooseLanguage('ru')
  const refused = sdkError('weak-password', 'The password of this account needs 12 characters or more')
  expect(toFailure(refused)).toMatchObject({ error: expect.stringMatching(/не короче 12 символов/) })
})

test('a captcha that is demanded and not set up is a refusal, not an accident [G-35 ER-29]', () => {
  expect(toFailure(new Error('recaptcha Enterprise site key undefined'))).toEqual({ success: false, error: 'Authentication failed' })
})

test('in another language a known refusal is said in it, an unknown one in the provider’s words [ER-22]', async () => {
  await chooseLanguage('ru')
  expect(toFailure(sdkError('too-many-requests', 'Too many attempts'))).toMatchObject({ error: expect.stringMatching(/^Слишком много/) })
  expect(toFailure(sdkError('something-new', 'Something new'))).toEqual({ success: false, error: 'Something new' })
  expect(toFailure(sdkError('something-new'))).toEqual({ success: false, error: 'Не удалось войти' })
})

test.each([
  'unauthorized-domain',
  'user-mismatch',
  'provider-already-linked',
  'invalid-api-key',
  'api-key-not-valid.-please-pass-a-valid-api-key.',
  'missing-recaptcha-token',
  'user-disabled',
  'user-token-expired',
])('%s has an error text, for Google too [ER-25]', (code) => {
  expect(toFailure(sdkError(code))).toMatchObject({ success: false, error: 'Authentication failed' })
  expect(toGoogleFailure(sdkError(code))).toMatchObject({ success: false, error: 'Google sign-in failed' })
})

test.each([
  ['a network failure', sdkError('network-request-failed')],
  ['a mistake', new TypeError('x is undefined')],
  ['no error', 'x'],
])('%s is an exception [ER-23 ER-24]', (_, error) => {
  expect(toFailure(error)).toEqual({ success: false, error: 'An error occurred during authentication' })
  expect(toGoogleFailure(error)).toEqual({ success: false, error: 'An error occurred during Google sign-in' })
})

test('a closed window is the stated text alone, a blocked one says what helps [ER-24 ER-28]', () => {
  expect(toGoogleFailure(sdkError('popup-closed-by-user'))).toEqual({ success: false, error: 'Google sign-in failed' })
  expect(toGoogleFailure(sdkError('popup-blocked'))).toEqual({
    success: false,
    error: 'Google sign-in failed',
    hint: expect.stringContaining('pop-ups'),
  })
})
