import { createHash, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { givenMailServer } from '@karavan/testing/given-mail-server.ts'
import { localCertificate } from '@karavan/testing/local-certificate.ts'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { systemClock } from './clock.ts'
import { FinalJobError } from './jobs.ts'
import { createMailer, type Mail } from './mail.ts'

const aMail = (fields: Partial<Mail> = {}): Mail => ({
  to: 'ann@example.test',
  subject: 'Привет',
  text: 'Text',
  html: '<p>Text</p>',
  ...fields,
})

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'karavan-mail-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const mailerOf = (settings: Record<string, string>) =>
  createMailer(readConfig({ PUBLIC_URL: 'https://shop.example', DATA_DIR: givenFolder(), ...settings }), systemClock)

async function givenServer(...options: Parameters<typeof givenMailServer>) {
  const server = await givenMailServer(...options)
  onTestFinished(server.close)
  return server
}

/** What the machine trusts, with the test server's certificate. */
function trustTestServer(): void {
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, localCertificate])
  onTestFinished(() => setDefaultCACertificates(before))
}

const login = { user: 'shop@shop.example', password: 'p@ss/w:rd' }

test.each(['implicit', 'starttls'] as const)('a server with TLS (%s) and a password is given both', async (tls) => {
  trustTestServer()
  const server = await givenServer(undefined, { tls, login })
  await mailerOf({ SMTP_URL: server.url }).send(aMail())
  expect(server.logins).toEqual([{ user: login.user, isEncrypted: true }])
  expect(server.mails).toMatchObject([{ subject: 'Привет', to: [{ address: 'ann@example.test' }] }])
})

test.each(['implicit', 'starttls'] as const)(
  'a server whose certificate nobody vouches for hears neither password nor mail (%s)',
  async (tls) => {
    const server = await givenServer(undefined, { tls, login })
    const sent = mailerOf({ SMTP_URL: server.url }).send(aMail())
    await expect(sent).rejects.toThrow(/certificate/)
    await expect(sent).rejects.not.toBeInstanceOf(FinalJobError)
    expect(server).toMatchObject({ logins: [], mails: [] })
  },
)

test('a password goes to another machine over an encrypted connection or not at all', async () => {
  const server = await givenServer(undefined, { login })
  // This machine by a name that does not say so.
  const elsewhere = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]')
  await expect(mailerOf({ SMTP_URL: elsewhere }).send(aMail())).rejects.toThrow(/STARTTLS/)
  expect(server.logins).toEqual([])
  await mailerOf({ SMTP_URL: server.url }).send(aMail())
  expect(server.logins).toEqual([{ user: login.user, isEncrypted: false }])
})

test('a wrong password is mended by the shop, so that the mail is tried again; an address that does not exist is not', async () => {
  const server = await givenServer(undefined, { login, refuses: (address) => ({ gone: 550, full: 452 })[address.split('@')[0] ?? ''] })
  const wrong = mailerOf({ SMTP_URL: `smtp://shop:wrong@127.0.0.1:${server.port}` })
  await expect(wrong.send(aMail())).rejects.toSatisfy((error) => !(error instanceof FinalJobError))
  const mailer = mailerOf({ SMTP_URL: server.url })
  await expect(mailer.send(aMail({ to: 'gone@example.test' }))).rejects.toThrow(FinalJobError)
  await expect(mailer.send(aMail({ to: 'full@example.test' }))).rejects.toSatisfy((error) => !(error instanceof FinalJobError))
})

test('a mail comes from the shop by its name, is marked as automatic and named by the shop’s host', async () => {
  const server = await givenServer()
  await mailerOf({ SMTP_URL: server.url, SHOP_NAME: 'Чай, «Опт»' }).send(aMail({ once: { id: 'order.1', at: new Date(0) } }))
  expect(server.mails[0]).toMatchObject({
    from: { name: 'Чай, «Опт»', address: 'no-reply@shop.example' },
    messageId: '<order.1@shop.example>',
    date: '1970-01-01T00:00:00.000Z',
  })
  expect(server.raw[0]).toMatch(/^auto-submitted: auto-generated\r$/im)
})

