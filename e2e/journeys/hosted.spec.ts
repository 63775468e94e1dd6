import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { expect, test } from '@playwright/test'
import { givenHostedProvider } from '../hosted-provider.ts'
import { ChatPage } from '../pages/chat-page.ts'

test('with a hosted provider the browser signs in there, and the product believes its tokens, through a change of keys [W-01]', async ({
  context,
  page,
}) => {
  // It starts a product of its own.
  test.setTimeout(120_000)
  const provider = await givenHostedProvider()
  const karavan = new KaravanProcess(provider.settings)
  const refused: string[] = []
  const asked: string[] = []
  page.on('console', (message) => void (/Content Security Policy/i.test(message.text()) && refused.push(message.text())))
  page.on('request', (request) => asked.push(request.url()))
  try {
    await karavan.start()
    await provider.serve(context)
    const chat = new ChatPage(page)
    await chat.open(`${karavan.url}/chat/`)
    await chat.ask('thermos mug 500 ml')
    expect(provider.guests.size).toBe(1)

    await provider.rotate()
    // The stored token is due: the next call renews it, with the new key.
    await page.evaluate(
      () =>
        new Promise<void>((done, fail) => {
          const opening = indexedDB.open('firebaseLocalStorageDb')
          opening.onerror = () => fail(opening.error)
          opening.onsuccess = () => {
            const store = opening.result.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage')
            const reading = store.getAll()
            reading.onsuccess = () => {
              for (const entry of reading.result) {
                if (entry.value?.stsTokenManager) entry.value.stsTokenManager.expirationTime = Date.now()
                store.put(entry)
              }
              store.transaction.oncomplete = () => done()
            }
          }
        }),
    )
    await page.reload()
    await expect(chat.cards.first()).toBeVisible()
    await chat.ask('desk lamp')
    expect(asked.filter((url) => url.includes('securetoken.googleapis.com/v1/token')).length).toBeGreaterThan(0)
    expect(provider.guests.size).toBe(1)

    expect(asked.filter((url) => url.startsWith(`${karavan.url}/identitytoolkit`) || url.startsWith(`${karavan.url}/securetoken`))).toEqual(
      [],
    )
    expect(
      asked.filter((url) => !/^(?:http:\/\/127\.0\.0\.1|https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com|data:|blob:)/.test(url)),
    ).toEqual([])
    expect(refused).toEqual([])
  } finally {
    await karavan.remove()
    await provider.close()
  }
})
