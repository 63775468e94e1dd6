import { type DeskRate, deskRatesAnswer, type PinRateBody } from '@karavan/contract/desk-rates.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { queryOptions } from '@tanstack/react-query'

export const ratesQuery = queryOptions({
  queryKey: ['rates'],
  queryFn: async ({ signal }): Promise<DeskRate[]> => (await api.get('/api/desk/rates', deskRatesAnswer, { signal })).rates,
  staleTime: 0,
})

export const pinRate = async (currency: string, body: PinRateBody): Promise<DeskRate[]> =>
  (await api.put(`/api/desk/rates/${currency}`, deskRatesAnswer, { json: body })).rates

export const unpinRate = async (currency: string, reason: string): Promise<DeskRate[]> =>
  (await api.post(`/api/desk/rates/${currency}/unpin`, deskRatesAnswer, { json: { reason } })).rates
