import { hardOffers } from '@karavan/sample-market/hard.ts'
import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { givenProvenAccount, givenSession } from '../given.ts'
import { operator } from '../operator.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { ProductPage } from '../pages/product-page.ts'
import { unseenChoices } from '../pages/seen.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** It looks other than before once it is pressed, without the pointer over it or the focus in it. */
async function changesByPress(one: Locator): Promise<void> {
  const look = async () => {
    await one.page().mouse.move(0, 0)
    await one.blur()
    return one.screenshot()
  }
  const before = await look()
  await one.click()
  expect(before.equals(await look())).toBe(false)
}

test('in colours that a reader has chosen, what is chosen of a product, a menu and the desk is seen, and what has the focus', async ({
  page,
  karavan,
}) => {
  const account = await givenProvenAccount(page.request, karavan)
  await givenSession(page, account)
  const chat = new ChatPage(page)
  await chat.open()
  // A shadow tells it otherwise, of which these colours leave nothing.
  await chat.input.focus()
  await expect(chat.input).toHaveCSS('outline-style', 'solid')

  const product = new ProductPage(page)
  await product.open(hardOffers.threeGroups)
  await product.chooseAll()
  const estimate = product.panel.getByRole('region', { name: 'Full cost, estimated' })
  await estimate.getByRole('button').click()
  await expect(estimate.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(product.panel.locator('[aria-pressed=true][data-availability]')).toHaveCount(3)
  expect(await unseenChoices(page)).toEqual([])
  await changesByPress(product.panel.locator('[aria-pressed=true][data-availability]').first())
  await changesByPress(product.thumbnails.nth(1))
  await product.panel.getByRole('button', { name: 'Several variants' }).click()
  await changesByPress(product.panel.getByRole('tab').nth(1))
  expect(await unseenChoices(page)).toEqual([])
  await product.close.click()

  await page.getByRole('button', { name: /^Account/ }).click()
  const item = page.getByRole('menuitem').first()
  const before = await item.screenshot()
  await item.hover()
  expect(before.equals(await item.screenshot())).toBe(false)
  await page.keyboard.press('Escape')

  await operator(karavan, 'operator', 'grant', '--yes', account.email)
  await page.goto('/desk/')
  await changesByPress(page.getByRole('button', { name: /^New(?!\p{L})/u }))
  expect(await unseenChoices(page)).toEqual([])
})
