import { givenServer, givenStream, json, refusal, settle } from '@karavan/testing/page/server.ts'
import { createQueryClient } from '@karavan/web-kit/app/query-client.ts'
import { MutationObserver } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type ChatDeps, createChat } from './chat.ts'
import { shownConversations } from './conversations.ts'
import { shownMessages } from './messages.ts'
import { conversationQuery, conversationsQuery, messagesQuery } from './queries.ts'
import { createChatStore } from './store.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()
const conversation = (id: string, fields: Record<string, unknown> = {}) => ({
  id,
  title: id,
  created_at: at(0),
  updated_at: at(0),
  user_id: 'u',
  metadata: {},
  active_stream_id: null,
  ...fields,
})
const message = (id: string, fields: Record<string, unknown> = {}) => ({
  id,
  role: 'assistant',
  content: id,
  created_at: at(1),
  timestamp: at(1),
  turn_number: 1,
  message_type: 'text',
  metadata: {},
  ...fields,
})
const question = (id: string, content: string, turn = 1) => message(id, { role: 'user', content, turn_number: turn, created_at: at(0) })
const started = (fields: Record<string, unknown> = {}) =>
  json({ success: true, stream_id: 's', conversation_id: 'real', user_message_id: 'q1', ...fields })
const complete = { type: 'complete', conversation_id: 'real' }

// The chat fetches these two when it first needs them; a test that waits for the network must not wait for the disk.
beforeAll(() => Promise.all([import('./api.ts'), import('./stream.ts')]))

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** A chat on a network of its own. The route follows what the chat asks for, as the app's router does. */
function givenChat({ uid = () => 'u', ready = async () => {} }: Partial<Pick<ChatDeps, 'uid' | 'ready'>> = {}) {
  const server = givenServer()
  const store = createChatStore()
  const routes: string[] = []
  const client = createQueryClient()
  const chat = createChat({
    store,
    client,
    navigate: {
      toConversation(id, { replace }) {
        routes.push(`${replace ? 'replace' : 'push'} ${id}`)
        chat.open(id)
      },
      renamed(_, to) {
        // Here the address names what is open.
        const { activeConversationId } = store.getState()
        if (activeConversationId !== null && activeConversationId !== to) return
        routes.push(`replace ${to}`)
        chat.open(to)
      },
      toStart({ replace }) {
        routes.push(`${replace ? 'replace' : 'push'} /`)
        chat.clear()
      },
    },
    apology: () => 'Sorry, there was an error processing your message. Please try again.',
    announce: () => {},
    prepareAnswers: async () => {},
    uid,
    ready,
  })
  onTestFinished(() => chat.close())
  server.on('GET', /^\/api\/conversations\?/, () => json({ success: true, conversations: [], total: 0, limit: 50, offset: 0 }))
  const givenMessages = (id: string, ...messages: unknown[]) => {
    server.on('GET', new RegExp(`^/api/conversations/${id}/messages$`), () => json({ success: true, conversation_id: id, messages }))
    server.on('GET', new RegExp(`^/api/conversations/${id}$`), () => json({ success: true, conversation: conversation(id) }))
  }
  const givenReply = () => {
    const stream = givenStream()
    server.on('POST', /^\/api\/search\/(start|[^/]+\/continue)$/, () => started())
    server.on('GET', /^\/api\/search\/stream\/s$/, () => stream.response)
    return stream
  }
  /** What the screens show: the store, and what is read from the cache together with it. */
  function state() {
    const { activeConversationId: id } = store.getState()
    const list = client.getQueryState(conversationsQuery(uid()).queryKey)
    const conversations = shownConversations(
      store.getState(),
      list?.status === 'success' ? list.data : [],
      client.getQueryData(conversationQuery(uid(), id ?? '').queryKey),
    )
    const messages = shownMessages(store.getState(), client.getQueryData(messagesQuery(uid(), id ?? '').queryKey))
    return { ...store.getState(), conversations, messages }
  }
  const shown = () => state().messages.map(({ role, content, products }) => (products ? 'cards' : `${role}: ${content}`))
  return { server, client, store, state, chat, routes, givenMessages, givenReply, shown }
}

