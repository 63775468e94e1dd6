import { givenServer, json, refusal, settle } from '@karavan/testing/page/server.ts'
import { chooseLanguage } from '@karavan/web-kit/lib/i18n.ts'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../test/screen.tsx'
import { findProductByUrl } from '../api.ts'
import type { CartActions } from '../use-adding.ts'
import ProductPanel, { type ProductPanelProps } from './product-panel.tsx'

const conversion = {
  success: true,
  target_currency: 'RUB',
  converted_price: 240,
  exchange_rate: 12,
  formatted_price: '240 ₽',
  formatted_original: '20 ¥',
  conversion_needed: true,
}
const product = {
  id: 'sample-1',
  item_id: '1',
  platform: 'sample',
  title: 'Thermos mug',
  price: 20,
  currency: 'CNY',
  image_url: '/media/a.webp',
  images: [{ image_url: '/media/a.webp' }, { image_url: '/media/b.webp' }],
  product_url: 'https://market.example/1',
  moq: 50,
  price_ladder: [
    { from: 50, price: 20 },
    { from: 100, price: 18 },
  ],
  seller: { name: 'Yongkang Factory', years: 7, is_factory: true },
  currency_conversion: conversion,
}
/** Colours and sizes; red costs more, blue L is sold out, and ids are numbers as some marketplaces have them. */
const withOptions = {
  ...product,
  moq: 1,
  price_ladder: [],
  data: {
    raw_detail_api: {
      data_content: {
        sku_props: [
          {
            pid: 0,
            prop_name: 'Color',
            prop_name_ru: 'Цвет',
            values: [
              { id: 1, name: '红色', value: 'Red', value_ru: 'Красный', imageUrl: '/media/red.webp' },
              { id: 2, name: '蓝色', value: 'Blue', value_ru: 'Синий' },
            ],
          },
          {
            pid: 1,
            prop_name: 'Size',
            prop_name_ru: 'Размер',
            values: [
              { vid: '1', value: 'M' },
              { vid: '2', value: 'L' },
              { vid: '3', value: 'XL' },
            ],
          },
        ],
        skus: [
          { id: 11, props_ids: '0:1;1:1;', stock: 40, sale_price: 25 },
          { sku_id: '12', props_ids: '1:2;0:1', stock: 40, sale_price: 26 },
          { sku_id: '21', props_ids: '0:2;1:1', stock: 8, sale_price: 20 },
          { sku_id: '22', props_ids: '0:2;1:2', stock: 0, sale_price: 20 },
        ],
        main_imgs: ['/media/c.webp'],
        video_url: null,
      },
    },
    detail_specs: [{ name: 'Material', value: 'Steel' }],
    images: [],
  },
}
/** Of a variant that costs more than the cheapest one. */
const card = {
  llm_reasoning: 'Fits the price',
  price_info: { price: 221, currency: 'RUB', formatted_price: '221 ₽', formatted_original: '18.40 ¥', quantity: 100 },
}

type Server = ReturnType<typeof givenServer>
const answerConvert = (server: Server, rate = 12) =>
  server.on('POST', /^\/api\/currency\/convert$/, ({ body }) => {
    const { amount } = body as { amount: number }
    return json({
      success: true,
      converted_amount: amount * rate,
      exchange_rate: rate,
      formatted_converted: `${amount * rate} ₽`,
      formatted_original: `${amount} CNY`,
    })
  })
const conversions = (server: Server) => server.calls.filter(({ path }) => path === '/api/currency/convert').map(({ body }) => body)

async function givenPanel(
  shown: object = product,
  props: Partial<ProductPanelProps> = {},
  prepare: (server: Server) => void = answerConvert,
) {
  const server = givenServer()
  server.on('GET', /^\/api\/products\/sample-1\?/, () => json({ success: true, product: shown }))
  prepare(server)
  const actions = {
    addToCart: vi.fn<CartActions['addToCart']>(async () => ({ success: true })),
    onAdded: vi.fn(),
    focusAfter: () => null,
    onSignIn: vi.fn(),
    onOpenOther: vi.fn(),
    onClose: vi.fn(),
    onClosed: vi.fn(),
  }
  const panel = (more: Partial<ProductPanelProps> = {}) => (
    <ProductPanel productId="sample-1" opening={1} isOpen standing="registered" {...actions} {...props} {...more} />
  )
  const given = await givenScreen(panel())
  const rerender = (more: Partial<ProductPanelProps>) => given.rerenderScreen(panel(more))
  return { ...given, ...actions, server, rerender }
}
const opened = () => screen.findByRole('heading', { name: 'Thermos mug' })
const choice = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /Add/ })
const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
const price = () => screen.getByRole('article').textContent?.replaceAll(/\s/g, ' ') ?? ''

