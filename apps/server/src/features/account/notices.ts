import { formatMomentThere } from '@karavan/contract/dates.ts'
import { fallbackLanguage, fromAcceptLanguage, type Language, languages, toLanguage } from '@karavan/contract/language.ts'
import type { IdentityOptions } from '@karavan/identity/core.ts'
import type { Identity } from '@karavan/identity/identity.ts'
import { accountNoticeKinds } from '@karavan/identity/notice.ts'
import { html } from 'ghtml'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Mail } from '../../platform/mail.ts'
import { inShop, mailButton, toMailHtml } from '../../platform/mail-layout.ts'
import { toDeviceName } from './device-name.ts'
import type { LetterDeps } from './letter-deps.ts'
import { noticeTexts } from './notice-texts.ts'
import { resetPath } from './reset-page.ts'

/** The job that tells the owner of an account what was done to it. */
const accountNotice = 'account-notice'

const jobData = z.object({
  kind: z.enum(accountNoticeKinds),
  email: z.string(),
  at: z.iso.datetime(),
  user_agent: z.string().nullable(),
  network: z.string().nullable(),
  language: z.enum(languages),
  recovery_id: z.string().optional(),
})
type Notice = z.infer<typeof jobData>

/** What the sign-in service asks for: the mail is promised by the transaction that does what it tells of. */
export const noticeHooks = ({ jobs }: { jobs: Pick<Jobs, 'send'> }): Pick<IdentityOptions, 'notify'> => ({
  async notify(identities, { kind, email, at, place, locale, recoveryId }) {
    const data: Notice = {
      kind,
      email,
      at: at.toISOString(),
      ...place,
      language: toLanguage(locale) ?? fromAcceptLanguage(locale) ?? fallbackLanguage,
      recovery_id: recoveryId,
    }
    await jobs.send(identities.$extendTables<Pick<Database, keyof Database>>(), accountNotice, data)
  },
})

/** Sends them. */
export function sendNotices(
  { jobs, mailer, publicUrl, shopName }: Pick<LetterDeps, 'jobs' | 'mailer' | 'publicUrl' | 'shopName'>,
  identity: Identity,
): void {
  jobs.work(accountNotice, async ({ id, data }) => {
    const notice = jobData.parse(data)
    const { language, recovery_id: recoveryId } = notice
    // Made now: what lies in the queue is read by whoever reads the database.
    const recovery = recoveryId === undefined ? undefined : await identity.makeRecoveryLetter(recoveryId)
    if (recoveryId !== undefined && !recovery) return
    const url = publicUrl()
    const link = recovery
      ? `${url}/account/recover?${new URLSearchParams({ mode: 'recoverEmail', oobCode: recovery.code, lang: language })}`
      : `${url}${resetPath}/ask?${new URLSearchParams({ lang: language })}`
    await mailer.send({ ...toNoticeMail(notice, link, shopName), once: { id, at: new Date(notice.at) } })
  })
}

/** Nothing in it was typed by anybody: of a browser's name only what we know by ourselves is repeated. */
function toNoticeMail({ kind, email, at, user_agent: userAgent, network, language }: Notice, link: string, shopName: string): Mail {
  const t = inShop(noticeTexts[language], shopName)
  const { subject, text } = t.kinds[kind]
  const end = kind === 'address-left' ? t.left : t
  const facts = [
    [t.when, formatMomentThere(new Date(at), language)],
    [t.device, userAgent && t.deviceName(toDeviceName(userAgent))],
    [t.network, network],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return {
    to: email,
    subject,
    text: [t.greeting, text, facts.map(([name, value]) => `${name}: ${value}`).join('\n'), `${end.notYou}\n${link}`, shopName].join('\n\n'),
    html: toMailHtml(
      language satisfies Language,
      html`<p>${t.greeting}</p><p>${text}</p>
<p>!${facts.map(([name, value]) => html`${name}: <strong>${value}</strong>`).join('<br>')}</p>
<p>${end.notYou}</p>
!${mailButton(link, end.button)}
<p>${shopName}</p>`,
    ),
  }
}
