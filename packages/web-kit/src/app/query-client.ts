import { QueryClient } from '@tanstack/react-query'

/** How long an answer counts as fresh, in milliseconds: going back and forth between screens asks nothing again. */
export const freshnessMs = 60_000

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // A refused call is shown at once, each with its own way to try again.
      queries: { staleTime: freshnessMs, refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    },
  })