test.each([
  ['mail@shop.example', { name: 'Чай', address: 'mail@shop.example' }],
  ['Shop <mail@shop.example>', { name: 'Shop', address: 'mail@shop.example' }],
  ['"Shop, Ltd" <mail@shop.example>', { name: 'Shop, Ltd', address: 'mail@shop.example' }],
  ['<mail@shop.example>', { name: 'Чай', address: 'mail@shop.example' }],
])('MAIL_FROM=%s', async (from, sender) => {
  const dataDir = givenFolder()
  await mailerOf({ DATA_DIR: dataDir, SHOP_NAME: 'Чай', MAIL_FROM: from }).send(aMail())
  expect(readConfig({ SHOP_NAME: 'Чай', MAIL_FROM: from }).mailFrom).toEqual(sender)
  const [file] = readdirSync(join(dataDir, 'outbox'))
  expect(readFileSync(join(dataDir, 'outbox', file!), 'latin1')).toMatch(/message-id: <[^@]+@shop\.example>/i)
})

/** Relaxed, as RFC 6376 has it for headers (3.4.2) and bodies (3.4.4). */
const relaxHeader = (line: string): string => {
  const [, name, value] = /^([^:]+):([\s\S]*)$/.exec(line) ?? []
  return `${name!.trim().toLowerCase()}:${value!
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`
}
const relaxBody = (body: string): string =>
  `${body
    .split('\r\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(?:\r\n)+$/, '')}\r\n`

/** What a receiver does with a signed mail and the public key that it finds for `d=` and `s=`. */
function verifyDkim(raw: string, publicKey: KeyObject): { isBodyWhole: boolean; isSigned: boolean; tags: Record<string, string> } {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/)
  const signature = headers.find((line) => /^dkim-signature:/i.test(line))!
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.split('=')[0]!.trim(), tag.slice(tag.indexOf('=') + 1).replaceAll(/\s/g, '')]),
  )
  const signed = tags.h!.split(':').flatMap((name) => headers.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)))
  const unsigned = relaxHeader(signature).replace(/(\bb=)[^;]*$/, '$1')
  const verify = createVerify('RSA-SHA256').update([...signed.map(relaxHeader), unsigned].join('\r\n'), 'latin1')
  return {
    isBodyWhole:
      createHash('sha256')
        .update(relaxBody(raw.slice(end + 4)), 'latin1')
        .digest('base64') === tags.bh,
    isSigned: verify.verify(publicKey, tags.b!, 'base64'),
    tags,
  }
}

function givenKey(type: 'rsa' | 'ed25519' = 'rsa') {
  const { publicKey, privateKey } = type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519')
  const file = join(givenFolder(), 'dkim.pem')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  return { file, publicKey }
}

test('with DKIM a receiver can tell that the domain sent the mail, and that nobody changed it', async () => {
  const server = await givenServer()
  const { file, publicKey } = givenKey()
  const dkim = { MAIL_DKIM_DOMAIN: 'shop.example', MAIL_DKIM_SELECTOR: 'karavan', MAIL_DKIM_KEY: file }
  await mailerOf({ SMTP_URL: server.url, ...dkim }).send(aMail({ text: 'Строка  с пробелами \n\n.\nend\n\n' }))
  const [raw] = server.raw
  expect(verifyDkim(raw!, publicKey)).toMatchObject({
    isBodyWhole: true,
    isSigned: true,
    tags: { d: 'shop.example', s: 'karavan', a: 'rsa-sha256', h: expect.stringMatching(/from.*subject/i) },
  })
  expect(verifyDkim(raw!.replace(/^subject: .*$/im, 'Subject: Pay here'), publicKey)).toMatchObject({ isBodyWhole: true, isSigned: false })
  expect(verifyDkim(`${raw}more`, publicKey).isBodyWhole).toBe(false)
})

test.each([
  ['no file there', () => join(tmpdir(), 'there-is-none', 'dkim.pem'), /cannot be read \(ENOENT\)/],
  ['no key', () => import.meta.filename, /is no private key in PEM/],
  ['a key of another kind', () => givenKey('ed25519').file, /must be an RSA key/],
])('a DKIM key that cannot sign ends the start: %s', (_, file, reason) => {
  const settings = { MAIL_DKIM_DOMAIN: 'shop.example', MAIL_DKIM_SELECTOR: 'karavan', MAIL_DKIM_KEY: file() }
  expect(() => mailerOf(settings)).toThrow(ConfigError)
  expect(() => mailerOf(settings)).toThrow(reason)
})