test('the first message starts a search in a temporary conversation, the next one continues the saved one [CH-39 CH-40 CH-41]', async () => {
  const { server, state, chat, routes, givenMessages, givenReply } = givenChat()
  givenMessages('real', question('q1', 'mugs'), message('a1', { content: '<p>Here</p>' }))
  let stream = givenReply()
  const sending = chat.send('  mugs ')
  expect(routes).toEqual([expect.stringMatching(/^push temp-/)])
  expect(state().conversations[0]).toMatchObject({ id: expect.stringMatching(/^temp-/), title: 'mugs', metadata: { isTemporary: true } })
  expect(state().messages, 'CH-41').toMatchObject([{ role: 'user', content: 'mugs' }])
  await settle()
  expect(server.calls.find(({ path }) => path === '/api/search/start')?.body, 'CH-34').toEqual({ query: 'mugs' })
  stream.send({ type: 'response', content: '<p>Here</p>', message_id: 'a1', turn_number: 1 })
  stream.send(complete)
  await sending

  expect(routes.at(-1), 'RT-13').toBe('replace real')
  expect(state().conversations.map(({ id }) => id)).toEqual(['real'])
  stream = givenReply()
  const again = chat.send('cheaper')
  await settle()
  expect(server.calls.find(({ path }) => path === '/api/search/real/continue')?.body).toEqual({ message: 'cheaper' })
  stream.send(complete)
  await again
  expect(server.asked().filter((call) => call.includes('temp-'))).toEqual([])
})

test('cards that are there before slow marketplaces stand until the answer brings its own, and are no message', async () => {
  const { state, chat, shown, givenReply, givenMessages } = givenChat()
  givenMessages('real')
  const stream = givenReply()
  const sending = chat.send('mugs')
  await settle()
  stream.send({ type: 'progress', content: 'Waiting for 1688', cards: 6, products: [{ id: '1', title: 'Mug' }, 'no card'] })
  await settle()
  expect(state().streamingData).toMatchObject({ progress: 'Waiting for 1688', early: [{ product_id: '1', title: 'Mug' }] })
  expect(shown()).toEqual(['user: mugs'])
  stream.send({ type: 'response', content: 'Here they are', message_id: 'a1' })
  await settle()
  expect(state().streamingData?.early).toHaveLength(1)
  stream.send({ type: 'product_widget', content: '', products: [{ id: '2', title: 'Mug' }], metadata: {}, message_id: 'a2' })
  await settle()
  expect(state().streamingData?.early).toBeUndefined()
  expect(shown()).toEqual(['user: mugs', 'assistant: Here they are', 'cards'])
  stream.send(complete)
  await sending
})

test('progress, answers and cards are shown as they come; a blank answer adds nothing [CH-44 CH-45 CH-46]', async () => {
  const { state, chat, shown, givenReply, givenMessages } = givenChat()
  givenMessages('real')
  const stream = givenReply()
  const sending = chat.send('mugs')
  await settle()
  stream.send({ type: 'progress', content: 'Looking' })
  await settle()
  expect(state().streamingData).toMatchObject({ progress: 'Looking' })
  stream.send({ type: 'progress', content: 'Comparing' })
  for (const content of ['', '   ']) stream.send({ type: 'response', content })
  stream.send({ type: 'response' })
  await settle()
  expect(state().streamingData).toMatchObject({ progress: 'Comparing' })
  expect(shown()).toEqual(['user: mugs'])
  stream.send({ type: 'response_delta', content: 'Here ', message_id: 'a1' })
  stream.send({ type: 'response_delta', content: 'they are', message_id: 'a1' })
  await settle()
  expect(state().streamingData?.text).toBe('Here they are')
  stream.send({ type: 'response', content: 'Here they are', message_id: 'a1' })
  stream.send({ type: 'product_widget', content: '', products: [{ id: '1', title: 'Mug' }], metadata: {}, message_id: 'a2' })
  await settle()
  expect(state().streamingData?.text).toBeUndefined()
  expect(shown()).toEqual(['user: mugs', 'assistant: Here they are', 'cards'])
  stream.send(complete)
  await sending
  expect(state()).toMatchObject({ isProcessing: false, streamingData: null })
})

