// @page own
import { givenStream, json, refusal, settle } from '@karavan/testing/page/server.ts'
import { session, useSession } from '@karavan/web-kit/account/session/session.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ann, givenBuyerApp, guest, pageConfig, place } from '../../test/buyer-app.tsx'
import { aCartItem } from '../../test/orders.ts'

// What is proven here is that the app uses its parts: each of them has tests of its own.

// Parts that come when they are wanted: their fetching is not what these tests are about.
beforeAll(() =>
  Promise.all([
    import('../features/chat/api.ts'),
    import('../features/chat/stream.ts'),
    import('../features/chat/components/html-content.tsx'),
    import('../features/product/components/product-panel.tsx'),
    import('../features/cart/flight.ts'),
  ]),
)

type Server = Awaited<ReturnType<typeof givenBuyerApp>>['server']

/** A server that takes the first question and gives its reply into the test's hand. */
function givenReply(server: Server) {
  const stream = givenStream()
  server.on('POST', /^\/api\/search\/start$/, () => json({ success: true, stream_id: 's', conversation_id: 'new', user_message_id: 'q' }))
  server.on('GET', /^\/api\/search\/stream\/s$/, () => stream.response)
  server.on('GET', /^\/api\/conversations\/new\/messages$/, () => json({ success: true, conversation_id: 'new', messages: [] }))
  return stream
}
const aConversation = (id: string) => ({
  id,
  title: id,
  created_at: '2026-01-01T10:00:00.000Z',
  updated_at: '2026-01-01T10:00:00.000Z',
  user_id: 'guest',
  metadata: {},
})
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })

/** An identity service that knows one guest. */
function givenIdentity(server: Server) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const token = `${part({ alg: 'RS256' })}.${part({ sub: 'guest-1', user_id: 'guest-1', iat: now, exp: now + 3_600 })}.x`
  server.on('POST', /accounts:signUp/, () => json({ idToken: token, refreshToken: 'r', expiresIn: '3600', localId: 'guest-1' }))
  server.on('POST', /accounts:lookup/, () => json({ users: [{ localId: 'guest-1', createdAt: '0', lastLoginAt: '0' }] }))
  return token
}

test('every call of the chat carries the token of the session that the app has started, the event stream too [NF-01]', async () => {
  let token = ''
  const { server, services, user } = await givenBuyerApp('/', {
    user: null,
    answers: (given) => {
      token = givenIdentity(given)
    },
  })
  services.start()
  await waitFor(() => expect(useSession.getState().user?.uid).toBe('guest-1'))
  const stream = givenReply(server)
  await user.type(field(), 'towels{Enter}')
  await waitFor(() => expect(server.asked('/api/search/stream/s')).toHaveLength(1))
  await act(async () => stream.send({ type: 'complete', conversation_id: 'new' }))
  await waitFor(() => expect(server.asked('/api/conversations/new/messages')).toHaveLength(1))
  // A new guest has no list to be asked for before the first talk.
  await waitFor(() => expect(server.asked('/api/conversations?')).toHaveLength(1), { timeout: 20_000 })
  const calls = server.calls.filter(({ path }) => path.startsWith('/api/'))
  const paths = ['/api/conversations?limit=50&offset=0', '/api/search/start', '/api/search/stream/s', '/api/conversations/new/messages']
  expect(calls.map(({ path }) => path)).toEqual(expect.arrayContaining(paths))
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(calls.map(() => `Bearer ${token}`))
})

test('no call of the chat sends credentials to another site [NF-06]', async () => {
  const { server, user } = await givenBuyerApp('/', { user: guest })
  const credentials = new Map<string, RequestCredentials | undefined>()
  const toServer = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    credentials.set(pathname, input instanceof Request ? input.credentials : init?.credentials)
    return toServer(input, init)
  })
  const stream = givenReply(server)
  await user.type(field(), 'towels{Enter}')
  await waitFor(() => expect(server.asked('/api/search/stream/s')).toHaveLength(1))
  await act(async () => stream.send({ type: 'complete', conversation_id: 'new' }))
  await waitFor(() => expect(credentials.has('/api/conversations/new/messages')).toBe(true))
  expect([...credentials.keys()]).toEqual(expect.arrayContaining(['/api/search/start', '/api/search/stream/s']))
  expect([...credentials].filter(([, sent]) => sent !== 'same-origin')).toEqual([])
})

test('errors of the page are reported to the configured address, the browser’s own rejections are not [NF-08]', async () => {
  const { server, services } = await givenBuyerApp('/', { user: guest })
  server.on('GET', /config\.json$/, () => json({ ...pageConfig, sentryDsn: 'https://key@errors.example/1' }))
  services.client.clear()
  const reports: string[] = []
  const toServer = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).startsWith('https://errors.example/')) return toServer(input, init)
    reports.push(new TextDecoder().decode(await new Response(init?.body).arrayBuffer()))
    return new Response('{}')
  })
  const handlerBefore = window.onunhandledrejection
  services.start()
  await waitFor(() => expect(window.onunhandledrejection).not.toBe(handlerBefore))
  const reject = (reason: unknown) =>
    window.onunhandledrejection?.(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }))
  reject('just a word')
  reject(new Error('the panel broke'))
  await waitFor(() => expect(reports.join()).toContain('the panel broke'))
  await settle()
  expect(reports.join()).not.toContain('Non-Error promise rejection')
})

