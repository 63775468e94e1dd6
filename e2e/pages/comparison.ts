import { expect, type Locator, type Page } from '@playwright/test'
import { roubles } from './chat-page.ts'

/** Picking cards and the table of them, as a buyer reads them in English. */
export class ComparisonPage {
  readonly page: Page
  readonly bar: Locator
  readonly dialog: Locator
  readonly table: Locator
  readonly quantity: Locator

  constructor(page: Page) {
    this.page = page
    this.bar = page.getByRole('region', { name: 'Picked for comparison' })
    this.dialog = page.getByRole('dialog', { name: 'Compare products' })
    this.table = this.dialog.getByRole('table')
    this.quantity = this.dialog.getByRole('textbox', { name: 'Quantity' })
  }

  /** The check on a card, by its place in the thread. */
  check(place: number): Locator {
    return this.page.getByRole('checkbox', { name: /^Compare: / }).nth(place)
  }

  async pick(...places: number[]): Promise<void> {
    for (const place of places) await this.turn(place, true)
  }

  /** Presses the sign that stands for the check, which is hidden: only there is it known whether the press met it. */
  async turn(place: number, isPicked: boolean): Promise<void> {
    const check = this.check(place)
    await check.locator('..').click()
    await expect(check).toBeChecked({ checked: isPicked })
  }

  get columns(): Locator {
    return this.table.getByRole('columnheader')
  }

  cells(row: RegExp): Locator {
    return this.table
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: row }) })
      .getByRole('cell')
  }

  /** First price of each cell of a row. */
  async amounts(row: RegExp): Promise<number[]> {
    return (await this.cells(row).allInnerTexts()).map(roubles)
  }
}
