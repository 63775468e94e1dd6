import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import type { QueryClient } from '@tanstack/react-query'
import { deskSessionQuery } from '../features/protection/api.ts'

/** What the server says where the desk has closed meanwhile: time ran out, the role or the factor was taken, the password is another one. */
const closed = new Set(['second_factor_required', 'second_factor_missing', 'sign_in_again', 'password_too_short', 'operator_only'])

/** Looks at the door again when a screen hears that it is closed, so that the person is asked there. */
export function watchDoor(client: QueryClient): void {
  const look = (error: unknown) => {
    if (error instanceof ApiError && closed.has(error.code)) void client.invalidateQueries({ queryKey: deskSessionQuery.queryKey })
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && event.query.queryKey[0] !== deskSessionQuery.queryKey[0])
      look(event.action.error)
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
  })
}
