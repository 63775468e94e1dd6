import { fallbackLanguage, toLanguage } from '@karavan/contract/language.ts'
import type { ResetLetter } from '@karavan/identity/reset.ts'
import type { Mail } from '../../platform/mail.ts'
import { escapeHtml } from '../../platform/text.ts'
import { accountTexts } from './texts.ts'

/** The mail with the way to a new password, in the language of the browser that asked. */
export function toResetMail({ email, code, locale }: ResetLetter, publicUrl: string): Mail {
  const language = toLanguage(locale) ?? fallbackLanguage
  const t = accountTexts[language]
  const link = `${publicUrl}/account/reset?${new URLSearchParams({ mode: 'resetPassword', oobCode: code, lang: language })}`
  const href = escapeHtml(link)
  return {
    to: email,
    subject: t.mailSubject,
    text: [t.mailGreeting, t.mailText, link, t.mailNotYou, 'Karavan'].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;font-family:sans-serif;font-size:16px;line-height:1.5;color:#2b2118">
<p>${t.mailGreeting}</p><p>${t.mailText}</p>
<p><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#b4481e;color:#ffffff;text-decoration:none">${t.mailButton}</a></p>
<p style="font-size:14px;word-break:break-all"><a href="${href}">${href}</a></p>
<p>${t.mailNotYou}</p><p>Karavan</p></body></html>`,
  }
}
