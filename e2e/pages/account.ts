import { expect, type Locator, type Page } from '@playwright/test'
import type { Account } from '../given.ts'

/** Signing in and out, as a buyer does it in English. */
export class AccountPage {
  readonly page: Page
  readonly panel: Locator
  readonly alert: Locator
  readonly menuButton: Locator
  readonly menu: Locator

  constructor(page: Page) {
    this.page = page
    this.panel = page.getByRole('dialog')
    this.alert = this.panel.getByRole('alert')
    this.menuButton = page.getByRole('banner').getByRole('button', { name: /^Account:/ })
    this.menu = page.getByRole('menu')
  }

  /** A way to an account in the header. */
  way(name: 'Sign In' | 'Sign Up'): Locator {
    return this.page.getByRole('banner').getByRole('button', { name, exact: true })
  }

  /** Opens the panel, fills it and sends it; waits for nothing. */
  async submit(way: 'Sign In' | 'Sign Up', { email, password, displayName }: Account): Promise<void> {
    if (!(await this.panel.isVisible())) await this.way(way).click()
    await this.panel.getByLabel('Email').fill(email)
    await this.panel.getByLabel('Password', { exact: true }).fill(password)
    if (displayName && way === 'Sign Up') await this.panel.getByLabel(/^Display name/).fill(displayName)
    await this.panel.getByRole('button', { name: way, exact: true }).click()
  }

  async signIn(account: Account): Promise<void> {
    await this.submit('Sign In', account)
    await expect(this.menuButton).toBeVisible()
    await expect(this.panel).toBeHidden()
  }

  async signUp(account: Account): Promise<void> {
    await this.submit('Sign Up', account)
    await expect(this.menuButton).toBeVisible()
    await expect(this.panel).toBeHidden()
  }

  async signOut(): Promise<void> {
    await this.menuButton.click()
    await this.menu.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(this.way('Sign In')).toBeVisible()
  }
}
