import { expect, test } from '../fixtures.ts'
import { ChatPage } from '../pages/chat-page.ts'

test.use({ locale: 'ru-RU' })

test('a part whose file does not come says so in Russian; Retry brings it, and the draft stays', async ({ page }) => {
  const chat = new ChatPage(page)
  await page.route('**/assets/sign-in-panel-*.js', (route) => route.abort())
  await chat.open()
  await chat.input.fill('кружки с логотипом, 300 штук')
  await page.locator('#account-area').getByRole('button', { name: 'Войти' }).click()

  const failure = page.getByRole('alert').filter({ hasText: 'Эта часть страницы не загрузилась' })
  await expect(failure).toBeVisible()
  await failure.getByRole('button', { name: 'Повторить' }).click()
  await expect(failure.getByRole('button', { name: 'Повторить' })).toHaveAttribute('aria-disabled', 'false')
  await page.unroute('**/assets/sign-in-panel-*.js')
  await failure.getByRole('button', { name: 'Повторить' }).click()

  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('textbox', { name: 'Эл. почта' })).toBeVisible()
  await expect(failure).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(chat.input).toHaveValue('кружки с логотипом, 300 штук')
})

test('a question that was not taken says so even where the file that renders answers does not come, with one way to try again', async ({
  page,
}) => {
  const chat = new ChatPage(page)
  await page.route('**/assets/html-content-*.js', (route) => route.abort())
  await page.route('**/api/search/start', (route) => route.abort())
  await chat.open()
  await chat.send('кружки 300 штук')
  await expect(chat.thread.getByText('Не удалось обработать ваше сообщение')).toBeVisible()
  await expect(chat.thread.getByRole('button', { name: 'Повторить' })).toHaveCount(1)
})

test('the failed panel can be closed, and Back closes it too', async ({ page }) => {
  const chat = new ChatPage(page)
  await page.route('**/assets/sign-in-panel-*.js', (route) => route.abort())
  await chat.open()
  const failure = page.getByRole('alert').filter({ hasText: 'Эта часть страницы не загрузилась' })
  const signIn = page.locator('#account-area').getByRole('button', { name: 'Войти' })
  await signIn.click()
  await failure.getByRole('button', { name: 'Закрыть' }).click()
  await expect(failure).toBeHidden()
  await signIn.click()
  await expect(failure).toBeVisible()
  await page.goBack()
  await expect(failure).toBeHidden()
  await expect(chat.input).toBeVisible()
})

test('when the file is gone because of a new release the page is loaded again, once, with its draft', async ({ page }) => {
  const chat = new ChatPage(page)
  let pages = 0
  // The server has moved on: its page names another build, and the files of this one are gone.
  await page.route('**/chat/', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const isAsked = route.request().resourceType() === 'fetch'
    if (!isAsked) pages++
    return route.fulfill({
      response: answer,
      body: isAsked ? html.replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/index-next.js') : html,
    })
  })
  await page.route('**/assets/sign-in-panel-*.js', (route) => route.fulfill({ status: 404 }))
  await chat.open()
  await chat.input.fill('кружки с логотипом')
  const signIn = page.locator('#account-area').getByRole('button', { name: 'Войти' })
  await signIn.click()
  await expect.poll(() => pages).toBe(2)
  await expect(chat.input).toHaveValue('кружки с логотипом')
  // It is still the old one: now it is said, instead of loading it for ever.
  await expect(page.getByRole('alert').filter({ hasText: 'Эта часть страницы не загрузилась' })).toBeVisible()
  expect(pages).toBe(2)
})
