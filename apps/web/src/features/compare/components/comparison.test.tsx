import type { ComparedCell, ComparedRow } from '@karavan/contract/compare.ts'
import { givenServer, json, refusal } from '@karavan/testing/page/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { givenScreen } from '../../../../test/screen.tsx'
import Comparison, { type ComparisonProps } from './comparison.tsx'

const row = (key: ComparedRow['key'], kind: ComparedRow['kind'], differs: boolean, ...cells: ComparedCell[]): ComparedRow => ({
  key,
  kind,
  differs,
  cells,
})
const columns = [
  { product_id: 'a', state: 'found', title: 'Mug', original_currency: 'CNY' },
  { product_id: 'b', state: 'found', title: 'Cup', needs_choice: true, unit: 'pair' },
  { product_id: 'c', state: 'gone' },
]
const rows = [
  row(
    'unit_price',
    'money',
    true,
    { value: 120, original: 10, is_best: true },
    { value: 130, is_from: true },
    { value: null, missing: 'gone' },
  ),
  row('moq', 'count', false, { value: 5 }, { value: 15_000 }, { value: null, missing: 'gone' }),
  row('stock', 'count', true, { value: 3, is_short: true }, { value: 500 }, { value: null, missing: 'gone' }),
  row('material', 'text', false, { value: null }, { value: null }, { value: null }),
]

type Server = ReturnType<typeof givenServer>

async function givenComparison(props: Partial<ComparisonProps> = {}, prepare: (server: Server) => void = () => {}) {
  const server = givenServer()
  server.on('POST', /^\/api\/products\/compare$/, ({ body }) =>
    json({ success: true, quantity: (body as { quantity?: number }).quantity ?? 100, currency: 'RUB', columns, rows }),
  )
  prepare(server)
  const actions = {
    add: vi.fn<ComparisonProps['add']>(async () => ({ success: true })),
    onQuantity: vi.fn(),
    onRemove: vi.fn(),
    onOpen: vi.fn(),
    onClose: vi.fn(),
  }
  const given = await givenScreen(<Comparison ids={['a', 'b', 'c']} quantity={100} {...actions} {...props} />)
  return { ...given, ...actions, server }
}
const table = () => screen.findByRole('table')
const factOf = (name: RegExp, column: number) =>
  within(screen.getByRole('row', { name })).getAllByRole('cell')[column]?.textContent?.replaceAll(/\s/g, ' ')

test('products stand side by side, with what stands out and what is not known', async () => {
  const { server } = await givenComparison()
  await table()
  expect(server.calls.find(({ path }) => path === '/api/products/compare')?.body).toEqual({
    product_ids: ['a', 'b', 'c'],
    quantity: 100,
    language: 'en',
  })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace('No picture', ''))).toEqual([
    'Mug',
    'Cup',
    'No longer sold',
  ])
  expect(factOf(/^Unit price/, 0)).toBe('120 ₽10 ¥Lowest price')
  expect(factOf(/^Unit price/, 1)).toBe('from 130 ₽')
  expect(factOf(/^Unit price/, 2)).toBe('no longer sold')
  expect(factOf(/^In stock/, 0)).toContain('Less than needed')
  expect(
    [0, 1].map((column) => factOf(/^Minimum order/, column)),
    'each in its own units',
  ).toEqual(['5 pcs', '15,000 pairs'])
  expect(screen.queryByRole('row', { name: /^Material/ }), 'none of them states it').toBeNull()
})

test('each product has the estimate of its full cost: by weight or volume, from the seller’s delivery, and unknown where it has no price', async () => {
  const truck = { id: 'truck', name: { en: 'Truck' }, per_kg: 300, cm3_per_kg: 5000 }
  const table = { fee: { percent: 5 }, china_delivery: { per_kg: 0 }, packing: { per_kg: 0 }, insurance: { percent: 0 }, duty: { percent: 0 }, vat: { percent: 0 }, tariffs: [truck] } // biome-ignore format: one table
  const [mug, cup, gone] = columns
  const compared = {
    columns: [{ ...mug, box_cm3: 60_000 }, { ...cup, delivery_fee: { amount: 200, pieces: 100 } }, gone],
    rows: [
      ...rows,
      row('total_price', 'money', true, { value: 12_000 }, { value: 13_000 }, { value: null, missing: 'gone' }),
      row('weight', 'grams', false, { value: 500 }, { value: 500 }, { value: null, missing: 'gone' }),
    ],
  }
  const { user } = await givenComparison({}, (server) => {
    server.on('GET', /tariffs/, () => json({ success: true, table }))
    server.on('POST', /compare/, () => json({ success: true, quantity: 100, currency: 'RUB', ...compared }))
  })
  await screen.findByRole('table')
  await screen.findByRole('row', { name: /^Estimate/ })
  // 120 and 6 of the fee; 60,000 cm3 count as 12 kg: 3,600. 130, 6.5, 2 of the seller's delivery; half a kilogram: 150.
  expect([0, 1, 2].map((column) => factOf(/^Estimate/, column))).toEqual(['≈ 3,726 ₽', '≈ 289 ₽', 'unknown'])
  await user.click(screen.getByRole('checkbox', { name: 'Differences only' }))
  expect(screen.queryByRole('row', { name: /^Estimate/ })).toBeNull()
})

