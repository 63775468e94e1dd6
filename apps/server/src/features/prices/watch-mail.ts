import { type LocalizedText, pickText } from '@karavan/contract/language.ts'
import { localizedText } from '@karavan/contract/localized-text.ts'
import { displayCurrency, formatMoney } from '@karavan/contract/money.ts'
import { countText } from '@karavan/contract/units.ts'
import { html } from 'ghtml'
import { z } from 'zod'
import type { Job } from '../../platform/jobs.ts'
import type { Mail, Mailer, MailSender } from '../../platform/mail.ts'
import { mailButton, mutedStyle, toMailHtml } from '../../platform/mail-layout.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import { listWatches, type WatchRow } from './watch-repository.ts'
import { watchTexts } from './watch-texts.ts'
import type { WatchDeps } from './watches.ts'

/** The job that mails the end of a watch. */
export const priceWatchMail = 'price-watch-mail'
/** `set_at`: when the watch was set that has ended. Set again it is another one. `unit`: what the goods were sold by at its end; missing where nobody knew. */
const jobData = z.object({ uid: z.string(), product_id: z.string(), set_at: z.iso.datetime(), unit: localizedText.optional() })

/** Where those mails are ended, without signing in. */
export const stopPath = '/account/price-mails'
const sealedFor = 'price mails'

/** What a link names an account by, so that it ends mails of that one alone and says nothing of it. */
const toStopToken = (secrets: SecretBox, uid: string): string => secrets.seal(Buffer.from(uid), sealedFor)

/** The account of a link; `undefined` where we have not made it. */
export function findStopUid(secrets: SecretBox, token: string): string | undefined {
  try {
    return secrets.open(token, sealedFor).toString()
  } catch {
    return undefined
  }
}

interface WatchMailDeps extends Pick<WatchDeps, 'db' | 'findProvenAddress'>, MailSender {
  mailer: Mailer
  secrets: SecretBox
}

/**
 * Mails that a watch has ended, where its account has a proven address. Nothing goes out for one that the buyer has removed or set again meanwhile. May be run again: the
 * mail then has the same message id.
 */
export async function sendWatchMail(deps: WatchMailDeps, { id, data }: Pick<Job, 'id' | 'data'>): Promise<void> {
  const { uid, product_id: productId, set_at: setAt, unit } = jobData.parse(data)
  const [watch] = await listWatches(deps.db, uid, productId)
  if (!watch?.ended_at || watch.armed_at.toISOString() !== setAt) return
  const email = deps.findProvenAddress ? await deps.findProvenAddress(uid) : watch.email
  if (!email) return
  const stopUrl = `${deps.publicUrl()}${stopPath}?${new URLSearchParams({ t: toStopToken(deps.secrets, uid), lang: watch.language })}`
  await deps.mailer.send({ ...toWatchMail(watch, unit, stopUrl, deps), to: email, once: { id, at: watch.ended_at } })
}

function toWatchMail(
  watch: WatchRow,
  unit: LocalizedText | undefined,
  stopUrl: string,
  { publicUrl, shopName }: MailSender,
): Omit<Mail, 'to' | 'once'> {
  const { language } = watch
  const t = watchTexts[language]
  const money = (minor: string | null) => formatMoney(Number(minor), displayCurrency, language)
  const title = pickText(watch.title, language) ?? watch.product_id
  const url = `${publicUrl()}/chat/?${new URLSearchParams({ product: watch.product_id })}`
  const said =
    watch.state === 'gone'
      ? { subject: t.gone.subject, lines: [t.gone.intro], link: undefined }
      : {
          subject: t.reached.subject(money(watch.ended_minor)),
          lines: [
            t.reached.intro(money(watch.ended_minor), countText(watch.quantity, unit, language)),
            t.reached.wanted(money(watch.target_minor)),
            t.reached.once,
          ],
          link: { href: url, text: t.open },
        }
  return {
    subject: said.subject,
    unsubscribe: stopUrl,
    text: [
      t.greeting,
      title,
      ...said.lines,
      ...(said.link ? [`${said.link.text}: ${said.link.href}`] : []),
      shopName,
      `${t.stop}: ${stopUrl}`,
    ].join('\n\n'),
    html: toMailHtml(
      language,
      html`<p>${t.greeting}</p>
<p><strong><bdi>${title}</bdi></strong></p>
!${said.lines.map((line) => html`<p>${line}</p>`).join('')}
!${said.link ? mailButton(said.link.href, said.link.text) : ''}
<p>${shopName}</p>
<p class="muted" style="${mutedStyle}"><a href="${stopUrl}" style="color:inherit">${t.stop}</a></p>`,
    ),
  }
}
