import { tabStore } from './storage.ts'

const reloadedForKey = 'karavan_reloaded_for'
const askTimeoutMs = 5_000

/** What a page was built as: the addresses of its scripts, which change with every release. */
const releaseOf = (page: Document): string =>
  Array.from(page.querySelectorAll('script[type="module"][src]'), (script) => script.getAttribute('src')).join(' ')

/** The release the server hands out now; `undefined` when it does not answer with the app's page. */
async function askRelease(): Promise<string | undefined> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store', signal: AbortSignal.timeout(askTimeoutMs) })
    if (!response.ok) return undefined
    return releaseOf(new DOMParser().parseFromString(await response.text(), 'text/html')) || undefined
  } catch {
    return undefined
  }
}

/** The browser's page, in tests somebody else's. */
export const browserPage = { reload: () => location.reload() }

/**
 * Loads the page again where the server has another release than the one that is open: its old files are gone. Once for each release, remembered in
 * the tab, so that a page that stays old (an intermediate cache) does not go on forever; never where the browser stores nothing, because what is
 * being written would be lost. Resolves to whether the page is about to go.
 */
export async function reloadForNewRelease(): Promise<boolean> {
  const own = releaseOf(document)
  const current = await askRelease()
  if (!own || !current || current === own || tabStore.get(reloadedForKey) === current) return false
  if (!tabStore.set(reloadedForKey, current)) return false
  browserPage.reload()
  return true
}
