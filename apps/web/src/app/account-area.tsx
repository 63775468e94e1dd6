import { useState } from 'react'
import { GuestControls } from '../features/account/components/guest-controls.tsx'
import { UserMenu } from '../features/account/components/user-menu.tsx'
import type { PanelMode } from '../features/account/load-sign-in-panel.ts'
import { wasRegistered } from '../features/account/session/last-standing.ts'
import { useSession } from '../features/account/session/session.ts'
import { mobileQuery, useMediaQuery } from '../lib/use-media-query.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { CartArea } from './cart-area.tsx'
import { LanguageSelector, PreferencesMenu, ThemeSelector, useLanguageChoice, useThemeChoice } from './preferences.tsx'

const areaId = 'account-area'

/** Where the focus goes when what had it belonged to a guest who is none any more, or the other way round. */
export const focusAccountArea = (): HTMLElement | null => document.querySelector(`#${areaId} button:last-of-type`)

/** Nobody is taken for a guest before the session is known (AU-13). While somebody signs in or out, what they were still holds. */
export const useStanding = (): 'unknown' | 'guest' | 'registered' =>
  useSession(({ user, isLoading }) => {
    if (user) return user.isAnonymous ? 'guest' : 'registered'
    return isLoading ? 'unknown' : 'guest'
  })

interface AccountAreaProps {
  onOrders(): void
  onSignIn(mode: PanelMode): void
}

/** The header's right end: the account and its menu, or language, colours and the ways to an account. */
export function AccountArea({ onOrders, onSignIn }: AccountAreaProps) {
  const standing = useStanding()
  const user = useSession((session) => session.user)
  const [isAwaited] = useState(wasRegistered)
  const isMobile = useMediaQuery(mobileQuery)
  const choices = [useLanguageChoice(), useThemeChoice()]
  return (
    <div id={areaId} className="flex shrink-0 items-center gap-1">
      {user && standing === 'registered' ? (
        <>
          <CartArea />
          <UserMenu user={user} choices={choices} onOrders={onOrders} />
        </>
      ) : standing === 'unknown' && isAwaited ? (
        <>
          <Skeleton className="size-11 rounded-xl" />
          <Skeleton className="size-11 rounded-full" />
        </>
      ) : (
        <>
          {isMobile ? (
            <PreferencesMenu />
          ) : (
            <>
              <ThemeSelector />
              <LanguageSelector />
            </>
          )}
          {/* They have their room by then, and are not seen. */}
          <div className={`flex items-center gap-1 ${standing === 'unknown' ? 'invisible' : ''}`}>
            <GuestControls onOpen={onSignIn} />
          </div>
        </>
      )}
    </div>
  )
}
