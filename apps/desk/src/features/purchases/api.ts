import { deskPurchasesAnswer } from '@karavan/contract/desk.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { pageApiBase } from '@karavan/web-kit/lib/base-url.ts'
import { withFreshToken } from '@karavan/web-kit/lib/caller.ts'
import { queryOptions } from '@tanstack/react-query'

export const purchasesQuery = queryOptions({
  queryKey: ['purchases'],
  queryFn: async ({ signal }) => (await api.get('/api/desk/purchases', deskPurchasesAnswer, { signal })).sellers,
  refetchInterval: 30_000,
  refetchOnWindowFocus: true,
})

/** Saves the purchase list as a file. A link alone could not: the call needs the bearer token. */
export async function savePurchases(name: string): Promise<void> {
  const response = await withFreshToken((headers) => fetch(new URL('/api/desk/purchases.csv', pageApiBase()), { headers }))
  if (!response.ok) throw new ApiError(response.status, 'unknown', 'the purchase list was refused')
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
