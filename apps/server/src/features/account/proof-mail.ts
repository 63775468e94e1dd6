import { fallbackLanguage, toLanguage } from '@karavan/contract/language.ts'
import type { ProofLetter } from '@karavan/identity/proof-letter.ts'
import { html } from 'ghtml'
import type { Mail, MailSender } from '../../platform/mail.ts'
import { inShop, mailButton, toMailHtml } from '../../platform/mail-layout.ts'
import { proofTexts } from './proof-texts.ts'

/** The order that a letter is sent for. */
export interface LetterOrder {
  id: string
  number: string
}

/**
 * The one mail that goes to an address which nobody has proven. It may be a stranger's, so nothing stands in it that anybody typed: no name, no delivery
 * address, no goods.
 */
export function toProofMail(
  { email, code, locale, isChange }: ProofLetter,
  { publicUrl, shopName }: MailSender,
  order?: LetterOrder,
): Mail {
  const language = toLanguage(locale) ?? fallbackLanguage
  const t = inShop(proofTexts[language], shopName)
  const query = new URLSearchParams({
    mode: isChange ? 'verifyAndChangeEmail' : 'verifyEmail',
    oobCode: code,
    lang: language,
    ...(order && { order: order.id }),
  })
  const link = `${publicUrl()}/account/confirm?${query}`
  const said = isChange
    ? { subject: t.changeSubject, text: t.changeText, notYou: t.changeNotYou }
    : { subject: t.subject(order?.number), text: t.text(order?.number), notYou: t.notYou }
  return {
    to: email,
    subject: said.subject,
    text: [t.greeting, said.text, link, said.notYou, shopName].join('\n\n'),
    html: toMailHtml(
      language,
      html`<p>${t.greeting}</p><p>${said.text}</p>
!${mailButton(link, t.button)}
<p style="font-size:14px;word-break:break-all"><a href="${link}">${link}</a></p>
<p>${said.notYou}</p><p>${shopName}</p>`,
    ),
  }
}
