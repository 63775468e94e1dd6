import type { Language } from '@karavan/contract/language.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { givenCartLine, givenOrder, givenProvenAccount, givenSession, plainMinimum } from '../given.ts'
import { operator } from '../operator.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { textsOf } from '../texts.ts'

const english = textsOf('en')

/** Everything a person reads or hears on the page as it is now: texts and the names of controls. */
const readable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!
      // A text of another language that says so is meant to be there: the original of a name, the languages to choose from.
      if (!parent.closest('script, style, [lang]:not(html), textarea') && parent.checkVisibility())
        found.push(walker.currentNode.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '')
    return [document.title, ...found].map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
  })

/** What must not stand on a page in this language. */
function strays(texts: string[], language: Language): string[] {
  const own = new Set(textsOf(language).values())
  const foreign = new Set([...english.values()].filter((text) => /[a-z]/i.test(text) && !own.has(text)))
  const isKey = (text: string) => english.has(text) || /^[a-z]+(\.[a-zA-Z]+)+$/.test(text)
  const isEnglish = (text: string) => foreign.has(text) || /\b[a-z]{3,} [a-z]{2,} [a-z]{2,}/.test(text)
  const isOtherScript = (text: string) => language === 'zh' && /[а-яё]/i.test(text)
  return texts.filter((text) => isKey(text) || isEnglish(text) || isOtherScript(text))
}

/** What a buyer writes is in the buyer's language. */
const chinese = { recipient_name: '李雷', street_address: '人民路15号', city: '杭州', state_province: '浙江', country: '中国' }

for (const language of ['ru', 'zh'] as const) {
  test.describe(`screens in ${language}`, () => {
    test.use({ locale: language === 'ru' ? 'ru-RU' : 'zh-CN' })
    const texts = textsOf(language)
    const t = (key: string) => texts.get(key)!

    test(`every screen speaks ${language} alone [LA-01]`, async ({ page, karavan }) => {
      const seen: string[] = []
      let productName: unknown
      const look = async (screen: string) => {
        const found = await readable(page)
        expect(found.length, screen).toBeGreaterThan(5)
        // The pages of orders name a product in Russian first, whatever the reader's language: the specification says so.
        const isStated = (text: string) => /^orders?$/.test(screen) && text === productName
        expect(
          strays(found, language).filter((text) => !isStated(text)),
          screen,
        ).toEqual([])
        seen.push(screen)
      }
      const chat = new ChatPage(page)
      await chat.open()
      await look('start')
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('account.signIn'), exact: true })
        .click()
      await expect(page.getByLabel(t('account.password'), { exact: true })).toBeVisible()
      await look('sign in')
      await page.getByRole('button', { name: t('account.toSignUp') }).click()
      await look('sign up')

      const buyer = await givenSession(page, await givenProvenAccount(page.request, karavan))
      buyer.headers['accept-language'] = language
      const { id, order_number: number, items } = await givenOrder(page.request, buyer, { address: language === 'zh' ? chinese : {} })
      productName = Object(items[0]?.product_title).ru
      await givenCartLine(page.request, buyer, plainMinimum)
      await chat.open()
      await chat.ask(language === 'ru' ? 'термокружки 500 мл, 100 штук' : '500毫升保温杯，100个')
      await expect(chat.lastCards.first()).toBeVisible()
      await look('answer')
      const [first, second] = await chat.lastCards.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-product-id')))
      await chat.lastCards.first().click()
      await expect(
        page
          .getByRole('dialog', { name: t('product.title') })
          .getByRole('heading', { level: 2 })
          .nth(1),
      ).toBeVisible()
      await look('product')
      await page.goto(`/chat/?compare=${first},${second}&quantity=100`)
      await expect(page.getByRole('dialog', { name: t('compare.title') }).getByRole('table')).toBeVisible()
      await look('comparison')
      await page.goto('/chat/')
      await page.getByRole('button', { name: t('cart.title') }).click()
      await expect(
        page
          .getByRole('dialog', { name: t('cart.title') })
          .getByRole('listitem')
          .first(),
      ).toBeVisible()
      await look('cart')

      await page.goto('/chat/checkout')
      await expect(page.getByRole('radio', { checked: true })).toBeVisible()
      await look('checkout: address')
      await page.getByRole('button', { name: t('checkout.continue'), exact: true }).click()
      await expect(page.getByRole('button', { name: t('checkout.place') })).toBeEnabled()
      await look('checkout: review')
      await page.getByRole('button', { name: t('checkout.place') }).click()
      await expect(page.getByText(/^ORD-/)).toBeVisible()
      await look('checkout: confirmation')
      await page.goto('/chat/orders')
      await expect(page.getByRole('article')).toHaveCount(2)
      await look('orders')
      await page.goto(`/chat/orders/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
      await look('order')

      await operator(karavan, 'operator', 'grant', '--yes', buyer.email)
      // The queue of other journeys' buyers is written in their languages.
      await page.goto(`/desk/?q=${number}`)
      await expect(page.locator(`a[data-order="${number}"]`)).toBeVisible()
      await look('desk: queue')
      await page.goto(`/desk/orders/${id}?q=${number}`)
      await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible()
      await look('desk: order')
      for (const path of ['purchases', 'instructions', 'audit', 'protection']) {
        await page.goto(`/desk/${path}`)
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        await look(`desk: ${path}`)
      }
      expect(seen).toHaveLength(18)
    })
  })
}
