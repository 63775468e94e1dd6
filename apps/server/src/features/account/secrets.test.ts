import { testApp } from '@karavan/testing/app.ts'
import { anna, googlePopup, type Jar } from '@karavan/testing/google-popup.ts'
import { expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import type { Mail } from '../../platform/mail.ts'

/** Calls whose address must carry a secret: the link of a mail, and what an OpenID provider sends a browser back with. Each is good once. */
const mayCarry = ['/account/reset?oobCode=', '/account/google/callback?']

test('nothing that a person keeps to themselves is in the log: passwords, addresses, tokens, codes, names [G-13 NF-07]', async () => {
  const lines: string[] = []
  const mails: Mail[] = []
  await using t = await testApp({
    settings: { GOOGLE_STAND_IN: '1' },
    log: createLog('trace', { write: (line) => void lines.push(line) }),
    mailer: { send: async (mail) => void mails.push(mail) },
  })
  const urls: string[] = []
  const inject = ((request: string | { url: string }) => {
    urls.push(typeof request === 'string' ? request : request.url)
    return t.inject(request)
  }) as typeof t.inject
  const secrets: string[] = ['Anna Secretova', 'anna@private.example', 'first password', 'second password', 'wrong password']
  const identity = async (name: string, payload: object) => {
    const answer = await inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=karavan-builtin`,
      payload,
    })
    const body = answer.statusCode < 500 ? answer.json() : {}
    for (const secret of [body.idToken, body.refreshToken]) if (secret) secrets.push(secret)
    return body
  }
  const refresh = (token: string) =>
    inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=karavan-builtin',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=refresh_token&refresh_token=${token}`,
    })
  const email = 'anna@private.example'
  const guest = await identity('signUp', {})
  await identity('signUp', { idToken: guest.idToken, email, password: 'first password' })
  await identity('signUp', { email, password: 'first password' })
  const account = await identity('signInWithPassword', { email, password: 'first password' })
  await identity('signInWithPassword', { email, password: 'wrong password' })
  await identity('update', { idToken: account.idToken, displayName: 'Anna Secretova' })
  await identity('lookup', { idToken: account.idToken })
  await refresh(account.refreshToken)
  await refresh(`${account.refreshToken.slice(1)}x`)
  const other = await identity('signUp', {})
  const headers = { authorization: `Bearer ${account.idToken}` }
  await inject({ method: 'POST', url: '/api/account/claim-guest', headers, payload: { guest_token: other.idToken } })
  await inject({ method: 'POST', url: '/api/account/claim-guest', headers, payload: { guest_token: `${other.idToken}x` } })
  await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  await expect.poll(() => mails.length).toBe(1)
  const code = new URL(/http\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '').searchParams.get('oobCode') ?? ''
  expect(code).toHaveLength(43)
  secrets.push(code)
  await inject(`/account/reset?oobCode=${code}`)
  const submit = (password: string) =>
    inject({
      method: 'POST',
      url: '/account/reset',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ oobCode: code, password, repeat: password }).toString(),
    })
  await submit('1')
  expect((await submit('second password')).statusCode).toBe(303)
  const google = googlePopup(() => ({ inject }))
  const jar: Jar = {}
  const handle = await google.handleOf(jar)
  const byGoogle = (await google.redeem(jar, handle)).json()
  await google.redeem(jar, handle)
  const stranger = await identity('signUp', {})
  const brought = await inject({
    method: 'POST',
    url: '/api/account/claim-guest',
    headers: { authorization: `Bearer ${byGoogle.idToken}` },
    payload: { guest_token: stranger.idToken },
  })
  expect(brought.statusCode).toBe(200)
  expect(jar.cookie).toMatch(/=.{43}$/)
  secrets.push(handle, anna.email, anna.name, byGoogle.idToken, byGoogle.refreshToken, jar.cookie?.split('=')[1] ?? '')
  // A failure of the database quotes rows: it comes last, as it ends what works.
  await t.db.schema.alterTable('identity_password').dropColumn('hash').execute()
  await identity('signInWithPassword', { email, password: 'second password' })
  await identity('signUp', { email: 'bella@private.example', password: 'second password' })
  secrets.push('bella@private.example')

  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(15)
  expect(log).toContain('identity request failed')
  for (const secret of secrets) expect(log.includes(secret), `the log holds ${secret}`).toBe(false)
  const addresses = urls.filter((url) => !mayCarry.some((start) => url.startsWith(start))).join('\n')
  expect(addresses).toContain('accounts:signInWithIdp')
  for (const secret of secrets) expect(addresses.includes(secret), `an address holds ${secret}`).toBe(false)
  expect(urls.join('\n')).not.toMatch(/eyJ[\w-]{10,}\./)
  expect(log).not.toMatch(/eyJ[\w-]{10,}\./)
})
