import type { Conversation } from '@karavan/contract/conversations.ts'
import { beforeEach, expect, test } from 'vitest'
import type { ChatMessage } from './message.ts'
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

test('CH-20 the state begins empty', () => {
  expect(state()).toEqual(emptyChat)
  expect(state()).toMatchObject({
    conversations: [],
    activeConversationId: null,
    messages: [],
    isLoading: false,
    streamingData: null,
    isProcessing: false,
    isSwitchingConversation: false,
  })
})

test.each([
  ['setConversations', () => actions().setConversations([conversation('a')]), { conversations: [conversation('a')] }],
  ['setActiveConversation', () => actions().setActiveConversation('a'), { activeConversationId: 'a' }],
  ['setMessages', () => actions().setMessages([message('m')]), { messages: [message('m')] }],
  ['addMessage', () => actions().addMessage(message('m')), { messages: [message('m')] }],
  ['setLoading', () => actions().setLoading(true), { isLoading: true }],
  ['setProcessing', () => actions().setProcessing(true), { isProcessing: true }],
  ['setStreamingData', () => actions().setStreamingData({ progress: 'x' }), { streamingData: { progress: 'x' } }],
  ['setSwitchingConversation', () => actions().setSwitchingConversation(true), { isSwitchingConversation: true }],
] as const)('CH-29 %s changes only its part', (_name, act, changed) => {
  act()
  expect(state()).toEqual({ ...emptyChat, ...changed })
})

test('CH-30 a new conversation stands at the front', () => {
  actions().setConversations([conversation('a'), conversation('b')])
  actions().addConversation(conversation('c'))
  expect(actions().conversations.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})

test('CH-31 a message is changed by its id, in the named fields alone', () => {
  actions().setMessages([message('a'), message('b')])
  actions().updateMessage('b', { content: 'new' })
  expect(actions().messages).toEqual([message('a'), { ...message('b'), content: 'new' }])
})

test('CH-32 deleting another conversation leaves the open one alone', () => {
  actions().setConversations([conversation('a'), conversation('b')])
  actions().setActiveConversation('a')
  actions().setMessages([message('m')])
  actions().deleteConversation('b')
  expect(state()).toMatchObject({ conversations: [conversation('a')], activeConversationId: 'a', messages: [message('m')] })
})

test('CH-33 deleting the open conversation clears it and its messages', () => {
  actions().setConversations([conversation('a'), conversation('b')])
  actions().setActiveConversation('a')
  actions().setMessages([message('m')])
  actions().deleteConversation('a')
  expect(state()).toMatchObject({ conversations: [conversation('b')], activeConversationId: null, messages: [] })
})

test('CH-47 a temporary conversation becomes the saved one in its place, once, even where the list has it already', () => {
  actions().setConversations([conversation('temp-1'), conversation('real'), conversation('b')])
  actions().setActiveConversation('temp-1')
  actions().replaceConversation('temp-1', conversation('real'))
  expect(actions().conversations.map(({ id }) => id)).toEqual(['real', 'b'])
  expect(actions().activeConversationId).toBe('real')
})
