import { simulateAlibaba1688 } from '@karavan/marketplaces/testing/alibaba1688-simulator.ts'
import { aListing, someListings } from '@karavan/marketplaces/testing/goods.ts'
import type { Fault } from '@karavan/marketplaces/testing/service.ts'
import { simulateTmapi } from '@karavan/marketplaces/testing/tmapi-simulator.ts'
import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { givenAddress, givenOperator, givenProvenAccount, givenSession } from '../given.ts'
import { CartPage } from '../pages/cart-page.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { DeskPage } from '../pages/desk-page.ts'

/** The product on both adapters of real marketplaces; in the marketplaces' place servers that behave as they do. */
async function givenShop({ listings = someListings(), marketplaces = 'alibaba1688,tmapi', photos = 'off' } = {}) {
  const services = { alibaba1688: await simulateAlibaba1688(listings), tmapi: await simulateTmapi(someListings()) }
  const karavan = new KaravanProcess({
    MARKETPLACES: marketplaces,
    TMAPI_BASE_URL: services.tmapi.baseUrl,
    TMAPI_TOKEN: services.tmapi.token,
    ALIBABA1688_BASE_URL: services.alibaba1688.baseUrl,
    ALIBABA1688_APP_KEY: services.alibaba1688.appKey,
    ALIBABA1688_APP_SECRET: services.alibaba1688.appSecret,
    ALIBABA1688_ACCESS_TOKEN: 'access-1',
    ALIBABA1688_REFRESH_TOKEN: 'refresh-1',
    MARKETPLACE_DEADLINE_MS: '4000',
    PHOTO_SEARCH: photos,
  })
  await karavan.start()
  return {
    ...services,
    karavan,
    async [Symbol.asyncDispose]() {
      await karavan.remove()
      for (const service of Object.values(services)) await service[Symbol.asyncDispose]()
    },
  }
}

test.beforeEach(() => test.setTimeout(240_000))

test('from a wish in Russian to an order that the shop can buy by the Chinese original [W-06 G-79]', async ({ browser }) => {
  await using shop = await givenShop()
  const context = await browser.newContext({ baseURL: shop.karavan.url })
  const page = await context.newPage()
  const buyer = await givenProvenAccount(context.request, shop.karavan)
  await givenAddress(context.request, buyer)
  await givenSession(page, buyer)
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('термокружки 500 мл, 100 шт')
  await expect(chat.cards.first()).toContainText('Термокружка из нержавеющей стали 500 мл')
  await expect(chat.cards.first()).toContainText(/₽\sза\s100\sшт\./)
  // Both ways to the marketplace were asked.
  for (const { calls } of [shop.alibaba1688, shop.tmapi]) expect(calls.some(({ path }) => /search|keyword/i.test(path))).toBe(true)

  const cart = new CartPage(page)
  await cart.choose(chat.cards.first())
  await cart.setQuantity(100)
  await cart.add()
  await cart.open()
  await expect(cart.lines).toHaveCount(1)
  const checkout = new CheckoutPage(page)
  await checkout.toReview()
  await checkout.placeButton.click()
  const number = await checkout.orderNumber.innerText()
  // Eight yuan a piece from a hundred on, by the rate that the order keeps.
  const { orders } = await (await context.request.get('/api/orders', { headers: buyer.headers })).json()
  const [order] = orders
  const { exchange_rate: rate } = order.exchange_rates.find(({ currency }: { currency: string }) => currency === 'CNY')
  const unit = Math.round(8 * rate * 100) / 100
  expect(order).toMatchObject({
    order_number: number,
    items: [{ quantity: 100, unit_price: unit }],
    subtotal: Math.round(unit * 10_000) / 100,
  })

  const desk = await DeskPage.open(browser, { baseURL: shop.karavan.url })
  await desk.signIn(await givenOperator(context.request, shop.karavan))
  await desk.page.getByRole('link', { name: /New order/ }).click()
  await desk.entry(number).click()
  const goods = desk.page.getByRole('article')
  for (const original of ['不锈钢保温杯500毫升', /颜色.*[黑白]色/]) await expect(goods.getByText(original).first()).toBeVisible()
  await expect(goods.getByRole('link', { name: 'Open at the marketplace' })).toHaveAttribute('href', /detail\.1688\.com\/offer\/\d+/)
  await desk.close()
  await context.close()
})

