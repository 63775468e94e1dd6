import { deskOrderAnswer } from '@karavan/contract/desk.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** An order with all that the shop knows of it; opening it takes its mark as new away. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async ({ signal }) => (await api.get(`/api/desk/orders/${encodeURIComponent(id)}`, deskOrderAnswer, { signal })).order,
    refetchOnWindowFocus: true,
  })
