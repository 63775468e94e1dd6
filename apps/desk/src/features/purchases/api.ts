import { deskPurchasesAnswer } from '@karavan/contract/desk.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { saveFile } from '@karavan/web-kit/lib/save-file.ts'
import { queryOptions } from '@tanstack/react-query'

export const purchasesQuery = queryOptions({
  queryKey: ['purchases'],
  queryFn: async ({ signal }) => (await api.get('/api/desk/purchases', deskPurchasesAnswer, { signal })).sellers,
  refetchOnWindowFocus: true,
})

/** Saves the purchase list as a file. */
export const savePurchases = (name: string): Promise<void> => saveFile('/api/desk/purchases.csv', name)
