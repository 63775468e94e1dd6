// @database embedded
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testApp } from '@karavan/testing/app.ts'
import { givenProvenAccount } from '@karavan/testing/given-guest.ts'
import { givenMailServer } from '@karavan/testing/given-mail-server.ts'
import { aPlainOffer, givenOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { operatorCommand } from '@karavan/testing/operator.ts'
import { placeDatabase } from '@karavan/testing/template.ts'
import { expect, test } from 'vitest'
import { grantOperator } from '../roles/service.ts'
import { noteBounce, parseBounceReport } from './service.ts'

/** As Postfix writes it. */
const aReport = ({
  status = '5.1.1',
  action = 'failed',
  messageId = 'order-1.1@shop.example',
  said = '550 5.1.1 <anna@example.test>:\r\n    no such user',
} = {}) =>
  Buffer.from(
    [
      'From: MAILER-DAEMON@mx.example',
      'To: shop@shop.example',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'I could not deliver your mail.',
      '--b',
      'Content-Description: Delivery report',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; Anna@example.test',
      'Original-Recipient: rfc822;Anna@Example.test',
      `Action: ${action}`,
      `Status: ${status}`,
      'Remote-MTA: dns; mx.example.test',
      `Diagnostic-Code: smtp; ${said}`,
      '--b',
      'Content-Description: Undelivered Message Headers',
      'Content-Type: text/rfc822-headers',
      '',
      'From: Karavan <shop@shop.example>',
      'To: Anna@example.test',
      `Message-ID: <${messageId}>`,
      'Subject: Your order',
      '',
      '--b--',
      '',
    ].join('\r\n'),
  )

test('a report names the address and what was said; one that is no such thing, says "later" or is about a mail of others names nobody', async () => {
  expect(await parseBounceReport(aReport(), 'shop.example')).toEqual([
    { email: 'anna@example.test', reason: '550 5.1.1 <anna@example.test>: no such user' },
  ])
  expect(await parseBounceReport(aReport({ said: '' }), 'Shop.Example')).toEqual([{ email: 'anna@example.test', reason: '5.1.1' }])
  for (const other of [
    aReport({ action: 'delayed', status: '4.4.1' }),
    aReport({ action: 'failed', status: '4.2.2' }),
    aReport({ action: 'delivered', status: '2.0.0' }),
    aReport({ messageId: 'made-up@evil.example' }),
    Buffer.from('Subject: hello\r\n\r\nStatus: 5.1.1\r\nFinal-Recipient: rfc822; anna@example.test'),
    Buffer.from(''),
  ])
    expect(await parseBounceReport(other, 'shop.example')).toEqual([])
})

test('an address that takes no mail is seen at its orders on the desk until it takes one, or its account goes', async () => {
  let isAway = true
  await using post = await givenMailServerFor((address) => (isAway && address.startsWith('anna') ? 550 : undefined))
  const tape = aPlainOffer('600000000003')
  await using t = await testApp({
    marketplaces: [givenMarketplace([tape])],
    settings: { SMTP_URL: post.url, MAIL_FROM: 'Karavan <shop@shop.example>', DESK_SECOND_FACTOR: 'optional' },
    doesJobs: true,
  })
  const operator = await givenProvenAccount(t, 'olga@example.test', 'correct horse battery')
  await grantOperator(t.db, operator.uid, new Date())
  const anna = await givenProvenAccount(t, 'anna@example.test')
  const goods = [{ product_id: tape.id, quantity: 3 }]
  const order = await givenOrder(t, anna.headers, goods)
  const seen = async () => (await t.inject({ url: `/api/desk/orders/${order.id}`, headers: operator.headers })).json().order.undeliverable
  await expect.poll(seen).toEqual({ at: expect.any(String), reason: expect.stringMatching(/^550 .*not here/) })

  isAway = false
  await givenOrder(t, anna.headers, goods)
  await expect.poll(seen).toBe(null)

  // What a report says stays, although the mail server goes on taking mails.
  await noteBounce(t.db, { email: 'Anna@example.test', reason: '5.1.1' }, { at: new Date(), isRefused: false })
  expect(await seen()).toMatchObject({ reason: '5.1.1' })
  const taken = post.mails.length
  const later = await givenOrder(t, anna.headers, goods)
  await expect.poll(() => post.mails.length).toBeGreaterThan(taken)
  expect(await seen()).toMatchObject({ reason: '5.1.1' })

  for (const { id } of [order, later])
    await t.inject({ method: 'POST', url: `/api/orders/${id}/cancel`, headers: anna.headers, payload: {} })
  await t.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:delete?key=karavan-builtin',
    payload: { idToken: anna.idToken },
  })
  expect(await t.db.selectFrom('undeliverable_address').selectAll().execute()).toEqual([])
})

test('operator bounce takes a report and says what it has noted', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'karavan-bounces-'))
  try {
    await placeDatabase(dataDir)
    writeFileSync(join(dataDir, 'report.eml'), aReport())
    writeFileSync(join(dataDir, 'other.eml'), 'Subject: hello\r\n\r\nhello')
    const settings = { MAIL_FROM: 'shop@shop.example' }
    expect(await operatorCommand(dataDir, ['bounce', 'report.eml'], settings)).toEqual({
      code: 0,
      out: 'Mail to anna@example.test does not arrive: 550 5.1.1 <anna@example.test>: no such user\n',
      err: '',
    })
    expect(await operatorCommand(dataDir, ['bounce', 'other.eml'], settings)).toMatchObject({ code: 0, out: 'Nothing to note\n' })
    expect(await operatorCommand(dataDir, ['bounce', 'none.eml'], settings)).toMatchObject({
      code: 1,
      err: 'none.eml cannot be read (ENOENT)\n',
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})

async function givenMailServerFor(refuses: (address: string) => number | undefined) {
  const post = await givenMailServer(undefined, { refuses })
  return { ...post, [Symbol.asyncDispose]: post.close }
}
