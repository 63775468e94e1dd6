import { expect, test } from '../fixtures.ts'

test('RT-01 the address leads to the chat under /chat/, with every asset below it', async ({ page, product }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== product.url || !/^\/(chat|api|media|identitytoolkit|securetoken|$)/.test(pathname)) outside.push(request.url())
  })
  await page.goto('/')
  await expect(page).toHaveURL(/\/chat\/$/)
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(outside).toEqual([])
})