test('a reply that is repeated from its beginning replaces what it said before', async () => {
  const { chat, shown, givenReply, givenMessages } = givenChat()
  givenMessages('real')
  const stream = givenReply()
  const sending = chat.send('mugs')
  await settle()
  stream.send({ type: 'response', content: 'first try', message_id: 'a1' })
  stream.send({ type: 'response', content: 'second try', message_id: 'a1' })
  await settle()
  expect(shown()).toEqual(['user: mugs', 'assistant: second try'])
  stream.send(complete)
  await sending
})

test('words of an attempt that was given up are not read before those of the next', async () => {
  const { state, chat, shown, givenReply, givenMessages } = givenChat()
  givenMessages('real')
  const stream = givenReply()
  const sending = chat.send('mugs')
  await settle()
  stream.send({ type: 'response_delta', content: 'Half a sen', message_id: 'a1' })
  await settle()
  expect(state().streamingData?.text).toBe('Half a sen')
  stream.send({ type: 'restart', turn_number: 1 })
  await settle()
  expect(state().streamingData?.text).toBeUndefined()
  stream.send({ type: 'response_delta', content: 'All of it', message_id: 'a1' })
  await settle()
  expect(state().streamingData?.text).toBe('All of it')
  stream.send({ type: 'response', content: 'All of it', message_id: 'a1' })
  stream.send(complete)
  await sending
  expect(shown()).toEqual(['user: mugs', 'assistant: All of it'])
})

test('after completion the messages are read again, without loss and without a double [CH-48 CH-49]', async () => {
  const { server, state, chat, shown, givenReply, givenMessages } = givenChat()
  givenMessages(
    'real',
    question('q1', 'mugs'),
    message('a1', { content: 'Here' }),
    message('extra', { content: 'And this', created_at: at(3), timestamp: at(3) }),
  )
  const stream = givenReply()
  const sending = chat.send('mugs')
  await settle()
  stream.send({ type: 'response', content: 'Here', turn_number: 1 })
  stream.send(complete)
  await sending
  expect(server.asked()).toContain('GET /api/conversations/real/messages')
  expect(shown()).toEqual(['user: mugs', 'assistant: Here', 'assistant: And this'])
  expect(state().unsaved, 'nothing is kept twice').toEqual({})
})

test('the list is asked for again 1 s after completion, though what is known is fresh [CH-51 CO-01]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { server, chat, givenReply, givenMessages } = givenChat()
  givenMessages('real')
  await chat.conversations.refresh()
  const stream = givenReply()
  const sending = chat.send('mugs')
  await settle()
  stream.send(complete)
  await sending
  const asked = () => server.asked('/api/conversations?').length
  const before = asked()
  await vi.advanceTimersByTimeAsync(999)
  expect(asked()).toBe(before)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked()).toBe(before + 1)
  expect(server.asked('/api/conversations?')[0], 'CO-01').toBe('GET /api/conversations?limit=50&offset=0')
})

test('while a reply is processed nothing is sent, no new search begins and no conversation is opened [CH-35 CH-37 CH-38]', async () => {
  const { server, state, chat, routes, givenReply, givenMessages } = givenChat()
  givenMessages('real')
  givenMessages('other')
  const stream = givenReply()
  const sending = chat.send('mugs')
  await settle()
  const before = [...routes]
  expect(await chat.send('more')).toBe(false)
  chat.newSearch()
  chat.select('other')
  await settle()
  expect(routes).toEqual(before)
  expect(server.asked('/api/search').filter((call) => call.startsWith('POST'))).toHaveLength(1)
  stream.send(complete)
  await sending
  expect(state().isProcessing).toBe(false)
  chat.select('other')
  expect(routes.at(-1), 'RT-14').toBe('push other')
})

test('blanks send nothing [CH-34]', async () => {
  const { server, chat } = givenChat()
  expect(await chat.send(' \n ')).toBe(false)
  expect(server.calls).toEqual([])
})

