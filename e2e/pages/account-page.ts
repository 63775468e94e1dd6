import { expect, type Locator, type Page } from '@playwright/test'

/** The page about one's own account, in English. */
export class OwnAccountPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/chat/account')
    await expect(this.page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  }

  /** A part of the page, by its title. */
  part(title: string): Locator {
    return this.page
      .getByRole('main')
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) })
  }

  /** What is pressed to change it. */
  change(what: string): Locator {
    return this.page.getByRole('button', { name: what, exact: true })
  }
}