test('the first question leads to no call under its temporary id, also where its address is opened again [CH-53]', async () => {
  const { server, user, services } = await givenBuyerApp('/', { user: guest })
  for (const id of ['other', 'new']) {
    server.on('GET', new RegExp(`^/api/conversations/${id}$`), () => json({ success: true, conversation: aConversation(id) }))
    server.on('GET', new RegExp(`^/api/conversations/${id}/messages$`), () => json({ success: true, conversation_id: id, messages: [] }))
  }
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.on('POST', /^\/api\/search\/start$/, () => refusal(500))
  await user.type(field(), 'towels{Enter}')
  const temporary = place()
  expect(temporary).toMatch(/^\/conversation\/temp-/)
  const apology = () => screen.findByText(/^Sorry, there was an error/, {})
  await apology()
  const go = (address: string) =>
    act(() => services.router.navigate({ to: '/conversation/$conversationId', params: { conversationId: address.split('/').at(-1)! } }))
  await go('/conversation/other')
  await go(temporary)
  await apology()
  // Elsewhere and back again in the middle of the reply, and a temporary address that nobody knows.
  givenReply(server)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(server.asked('/api/search/stream/s')).toHaveLength(1))
  for (const address of ['/conversation/other', temporary, '/conversation/temp-unknown']) await go(address)
  await waitFor(() => expect(place()).toBe('/'))
  await act(() => settle())
  expect(server.asked().filter((call) => call.includes('temp-'))).toEqual([])
})

test('what is open beside or over the first answer stays open when its conversation gets its own address', async () => {
  const { server, user, services } = await givenBuyerApp('/', { user: guest })
  server.on('GET', /^\/api\/conversations\/new$/, () => json({ success: true, conversation: aConversation('new') }))
  server.on('GET', /^\/api\/products\/p1\?/, () => refusal(404))
  const stream = givenReply(server)
  await user.type(field(), 'towels{Enter}')
  await waitFor(() => expect(server.asked('/api/search/stream/s')).toHaveLength(1))
  act(() => services.router.navigate({ to: '.', search: { product: 'p1' }, state: { isProductPushed: true, isCartOpen: true } }))
  stream.send({ type: 'complete', conversation_id: 'new' })
  await waitFor(() => expect(place()).toBe('/conversation/new?product=p1'))
  expect(services.router.place.state).toEqual({ isProductPushed: true, isCartOpen: true })
})

test('who has gone on to another page while the first answer came is not called back to it, and finds it by Back', async () => {
  const { server, user, services } = await givenBuyerApp('/', { user: guest })
  server.on('GET', /^\/api\/conversations\/new$/, () => json({ success: true, conversation: aConversation('new') }))
  const stream = givenReply(server)
  await user.type(field(), 'towels{Enter}')
  await waitFor(() => expect(server.asked('/api/search/stream/s')).toHaveLength(1))
  act(() => services.router.navigate({ to: '/saved' }))
  stream.send({ type: 'complete', conversation_id: 'new' })
  await waitFor(() => expect(services.chat.store.getState().activeConversationId).toBe('new'))
  expect(place()).toBe('/saved')
  act(() => services.router.back())
  await waitFor(() => expect(place()).toBe('/conversation/new'))
})

test('a send that fails shows the stated apology with a way to try again, and the field takes words again [ER-17]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = await givenBuyerApp('/', { user: guest })
  server.on('POST', /^\/api\/search\/start$/, () => refusal(500))
  await user.type(field(), 'towels{Enter}')
  const answer = await screen.findByRole('article', { name: 'Karavan' })
  expect(await within(answer).findByText('Sorry, there was an error processing your message. Please try again.', {})).toBeTruthy()
  expect(field().disabled).toBe(false)
  const stream = givenReply(server)
  await user.click(within(answer).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(server.asked('/api/search/stream/s')).toHaveLength(1))
  expect(screen.queryByText(/^Sorry/)).toBeNull()
  await act(async () => stream.send({ type: 'complete', conversation_id: 'new' }))
})

test('a question that comes too soon is refused at once, with the reason and the wait', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = await givenBuyerApp('/', { user: guest })
  server.on('POST', /^\/api\/search\/start$/, () => {
    const refused = refusal(429, 'too_many_requests')
    refused.headers.set('retry-after', '17')
    return refused
  })
  await user.type(field(), 'towels{Enter}')
  const answer = await screen.findByRole('article', { name: 'Karavan' })
  expect(await within(answer).findByText(/^Sorry, there was an error .* the next one can be asked in 17 s\.$/, {})).toBeTruthy()
})

