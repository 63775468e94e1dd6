import { ConsentGate } from '@karavan/web-kit/account/lazy-consent.ts'
import { SignInPanel } from '@karavan/web-kit/account/lazy-sign-in-panel.ts'
import type { PanelMode } from '@karavan/web-kit/account/panel-mode.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { useLingering } from '@karavan/web-kit/lib/use-lingering.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { useEffect } from 'react'
import { useShop } from '../features/shop/use-shop.ts'
import { focusAccountArea } from './account-area.tsx'
import { useAccountStatus } from './account-status.ts'
import { goBack } from './go-back.ts'
import { usePlace, useRouter } from './router/use-router.tsx'

/** Opens the sign-in panel over whatever is there. It has its own place in the history, so that Back closes it. */
export function useOpenSignIn(): (mode: PanelMode) => void {
  const router = useRouter()
  return (mode) => {
    const { signIn, isSheetOpen } = router.place.state
    if (signIn) return
    router.navigate({
      to: '.',
      search: true,
      // The sheet that led here closes with it.
      replace: isSheetOpen === true,
      state: (state) => ({ ...state, isSheetOpen: undefined, signIn: mode }),
    })
  }
}

/** The open panel. */
export function OpenSignIn() {
  const router = useRouter()
  const wanted = usePlace(({ state }) => state.signIn)
  const { shown, isOpen, onClosed } = useLingering(wanted)
  const { t } = useTranslation()
  const isForPage = usePlace(({ state }) => state.afterSignIn !== undefined)
  const shop = useShop()
  if (!shown) return null

  function close() {
    if (router.place.state.signIn) goBack(router)
  }
  return (
    <SignInPanel
      reason={isForPage ? t('account.signInForPage') : undefined}
      mode={shown}
      isOpen={isOpen}
      consent={shop?.consent}
      focusAfter={focusAccountArea}
      onClose={close}
      onClosed={onClosed}
    />
  )
}

/** Back to the page that a signed-out reader had asked for, once they are signed in and the panel is gone. */
export function ReturnAfterSignIn() {
  const router = useRouter()
  const wanted = usePlace(({ state }) => (state.signIn ? undefined : state.afterSignIn))
  const isRegistered = useAccountStatus() === 'registered'
  useEffect(() => {
    if (wanted && isRegistered) router.replace(wanted)
  }, [wanted, isRegistered, router])
  return null
}

/** Over everything, where the account that is signed in has not agreed to the shop's pages yet. */
export function OpenConsent() {
  const standing = useAccountStatus()
  const uid = useSession(({ user }) => user?.uid)
  const consent = useShop()?.consent
  return standing === 'registered' && uid && consent ? <ConsentGate uid={uid} consent={consent} /> : null
}
