import { json } from '@karavan/testing/page/server.ts'
import { operations } from '@karavan/web-kit/account/operations.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ann, givenBuyerApp } from '../../test/buyer-app.tsx'
import { anOrder } from '../../test/orders.ts'

beforeAll(() => Promise.all([import('./order-page.tsx'), import('@karavan/web-kit/account/components/proof-notice.tsx')]))

const unproven = { ...ann, emailVerified: false }
const title = 'Confirm your address'
const aLetter = { sent_at: '2026-04-01T10:00:00.000Z', next_at: '2026-04-02T10:00:00.000Z' }

/** The page of an order whose buyer has not proven the address; the server knows of this letter and says so once it was `asked` long enough. */
async function givenOrder(letter: object | null, user = unproven, asked = Promise.resolve()) {
  let order: Record<string, unknown> = anOrder({ waits_for_proof: true })
  const address = { letter, is_proven: false, pending: null }
  const shown = await givenBuyerApp('/orders/o1', {
    user,
    answers(server) {
      server.on('GET', /^\/api\/orders\/o1$/, () => json({ success: true, order }))
      server.on('GET', /^\/api\/account\/address$/, async () => {
        await asked
        return json({ success: true, email: user.email, ...address })
      })
    },
  })
  await screen.findByRole('heading', { name: /ORD-/ })
  return {
    ...shown,
    address,
    setOrder: (changed: Record<string, unknown>) => {
      order = changed
    },
    notice: async () => within(await screen.findByRole('region', { name: title })),
  }
}

test('the order of an unproven buyer says calmly where the letter went, and when the next one may go [W-14]', async () => {
  const { notice } = await givenOrder(aLetter)
  expect(await (await notice()).findByText(/We sent a letter to ann@example.com/)).toBeTruthy()
  expect((await notice()).getByText(/One letter a day .* April 2/)).toBeTruthy()
  expect((await notice()).getByRole<HTMLButtonElement>('button', { name: 'Send again' }).disabled).toBe(true)
  expect(screen.getByText(/Confirm your address ann@example.com: then we send payment instructions there/)).toBeTruthy()
})

test('until the letter is known its place is kept, and nothing is claimed in it', async () => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  const { notice } = await givenOrder(aLetter, unproven, asked)
  const text = (await notice()).getByText(/We sent a letter/)
  expect(text.closest('.invisible')).not.toBeNull()
  answer()
  await waitFor(async () => expect((await notice()).getByText(/We sent a letter/).closest('.invisible')).toBeNull())
})

test('a letter is sent once, and what the server then knows is shown; a refusal is shown too', async () => {
  const { notice, user, address } = await givenOrder(null)
  const send = vi.spyOn(operations, 'sendProof').mockResolvedValueOnce({ success: false, error: 'Too many attempts' })
  await user.click((await notice()).getByRole('button', { name: 'Send the letter' }))
  expect((await (await notice()).findByRole('alert')).textContent).toContain('Too many attempts')
  send.mockImplementationOnce(async () => {
    address.letter = aLetter
    return { success: true }
  })
  await user.click((await notice()).getByRole('button', { name: 'Send the letter' }))
  expect(await (await notice()).findByRole('button', { name: 'Send again' })).toBeTruthy()
  expect(send).toHaveBeenCalledTimes(2)
})

test('another address is asked for with the password; without one, as with Google alone, it is not offered', async () => {
  const { notice, user } = await givenOrder(aLetter)
  const change = vi.spyOn(operations, 'changeEmail').mockResolvedValueOnce({ success: true })
  await user.click((await notice()).getByRole('button', { name: 'Change address' }))
  await user.type((await notice()).getByRole('textbox', { name: 'Email' }), 'anne@example.com')
  await user.type((await notice()).getByLabelText('Password'), 'correct horse')
  await user.click((await notice()).getByRole('button', { name: 'Use this address' }))
  expect(change).toHaveBeenCalledWith({ email: 'anne@example.com', password: 'correct horse' })
  expect(await (await notice()).findByRole('button', { name: 'Change address' })).toBeTruthy()
})

test('who signs in with Google alone is not asked for a password', async () => {
  const { notice } = await givenOrder(aLetter, { ...unproven, providerData: [] })
  await (await notice()).findByRole('button', { name: 'Send again' })
  expect((await notice()).queryByRole('button', { name: 'Change address' })).toBeNull()
})

test('once the address is proven the notice goes without a reload, and the order is read again', async () => {
  const { become, server, setOrder } = await givenOrder(aLetter)
  await screen.findByRole('region', { name: title })
  setOrder(anOrder())
  const before = server.asked('/api/orders/o1').length
  act(() => become(ann))
  await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull())
  await waitFor(() => expect(server.asked('/api/orders/o1').length).toBe(before + 1))
  await waitFor(() => expect(screen.queryByText(/then we send payment instructions there/)).toBeNull())
})

test('the account menu says it too, and leads to the same', async () => {
  const { user, become } = await givenOrder(aLetter)
  await user.click(screen.getByRole('button', { name: 'Account: Ann' }))
  expect(await screen.findByText('Address not confirmed yet')).toBeTruthy()
  await user.click(screen.getByRole('menuitem', { name: 'Confirm address' }))
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(await within(dialog).findByText(/We sent a letter to ann@example.com/)).toBeTruthy()
  act(() => become(ann))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
})
