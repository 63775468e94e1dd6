import { UserMenu } from '@karavan/web-kit/account/components/user-menu.tsx'
import { SignInPanel } from '@karavan/web-kit/account/lazy-sign-in-panel.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { LanguageSelector, useLanguageChoice, useThemeChoice } from '@karavan/web-kit/app/preferences.tsx'
import { useLingering } from '@karavan/web-kit/lib/use-lingering.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { IconButton } from '@karavan/web-kit/ui/button.tsx'
import { Emblem } from '@karavan/web-kit/ui/icons.tsx'
import { lazyPanel } from '@karavan/web-kit/ui/lazy-part.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { deskSessionQuery } from '../features/protection/api.ts'
import { useShortcut } from '../lib/shortcuts.ts'
import { BasketIcon, InboxIcon, KeyboardIcon, LetterIcon, LogIcon, RatesIcon, ShieldIcon } from '../ui/icons.tsx'
import { Gate } from './gate.tsx'
import { useLiveDesk } from './use-live-desk.ts'

const accountId = 'account'
const ShortcutList = lazyPanel(() => import('./shortcut-list.tsx'))

/** The desk's frame: where one goes, who is here, and the screen. */
export function Shell() {
  const user = useSession((session) => session.user)
  const [isSignInOpen, setSignInOpen] = useState(false)
  const signIn = useLingering(isSignInOpen || undefined)
  return (
    <div className="flex h-(--app-height) flex-col overflow-hidden print:block print:h-auto print:overflow-visible">
      <Header />
      <Gate user={user} onSignIn={() => setSignInOpen(true)}>
        <Outlet />
      </Gate>
      {signIn.shown && (
        <SignInPanel
          mode="sign-in"
          isOpen={signIn.isOpen}
          focusAfter={() => document.getElementById(accountId)}
          onClose={() => setSignInOpen(false)}
          onClosed={signIn.onClosed}
        />
      )}
    </div>
  )
}

function Header() {
  const { t } = useTranslation()
  const user = useSession((session) => session.user)
  const choices = [useLanguageChoice(), useThemeChoice()]
  const isHere = user !== null && !user.isAnonymous
  const desk = useQuery({ ...deskSessionQuery, enabled: isHere })
  const isOpen = isHere && !desk.error && desk.data?.state === 'open'
  useLiveDesk(isOpen)
  return (
    <header className="flex h-15 shrink-0 items-center gap-2 border-b border-line bg-paper-deep px-3 md:gap-6 md:px-5 print:hidden">
      <Link to="/" className={`flex min-h-11 min-w-11 items-center gap-2.5 rounded-xl ${isOpen ? 'max-md:hidden' : ''}`}>
        <Emblem className="size-8" />
        <span className="font-display text-xl font-semibold tracking-tight max-md:sr-only">Karavan</span>
        <span className="rounded-md bg-sand px-1.5 py-0.5 text-xs font-medium text-ink-soft max-lg:sr-only">{t('desk.name')}</span>
      </Link>
      {isOpen && (
        <nav
          aria-label={t('desk.nav.label')}
          className="flex min-w-0 items-center gap-0.5 max-md:scroll-quiet max-md:grow max-md:overflow-x-auto"
        >
          <Place to="/" text={t('desk.nav.orders')} icon={<InboxIcon />} />
          <Place to="/purchases" text={t('desk.nav.purchases')} icon={<BasketIcon />} />
          <Place to="/instructions" text={t('desk.nav.instructions')} icon={<LetterIcon />} />
          <Place to="/rates" text={t('desk.nav.rates')} icon={<RatesIcon />} />
          <Place to="/audit" text={t('desk.nav.audit')} icon={<LogIcon />} />
          <Place to="/protection" text={t('desk.nav.protection')} icon={<ShieldIcon />} />
        </nav>
      )}
      {isOpen && <Shortcuts />}
      <div id={accountId} tabIndex={-1} className={`flex items-center ${isOpen ? 'max-md:ml-auto' : 'ml-auto'}`}>
        {isHere ? <UserMenu user={user} choices={choices} guide="operator" /> : <LanguageSelector />}
      </div>
    </header>
  )
}

/** The list of the keys: a press on its button, or ?. */
function Shortcuts() {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  useShortcut('list', () => setShown(true))
  return (
    <>
      <IconButton label={t('desk.keys.title')} onClick={() => setShown(true)} className="ml-auto max-md:hidden">
        <KeyboardIcon />
      </IconButton>
      {isShown && <ShortcutList onClosed={() => setShown(false)} />}
    </>
  )
}

function Place({
  to,
  text,
  icon,
}: {
  to: '/' | '/purchases' | '/instructions' | '/rates' | '/audit' | '/protection'
  text: string
  icon: React.ReactNode
}) {
  // The queue is the start, and every order is part of it.
  const isHere = useLocation({
    select: ({ pathname }) => (to === '/' ? pathname === '/' || pathname.startsWith('/orders/') : pathname === to),
  })
  return (
    <Link
      to={to}
      title={text}
      aria-current={isHere ? 'page' : undefined}
      className="press flex min-h-11 min-w-11 shrink-0 items-center gap-2 rounded-xl px-2.5 text-[15px] md:px-3 text-ink-soft hover:bg-sand hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:shadow-low"
    >
      {icon}
      <span className="max-md:sr-only">{text}</span>
    </Link>
  )
}
