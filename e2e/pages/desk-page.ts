import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test'
import type { Account } from '../given.ts'

/** The operator's desk, as an operator uses it in English. */
export class DeskPage {
  readonly page: Page
  readonly dialog: Locator
  readonly timeline: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog')
    this.timeline = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Timeline' }) })
  }

  /** Opens a browser of its own for the desk. */
  static async open(browser: Browser, options: BrowserContextOptions): Promise<DeskPage> {
    const context = await browser.newContext(options)
    return new DeskPage(await context.newPage())
  }

  /** Closes its browser. */
  close(): Promise<void> {
    return this.page.context().close()
  }

  async signIn({ email, password }: Account): Promise<void> {
    await this.page.goto('/desk/')
    await this.page.getByRole('button', { name: 'Sign In' }).click()
    await this.dialog.getByLabel('Email').fill(email)
    await this.dialog.getByLabel('Password', { exact: true }).fill(password)
    await this.dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(this.dialog).toBeHidden()
  }

  entry(number: string): Locator {
    return this.page.locator(`a[data-order="${number}"]`)
  }

  /** A button of the order's own row of steps. */
  step(name: string): Locator {
    return this.page.getByRole('article').locator('header').getByRole('button', { name, exact: true })
  }

  /** Opens the dialog of a step, fills its fields by label, and confirms. */
  async take(step: string, confirm: string, fields: Record<string, string> = {}): Promise<void> {
    await this.step(step).click()
    for (const [label, text] of Object.entries(fields)) await this.dialog.getByLabel(label).fill(text)
    await this.dialog.getByRole('button', { name: confirm, exact: true }).click()
    await expect(this.dialog).toBeHidden()
  }
}
