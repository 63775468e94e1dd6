import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { givenSession } from '../given.ts'
import { CartPage } from '../pages/cart-page.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { ProductPage } from '../pages/product-page.ts'

/** What has the focus is called so, and it is seen that it has it. */
async function expectFocus(page: Page, wanted: Locator, name: string | RegExp): Promise<void> {
  await expect(wanted).toBeFocused()
  await expect(wanted).toHaveAccessibleName(name)
  const isSeen = await page.evaluate(() => {
    const rings = (element: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const ring = getComputedStyle(element).getPropertyValue('--tw-ring-shadow')
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || !['', '0 0 #0000'].includes(ring)
    }
    // The message field's frame is around it, with its buttons.
    for (let element = document.activeElement, level = 0; element && level < 4; element = element.parentElement, level++)
      if (rings(element)) return true
    return false
  })
  expect(isSeen, `the focus on ${name} is seen`).toBe(true)
}

/** Goes on with Tab, or back, until `wanted` has the focus: at most so many presses. */
async function tabTo(
  page: Page,
  wanted: Locator,
  name: string | RegExp,
  { most, key = 'Tab' }: { most: number; key?: string },
): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key)
    if (await wanted.evaluate((element) => element === document.activeElement)) return expectFocus(page, wanted, name)
    passed.push(await page.evaluate(() => (document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '').slice(0, 30)))
  }
  throw new Error(`${name} is not reached with ${most} presses of ${key}: ${passed.join(' | ')}`)
}

test('the whole purchase by the keyboard alone: each stop has a name, shows its focus, and is a few presses from the one before', async ({
  page,
}) => {
  const [chat, product, cart, checkout] = [new ChatPage(page), new ProductPage(page), new CartPage(page), new CheckoutPage(page)]
  await givenSession(page)
  await chat.open()
  await expect(cart.icon).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: /message/i }), /message/i, { most: 1 })
  await page.keyboard.press('Enter')
  await expectFocus(page, chat.input, 'Your message')
  await page.keyboard.type('thermos mugs 500 ml, 100 pcs')
  await page.keyboard.press('Enter')
  await chat.settled()
  await expectFocus(page, chat.input, 'Your message')

  const card = chat.lastCards.last()
  const title = await card.locator('[dir=auto]').first().innerText()
  await tabTo(page, card, new RegExp(title.slice(0, 12)), { most: 14, key: 'Shift+Tab' })
  await page.keyboard.press('Enter')
  await expect(product.title).toBeVisible()
  expect(await product.panel.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)

  // Of each group of options the first value that can be had.
  const groups = product.panel.getByRole('group').filter({ has: page.locator('[data-availability]') })
  for (const group of await groups.all()) {
    const value = group.locator('[data-availability=available]').first()
    if ((await group.locator('[aria-pressed=true]').count()) > 0) continue
    await tabTo(page, value, /\S/, { most: 25 })
    await page.keyboard.press('Space')
    await expect(value).toHaveAttribute('aria-pressed', 'true')
  }
  await tabTo(page, product.quantity, 'Quantity', { most: 25 })
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('120')
  await tabTo(page, product.add, /^Add/, { most: 25 })
  await page.keyboard.press('Enter')
  await expect(product.panel).toBeHidden()
  await expectFocus(page, card, new RegExp(title.slice(0, 12)))

  await tabTo(page, page.getByRole('button', { name: 'Show it' }), 'Show it', { most: 20 })
  await page.keyboard.press('Enter')
  await expect(cart.lines).toHaveCount(1)
  await tabTo(page, cart.drawer.getByRole('button', { name: /checkout/i }), /checkout/i, { most: 15 })
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Where should it go?' })).toBeFocused()
  const address = {
    Recipient: 'Анна Иванова',
    Phone: '+7 912 345-67-89',
    Region: 'Татарстан',
    City: 'Казань',
    'Postal code': '420000',
    'Street, house': 'ул. Ленина, 15',
  }
  const left = new Map(Object.entries(address))
  for (let stops = 0; left.size > 0 && stops < 15; stops++) {
    await page.keyboard.press('Tab')
    for (const [label, text] of left) {
      const field = page.getByLabel(label, { exact: true })
      if (!(await field.evaluate((element) => element === document.activeElement))) continue
      await expectFocus(page, field, new RegExp(`^${label}`))
      await page.keyboard.type(text)
      left.delete(label)
    }
  }
  expect([...left.keys()], 'fields that the keyboard does not reach').toEqual([])
  await tabTo(page, checkout.saveButton, 'Save and continue', { most: 6 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your order' })).toBeFocused()
  await tabTo(page, checkout.placeButton, 'Place order', { most: 15 })
  await page.keyboard.press('Enter')
  await expect(checkout.orderNumber).toBeVisible()
  await expect(
    page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { level: 2 }))
      .filter({ visible: true })
      .first(),
  ).toBeFocused()
})