test('a failed start is logged and answered with the apology; the next send starts again, never with a temporary id [ER-17 CH-17]', async () => {
  const { server, state, chat, shown, givenReply, givenMessages } = givenChat()
  server.on('POST', /start$/, () => refusal(500))
  await chat.send('mugs')
  expect(logged).toHaveBeenCalled()
  expect(shown()).toEqual(['user: mugs', 'assistant: Sorry, there was an error processing your message. Please try again.'])
  expect(state().isProcessing).toBe(false)

  givenMessages('real', question('q1', 'lamps'))
  const stream = givenReply()
  const sending = chat.send('lamps')
  await settle()
  stream.send(complete)
  await sending
  expect(server.asked('/api/search').filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/search/start',
    'POST /api/search/start',
  ])
  expect(
    server.asked().filter((call) => call.includes('temp-')),
    'CH-17 CH-53',
  ).toEqual([])
})

test('a failed send can be tried again: once more with the same words and the same key, and the failure is gone [ER-17]', async () => {
  const { server, state, chat, shown, givenReply, givenMessages } = givenChat()
  server.on('POST', /start$/, () => refusal(500))
  await chat.send('mugs')
  givenMessages('real', question('q1', 'mugs'), message('a1', { content: 'Here' }))
  const stream = givenReply()
  const retrying = chat.retry(state().messages[1]!.id)
  await settle()
  stream.send(complete)
  await retrying
  expect(shown()).toEqual(['user: mugs', 'assistant: Here'])
  const posts = server.calls.filter(({ method }) => method === 'POST')
  expect(posts.map(({ body }) => body)).toEqual([{ query: 'mugs' }, { query: 'mugs' }])
  expect(posts[0]!.headers.get('idempotency-key')).toBeTruthy()
  expect(posts[1]!.headers.get('idempotency-key')).toBe(posts[0]!.headers.get('idempotency-key'))
})

test('a press on an answer goes out with its caption, also when it has to be tried again, and its conditions are shown as they come', async () => {
  const { server, state, chat, givenMessages, givenReply } = givenChat()
  givenMessages('real', question('q1', 'mugs'))
  chat.open('real')
  await settle()
  server.on('POST', /\/continue$/, () => refusal(500))
  await chat.refine({ remove: 'price' }, 'Without “up to 400 ₽”')
  await settle()
  const stream = givenReply()
  const retrying = chat.retry(state().messages.at(-1)!.id)
  await settle()
  const selection = { conditions: [{ id: 'quantity', text: '100 pcs' }], sorts: ['price'], sort: 'relevance', total: 9 }
  stream.send({ type: 'product_widget', content: '', products: [{ id: '1', title: 'Mug' }], metadata: { selection }, turn_number: 2 })
  await settle()
  expect(state().messages.at(-1)?.metadata.selection).toEqual(selection)
  stream.send(complete)
  await retrying
  const sent = server.calls.filter(({ path }) => path.endsWith('/continue'))
  const body = { message: 'Without “up to 400 ₽”', refine: { remove: 'price' } }
  expect(sent.map((call) => call.body)).toEqual([body, body])
})

