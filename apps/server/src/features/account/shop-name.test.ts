import { languages } from '@karavan/contract/language.ts'
import { accountNoticeKinds } from '@karavan/identity/notice.ts'
import { expect, test } from 'vitest'
import { inShop } from '../../platform/mail-layout.ts'
import { toEndPage } from './google-pages.ts'
import { noticeTexts } from './notice-texts.ts'
import { toProofMail } from './proof-mail.ts'
import { toProofPage } from './proof-page.ts'
import { toResetMail } from './reset-mail.ts'
import { toResetPage } from './reset-page.ts'

const sender = { publicUrl: () => 'https://shop.example', shopName: 'Tea & $& Co' }

test.each(languages)('mails about an account are of the shop by its name, whatever is in it (%s)', (locale) => {
  const letter = { email: 'ann@example.test', code: 'c', locale }
  const order = { id: 'o', number: '1' }
  const mails = [
    toResetMail(letter, sender),
    toProofMail(letter, sender),
    toProofMail(letter, sender, order),
    toProofMail({ ...letter, isChange: true }, sender),
  ]
  for (const { text, html } of mails) {
    expect(text.endsWith('\n\nTea & $& Co')).toBe(true)
    expect(html).toContain('<p>Tea &#38; $&#38; Co</p>')
  }
  const subjects = mails.map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('Tea & $& Co'))).toHaveLength(3)
  const { kinds } = inShop(noticeTexts[locale], sender.shopName)
  expect(JSON.stringify([mails, kinds])).not.toMatch(/Karavan|\{shop\}/)
  expect(accountNoticeKinds.every((kind) => kinds[kind].subject !== '')).toBe(true)
})

test.each(languages)('so are the pages that letters and the Google window lead to (%s)', (language) => {
  const { shopName } = sender
  const pages = [
    toResetPage({ kind: 'ask' }, language, shopName),
    toResetPage({ kind: 'done' }, language, shopName),
    toProofPage({ view: { kind: 'form', code: 'c', email: 'ann@example.test' }, language, shopName }),
    toProofPage({ view: { kind: 'done' }, language, shopName }),
    toEndPage({ tx: 'tx', handle: 'h' }, language, shopName),
  ]
  for (const page of pages) {
    expect(page).toContain('<p class="name">Tea &#38; $&#38; Co</p>')
    expect(page).toMatch(/<title>.+ · Tea &#38; \$&#38; Co<\/title>/)
    expect(page).not.toMatch(/Karavan|\{shop\}/)
  }
})
