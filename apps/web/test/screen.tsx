import type { ProductCard } from '@karavan/contract/product-card.ts'
import { createQueryClient } from '@karavan/web-kit/app/query-client.ts'
import { chooseLanguage, startTexts } from '@karavan/web-kit/lib/i18n.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { type Chat, createChat } from '../src/features/chat/chat.ts'
import { prepareAnswers } from '../src/features/chat/components/answer-parts.tsx'
import { ChatContext, type ChatContextValue, type ChatSlots } from '../src/features/chat/context.ts'
import type { ChatMessage } from '../src/features/chat/message.ts'
import { messagesQuery } from '../src/features/chat/queries.ts'
import { createChatStore } from '../src/features/chat/store.ts'
import { ProductCardGrid } from '../src/features/product/components/product-card.tsx'
import { appTexts } from '../src/lib/texts.ts'

// What is waited for comes or does not come: how fast the machine is must not decide it.
configure({ asyncUtilTimeout: 30_000 })

const uid = 'u'

/** A part of the chat's screen in English, on a real store and cache. What it does to turns and routes is recorded instead of done. */
export async function givenScreen(screen: ReactNode, slots: Partial<ChatSlots> = {}) {
  await startTexts(appTexts)
  await chooseLanguage('en')
  await prepareAnswers()
  const client = createQueryClient()
  const store = createChatStore()
  const real = createChat({
    store,
    client,
    navigate: { toConversation: () => {}, toStart: () => {}, renamed: () => {} },
    apology: () => '',
    announce: () => {},
    prepareAnswers,
    uid: () => uid,
    ready: async () => {},
  })
  const chat: Chat = {
    ...real,
    send: vi.fn(async () => true),
    refine: vi.fn(async () => true),
    replace: vi.fn(async () => true),
    retry: vi.fn(async () => {}),
    stop: vi.fn(async () => {}),
    select: vi.fn(),
    newSearch: vi.fn(),
    reopen: vi.fn(),
  }
  const openCard = vi.fn()
  const openLink = vi.fn(async (_url: string) => {})
  const context: ChatContextValue = {
    chat,
    uid,
    slots: {
      ProductCards: ({ cards }: { cards: ProductCard[] }) => (
        <ProductCardGrid cards={cards} hrefOf={({ product_id }) => `/chat/?product=${product_id}`} onOpen={openCard} />
      ),
      hrefOf: (id) => `/chat/conversation/${id}`,
      openLink,
      openComparison: vi.fn(),
      linkHosts: ['detail.1688.com'],
      isSampleMarket: true,
      searchesPictures: true,
      start: { steps: null, shop: null },
      ...slots,
    },
  }
  const user = userEvent.setup()
  const around = (inner: ReactNode) => (
    <QueryClientProvider client={client}>
      <ChatContext value={context}>{inner}</ChatContext>
    </QueryClientProvider>
  )
  const shown = render(around(screen))
  const rerenderScreen = (next: ReactNode) => shown.rerender(around(next))
  /** These are the saved messages of the open conversation. */
  function givenMessages(...messages: ChatMessage[]) {
    client.setQueryData(messagesQuery(uid, 'open').queryKey, messages)
    store.setState({ activeConversationId: 'open' })
  }
  return { ...shown, rerenderScreen, givenMessages, user, chat, store, openCard, openLink, client }
}