test('the panel shows the product and why it was chosen [CH-27 CH-28 PR-02 PR-03 PR-07 PR-08]', async () => {
  const { server } = await givenPanel(product, { card })
  const dialog = await screen.findByRole('dialog', { name: 'Product details' })
  await opened()
  await waitFor(() => expect(price(), 'at the quantity that was asked for').toContain('216 ₽each18 ¥ on the marketplace'))
  expect(within(dialog).getByRole('heading', { name: 'Why this product' }).parentElement?.textContent).toContain('Fits the price')
  expect(within(dialog).getByText('Yongkang Factory')).toBeTruthy()
  expect(within(dialog).getByText('Sample market')).toBeTruthy()
  const link = within(dialog).getByRole('link', { name: 'view on platform' })
  expect(link.textContent, 'PR-08').toBe('view on platform')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(link.getAttribute('href')).toBe('https://market.example/1')
  expect(server.calls[0]).toMatchObject({ path: '/api/products/sample-1?language=en&include_data=true&currency=RUB' })
  expect(server.calls[0]?.headers.get('x-preferred-currency'), 'PR-34').toBe('RUB')
  expect(server.calls[0]?.headers.get('accept-language'), 'PR-34').toBe('en')
})

test('what was asked for is known before the card that says it: the quantity does not jump when that comes', async () => {
  const { rerender } = await givenPanel(product, { asked: 100 })
  await opened()
  expect(quantity().value).toBe('100')
  rerender({ asked: 100, card })
  expect(quantity().value).toBe('100')
})

test('a card priced for the option that the wish names: the panel says so, and one tap chooses it', async () => {
  const promised = { ...card, price_info: { ...card.price_info, price: 300, formatted_price: '300 ₽', variant: ['0:1'] } }
  const { user } = await givenPanel(withOptions, { card: promised })
  await opened()
  await waitFor(() => expect(price(), 'of the cheapest variant').toContain('from240 ₽'))
  expect(price()).toContain('The card shows the price of Red: 300 ₽.')
  expect(choice('Red').getAttribute('aria-pressed'), 'nothing is chosen for the buyer').toBe('false')
  await user.click(screen.getByRole('button', { name: 'Choose Red' }))
  expect(choice('Red').getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByText(/The card shows/)).toBeNull()
})

test('an option of the card that the offer has no more, or that was chosen otherwise, is not spoken of', async () => {
  const promised = (variant: string[]) => ({ ...card, price_info: { ...card.price_info, variant } })
  const { user, rerender } = await givenPanel(withOptions, { card: promised(['0:9']) })
  await opened()
  expect(screen.queryByText(/The card shows/)).toBeNull()
  rerender({ card: promised(['0:1']) })
  expect(screen.getByText(/The card shows/)).toBeTruthy()
  await user.click(choice('Blue'))
  expect(screen.queryByText(/The card shows/)).toBeNull()
})

test('without a reason its heading is absent, without a seller the seller [PR-03 PR-07]', async () => {
  await givenPanel({ ...product, seller: undefined, product_url: 'javascript:alert(1)' })
  await opened()
  expect(screen.queryByText('Why this product')).toBeNull()
  expect(screen.queryByText('Seller')).toBeNull()
  expect(screen.queryByRole('link'), 'an address that runs a script leads nowhere').toBeNull()
})

test('words of a program say so, beside the seller’s own', async () => {
  await givenPanel({ ...product, title_original: '保温杯500ml' })
  await opened()
  expect(await screen.findByText('保温杯500ml')).toHaveProperty('lang', 'zh')
  expect(screen.getByText(/Translated automatically/)).toBeTruthy()
})

test('the bare product is an answer too [PR-36]', async () => {
  await givenPanel(product, {}, (server) => server.on('GET', /^\/api\/products\/sample-1\?/, () => json(product)))
  await opened()
})

test('an open panel follows the language and keeps what was chosen [PR-35 LA-08]', async () => {
  const { server, user } = await givenPanel(withOptions)
  await opened()
  await user.click(choice('Red'))
  let answer: (response: Response) => void = () => {}
  server.on('GET', /language=ru/, () => new Promise((done) => (answer = done)))
  await act(() => chooseLanguage('ru'))
  expect(await screen.findByRole('dialog', { name: 'О товаре' })).toBeTruthy()
  await waitFor(() => expect(server.calls.some(({ path }) => path.includes('language=ru'))).toBe(true))
  await opened()
  answer(json({ success: true, product: { ...withOptions, title: 'Термокружка' } }))
  expect(await screen.findByRole('heading', { name: 'Термокружка' })).toBeTruthy()
  expect(choice('Красный').getAttribute('aria-pressed')).toBe('true')
})

test('a failed load says so and can be tried again [ER-14 PR-04]', async () => {
  const { server, user } = await givenPanel(product, {}, (given) => given.on('GET', /./, () => refusal(500)))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load product details')
  server.on('GET', /^\/api\/products\/sample-1\?/, () => json({ success: true, product }))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await opened()
})

test('a product that does not exist is said to be none, and is not asked for again', async () => {
  await givenPanel(product, {}, (given) => given.on('GET', /./, () => refusal(404)))
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such product')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('while the product is being loaded the panel says so [PR-04]', async () => {
  await givenPanel(product, {}, (server) => server.on('GET', /./, () => new Promise<Response>(() => {})))
  expect((await screen.findByText('Loading product details…')).getAttribute('role')).toBe('status')
})

