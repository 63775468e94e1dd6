import { json, refusal } from '@karavan/testing/page/server.ts'
import { chooseLanguage } from '@karavan/web-kit/lib/i18n.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { givenBuyerApp, guest, pageConfig } from '../../test/buyer-app.tsx'

const versions = { en: '0123456789abcdef', ru: '1123456789abcdef', zh: '2123456789abcdef' }
const consent = { terms: versions, privacy: { ...versions, en: '3123456789abcdef' } }
const whole = {
  name: 'Karavan',
  legal_name: 'ООО «Караван»',
  inn: '7701234560',
  email: 'help@shop.example',
  phone: '+7 495 123-45-67',
  messenger: 'https://t.me/shop',
  hours: '10-19',
}

async function givenShop(path: string, shop: object, options: Parameters<typeof givenBuyerApp>[1] = {}) {
  const app = await givenBuyerApp(path, {
    ...options,
    answers(server) {
      server.on('GET', /config\.json$/, () => json({ ...pageConfig, shop }))
      options.answers?.(server)
    },
  })
  return app
}

test('the start says how it goes, and names a person to write to and the shop’s pages, in the reader’s language', async () => {
  await givenShop('/', whole, { user: guest })
  const steps = within(await screen.findByRole('list', { name: 'How it works' }))
  // Shorter words where the screen is narrow; the styles show one of the two.
  const [short, long] = [0, 1].map((at) => steps.getAllByRole('listitem').map(({ children }) => children[at]?.textContent))
  expect(short).toEqual(['We search', 'you pay', 'we check', 'we deliver'])
  expect(long).toEqual(['We search', 'you pay by invoice', 'we check at the warehouse', 'we deliver'])
  expect((await screen.findByRole('link', { name: 'help@shop.example' })).getAttribute('href')).toBe('mailto:help@shop.example')
  expect(screen.getByRole('link', { name: '+7 495 123-45-67' }).getAttribute('href')).toBe('tel:+74951234567')
  expect(screen.getByRole('link', { name: 'messenger' }).getAttribute('href')).toBe('https://t.me/shop')
  expect(screen.getByText('ООО «Караван» · INN 7701234560')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Terms of sale' }).getAttribute('href')).toBe('/pages/terms?lang=en')
  await act(() => chooseLanguage('ru'))
  expect(screen.getByRole('link', { name: 'Возврат и обмен' }).getAttribute('href')).toBe('/pages/returns?lang=ru')
  expect(screen.getByText('вы платите по счёту')).toBeTruthy()
})

test('the shop’s name stands at the head of every screen, and in the window’s title', async () => {
  await givenShop('/', { ...whole, name: 'Караван-Опт' }, { user: guest })
  const beside = await screen.findByRole('navigation', { name: 'Conversations' })
  expect(await within(beside).findByText('Караван-Опт')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to Караван-Опт')
  expect(screen.getByText(/^Say what you need, .* Караван-Опт searches/)).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Караван-Опт'))
})

test('… beside the chat too', async () => {
  await givenShop('/account', { ...whole, name: 'Караван-Опт' }, { user: guest })
  expect(await screen.findByRole('link', { name: 'Караван-Опт' })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('My account · Караван-Опт'))
})

test('a shop that has said nothing of itself has its pages at the foot, and no empty line', async () => {
  await givenShop('/', { name: 'Karavan' }, { user: guest })
  const foot = (await screen.findByRole('navigation', { name: 'About the shop' })).parentElement as HTMLElement
  expect(foot.textContent).toBe('How to buy hereTerms of salePersonal dataReturns')
})

test('an account that has agreed to nothing is asked before it goes on, by a tick of its own; what it saw is told', async () => {
  let isNeeded = true
  const { user, server } = await givenShop(
    '/',
    { ...whole, consent },
    {
      answers(server) {
        server.on('GET', /^\/api\/account\/consent$/, () => json({ success: true, is_needed: isNeeded }))
        server.on('POST', /^\/api\/account\/consent$/, () => refusal(500))
      },
    },
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'One step is left' }))
  const box = dialog.getByRole('checkbox', { name: 'I consent to the processing of my personal data' })
  expect(box).toHaveProperty('checked', false)
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(dialog.getByRole('alert').textContent).toContain('Without your consent')
  expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([])
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'One step is left' })).toBeTruthy()
  await user.click(box)
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await dialog.findByText('It was not saved. Please try again.')
  server.on('POST', /^\/api\/account\/consent$/, () => {
    isNeeded = false
    return json({ success: true, is_needed: false })
  })
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    language: 'en',
    terms: versions.en,
    privacy: consent.privacy.en,
  })
})

test('a guest is asked for nothing, and neither is anybody where the shop names nobody', async () => {
  const asGuest = await givenShop('/', { ...whole, consent }, { user: guest })
  await screen.findByRole('link', { name: 'help@shop.example' })
  expect(asGuest.server.asked('/api/account/consent')).toEqual([])
  asGuest.unmount()
  const bare = await givenShop('/', whole)
  await screen.findByRole('link', { name: 'help@shop.example' })
  expect(bare.server.asked('/api/account/consent')).toEqual([])
})
