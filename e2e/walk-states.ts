import type { Order } from '@karavan/contract/orders.ts'
import { hardOffers } from '@karavan/sample-market/hard.ts'
import { expect, type Page } from '@playwright/test'
import { givenOrder, givenProvenAccount, givenSession, givenStep } from './given.ts'
import { operator } from './operator.ts'
import { ChatPage } from './pages/chat-page.ts'
import { textsOf } from './texts.ts'
import type { Walk } from './walk.ts'

/** Through what the plain way of `walkScreens` does not meet: empty places, failures, questions that are asked back, and the rest of the desk. */
export async function walkStates(walk: Walk): Promise<void> {
  const { page, karavan, language } = walk
  const buyer = await givenProvenAccount(page.request, karavan)
  await givenSession(page, buyer)
  buyer.headers['accept-language'] = language
  await walkEmpty(walk)
  await walkTalk(walk)
  await walkProduct(walk)
  await walkOrder(walk, await givenOrder(page.request, buyer))
  await operator(karavan, 'operator', 'grant', '--yes', buyer.email)
  await walkDesk(walk, await givenOrder(page.request, buyer))
  for (const guide of ['buyer', 'operator']) {
    await page.goto(`/help/${guide}`)
    await walk.look(`guide of the ${guide}`)
  }
}

const textOf = ({ language }: Walk) => {
  const texts = textsOf(language)
  return (key: string) => texts.get(key)!
}
const isPhone = (page: Page) => page.viewportSize()!.width < 769
const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Looks at a dialog that is about to open, and closes it. */
async function lookAtDialog({ page, look }: Walk, state: string): Promise<void> {
  await expect(dialogOf(page)).toBeVisible()
  await look(state)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
}

async function walkEmpty(walk: Walk): Promise<void> {
  const { page, look } = walk
  const t = textOf(walk)
  await page.goto('/chat/orders')
  await expect(page.getByText(t('orders.empty'))).toBeVisible()
  await look('no orders')
  await page.goto('/chat/saved')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look('nothing saved')
  await page.goto('/chat/account')
  await page.getByRole('button', { name: t('accountPage.removeButton') }).click()
  await expect(page.getByRole('button', { name: t('accountPage.removeSubmit') })).toBeVisible()
  await look('deletion of an account')
  await page.goto('/chat/')
  await page.getByRole('button', { name: t('cart.title') }).click()
  await expect(page.getByRole('dialog').getByText(t('cart.empty'))).toBeVisible()
  await look('empty cart')
  await page.goto('/desk/')
  await expect(page.getByText(t('desk.gate.roleTitle'))).toBeVisible()
  await look('desk of others')
}

async function walkTalk(walk: Walk): Promise<void> {
  const { page, language, look } = walk
  const t = textOf(walk)
  const chat = new ChatPage(page)
  await chat.open()
  await page.route('**/api/search/start', (route) => route.abort(), { times: 1 })
  await chat.send({ ru: 'рюкзаки', en: 'backpacks', zh: '背包' }[language])
  const retry = chat.thread.getByRole('button', { name: t('common.retry') })
  await expect(retry).toBeVisible()
  await look('question that was not taken')
  await retry.click()
  await chat.settled()
  await expect(chat.lastCards.first()).toBeVisible()
  await page.getByRole('button', { name: t('chat.whyThese') }).click()
  await chat.settled()
  await page
    .getByRole('button', { name: t('chat.bad') })
    .last()
    .click()
  await expect(page.getByRole('group', { name: t('chat.whyBad') })).toBeVisible()
  await look('answer that is judged')
  await chat.ask({ ru: 'вечный двигатель', en: 'perpetual motion machine', zh: '永动机' }[language])
  await look('nothing found')
  await page
    .getByRole('button', { name: t('chat.edit') })
    .last()
    .click()
  await expect(page.getByText(t('chat.editing'))).toBeVisible()
  await look('question that is changed')
  await page.getByRole('button', { name: t('chat.leaveEditing') }).click()
  const ticks = chat.thread
    .getByRole('list', { name: t('product.results') })
    .first()
    .getByRole('checkbox')
  // What is ticked is the label, which lies over it.
  for (const index of [0, 1]) await ticks.nth(index).check({ force: true })
  await look('products to compare')
  if (isPhone(page)) {
    await page.getByRole('button', { name: t('sidebar.open') }).click()
    await expect(chat.sidebar).toBeVisible()
  }
  const entry = chat.sidebar.getByRole('listitem').first()
  for (const [state, action] of [
    ['new title of a conversation', 'common.rename'],
    ['deletion of a conversation', 'common.delete'],
  ] as const) {
    await entry.hover()
    await entry.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: t(action) }).click()
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await look(state)
    await page.keyboard.press('Escape')
  }
  await page.context().setOffline(true)
  await expect(page.getByText(t('chat.offline'))).toBeVisible()
  await look('no network')
  await page.context().setOffline(false)
}

