import { testApp } from '@karavan/testing/app.ts'
import { givenAccount } from '@karavan/testing/given-guest.ts'
import { givenMailServer } from '@karavan/testing/given-mail-server.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { resetLetter } from './reset-letters.ts'

let refusal: { text: string; responseCode: number } | undefined
let attempts = 0
const post = await givenMailServer(async () => {
  attempts++
  if (refusal) throw Object.assign(new Error(refusal.text), { responseCode: refusal.responseCode })
})
const t = await testApp({
  doesJobs: true,
  settings: { SMTP_URL: post.url, PUBLIC_URL: 'https://shop.example', MAIL_FROM: 'Shop <mail@shop.example>' },
})
afterAll(async () => {
  await t[Symbol.asyncDispose]()
  await post.close()
})

const ask = (email: string) =>
  t.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=karavan-builtin',
    payload: { requestType: 'PASSWORD_RESET', email },
    headers: { 'x-firebase-locale': 'ru' },
  })
const waiting = async () =>
  (
    await sql<{
      data: object
      state: string
    }>`select data, state::text from jobs.job where name = ${resetLetter} and state <> 'completed'`.execute(t.db)
  ).rows

test('a letter that the mail server does not take now comes later, with a link that works, and no code waits in the database', async () => {
  const { uid } = await givenAccount(t, 'ann@example.com')
  refusal = { text: 'try again later', responseCode: 451 }
  expect((await ask('ann@example.com')).statusCode).toBe(200)
  await expect.poll(waiting).toEqual([{ data: { uid, locale: 'ru' }, state: 'created' }])
  // Asked once more meanwhile: one letter is enough.
  expect((await ask('ann@example.com')).statusCode).toBe(200)
  await expect.poll(() => attempts).toBeGreaterThanOrEqual(2)
  expect(await waiting()).toHaveLength(1)
  const hasten = () => sql`update jobs.job set start_after = now() where name = ${resetLetter}`.execute(t.db)
  await hasten()
  await expect.poll(async () => (await waiting())[0]?.state, { timeout: 60_000 }).toBe('retry')
  expect(post.mails).toEqual([])

  refusal = undefined
  await hasten()
  await expect.poll(() => post.mails.length, { timeout: 60_000 }).toBe(1)
  const [mail] = post.mails
  expect(mail).toMatchObject({
    to: [{ address: 'ann@example.com' }],
    subject: expect.stringContaining('Новый пароль'),
    messageId: expect.stringMatching(/^<[\w-]+@shop\.example>$/),
  })
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  const code = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('oobCode')
  const page = await t.inject(`/account/reset?mode=resetPassword&oobCode=${code}&lang=ru`)
  expect(page.body).toContain('value="ann@example.com"')
  await expect.poll(waiting).toEqual([])
})

test('a letter that is refused for good is not tried again', async () => {
  await givenAccount(t, 'bob@example.com')
  refusal = { text: 'no such user', responseCode: 550 }
  const before = attempts
  expect((await ask('bob@example.com')).statusCode).toBe(200)
  await expect.poll(() => attempts).toBe(before + 1)
  expect(await waiting()).toEqual([])
})
