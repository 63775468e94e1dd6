import { expect, test } from '../fixtures.ts'
import { ChatPage } from '../pages/chat-page.ts'

test.use({ serviceWorkers: 'allow', locale: 'ru-RU' })

test('without a network a reload shows the page with the draft and says so; with it again the notice goes and the draft stays', async ({
  page,
  context,
}) => {
  const chat = new ChatPage(page)
  await chat.open()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await chat.input.fill('кружки 300 штук')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Нет связи с интернетом' })).toBeVisible()
  await expect(chat.input).toHaveValue('кружки 300 штук')
  const notice = page.getByRole('status').filter({ hasText: 'Нет связи с интернетом' })
  const top = (await notice.boundingBox())!.y
  for (const covered of [page.getByRole('main'), page.getByRole('navigation', { name: 'Диалоги' })]) {
    const { y, height } = (await covered.boundingBox())!
    expect(y + height, 'the notice covers nothing of the page').toBeLessThanOrEqual(top)
  }
  // Nothing of the server is kept: what it would say now nobody knows.
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => !/^\/chat\/(assets\/.+|start\.js|icon\.svg)?$/.test(path))).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText('Нет связи с интернетом')).toHaveCount(0)
  await expect(chat.input).toHaveValue('кружки 300 штук')
})

test('the page can be installed: its manifest names the page and pictures that are there', async ({ page, request }) => {
  await page.goto('/chat/')
  const manifest = await (await request.get((await page.locator('link[rel=manifest]').getAttribute('href'))!)).json()
  expect(manifest).toMatchObject({ name: 'Karavan', start_url: '/chat/', scope: '/chat/', display: 'standalone' })
  for (const { src, type } of manifest.icons) {
    const picture = await request.get(src)
    expect(picture.headers()['content-type']).toBe(type)
  }
})
