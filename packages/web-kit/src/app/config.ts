import { queryOptions } from '@tanstack/react-query'
import { loadFile } from '../lib/load-file.ts'

/** What the app asks of the server before it starts; does not change while the page lives. Asked without a token: the session needs it first. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async ({ signal }) => {
    const response = await fetch(`${import.meta.env.BASE_URL}config.json`, { signal, credentials: 'same-origin' })
    if (!response.ok) throw new Error(`config.json answered ${response.status}`)
    const { appConfig } = await loadFile(() => import('@karavan/contract/config.ts'))
    return appConfig.parse(await response.json())
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: true,
  retryDelay: (attempt: number) => Math.min(1_000 * 2 ** attempt, 30_000),
})
