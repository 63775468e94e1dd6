import { givenServer, givenStream, json } from '@karavan/testing/page/server.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { chooseLanguage, laterTexts, startTexts } from '@karavan/web-kit/lib/i18n.ts'
import { mobileQuery } from '@karavan/web-kit/lib/use-media-query.ts'
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { appTexts } from '../lib/texts.ts'
import { toProductCard } from '../wire/product-card.ts'
import { App } from './app.tsx'
import { createServices } from './services.ts'

const time = '2026-01-01T10:00:00.000Z'
const conversation = (id: string, title: string) => ({
  id,
  title,
  created_at: time,
  updated_at: time,
  user_id: 'u',
  metadata: {},
  active_stream_id: null,
})
const message = (id: string, fields: Record<string, unknown> = {}) => ({
  id,
  role: 'assistant',
  content: id,
  created_at: time,
  timestamp: time,
  turn_number: 1,
  message_type: 'text',
  metadata: {},
  ...fields,
})
const product = {
  id: 'sample-1',
  item_id: '1',
  platform: 'sample',
  title: 'Thermos mug',
  currency: 'CNY',
  images: [],
  moq: 1,
  price_ladder: [],
}
const widget = message('w', {
  content: '',
  message_type: 'product_widget',
  metadata: { products: [{ product_id: 'sample-1', title: 'Thermos mug', price: 5, currency: 'RUB', llm_reasoning: 'Fits the price' }] },
})

// What is waited for comes or does not come: how fast the machine is must not decide it.
configure({ asyncUtilTimeout: 30_000 })

// Parts that come when they are wanted: their fetching is not what these tests are about.
beforeAll(() =>
  Promise.all([
    import('../features/chat/api.ts'),
    import('../features/chat/stream.ts'),
    import('../features/chat/components/html-content.tsx'),
    import('../features/product/components/product-panel.tsx'),
    import('./conversations-sheet.tsx'),
  ]),
)
beforeEach(async () => {
  await startTexts(appTexts)
  // Parts that came in an earlier test are drawn at once.
  await laterTexts()
  await chooseLanguage('en')
})

/** The whole app at an address, with a guest, on a scripted network. */
async function givenApp(path: string, { isMobile = false } = {}) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query): MediaQueryList =>
      Object.assign(new EventTarget(), {
        matches: isMobile && query === mobileQuery,
        media: query,
        onchange: null,
        addListener() {},
        removeListener() {},
      }),
  )
  const server = givenServer()
  const listed = [conversation('mugs', 'Mugs'), conversation('lamps', 'Lamps')]
  server.on('GET', /^\/api\/conversations\?/, () => json({ success: true, conversations: listed, total: 2, limit: 50, offset: 0 }))
  for (const one of listed) {
    server.on('GET', new RegExp(`^/api/conversations/${one.id}$`), () => json({ success: true, conversation: one }))
    server.on('GET', new RegExp(`^/api/conversations/${one.id}/messages$`), () =>
      json({
        success: true,
        conversation_id: one.id,
        messages: [message(`q-${one.id}`, { role: 'user', content: `about ${one.title}` }), ...(one.id === 'mugs' ? [widget] : [])],
      }),
    )
  }
  server.on('GET', /^\/api\/products\/sample-1\?/, () => json({ success: true, product }))
  server.on('GET', /config\.json$/, () =>
    json({
      identity: { mode: 'builtin', apiKey: 'k', projectId: 'p' },
      google: { enabled: false },
      marketplaceLinkHosts: ['detail.1688.com'],
      isSampleMarket: true,
    }),
  )
  window.history.replaceState(null, '', path)
  useSession.setState({ user: { uid: 'u', isAnonymous: true } as never, isLoading: false })
  const services = createServices()
  onTestFinished(() => {
    services.chat.close()
    useSession.setState({ user: null, isLoading: true })
  })
  const shown = render(<App services={services} />)
  await screen.findByRole('main')
  return { ...shown, server, services, user: userEvent.setup() }
}
const base = import.meta.env.BASE_URL.replace(/\/$/, '')
const place = () => location.pathname.slice(base.length) + location.search
const title = () => screen.getByRole('heading', { level: 1 }).textContent

test('an address opens its conversation, with its title in the header and the page [RT-03 CH-05]', async () => {
  await givenApp(`${base}/conversation/mugs`)
  expect(await screen.findByText('about Mugs')).toBeTruthy()
  await waitFor(() => expect(title()).toBe('Mugs'))
  expect(document.title).toBe('Mugs · Karavan')
})

test('the list leads from one conversation to another, New search to the start screen [CH-05 RT-11 RT-14]', async () => {
  const { user } = await givenApp(`${base}/`)
  expect(title()).toBe('Welcome to Karavan')
  await user.click(await screen.findByRole('link', { name: /^Lamps/ }))
  expect(await screen.findByText('about Lamps')).toBeTruthy()
  expect(place()).toBe('/conversation/lamps')
  await user.click(screen.getByRole('button', { name: 'New search' }))
  await waitFor(() => expect(place()).toBe('/'))
  expect(screen.queryByText('about Lamps')).toBeNull()
  expect(title()).toBe('Welcome to Karavan')
})

test('the start screen says that the sample market is made up', async () => {
  await givenApp(`${base}/`)
  await waitFor(() => expect(screen.getByText(/the goods are made up/).closest('p')!.className).not.toContain('invisible'))
})

