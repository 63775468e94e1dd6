import { done } from '@karavan/contract/common.ts'
import { savedAnswer, savedIdsAnswer } from '@karavan/contract/saved.ts'
import { api } from '@karavan/web-kit/lib/api.ts'

export type SavedKind = 'saved' | 'viewed'

const path = (id: string) => `/api/saved/${encodeURIComponent(id)}`

/** A page of what is kept or was looked at, newest first. */
export const listSaved = (kind: SavedKind, { limit, offset }: { limit: number; offset: number }, signal?: AbortSignal) =>
  api.get(`/api/${kind}`, savedAnswer, { query: { limit, offset }, ...(signal ? { signal } : {}) })

export const listSavedIds = async (signal?: AbortSignal): Promise<string[]> =>
  (await api.get('/api/saved/ids', savedIdsAnswer, signal ? { signal } : {})).product_ids

export const saveProduct = (id: string, quantity?: number) => api.put(path(id), done, { json: quantity ? { quantity } : {} })
export const unsaveProduct = (id: string) => api.delete(path(id), done)

export const noteViewed = (id: string) => api.post('/api/viewed', done, { json: { product_id: id } })
export const forgetViewed = () => api.delete('/api/viewed', done)
