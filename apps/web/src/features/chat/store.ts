import type { Conversation } from '@karavan/contract/conversations.ts'
import { createStore } from 'zustand/vanilla'
import type { ChatMessage } from './message.ts'

/** What a running reply has shown so far and has not finished. */
export interface StreamingData {
  progress?: string
  /** Text of an answer that is still being written, HTML. */
  text?: string
  message_id?: string
}

export interface ChatState {
  conversations: Conversation[]
  activeConversationId: string | null
  messages: ChatMessage[]
  /** The list of conversations is being read. */
  isLoading: boolean
  streamingData: StreamingData | null
  /** A reply is running: input, new search and switching wait for it. */
  isProcessing: boolean
  isSwitchingConversation: boolean
  /** The buyer has asked to stop, the reply has not ended yet. */
  isStopping: boolean
  /** What the buyer should know about the open conversation; each has its own way on. */
  trouble: 'none' | 'load-failed' | 'connection-lost'
}

export interface ChatActions {
  setConversations(conversations: Conversation[]): void
  addConversation(conversation: Conversation): void
  updateConversation(id: string, fields: Partial<Conversation>): void
  /** A temporary conversation becomes the saved one, in its place and once. */
  replaceConversation(id: string, next: Conversation): void
  deleteConversation(id: string): void
  setActiveConversation(id: string | null): void
  setMessages(messages: ChatMessage[]): void
  addMessage(message: ChatMessage): void
  updateMessage(id: string, fields: Partial<ChatMessage>): void
  removeMessages(ids: string[]): void
  setLoading(isLoading: boolean): void
  setProcessing(isProcessing: boolean): void
  setStreamingData(streamingData: StreamingData | null): void
  setSwitchingConversation(isSwitching: boolean): void
  setStopping(isStopping: boolean): void
  setTrouble(trouble: ChatState['trouble']): void
  reset(): void
}

export const emptyChat: ChatState = {
  conversations: [],
  activeConversationId: null,
  messages: [],
  isLoading: false,
  streamingData: null,
  isProcessing: false,
  isSwitchingConversation: false,
  isStopping: false,
  trouble: 'none',
}

const change = <Item extends { id: string }>(items: Item[], id: string, fields: Partial<Item>): Item[] =>
  items.map((item) => (item.id === id ? { ...item, ...fields } : item))

export type ChatStore = ReturnType<typeof createChatStore>

export const createChatStore = () =>
  createStore<ChatState & ChatActions>()((set) => ({
    ...emptyChat,
    setConversations: (conversations) => set({ conversations }),
    addConversation: (conversation) => set((state) => ({ conversations: [conversation, ...state.conversations] })),
    updateConversation: (id, fields) => set((state) => ({ conversations: change(state.conversations, id, fields) })),
    replaceConversation: (id, next) =>
      set((state) => {
        const others = state.conversations.filter((conversation) => conversation.id !== next.id)
        const isListed = others.some((conversation) => conversation.id === id)
        return {
          conversations: isListed ? others.map((conversation) => (conversation.id === id ? next : conversation)) : [next, ...others],
          activeConversationId: state.activeConversationId === id ? next.id : state.activeConversationId,
        }
      }),
    deleteConversation: (id) =>
      set((state) => ({
        conversations: state.conversations.filter((conversation) => conversation.id !== id),
        ...(state.activeConversationId === id ? { activeConversationId: null, messages: [] } : {}),
      })),
    setActiveConversation: (activeConversationId) => set({ activeConversationId }),
    setMessages: (messages) => set({ messages }),
    addMessage: (message) => set((state) => ({ messages: [...state.messages, message] })),
    updateMessage: (id, fields) => set((state) => ({ messages: change(state.messages, id, fields) })),
    removeMessages: (ids) => set((state) => ({ messages: state.messages.filter((message) => !ids.includes(message.id)) })),
    setLoading: (isLoading) => set({ isLoading }),
    setProcessing: (isProcessing) => set({ isProcessing }),
    setStreamingData: (streamingData) => set({ streamingData }),
    setSwitchingConversation: (isSwitchingConversation) => set({ isSwitchingConversation }),
    setStopping: (isStopping) => set({ isStopping }),
    setTrouble: (trouble) => set({ trouble }),
    reset: () => set(emptyChat),
  }))
