import { expect, type Page } from '@playwright/test'

/** What the sign-in SDK keeps in this browser, by the storage it is in. */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    const isUser = (key: string) => key.startsWith('firebase:authUser:')
    const local = Object.keys(localStorage).filter(isUser)
    if (!globalThis.indexedDB) return { indexed: [], local, uid: JSON.parse(localStorage[local[0] ?? ''] ?? 'null')?.uid }
    // Opening a database that is not there would make an empty one under the SDK's feet.
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'firebaseLocalStorageDb')
    if (!isThere) return { indexed: [], local, uid: undefined }
    const entries = await new Promise<{ fbase_key: string; value: { uid: string } }[]>((done, fail) => {
      const opening = indexedDB.open('firebaseLocalStorageDb')
      opening.onerror = () => fail(opening.error)
      opening.onsuccess = () => {
        const db = opening.result
        if (!db.objectStoreNames.contains('firebaseLocalStorage')) return done([])
        const reading = db.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll()
        reading.onsuccess = () => {
          db.close()
          done(reading.result)
        }
      }
    })
    const users = entries.filter(({ fbase_key }) => isUser(fbase_key))
    return { indexed: users.map(({ fbase_key }) => fbase_key), local, uid: users[0]?.value.uid }
  })
/** Who is signed in in this browser, once there is somebody. */
export async function uidOf(page: Page): Promise<string> {
  await expect.poll(async () => (await stored(page)).uid).toBeTruthy()
  return (await stored(page)).uid ?? ''
}
