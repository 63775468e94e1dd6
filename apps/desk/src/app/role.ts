import { queryOptions } from '@tanstack/react-query'
import { askRole } from '../features/queue/api.ts'

/** Whether the desk is open to the account that is signed in; rejects with 403 where it is not. Asked again from time to time: a role can be taken. */
export const roleQuery = queryOptions({
  queryKey: ['role'],
  queryFn: ({ signal }) => askRole(signal),
  refetchInterval: 60_000,
})