test.each([
  ['×', (user: { click(element: Element): Promise<void> }) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', (user: { keyboard(keys: string): Promise<void> }) => user.keyboard('{Escape}')],
] as const)('the panel closes by %s [PR-09]', async (_how, close) => {
  const { user, onClose } = await givenPanel()
  await opened()
  await (close as (given: typeof user) => Promise<void>)(user)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('a click inside does not close it [PR-09]', async () => {
  const { user, onClose } = await givenPanel()
  await user.click(await opened())
  expect(onClose).not.toHaveBeenCalled()
})

test('a link is looked up in Russian and roubles with its data; one that leads nowhere gives nothing [CO-03 CH-54 PR-38]', async () => {
  const server = givenServer()
  server.on('GET', /by-url/, () => json({ success: false, product: null }))
  await expect(findProductByUrl('https://detail.1688.com/offer/1.html')).resolves.toBeUndefined()
  const query = new URL(server.calls[0]!.path, 'http://x').searchParams
  expect(Object.fromEntries(query)).toEqual({
    url: 'https://detail.1688.com/offer/1.html',
    language: 'ru',
    include_data: 'true',
    currency: 'RUB',
  })
})

test('the ladder’s step at the quantity is marked, and a tap takes another one [W-07]', async () => {
  const { user, server } = await givenPanel()
  await opened()
  const step = (name: RegExp) => screen.getByRole('button', { name }).closest('li')
  expect(step(/from 50 pcs/)?.getAttribute('aria-current')).toBe('true')
  expect(screen.getByText(/^Add 50 to pay 216\s₽ each$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /from 100 pcs/ }))
  expect(quantity().value).toBe('100')
  expect(step(/from 100 pcs/)?.getAttribute('aria-current')).toBe('true')
  expect(conversions(server), 'CU-05 CU-06').toEqual([
    { amount: 18, from_currency: 'CNY', to_currency: 'RUB', product_id: 'sample-1', conversion_reason: 'product_display' },
  ])
  await waitFor(() => expect(price()).toContain('216 ₽each'))
  expect(screen.getByText(/^21,600\s₽$/)).toBeTruthy()
})

test('below the smallest order a notice raises the quantity with one tap, to the minimum or to what was looked for [W-07]', async () => {
  const { user } = await givenPanel(product, { card })
  await opened()
  expect(quantity().value, 'what was asked for').toBe('100')
  await user.clear(quantity())
  await user.type(quantity(), '1')
  await user.tab()
  expect(screen.getByText('Minimum order 50 pcs. You were looking for 100 pcs.')).toBeTruthy()
  expect(addButton().disabled, 'one piece stays allowed').toBe(false)
  await user.click(screen.getByRole('button', { name: 'Set 50 pcs' }))
  expect(quantity().value).toBe('50')
  await user.click(screen.getByRole('button', { name: 'Set 100 pcs' }))
  expect(quantity().value).toBe('100')
  expect(screen.queryByText(/Minimum order/, { selector: 'p' })).toBeNull()
})

test('without a wish it opens at the smallest order [W-16]', async () => {
  await givenPanel()
  await opened()
  expect(quantity().value).toBe('50')
  expect(screen.getByText(/^12,000\s₽$/)).toBeTruthy()
})

test('pieces that the cart has count for the price, the ladder and the minimum', async () => {
  const { user } = await givenPanel(product, { inCart: 60 })
  await opened()
  expect(screen.getByText(/^Already in your cart: 60\spcs\. The price counts all 110\spcs together/)).toBeTruthy()
  expect(
    screen
      .getByRole('button', { name: /from 100 pcs/ })
      .closest('li')
      ?.getAttribute('aria-current'),
  ).toBe('true')
  await waitFor(() => expect(price()).toContain('216 ₽each'))
  await user.clear(quantity())
  await user.type(quantity(), '1')
  await user.tab()
  expect(screen.queryByText(/Minimum order/, { selector: 'p' }), 'with those in the cart it is reached').toBeNull()
  expect(screen.getByText(/^Add 39 to pay 216\s₽ each$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /from 100 pcs/ }))
  expect(quantity().value, 'what is missing to the step').toBe('40')
})

test('several variants go on from the one that was chosen, and one from the only that is counted', async () => {
  const { user } = await givenPanel(withOptions)
  await opened()
  await user.click(choice('Red'))
  await user.click(choice('L'))
  await user.clear(quantity())
  await user.type(quantity(), '7')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Several variants' }))
  expect(screen.getByRole('tab', { name: /^Red/ }).getAttribute('aria-selected')).toBe('true')
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  expect(field('Quantity: Red, L').value).toBe('7')
  await user.clear(field('Quantity: Red, L'))
  await user.type(field('Quantity: Red, L'), '9')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'One variant' }))
  expect(choice('Red').getAttribute('aria-pressed')).toBe('true')
  expect(choice('L').getAttribute('aria-pressed')).toBe('true')
  expect(quantity().value).toBe('9')
})

