import { GuestControls } from '@karavan/web-kit/account/components/guest-controls.tsx'
import { UserMenu } from '@karavan/web-kit/account/components/user-menu.tsx'
import type { PanelMode } from '@karavan/web-kit/account/panel-mode.ts'
import { wasRegistered } from '@karavan/web-kit/account/session/last-account-status.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { LanguageSelector, PreferencesMenu, ThemeSelector, useLanguageChoice, useThemeChoice } from '@karavan/web-kit/app/preferences.tsx'
import { mobileQuery, useMediaQuery } from '@karavan/web-kit/lib/use-media-query.ts'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useState } from 'react'
import { useAccountStatus } from './account-status.ts'
import { CartArea } from './cart-area.tsx'

const areaId = 'account-area'

/** Where the focus goes when what had it belonged to a guest who is none any more, or the other way round. */
export const focusAccountArea = (): HTMLElement | null => document.querySelector(`#${areaId} button:last-of-type`)

interface AccountAreaProps {
  onOrders(): void
  onAccount(): void
  onSignIn(mode: PanelMode): void
}

/** The header's right end: the account and its menu, or language, colours and the ways to an account. */
export function AccountArea({ onOrders, onAccount, onSignIn }: AccountAreaProps) {
  const standing = useAccountStatus()
  const user = useSession((session) => session.user)
  const [isAwaited] = useState(wasRegistered)
  const isMobile = useMediaQuery(mobileQuery)
  const choices = [useLanguageChoice(), useThemeChoice()]
  return (
    <div id={areaId} className="flex shrink-0 items-center gap-1">
      {user && standing === 'registered' ? (
        <>
          <CartArea />
          <UserMenu user={user} choices={choices} guide="buyer" onOrders={onOrders} onAccount={onAccount} />
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
