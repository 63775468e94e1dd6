// @vitest-environment jsdom

import { givenServer, json, refusal } from '@karavan/testing/page/server.ts'
import { createQueryClient } from '@karavan/web-kit/app/query-client.ts'
import { fileRetries } from '@karavan/web-kit/lib/load-file.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createChat } from './chat.ts'
import { createChatStore } from './store.ts'

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  const { afterMs } = fileRetries
  fileRetries.afterMs = [1, 1]
  onTestFinished(() => {
    fileRetries.afterMs = afterMs
  })
})

/** A chat whose first question the server takes. The page's own address answers nothing: there is no new release. */
function givenChat() {
  const server = givenServer()
  const store = createChatStore()
  const chat = createChat({
    store,
    client: createQueryClient(),
    navigate: { toConversation: (id) => chat.open(id), toStart: () => chat.clear(), renamed: (_, id) => chat.open(id) },
    apology: () => 'Sorry',
    announce: () => {},
    prepareAnswers: async () => {},
    uid: () => 'u',
    ready: async () => {},
  })
  onTestFinished(() => chat.close())
  server.on('GET', /^\/$/, () => new Response('', { status: 503 }))
  server.on('POST', /start$/, () => json({ success: true, stream_id: 's', conversation_id: 'real', user_message_id: 'q1' }))
  return { server, store, chat }
}

test('when what reads a reply does not load, it is asked for again, and then the input is free', async () => {
  const { store, chat } = givenChat()
  let asked = 0
  vi.doMock('./stream.ts', () => {
    asked++
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  onTestFinished(() => void vi.doUnmock('./stream.ts'))
  await chat.send('mugs')
  expect(asked).toBe(3)
  expect(store.getState()).toMatchObject({ isProcessing: false, trouble: 'connection-lost' })
})

test('calls whose file fails once are asked for again, and nothing is said', async () => {
  const { server, chat } = givenChat()
  let asked = 0
  vi.doMock('./api.ts', async (original) => {
    if (++asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return original()
  })
  onTestFinished(() => void vi.doUnmock('./api.ts'))
  server.on('GET', /stream/, () => refusal(500))
  await chat.send('mugs')
  expect(asked).toBe(2)
  expect(server.asked().filter((call) => call.startsWith('POST'))).toEqual(['POST /api/search/start'])
})
