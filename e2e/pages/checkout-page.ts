import { expect, type Locator, type Page } from '@playwright/test'

/** The checkout and the orders, in English. */
export class CheckoutPage {
  readonly page: Page
  readonly step: Locator
  readonly continueButton: Locator
  /** The one button while an address is written. */
  readonly saveButton: Locator
  readonly placeButton: Locator
  readonly alert: Locator
  readonly orderNumber: Locator

  constructor(page: Page) {
    this.page = page
    this.step = page.getByRole('list', { name: 'Steps of the checkout' }).locator('[aria-current="step"]')
    this.continueButton = page.getByRole('button', { name: 'Continue', exact: true })
    this.saveButton = page.getByRole('button', { name: 'Save and continue' })
    this.placeButton = page.getByRole('button', { name: /^(Place order|Order at the new prices)$/ })
    this.alert = page.getByRole('main').getByRole('alert')
    this.orderNumber = page.getByText(/^ORD-\d{8}-[2-9A-HJ-NP-Z]{6}$/)
  }

  async writeAddress(fields: Record<string, string> = {}): Promise<void> {
    const whole = {
      Recipient: 'Анна Иванова',
      Phone: '+7 912 345-67-89',
      Country: 'Россия',
      Region: 'Татарстан',
      City: 'Казань',
      'Postal code': '420000',
      'Street, house': 'ул. Ленина, 15',
      ...fields,
    }
    for (const [label, text] of Object.entries(whole)) await this.page.getByLabel(label, { exact: true }).fill(text)
  }

  /** To the review, with the account's default address. */
  async toReview(): Promise<void> {
    await this.page.goto('/chat/checkout')
    await expect(this.page.getByRole('radio', { checked: true })).toBeVisible()
    await this.continueButton.click()
    await expect(this.placeButton).toBeEnabled()
  }
}

/** What the server answers the person who is signed in on this page. */
export function stateOf(page: Page, path: string): Promise<unknown> {
  return page.evaluate(async (url) => {
    const entries = await new Promise<{ value: { stsTokenManager?: { accessToken: string } } }[]>((done) => {
      const opening = indexedDB.open('firebaseLocalStorageDb')
      opening.onsuccess = () => {
        const reading = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll()
        reading.onsuccess = () => {
          opening.result.close()
          done(reading.result)
        }
      }
    })
    const token = entries.map(({ value }) => value.stsTokenManager?.accessToken).find(Boolean)
    return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json()
  }, path)
}
