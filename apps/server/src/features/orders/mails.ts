import { formatLongDays, formatMomentThere } from '@karavan/contract/dates.ts'
import { pickText } from '@karavan/contract/language.ts'
import { formatMoney } from '@karavan/contract/money.ts'
import { countText } from '@karavan/contract/units.ts'
import { html } from 'ghtml'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Mail, Mailer, MailSender } from '../../platform/mail.ts'
import { mailButton, mutedStyle, toMailHtml } from '../../platform/mail-layout.ts'
import { isUnwanted } from './mail-choices.ts'
import { type MailedKind, mailedKinds, mailTexts } from './mail-texts.ts'
import { mayMail } from './may-mail.ts'
import * as orders from './repository.ts'
import { toCauseName, toOrderUrl } from './to-order.ts'
import { undoneIn } from './undo.ts'

const jobData = z.object({ order_id: z.string(), seq: z.number().int() })

export interface MailDeps extends MailSender {
  db: Kysely<Database>
  clock: Clock
  mailer: Mailer
  /** Asks whether this account's address is proven by now, and does what follows. Not there where nothing but the buyer's token knows. */
  lookForProof?(uid: string): Promise<void>
}

/**
 * Mails the buyer what an entry of the timeline says, if that may be mailed. May be run again at any time: what was sent is noted, and where the process
 * died before it could be noted, the mail goes out once more under the same message id.
 */
export async function sendOrderMail(deps: MailDeps, data: unknown): Promise<void> {
  const { order_id: orderId, seq } = jobData.parse(data)
  const order = await orders.findOrder(deps.db, orderId, undefined)
  if (!order) return
  const verdict = mayMail(order, seq)
  // Proven in the moment in which it was ordered, or where this release did not hear of it.
  if (verdict === 'unproven' && order.user_id) await deps.lookForProof?.(order.user_id)
  if (verdict !== 'now') return
  const [event] = await orders.listEvents(deps.db, orderId, seq - 1)
  if (event) await sendMailOf(deps, order, event)
}

/** Mails an entry, once. */
export async function sendMailOf(
  { db, clock, mailer, ...sender }: MailDeps,
  order: orders.OrderRow,
  event: orders.EventRow,
): Promise<void> {
  const kind = mailedKinds.find((one) => one === event.kind)
  if (!order.email || !kind || (await orders.isMailed(db, order.id, event.seq))) return
  // It was paid or cancelled before the reminder could go out.
  if (kind === 'reminded' && order.status !== 'order_created') return
  if (await isUnwanted(db, order.user_id, kind)) return
  // It was taken back before its mail could go out.
  if (undoneIn(await orders.listEvents(db, order.id, event.seq - 1)).has(event.seq)) return
  const lines = await orders.listLines(db, [order.id])
  await mailer.send(toOrderMail({ ...order, email: order.email }, lines, { ...event, kind }, sender))
  await orders.noteMailed(db, order.id, event.seq, clock())
}

type MailedOrder = orders.OrderRow & { email: string }

type MailedEvent = Pick<orders.EventRow, 'note' | 'is_note_visible' | 'track' | 'carrier' | 'seq' | 'at' | 'actor' | 'details'> & {
  kind: MailedKind
}

/** What a mail says, before it is text or HTML. Empty and missing parts are left out. */
interface OrderLetter {
  greeting: string
  opening: string
  /** What was written for the buyer. */
  note: string
  facts: (readonly [name: string, value: string])[]
  goods: { title: string; options: string; sum: string }[]
  total: string
  /** The heading first. */
  address: string[]
  link: { text: string; href: string }
  shopName: string
}

/** The mail of an entry, in the language that the order was made in. */
export function toOrderMail(order: MailedOrder, lines: readonly orders.LineRow[], event: MailedEvent, sender: MailSender): Mail {
  const t = mailTexts[order.language]
  const letter = toLetter(order, lines, event, sender)
  return {
    once: { id: `${order.id}.${event.seq}`, at: event.at },
    to: order.email,
    subject: t.kinds[event.kind].subject(order.order_number),
    text: toText(letter),
    html: toMailHtml(order.language, toHtml(letter)),
  }
}

