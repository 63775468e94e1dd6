import type { QueryClient } from '@tanstack/react-query'
import { session } from '../account/session/session.ts'
import type { UserChange } from '../account/session/shown-session.ts'
import { provideCaller } from '../lib/caller.ts'
import { startErrorReports } from '../lib/error-reports.ts'
import { currentLanguage } from '../lib/i18n.ts'
import { configQuery } from './config.ts'

const longestWaitMs = 2_000

/** Resolves once the browser has nothing to draw: reading the sign-in SDK takes a slow phone's processor, which the first screen needs until then. */
const screenStands = () =>
  new Promise<void>((done) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(() => done(), { timeout: longestWaitMs }) : done(),
  )

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
        await screenStands()
        startErrorReports(config.sentryDsn).catch((error: unknown) => console.warn('errors of this page are not reported', error))
        return session.start(config.identity, config.google)
      })
      .catch((error: unknown) => console.error('the session could not be opened', error))
  }
}
