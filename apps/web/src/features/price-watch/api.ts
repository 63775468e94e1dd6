import { done } from '@karavan/contract/common.ts'
import { type PriceWatchBody, type PriceWatches, priceWatchAnswer, priceWatchesAnswer } from '@karavan/contract/price-watches.ts'
import { api } from '@karavan/web-kit/lib/api.ts'

const path = (id: string) => `/api/price-watches/${encodeURIComponent(id)}`

/** All of the account, newest first, or that of one product. */
export const listWatches = (productId: string | undefined, signal: AbortSignal): Promise<PriceWatches> =>
  api.get('/api/price-watches', priceWatchesAnswer, { signal, ...(productId ? { query: { product_id: productId } } : {}) })

export const setWatch = (id: string, body: PriceWatchBody) => api.put(path(id), priceWatchAnswer, { json: body })
export const removeWatch = (id: string) => api.delete(path(id), done)
