import type { QueryClient } from '@tanstack/react-query'
import { session } from '../account/session/session.ts'
import type { UserChange } from '../account/session/shown-session.ts'
import { provideCaller } from '../lib/caller.ts'
import { startErrorReports } from '../lib/error-reports.ts'
import { currentLanguage } from '../lib/i18n.ts'
import { screenStands } from '../lib/screen-stands.ts'
import { configQuery } from './config.ts'

/**
 * Joins the session to the calls and to the query cache of a page: calls carry its token and the interface language, and what one user has read
 * goes when the user changes, before `onUserChange` hears of it. The returned function asks for the settings and opens the session; it neither
 * waits nor throws.
 */
export function connectSession(
  client: QueryClient,
  { onUserChange = () => {} }: { onUserChange?(change: UserChange): void } = {},
): () => void {
  provideCaller({
    tokens: { get: () => session.getToken(), renew: () => session.refreshToken() },
    language: currentLanguage,
  })
  session.onUserChange((change) => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== configQuery.queryKey[0] })
    onUserChange(change)
  })
  return () => {
    client
      .fetchQuery(configQuery)
      .then(async (config) => {
        // Reading the sign-in SDK takes what the first screen needs.
        await screenStands()
        startErrorReports(config.sentryDsn, config.sentryEnvironment).catch((error: unknown) =>
          console.warn('errors of this page are not reported', error),
        )
        return session.start(config.identity, config.google)
      })
      .catch((error: unknown) => console.error('the session could not be opened', error))
  }
}