test('a value that is sold out says so in words', async () => {
  await givenPanel({
    ...withOptions,
    data: {
      raw_detail_api: {
        data_content: {
          ...withOptions.data.raw_detail_api.data_content,
          skus: withOptions.data.raw_detail_api.data_content.skus.filter(({ props_ids }) => !props_ids.startsWith('0:1')),
        },
      },
    },
  })
  await opened()
  const note = within(choice('XL')).getByText('sold out')
  expect(note.className).not.toContain('sr-only')
})

test('without a connection it says so at once, and opens when there is one', async () => {
  onlineManager.setOnline(false)
  try {
    await givenPanel()
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline.')
    act(() => onlineManager.setOnline(true))
    await opened()
  } finally {
    onlineManager.setOnline(true)
  }
})

test('where only whole lots are sold, the quantity opens at whole lots and stays so, in words', async () => {
  const { user, addToCart } = await givenPanel({ ...product, lot_size: 12 }, { card })
  await screen.findByText('Sold in lots of 12 pcs')
  expect(quantity().value, '100 were asked for').toBe('108')
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('One less')
  expect(quantity().value).toBe('96')
  await press('One more')
  await press('One more')
  expect(quantity().value).toBe('120')
  await user.clear(quantity())
  await user.type(quantity(), '5')
  await user.tab()
  expect(quantity().value).toBe('12')
  expect(screen.getByText('5 is now 12')).toBeTruthy()
  await press('Set 60 pcs')
  await user.clear(quantity())
  await user.type(quantity(), '70')
  await user.click(addButton())
  expect(addToCart).toHaveBeenCalledExactlyOnceWith({ product_id: 'sample-1', quantity: 72 })
})

test('goods that are sold by the pair are counted in pairs wherever the panel counts them', async () => {
  const socks = { ...product, unit: 'pair', sales_count: 2281 }
  const { user } = await givenPanel(socks, { card: { ...card, price_info: { ...card.price_info, quantity: 60 } } })
  await opened()
  const panel = screen.getByRole('dialog')
  const words = () => panel.textContent?.replaceAll(/\s/g, ' ') ?? ''
  for (const said of ['from 50 pairs', 'from 100 pairs', '60 pairs × ', '50 pairs', '2,281 pairs']) expect(words(), said).toContain(said)
  await user.clear(screen.getByRole('textbox', { name: 'Quantity' }))
  await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '20{Tab}')
  for (const said of ['Minimum order 50 pairs.', 'You were looking for 60 pairs.', 'Set 50 pairs']) expect(words(), said).toContain(said)
  expect(words()).not.toMatch(/\d pcs/)
})

test('quantity: the minus is disabled at 1 and values below 1 are ignored [PR-27]', async () => {
  const { user } = await givenPanel({ ...product, moq: 1 })
  await opened()
  const minus = () => screen.getByRole<HTMLButtonElement>('button', { name: 'One less' })
  expect(minus().disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'One more' }))
  expect(quantity().value).toBe('2')
  for (const typed of ['0', '-3', '', 'x', '1.5']) {
    await user.clear(quantity())
    if (typed) await user.type(quantity(), typed)
    await user.tab()
    expect(Number(quantity().value), typed).toBeGreaterThanOrEqual(1)
  }
  await user.clear(quantity())
  await user.type(quantity(), '0')
  await user.tab()
  expect(minus().disabled).toBe(quantity().value === '1')
})

test('more than is in stock is refused with its reason; one tap takes what there is [G-93]', async () => {
  const { user, addToCart } = await givenPanel(withOptions)
  await opened()
  await user.click(choice('Blue'))
  await user.click(choice('M'))
  await user.clear(quantity())
  await user.type(quantity(), '9')
  expect(addButton().disabled).toBe(true)
  expect(screen.getAllByText(/Only 8 pcs in stock/).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Set 8 pcs' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more' }).disabled).toBe(true)
  await user.click(addButton())
  expect(addToCart).toHaveBeenCalledWith({
    product_id: 'sample-1',
    quantity: 8,
    sku_id: '21',
    sku_props_ids: '0:2;1:1',
    sku_properties: { Color: 'Blue', Size: 'M' },
  })
})

test('until every group is chosen the button is disabled with its warning, and trying anyway says so [PR-25 PR-26]', async () => {
  const { user, addToCart } = await givenPanel(withOptions)
  await opened()
  expect(screen.getByText('Please select all product options')).toBeTruthy()
  expect(addButton().disabled).toBe(true)
  // The button itself takes no clicks; what it stands in does.
  fireEvent.click(addButton().parentElement!)
  expect((await screen.findByRole('alert')).textContent).toBe('Please select all product options before adding to cart')
  expect(addToCart).not.toHaveBeenCalled()
  await user.click(choice('Red'))
  expect(addButton().disabled).toBe(true)
  await user.click(choice('M'))
  expect(addButton().disabled).toBe(false)
  expect(screen.queryByText('Please select all product options')).toBeNull()
})