test('on a phone the name of a fact stands above its values, each of which names its product and its fact', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(new EventTarget(), { matches: /639px/.test(query) }) as never)
  onTestFinished(() => void vi.restoreAllMocks())
  const { user } = await givenComparison()
  const shown = within(await table())
  const heads = shown.getAllByRole('columnheader').filter(({ scope }: HTMLElement & { scope?: string }) => scope === 'col')
  expect(heads.map(({ textContent }) => /Mug|Cup|No longer sold/.exec(textContent)?.[0])).toEqual(['Mug', 'Cup', 'No longer sold'])
  const price = shown.getByText('from').closest('td')
  const named = price?.headers.split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(named).toEqual([expect.stringMatching(/^Unit price/), expect.stringContaining('Cup')])
  expect(price?.closest('tr')?.previousElementSibling?.textContent).toMatch(/^Unit price/)
  await user.click(screen.getByRole('checkbox', { name: 'Differences only' }))
  expect(shown.queryByText('Minimum order')).toBeNull()
})

test('a sum names what the products are counted in where it is the same for all, else the number alone; each price step counts in its own product’s', async () => {
  const steps = [{ from: 20, price: 9 }]
  const sums = [
    row('total_price', 'money', true, { value: 12_000 }, { value: 13_000 }),
    row('ladder', 'ladder', false, { value: steps }, { value: steps }),
  ]
  const compare = (unit: string) =>
    givenComparison({}, (server) =>
      server.on('POST', /compare/, () =>
        json({ success: true, quantity: 100, currency: 'RUB', columns: [{ ...columns[0], unit }, columns[1]], rows: sums }),
      ),
    )
  const { unmount } = await compare('pair')
  expect(await screen.findByRole('row', { name: /^Total for 100 pairs/ })).toBeTruthy()
  unmount()
  await compare('pcs')
  expect(await screen.findByRole('row', { name: /^Total for 100(?! p)/ })).toBeTruthy()
  expect(screen.getAllByText(/^from 20 /).map((step) => step.textContent)).toEqual([
    expect.stringContaining('from 20 pcs: '),
    expect.stringContaining('from 20 pairs: '),
  ])
})

test('only the differences are left when that is asked for', async () => {
  const { user } = await givenComparison()
  await table()
  expect(screen.getByRole('row', { name: /^Minimum order/ })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Differences only' }))
  expect(screen.queryByRole('row', { name: /^Minimum order/ })).toBeNull()
  expect(screen.getByRole('row', { name: /^Unit price/ })).toBeTruthy()
})

test('a product goes into the cart at the compared quantity, or is opened where options are to be chosen', async () => {
  const { user, add, onOpen } = await givenComparison()
  await table()
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(add).toHaveBeenCalledExactlyOnceWith({ product_id: 'a', quantity: 100 })
  expect(await screen.findByRole('button', { name: 'In the cart' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Choose options' }))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('b')
})

test('a refusal is shown with its text, and guests are led to the sign-in', async () => {
  const onSignIn = vi.fn()
  const { user } = await givenComparison({
    add: async () => ({ success: false, error: 'Please sign in to add items to cart' }),
    onSignIn,
  })
  await table()
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Please sign in to add items to cart')
  await user.click(within(alert).getByRole('button', { name: 'Sign In' }))
  expect(onSignIn).toHaveBeenCalledOnce()
})

test('another quantity is asked for once it rests; a product is taken out', async () => {
  const { user, onQuantity, onRemove } = await givenComparison()
  await table()
  const field = screen.getByRole('textbox', { name: 'Quantity' })
  await user.clear(field)
  await user.type(field, '250')
  await waitFor(() => expect(onQuantity).toHaveBeenCalledWith(250))
  await user.click(screen.getByRole('button', { name: 'Remove from the comparison: Cup' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('b')
})

test('a comparison that fails says so and can be tried again', async () => {
  const server = givenServer()
  server.on('POST', /./, () => refusal(500))
  const { add, onQuantity, onRemove, onOpen, onClose } = {
    add: vi.fn(),
    onQuantity: vi.fn(),
    onRemove: vi.fn(),
    onOpen: vi.fn(),
    onClose: vi.fn(),
  }
  const { user } = await givenScreen(<Comparison ids={['a', 'b']} quantity={1} {...{ add, onQuantity, onRemove, onOpen, onClose }} />)
  expect((await screen.findByRole('alert')).textContent).toContain('The products could not be compared')
  server.on('POST', /./, () => json({ success: true, quantity: 1, currency: 'RUB', columns: columns.slice(0, 2), rows: [] }))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('What is known of them does not differ.')).toBeTruthy()
})
