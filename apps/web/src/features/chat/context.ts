import type { ComparisonOffer } from '@karavan/contract/comparison-offer.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import { type ComponentType, createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Chat } from './chat.ts'
import type { ChatActions, ChatState } from './store.ts'

/** What the chat shows or opens but does not own; the app fills it in. */
export interface ChatSlots {
  ProductCards: ComponentType<{ cards: ProductCard[] }>
  /** Looks a marketplace link up and opens the product; nothing opens when it is not known. Resolves once that is decided; never rejects. */
  openLink(url: string): Promise<void>
  /** Opens offers side by side. */
  openComparison(comparison: ComparisonOffer): void
  linkHosts: readonly string[]
  /** The offers are made up: the screen says so. */
  isSampleMarket: boolean
}

export const ChatContext = createContext<{ chat: Chat; slots: ChatSlots } | undefined>(undefined)

function useChatContext() {
  const context = use(ChatContext)
  if (!context) throw new Error('a chat component stands outside the chat')
  return context
}

export const useChat = (): Chat => useChatContext().chat
export const useChatSlots = (): ChatSlots => useChatContext().slots
export const useChatState = <Selected>(select: (state: ChatState & ChatActions) => Selected): Selected => useStore(useChat().store, select)
