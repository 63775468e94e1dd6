import { reloadForNewRelease } from './release.ts'
import { wait } from './wait.ts'

/** Pauses between the tries of a file that did not come. Milliseconds; tests shorten them. */
export const fileRetries = { afterMs: [400, 1_500] }

/**
 * A part of the app that is fetched when it is wanted: `load` is its `import()`. A file that does not come is asked for again after a pause; when it
 * is missing because of a new release, the page is loaded again instead, and the promise stays pending until then. Rejects with the last failure.
 */
export async function loadFile<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const pauseMs of fileRetries.afterMs) {
    try {
      return await load()
    } catch (error) {
      console.warn('a part of the app did not load', error)
      if (await reloadForNewRelease()) return new Promise(() => {})
      await wait(pauseMs, new AbortController().signal)
    }
  }
  return load()
}
