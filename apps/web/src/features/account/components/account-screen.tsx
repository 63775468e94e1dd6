import type { PanelMode } from '@karavan/web-kit/account/panel-mode.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { configQuery } from '@karavan/web-kit/app/config.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AppearanceCard } from './appearance-card.tsx'
import { DataCard } from './data-card.tsx'
import { MailsCard } from './mails-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { RemovalCard } from './removal-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SignInCard } from './sign-in-card.tsx'

interface AccountScreenProps {
  /** The delivery addresses. */
  addresses: ReactNode
  onSignIn(mode: PanelMode): void
}

/** Everything about the person who uses the shop; for guests what they have. */
export function AccountScreen({ addresses, onSignIn }: AccountScreenProps) {
  const { t } = useTranslation()
  const user = useSession((session) => session.user)
  const { data: config } = useQuery(configQuery)
  const hasPassword = user?.providerData.some(({ providerId }) => providerId === 'password') ?? false
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="font-display text-3xl font-semibold tracking-tight max-md:text-2xl">{t('accountPage.title')}</h1>
      <div className="mt-5 space-y-4">
        {user && !user.isAnonymous ? (
          <>
            <ProfileCard user={user} hasPassword={hasPassword} />
            <SignInCard user={user} hasPassword={hasPassword} hasGoogle={config?.google.enabled ?? false} />
            <SessionsCard uid={user.uid} />
            <Card title={t('accountPage.addresses')}>{addresses}</Card>
            <MailsCard uid={user.uid} />
            <AppearanceCard />
            <DataCard />
            <RemovalCard hasPassword={hasPassword} />
          </>
        ) : (
          <>
            <Card title={t('accountPage.guestTitle')}>
              <p className="text-[15px] leading-relaxed text-ink-soft text-pretty">{t('accountPage.guestText')}</p>
              <div className="flex flex-wrap gap-2.5 pt-3">
                <Button look="solid" onClick={() => onSignIn('sign-up')}>
                  {t('accountPage.signUp')}
                </Button>
                <Button onClick={() => onSignIn('sign-in')}>{t('accountPage.signIn')}</Button>
              </div>
            </Card>
            <AppearanceCard />
          </>
        )}
      </div>
    </div>
  )
}
