import { SignInPanel } from '@karavan/web-kit/account/lazy-sign-in-panel.ts'
import type { AuthenticatedUser } from '@karavan/web-kit/account/session/authenticated-user.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { Emblem } from '@karavan/web-kit/ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { deskSessionQuery } from '../features/protection/api.ts'
import { Door } from '../features/protection/door.tsx'
import { toGrantCommand } from '../lib/shell-word.ts'
import { CopyText } from '../ui/copy-text.tsx'
import { Waiting } from '../ui/waiting.tsx'

interface GateProps {
  user: AuthenticatedUser | null
  onSignIn(): void
  children: ReactNode
}

/** Lets operators through. The server refuses everybody else at each call; here they read what to do. */
export function Gate({ user, onSignIn, children }: GateProps) {
  const { t } = useTranslation()
  const isLoading = useSession((session) => session.isLoading)
  const isAccount = user !== null && !user.isAnonymous
  const role = useQuery({ ...deskSessionQuery, enabled: isAccount })

  if (!isAccount) {
    if (isLoading || user === null) return <Waiting />
    return (
      <Notice title={t('desk.gate.signInTitle')} text={t('desk.gate.signInText')}>
        <Button
          look="solid"
          className="h-12 px-8"
          aria-haspopup="dialog"
          onPointerEnter={() => void SignInPanel.prepare()}
          onClick={onSignIn}
        >
          {t('account.signIn')}
        </Button>
      </Notice>
    )
  }
  if (role.data && !role.error) {
    return (
      <Door user={user} session={role.data}>
        {children}
      </Door>
    )
  }
  if (role.error instanceof ApiError && role.error.code === 'address_unproven') {
    return (
      <Notice title={t('desk.gate.proofTitle')} text={t('desk.gate.proofText', { email: user.email ?? '' })}>
        <Button onClick={() => void role.refetch()} disabled={role.isFetching}>
          {t('desk.gate.again')}
        </Button>
      </Notice>
    )
  }
  if (role.error instanceof ApiError && role.error.status === 403) {
    return (
      <Notice title={t('desk.gate.roleTitle')} text={t('desk.gate.roleText', { email: user.email ?? '' })}>
        <CopyText text={toGrantCommand(user.email ?? '')} isCode />
        <Button onClick={() => void role.refetch()} disabled={role.isFetching}>
          {t('desk.gate.again')}
        </Button>
      </Notice>
    )
  }
  if (role.error) {
    return (
      <Notice title={t('desk.gate.failedTitle')} text={t('desk.gate.failedText')}>
        <Button onClick={() => void role.refetch()} disabled={role.isFetching}>
          {t('common.retry')}
        </Button>
      </Notice>
    )
  }
  return <Waiting />
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className="grid grow place-content-center justify-items-center gap-4 overflow-y-auto p-6 text-center">
      <Emblem className="size-14" />
      <h1 className="font-display text-2xl font-semibold">{title}</h1>
      <p className="max-w-md text-[15px] leading-relaxed text-ink-soft wrap-anywhere">{text}</p>
      {children}
    </main>
  )
}