test('goods in boxes of twelve: the quantity goes by the box from the panel to the order, and what is typed between is put up in words', async ({
  browser,
}) => {
  const boxed = aListing('610000000001', { lotSize: 12, options: [], skus: [], stock: 200 })
  await using shop = await givenShop({ listings: [boxed], marketplaces: 'alibaba1688' })
  const context = await browser.newContext({ baseURL: shop.karavan.url })
  const page = await context.newPage()
  const buyer = await givenProvenAccount(context.request, shop.karavan)
  await givenAddress(context.request, buyer)
  await givenSession(page, buyer)
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('термокружки 500 мл, 100 шт')
  const cart = new CartPage(page)
  await cart.choose(chat.cards.first())
  const quantity = cart.panel.getByRole('textbox', { name: 'Quantity', exact: true })
  await expect(cart.panel.getByText('Sold in lots of 12 pcs', { exact: true })).toBeVisible()
  await expect(quantity).toHaveValue('108')
  await cart.setQuantity(50)
  await expect(cart.panel.getByText('50 is now 60')).toBeVisible()
  await cart.panel.getByRole('button', { name: 'One more' }).click()
  await expect(quantity).toHaveValue('72')
  await cart.add()
  await cart.open()
  const line = cart.lines.first()
  await line.getByRole('button', { name: /^Increase/ }).click()
  await expect(line.getByLabel(/^Quantity/)).toHaveValue('84')
  await line.getByLabel(/^Quantity/).fill('100')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.request().postDataJSON().quantity === 108)
  await line.getByLabel(/^Quantity/).press('Enter')
  await expect(line.getByRole('status')).toHaveText('Sold in lots of 12 pcs: 100 is now 108')
  await expect(line.getByLabel(/^Quantity/)).toHaveValue('108')
  await saved
  const checkout = new CheckoutPage(page)
  await checkout.toReview()
  await expect(page.getByRole('article').first()).toContainText('108')
  await checkout.placeButton.click()
  await expect(checkout.orderNumber).toBeVisible()
  await context.close()
})

// Other goods each time: what a marketplace has answered is kept.
const faults: [Fault, bound: string][] = [
  ['reset', ''],
  ['silence', ' дешевле 200 рублей'],
  ['html', ' дешевле 150 рублей'],
]
for (const [broken, goods, found] of [
  ['alibaba1688', 'термокружки', 'Термокружка'],
  ['tmapi', 'футболки мужские', 'Футболка'],
] as const) {
  test(`${broken} is dead, silent or answers garbage: the other one answers, and of two that fail the buyer is told`, async ({
    browser,
  }) => {
    await using shop = await givenShop()
    const context = await browser.newContext({ baseURL: shop.karavan.url })
    const page = await context.newPage()
    const chat = new ChatPage(page)
    await chat.open()
    for (const [fault, bound] of faults) {
      shop[broken].fail(fault)
      // It is silent for as long as nobody heals it: an answer shows that it is not waited for.
      expect(await chat.ask(goods + bound)).toContain('1688: ответила только часть источников')
      await expect(chat.cards.last()).toContainText(found)
      shop[broken].heal()
    }
    for (const service of [shop.alibaba1688, shop.tmapi]) service.fail('html')
    expect(await chat.ask('рюкзаки')).toContain('Сейчас ни один источник не отвечает')
    await context.close()
  })
}

test('what is there is shown while a slow marketplace is waited for, and the answer says in the end who did not come', async ({
  browser,
}) => {
  await using shop = await givenShop({ marketplaces: 'alibaba1688,sample' })
  const context = await browser.newContext({ baseURL: shop.karavan.url, locale: 'ru-RU' })
  const page = await context.newPage()
  const chat = new ChatPage(page)
  await chat.open()
  shop.alibaba1688.fail('silence')
  await chat.send('термокружки')
  const early = page.getByTestId('early-cards')
  await expect(early).toContainText(/термокружка/i)
  await expect(page.getByTestId('typing-indicator')).toContainText('Вот первые предложения, жду ответа: 1688…')
  await expect(chat.cards).toHaveCount(await early.locator('[data-product-id]').count())
  await chat.settled()
  await expect(early).toHaveCount(0)
  await expect(chat.lastAnswer).toContainText('Не ответил источник: 1688')
  await expect(chat.lastCards.first()).toContainText(/термокружка/i)
  await context.close()
})

test('the Chinese words that were searched for are shown, and can be changed and asked; a photo is searched by at the marketplace', async ({
  browser,
}) => {
  await using shop = await givenShop({ photos: 'on' })
  const context = await browser.newContext({ baseURL: shop.karavan.url, locale: 'ru-RU' })
  const page = await context.newPage()
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('термокружки')
  // Both ways to it were asked in these words, which are said once.
  await chat.thread.getByRole('button', { name: /^保温杯.* 1688$/ }).click()
  await expect(chat.input).toHaveValue(/^保温杯/)
  await expect(chat.input).toBeFocused()
  // Words of the marketplace in a talk in Russian: the buyer still reads Russian.
  expect(await chat.ask('保温杯')).toContain('Вот термокружки')
  await expect(chat.questions.last()).toHaveText('保温杯')
  await expect(chat.lastCards.first()).toContainText('Термокружка')

  const photo = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo })
  await expect(page.getByRole('img', { name: 'Ваше фото' })).toBeVisible()
  await page.getByRole('button', { name: 'Отправить' }).click()
  await chat.settled()
  await expect(chat.thread.getByText(/похожие по виду на фото|外观与图片相似/).last()).toBeVisible()
  expect(shop.alibaba1688.pictures.size).toBe(1)
  const [uploaded] = shop.alibaba1688.pictures.values()
  expect((await sharp(uploaded).metadata()).format).toBe('jpeg')
  await context.close()
})