test('a changed question that is not taken leaves what stands there, with itself below, and takes its place once it is', async () => {
  const { server, state, chat, shown, givenMessages, givenReply } = givenChat()
  const talk = [
    question('q1', 'mugs'),
    message('a1', { content: 'Here' }),
    question('q2', 'blue', 2),
    message('a2', { content: 'Blue', turn_number: 2 }),
  ]
  givenMessages('real', ...talk)
  chat.open('real')
  await settle()
  server.on('POST', /\/continue$/, () => refusal(503))
  await chat.replace(1, 'lamps')
  const before = ['user: mugs', 'assistant: Here', 'user: blue', 'assistant: Blue']
  const apology = 'assistant: Sorry, there was an error processing your message. Please try again.'
  expect(shown()).toEqual([...before, 'user: lamps', apology])
  await chat.retry(state().messages.at(-1)!.id)
  expect(shown(), 'it failed once more').toEqual([...before, 'user: lamps', apology])

  const stream = givenReply()
  const retrying = chat.retry(state().messages.at(-1)!.id)
  await settle()
  expect(shown()).toEqual(['user: lamps'])
  givenMessages('real', question('q1', 'lamps'), message('a3', { content: 'Lamps' }))
  stream.send({ type: 'response', content: 'Lamps', message_id: 'a3' })
  stream.send(complete)
  await retrying
  expect(shown()).toEqual(['user: lamps', 'assistant: Lamps'])
  const sent = server.calls.filter(({ path }) => path.endsWith('/continue'))
  expect(sent.map(({ body }) => body)).toEqual(Array(3).fill({ message: 'lamps', replaces_turn: 1 }))
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('another answer takes the place of the last one, which comes back where none can be had', async () => {
  const { server, state, chat, shown, givenMessages, givenReply } = givenChat()
  const picture = { picture: { id: 'p', width: 10, height: 10 } }
  givenMessages('real', { ...question('q1', 'like this'), metadata: picture }, message('a1', { content: 'First' }))
  chat.open('real')
  await settle()
  server.on('POST', /\/continue$/, () => refusal(503))
  await chat.answerAgain(1)
  expect(shown()).toEqual(['user: like this', 'assistant: First', expect.stringContaining('Sorry')])

  const stream = givenReply()
  const asking = chat.retry(state().messages.at(-1)!.id)
  await settle()
  expect(state().messages).toMatchObject([{ role: 'user', content: 'like this', metadata: picture }])
  givenMessages('real', { ...question('q1', 'like this'), metadata: picture }, message('a2', { content: 'Second' }))
  stream.send({ type: 'response', content: 'Second', message_id: 'a2' })
  stream.send(complete)
  await asking
  expect(shown()).toEqual(['user: like this', 'assistant: Second'])
  expect(server.calls.findLast(({ path }) => path.endsWith('/continue'))?.body).toEqual({
    message: 'like this',
    replaces_turn: 1,
    again: true,
  })
})

test('a stream error stops processing, binds the conversation to the saved one and reads its messages once [CH-52]', async () => {
  const { server, state, chat, routes, givenMessages } = givenChat()
  givenMessages('real', question('q1', 'mugs'))
  server.on('POST', /start$/, () => started())
  server.on('GET', /^\/api\/search\/stream\//, () => refusal(404, 'stream_not_found'))
  await chat.send('mugs')
  expect(state().isProcessing).toBe(false)
  expect(routes.at(-1)).toBe('replace real')
  expect(server.asked().filter((call) => call.endsWith('/messages'))).toHaveLength(1)
  expect(server.asked('/api/search/stream')).toHaveLength(1)
  expect(state().trouble).toBe('none')
})

test('when the reply still runs after a stream error the screen says so, and the buyer may look again [CH-52]', async () => {
  const { server, state, chat, shown, givenMessages } = givenChat()
  givenMessages('real', question('q1', 'mugs'))
  server.on('GET', /^\/api\/conversations\/real$/, () =>
    json({ success: true, conversation: conversation('real', { active_stream_id: 's' }) }),
  )
  server.on('POST', /start$/, () => started())
  server.on('GET', /^\/api\/search\/stream\//, () => refusal(500))
  await chat.send('mugs')
  expect(state()).toMatchObject({ trouble: 'connection-lost', isProcessing: false })

  const stream = givenStream()
  server.on('GET', /^\/api\/search\/stream\//, () => stream.response)
  chat.reopen()
  await settle()
  expect(state()).toMatchObject({ trouble: 'none', isProcessing: true })
  givenMessages('real', question('q1', 'mugs'), message('a1', { content: 'Here' }))
  stream.send({ type: 'response', content: 'Here', message_id: 'a1' })
  stream.send(complete)
  await settle()
  expect(shown()).toEqual(['user: mugs', 'assistant: Here'])
})

test('a conversation opened by its address shows its messages, and goes on reading a reply that runs [RT-03]', async () => {
  const { server, state, chat, shown, givenMessages } = givenChat()
  givenMessages('real', question('q1', 'mugs'), message('a1', { content: 'Here' }))
  server.on('GET', /^\/api\/conversations\/real$/, () =>
    json({ success: true, conversation: conversation('real', { title: 'Mugs', active_stream_id: 's' }) }),
  )
  const stream = givenStream()
  server.on('GET', /^\/api\/search\/stream\/s$/, () => stream.response)
  chat.open('real')
  expect(state().isSwitchingConversation, 'CH-07').toBe(true)
  await settle()
  expect(state()).toMatchObject({ isSwitchingConversation: false, isProcessing: true, conversations: [{ title: 'Mugs' }] })
  stream.send({ type: 'response', content: 'Here', message_id: 'a1' })
  await settle()
  expect(shown()).toEqual(['user: mugs', 'assistant: Here'])
  stream.send(complete)
  await settle()
  expect(state().isProcessing).toBe(false)
})

test('a reload during the first reply finds the saved conversation behind the temporary address', async () => {
  const { chat, routes, givenReply } = givenChat()
  const stream = givenReply()
  void chat.send('mugs')
  await settle()
  const temporary = routes[0]!.replace('push ', '')
  chat.close()

  const reloaded = givenChat()
  reloaded.givenMessages('real', question('q1', 'mugs'))
  reloaded.chat.open(temporary)
  await settle()
  expect(reloaded.routes).toEqual(['replace real'])
  expect(reloaded.shown()).toEqual(['user: mugs'])
  expect(stream.isCancelled()).toBe(true)
})

test('a temporary address nobody knows leads to the start screen, without a call [CH-53]', async () => {
  const { server, chat, routes } = givenChat()
  chat.open('temp-unknown')
  await settle()
  expect(routes).toEqual(['replace /'])
  expect(server.calls).toEqual([])
})

test('an unknown conversation is logged and leads to the start screen [ER-19]', async () => {
  const { state, chat, routes } = givenChat()
  chat.open('nope')
  await settle()
  expect(logged).toHaveBeenCalled()
  expect(routes).toEqual(['replace /'])
  expect(state()).toMatchObject({ activeConversationId: null, messages: [], isSwitchingConversation: false, isGone: true })
})

test('a failed load is logged, leaves no messages and no endless loading, and can be tried again [ER-19]', async () => {
  const { server, state, chat, shown, givenMessages } = givenChat()
  server.on('GET', /^\/api\/conversations\/real/, () => refusal(500))
  chat.open('real')
  await settle()
  expect(logged).toHaveBeenCalled()
  expect(state()).toMatchObject({ messages: [], isSwitchingConversation: false, trouble: 'load-failed' })
  givenMessages('real', question('q1', 'mugs'))
  chat.reopen()
  await settle()
  expect(shown()).toEqual(['user: mugs'])
})

test.each([
  ['gives no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not ready', async () => refusal(503, 'not_ready')],
])('a conversation is asked for again, later each time, while the server %s [ER-19]', async (_what, turnAway) => {
  vi.useFakeTimers()
  const { server, state, chat, shown, givenMessages } = givenChat()
  const asked = () => server.calls.filter(({ path }) => path === '/api/conversations/real').length
  server.on('GET', /^\/api\/conversations\/real/, turnAway)
  chat.open('real')
  await vi.advanceTimersByTimeAsync(1_100)
  expect(asked()).toBe(2)
  expect(state()).toMatchObject({ isSwitchingConversation: true, trouble: 'none' })
  givenMessages('real', question('q1', 'mugs'))
  await vi.advanceTimersByTimeAsync(1_800)
  expect(asked()).toBe(2)
  await vi.advanceTimersByTimeAsync(300)
  expect(shown()).toEqual(['user: mugs'])
})

test('a server that stays away is asked three times, one that refuses once [ER-19]', async () => {
  vi.useFakeTimers()
  for (const [status, times] of [
    [503, 3],
    [500, 1],
    [404, 1],
  ] as const) {
    const { server, state, chat } = givenChat()
    server.on('GET', /^\/api\/conversations\/real/, () => refusal(status))
    chat.open('real')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.calls.filter(({ path }) => path === '/api/conversations/real')).toHaveLength(times)
    expect(state()).toMatchObject({ isSwitchingConversation: false })
  }
})

test('a failed list is logged and empty [ER-19 CH-57]', async () => {
  const { server, state, chat } = givenChat()
  server.on('GET', /^\/api\/conversations\?/, () =>
    json({ success: true, conversations: [conversation('a')], total: 1, limit: 50, offset: 0 }),
  )
  await chat.conversations.refresh()
  expect(state().conversations).toHaveLength(1)
  server.on('GET', /^\/api\/conversations\?/, () => refusal(500))
  await chat.conversations.refresh()
  expect(logged).toHaveBeenCalled()
  expect(state().conversations).toEqual([])
})

test('the answer to a conversation that is no longer open is dropped', async () => {
  const { server, chat, shown, givenMessages } = givenChat()
  let answerSlow = (_: Response) => {}
  givenMessages('slow')
  server.on('GET', /^\/api\/conversations\/slow\/messages$/, () => new Promise((resolve) => (answerSlow = resolve)))
  givenMessages('quick', question('q', 'quick one'))
  chat.open('slow')
  await settle()
  chat.open('quick')
  await settle()
  answerSlow(json({ success: true, conversation_id: 'slow', messages: [question('x', 'late')] }))
  await settle()
  expect(shown()).toEqual(['user: quick one'])
})

test('a new search clears the open conversation and its messages [CH-15 RT-11]', async () => {
  const { state, chat, routes, givenMessages } = givenChat()
  givenMessages('real', question('q1', 'mugs'))
  chat.open('real')
  await settle()
  chat.newSearch()
  expect(state()).toMatchObject({ activeConversationId: null, messages: [] })
  expect(routes).toEqual(['push /'])
})

test('deleting the open conversation leads to the start screen; another one changes nothing [CH-33]', async () => {
  const { server, client, state, chat, routes, givenMessages } = givenChat()
  const remove = (id: string) => new MutationObserver(client, chat.conversations.deletion).mutate(id)
  givenMessages('real', question('q1', 'mugs'))
  server.on('DELETE', /^\/api\/conversations\//, () => json({ success: true }))
  client.setQueryData(conversationsQuery('u').queryKey, [conversation('real'), conversation('other')])
  chat.open('real')
  await settle()
  await remove('other')
  expect(state()).toMatchObject({ activeConversationId: 'real', conversations: [{ id: 'real' }], messages: [{ content: 'mugs' }] })
  await remove('real')
  expect(state()).toMatchObject({ activeConversationId: null, messages: [], conversations: [] })
  expect(routes).toEqual(['replace /'])
  expect(server.asked().filter((call) => call.startsWith('DELETE'))).toEqual([
    'DELETE /api/conversations/other',
    'DELETE /api/conversations/real',
  ])
})

test('a refused deletion or renaming changes nothing and rejects', async () => {
  const { server, client, state, chat, routes, shown, givenMessages } = givenChat()
  givenMessages('real', question('q1', 'mugs'))
  server.on('DELETE', /./, () => refusal(500))
  server.on('PATCH', /./, () => refusal(500))
  client.setQueryData(conversationsQuery('u').queryKey, [conversation('real')])
  chat.open('real')
  await settle()
  await expect(new MutationObserver(client, chat.conversations.deletion).mutate('real')).rejects.toThrow()
  await expect(new MutationObserver(client, chat.conversations.renaming).mutate({ id: 'real', title: 'New' })).rejects.toThrow()
  expect(state().conversations).toEqual([conversation('real')])
  expect(shown()).toEqual(['user: mugs'])
  expect(routes).toEqual([])
})

test('a stopped reply keeps what was said; stopping before the stream is known stops it as soon as it is', async () => {
  const { server, state, chat, shown, givenMessages } = givenChat()
  givenMessages('real', question('q1', 'mugs'), message('a1', { content: 'Half' }))
  const stream = givenStream()
  let answer = (_: Response) => {}
  server.on('POST', /start$/, () => new Promise((resolve) => (answer = resolve)))
  server.on('GET', /^\/api\/search\/stream\/s$/, () => stream.response)
  server.on('POST', /stop$/, () => json({ success: true }))
  const sending = chat.send('mugs')
  await settle()
  void chat.stop()
  expect(state().isStopping).toBe(true)
  expect(server.asked().filter((call) => call.endsWith('/stop'))).toEqual([])
  answer(started())
  await settle()
  expect(server.asked().filter((call) => call.endsWith('/stop'))).toEqual(['POST /api/search/stream/s/stop'])
  stream.send({ type: 'response', content: 'Half', message_id: 'a1' })
  stream.send({ ...complete, stopped: true })
  await sending
  expect(state()).toMatchObject({ isStopping: false, isProcessing: false })
  expect(shown()).toEqual(['user: mugs', 'assistant: Half'])
})

test('leaving a conversation in the middle of a reply frees the input, and coming back goes on reading', async () => {
  const { server, state, chat, routes, shown, givenReply, givenMessages } = givenChat()
  givenMessages('other')
  givenMessages('real', question('q1', 'mugs'))
  server.on('GET', /^\/api\/conversations\/real$/, () =>
    json({ success: true, conversation: conversation('real', { active_stream_id: 's' }) }),
  )
  await chat.conversations.refresh()
  const left = givenReply()
  void chat.send('mugs')
  await settle()
  chat.open('other')
  await settle()
  expect(state()).toMatchObject({ isProcessing: false, activeConversationId: 'other' })
  expect(left.isCancelled()).toBe(true)
  expect(server.asked().filter((call) => call.endsWith('/stop'))).toEqual([])
  expect(
    state().conversations.map(({ id }) => id),
    'the list leads to the saved conversation',
  ).toEqual(['real', 'other'])
  expect(routes, 'nobody is led away from what was opened').toEqual([expect.stringMatching(/^push temp-/)])

  const stream = givenReply()
  chat.open('real')
  await settle()
  expect(state().isProcessing).toBe(true)
  stream.send({ type: 'response', content: 'Here', message_id: 'a1' })
  await settle()
  expect(shown()).toEqual(['user: mugs', 'assistant: Here'])
})

test('an answer stands below its question, whatever the clocks of the two sides say', async () => {
  const { chat, shown, givenReply, givenMessages } = givenChat()
  givenMessages('real')
  const stream = givenReply()
  void chat.send('mugs')
  await settle()
  stream.send({ type: 'response', content: 'Here', message_id: 'a1', created_at: '2001-01-01T00:00:00.000Z' })
  await settle()
  expect(shown()).toEqual(['user: mugs', 'assistant: Here'])
})

test('a guest who signs in while a question is on its way stays with it, and its conversation is read as the account’s [G-25]', async () => {
  let user = 'guest'
  let moved = () => {}
  const { state, chat, shown, routes, givenReply, givenMessages, server } = givenChat({
    uid: () => user,
    ready: () => (user === 'guest' ? Promise.resolve() : new Promise<void>((resolve) => (moved = resolve))),
  })
  givenMessages('real', question('q1', 'mugs'), message('a1', { content: 'Here' }))
  const stream = givenReply()
  let answer = () => {}
  server.on('POST', /^\/api\/search\/start$/, () => new Promise((resolve) => (answer = () => resolve(started()))))
  void chat.send('mugs')
  await settle()
  user = 'account'
  chat.signedIn()
  expect(shown()).toEqual(['user: mugs'])
  answer()
  await settle()
  expect(server.asked('/api/search/stream/s'), 'the account may not have it yet').toEqual([])
  moved()
  await settle()
  stream.send({ type: 'response', content: 'Here', message_id: 'a1' })
  stream.send(complete)
  await settle()
  expect(routes).toEqual([expect.stringMatching(/^push temp-/), 'replace real'])
  expect(state()).toMatchObject({ activeConversationId: 'real', isProcessing: false })
  expect(shown()).toEqual(['user: mugs', 'assistant: Here'])
})

test('a guest who signs in with a conversation open finds it read again, once the account has it [G-25]', async () => {
  let moved = () => {}
  let ready: Promise<void> = Promise.resolve()
  const { state, chat, shown, client, givenMessages, server } = givenChat({ ready: () => ready })
  givenMessages('real', question('q1', 'mugs'))
  chat.open('real')
  await settle()
  client.clear()
  ready = new Promise((resolve) => (moved = resolve))
  const before = server.calls.length
  chat.signedIn()
  await settle()
  expect(server.calls).toHaveLength(before)
  moved()
  await settle()
  expect(state()).toMatchObject({ activeConversationId: 'real', isSwitchingConversation: false })
  expect(shown()).toEqual(['user: mugs'])
})

test('everything is cleared when the user changes', async () => {
  const { state, chat, givenMessages } = givenChat()
  givenMessages('real', question('q1', 'mugs'))
  chat.open('real')
  await settle()
  chat.reset()
  expect(state()).toMatchObject({ conversations: [], activeConversationId: null, messages: [] })
})
