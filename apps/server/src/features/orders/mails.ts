import type { Language } from '@karavan/contract/language.ts'
import { pickText } from '@karavan/contract/language.ts'
import { formatMoney } from '@karavan/contract/money.ts'
import type { TimelineKind } from '@karavan/contract/orders.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Mail, Mailer } from '../../platform/mail.ts'
import type { Database } from '../../platform/schema.ts'
import { escapeHtml } from '../../platform/text.ts'
import { mailTexts } from './mail-texts.ts'
import * as orders from './repository.ts'
import { toOrderUrl } from './to-order.ts'

/** Steps that the buyer gets a mail of. */
export const mailedKinds = ['created', 'link_sent', 'paid', 'shipped', 'delivered', 'cancelled'] as const satisfies TimelineKind[]
export type MailedKind = (typeof mailedKinds)[number]

const jobData = z.object({ order_id: z.string(), seq: z.number().int() })

export interface MailDeps {
  db: Kysely<Database>
  clock: Clock
  mailer: Mailer
  publicUrl(): string
}

/**
 * Mails the buyer what an entry of the timeline says. May be run again at any time: what was sent is noted, and where the process died before it could be
 * noted, the mail goes out once more under the same message id. An order without an address, as of a deleted account, gets none.
 */
export async function sendOrderMail({ db, clock, mailer, publicUrl }: MailDeps, data: unknown): Promise<void> {
  const { order_id: orderId, seq } = jobData.parse(data)
  if (await orders.isMailed(db, orderId, seq)) return
  const order = await orders.findOrder(db, orderId, undefined)
  const [event] = await orders.listEvents(db, orderId, seq - 1)
  const kind = mailedKinds.find((one) => one === event?.kind)
  if (!order?.email || !event || !kind) return
  const lines = await orders.listLines(db, [orderId])
  await mailer.send(toOrderMail({ ...order, email: order.email }, lines, { ...event, kind }, publicUrl()))
  await orders.noteMailed(db, orderId, seq, clock())
}

type MailedOrder = orders.OrderRow & { email: string }

/** The mail of an entry, in the language that the order was made in. */
export function toOrderMail(
  order: MailedOrder,
  lines: readonly orders.LineRow[],
  event: Pick<orders.EventRow, 'note' | 'is_note_visible' | 'track' | 'carrier' | 'seq' | 'at'> & { kind: MailedKind },
  publicUrl: string,
): Mail {
  const { language } = order
  const t = mailTexts[language]
  const { subject, intro } = t.kinds[event.kind]
  const money = (minor: number) => formatMoney(minor, order.currency, language, 'always')
  const link = toOrderUrl(publicUrl, order.id)
  const facts: [string, string][] = [
    ...(event.carrier ? [[t.carrier, event.carrier] as [string, string]] : []),
    ...(event.track ? [[t.track, event.track] as [string, string]] : []),
    ...(event.kind === 'created' || event.kind === 'paid'
      ? [[t.estimate, t.dates(order.estimated_from, order.estimated_to)] as [string, string]]
      : []),
  ]
  // What a buyer gave as a reason is in the order; the mail repeats only what was written for the buyer.
  const note = event.is_note_visible && event.kind !== 'delivered' ? (event.note ?? '') : ''
  const goods = lines.map((line) => {
    const options = line.facts.options.map(({ value }) => pickText(value, language)).filter(Boolean)
    return {
      title: pickText(line.facts.title, language) ?? line.facts.itemId,
      options: options.join(', '),
      sum: `${line.quantity} × ${money(line.unit_minor)} = ${money(line.unit_minor * line.quantity)}`,
    }
  })
  const address = toAddressLines(order.address)
  const showsAddress = event.kind === 'created' || event.kind === 'shipped'
  const total = `${t.total}: ${money(order.total_minor)}`
  const opening = intro(order.order_number)
  return {
    once: { id: `${order.id}.${event.seq}`, at: event.at },
    to: order.email,
    subject: subject(order.order_number),
    text: [
      t.greeting,
      opening,
      note,
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      goods.map(({ title, options, sum }) => [`- ${title}`, options && `  ${options}`, `  ${sum}`].filter(Boolean).join('\n')).join('\n'),
      total,
      showsAddress ? [t.address, ...address].join('\n') : '',
      `${t.open}: ${link}`,
      'Karavan',
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: toHtml(language, [
      paragraph(t.greeting),
      paragraph(opening),
      note && `<p style="padding:12px 16px;border-radius:12px;background:#f6efe6;white-space:pre-line">${escapeHtml(note)}</p>`,
      facts.length > 0 &&
        `<p>${facts.map(([name, value]) => `${escapeHtml(name)}: <strong>${escapeHtml(value)}</strong>`).join('<br>')}</p>`,
      `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">${goods
        .map(
          ({ title, options, sum }) =>
            `<tr><td style="padding:10px 0;border-top:1px solid #eadfd2"><bdi>${escapeHtml(title)}</bdi>${
              options ? `<br><span style="font-size:14px;color:#7a6a5a"><bdi>${escapeHtml(options)}</bdi></span>` : ''
            }<br><span style="white-space:nowrap">${escapeHtml(sum)}</span></td></tr>`,
        )
        .join('')}<tr><td style="padding:12px 0;border-top:2px solid #2b2118"><strong>${escapeHtml(total)}</strong></td></tr></table>`,
      showsAddress &&
        `<p style="font-size:14px;color:#7a6a5a">${escapeHtml(t.address)}<br>${address.map((line) => `<bdi>${escapeHtml(line)}</bdi>`).join('<br>')}</p>`,
      `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#b4481e;color:#ffffff;text-decoration:none">${escapeHtml(t.open)}</a></p>`,
      paragraph('Karavan'),
    ]),
  }
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

const toHtml = (language: Language, parts: readonly (string | false)[]) =>
  `<!doctype html><html lang="${language}"><body style="margin:0 auto;max-width:600px;padding:24px;font-family:sans-serif;font-size:16px;line-height:1.5;color:#2b2118">
${parts.filter(Boolean).join('\n')}
</body></html>`

const toAddressLines = (address: orders.OrderRow['address']): string[] =>
  [
    address.recipient_name,
    address.street_address,
    address.district,
    [address.postal_code, address.city].filter(Boolean).join(' '),
    address.state_province,
    address.country,
    address.phone_number,
  ].filter((line): line is string => Boolean(line))
