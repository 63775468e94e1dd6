import type { Conversation } from '@karavan/contract/conversations.ts'
import { beforeEach, expect, test } from 'vitest'
import { shownConversations } from './conversations.ts'
import type { ChatMessage } from './message.ts'
import { shownMessages } from './messages.ts'
import { type ChatStore, createChatStore, emptyChat } from './store.ts'

let store: ChatStore
beforeEach(() => {
  store = createChatStore()
})
const actions = () => store.getState()
/** The state without its actions. */
const state = () => Object.fromEntries(Object.entries(store.getState()).filter(([, value]) => typeof value !== 'function'))

const conversation = (id: string): Conversation => ({
  id,
  title: id,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  user_id: 'u',
  metadata: {},
})
const message = (id: string): ChatMessage => ({ id, role: 'user', content: id, turn_number: 1, metadata: {} })

test('the state begins empty [CH-20]', () => {
  expect(state()).toEqual(emptyChat)
  expect(state()).toMatchObject({
    activeConversationId: null,
    streamingData: null,
    isProcessing: false,
    isSwitchingConversation: false,
  })
  expect(shownConversations(emptyChat, undefined, undefined)).toEqual([])
  expect(shownMessages(emptyChat, undefined)).toEqual([])
})

test.each([
  ['addConversation', () => actions().addConversation(conversation('temp-a')), { temporary: [conversation('temp-a')] }],
  ['addMessage', () => actions().addMessage('a', message('temp-m')), { unsaved: { a: [message('temp-m')] } }],
  ['setUnsaved', () => actions().setUnsaved('a', [message('temp-m')]), { unsaved: { a: [message('temp-m')] } }],
] as const)('%s changes only its part [CH-29]', (_name, act, changed) => {
  act()
  expect(state()).toEqual({ ...emptyChat, ...changed })
})

test('a new conversation stands at the front, before those the server lists [CH-30]', () => {
  actions().addConversation(conversation('temp-b'))
  actions().addConversation(conversation('temp-c'))
  const shown = shownConversations(actions(), [conversation('a')], undefined)
  expect(shown.map(({ id }) => id)).toEqual(['temp-c', 'temp-b', 'a'])
})

test('the open conversation is listed although the server’s page does not reach it; another one is not', () => {
  store.setState({ activeConversationId: 'old' })
  expect(shownConversations(actions(), [conversation('a')], conversation('old')).map(({ id }) => id)).toEqual(['a', 'old'])
  expect(shownConversations(actions(), [conversation('old')], conversation('old'))).toHaveLength(1)
  store.setState({ activeConversationId: 'a' })
  expect(shownConversations(actions(), [conversation('a')], conversation('old'))).toHaveLength(1)
})

test('a message is changed by its id, in the named fields alone [CH-31]', () => {
  for (const id of ['temp-a', 'temp-b']) actions().addMessage('c', message(id))
  actions().addMessage('other', message('temp-b'))
  actions().updateMessage('c', 'temp-b', { content: 'new' })
  expect(actions().unsaved).toEqual({
    c: [message('temp-a'), { ...message('temp-b'), content: 'new' }],
    other: [message('temp-b')],
  })
})

test('deleting another conversation leaves the open one alone [CH-32]', () => {
  for (const id of ['temp-a', 'temp-b']) {
    actions().addConversation(conversation(id))
    actions().addMessage(id, message(`temp-${id}`))
  }
  store.setState({ activeConversationId: 'temp-a' })
  actions().deleteConversation('temp-b')
  expect(state()).toMatchObject({ temporary: [conversation('temp-a')], activeConversationId: 'temp-a' })
  expect(shownMessages(actions(), undefined)).toEqual([message('temp-temp-a')])
  expect(actions().unsaved).not.toHaveProperty('temp-b')
})

test('deleting the open conversation clears it and its messages [CH-33]', () => {
  actions().addMessage('a', message('temp-m'))
  store.setState({ activeConversationId: 'a' })
  actions().deleteConversation('a')
  expect(state()).toEqual(emptyChat)
  expect(shownMessages(actions(), [message('m')])).toEqual([])
})

test('a temporary conversation gets its saved id and takes its messages with it [CH-47]', () => {
  actions().addConversation(conversation('temp-1'))
  actions().addMessage('temp-1', message('temp-m'))
  store.setState({ activeConversationId: 'temp-1' })
  actions().renameTemporary('temp-1', 'real')
  expect(state()).toEqual({ ...emptyChat, activeConversationId: 'real', unsaved: { real: [message('temp-m')] } })
})

test('the thread shows what the server has with what only this page has; nothing while another conversation is being opened [CH-07]', () => {
  actions().addMessage('a', { ...message('temp-m'), turn_number: 2 })
  actions().addMessage('b', message('temp-other'))
  store.setState({ activeConversationId: 'a' })
  const ids = () => shownMessages(actions(), [message('m')]).map(({ id }) => id)
  expect(ids()).toEqual(['m', 'temp-m'])
  store.setState({ isSwitchingConversation: true })
  expect(ids()).toEqual([])
  store.setState({ isSwitchingConversation: false, trouble: 'load-failed' })
  expect(ids()).toEqual([])
})
