import { useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../features/account/session/session.ts'
import { ChatScreen } from '../features/chat/components/chat-screen.tsx'
import { composerId } from '../features/chat/components/composer.tsx'
import { Sidebar } from '../features/chat/components/sidebar.tsx'
import { useChat } from '../features/chat/context.ts'
import { mobileQuery, useMediaQuery } from '../lib/use-media-query.ts'
import { useVisibleHeight } from '../lib/use-visible-height.ts'
import { IconButton } from '../ui/button.tsx'
import { MenuIcon } from '../ui/icons.tsx'
import { AccountArea, useStanding } from './account-area.tsx'
import { CompareTray, OpenComparison } from './comparison.tsx'
import { OpenProduct } from './open-product.tsx'
import { useOpenSignIn } from './sign-in-area.tsx'

const Sheet = lazy(() => import('../ui/sheet.tsx'))

/** The chat's frame: list of conversations, header, thread, and the product that is open. */
export function Shell() {
  const { t } = useTranslation()
  const isMobile = useMediaQuery(mobileQuery)
  const router = useRouter()
  const navigate = useNavigate()
  const isSheetOpen = useLocation({ select: ({ state }) => state.isSheetOpen === true }) && isMobile
  const standing = useStanding()
  const isGuest = standing === 'guest' ? true : standing === 'registered' ? false : undefined
  const isReady = useSession(({ user }) => user !== null)
  const openSignIn = useOpenSignIn()
  // Fetched with the first opening, and kept for its closing movement.
  const [wasSheetOpened, setSheetOpened] = useState(false)
  if (isSheetOpen && !wasSheetOpened) setSheetOpened(true)
  useFollowedRoute()
  useLoadedConversations()
  useReturn()
  useVisibleHeight()

  const openSheet = () => void navigate({ to: '.', search: true, state: (state) => ({ ...state, isSheetOpen: true }) })
  const closeSheet = () => {
    if (router.state.location.state.isSheetOpen) router.history.back()
  }
  return (
    <div className="flex h-(--app-height) overflow-hidden">
      <a
        href={`#${composerId}`}
        onClick={(event) => {
          event.preventDefault()
          document.getElementById(composerId)?.focus()
        }}
        className="sr-only focus:not-sr-only focus:absolute focus:left-2 focus:top-2 focus:z-50 focus:rounded-xl focus:bg-surface-high focus:px-4 focus:py-3 focus:shadow-high"
      >
        {t('app.skipToInput')}
      </a>
      {!isMobile && (
        <div className="w-76 shrink-0 border-r border-line xl:w-80">
          <Sidebar isGuest={isGuest} isReady={isReady} onSignIn={() => openSignIn('sign-in')} />
        </div>
      )}
      {isMobile && wasSheetOpened && (
        <Suspense>
          <Sheet isOpen={isSheetOpen} label={t('sidebar.label')} onClose={closeSheet}>
            {(corner) => <Sidebar isGuest={isGuest} isReady={isReady} onSignIn={() => openSignIn('sign-in')} corner={corner} />}
          </Sheet>
        </Suspense>
      )}
      <div className="flex min-w-0 grow flex-col">
        <ChatScreen
          menu={
            isMobile && (
              <IconButton label={t('sidebar.open')} aria-expanded={isSheetOpen} onClick={openSheet}>
                <MenuIcon />
              </IconButton>
            )
          }
          controls={<AccountArea onOrders={() => void navigate({ to: '/orders' })} onSignIn={openSignIn} />}
          tray={<CompareTray />}
        />
      </div>
      <OpenProduct />
      <OpenComparison />
    </div>
  )
}

/** The route says which conversation is open; the chat follows it. */
function useFollowedRoute(): void {
  const chat = useChat()
  const { conversationId } = useParams({ strict: false })
  useEffect(() => {
    if (conversationId) chat.open(conversationId)
    else chat.clear()
  }, [chat, conversationId])
}

/** The list belongs to the person: it is read when the session is there, and again for another one. */
function useLoadedConversations(): void {
  const chat = useChat()
  const uid = useSession(({ user }) => user?.uid)
  useEffect(() => {
    if (uid) void chat.loadConversations()
  }, [chat, uid])
}

/** A reply that was lost with the connection is looked for again once the connection or the reader is back. */
function useReturn(): void {
  const chat = useChat()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && chat.store.getState().trouble === 'connection-lost') chat.reopen()
    }
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [chat])
}