test('an address that is none of ours says so and has a way on', async () => {
  const { user } = await givenApp(`${base}/no/such/screen`)
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy()
  expect(place()).toBe('/no/such/screen')
  expect(document.title).toBe('There is no such page · Karavan')
  await user.click(screen.getByRole('link', { name: 'To the start' }))
  await waitFor(() => expect(place()).toBe('/'))
})

test('the first question goes to a temporary address and, once complete, to the saved one in its place [RT-12 RT-13 CH-47]', async () => {
  const { user, server } = await givenApp(`${base}/`)
  const stream = givenStream()
  server.on('POST', /start$/, () => json({ success: true, stream_id: 's', conversation_id: 'new', user_message_id: 'q' }))
  server.on('GET', /stream\/s$/, () => stream.response)
  server.on('GET', /^\/api\/conversations\/new\/messages$/, () =>
    json({
      success: true,
      conversation_id: 'new',
      messages: [message('q', { role: 'user', content: 'towels' }), message('a', { content: '<b>Here</b>' })],
    }),
  )
  const before = window.history.length
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'towels{Enter}')
  expect(place()).toMatch(/^\/conversation\/temp-/)
  expect(title()).toBe('towels')
  await act(async () => {
    stream.send({ type: 'response', content: '<b>Here</b>', message_id: 'a' })
    stream.send({ type: 'complete', conversation_id: 'new' })
  })
  await waitFor(() => expect(place()).toBe('/conversation/new'))
  expect(window.history.length).toBe(before + 1)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: /^towels/ })).toHaveLength(1)
})

test('a card opens its product under an address of its own; Back and Escape close it [CH-27 CH-28]', async () => {
  const { user } = await givenApp(`${base}/conversation/mugs`)
  const open = async () => user.click(await within(await screen.findByRole('list', { name: 'Products' })).findByRole('link'))
  await open()
  const panel = await screen.findByRole('dialog', { name: 'Product details' })
  expect(await within(panel).findByText('Fits the price')).toBeTruthy()
  expect(place()).toBe('/conversation/mugs?product=sample-1')
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(place()).toBe('/conversation/mugs'))
})

test('a product that two answers show is opened with the reason of the one whose card was pressed [CH-28]', async () => {
  const { user, services } = await givenApp(`${base}/conversation/mugs`)
  await screen.findByRole('list', { name: 'Products' })
  const newer = toProductCard({ product_id: 'sample-1', title: 'Thermos mug', llm_reasoning: 'Leaves first' })!
  act(() => void services.chat.messages.add('mugs', { role: 'assistant', content: '', turn_number: 2, products: [newer] }))
  const cards = await screen.findAllByRole('link', { name: /^.*Thermos mug.*(Fits the price|Leaves first)/ })
  for (const [at, reason] of ['Fits the price', 'Leaves first'].entries()) {
    await user.click(cards[at]!)
    const panel = await screen.findByRole('dialog', { name: 'Product details' })
    expect(await within(panel).findByText(reason)).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

test('a marketplace link opens its product; one that is not known is logged and opens nothing [CH-54 CH-55 ER-20]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, server, services } = await givenApp(`${base}/conversation/lamps`)
  await screen.findByText('about Lamps')
  const links = '<a href="https://detail.1688.com/offer/1.html">known</a> <a href="https://detail.1688.com/offer/2.html">unknown</a>'
  act(() => services.chat.messages.add('lamps', { role: 'assistant', content: links, turn_number: 1 }))
  server.on('GET', /by-url\?.*offer%2F1/, () => json({ success: true, product }))
  await user.click(await screen.findByRole('link', { name: 'unknown' }))
  await waitFor(() => expect(logged).toHaveBeenCalled())
  expect(place()).toBe('/conversation/lamps')
  await user.click(screen.getByRole('link', { name: 'known' }))
  expect(await screen.findByRole('heading', { name: 'Thermos mug' })).toBeTruthy()
})

test('up to 768 px the list is a sheet over the page, which does not scroll meanwhile; Back and a choice close it [CH-03 CO-07]', async () => {
  expect(mobileQuery).toBe('(max-width: 768px)')
  const { user } = await givenApp(`${base}/`, { isMobile: true })
  expect(screen.queryByRole('navigation')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open conversations' }))
  const sheet = await screen.findByRole('dialog', { name: 'Conversations' })
  await waitFor(() =>
    expect(getComputedStyle(document.body).overflow + getComputedStyle(document.documentElement).overflow).toContain('hidden'),
  )
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(getComputedStyle(document.body).overflow).not.toBe('hidden')
  await user.click(screen.getByRole('button', { name: 'Open conversations' }))
  await user.click(await within(await screen.findByRole('dialog')).findByRole('link', { name: /^Mugs/ }))
  await waitFor(() => expect(place()).toBe('/conversation/mugs'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sheet.isConnected).toBe(false)
})

test('wider than that the list stands beside the conversation [CH-03]', async () => {
  await givenApp(`${base}/`)
  expect(screen.getByRole('navigation', { name: 'Conversations' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open conversations' })).toBeNull()
})

test('the guest’s hint and every other text follow the language [CH-04 LA-05]', async () => {
  await givenApp(`${base}/`)
  expect(screen.getByText('Sign in to save your conversations')).toBeTruthy()
  await act(() => chooseLanguage('ru'))
  expect(screen.getByText('Войдите, чтобы сохранить диалоги')).toBeTruthy()
  expect(title()).toBe('Добро пожаловать!')
})
