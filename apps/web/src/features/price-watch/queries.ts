import { priceWatchLimits } from '@karavan/contract/constants.ts'
import { errorAnswer } from '@karavan/contract/errors.ts'
import type { PriceWatchBody } from '@karavan/contract/price-watches.ts'
import { requireBuyer, useBuyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listWatches, removeWatch, setWatch } from './api.ts'

/** Offline a call fails at once and says so, instead of waiting for the network. */
const networkMode = 'always'

const keyOf = (uid: string | undefined) => ['price-watches', uid] as const

/** The prices that an account waits for; those of one product where it is named. */
export const watchesQuery = (uid: string | undefined, productId?: string) =>
  queryOptions({
    queryKey: [...keyOf(uid), productId ?? ''],
    queryFn: ({ signal }) => listWatches(productId, signal),
    enabled: uid !== undefined,
    networkMode,
  })

export function useWatching(productId: string) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const uid = useBuyerUid()
  return useMutation({
    networkMode,
    mutationFn: async (body: PriceWatchBody | undefined) => {
      requireBuyer(uid)
      if (body) await setWatch(productId, body)
      else await removeWatch(productId)
    },
    onSuccess: async (_, body) => {
      announce(t(body ? 'watch.done' : 'watch.undone'))
      await client.invalidateQueries({ queryKey: keyOf(uid) })
    },
    onError: (error) => console.error('a watched price could not be changed', error),
  })
}

/** Why a price is not waited for, as a text of the reader's language. */
export function useWatchFault(error: Error | null): string | undefined {
  const { t } = useTranslation()
  if (!error) return undefined
  if (error instanceof ApiError && error.code === 'limit_reached') return t('watch.full', { most: priceWatchLimits.watches })
  if (error instanceof ApiError && errorAnswer.safeParse(error.details).data?.fields?.price) return t('watch.notBelow')
  return t('watch.failed')
}
