import type { ShopInfo } from '@karavan/contract/shop.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../lib/use-translation.ts'
import { announce } from '../../ui/announcer.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CloseButton, DialogTitle } from '../../ui/overlay.tsx'
import type { PanelMode } from '../panel-mode.ts'
import { session, useSession } from '../session/session.ts'
import { type AccountFields, AccountForm, type PanelView } from './account-form.tsx'
import { ResetForm } from './reset-form.tsx'

interface SignInPanelProps {
  mode: PanelMode
  /** Why it is asked, where the reader did not open it. */
  reason?: string | undefined
  isOpen: boolean
  /** Versions of the pages that a new account agrees to, where the shop asks for that. */
  consent?: ShopInfo['consent']
  /** Where the focus goes when what opened the panel is no longer there. */
  focusAfter(): HTMLElement | null
  /** It is to be closed; may be asked for more than once. */
  onClose(): void
  /** It has left the screen. */
  onClosed(): void
}

/** Signing in, signing up and the way to a new password. Closes by ×, by Escape and by the overlay, and by itself once somebody is signed in. */
export default function SignInPanel({ mode, reason, isOpen, consent, focusAfter, onClose, onClosed }: SignInPanelProps) {
  const { t } = useTranslation()
  const [view, setView] = useState<PanelView>(mode)
  const [fields, setFields] = useState<AccountFields>({ email: '', password: '', displayName: '' })
  const [opener] = useState(() => document.activeElement)
  const content = useRef<HTMLDivElement>(null)
  const isRegistered = useSession(({ user }) => user !== null && !user.isAnonymous)
  const closeFor = useEffectEvent(onClose)
  // In another tab perhaps.
  useEffect(() => {
    if (isRegistered) closeFor()
  }, [isRegistered])

  useEffect(() => void session.prepare(), [])

  // What had the focus leaves with the form it stood in.
  const isReset = view === 'reset'
  const wasReset = useRef(isReset)
  useEffect(() => {
    if (wasReset.current === isReset) return
    wasReset.current = isReset
    toFocusFirst(content.current)?.focus()
  }, [isReset])

  const titles: Record<PanelView, string> = {
    'sign-in': t('account.signIn'),
    'sign-up': t('account.signUp'),
    reset: t('account.resetTitle'),
  }
  const change = (changed: Partial<AccountFields>) => setFields((before) => ({ ...before, ...changed }))
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      initialFocus={() => toFocusFirst(content.current)}
      finalFocus={() => (opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : focusAfter())}
      className="sm:w-[26.5rem]"
    >
      <div ref={content}>
        <div className="woven" aria-hidden="true" />
        <div className="px-6 pb-[max(1.75rem,env(safe-area-inset-bottom))] pt-5 sm:px-8">
          <div className="flex items-start gap-2">
            <DialogTitle className="grow pt-1.5 text-[1.65rem] leading-tight">{titles[view]}</DialogTitle>
            <CloseButton className="-mr-3" />
          </div>
          {isReset ? (
            <ResetForm email={fields.email} onEmail={(email) => change({ email })} onBack={() => setView('sign-in')} />
          ) : (
            <AccountForm
              view={view}
              reason={reason}
              consent={consent}
              fields={fields}
              onChange={change}
              onView={setView}
              onSuccess={() => {
                announce(t('account.signedIn'))
                onClose()
              }}
            />
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** On a screen that is touched a field in focus would bring the keyboard up over the panel. */
const toFocusFirst = (content: HTMLElement | null): HTMLElement | null => {
  const popup = content?.parentElement ?? null
  return matchMedia('(pointer: coarse)').matches ? popup : (content?.querySelector('input') ?? popup)
}
