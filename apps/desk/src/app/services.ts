import { connectSession } from '@karavan/web-kit/app/connect-session.ts'
import { createQueryClient } from '@karavan/web-kit/app/query-client.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createDeskRouter, type DeskRouter } from './router.tsx'
import { watchDoor } from './watch-door.ts'

/** The long-lived parts of the page. */
export interface Services {
  client: QueryClient
  router: DeskRouter
  /** Asks for the settings and opens the session, which the desk shares with the buyer's app of this browser. */
  start(): void
}

export function createServices(): Services {
  const client = createQueryClient()
  watchDoor(client)
  return { client, router: createDeskRouter(), start: connectSession(client) }
}