async function walkProduct(walk: Walk): Promise<void> {
  const { page, look } = walk
  const t = textOf(walk)
  const panel = page.getByRole('dialog', { name: t('product.title') })
  await page.goto('/chat/?product=no-such-product')
  await expect(panel.getByText(t('product.unknown'))).toBeVisible()
  await look('unknown product')
  await page.goto(`/chat/?product=${hardOffers.threeGroups}`)
  const estimate = panel.getByRole('region', { name: t('trueCost.titles.piece') })
  await estimate.getByRole('button').click()
  await estimate.getByRole('radio', { checked: true }).focus()
  await look('full cost')
  await panel.getByRole('button', { name: t('watch.tell') }).click()
  await expect(panel.getByLabel(t('watch.price'))).toBeVisible()
  await look('price to be watched')
  await panel.getByRole('button', { name: t('product.manyVariants') }).click()
  await expect(panel.getByRole('tab').first()).toBeVisible()
  await look('several variants')
}

async function walkOrder(walk: Walk, { id }: Order): Promise<void> {
  const { page, karavan, look } = walk
  const t = textOf(walk)
  await page.goto(`/chat/orders/${id}`)
  await page.getByRole('button', { name: t('orders.cancel') }).click()
  await lookAtDialog(walk, 'cancellation')
  for (const step of ['paid', 'bought', 'received'] as const) await givenStep(page.request, karavan, id, step)
  await givenStep(page.request, karavan, id, 'shipped', { track: 'RA123456785CN' })
  await page.reload()
  await page.getByRole('button', { name: t('orders.confirmDelivery') }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('delivery to be confirmed')
  await page.getByRole('button', { name: t('orders.confirmYes') }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: t('orders.reorder') }).click()
  await expect(page.getByText(t('orders.reordered'))).toBeVisible()
  await look('completed order, ordered again')
}

async function walkDesk(walk: Walk, { id, order_number: number }: Order): Promise<void> {
  const { page, look } = walk
  const t = textOf(walk)
  await page.goto('/desk/')
  await expect(page.locator(`a[data-order="${number}"]`)).toBeVisible()
  await look('desk today')
  if (!isPhone(page)) {
    await page.getByRole('button', { name: t('desk.keys.title') }).click()
    await lookAtDialog(walk, 'keys of the desk')
  }
  await page.getByRole('button', { name: t('desk.bulk.start'), exact: true }).click()
  await page.getByRole('checkbox', { name: number }).check()
  await look('selected orders')
  await page
    .getByRole('region', { name: t('desk.bulk.label') })
    .getByRole('button', { name: t('desk.bulk.move.paid') })
    .click()
  await lookAtDialog(walk, 'step over selected orders')
  await page.goto('/desk/?stage=to_buy')
  await page.getByRole('button', { name: t('desk.filters.keep') }).click()
  await lookAtDialog(walk, 'filter to be kept')
  await page.goto(`/desk/orders/${id}`)
  const article = page.getByRole('article')
  for (const step of ['link-sent', 'paid', 'extend', 'cancel', 'note']) {
    await article
      .getByRole('button', { name: t(`desk.move.${step}`), exact: true })
      .first()
      .click()
    await lookAtDialog(walk, `desk step ${step}`)
  }
  await walkDeskPages(walk, id)
}

async function walkDeskPages(walk: Walk, id: Order['id']): Promise<void> {
  const { page, karavan, look } = walk
  const t = textOf(walk)
  await givenStep(page.request, karavan, id, 'paid')
  for (const place of ['purchases', 'packing', 'instructions', 'rates', 'audit', 'protection'] as const) {
    await page.goto(`/desk/${place}${place === 'packing' ? `?orders=${id}` : ''}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: t(`desk.${place}.title`) })).toBeVisible()
    // Nothing is waited for any more.
    await expect(main.locator('.animate-pulse')).toHaveCount(0)
    await look(`desk ${place}`)
  }
  await page.goto('/desk/no-such-page')
  await expect(page.getByText(t('desk.unknownPage'))).toBeVisible()
  await look('unknown page of the desk')
}
