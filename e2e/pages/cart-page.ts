import { expect, type Locator, type Page } from '@playwright/test'

/** A product's panel as far as the cart needs it, and the cart itself, in English. */
export class CartPage {
  readonly page: Page
  readonly panel: Locator
  /** The title of the product in the panel. */
  readonly product: Locator
  readonly addButton: Locator
  readonly icon: Locator
  readonly badge: Locator
  readonly drawer: Locator
  readonly lines: Locator
  readonly subtotal: Locator

  constructor(page: Page) {
    this.page = page
    this.panel = page.getByRole('dialog', { name: 'Product details' })
    this.product = this.panel.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Product details' })
    this.addButton = this.panel.getByRole('button', { name: 'Add to Cart' })
    this.icon = page.getByRole('button', { name: 'Shopping Cart' })
    this.badge = page.locator('#cart-badge')
    this.drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
    this.lines = this.drawer.getByRole('listitem').filter({ has: page.getByLabel(/^Quantity/) })
    this.subtotal = this.drawer.getByRole('status')
  }

  /** Opens a card's product and takes the `nth` value of every option that is to be had; gives the product's title. */
  async choose(card: Locator, nth = 0): Promise<string> {
    await card.click()
    return this.chooseOptions(nth)
  }

  /** Opens a product by its address, as a link to it does. */
  async show(productId: string): Promise<void> {
    await this.page.goto(`/chat/?product=${productId}`)
    await expect(this.product).toBeVisible()
  }

  private async chooseOptions(nth = 0): Promise<string> {
    await expect(this.product).toBeVisible()
    const groups = this.panel.getByRole('group').filter({ has: this.page.locator('[data-availability]') })
    for (const group of await groups.all()) {
      const free = group.locator('[data-availability="available"]')
      await free.nth(Math.min(nth, (await free.count()) - 1)).click()
    }
    return this.product.innerText()
  }

  async setQuantity(quantity: number): Promise<void> {
    const field = this.panel.getByRole('textbox', { name: 'Quantity', exact: true })
    await field.fill(String(quantity))
    await field.press('Tab')
  }

  /** What the lines cost and their subtotal, as they stand on the screen at one moment: a price step may change both the next. */
  amounts(): Promise<{ sums: string[]; subtotal: string }> {
    return this.drawer.evaluate((drawer) => ({
      sums: [...drawer.querySelectorAll<HTMLElement>('li [aria-busy]')].map((sum) => sum.innerText),
      subtotal: drawer.querySelector('output')?.innerText ?? '',
    }))
  }

  /** How long the open drawer and what lies behind it take to come and go. */
  async transitions(): Promise<{ drawer: string; backdrop: string }> {
    return {
      drawer: await this.drawer.evaluate((drawer) => getComputedStyle(drawer).transitionDuration),
      backdrop: await this.page
        .locator('[role="presentation"][data-open]')
        .first()
        .evaluate((backdrop) => getComputedStyle(backdrop).transitionDuration),
    }
  }

  /** Adds what is chosen and waits until the panel has gone. */
  async add(): Promise<void> {
    await this.addButton.click()
    await expect(this.panel).toBeHidden()
  }

  async open(): Promise<void> {
    await this.icon.click()
    await expect(this.drawer).toBeVisible()
  }

  line(title: string): Locator {
    return this.lines.filter({ hasText: title })
  }

  quantity(line: Locator): Locator {
    return line.getByLabel(/^Quantity/)
  }
}