test('sold-out values cannot be taken, those of another combination can, and a choice can be changed [PR-22 PR-24]', async () => {
  const { user, server } = await givenPanel(withOptions)
  await opened()
  expect(screen.getByText('from')).toBeTruthy()
  expect(choice('XL').getAttribute('aria-disabled')).toBe('true')
  await user.click(choice('XL'))
  expect(choice('XL').getAttribute('aria-pressed')).toBe('false')
  await user.click(choice('Red'))
  await user.click(choice('L,|L$'))
  await waitFor(() => expect(price()).toContain('312 ₽each'))
  expect(conversions(server), 'CU-06').toEqual([
    { amount: 26, from_currency: 'CNY', to_currency: 'RUB', product_id: 'sample-1', conversion_reason: 'sku_selection' },
  ])
  expect(choice('Blue').dataset.availability).toBe('elsewhere')
})

test('a value that cannot be had with the other choices is drawn and announced as unavailable; pressing it asks again for what it displaces [PR-22 W-20]', async () => {
  const { user } = await givenPanel(withOptions)
  await opened()
  const struckOut = (name: string) => within(choice(name)).getByText(name).className.includes('line-through')
  const group = (name: RegExp) => screen.getByRole('group', { name })
  await user.click(choice('L,|L$'))
  expect(choice('Red').getAttribute('aria-disabled')).toBeNull()
  expect(struckOut('Red')).toBe(false)
  expect(choice('Blue').getAttribute('aria-disabled')).toBe('true')
  expect(struckOut('Blue')).toBe(true)
  expect(choice('Blue').textContent).toContain('not with your other choices')
  expect(screen.queryByText('choose again')).toBeNull()

  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(choice('Blue'))
  expect(choice('Blue').getAttribute('aria-pressed')).toBe('true')
  expect(choice('L,|L$').getAttribute('aria-pressed')).toBe('false')
  expect(within(group(/^Size/)).getByText('choose again')).toBeTruthy()
  expect(within(group(/^Color/)).queryByText('choose again')).toBeNull()
  expect(scrolled.mock.contexts).toContain(group(/^Size/))
  expect(addButton().disabled).toBe(true)

  await user.click(choice('M'))
  expect(screen.queryByText('choose again')).toBeNull()
  expect(addButton().disabled).toBe(false)
  // Given up by hand it is asked for like any other choice.
  await user.click(choice('M'))
  expect(screen.queryByText('choose again')).toBeNull()
})

test('the chosen option’s picture comes first [PR-15]', async () => {
  const { user } = await givenPanel(withOptions)
  await opened()
  const first = () => screen.getByRole('region', { name: 'Pictures of the product' }).querySelector('img')?.getAttribute('src')
  expect(first()).toContain('/media/a.webp')
  await user.click(choice('Red'))
  expect(first()).toContain('/media/red.webp')
})

test('the panel opens at the picture that the card showed, which is that of the option asked for, until another is chosen', async () => {
  const { user } = await givenPanel(withOptions, { card: { ...card, image_url: '/media/red.webp' } })
  await opened()
  const first = () => screen.getByRole('region', { name: 'Pictures of the product' }).querySelector('img')?.getAttribute('src')
  expect(first()).toContain('/media/red.webp')
  expect(choice('Red').getAttribute('aria-pressed')).toBe('false')
  await user.click(choice('Blue'))
  expect(first()).toContain('/media/a.webp')
})

test('while a conversion runs the price waits with its word, and a late answer never replaces the present one [CU-09 CU-08]', async () => {
  const waiting = new Map<number, (answer: Response) => void>()
  const { user } = await givenPanel(withOptions, {}, (server) =>
    server.on('POST', /convert/, ({ body }) => new Promise((done) => waiting.set((body as { amount: number }).amount, done))),
  )
  await opened()
  const answer = (amount: number, converted: number) =>
    waiting.get(amount)?.(
      json({ success: true, converted_amount: converted, exchange_rate: 12, formatted_converted: '', formatted_original: '' }),
    )
  await user.click(choice('Red'))
  await user.click(choice('M'))
  await waitFor(() => expect(price()).toContain('25 CNY конвертация...'))
  expect(screen.getByText('конвертация...').lang).toBe('ru')
  await user.click(choice('L,|L$'))
  await waitFor(() => expect(price()).toContain('26 CNY конвертация...'))
  answer(26, 312)
  await waitFor(() => expect(price()).toContain('312 ₽each'))
  answer(25, 300)
  await act(() => settle())
  expect(price()).toContain('312 ₽each')
})

test.each([
  ['refused', () => refusal(500)],
  ['unsuccessful', () => json({ success: false })],
] as const)('a conversion that is %s falls back to the unconverted SKU price [CU-10]', async (_how, answer) => {
  const { user } = await givenPanel(withOptions, {}, (server) => server.on('POST', /convert/, answer))
  await opened()
  await user.click(choice('Red'))
  await user.click(choice('M'))
  await waitFor(() => expect(price()).toContain('25 ¥each'))
  expect(addButton().disabled).toBe(false)
})

test('a product that came without its conversion is asked for, and falls back as well [CU-10]', async () => {
  const { server } = await givenPanel({ ...product, price_ladder: [], currency_conversion: undefined }, {}, (given) =>
    given.on('POST', /convert/, () => refusal(500)),
  )
  await opened()
  await waitFor(() => expect(price()).toContain('20 ¥each'))
  expect(conversions(server)).toMatchObject([{ amount: 20, conversion_reason: 'product_display' }])
})

