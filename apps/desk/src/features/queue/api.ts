import { type DeskFilter, deskFiltersAnswer, deskOrdersAnswer, deskTodayAnswer } from '@karavan/contract/desk.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueueSearch } from './search.ts'

/** Orders of one look; more come with the next press. */
export const pageSize = 50

export const queueQuery = ({ stage, q, sort, overdue }: QueueSearch, shown = pageSize) =>
  queryOptions({
    queryKey: ['queue', { stage, q, sort, overdue, shown }],
    queryFn: ({ signal }) =>
      api.get('/api/desk/orders', deskOrdersAnswer, { query: { stage, q, sort, overdue: overdue && '1', limit: shown }, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })

/** What is late, and what the last days brought by the clock of this browser. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) =>
    api.get('/api/desk/today', deskTodayAnswer, { query: { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }, signal }),
  refetchOnWindowFocus: true,
})

const filtersPath = '/api/desk/filters'
export const filtersQuery = queryOptions({
  queryKey: ['filters'],
  queryFn: async ({ signal }) => (await api.get(filtersPath, deskFiltersAnswer, { signal })).filters,
})

/** A change of the operator's own filters; all of them as they are afterwards. */
function useFiltersChange<T>(change: (asked: T) => Promise<{ filters: DeskFilter[] }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (asked: T) => (await change(asked)).filters,
    onSuccess: (filters) => client.setQueryData(filtersQuery.queryKey, filters),
  })
}

export const useKeepFilter = () =>
  useFiltersChange((filter: { name: string; search: QueueSearch }) => api.put(filtersPath, deskFiltersAnswer, { json: filter }))
export const useRemoveFilter = () =>
  useFiltersChange((id: string) => api.delete(`${filtersPath}/${encodeURIComponent(id)}`, deskFiltersAnswer))
