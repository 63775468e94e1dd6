import { type InstructionTemplates, instructionFields } from '@karavan/contract/desk.ts'
import { type Language, languages } from '@karavan/contract/language.ts'
import { formatMoney } from '@karavan/contract/money.ts'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Shop } from '../../shop-settings.ts'
import { type Author, record } from '../audit/service.ts'
import type { OrderRow } from '../orders/service.ts'
import { toPayeeLines } from '../payments/service.ts'
import { listTemplates, storeTemplates } from './repository.ts'

/** What stands there until the operator has written another text. */
export const originalTemplates: InstructionTemplates = {
  ru: `Сумма к оплате: {{total}}.
В назначении платежа укажите номер заказа: {{order_number}}.

{{bank_details}}

На странице заказа есть код для приложения банка, там же можно скачать счёт для компании.
Когда деньги придут, мы сообщим об этом и начнём выкупать товар.`,
  en: `Amount to pay: {{total}}.
Please give the order number as the reference: {{order_number}}.

{{bank_details}}

The order's page has a code for your bank's app, and an invoice for a company.
We will tell you when the money has arrived, and start buying the goods.`,
  zh: `应付金额：{{total}}。
付款时请备注订单号：{{order_number}}。

{{bank_details}}

订单页面有银行应用的付款码，也可下载供公司付款的账单。
收到款项后我们会通知您并开始采购。`,
}

export async function getTemplates(db: Db): Promise<InstructionTemplates> {
  const stored = Object.fromEntries((await listTemplates(db)).map(({ language, text }) => [language, text]))
  return { ...originalTemplates, ...stored }
}

export async function setTemplates(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  templates: InstructionTemplates,
  by: Author,
): Promise<InstructionTemplates> {
  const own = Object.fromEntries(
    languages.map((language) => [language, templates[language] === originalTemplates[language] ? undefined : templates[language]]),
  ) as Record<Language, string | undefined>
  await db.transaction().execute(async (trx) => {
    const before = await getTemplates(trx)
    await storeTemplates(trx, own, clock())
    const changed = languages.filter((language) => templates[language] !== before[language])
    if (changed.length > 0) await record(trx, { kind: 'instructions_changed', at: clock(), by, details: { languages: changed.join(', ') } })
  })
  return getTemplates(db)
}

/** The shop's bank details as a template has them, in each language. */
export const toBankDetails = ({ payee }: Pick<Shop, 'payee'>): Record<Language, string> | null =>
  payee
    ? (Object.fromEntries(languages.map((language) => [language, toPayeeLines(payee, language).join('\n')])) as Record<Language, string>)
    : null

/** The template with the order's own values in it; a name in braces that is none of ours stays as it is. */
export function fillTemplate(
  template: string,
  order: Pick<OrderRow, 'order_number' | 'total_minor' | 'currency' | 'language' | 'address'>,
  { payee }: Pick<Shop, 'payee'>,
): string {
  const values: Record<(typeof instructionFields)[number], string> = {
    order_number: order.order_number,
    total: formatMoney(order.total_minor, order.currency, order.language, 'always'),
    recipient: order.address.recipient_name,
    bank_details: payee ? toPayeeLines(payee, order.language).join('\n') : '',
  }
  return template.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (all, name: string) => {
    const known = instructionFields.find((field) => field === name)
    return known ? values[known] : all
  })
}
