import { done } from '@karavan/contract/common.ts'
import {
  type CopyListAnswer,
  copyListAnswer,
  type SharedList,
  type SharedListSummary,
  type ShareListBody,
  sharedListAnswer,
  sharedListsAnswer,
  shareListAnswer,
} from '@karavan/contract/shared-lists.ts'
import { api } from '@karavan/web-kit/lib/api.ts'

const path = (id: string) => `/api/shared-lists/${encodeURIComponent(id)}`

export const listLists = async (signal: AbortSignal): Promise<SharedListSummary[]> =>
  (await api.get('/api/shared-lists', sharedListsAnswer, { signal })).lists

/** A list that anybody with its id may read, at the prices of now. */
export const getList = async (id: string, signal: AbortSignal): Promise<SharedList> =>
  (await api.get(path(id), sharedListAnswer, { signal, isOpen: true })).list

/** The same key with the same body is done once, however often it is sent. */
export const shareList = async (body: ShareListBody, idempotencyKey: string): Promise<SharedListSummary> =>
  (await api.post('/api/shared-lists', shareListAnswer, { json: body, headers: { 'idempotency-key': idempotencyKey } })).list

export const unshareList = (id: string) => api.delete(path(id), done)

export const copyList = (id: string, idempotencyKey: string): Promise<CopyListAnswer> =>
  api.post(`${path(id)}/copy`, copyListAnswer, { json: {}, headers: { 'idempotency-key': idempotencyKey } })
