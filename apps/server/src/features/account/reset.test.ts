import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestApp, testApp } from '@karavan/testing/app.ts'
import { givenAccount } from '@karavan/testing/given-guest.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createMailer, type Mail, outboxOf } from '../../platform/mail.ts'
import { readOutbox } from '../../platform/outbox.ts'
import { grantOperator } from '../roles/service.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'karavan-mail-'))
let t: TestApp
beforeAll(async () => {
  t = await testApp({ settings: { DATA_DIR: dataDir, PUBLIC_URL: 'https://shop.example/', PASSWORD_REQUIRE: 'digit' } })
})
afterAll(async () => {
  await t[Symbol.asyncDispose]()
  rmSync(dataDir, { recursive: true, force: true })
})

const password = 'forgotten 1'
let count = 0
const newEmail = () => `ann${++count}@example.com`
const ask = (email: string, language?: string) =>
  t.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=karavan-builtin',
    payload: { requestType: 'PASSWORD_RESET', email },
    headers: { host: 'evil.example', ...(language && { 'x-firebase-locale': language }) },
  })
const mailsTo = async (email: string) => (await readOutbox(dataDir)).filter(({ to }) => to === email)
/** Somebody who asked for a new password: the path of the link in the mail. */
async function givenLink({ email = newEmail(), language }: { email?: string; language?: string } = {}) {
  await givenAccount(t, email, password)
  expect((await ask(email, language)).statusCode).toBe(200)
  await expect.poll(() => mailsTo(email)).toHaveLength(1)
  const [mail] = await mailsTo(email)
  const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  return { email, mail, link, path: link.pathname + link.search, code: link.searchParams.get('oobCode') ?? '' }
}
const submit = (fields: Record<string, string>) =>
  t.inject({
    method: 'POST',
    url: '/account/reset',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const signIn = (email: string, password: string) =>
  t.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=karavan-builtin',
    payload: { email, password },
  })

test.each([
  ['en', 'A new password for Karavan', 'Choose a new password'],
  ['ru', 'Новый пароль для Karavan', 'Новый пароль'],
  ['zh-CN', '重设 Karavan 密码', '设置新密码'],
  ['de', 'A new password for Karavan', 'Choose a new password'],
])('asked in %s: a mail, a page and a new password [G-31 G-32 AU-09]', async (language, subject, title) => {
  const { email, mail, link, path, code } = await givenLink({ language })
  expect(mail).toMatchObject({ subject, to: email })
  // Where the link leads is ours to say, whatever host the request named.
  expect(link.origin).toBe('https://shop.example')
  const page = await t.inject(path)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(`<h1>${title}</h1>`)
  expect(page.body).toContain(`value="${email}"`)
  const answer = await submit({
    oobCode: code,
    lang: link.searchParams.get('lang') ?? '',
    password: 'remembered 1',
    repeat: 'remembered 1',
  })
  expect(answer.statusCode).toBe(303)
  expect((await t.inject(answer.headers.location ?? '')).body).toContain('role="status"')
  expect((await signIn(email, password)).statusCode).toBe(400)
  expect((await signIn(email, 'remembered 1')).statusCode).toBe(200)
  // Once only.
  expect((await t.inject(path)).statusCode).toBe(410)
  expect((await submit({ oobCode: code, password: 'another 1', repeat: 'another 1' })).statusCode).toBe(410)
  expect((await signIn(email, 'remembered 1')).statusCode).toBe(200)
})

test('a refused password says what is missing, and the link stays good [CO-20]', async () => {
  const { email, code, path } = await givenLink()
  for (const refused of ['12345', 'no digits', '', 'x1'.repeat(65)]) {
    const answer = await submit({ oobCode: code, lang: 'en', password: refused, repeat: refused })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toMatch(/role="alert">The password needs:.*at least 6 characters.*a digit.*at most 128 characters/s)
  }
  const different = await submit({ oobCode: code, lang: 'ru', password: 'remembered 1', repeat: 'remembered 2' })
  expect(different.statusCode).toBe(422)
  expect(different.body).toContain('Пароли не совпадают.')
  expect((await t.inject(path)).statusCode).toBe(200)
  expect((await signIn(email, password)).statusCode).toBe(200)
})

