import type { Conversation } from '@karavan/contract/conversations.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import { createStore } from 'zustand/vanilla'
import type { ChatMessage } from './message.ts'

/** What a running reply has shown so far and has not finished. */
export interface StreamingData {
  progress?: string
  /** How many cards are about to come. */
  cards?: number
  /** Cards to be shown until the answer brings its own. */
  early?: ProductCard[]
  /** Text of an answer that is still being written, HTML. */
  text?: string
  message_id?: string
}

/** What only this page knows. What the server owns, the saved conversations and their messages, is in the query cache. */
export interface ChatState {
  activeConversationId: string | null
  /** Conversations begun here that the server has not answered yet, newest first. Their ids are temporary. */
  temporary: readonly Conversation[]
  /** Messages that the server's lists do not have yet, in the order they came, by conversation. */
  unsaved: Readonly<Record<string, readonly ChatMessage[]>>
  streamingData: StreamingData | null
  /** A reply is running: input, new search and switching wait for it. */
  isProcessing: boolean
  isSwitchingConversation: boolean
  /** The buyer has asked to stop, the reply has not ended yet. */
  isStopping: boolean
  /** Text that was put into the field to be changed; with a turn, what is sent next is asked in the place of that one's question. */
  editing: { turn?: number; text: string } | null
  /** What the buyer should know about the open conversation; each has its own way on. */
  trouble: 'none' | 'load-failed' | 'connection-lost' | 'too-many-open'
  /** The address named a conversation that is not there; the start screen says so, until something is opened or asked. */
  isGone: boolean
}

export interface ChatActions {
  /** Puts a temporary conversation at the front of the list. */
  addConversation(conversation: Conversation): void
  /** A temporary conversation gets its saved id, and its messages with it. */
  renameTemporary(temporaryId: string, id: string): void
  /** Forgets what this page has of a conversation; the open one is closed. */
  deleteConversation(id: string): void
  addMessage(conversationId: string, message: ChatMessage): void
  updateMessage(conversationId: string, id: string, fields: Partial<ChatMessage>): void
  /** Replaces what is unsaved in a conversation; an empty list forgets it. */
  setUnsaved(conversationId: string, messages: readonly ChatMessage[]): void
  reset(): void
}

export const emptyChat: ChatState = {
  activeConversationId: null,
  temporary: [],
  unsaved: {},
  streamingData: null,
  isProcessing: false,
  isSwitchingConversation: false,
  isStopping: false,
  editing: null,
  trouble: 'none',
  isGone: false,
}

const withUnsaved = ({ unsaved }: ChatState, id: string, messages: readonly ChatMessage[]): ChatState['unsaved'] => {
  const { [id]: _, ...others } = unsaved
  return messages.length > 0 ? { ...others, [id]: messages } : others
}

export type ChatStore = ReturnType<typeof createChatStore>

export const createChatStore = () =>
  createStore<ChatState & ChatActions>()((set) => ({
    ...emptyChat,
    addConversation: (conversation) => set(({ temporary }) => ({ temporary: [conversation, ...temporary] })),
    renameTemporary: (temporaryId, id) =>
      set((state) => {
        const { [temporaryId]: moved = [], ...unsaved } = state.unsaved
        return {
          temporary: state.temporary.filter((conversation) => conversation.id !== temporaryId),
          unsaved: withUnsaved({ ...state, unsaved }, id, [...(unsaved[id] ?? []), ...moved]),
          activeConversationId: state.activeConversationId === temporaryId ? id : state.activeConversationId,
        }
      }),
    deleteConversation: (id) =>
      set((state) => ({
        temporary: state.temporary.filter((conversation) => conversation.id !== id),
        unsaved: withUnsaved(state, id, []),
        ...(state.activeConversationId === id ? { activeConversationId: null } : {}),
      })),
    addMessage: (conversationId, message) =>
      set((state) => ({ unsaved: withUnsaved(state, conversationId, [...(state.unsaved[conversationId] ?? []), message]) })),
    updateMessage: (conversationId, id, fields) =>
      set((state) => ({
        unsaved: withUnsaved(
          state,
          conversationId,
          (state.unsaved[conversationId] ?? []).map((message) => (message.id === id ? { ...message, ...fields } : message)),
        ),
      })),
    setUnsaved: (conversationId, messages) => set((state) => ({ unsaved: withUnsaved(state, conversationId, messages) })),
    reset: () => set(emptyChat),
  }))
