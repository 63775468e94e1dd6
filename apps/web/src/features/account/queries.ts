import {
  type AccountSession,
  accountSessionsAnswer,
  endSessionsAnswer,
  mailChoiceAnswer,
  type OptionalMail,
} from '@karavan/contract/account.ts'
import { getAccountAddress } from '@karavan/web-kit/account/api.ts'
import { requireBuyer, useBuyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'

// Offline a call fails at once and says so, instead of waiting for the network.
const networkMode = 'always'

/** Where the account is signed in, this browser first. */
export const sessionsQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: ['account-sessions', uid],
    queryFn: async ({ signal }) => (await api.get('/api/account/sessions', accountSessionsAnswer, { signal })).sessions,
    enabled: uid !== undefined,
    refetchOnWindowFocus: true,
    networkMode,
  })

/** The address that waits to become the account's own; null where none does. */
export const pendingAddressQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: ['account-pending-address', uid],
    queryFn: async ({ signal }) => (await getAccountAddress(signal)).pending,
    enabled: uid !== undefined,
    refetchOnWindowFocus: true,
    networkMode,
  })

/** Mails of orders that the buyer does not want. */
export const mailsQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: ['account-mails', uid],
    queryFn: async ({ signal }) => (await api.get('/api/account/mails', mailChoiceAnswer, { signal })).unwanted,
    enabled: uid !== undefined,
    networkMode,
  })

/** Ends one session, by its id, or all others than this one. */
export function useEndSessions() {
  const client = useQueryClient()
  const uid = useBuyerUid()
  const { queryKey } = sessionsQuery(uid)
  return useMutation({
    networkMode,
    mutationFn: async (which: { id: string } | 'others') => {
      requireBuyer(uid)
      if (which === 'others') await api.post('/api/account/sessions/end', endSessionsAnswer, { json: { which } })
      else await api.delete(`/api/account/sessions/${encodeURIComponent(which.id)}`, z.unknown())
    },
    onSuccess: (_, which) =>
      client.setQueryData<AccountSession[]>(queryKey, (sessions) =>
        sessions?.filter(({ id, is_current }) => (which === 'others' ? is_current : id !== which.id)),
      ),
    // It may have ended by itself.
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}

/** Ends the account's sessions everywhere; this browser is to be signed out next. */
export const endAllSessions = () => api.post('/api/account/sessions/end', endSessionsAnswer, { json: { which: 'all' } })

/** Shows at once, and is taken back when it could not be saved. */
export function useChooseMails() {
  const client = useQueryClient()
  const uid = useBuyerUid()
  const { queryKey } = mailsQuery(uid)
  return useMutation({
    networkMode,
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: async (unwanted: OptionalMail[]) => {
      requireBuyer(uid)
      return (await api.put('/api/account/mails', mailChoiceAnswer, { json: { unwanted } })).unwanted
    },
    onMutate(unwanted) {
      void client.cancelQueries({ queryKey })
      const before = client.getQueryData<OptionalMail[]>(queryKey)
      client.setQueryData(queryKey, unwanted)
      return { before }
    },
    onError: (_error, _unwanted, context) => client.setQueryData(queryKey, context?.before),
  })
}
