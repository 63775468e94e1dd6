// @database embedded
import { givenService } from '@karavan/testing/identity/given.ts'
import { withService } from '@karavan/testing/identity/with-service.ts'
import { expect, test } from 'vitest'

// What clients without the SDK read: they compare the message. docs/identity-comparison.md names each of these beside the official emulator's.
const given = withService()

async function ask(path: string, body: object | string, service = given.service) {
  const answer = await fetch(`${service.origin}/${path}?key=test-key`, {
    method: 'POST',
    headers: { 'content-type': typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const accounts = (name: string) => `identitytoolkit.googleapis.com/v1/accounts:${name}`
const token = 'securetoken.googleapis.com/v1/token'
const ann = { email: 'ann@example.com', password: 'correct horse' }

test('an address that has an account is EMAIL_EXISTS to the letter, with the words for people apart from it', async () => {
  await ask(accounts('signUp'), ann)
  expect(await ask(accounts('signUp'), ann)).toEqual({
    status: 400,
    body: {
      error: {
        code: 400,
        message: 'EMAIL_EXISTS',
        errors: [{ message: 'EMAIL_EXISTS', reason: 'invalid', domain: 'global' }],
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.LocalizedMessage',
            locale: 'en',
            message: 'An account with this email already exists',
          },
        ],
      },
    },
  })
})

test.each<[string, string, object | string, string]>([
  ['lookup without a token', accounts('lookup'), {}, 'MISSING_ID_TOKEN'],
  ['lookup with an empty token', accounts('lookup'), { idToken: '' }, 'MISSING_ID_TOKEN'],
  ['lookup with something else', accounts('lookup'), { idToken: 'x' }, 'INVALID_ID_TOKEN'],
  ['lookup with a number', accounts('lookup'), { idToken: 7 }, 'INVALID_ID_TOKEN'],
  ['delete without a token', accounts('delete'), {}, 'MISSING_ID_TOKEN'],
  ['update without a token', accounts('update'), { displayName: 'Ann' }, 'MISSING_ID_TOKEN'],
  ['an address alone', accounts('signUp'), { email: 'ann@example.com' }, 'MISSING_PASSWORD'],
  ['a password alone', accounts('signUp'), { password: 'correct horse' }, 'MISSING_EMAIL'],
  ['a wrong password', accounts('signInWithPassword'), ann, 'INVALID_LOGIN_CREDENTIALS'],
  ['a reset without a code', accounts('resetPassword'), {}, 'MISSING_OOB_CODE'],
  ['a reset with a made-up code', accounts('resetPassword'), { oobCode: 'x' }, 'INVALID_OOB_CODE'],
  ['a code of no kind', accounts('sendOobCode'), { email: 'ann@example.com' }, 'MISSING_REQ_TYPE'],
  ['no grant type', token, 'refresh_token=x', 'MISSING_GRANT_TYPE'],
  ['another grant type', token, 'grant_type=password', 'INVALID_GRANT_TYPE'],
  ['no refresh token', token, 'grant_type=refresh_token', 'MISSING_REFRESH_TOKEN'],
  ['an unreadable refresh token', token, 'grant_type=refresh_token&refresh_token=x', 'INVALID_REFRESH_TOKEN'],
])('%s', async (_, path, body, message) => {
  const answer = await ask(path, body)
  expect([answer.status, answer.body.error.message]).toEqual([400, message])
})

test('a password that the policy refuses says what it lacks behind the code, as the protocol has it', async () => {
  expect((await ask(accounts('signUp'), { ...ann, password: '12345' })).body.error.message).toBe(
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 6 characters]',
  )
})

test('no refusal has a text behind its code but those of the password', async () => {
  await using limited = await givenService(given.db)
  const messages = new Set<string>()
  await ask(accounts('signUp'), ann, limited)
  for (let i = 0; i < 12; i++)
    messages.add((await ask(accounts('signInWithPassword'), { ...ann, password: 'wrong' }, limited)).body.error.message)
  for (let i = 0; i < 8; i++)
    messages.add(
      (await ask(accounts('sendOobCode'), { requestType: 'PASSWORD_RESET', email: ann.email }, limited)).body.error?.message ?? '',
    )
  messages.add((await ask(accounts('signInWithIdp'), { postBody: 'providerId=google.com&id_token=x' }, limited)).body.error.message)
  expect([...messages].sort()).toEqual([
    '',
    'INVALID_LOGIN_CREDENTIALS',
    'OPERATION_NOT_ALLOWED',
    'RESET_PASSWORD_EXCEED_LIMIT',
    'TOO_MANY_ATTEMPTS_TRY_LATER',
  ])
})