test.each([
  ['account', /^500 questions a day can be asked, and they have been\. The next one can be asked in 5 hours\.$/],
  ['address', /^Too many questions came from your network today\. The next one can be asked in 5 hours\.$/],
])('a question that is one too many for the %s is refused at once, with the reason and the wait', async (of, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = await givenBuyerApp('/', { user: guest })
  const quota = { code: 'quota_reached', quota: 'turns', of, max: 500, wait_seconds: 4 * 3600 + 1 }
  server.on('POST', /^\/api\/search\/start$/, () => json({ success: false, error: 'x', request_id: 'r', ...quota }, 429))
  await user.type(field(), 'towels{Enter}')
  const answer = await screen.findByRole('article', { name: 'Karavan' })
  expect(await within(answer).findByText(words, {})).toBeTruthy()
})

test('an account that keeps as many conversations as it may is told what to delete', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = await givenBuyerApp('/', { user: ann })
  const full = { success: false, error: 'x', code: 'too_many_conversations', conversations_max: 1000, request_id: 'r' }
  server.on('POST', /^\/api\/search\/start$/, () => json(full, 409))
  await user.type(field(), 'towels{Enter}')
  const answer = await screen.findByRole('article', { name: 'Karavan' })
  expect(await within(answer).findByText(/^You have 1,000 conversations and cannot keep more\. Delete some/, {})).toBeTruthy()
})

test('a reply that is not sent because too many are being read says so, with a way to look again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = await givenBuyerApp('/', { user: guest })
  givenReply(server)
  server.on('GET', /^\/api\/search\/stream\/s$/, () => refusal(429, 'quota_reached'))
  const running = { success: true, conversation: { ...aConversation('new'), active_stream_id: 's' } }
  server.on('GET', /^\/api\/conversations\/new$/, () => json(running))
  await user.type(field(), 'towels{Enter}')
  expect(await screen.findByText(/^Too many replies are open at the same time/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy()
})

test('while the browser works for its guest the reply that waits for it says why', async () => {
  const { server, user } = await givenBuyerApp('/', { user: guest })
  givenReply(server)
  session.useSession.setState({ isWorkingForGuest: true })
  await user.type(field(), 'towels{Enter}')
  expect(await screen.findByText(/^Many guests come from your network right now/)).toBeTruthy()
  act(() => session.useSession.setState({ isWorkingForGuest: false }))
})

test('a visitor whom no guest is made for reads why at once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = await givenBuyerApp('/', { user: guest })
  vi.spyOn(session, 'isGuestRefused').mockReturnValue(true)
  server.on('POST', /^\/api\/search\/start$/, () => refusal(401, 'unauthenticated'))
  await user.type(field(), 'towels{Enter}')
  const answer = await screen.findByRole('article', { name: 'Karavan' })
  expect(await within(answer).findByText(/^Sorry, there was an error .* Too many new visitors .* Sign in, or try again/, {})).toBeTruthy()
})

test('what is added in the product panel flies to the cart and lets its badge bounce [PR-30 CO-09]', async () => {
  const product = { id: 'p1', platform: 'sample', title: 'Thermos mug', price: 10, currency: 'RUB', image_url: '/a.webp', images: [] }
  const { server, user } = await givenBuyerApp('/?product=p1', {
    user: ann,
    answers: (given) => {
      given.on('GET', /^\/api\/products\/p1\?/, () => json({ success: true, product }))
    },
  })
  server.on('POST', /^\/api\/cart\/items$/, () => json({ success: true, item: aCartItem() }))
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 44, 44))
  const moved: { of: string; durationMs: unknown }[] = []
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, _frames, timing) {
    moved.push({ of: this.id || this.tagName, durationMs: typeof timing === 'object' ? timing.duration : timing })
    return { finished: Promise.resolve(), currentTime: 800, cancel() {} } as never
  })
  const panel = await screen.findByRole('dialog', { name: 'Product details' })
  await user.click(await within(panel).findByRole('button', { name: 'Add to Cart' }))
  await waitFor(() => expect(moved.some(({ durationMs }) => durationMs === 600)).toBe(true))
  expect(moved).toEqual(
    expect.arrayContaining([
      { of: 'IMG', durationMs: 800 },
      { of: 'cart-badge', durationMs: 600 },
    ]),
  )
})

test('a conversation whose address is opened before the session is known is shown once it is [RT-03]', async () => {
  const { server, become } = await givenBuyerApp('/conversation/mugs', {
    user: null,
    answers: (given) => {
      given.on('GET', /^\/api\/conversations\/mugs$/, () => json({ success: true, conversation: aConversation('mugs') }))
      given.on('GET', /^\/api\/conversations\/mugs\/messages$/, () =>
        json({
          success: true,
          conversation_id: 'mugs',
          messages: [{ id: 'q', role: 'user', content: 'about mugs', turn_number: 1, created_at: '2026-01-01T10:00:00.000Z' }],
        }),
      )
    },
  })
  await act(() => settle())
  expect(server.asked('/api/conversations')).toEqual([])
  act(() => become(guest))
  expect(await screen.findByText('about mugs')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('mugs')
})
