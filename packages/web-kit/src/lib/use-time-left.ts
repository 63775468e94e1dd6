import { useEffect, useState } from 'react'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long it is until a moment, in the largest unit that tells enough of it: two days and more in days, less in hours, the last hour in minutes. */
export interface TimeLeft {
  unit: 'days' | 'hours' | 'minutes' | 'over'
  /** Whole ones that remain, at least one. */
  count: number
  /** Less than a day. */
  isShort: boolean
}

export function toTimeLeft(ms: number): TimeLeft {
  const isShort = ms < dayMs
  if (ms <= 0) return { unit: 'over', count: 0, isShort }
  if (ms >= 2 * dayMs) return { unit: 'days', count: Math.floor(ms / dayMs), isShort }
  if (ms >= hourMs) return { unit: 'hours', count: Math.floor(ms / hourMs), isShort }
  return { unit: 'minutes', count: Math.max(1, Math.floor(ms / minuteMs)), isShort }
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
