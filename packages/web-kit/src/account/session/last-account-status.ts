import { localStore } from '../../lib/storage.ts'

const storageKey = 'karavan_registered'

/** Whether somebody with an account was signed in here last: what the page can know before the session has been read. */
export const wasRegistered = (): boolean => localStore.get(storageKey) !== undefined

/** Without storage the header finds out a moment later. */
export function rememberAccountStatus(isRegistered: boolean): void {
  if (isRegistered) localStore.set(storageKey, '1')
  else localStore.remove(storageKey)
}
