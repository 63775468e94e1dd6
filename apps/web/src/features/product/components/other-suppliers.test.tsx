import { givenServer, json } from '@karavan/testing/page/server.ts'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../test/screen.tsx'
import { OtherSuppliers } from './other-suppliers.tsx'

const other = (id: string, price: number) => ({
  product_id: id,
  title: `Mug ${id}`,
  price,
  currency: 'RUB',
  moq: 50,
  seller_name: `Seller ${id}`,
  seller_signs: ['7 years'],
  llm_reasoning: '',
})

async function given(...answers: (object | undefined)[]) {
  const server = givenServer()
  server.on('GET', /^\/api\/products\/sample-1\/others\?/, () => {
    const answer = answers.shift()
    return answer ? json({ success: true, product_id: 'sample-1', quantity: 100, ...answer }) : json({ success: false, error: 'x' }, 503)
  })
  const onOpen = vi.fn()
  const shown = await givenScreen(<OtherSuppliers productId="sample-1" quantity={100} unit="pair" onOpen={onOpen} />)
  const ask = () => shown.user.click(screen.getByRole('button', { name: 'Same goods, other suppliers' }))
  return { ...shown, server, onOpen, ask }
}

test('nothing is asked for before the buyer wants to see it', async () => {
  const { server } = await given({ products: [] })
  expect(server.calls).toEqual([])
})

test('other suppliers stand with price, minimum and seller, and each opens its product', async () => {
  const { user, server, onOpen, ask } = await given({ products: [other('a', 110), other('b', 120)] })
  await ask()
  const rows = within(await screen.findByRole('list')).getAllByRole('button')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/110\s₽eachMug aSeller a · 7 years · Minimum 50 pcs$/),
    expect.stringMatching(/120\s₽eachMug bSeller b/),
  ])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Same goods, other suppliers' }))
  expect(screen.getByText(/Prices at 100\spairs, lowest first/)).toBeTruthy()
  await user.click(rows[1]!)
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('b')
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/products/sample-1/others?quantity=100&language=en'])
})

test('where nobody else has the same goods, that is said', async () => {
  const { ask } = await given({ products: [] })
  await ask()
  expect(await screen.findByText(/^No other supplier states goods with the same properties at 100\spairs\.$/)).toBeTruthy()
})

test('a search that failed can be made again', async () => {
  const { user, ask } = await given(undefined, { products: [other('a', 110)] })
  await ask()
  expect((await screen.findByRole('alert')).textContent).toContain('The same goods could not be looked for.')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Mug a')).toBeTruthy()
})
