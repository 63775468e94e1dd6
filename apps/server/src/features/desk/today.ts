import { type DeskToday, deskTodayDays } from '@karavan/contract/desk.ts'
import { AppError } from '../../platform/errors.ts'
import { countDay } from '../orders/service.ts'
import type { DeskDeps } from './service.ts'

const dayMs = 24 * 3_600_000
const counted = { created: 'ordered', paid: 'paid', shipped: 'shipped' } as const

/** What of the day an operator looks at first. `zone`: an IANA name; throws `invalid` for any other. */
export async function getToday({ db, clock }: Pick<DeskDeps, 'db' | 'clock'>, zone: string): Promise<Omit<DeskToday, 'success'>> {
  const toDay = dayIn(zone)
  const now = clock()
  // Whole days from midnight in UTC of the date there: days there may have 23 or 25 hours.
  const today = Date.parse(toDay(now))
  const days = Array.from({ length: deskTodayDays }, (_, at) => ({
    date: new Date(today - (deskTodayDays - 1 - at) * dayMs).toISOString().slice(0, 10),
    ...{ ordered: 0, paid: 0, shipped: 0 },
  }))
  // A day more than are shown: what is outside of them is left out.
  const { late, expiring, entries } = await countDay(db, now, new Date(now.getTime() - (deskTodayDays + 1) * dayMs))
  for (const { from, kind, count } of entries) {
    const day = days.find(({ date }) => date === toDay(from))
    const name = counted[kind as keyof typeof counted]
    if (day) day[name] += count
  }
  const of = (stage: 'new' | 'to_buy' | 'arriving' | 'to_ship') => late.get(stage) ?? 0
  return { overdue: { new: of('new'), to_buy: of('to_buy'), arriving: of('arriving'), to_ship: of('to_ship') }, expiring, days }
}

/** The ISO date that a clock there shows. */
function dayIn(zone: string): (at: Date) => string {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
    return (at) => format.format(at)
  } catch (cause) {
    throw new AppError('invalid', { fields: { zone: 'is not a time zone' }, cause })
  }
}
