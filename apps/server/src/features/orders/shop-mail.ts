import { pickText } from '@karavan/contract/language.ts'
import { formatMoney } from '@karavan/contract/money.ts'
import { countText } from '@karavan/contract/units.ts'
import { html } from 'ghtml'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Mail, MailSender } from '../../platform/mail.ts'
import { mailButton, toMailHtml } from '../../platform/mail-layout.ts'
import type { MailDeps } from './mails.ts'
import * as orders from './repository.ts'
import { shopMailTexts } from './shop-mail-texts.ts'

/** The job that tells the shop of a new order. */
export const shopMail = 'shop-order-mail'

/** Where the mail to the shop is noted: entries of the timeline count from 1. */
const shopSeq = 0

const jobData = z.object({ order_id: z.string() })

export type OrdersTo = NonNullable<Config['ordersTo']>

/** Mails the shop that there is a new order, once; a process that died before it could note that sends it again under the same message id. */
export async function sendShopMail({ db, clock, mailer, ...sender }: MailDeps, to: OrdersTo, data: unknown): Promise<void> {
  const { order_id: orderId } = jobData.parse(data)
  const order = await orders.findOrder(db, orderId, undefined)
  if (!order || (await orders.isMailed(db, orderId, shopSeq))) return
  await mailer.send(toShopMail(order, await orders.listLines(db, [orderId]), to, sender))
  await orders.noteMailed(db, orderId, shopSeq, clock())
}

type Ordered = Pick<orders.OrderRow, 'id' | 'order_number' | 'currency' | 'total_minor' | 'created_at'>

/** Goods, sum and the way to the desk. What the buyer wrote, name and address too, is read there: mail goes through many hands. */
export function toShopMail(
  order: Ordered,
  lines: readonly Pick<orders.LineRow, 'facts' | 'quantity' | 'unit_minor'>[],
  { address, language }: OrdersTo,
  { publicUrl, shopName }: MailSender,
): Mail {
  const t = shopMailTexts[language]
  const money = (minor: number) => formatMoney(minor, order.currency, language, 'always')
  const goods = lines.map(
    ({ facts, quantity, unit_minor: minor }) =>
      `${pickText(facts.title, language) ?? facts.itemId}: ${countText(quantity, facts.unit, language)} × ${money(minor)} = ${money(minor * quantity)}`,
  )
  const total = `${t.total}: ${money(order.total_minor)}`
  const href = `${publicUrl()}/desk/orders/${order.id}`
  const intro = t.intro(order.order_number)
  return {
    once: { id: `${order.id}.${shopSeq}`, at: order.created_at },
    to: address,
    subject: t.subject(order.order_number, money(order.total_minor)),
    text: [intro, goods.map((line) => `- ${line}`).join('\n'), total, `${t.open}: ${href}`, shopName].join('\n\n'),
    html: toMailHtml(
      language,
      [
        html`<p>${intro}</p><ul>!${goods.map((line) => html`<li><bdi>${line}</bdi></li>`)}</ul><p><strong>${total}</strong></p>`,
        mailButton(href, t.open),
        html`<p>${shopName}</p>`,
      ].join('\n'),
    ),
  }
}