function toLetter(
  order: MailedOrder,
  lines: readonly orders.LineRow[],
  event: MailedEvent,
  { publicUrl, shopName }: MailSender,
): OrderLetter {
  const { language } = order
  const t = mailTexts[language]
  const money = (minor: number) => formatMoney(minor, order.currency, language, 'always')
  const showsEstimate = event.kind === 'created' || event.kind === 'paid'
  const showsDeadline =
    order.status === 'order_created' && (event.kind === 'link_sent' || event.kind === 'reminded' || event.kind === 'payment_undone')
  const showsAddress = event.kind === 'created' || event.kind === 'shipped'
  return {
    greeting: t.greeting,
    opening: t.kinds[event.kind].intro(order.order_number),
    // What a buyer wrote is in the order and never in a mail; the mail repeats only what the shop wrote for the buyer.
    note: (event.is_note_visible && event.actor !== 'buyer' && event.note) || toCauseName(event, language) || '',
    facts: [
      ...(showsDeadline && order.pay_by ? [[t.payBy, formatMomentThere(order.pay_by, language)] as const] : []),
      ...(event.carrier ? [[t.carrier, event.carrier] as const] : []),
      ...(event.track ? [[t.track, event.track] as const] : []),
      ...(showsEstimate ? [[t.estimate, formatLongDays(order.estimated_from, order.estimated_to, language)] as const] : []),
    ],
    // In the reader's language first, then in the order that `pickText` states.
    goods: lines.map(({ facts, quantity, unit_minor: minor }) => ({
      title: pickText(facts.title, language) ?? facts.itemId,
      options: facts.options
        .map(({ value }) => pickText(value, language))
        .filter(Boolean)
        .join(', '),
      sum: `${countText(quantity, facts.unit, language)} × ${money(minor)} = ${money(minor * quantity)}`,
    })),
    total: `${t.total}: ${money(order.total_minor)}`,
    address: showsAddress ? [t.address, ...toAddressLines(order.address)] : [],
    link: { text: t.open, href: toOrderUrl(publicUrl(), order.id) },
    shopName,
  }
}

const toText = ({ greeting, opening, note, facts, goods, total, address, link, shopName }: OrderLetter): string =>
  [
    greeting,
    opening,
    note,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    goods.map(({ title, options, sum }) => [`- ${title}`, options && `  ${options}`, `  ${sum}`].filter(Boolean).join('\n')).join('\n'),
    total,
    address.join('\n'),
    `${link.text}: ${link.href}`,
    shopName,
  ]
    .filter(Boolean)
    .join('\n\n')

function toHtml({ greeting, opening, note, facts, goods, total, address, link, shopName }: OrderLetter): string {
  const [heading, ...places] = address.map((line) => html`<bdi>${line}</bdi>`)
  const rows = goods.map(
    ({ title, options, sum }) =>
      html`<tr><td class="line" style="padding:10px 0;border-top:1px solid #eadfd2"><bdi>${title}</bdi>!${
        options ? html`<br><span class="muted" style="${mutedStyle}"><bdi>${options}</bdi></span>` : ''
      }<br><span style="white-space:nowrap">${sum}</span></td></tr>`,
  )
  return [
    html`<p>${greeting}</p><p>${opening}</p>`,
    note && html`<p class="note" style="padding:12px 16px;border-radius:12px;background:#f6efe6;white-space:pre-line">${note}</p>`,
    facts.length > 0 && html`<p>!${facts.map(([name, value]) => html`${name}: <strong>${value}</strong>`).join('<br>')}</p>`,
    html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">!${rows}<tr><td class="line" style="padding:12px 0;border-top:2px solid #2b2118"><strong>${total}</strong></td></tr></table>`,
    heading && html`<p class="muted" style="${mutedStyle}">!${[heading, ...places].join('<br>')}</p>`,
    mailButton(link.href, link.text),
    html`<p>${shopName}</p>`,
  ]
    .filter(Boolean)
    .join('\n')
}

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
