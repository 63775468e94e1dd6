import type { AppConfig } from '@karavan/contract/config.ts'
import { queryOptions } from '@tanstack/react-query'

/** The server writes them into the page; a page that did not come from it, as in development, has none. */
function readPageConfig(): AppConfig | undefined {
  const written = document.getElementById('config')?.textContent
  return written ? (JSON.parse(written) as AppConfig) : undefined
}

/** What the app must know of the server before it starts; does not change while the page lives. Asked without a token: the session needs it first. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  initialData: readPageConfig,
  queryFn: async ({ signal }) => {
    const response = await fetch(`${import.meta.env.BASE_URL}config.json`, { signal, credentials: 'same-origin' })
    if (!response.ok) throw new Error(`config.json answered ${response.status}`)
    // The server that gave this page has checked it by the same schema; checking it here again would cost the first screen the schema library.
    return (await response.json()) as AppConfig
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: true,
  // A question waits ten seconds for its session: who comes back from nowhere is to have one by then.
  retryDelay: (attempt: number) => Math.min(1_000 * 2 ** attempt, 4_000),
})
