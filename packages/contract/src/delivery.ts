const dayMs = 24 * 60 * 60 * 1000

/** ISO date of the business day (Monday to Friday, UTC) that many after the one of `from`. */
export function addBusinessDays(from: Date, days: number): string {
  const date = new Date(from)
  for (let left = days; left > 0; ) {
    date.setTime(date.getTime() + dayMs)
    const weekday = date.getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return date.toISOString().slice(0, 10)
}

/** When goods arrive that are bought from now on: 14 to 21 business days. */
export const estimateDelivery = (now: Date) => ({ estimated_from: addBusinessDays(now, 14), estimated_to: addBusinessDays(now, 21) })
