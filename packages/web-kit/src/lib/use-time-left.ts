import { useEffect, useState } from 'react'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long it is until a moment, in the units that tell enough of it: two days and more in days and hours, less in hours, the last hour in minutes. */
export interface TimeLeft {
  unit: 'days' | 'hours' | 'minutes' | 'over'
  /** Those that remain, at least one. */
  count: number
  /** Hours beside the days; 0 with every other unit. */
  hours: number
  /** Less than a day. */
  isShort: boolean
}

export function toTimeLeft(ms: number): TimeLeft {
  const isShort = ms < dayMs
  if (ms <= 0) return { unit: 'over', count: 0, hours: 0, isShort }
  // To the nearest hour: three days are not two a minute after they began.
  const hours = Math.round(ms / hourMs)
  if (hours >= 48) return { unit: 'days', count: Math.floor(hours / 24), hours: hours % 24, isShort }
  if (ms >= hourMs) return { unit: 'hours', count: Math.floor(ms / hourMs), hours: 0, isShort }
  return { unit: 'minutes', count: Math.max(1, Math.floor(ms / minuteMs)), hours: 0, isShort }
}

/** The same for an ISO time, which goes down while it is looked at; undefined where there is none. */
export function useTimeLeft(until: string | undefined): TimeLeft | undefined {
  const [now, setNow] = useState(Date.now)
  const end = until === undefined ? Number.NaN : Date.parse(until)
  useEffect(() => {
    if (Number.isNaN(end)) return
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, minuteMs / 2)
    return () => clearInterval(timer)
  }, [end])
  return Number.isNaN(end) ? undefined : toTimeLeft(end - now)
}
