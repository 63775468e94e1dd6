import type { ProductCard } from '@karavan/contract/product-card.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { createQueryClient } from '../src/app/query-client.ts'
import { type Chat, createChat } from '../src/features/chat/chat.ts'
import { prepareAnswers } from '../src/features/chat/components/answer-text.tsx'
import { ChatContext, type ChatSlots } from '../src/features/chat/context.ts'
import { createChatStore } from '../src/features/chat/store.ts'
import { ProductCardGrid } from '../src/features/product/components/product-card.tsx'
import { chooseLanguage, startTexts } from '../src/lib/i18n.ts'

/** A part of the chat's screen in English, on a real store. What it does to the chat is recorded instead of done, unless named in `real`. */
export async function givenScreen(screen: ReactNode, slots: Partial<ChatSlots> = {}) {
  await startTexts()
  await chooseLanguage('en')
  await prepareAnswers()
  const client = createQueryClient()
  const store = createChatStore()
  const real = createChat({
    store,
    client,
    navigate: { toConversation: () => {}, toStart: () => {} },
    apology: () => '',
    announce: () => {},
    prepareAnswers,
    uid: () => 'u',
  })
  const chat: Chat = {
    ...real,
    send: vi.fn(async () => true),
    retry: vi.fn(async () => {}),
    stop: vi.fn(async () => {}),
    select: vi.fn(),
    newSearch: vi.fn(),
    reopen: vi.fn(),
    rename: vi.fn(async () => {}),
    remove: vi.fn(async () => {}),
  }
  const openCard = vi.fn()
  const openLink = vi.fn(async (_url: string) => {})
  const context = {
    chat,
    slots: {
      ProductCards: ({ cards }: { cards: ProductCard[] }) => <ProductCardGrid cards={cards} onOpen={openCard} />,
      openLink,
      openComparison: vi.fn(),
      linkHosts: ['detail.1688.com'],
      isSampleMarket: true,
      ...slots,
    } as ChatSlots,
  }
  const user = userEvent.setup()
  const around = (inner: ReactNode) => (
    <QueryClientProvider client={client}>
      <ChatContext value={context}>{inner}</ChatContext>
    </QueryClientProvider>
  )
  const shown = render(around(screen))
  const rerenderScreen = (next: ReactNode) => shown.rerender(around(next))
  return { ...shown, rerenderScreen, user, chat, store, openCard, openLink, client }
}
