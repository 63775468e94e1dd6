import { json, refusal } from '@karavan/testing/page/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { ann, givenBuyerApp, guest, place } from '../../test/buyer-app.tsx'
import { aCart } from '../../test/orders.ts'

// Parts that come when they are wanted: their fetching is not what these tests are about.
beforeAll(() => Promise.all([import('./account-page.tsx'), import('@karavan/web-kit/ui/confirm-dialog.tsx')]))

const aSession = (fields: object) => ({
  id: 's1',
  browser: 'Chrome',
  system: 'Windows',
  network: '203.0.113.*',
  signed_in_at: '2026-04-01T10:00:00Z',
  last_used_at: '2026-04-02T10:00:00Z',
  is_current: false,
  ...fields,
})
const address = {
  id: 'a1',
  recipient_name: 'Ann Brown',
  phone_number: '+7 900 000-00-00',
  street_address: 'Main 1',
  district: null,
  city: 'Perm',
  state_province: 'Perm',
  postal_code: '614000',
  country: 'Russia',
  is_default: true,
}

async function givenAccountPage(user: typeof ann | typeof guest = ann) {
  let unwanted: string[] = []
  const page = await givenBuyerApp('/account', {
    user,
    answers(server) {
      server.on('GET', /^\/api\/cart$/, () => json(aCart()))
      server.on('GET', /^\/api\/account\/sessions$/, () =>
        json({ success: true, sessions: [aSession({ id: 'own', is_current: true, browser: 'Firefox' }), aSession({})] }),
      )
      server.on('GET', /^\/api\/account\/address$/, () =>
        json({ success: true, email: ann.email, is_proven: true, letter: null, pending: null }),
      )
      server.on('GET', /^\/api\/account\/mails$/, () => json({ success: true, unwanted }))
      server.on('PUT', /^\/api\/account\/mails$/, () => refusal(500, 'internal'))
      server.on('DELETE', /^\/api\/account\/sessions\/s1$/, () => json({ success: true }))
      server.on('GET', /^\/api\/addresses$/, () => json({ success: true, addresses: [address] }))
      unwanted = ['delivered']
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'My account' })
  return page
}

test('a guest has language, colours and the ways to an account, and nothing of an account is asked for', async () => {
  const { server } = await givenAccountPage(guest)
  expect(screen.getByRole('heading', { name: 'You are here as a guest' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Dark' })).toBeTruthy()
  expect(server.asked('/api/account')).toEqual([])
})

test('the address book is here with an empty cart, without anything to choose [W-18]', async () => {
  await givenAccountPage()
  expect(await screen.findByText('Ann Brown')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(place()).toBe('/account')
})

test('an unknown device can be ended, one’s own not', async () => {
  const { user, server } = await givenAccountPage()
  expect(await screen.findByText('Firefox on Windows')).toBeTruthy()
  expect(screen.getByText(/203\.0\.113\.\* *$|· 203\.0\.113\.\*/, { selector: 'li:last-child p' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'End the session: Firefox on Windows' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'End the session: Chrome on Windows' }))
  await waitFor(() => expect(screen.queryByText('Chrome on Windows')).toBeNull())
  expect(server.asked('/api/account/sessions/s1')).toHaveLength(1)
})

test('a choice of mails that could not be saved is taken back and says so', async () => {
  const { user } = await givenAccountPage()
  const shipped = await screen.findByRole('checkbox', { name: 'Order shipped' })
  expect((screen.getByRole('checkbox', { name: 'Order completed' }) as HTMLInputElement).checked).toBe(false)
  await user.click(shipped)
  expect(await screen.findByText('The choice of mails could not be saved.')).toBeTruthy()
  expect((screen.getByRole('checkbox', { name: 'Order shipped' }) as HTMLInputElement).checked).toBe(true)
})

test('deleting asks for the password first', async () => {
  const { user } = await givenAccountPage()
  await user.click(screen.getByRole('button', { name: 'Delete account' }))
  const form = screen.getByLabelText('Present password').closest('form')!
  await user.click(within(form).getByRole('button', { name: 'Delete for good' }))
  expect(await within(form).findByText('Enter your password.')).toBeTruthy()
})