test('an operator reads that the new password has to be longer; the change stands in the log', async () => {
  const { email, code } = await givenLink()
  const { id } = await t.db.selectFrom('identity_account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await grantOperator(t.db, id, new Date())
  const refused = await submit({ oobCode: code, lang: 'ru', password: 'eleven chr1', repeat: 'eleven chr1' })
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('нужен пароль не короче 12 символов')])
  expect((await submit({ oobCode: code, lang: 'ru', password: 'eleven char1', repeat: 'eleven char1' })).statusCode).toBe(303)
  expect(await t.db.selectFrom('audit_entry').select('kind').where('actor', '=', email).execute()).toEqual([{ kind: 'password_set' }])
})

test('the page holds no script and nothing that somebody wrote as markup; its address stays with it', async () => {
  const { path } = await givenLink({ email: `o'hara${++count}&x@example.com` })
  const page = await t.inject(path)
  expect(page.body).toContain(`value="o&#39;hara${count}&#38;x@example.com"`)
  expect(page.body).not.toMatch(/<script|style=| on\w+=/)
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  const odd = await t.inject(`/account/reset?oobCode=${encodeURIComponent('"><img src=x>')}&lang=${encodeURIComponent('"><b>')}`)
  expect(odd.statusCode).toBe(410)
  expect(odd.body).not.toContain('<img')
  expect(odd.body).not.toContain('"><b>')
  for (const url of ['/account/reset', '/account/reset?oobCode=a&oobCode=b', '/account/reset?lang[]=x', '/account/reset/done'])
    expect((await t.inject(url)).statusCode).toBeLessThan(500)
  for (const payload of ['', 'oobCode', 'oobCode=%ff&password=%00', '{']) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await t.inject({ method: 'POST', url: '/account/reset', headers, payload })).statusCode).toBe(410)
  }
})

test('a person who tries codes at full speed is asked to wait, on a page', async () => {
  await using limited = await testApp({ on: t, settings: { RATE_LIMITS: 'on' } })
  const guess = () =>
    limited.inject({
      method: 'POST',
      url: '/account/reset',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'lang=en',
    })
  for (let i = 0; i < 10; i++) expect((await guess()).statusCode).toBe(410)
  const refused = await guess()
  expect(refused.statusCode).toBe(429)
  expect(refused.body).toContain('Too many attempts')
})

test('nobody else can read the outbox', async () => {
  const { mail } = await givenLink()
  expect(statSync(mail?.file ?? '').mode & 0o077).toBe(0)
  expect(statSync(outboxOf(dataDir)).mode & 0o077).toBe(0)
  expect(readdirSync(outboxOf(dataDir)).filter((name) => !/^\d{4}-\d\d-\d\dT[\d.-]+Z-[\w-]+\.eml$/.test(name))).toEqual([])
})

/** A mail server that says yes to everything; `refusal` answers the recipient instead. */
async function givenMailServer(refusal?: string) {
  let received = ''
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 mail.test\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        received += `${line}\n`
        if (isData && line !== '.') continue
        const isEnd = isData
        isData = /^DATA/i.test(line)
        if (isEnd || !isData)
          socket.write(/^RCPT/i.test(line) && refusal ? `${refusal}\r\n` : /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
        else socket.write('354 go on\r\n')
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    received: () => received,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}
const aMail = (fields: Partial<Mail> = {}): Mail => ({
  to: 'ann@example.com',
  subject: 'Hello',
  text: 'Text',
  html: '<p>Text</p>',
  ...fields,
})

test('with SMTP_URL the mail goes to the mail server [G-32]', async () => {
  await using server = await givenMailServer()
  const mailer = createMailer({ smtpUrl: server.url, mailFrom: { name: 'Karavan', address: 'shop@example.com' }, dataDir }, systemClock)
  await mailer.send(aMail())
  expect(server.received()).toMatch(/MAIL FROM:<shop@example\.com>.*RCPT TO:<ann@example\.com>.*Subject: Hello/s)
})

test('a mail that is not taken is an error in the log without the address, and the answer is as ever', async () => {
  await using server = await givenMailServer('550 no such mailbox')
  const lines: string[] = []
  const { createLog } = await import('../../platform/log.ts')
  await using app = await testApp({
    on: t,
    settings: { SMTP_URL: server.url },
    log: createLog('info', { write: (line) => void lines.push(line) }),
  })
  await givenAccount(app, 'ann@example.com', 'secret secret')
  const answer = await app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=karavan-builtin',
    payload: { requestType: 'PASSWORD_RESET', email: 'ann@example.com' },
  })
  expect(answer.statusCode).toBe(200)
  await expect.poll(() => lines.join('')).toContain('could not be sent')
  expect(lines.join('')).not.toMatch(/ann@example|secret|eyJ/)
})
