import type { AuditEntry } from '@karavan/contract/audit.ts'
import type { Language } from '@karavan/contract/language.ts'
import { currencySign } from '@karavan/contract/money.ts'
import { timelineKinds } from '@karavan/contract/orders.ts'
import { formatAmount, formatDayAndTime, formatRate } from '@karavan/web-kit/lib/format.ts'
import type { Translate } from '@karavan/web-kit/lib/translate.ts'

const factors = ['totp', 'passkey', 'recovery_code'] as const
const statuses = ['order_created', 'order_paid', 'order_shipped', 'order_completed', 'order_cancelled'] as const

/** What an entry says besides its kind, for people: nothing of what has no words here. */
export function toFacts({ details }: Pick<AuditEntry, 'details'>, t: Translate, language: Language): string[] {
  const {
    factor,
    until,
    again,
    status_before,
    status,
    deadline,
    lines,
    real_price,
    note,
    visible_to_buyer,
    languages,
    undone,
    desk_sessions_ended,
  } = details
  const facts: string[] = []
  const known = factors.find((one) => one === factor)
  if (known) facts.push(t(`desk.audit.factor.${known}`))
  if (again === true) facts.push(t('desk.audit.again'))
  else if (typeof until === 'string') facts.push(t('desk.audit.until', { at: formatDayAndTime(until, language) }))
  const [from, to] = [status_before, status].map((value) => statuses.find((one) => one === value))
  if (from && to) facts.push(`${t(`desk.audit.status.${from}`)} → ${t(`desk.audit.status.${to}`)}`)
  if (typeof deadline === 'string') facts.push(t('desk.audit.deadline', { at: formatDayAndTime(deadline, language) }))
  const kinds = timelineKinds.filter((kind) => typeof undone === 'string' && undone.split(', ').includes(kind))
  if (kinds.length > 0) facts.push(kinds.map((kind) => t(`desk.kind.${kind}`)).join(', '))
  if (typeof lines === 'number') facts.push(t('desk.queue.lines', { count: lines }))
  const { currency, rate, reason } = details
  if (typeof currency === 'string')
    facts.push(
      typeof rate === 'number' ? t('desk.rates.is', { currency: currencySign(currency), rate: formatRate(rate, language) }) : currency,
    )
  if (typeof reason === 'string') facts.push(reason)
  if (typeof real_price === 'number') facts.push(formatAmount(real_price, 'CNY', language))
  if (note === true) facts.push(t(visible_to_buyer === true ? 'desk.audit.noteVisible' : 'desk.audit.note'))
  if (typeof languages === 'string') facts.push(languages.toUpperCase())
  if (typeof desk_sessions_ended === 'number' && desk_sessions_ended > 0) facts.push(t('desk.audit.ended', { count: desk_sessions_ended }))
  if (details.account_deleted === true) facts.push(t('desk.audit.accountDeleted'))
  return facts
}
