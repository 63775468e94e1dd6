import type { Language } from '@karavan/contract/language.ts'
import type { SharedListSummary, ShareListBody } from '@karavan/contract/shared-lists.ts'
import { requireBuyer, useBuyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { randomId } from '@karavan/web-kit/lib/random-id.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isRefusal } from '../../lib/refusal.ts'
import { copyList, getList, listLists, shareList, unshareList } from './api.ts'

// Offline a call fails at once and says so, instead of waiting for the network.
const networkMode = 'always'

/** The lists that this account shows, newest first. */
export const listsQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: ['shared-lists', uid],
    queryFn: ({ signal }) => listLists(signal),
    enabled: uid !== undefined,
    networkMode,
  })

/** Somebody's list. One that is not there is not asked for again. */
export const listQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['shared-list', id, language],
    queryFn: ({ signal }) => getList(id, signal),
    retry: (count, error) => !isNotThere(error) && count < 2,
    staleTime: 0,
    networkMode,
  })

export const isNotThere = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** A key for a call that is repeated until it is answered. */
function useAttempt() {
  const key = useRef<string>(undefined)
  return {
    open: () => {
      key.current ??= randomId()
      return key.current
    },
    close: () => {
      key.current = undefined
    },
  }
}

/** Makes a list; it stands at the head of the account's own. */
export function useSharing() {
  const client = useQueryClient()
  const uid = useBuyerUid()
  const attempt = useAttempt()
  return useMutation({
    networkMode,
    mutationFn: async (body: ShareListBody) => {
      requireBuyer(uid)
      return shareList(body, attempt.open())
    },
    onSuccess(list) {
      attempt.close()
      client.setQueryData(listsQuery(uid).queryKey, (lists: SharedListSummary[] | undefined) => lists && [list, ...lists])
    },
    onError: (error) => {
      if (isRefusal(error)) attempt.close()
    },
  })
}

export function useUnsharing() {
  const client = useQueryClient()
  const uid = useBuyerUid()
  return async (id: string) => {
    requireBuyer(uid)
    // One that is gone already is what was asked for.
    await unshareList(id).catch((error: unknown) => {
      if (!isNotThere(error)) throw error
    })
    client.setQueryData(listsQuery(uid).queryKey, (lists: SharedListSummary[] | undefined) => lists?.filter((list) => list.id !== id))
  }
}

/** Puts a list into the cart of the account that is signed in. */
export function useCopying(id: string) {
  const uid = useBuyerUid()
  const attempt = useAttempt()
  return useMutation({
    networkMode,
    mutationFn: async () => {
      requireBuyer(uid)
      return copyList(id, attempt.open())
    },
    onSuccess: attempt.close,
    onError: (error) => {
      if (isRefusal(error)) attempt.close()
    },
  })
}
