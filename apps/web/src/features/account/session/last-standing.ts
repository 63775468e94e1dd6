const storageKey = 'karavan_registered'

/** Whether somebody with an account was signed in here last: what the page can know before the session has been read. */
export function wasRegistered(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

export function rememberStanding(isRegistered: boolean): void {
  try {
    if (isRegistered) localStorage.setItem(storageKey, '1')
    else localStorage.removeItem(storageKey)
  } catch {
    // Then the header finds out a moment later.
  }
}
