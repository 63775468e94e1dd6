import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '@karavan/contract/language.ts'
import type { Order } from '@karavan/contract/orders.ts'
import { settledPictures } from '@karavan/testing/settled-pictures.ts'
import { expect, test } from '../fixtures.ts'
import { givenName, givenOrder, givenProvenAccount, givenSession } from '../given.ts'
import { operator } from '../operator.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { textsOf } from '../texts.ts'

const folder = fileURLToPath(new URL('../../test-results/guides/', import.meta.url))
const wishes: Record<Language, string> = {
  ru: 'термокружки 500 мл до 400 рублей, 100 штук',
  en: 'thermos mugs 500 ml up to 400 roubles, 100 pcs',
  zh: '500毫升保温杯，400卢布以内，100个',
}
const people: Record<Language, { recipient_name: string; city: string }[]> = {
  ru: [
    { recipient_name: 'Анна Петрова', city: 'Пермь' },
    { recipient_name: 'Игорь Соколов', city: 'Омск' },
    { recipient_name: 'Мария Лебедева', city: 'Казань' },
  ],
  en: [
    { recipient_name: 'Anna Petrova', city: 'Perm' },
    { recipient_name: 'Igor Sokolov', city: 'Omsk' },
    { recipient_name: 'Maria Lebedeva', city: 'Kazan' },
  ],
  zh: [
    { recipient_name: '王芳', city: '莫斯科' },
    { recipient_name: '李强', city: '喀山' },
    { recipient_name: '张敏', city: '彼尔姆' },
  ],
}

for (const language of languages)
  test.describe(language, () => {
    test.use({ locale: language, viewport: { width: 1200, height: 760 } })

    test('the pictures of the guides', async ({ page, karavan, request }) => {
      test.setTimeout(300_000)
      mkdirSync(folder, { recursive: true })
      const t = (key: string) => textsOf(language).get(key)!
      const draw = async (name: string) => {
        await settledPictures(page)
        await page.screenshot({ path: `${folder}${name}-${language}.png`, animations: 'disabled' })
      }
      const [buyer, colleague] = [await givenProvenAccount(request, karavan), await givenProvenAccount(request, karavan)]
      await givenName(request, buyer, people[language][0]!.recipient_name)
      await givenName(request, colleague, people[language][2]!.recipient_name)
      await operator(karavan, 'operator', 'grant', '--yes', colleague.email)
      buyer.headers['accept-language'] = language
      await givenSession(page, buyer)
      const chat = new ChatPage(page)
      await chat.open()
      await chat.ask(wishes[language])
      await expect(chat.lastCards.first()).toBeVisible()
      await draw('answer')

      const orders: Order[] = []
      for (const address of people[language]) orders.push(await givenOrder(request, buyer, { address }))
      const [order, second] = orders as [Order, Order]
      for (const step of ['link-sent', 'paid', 'bought', 'received']) await operator(karavan, 'order', step, order.order_number)
      await operator(karavan, 'order', 'paid', second.order_number)
      await page.goto(`/chat/orders/${order.id}`)
      await expect(page.getByRole('heading', { name: t('orders.timeline') })).toBeVisible()
      await draw('order')

      await givenSession(page, colleague)
      await page.goto('/desk/')
      await expect(page.locator(`a[data-order="${order.order_number}"]`)).toBeVisible()
      await expect(page.getByRole('heading', { level: 3 }).last()).toBeVisible()
      await draw('today')
      await page.locator(`a[data-order="${order.order_number}"]`).click()
      await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
      await draw('desk-order')
    })
  })
