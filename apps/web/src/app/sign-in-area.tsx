import { useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadSignInPanel, type PanelMode } from '../features/account/load-sign-in-panel.ts'
import { focusAccountArea } from './account-area.tsx'

const SignInPanel = lazy(loadSignInPanel)

/** Opens the sign-in panel over whatever is there. It has its own place in the history, so that Back closes it. */
export function useOpenSignIn(): (mode: PanelMode) => void {
  const router = useRouter()
  return (mode) => {
    const { signIn, isSheetOpen } = router.state.location.state
    if (signIn) return
    void router.navigate({
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
  const wanted = useLocation({ select: ({ state }) => state.signIn })
  // It stays on the screen while it moves out.
  const [shown, setShown] = useState<PanelMode>()
  if (wanted && !shown) setShown(wanted)
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!wanted) isLeaving.current = false
  }, [wanted])
  if (!shown) return null

  function close() {
    // The history needs a moment, and a second step back would leave the page.
    if (isLeaving.current || !router.state.location.state.signIn) return
    isLeaving.current = true
    router.history.back()
  }
  return (
    <Suspense>
      <SignInPanel
        mode={shown}
        isOpen={wanted !== undefined}
        focusAfter={focusAccountArea}
        onClose={close}
        onClosed={() => setShown(undefined)}
      />
    </Suspense>
  )
}
