import { deskOrdersAnswer } from '@karavan/contract/desk.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { refreshEveryMs } from '../../lib/refresh-every.ts'
import type { QueueSearch } from './search.ts'

/** Orders of one look; more come with the next press. */
export const pageSize = 50

export const queueQuery = ({ stage, q, sort }: QueueSearch, shown = pageSize) =>
  queryOptions({
    queryKey: ['queue', { stage, q, sort, shown }],
    queryFn: ({ signal }) => api.get('/api/desk/orders', deskOrdersAnswer, { query: { stage, q, sort, limit: shown }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshEveryMs,
    refetchOnWindowFocus: true,
  })
