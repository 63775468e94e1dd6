import type { Language } from '@karavan/contract/language.ts'
import { hardOffers } from '@karavan/sample-market/hard.ts'
import type { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { expect, type Page } from '@playwright/test'
import { givenAddress, givenCartLine, givenOrder, givenProvenAccount, givenSession, givenStep, plainMinimum } from './given.ts'
import { operator } from './operator.ts'
import { ChatPage } from './pages/chat-page.ts'
import { textsOf } from './texts.ts'

export interface Walk {
  page: Page
  karavan: KaravanProcess
  language: Language
  /** Called on every screen and with everything that opens over it, once it stands. */
  look(state: string): Promise<void>
}

type Finder = (page: Page) => Promise<string[]>

/** What finders find on every screen that a walk comes to, each as "screen: what"; the name of a finder stands before what it has found, and may be empty. */
export async function findOnScreens(
  walk: Omit<Walk, 'look'>,
  finders: readonly (readonly [name: string, find: Finder])[],
  walkThrough: (walk: Walk) => Promise<void> = walkScreens,
): Promise<string[]> {
  const found: string[] = []
  const look = async (state: string) => {
    for (const [name, find] of finders) for (const one of await find(walk.page)) found.push(`${state}: ${name}${one}`)
  }
  await walkThrough({ ...walk, look })
  return found
}

/** Through every screen of the product and what opens over it, as a guest, a buyer and an operator, on a page as wide as it comes. */
export async function walkScreens({ page, karavan, language, look }: Walk): Promise<void> {
  const texts = textsOf(language)
  const t = (key: string) => texts.get(key)!
  const viewport = page.viewportSize()!
  const isPhone = viewport.width < 769
  const chat = new ChatPage(page)
  await chat.open()
  await look('start')
  const banner = page.getByRole('banner')
  const menus = isPhone
    ? { 'menu of languages and themes': 'language.label' }
    : { 'menu of themes': 'theme.label', 'menu of languages': 'language.label' }
  for (const [state, label] of Object.entries(menus)) {
    await banner.getByRole('button', { name: t(label) }).click()
    await expect(page.getByRole('menuitemradio').first()).toBeVisible()
    await look(state)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitemradio')).toHaveCount(0)
  }
  await banner.getByRole('button', { name: t('account.signIn'), exact: true }).click()
  await expect(page.getByLabel(t('account.password'), { exact: true })).toBeVisible()
  await look('sign in')
  await page.getByRole('button', { name: t('account.toSignUp') }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: t('account.submitSignUp') })).toBeVisible()
  await look('sign up')
  await page.getByRole('button', { name: t('account.toSignIn') }).click()
  await page.getByRole('button', { name: t('account.forgot') }).click()
  await expect(page.getByRole('dialog', { name: t('account.resetTitle') })).toBeVisible()
  await look('reset')

  const buyer = await givenSession(page, await givenProvenAccount(page.request, karavan))
  buyer.headers['accept-language'] = language
  await chat.open()
  await chat.ask({ ru: 'термокружки 500 мл, 100 штук', en: 'thermos mugs 500 ml, 100 pcs', zh: '500毫升保温杯，100个' }[language])
  await expect(chat.lastCards.first()).toBeVisible()
  await look('answer')
  if (isPhone) {
    await page.getByRole('button', { name: t('sidebar.open') }).click()
    await expect(chat.sidebar).toBeVisible()
    await look('conversations')
  }
  const entry = chat.sidebar.getByRole('listitem').first()
  await entry.hover()
  await entry.getByRole('button').last().click()
  await expect(page.getByRole('menuitem', { name: t('common.rename') })).toBeVisible()
  await look('menu of a conversation')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  if (isPhone) {
    await page.keyboard.press('Escape')
    await expect(chat.sidebar).toBeHidden()
  }
  await page.getByRole('button', { name: new RegExp(`^${t('account.menu').split(/[:：]/)[0]}`) }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await look('menu of the account')
  await page.keyboard.press('Escape')

  const [first, second] = await chat.lastCards.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-product-id')))
  const panel = page.getByRole('dialog', { name: t('product.title') })
  await chat.lastCards.first().click()
  await expect(panel.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
  await expect(panel.getByRole('button', { name: t('product.add') })).toBeVisible()
  await look('product')
  if (!isPhone) {
    await page.setViewportSize({ ...viewport, width: 1000 })
    await expect(panel).toBeVisible()
    await look('product over the chat')
    await page.setViewportSize({ width: 390, height: 844 })
    await look('product of a window that became narrow')
    await page.setViewportSize(viewport)
  }
  await panel
    .getByRole('button', { name: new RegExp(`^${t('product.zoom')}`) })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await look('enlarged picture')
  await page.goto(`/chat/?product=${hardOffers.video}`)
  await panel
    .getByRole('list', { name: t('product.thumbnails') })
    .getByRole('button')
    .nth(1)
    .click()
  await expect(panel.locator('video')).toBeVisible()
  await look('film')
  await page.goto(`/chat/?compare=${first},${second}&quantity=100`)
  await expect(page.getByRole('dialog', { name: t('compare.title') }).getByRole('table')).toBeVisible()
  await look('comparison')

  await givenCartLine(page.request, buyer, plainMinimum)
  await page.goto('/chat/')
  await page.getByRole('button', { name: t('cart.title') }).click()
  const drawer = page.getByRole('dialog', { name: t('cart.title') })
  await expect(drawer.getByRole('listitem').first()).toBeVisible()
  await look('cart')
  await drawer.getByRole('button', { name: t('lists.share') }).click()
  const sharing = page.getByRole('dialog', { name: t('lists.shareTitle') })
  await expect(sharing.getByRole('listitem')).toHaveCount(1)
  await look('list to be shared')
  await sharing.getByRole('button', { name: t('lists.make') }).click()
  const link = sharing.getByLabel(t('lists.link'))
  await expect(link).toBeVisible()
  await look('link of a list')
  const list = await link.inputValue()
  await page.request.put(`/api/saved/${first}`, { headers: buyer.headers, data: { quantity: 100 } })
  await page.goto('/chat/saved')
  await expect(page.locator(`[data-product-id="${first}"]`).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: t('lists.own') })).toBeVisible()
  await look('saved products')
  await page.goto(list)
  await expect(page.getByRole('button', { name: t('lists.copy') })).toBeEnabled()
  await look('shared list')
  await page.goto('/chat/checkout')
  const save = page.getByRole('button', { name: t('checkout.saveAndContinue') })
  await expect(save).toBeVisible()
  await look('new address')
  await save.click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
  await look('faults of an address')
  await givenAddress(page.request, buyer)
  await page.reload()
  await expect(page.getByRole('radio', { checked: true })).toBeVisible()
  await look('choice of an address')
  await page.getByRole('button', { name: t('checkout.continue'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('checkout.place') })).toBeEnabled()
  await look('review')
  await page.getByRole('button', { name: t('checkout.place') }).click()
  await expect(page.getByText(/^ORD-/)).toBeVisible()
  await look('confirmation')

  const { id, order_number: number } = await givenOrder(page.request, buyer)
  await page.goto('/chat/orders')
  await expect(page.getByRole('article')).toHaveCount(2)
  await look('orders')
  await givenStep(page.request, karavan, id, 'link-sent')
  await page.goto(`/chat/orders/${id}`)
  // Its card has the heading before it knows how to pay.
  await expect(page.getByRole('img', { name: t('payment.qr') })).toBeVisible()
  await look('order to pay')
  for (const step of ['paid', 'bought'] as const) await givenStep(page.request, karavan, id, step)
  await expect(page.getByRole('heading', { name: t('payment.title'), exact: true })).toHaveCount(0)
  await look('order under way')
  await page.goto('/chat/account')
  await expect(page.getByRole('heading', { name: t('accountPage.data') })).toBeVisible()
  await look('account')
  await page.goto('/chat/no-such-page')
  await expect(page.getByRole('heading', { name: t('unknownPage.title') })).toBeVisible()
  await look('unknown page')

  await operator(karavan, 'operator', 'grant', '--yes', buyer.email)
  await page.goto(`/desk/?q=${number}`)
  await expect(page.locator(`a[data-order="${number}"]`)).toBeVisible()
  await look('desk queue')
  await page.goto(`/desk/orders/${id}?q=${number}`)
  await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible()
  await look('desk order')
}
