/** The page opens without a network from the next time on. A browser that takes no worker (plain http, a policy) does without. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { BASE_URL } = import.meta.env
  navigator.serviceWorker
    .register(`${BASE_URL}sw.js`, { scope: BASE_URL, updateViaCache: 'none' })
    .catch((error: unknown) => console.warn('the page will not open without a network', error))
}
