import { configQuery } from '@karavan/web/app/config.ts'
import { createQueryClient } from '@karavan/web/app/query-client.ts'
import { session } from '@karavan/web/features/account/session/session.ts'
import { provideCaller } from '@karavan/web/lib/caller.ts'
import { startErrorReports } from '@karavan/web/lib/error-reports.ts'
import { currentLanguage } from '@karavan/web/lib/i18n.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createDeskRouter, type DeskRouter } from './router.tsx'

/** The long-lived parts of the page. */
export interface Services {
  client: QueryClient
  router: DeskRouter
  /** Asks for the settings and opens the session, which the desk shares with the buyer's app of this browser. */
  start(): void
}

export function createServices(): Services {
  const client = createQueryClient()
  const router = createDeskRouter()
  provideCaller({
    tokens: { get: () => session.getToken(), renew: () => session.refreshToken() },
    language: currentLanguage,
  })
  // What an operator has read is nobody else's.
  session.onUserChange(() => client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== configQuery.queryKey[0] }))
  return {
    client,
    router,
    start() {
      client
        .fetchQuery(configQuery)
        .then((config) => {
          startErrorReports(config.sentryDsn).catch((error: unknown) => console.warn('errors of this page are not reported', error))
          return session.start(config.identity, config.google)
        })
        .catch((error: unknown) => console.error('the session could not be opened', error))
    },
  }
}
