import { expect, type Locator, type Page } from '@playwright/test'

/** The chat screen, as a buyer reads it in English. */
export class ChatPage {
  readonly page: Page
  readonly input: Locator
  readonly thread: Locator
  readonly cards: Locator
  readonly progress: Locator
  readonly sidebar: Locator
  readonly stopButton: Locator

  constructor(page: Page) {
    this.page = page
    this.input = page.getByRole('textbox', { name: /Your message|Ваше сообщение|消息/ })
    this.thread = page.getByRole('log')
    this.cards = this.thread.locator('[data-product-id]')
    this.progress = page.getByTestId('typing-indicator')
    this.sidebar = page.getByRole('navigation', { name: /Conversations|Диалоги|对话/ })
    this.stopButton = page.getByRole('button', { name: 'Stop' })
  }

  async open(path = '/chat/'): Promise<void> {
    await this.page.goto(path)
    await expect(this.input).toBeEnabled()
  }

  /** Sends a message; waits for nothing. */
  async send(text: string): Promise<void> {
    await this.input.fill(text)
    await this.input.press('Enter')
  }

  /** Sends a message and waits until its reply is complete; gives the last answer's text. */
  async ask(text: string): Promise<string> {
    await this.send(text)
    await expect(this.questions.last()).toHaveText(text)
    await this.settled()
    return this.lastAnswer.innerText()
  }

  /** The reply is over: the temporary conversation got its real id and the input is free. */
  async settled(): Promise<void> {
    await expect(this.input).toBeEnabled({ timeout: 30_000 })
    await expect(this.page).toHaveURL(/\/chat\/conversation\/(?!temp-)/)
  }

  get questions(): Locator {
    return this.thread.getByRole('article', { name: /You|Вы|您|你|我/ }).locator('p')
  }

  get answers(): Locator {
    return this.thread.getByRole('article', { name: 'Karavan' })
  }

  /** The last answer in words; the cards below it are an article of their own. */
  get lastAnswer(): Locator {
    return this.answers.filter({ hasNot: this.page.locator('[data-product-id]') }).last()
  }

  /** The cards of the last answer that has any. */
  get lastCards(): Locator {
    return this.thread
      .getByRole('list', { name: /Products|Товары|商品/ })
      .last()
      .locator('[data-product-id]')
  }

  entry(title: string | RegExp): Locator {
    return this.sidebar.getByRole('listitem').filter({ hasText: title })
  }

  async choose(title: string, action: 'Rename' | 'Delete'): Promise<void> {
    const entry = this.entry(title)
    await entry.hover()
    await entry.getByRole('button', { name: /Actions for/ }).click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }
}

/** "236,50 ₽" and "1,234.50 ₽" as a number. */
export function roubles(text: string): number {
  const amount = /([\d\s.,\u00a0\u202f]+)₽/.exec(text)?.[1]?.replace(/[\s\u00a0\u202f]/g, '') ?? ''
  return Number(/,\d{1,2}$/.test(amount) ? amount.replaceAll('.', '').replace(',', '.') : amount.replaceAll(',', ''))
}
