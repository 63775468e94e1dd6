import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { type SessionState, session } from '../features/account/session/session.ts'
import { type CartService, createCart } from '../features/cart/cart.ts'
import { type Chat, createChat } from '../features/chat/chat.ts'
import { prepareAnswers } from '../features/chat/components/answer-text.tsx'
import { createChatStore } from '../features/chat/store.ts'
import { provideCaller } from '../lib/caller.ts'
import { clearDrafts } from '../lib/drafts.ts'
import { startErrorReports } from '../lib/error-reports.ts'
import { currentLanguage } from '../lib/i18n.ts'
import { announce } from '../ui/announcer.tsx'
import { configQuery } from './config.ts'
import { createQueryClient } from './query-client.ts'
import { type AppRouter, createAppRouter } from './router.tsx'

/** The long-lived parts of the page, made once and joined here. */
export interface Services {
  client: QueryClient
  router: AppRouter
  chat: Chat
  cart: CartService
  /** Asks for the settings and opens the session; the screen does not wait for it. */
  start(): void
}

export function createServices(): Services {
  // A page that is loaded anew shows itself, not the cart that was open over it.
  if (window.history.state?.isCartOpen) window.history.replaceState({ ...window.history.state, isCartOpen: false }, '')
  const client = createQueryClient()
  const router = createAppRouter()
  // What is chosen in the sheet takes its place in the history, or Back would open it again.
  const isInSheet = () => router.state.location.state.isSheetOpen === true
  const chat = createChat({
    store: createChatStore(),
    client,
    navigate: {
      toConversation: (conversationId, { replace }) =>
        void router.navigate({ to: '/conversation/$conversationId', params: { conversationId }, replace: replace || isInSheet() }),
      toStart: ({ replace }) => void router.navigate({ to: '/', replace: replace || isInSheet() }),
    },
    apology: () => i18next.t('chat.sendFailed'),
    announce: (what, products = 0) => {
      const texts = {
        'answer-started': () => i18next.t('chat.answerStarted'),
        'answer-ready': () => (products > 0 ? i18next.t('chat.answerReadyProducts', { count: products }) : i18next.t('chat.answerReady')),
        'answer-stopped': () => i18next.t('chat.answerStopped'),
        'answer-failed': () => i18next.t('chat.answerFailed'),
      }
      announce(texts[what]())
    },
    prepareAnswers,
    uid: () => session.useSession.getState().user?.uid ?? '',
  })
  provideCaller({
    tokens: { get: () => session.getToken(), renew: () => session.refreshToken() },
    language: currentLanguage,
  })
  session.onUserChange(({ from, to }) => {
    const open = chat.store.getState().activeConversationId
    chat.reset()
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== configQuery.queryKey[0] })
    // A guest who signs in is the same person: what was open and what was being written stay.
    if (from.isAnonymous && to && !to.isAnonymous) {
      if (open) chat.open(open)
      return
    }
    if (!from.isAnonymous) clearDrafts()
    void router.navigate({ to: '/', replace: true })
  })
  session.onConversationsMoved(() => chat.listChanged())
  const cart = createAccountCart()
  return {
    client,
    router,
    chat,
    cart,
    start() {
      client
        .fetchQuery(configQuery)
        .then((config) => {
          startErrorReports(config.sentryDsn).catch((error: unknown) => console.warn('errors of this page are not reported', error))
          return session.start(config.identity, config.google)
        })
        .catch((error: unknown) => console.error('the session could not be opened', error))
    },
  }
}

/** The cart of whoever is signed in, in step with the session and with the browser's other tabs. */
function createAccountCart(): CartService {
  const tabs = new BroadcastChannel('karavan-cart')
  const cart = createCart({
    calls: () => import('../features/cart/api.ts'),
    text: (error) => i18next.t(error),
    tellTabs: (uid) => tabs.postMessage(uid),
  })
  tabs.onmessage = ({ data }: MessageEvent<string>) => void cart.changedElsewhere(data)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void cart.lookedAt()
  })
  // Options of a line are named by the server, in the language that was asked in.
  i18next.on('languageChanged', () => void cart.refresh())
  const follow = ({ user, isLoading }: SessionState) => cart.setBuyer(user ?? (isLoading ? undefined : null))
  session.useSession.subscribe(follow)
  follow(session.useSession.getState())
  return cart
}
