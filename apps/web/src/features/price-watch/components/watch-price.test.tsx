import type { PriceWatch, PriceWatchBody } from '@karavan/contract/price-watches.ts'
import { givenServer, json, refusal } from '@karavan/testing/page/server.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { givenScreen } from '../../../../test/screen.tsx'
import { WatchPrice } from './watch-price.tsx'
import { WatchedPrices } from './watched-prices.tsx'

const goods = { productId: 'sample-1', skuId: '9001', price: 240, quantity: 100, unit: 'pair' }
const aWatch: PriceWatch = { product_id: 'sample-1', title: { en: 'Thermos mug' }, quantity: 100, unit: { en: 'pair', ru: 'пара' }, price: 216, currency: 'RUB', state: 'watching', set_at: '2026-03-01T10:00:00Z', price_now: 240 } // biome-ignore format: one watch

/** A server that keeps one watch. */
function givenWatches(watch?: PriceWatch, { isProven = true } = {}) {
  const server = givenServer()
  const kept = { watch, refusal: undefined as Response | undefined, asked: [] as unknown[] }
  server.on('GET', /^\/api\/price-watches/, () => json({ success: true, watches: kept.watch ? [kept.watch] : [], is_address_proven: isProven })) // biome-ignore format: one answer
  server.on('PUT', /^\/api\/price-watches\/sample-1$/, ({ body }) => {
    kept.asked.push(body)
    if (kept.refusal) return kept.refusal
    kept.watch = { ...aWatch, price: (body as PriceWatchBody).price }
    return json({ success: true, watch: kept.watch, is_address_proven: isProven })
  })
  server.on('DELETE', /^\/api\/price-watches\/sample-1$/, () => {
    kept.watch = undefined
    return json({ success: true })
  })
  useSession.setState({ user: { uid: 'ann', isAnonymous: false } as never, isLoading: false })
  onTestFinished(() => useSession.setState({ user: null, isLoading: true }))
  return kept
}

test('a price is suggested below that of now, one that is not below is refused, and what is waited for can be ended', async () => {
  const kept = givenWatches()
  const { user } = await givenScreen(<WatchPrice goods={goods} />)
  await user.click(await screen.findByRole('button', { name: 'Tell me when it is cheaper' }))
  expect(screen.getByText(/costs this or less in an order of 100 pairs\./)).toBeTruthy()
  const field = screen.getByRole('textbox', { name: 'Price of each, ₽' })
  expect(field).toHaveProperty('value', '216')
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, '240')
  await user.click(screen.getByRole('button', { name: 'Watch the price' }))
  expect(await screen.findByText(/costs no more than that already/)).toBeTruthy()
  expect(kept.asked).toEqual([])
  await user.clear(field)
  await user.type(field, '199,50')
  await user.click(screen.getByRole('button', { name: 'Watch the price' }))
  expect((await screen.findByText(/^Waiting for/)).textContent).toMatch(/Waiting for 199\.50\s₽ or less for 100 pairs\. Now 240\s₽\./)
  expect(kept.asked).toEqual([{ price: 199.5, quantity: 100, sku_id: '9001' }])
  await user.click(screen.getByRole('button', { name: 'Stop watching' }))
  expect(await screen.findByRole('button', { name: 'Tell me when it is cheaper' })).toBeTruthy()
})

test('a refusal of the server stands at the field, and what was typed stays', async () => {
  const kept = givenWatches()
  kept.refusal = refusal(409, 'limit_reached')
  const { user } = await givenScreen(<WatchPrice goods={goods} />)
  await user.click(await screen.findByRole('button', { name: 'Tell me when it is cheaper' }))
  await user.click(screen.getByRole('button', { name: 'Watch the price' }))
  expect(await screen.findByText(/You watch 50 prices already/)).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', '216')
})

test('a guest is asked to sign in', async () => {
  givenWatches()
  const onSignIn = vi.fn()
  const { user } = await givenScreen(<WatchPrice goods={goods} onSignIn={onSignIn} />)
  await user.click(await screen.findByRole('button', { name: 'Sign in to be told when it is cheaper' }))
  expect(onSignIn).toHaveBeenCalledOnce()
})

test('all of them stand in one place, each with what came of it, and can be removed there', async () => {
  givenWatches({ ...aWatch, state: 'reached', reached_price: 215, ended_at: '2026-03-12T10:00:00Z' }, { isProven: false })
  const { user } = await givenScreen(<WatchedPrices link={({ product_id }, name) => <a href={`/chat/?product=${product_id}`}>{name}</a>} />)
  expect((await screen.findByRole('link', { name: 'Thermos mug' })).getAttribute('href')).toBe('/chat/?product=sample-1')
  expect(screen.getByText(/The price came down to 215\s₽ for 100 pairs/)).toBeTruthy()
  expect(screen.getByText(/Mails go to a confirmed address only/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Stop watching the price of “Thermos mug”' }))
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
})
