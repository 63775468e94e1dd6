import { fallbackLanguage, toLanguage } from '@karavan/contract/language.ts'
import type { ResetLetter } from '@karavan/identity/reset-letter.ts'
import { html } from 'ghtml'
import type { Mail, MailSender } from '../../platform/mail.ts'
import { inShop, mailButton, toMailHtml } from '../../platform/mail-layout.ts'
import { accountTexts } from './texts.ts'

/** The mail with the way to a new password, in the language of the browser that asked. */
export function toResetMail({ email, code, locale }: ResetLetter, { publicUrl, shopName }: MailSender): Mail {
  const language = toLanguage(locale) ?? fallbackLanguage
  const t = inShop(accountTexts[language], shopName)
  const link = `${publicUrl()}/account/reset?${new URLSearchParams({ mode: 'resetPassword', oobCode: code, lang: language })}`
  return {
    to: email,
    subject: t.mailSubject,
    text: [t.mailGreeting, t.mailText, link, t.mailNotYou, shopName].join('\n\n'),
    html: toMailHtml(
      language,
      html`<p>${t.mailGreeting}</p><p>${t.mailText}</p>
!${mailButton(link, t.mailButton)}
<p style="font-size:14px;word-break:break-all"><a href="${link}">${link}</a></p>
<p>${t.mailNotYou}</p><p>${shopName}</p>`,
    ),
  }
}
