import { useLingering } from '@karavan/web-kit/lib/use-lingering.ts'
import { mobileQuery, useMediaQuery } from '@karavan/web-kit/lib/use-media-query.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { useVisibleHeight } from '@karavan/web-kit/lib/use-visible-height.ts'
import { buttonClass, IconButton } from '@karavan/web-kit/ui/button.tsx'
import { HeartIcon, MenuIcon } from '@karavan/web-kit/ui/icons.tsx'
import { lazyPanel } from '@karavan/web-kit/ui/lazy-part.tsx'
import { Activity, useEffect } from 'react'
import { ChatScreen } from '../features/chat/components/chat-screen.tsx'
import { composerId } from '../features/chat/components/composer.tsx'
import { Sidebar } from '../features/chat/components/sidebar.tsx'
import { useChat } from '../features/chat/context.ts'
import { AccountArea } from './account-area.tsx'
import { useAccountStatus } from './account-status.ts'
import { CompareTray, OpenComparison } from './comparison.tsx'
import { OpenProduct } from './open-product.tsx'
import { Link, usePlace, useRouter } from './router/use-router.tsx'
import { useOpenSignIn } from './sign-in-area.tsx'
import { useIsCovered } from './use-is-covered.ts'

const ConversationsSheet = lazyPanel(() => import('./conversations-sheet.tsx'))

/** The chat's frame: list of conversations, header, thread, and the product that is open. */
export function Shell() {
  const { t } = useTranslation()
  const isMobile = useMediaQuery(mobileQuery)
  const router = useRouter()
  const isSheetOpen = usePlace(({ state }) => state.isSheetOpen === true) && isMobile
  const standing = useAccountStatus()
  const isGuest = standing === 'guest' ? true : standing === 'registered' ? false : undefined
  const openSignIn = useOpenSignIn()
  const sheet = useLingering(isSheetOpen || undefined)
  const isCovered = useIsCovered()
  useFollowedRoute()
  useReturn()
  useVisibleHeight()

  const openSheet = () => router.navigate({ to: '.', search: true, state: (state) => ({ ...state, isSheetOpen: true }) })
  const closeSheet = () => {
    if (router.place.state.isSheetOpen) router.back()
  }
  return (
    <div className="flex h-[calc(var(--app-height)-var(--offline-bar,0px))] overflow-hidden">
      <Activity mode={isCovered ? 'hidden' : 'visible'}>
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
            <Sidebar isGuest={isGuest} onSignIn={() => openSignIn('sign-in')} links={<SavedLink />} />
          </div>
        )}
        {isMobile && sheet.shown && (
          <ConversationsSheet isOpen={sheet.isOpen} onClose={closeSheet} onClosed={sheet.onClosed}>
            {(corner) => <Sidebar isGuest={isGuest} onSignIn={() => openSignIn('sign-in')} links={<SavedLink />} corner={corner} />}
          </ConversationsSheet>
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
            controls={
              <AccountArea
                onOrders={() => router.navigate({ to: '/orders' })}
                onAccount={() => router.navigate({ to: '/account' })}
                onSignIn={openSignIn}
              />
            }
            tray={<CompareTray />}
          />
        </div>
      </Activity>
      <OpenProduct />
      <OpenComparison />
    </div>
  )
}

function SavedLink() {
  const { t } = useTranslation()
  return (
    <Link to="/saved" className={buttonClass('ghost', 'w-full justify-start')}>
      <HeartIcon />
      {t('saved.title')}
    </Link>
  )
}

/** The route says which conversation is open; the chat follows it. */
function useFollowedRoute(): void {
  const chat = useChat()
  const conversationId = usePlace(({ params }) => params.conversationId)
  useEffect(() => {
    if (conversationId) chat.open(conversationId)
    else chat.clear()
  }, [chat, conversationId])
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