test('a product without a price shows the fallback and cannot be added [CU-12]', async () => {
  await givenPanel({ ...product, price: null, price_ladder: [], currency_conversion: undefined })
  await opened()
  expect(screen.getByText('0 ₽')).toBeTruthy()
  expect(addButton().disabled).toBe(true)
})

test('rate on tap', async () => {
  const { user } = await givenPanel()
  await opened()
  const rate = screen.getByText(/The shop's rate: 1 ¥ = 12 ₽/)
  expect(rate.hidden).toBe(true)
  await user.click(screen.getByRole('button', { name: /Show the exchange rate/ }))
  expect(rate.hidden).toBe(false)
})

test('the rate says whose it is, of which day, with which markup, and that it is old', async () => {
  const said = { rate_source: 'cbr', rate_at: '2026-03-24', rate_is_old: true, rate_margin_percent: 2.5 }
  const { user } = await givenPanel({ ...product, currency_conversion: { ...conversion, ...said } })
  await opened()
  await user.click(screen.getByRole('button', { name: /Show the exchange rate/ }))
  const rate = screen.getByText(/The shop's rate: 1 ¥ = 12 ₽ \(Bank of Russia, (?:24 March|March 24,) 2026\)/)
  expect(rate.textContent).toContain('2.5% markup')
  expect(rate.textContent).toContain('out of date')
})

test('the estimate of the full cost follows quantity, way and weight, says what is unknown, and is nothing without tariffs', async () => {
  const rail = { id: 'rail', name: { en: 'Rail' }, days: [25, 40], per_kg: 200 }
  const air = { id: 'air', name: { en: 'Air' }, per_kg: [900, 1000] }
  const table = { fee: { percent: 5 }, china_delivery: { per_kg: 0 }, packing: { per_kg: 0 }, insurance: { percent: 0 }, duty: { percent: 0 }, vat: { percent: 0 }, tariffs: [rail, air] } // biome-ignore format: one table
  const { user } = await givenPanel(
    { ...product, unit: 'pair', weight_grams: undefined, delivery_fee: { amount: 25, pieces: 50 } },
    {},
    (server) => {
      answerConvert(server)
      server.on('GET', /tariffs/, () => json({ success: true, table }))
    },
  )
  await opened()
  const estimate = within(await screen.findByRole('region', { name: 'Full cost, estimated' }))
  // 50 pieces at 240 roubles; the fee is 12 a piece, the seller's delivery in China 300 for all, and nobody knows the weight.
  expect(estimate.getByRole('button').lastElementChild?.previousElementSibling?.lastElementChild?.textContent).toBe('from 258\u00a0₽')
  await user.click(estimate.getByRole('button'))
  expect(estimate.getAllByText('unknown')).toHaveLength(4)
  // 400 g a piece by rail: 80 roubles; by air 360 to 400.
  await user.type(estimate.getByLabelText('Weight of one piece, g'), '400')
  expect(estimate.getByRole('button').lastElementChild?.previousElementSibling?.lastElementChild?.textContent).toBe('≈ 338\u00a0₽')
  expect(estimate.queryByText('unknown')).toBeNull()
  await user.click(estimate.getByLabelText(/^Air/))
  expect(estimate.getByRole('button').lastElementChild?.previousElementSibling?.lastElementChild?.textContent).toBe('≈ 618–658\u00a0₽')
  // Nothing is paid by it.
  expect(estimate.getByText(/An estimate, not a bill.* Nothing of this list is added to the order total but duties and tax/)).toBeTruthy()
  expect(estimate.getByRole('button').textContent).toContain('for each of 50 pairs')
})

test('freight of a light, bulky product is charged by its volume, also where the buyer says another weight', async () => {
  const dearer = { ...conversion, converted_price: 240.4, exchange_rate: 12.02 }
  const truck = { id: 'truck', name: { en: 'Truck' }, per_kg: 300, cm3_per_kg: 5000 }
  const table = { fee: { percent: 0 }, china_delivery: { per_kg: 0 }, packing: { per_kg: 0 }, insurance: { percent: 0 }, duty: { percent: 0 }, vat: { percent: 0 }, tariffs: [truck] } // biome-ignore format: one table
  const { user } = await givenPanel({ ...product, weight_grams: 500, box_cm3: 60_000, currency_conversion: dearer }, {}, (server) => {
    answerConvert(server, 12.02)
    server.on('GET', /tariffs/, () => json({ success: true, table }))
  })
  await opened()
  const estimate = within(await screen.findByRole('region', { name: 'Full cost, estimated' }))
  await user.click(estimate.getByRole('button'))
  const part = (name: string) => estimate.getByText(name).nextElementSibling?.textContent?.replaceAll(/\s/g, ' ')
  const freight = () => part('Freight')
  // What is known is said to the kopeck.
  expect(part('Goods')).toBe('240.40 ₽')
  // 50 pieces of 60,000 cm3 count as 600 kg: 12 kg and 3,600 roubles each, where half a kilogram would be 150.
  expect(freight()).toBe('≈ 3,600 ₽')
  expect(estimate.getByText(/Freight is charged by volume, for 600\skg/)).toBeTruthy()
  await user.clear(estimate.getByLabelText('Weight of one piece, g'))
  await user.type(estimate.getByLabelText('Weight of one piece, g'), '900')
  expect(freight()).toBe('≈ 3,600 ₽')
  // 50 of 20 kg are a ton: more than the volume.
  await user.clear(estimate.getByLabelText('Weight of one piece, g'))
  await user.type(estimate.getByLabelText('Weight of one piece, g'), '20000')
  expect(freight()).toBe('≈ 6,000 ₽')
  expect(estimate.queryByText(/by volume/)).toBeNull()
})

test('from two prices on the panel shows what the product has cost', async () => {
  const points = [
    { at: '2026-01-10T10:00:00Z', price: 20 },
    { at: '2026-02-10T10:00:00Z', price: 18.5 },
  ]
  const historyWith = (count: number) => (server: Server) => {
    answerConvert(server)
    server.on('GET', /price-history/, () =>
      json({ success: true, product_id: 'sample-1', currency: 'CNY', points: points.slice(0, count) }),
    )
  }
  const one = await givenPanel(product, {}, historyWith(1))
  await opened()
  await waitFor(() => expect(one.server.calls.some(({ path }) => path.includes('price-history'))).toBe(true))
  expect(screen.queryByRole('figure')).toBeNull()
  one.unmount()
  await givenPanel(product, {}, historyWith(2))
  const chart = await screen.findByRole('figure')
  expect(chart.textContent).toMatch(/Marketplace price since (?:10 January|January 10,) 2026: 18\.50\s¥ to 20\s¥/)
})

test('a product without options is added at once: the button says so, the picture may fly, the panel closes [PR-28 PR-29 PR-30]', async () => {
  const { user, addToCart, onAdded, onClose } = await givenPanel({ ...product, moq: 1 })
  await opened()
  await user.click(addButton())
  expect(addToCart).toHaveBeenCalledExactlyOnceWith({ product_id: 'sample-1', quantity: 1 })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(addButton().textContent).toBe('Added to Cart!')
  expect(onAdded).toHaveBeenCalledExactlyOnceWith({ image: '/media/a.webp', from: expect.anything() })
})

test('however often the button is pressed, one request runs [PR-29]', async () => {
  let done: (result: { success: true }) => void = () => {}
  const { user, addToCart } = await givenPanel(
    { ...product, moq: 1 },
    {
      addToCart: vi.fn(() => new Promise<{ success: true }>((resolve) => (done = resolve))),
    },
  )
  void addToCart
  await opened()
  await user.click(addButton())
  expect(addButton().textContent).toBe('Adding...')
  await user.click(addButton())
  done({ success: true })
  await waitFor(() => expect(addButton().textContent).toBe('Added to Cart!'))
})

test('a failed add keeps the panel and says so, and can be tried again [PR-31 ER-15]', async () => {
  const addToCart = vi.fn<CartActions['addToCart']>(async () => ({ success: false, error: 'Failed to add item to cart' }))
  const { user, onClose } = await givenPanel({ ...product, moq: 1 }, { addToCart })
  await opened()
  await user.click(addButton())
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to add item to cart. Please try again.')
  expect(onClose).not.toHaveBeenCalled()
  addToCart.mockResolvedValue({ success: true })
  await user.click(addButton())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('a guest reads why, and is led to the sign-in panel; what was chosen is there afterwards [PR-10]', async () => {
  const { user, onSignIn, addToCart, rerender, client } = await givenPanel(withOptions, { standing: 'guest' })
  await opened()
  await user.click(choice('Red'))
  await user.click(choice('M'))
  await user.clear(quantity())
  await user.type(quantity(), '7')
  expect(screen.getByText('Sign in to add items to your cart and place orders')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Add/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(onSignIn).toHaveBeenCalledOnce()
  // As the session does when a guest becomes somebody.
  act(() => client.removeQueries())
  rerender({ standing: 'registered' })
  await opened()
  expect(choice('Red').getAttribute('aria-pressed')).toBe('true')
  expect(quantity().value).toBe('7')
  await user.click(addButton())
  expect(addToCart).toHaveBeenCalledWith(expect.objectContaining({ sku_id: '11', quantity: 7 }))
})

test('another opening starts empty [PR-11]', async () => {
  const { user, rerender } = await givenPanel(withOptions)
  await opened()
  await user.click(choice('Red'))
  await user.click(screen.getByRole('button', { name: 'One more' }))
  rerender({ isOpen: false })
  rerender({ isOpen: true, opening: 2 })
  await opened()
  expect(choice('Red').getAttribute('aria-pressed')).toBe('false')
  expect(quantity().value).toBe('1')
})

test('an answer that comes after another product was opened closes nothing', async () => {
  let answer: (result: { success: true }) => void = () => {}
  const addToCart = () => new Promise<{ success: true }>((done) => (answer = done))
  const { user, rerender, onClose, onAdded } = await givenPanel({ ...product, moq: 1 }, { addToCart })
  await opened()
  await user.click(addButton())
  rerender({ opening: 2 })
  await opened()
  await act(async () => answer({ success: true }))
  expect(onClose).not.toHaveBeenCalled()
  expect(onAdded).not.toHaveBeenCalled()
})

test('several variants are added in one go, one request each; what failed is named and stays filled in', async () => {
  const addToCart = vi.fn<CartActions['addToCart']>(async ({ sku_id }) =>
    sku_id === '12' ? { success: false, error: 'Failed to add item to cart' } : { success: true },
  )
  const { user, onClose, onAdded } = await givenPanel(withOptions, { addToCart })
  await opened()
  await user.click(screen.getByRole('button', { name: 'Several variants' }))
  expect(screen.getByText('Say how many of each variant you need')).toBeTruthy()
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity: ${name}` })
  await user.type(field('Red, M'), '{Backspace}3')
  await user.type(field('Red, L'), '{Backspace}2')
  await user.click(screen.getByRole('tab', { name: /Blue/ }))
  await user.type(field('Blue, M'), '{Backspace}4')
  expect(field('Blue, L').disabled, 'sold out').toBe(true)
  // 3 x 300 + 2 x 312 + 4 x 240
  expect(screen.getByText(/^2,484\s₽$/)).toBeTruthy()
  expect(screen.getByText('3 variants · 9 pcs')).toBeTruthy()
  await user.click(addButton())
  const alert = await screen.findByRole('alert')
  expect(addToCart.mock.calls.map(([body]) => [body.sku_id, body.quantity])).toEqual([
    ['11', 3],
    ['12', 2],
    ['21', 4],
  ])
  expect(alert.textContent).toContain('Failed to add item to cart. Please try again.')
  expect(alert.textContent).toContain('Added: 2 of 3 variants')
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Red, L, 2 pcs'])
  expect(onClose).not.toHaveBeenCalled()
  expect(onAdded).not.toHaveBeenCalled()
  addToCart.mockClear().mockResolvedValue({ success: true })
  await user.click(addButton())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(addToCart.mock.calls.map(([body]) => [body.sku_id, body.quantity])).toEqual([['12', 2]])
})

test('thumbnails appear above one item and lead to it; a film fails as a picture does [PR-12 PR-13]', async () => {
  const film = {
    ...product,
    data: {
      raw_detail_api: { data_content: { skus: [], sku_props: [], main_imgs: [], video_url: '/media/film.webm' } },
      detail_specs: [],
      images: [],
    },
  }
  const { user } = await givenPanel(film)
  await opened()
  const thumbnails = screen.getByRole('list', { name: 'All pictures' })
  expect(within(thumbnails).getAllByRole('listitem')).toHaveLength(3)
  await user.click(within(thumbnails).getByRole('button', { name: 'Video of the product' }))
  expect(within(thumbnails).getByRole('button', { name: 'Video of the product' }).getAttribute('aria-current')).toBe('true')
  const video = () => document.querySelector('video')
  expect(video()?.getAttribute('crossorigin'), 'ER-16').toBe('anonymous')
  fireEvent.error(video()!)
  expect(video()?.getAttribute('crossorigin')).toBeNull()
  fireEvent.error(video()!)
  expect(video()).toBeNull()
  expect(screen.getByText('The video did not load')).toBeTruthy()
})

test('one picture has no thumbnails, and none has its placeholder [PR-13 PR-14]', async () => {
  const { unmount } = await givenPanel({ ...product, images: [] })
  await opened()
  expect(screen.queryByRole('list', { name: 'All pictures' })).toBeNull()
  unmount()
  await givenPanel({ ...product, image_url: undefined, images: [] })
  await opened()
  expect(screen.getByText('No picture')).toBeTruthy()
})

test('arrow keys go through the pictures', async () => {
  const { user } = await givenPanel()
  await opened()
  screen.getByRole('button', { name: 'Enlarge picture 1 of 2' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('2 / 2')).toBeTruthy()
  await user.keyboard('{Home}')
  expect(screen.getByText('1 / 2')).toBeTruthy()
})

test('a description in another language than the page is folded, and said to be in that one', async () => {
  const { user } = await givenPanel({ ...withOptions, description: '双层不锈钢保温杯', description_language: 'zh' })
  const words = await screen.findByText('双层不锈钢保温杯')
  expect(words.lang).toBe('zh')
  const fold = words.closest('details')
  expect(fold?.open).toBe(false)
  await user.click(screen.getByText('Seller’s text in Chinese'))
  expect(fold?.open).toBe(true)
})

test('a description in the language of the page lies open', async () => {
  await givenPanel({ ...withOptions, description: 'A steel mug with two walls' })
  expect((await screen.findByText('A steel mug with two walls')).closest('details')).toBeNull()
})

test('what a marketplace writes is text [CH-11]', async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  await givenPanel({ ...withOptions, title: hostile, seller: { name: hostile }, description: hostile })
  expect(await screen.findByRole('heading', { name: hostile })).toBeTruthy()
  expect(document.querySelector('img[src="x"]')).toBeNull()
})
