import type { Product } from '@karavan/contract/products.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../test/screen.tsx'
import { givenServer, json, refusal } from '../../../../test/server.ts'
import { chooseLanguage } from '../../../lib/i18n.ts'
import { findProductByUrl } from '../api.ts'
import { galleryPictures } from '../gallery.ts'
import ProductPanel from './product-panel.tsx'

const product: Product = {
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
  currency_conversion: {
    success: true,
    target_currency: 'RUB',
    converted_price: 240,
    exchange_rate: 12,
    formatted_price: '240 ₽',
    formatted_original: '20 CNY',
    conversion_needed: true,
  },
}
/** Of a variant that costs more than the cheapest one. */
const card = {
  llm_reasoning: 'Fits the price',
  price_info: { price: 221, currency: 'RUB', formatted_price: '221 ₽', formatted_original: '18.40 CNY', quantity: 100 },
}
const givenProduct = (server: ReturnType<typeof givenServer>) =>
  server.on('GET', /^\/api\/products\/sample-1\?/, () => json({ success: true, product }))

test('CH-27 CH-28 the panel shows the product, the price of its card, and why it was chosen', async () => {
  const server = givenServer()
  givenProduct(server)
  await givenScreen(<ProductPanel productId="sample-1" card={card} onClose={() => {}} />)
  const dialog = await screen.findByRole('dialog', { name: 'Product details' })
  expect(await within(dialog).findByRole('heading', { name: 'Thermos mug' })).toBeTruthy()
  expect(within(dialog).getByText('221 ₽')).toBeTruthy()
  expect(within(dialog).getByText('18.40 CNY on the marketplace')).toBeTruthy()
  expect(
    within(dialog)
      .getByText(/^216\s₽$/)
      .parentElement?.getAttribute('aria-current'),
  ).toBe('true')
  expect(within(dialog).getByText('/ pc at 100 pcs')).toBeTruthy()
  expect(within(dialog).getByRole('heading', { name: 'Why this product' }).parentElement?.textContent).toContain('Fits the price')
  expect(within(dialog).getByText('Yongkang Factory')).toBeTruthy()
  expect(within(dialog).getByRole('link', { name: 'View on platform' }).getAttribute('rel')).toBe('noopener noreferrer')
  expect(server.calls[0]).toMatchObject({ path: '/api/products/sample-1?language=en&include_data=true&currency=RUB' })
  expect(server.calls[0]?.headers.get('x-preferred-currency')).toBe('RUB')
})

test('LA-08 an open panel follows the language', async () => {
  const server = givenServer()
  givenProduct(server)
  await givenScreen(<ProductPanel productId="sample-1" onClose={() => {}} />)
  await screen.findByRole('heading', { name: 'Thermos mug' })
  await chooseLanguage('ru')
  expect(await screen.findByRole('dialog', { name: 'О товаре' })).toBeTruthy()
  await waitFor(() => expect(server.calls.at(-1)?.path).toContain('language=ru'))
})

test('ER-14 a failed load says so and can be tried again', async () => {
  const server = givenServer()
  server.on('GET', /./, () => refusal(500))
  const { user } = await givenScreen(<ProductPanel productId="sample-1" onClose={() => {}} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load product details')
  givenProduct(server)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Thermos mug' })).toBeTruthy()
})

test.each([
  ['×', (user: { click(element: Element): Promise<void> }) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', (user: { keyboard(keys: string): Promise<void> }) => user.keyboard('{Escape}')],
] as const)('the panel closes by %s', async (_how, close) => {
  givenProduct(givenServer())
  const onClose = vi.fn()
  const { user } = await givenScreen(<ProductPanel productId="sample-1" onClose={onClose} />)
  await screen.findByRole('heading', { name: 'Thermos mug' })
  await (close as (given: typeof user) => Promise<void>)(user)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('CO-03 CH-54 a link is looked up in Russian and roubles with its data; one that leads nowhere gives nothing', async () => {
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

test('pictures come in the stated order, each once', () => {
  expect(
    galleryPictures({
      image_url: 'b',
      images: [{ image_url: 'a' }, { image_url: 'b' }],
      data: { images: [{ image_url: 'c' }], raw_detail_api: { data_content: { main_imgs: ['d', 'a'] } } },
    }),
  ).toEqual(['b', 'a', 'c', 'd'])
})
