import { buyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { session } from '@karavan/web-kit/account/session/session.ts'
import { connectSession } from '@karavan/web-kit/app/connect-session.ts'
import { createQueryClient } from '@karavan/web-kit/app/query-client.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { onLanguageChange, t } from '@karavan/web-kit/lib/i18n.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { cartChanges } from '../features/cart/cart.ts'
import { cartsKey } from '../features/cart/cart-query.ts'
import { onOtherTabs } from '../features/cart/tabs.ts'
import { forgetTrouble } from '../features/cart/trouble.ts'
import { type Chat, createChat } from '../features/chat/chat.ts'
import { conversationsQuery } from '../features/chat/queries.ts'
import { createChatStore } from '../features/chat/store.ts'
import { ordersKey } from '../features/orders/keys.ts'
import { clearDrafts } from '../lib/drafts.ts'
import { formatWait, quotaOf, tooManyConversationsOf } from '../lib/quota.ts'
import { prepareAnswers } from './chat-slots.tsx'
import { type AppRouter, createAppRouter } from './router/app-router.ts'

/** The long-lived parts of the page, made once and joined here. */
export interface Services {
  client: QueryClient
  router: AppRouter
  chat: Chat
  /** Asks for the settings and opens the session; the screen does not wait for it. */
  start(): void
}

export function createServices(): Services {
  // A reloaded page shows itself, not the cart that was open over it.
  if (window.history.state?.isCartOpen) window.history.replaceState({ ...window.history.state, isCartOpen: false }, '')
  const client = createQueryClient()
  const router = createAppRouter()
  // What is chosen in the sheet takes its place in the history, or Back would open it again.
  const isInSheet = () => router.place.state.isSheetOpen === true
  const chat = createChat({
    store: createChatStore(),
    client,
    navigate: {
      toConversation: (conversationId, { replace }) =>
        router.navigate({ to: '/conversation/$conversationId', params: { conversationId }, replace: replace || isInSheet() }),
      renamed(from, to) {
        if (router.place.params.conversationId !== from) return
        router.navigate({ to: '/conversation/$conversationId', params: { conversationId: to }, search: true, state: true, replace: true })
      },
      toStart: ({ replace }) => router.navigate({ to: '/', replace: replace || isInSheet() }),
    },
    // What is used up is no failure, and trying again at once would not help.
    apology: (error) => usedUp(error) ?? [t('chat.sendFailed'), reasonOf(error)].filter(Boolean).join(' '),
    announce: (what, products = 0) => {
      const texts = {
        'answer-started': () => t('chat.answerStarted'),
        'answer-ready': () => (products > 0 ? t('chat.answerReadyProducts', { count: products }) : t('chat.answerReady')),
        'answer-stopped': () => t('chat.answerStopped'),
        'answer-failed': () => t('chat.answerFailed'),
      }
      announce(texts[what]())
    },
    prepareAnswers,
    uid: () => session.useSession.getState().user?.uid ?? '',
    ready: () => session.waitForConversations(),
  })
  const start = connectSession(client, {
    onUserChange({ from, to }) {
      // A guest who signs in is the same person: what is open, asked and being written stays.
      if (from.isAnonymous && to && !to.isAnonymous) return chat.signedIn()
      chat.reset()
      if (!from.isAnonymous) clearDrafts()
      router.navigate({ to: '/', replace: true })
    },
  })
  // Who is new has no conversations yet; asking for them would bring the calls and their schemas before they are needed.
  session.onNewGuest((uid) => client.setQueryData(conversationsQuery(uid).queryKey, []))
  session.onConversationsMoved(() => chat.listChanged())
  followBuyer(client)
  return {
    client,
    router,
    chat,
    start,
  }
}

/** Why a question was not taken, and what helps, where that is known. */
function reasonOf(error: unknown): string | undefined {
  if (session.isGuestRefused()) return t('chat.guestsRefused')
  const wait = error instanceof ApiError && error.status === 429 ? error.waitSeconds : undefined
  return wait === undefined ? undefined : t('chat.sendTooOften', { seconds: wait })
}

/** What there is no more of, and how long, or what has to be deleted for it. */
function usedUp(error: unknown): string | undefined {
  const quota = quotaOf(error)
  if (quota) return t(`chat.quota.${quota.of}`, { count: quota.max, wait: formatWait(quota.wait_seconds) })
  const full = tooManyConversationsOf(error)
  return full && t('chat.tooManyConversations', { count: full.conversations_max })
}

/** Keeps what is known of cart and orders in step with the browser's other tabs and with the interface language. */
function followBuyer(client: QueryClient): void {
  onOtherTabs((uid) => {
    if (uid === buyerUid()) void cartChanges(client).refresh()
  })
  // Options of a line and entries of a timeline are named by the server, in the language that it is asked in.
  onLanguageChange(() => {
    for (const key of [cartsKey, ordersKey]) void client.invalidateQueries({ queryKey: [key] })
  })
  session.onUserChange(forgetTrouble)
}
