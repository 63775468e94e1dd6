import type { ComparisonOffer } from '@karavan/contract/comparison-offer.ts'
import type { Conversation } from '@karavan/contract/conversations.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Chat } from './chat.ts'
import { shownConversations } from './conversations.ts'
import type { ChatMessage, FoundPage } from './message.ts'
import { shownMessages } from './messages.ts'
import { conversationQuery, conversationsQuery, messagesQuery, resultsKey, resultsQuery } from './queries.ts'
import type { ChatActions, ChatState } from './store.ts'

/** What the chat shows or opens but does not own; the app fills it in. */
export interface ChatSlots {
  ProductCards: ComponentType<{ cards: ProductCard[]; messageId?: string }>
  /** Where a saved conversation has its own address. */
  hrefOf(conversationId: string): string
  /** Looks a marketplace link up and opens the product; nothing opens when it is not known. Resolves once that is decided; never rejects. */
  openLink(url: string): Promise<void>
  /** Opens offers side by side. */
  openComparison(comparison: ComparisonOffer): void
  linkHosts: readonly string[]
  /** The offers are made up: the screen says so. */
  isSampleMarket: boolean
  /** A photo can be asked with. */
  searchesPictures: boolean
  /** What stands below the description of the product on the start screen, and at its foot: of the shop. */
  start: { steps: ReactNode; shop: ReactNode }
}

export interface ChatContextValue {
  chat: Chat
  slots: ChatSlots
  /** Whose conversations these are; `undefined` until there is a session to ask with. */
  uid: string | undefined
}

export const ChatContext = createContext<ChatContextValue | undefined>(undefined)

function useChatContext() {
  const context = use(ChatContext)
  if (!context) throw new Error('a chat component stands outside the chat')
  return context
}

export const useChat = (): Chat => useChatContext().chat
export const useChatSlots = (): ChatSlots => useChatContext().slots
export const useChatState = <Selected>(select: (state: ChatState & ChatActions) => Selected): Selected => useStore(useChat().store, select)

/** The open conversation as the server described it; opening it asks for it. */
function useOpened(): Conversation | undefined {
  const { uid = '' } = useChatContext()
  const id = useChatState((state) => state.activeConversationId) ?? ''
  return useQuery({ ...conversationQuery(uid, id), enabled: false }).data
}

/** The list of conversations, read when there is a session and again for another user. Empty when it could not be read. */
export function useConversations(): { conversations: Conversation[]; isLoading: boolean } {
  const { uid } = useChatContext()
  const temporary = useChatState((state) => state.temporary)
  const activeConversationId = useChatState((state) => state.activeConversationId)
  const opened = useOpened()
  const list = useQuery({ ...conversationsQuery(uid ?? ''), enabled: uid !== undefined })
  const listed = list.isError ? undefined : list.data
  const conversations = useMemo(
    () => shownConversations({ temporary, activeConversationId }, listed, opened),
    [temporary, activeConversationId, listed, opened],
  )
  return { conversations, isLoading: list.isPending }
}

/** Conversations that have these words; nothing is asked for without words. */
export function useFoundConversations(words: string) {
  const { uid = '' } = useChatContext()
  return useQuery({ ...conversationsQuery(uid, words), enabled: words !== '', placeholderData: (previous) => previous })
}

/** The messages in the thread. Opening a conversation asks for them, and a reply that is over: never a component, and never for a temporary id. */
export function useMessages(): ChatMessage[] {
  const { uid = '' } = useChatContext()
  const activeConversationId = useChatState((state) => state.activeConversationId)
  const unsaved = useChatState((state) => state.unsaved)
  const isSwitchingConversation = useChatState((state) => state.isSwitchingConversation)
  const trouble = useChatState((state) => state.trouble)
  const saved = useQuery({ ...messagesQuery(uid, activeConversationId ?? ''), enabled: false }).data
  return useMemo(
    () => shownMessages({ activeConversationId, unsaved, isSwitchingConversation, trouble }, saved),
    [activeConversationId, unsaved, isSwitchingConversation, trouble, saved],
  )
}

/** What the search of an answer found beyond its cards, as far as the buyer has asked for it; nothing is asked for without `fetchNextPage`. */
export function useResults({ turn_number, products = [] }: ChatMessage) {
  const { uid = '' } = useChatContext()
  const conversationId = useChatState((state) => state.activeConversationId) ?? ''
  return useInfiniteQuery(resultsQuery(uid, conversationId, turn_number, products.length))
}

/**
 * The card by which a product is shown in the thread: in an answer, or among all that was found for it. Two answers may show one product for different
 * reasons: that of the message `from` counts, else the latest.
 */
export function useShownCard(productId: string | undefined, from: string | undefined): ProductCard | undefined {
  const { uid = '' } = useChatContext()
  const client = useQueryClient()
  const conversationId = useChatState((state) => state.activeConversationId) ?? ''
  const messages = useMessages()
  const isMeant = ({ product_id }: ProductCard): boolean => product_id === productId
  const foundOf = (turn?: number): ProductCard | undefined =>
    client
      .getQueriesData<InfiniteData<FoundPage>>({
        queryKey: [...resultsKey(uid), conversationId],
        predicate: ({ queryKey }) => turn === undefined || queryKey.at(-1) === turn,
      })
      .flatMap(([, data]) => data?.pages.flatMap(({ cards }) => cards) ?? [])
      .findLast(isMeant)
  const pressed = messages.find(({ id }) => id === from)
  const latest = messages.findLast(({ products }) => products?.some(isMeant))
  return pressed?.products?.find(isMeant) ?? (pressed && foundOf(pressed.turn_number)) ?? latest?.products?.find(isMeant) ?? foundOf()
}

/** Gives a conversation another title. */
export const useRenaming = () => useMutation(useChat().conversations.renaming)
/** Deletes a conversation for good. */
export const useDeletion = () => useMutation(useChat().conversations.deletion)
