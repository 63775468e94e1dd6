import { cartLimits, savedLimits } from '@karavan/contract/constants.ts'
import type { Language } from '@karavan/contract/language.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { loadFile } from '@karavan/web-kit/lib/load-file.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { infiniteQueryOptions, type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SavedKind } from './api.ts'

// Cards need the ids alone, so the calls with their schemas come later. Each key has the uid in it: what one keeps is never shown to the next.
const loadCalls = () => loadFile(() => import('./api.ts'))

const pageSize = 24

/** Offline a call fails at once and says so, instead of waiting for the network. */
const networkMode = 'always'

export const useSavedUid = (): string | undefined => useSession(({ user }) => user?.uid)

const idsQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: ['saved-ids', uid],
    queryFn: async ({ signal }) => (await loadCalls()).listSavedIds(signal),
    enabled: uid !== undefined,
    networkMode,
  })

const savingKey = ['saving']

/** Resolves once what was pressed is stored, or refused: a list that is read earlier lacks it. */
async function savingIsOver(client: QueryClient): Promise<void> {
  const isSaving = () => client.isMutating({ mutationKey: savingKey }) > 0
  if (!isSaving()) return
  await new Promise<void>((done) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (isSaving()) return
      stop()
      done()
    })
  })
}

/** Key of every list of a user's kept or looked-at products. */
const listsKey = (uid: string | undefined, kind: SavedKind) => ['saved-products', uid, kind] as const

/** What a user keeps or has looked at, newest first, page by page. */
export const savedQuery = (uid: string | undefined, kind: SavedKind, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...listsKey(uid, kind), language],
    async queryFn({ client, signal, pageParam }) {
      const [calls] = await Promise.all([loadCalls(), savingIsOver(client)])
      return calls.listSaved(kind, { limit: kind === 'saved' ? pageSize : 12, offset: pageParam }, signal)
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { products }) => sum + products.length, 0)
      return read < total ? read : undefined
    },
    enabled: uid !== undefined,
    // Prices move, and so does what is kept: it is read at every visit.
    staleTime: 0,
    networkMode,
  })

/** Whether a product is kept; `undefined` until that is known. */
export function useIsSaved(productId: string): boolean | undefined {
  const uid = useSavedUid()
  return useQuery({ ...idsQuery(uid), select: (ids) => ids.includes(productId) }).data
}

/** Keeps a product, or keeps it no more: at once on the screen, and taken back where the server refuses. */
export function useSaving() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const uid = useSavedUid()
  const { queryKey } = idsQuery(uid)
  return useMutation({
    mutationKey: savingKey,
    networkMode,
    mutationFn: async ({ id, isSaved, quantity }: { id: string; isSaved: boolean; quantity?: number | undefined }) => {
      const calls = await loadCalls()
      const pieces = quantity && quantity <= cartLimits.quantity ? quantity : undefined
      await (isSaved ? calls.saveProduct(id, pieces) : calls.unsaveProduct(id))
    },
    // One after the other, or an earlier press could have the last word.
    scope: { id: 'saving' },
    async onMutate({ id, isSaved }) {
      await client.cancelQueries({ queryKey, exact: true })
      setIds(id, isSaved)
    },
    onSuccess: (_, { isSaved }) => announce(t(isSaved ? 'saved.done' : 'saved.undone')),
    onError(error, { id, isSaved }) {
      console.error('what is kept could not be changed', error)
      setIds(id, !isSaved)
      const isFull = error instanceof ApiError && error.code === 'limit_reached'
      announce(isFull ? t('saved.full', { count: savedLimits.saved }) : t('saved.failed'))
    },
    // A product that was put back stays where it is on the page of what is kept, until that is opened again.
    onSettled: () => void client.invalidateQueries({ queryKey: listsKey(uid, 'saved'), refetchType: 'none' }),
  })

  function setIds(id: string, isSaved: boolean) {
    client.setQueryData(queryKey, (ids: string[] = []) =>
      isSaved ? [id, ...ids.filter((one) => one !== id)] : ids.filter((one) => one !== id),
    )
  }
}

/** Remembers that a product is looked at. Nothing hangs on it: a failure is only logged. */
export function useNoteViewed(productId: string | undefined): void {
  const uid = useSavedUid()
  const client = useQueryClient()
  useEffect(() => {
    if (!uid || !productId) return
    const timer = setTimeout(async () => {
      try {
        await (await loadCalls()).noteViewed(productId)
        void client.invalidateQueries({ queryKey: listsKey(uid, 'viewed') })
      } catch (error) {
        console.warn('that a product was looked at could not be remembered', error)
      }
    }, lookMs)
    return () => clearTimeout(timer)
  }, [uid, productId, client])
}

/** Who closes it sooner has not looked at it. */
const lookMs = 1_000

/** Forgets what was looked at. */
export function useForgetViewed() {
  const client = useQueryClient()
  const uid = useSavedUid()
  return async () => {
    await (await loadCalls()).forgetViewed()
    await client.invalidateQueries({ queryKey: listsKey(uid, 'viewed') })
  }
}
