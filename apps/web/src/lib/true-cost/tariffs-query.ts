import { tariffsAnswer } from '@karavan/contract/true-cost/tariffs.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** The shop's tariffs; null where it has none, and then nothing is estimated. They change with a start of the server alone. */
export const tariffsQuery = queryOptions({
  queryKey: ['tariffs'],
  queryFn: async ({ signal }) => (await api.get('/api/tariffs', tariffsAnswer, { signal, isOpen: true })).table,
  staleTime: Number.POSITIVE_INFINITY,
})
