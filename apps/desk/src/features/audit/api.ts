import { type AuditKind, auditAnswer } from '@karavan/contract/audit.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'

/** What of the log is looked at. Days as a date field gives them: 2026-11-23. */
export interface AuditSearch {
  operator?: string
  kind?: AuditKind
  from?: string
  to?: string
}

/** Midnight of a day where the reader sits, and of the next one for its end. */
function toMoment(day: string | undefined, daysLater: 0 | 1): string | undefined {
  if (!day) return undefined
  const at = new Date(`${day}T00:00:00`)
  at.setDate(at.getDate() + daysLater)
  return Number.isNaN(+at) ? undefined : at.toISOString()
}

export const auditQuery = ({ operator, kind, from, to }: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['audit', { operator, kind, from, to }],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/desk/audit', auditAnswer, {
        query: { operator, kind, since: toMoment(from, 0), until: toMoment(to, 1), before: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
  })
