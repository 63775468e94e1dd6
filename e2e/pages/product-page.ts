import { expect, type Locator, type Page } from '@playwright/test'

/** The panel with one product, as a buyer reads it in English. */
export class ProductPage {
  readonly page: Page
  readonly panel: Locator
  readonly title: Locator
  readonly gallery: Locator
  readonly thumbnails: Locator
  readonly quantity: Locator
  readonly minus: Locator
  readonly plus: Locator
  readonly add: Locator
  readonly close: Locator

  constructor(page: Page) {
    this.page = page
    this.panel = page.getByRole('dialog', { name: 'Product details' })
    this.title = this.panel.getByRole('article').getByRole('heading', { level: 2 })
    this.gallery = this.panel.getByRole('region', { name: 'Pictures of the product' })
    this.thumbnails = this.panel.getByRole('list', { name: 'All pictures' }).getByRole('button')
    this.quantity = this.panel.getByRole('textbox', { name: 'Quantity', exact: true })
    this.minus = this.panel.getByRole('button', { name: 'One less', exact: true })
    this.plus = this.panel.getByRole('button', { name: 'One more', exact: true })
    this.add = this.panel.getByRole('button', { name: /^Add/ })
    this.close = this.panel.getByRole('button', { name: 'Close' })
  }

  /** Opens a product by its address and waits until it is there. */
  async open(id: string): Promise<void> {
    await this.page.goto(`/chat/?product=${id}`)
    await expect(this.title).toBeVisible()
  }

  group(name: string | RegExp): Locator {
    return this.panel.getByRole('group', { name })
  }

  /** A value of an option group, by the beginning of its name. */
  value(group: string | RegExp, name: string | RegExp): Locator {
    return this.group(group).getByRole('button', { name })
  }

  /** Takes the first value that can be had in every group without a choice. */
  async chooseAll(): Promise<void> {
    const open = this.panel
      .locator('fieldset', { has: this.page.locator('[data-availability]') })
      .filter({ hasNot: this.page.locator('[aria-pressed=true]') })
    while ((await open.count()) > 0) {
      const left = await open.count()
      await open.first().locator('[data-availability=available]').first().click()
      await expect(open).toHaveCount(left - 1)
    }
  }

  /** Price of one piece as it stands below the title, with ordinary blanks. */
  async price(): Promise<string> {
    return (await this.panel.getByTestId('unit-price').innerText()).replaceAll(/\s+/g, ' ')
  }
}
