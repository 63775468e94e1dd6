import type { AccountSession } from '@karavan/contract/account.ts'
import { operations } from '@karavan/web-kit/account/operations.ts'
import { formatDayAndTime } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { Badge } from '@karavan/web-kit/ui/badge.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { ConfirmDialog } from '@karavan/web-kit/ui/confirm-dialog.tsx'
import { NotLoaded } from '@karavan/web-kit/ui/not-loaded.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endAllSessions, sessionsQuery, useEndSessions } from '../queries.ts'

/** Where the account is signed in, to end what is not one's own. Not there with a provider that does not tell. */
export function SessionsCard({ uid }: { uid: string }) {
  const { t } = useTranslation()
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionsQuery(uid))
  const end = useEndSessions()
  const [asked, setAsked] = useState<'others' | 'all'>()
  if (sessions?.length === 0) return null
  const endOne = (id: string) => end.mutate({ id }, { onSuccess: () => announce(t('accountPage.ended')) })

  async function endMany(which: 'others' | 'all') {
    if (which === 'others') {
      await end.mutateAsync('others')
      return announce(t('accountPage.endedOthers'))
    }
    await endAllSessions()
    await operations.signOut()
  }
  return (
    <Card title={t('accountPage.sessions')}>
      <p className="text-[15px] leading-relaxed text-ink-soft text-pretty">{t('accountPage.sessionsHint')}</p>
      {end.isError && <Alert className="mt-3">{t('accountPage.endFailed')}</Alert>}
      {sessions ? (
        <ul className="pt-3" aria-busy={isFetching}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} isBusy={end.isPending} onEnd={() => endOne(session.id)} />
          ))}
        </ul>
      ) : isError ? (
        <NotLoaded className="mt-3" text={t('accountPage.loadFailed')} isRunning={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="space-y-3 pt-4">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      )}
      <div className="flex flex-wrap gap-2.5 pt-3">
        {(sessions?.length ?? 0) > 1 && <Button onClick={() => setAsked('others')}>{t('accountPage.endOthers')}</Button>}
        {sessions && <Button onClick={() => setAsked('all')}>{t('accountPage.endAll')}</Button>}
      </div>
      {asked && (
        <ConfirmDialog
          title={asked === 'all' ? t('accountPage.endAllTitle') : t('accountPage.endOthersTitle')}
          text={asked === 'all' ? t('accountPage.endAllText') : t('accountPage.endOthersText')}
          confirm={asked === 'all' ? t('accountPage.endAll') : t('accountPage.endOthers')}
          failed={t('accountPage.endFailed')}
          onConfirm={() => endMany(asked)}
          onClosed={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}

function SessionRow({ session, isBusy, onEnd }: { session: AccountSession; isBusy: boolean; onEnd(): void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { browser, system, network, is_current: isCurrent } = session
  const device = browser && system ? t('accountPage.deviceOn', { browser, system }) : (browser ?? system ?? t('accountPage.unknownDevice'))
  const when = isCurrent
    ? t('accountPage.signedInAt', { time: formatDayAndTime(session.signed_in_at, language) })
    : t('accountPage.lastUsed', { time: formatDayAndTime(session.last_used_at, language) })
  return (
    <li className="flex min-h-16 items-center gap-3 border-t border-line py-2.5">
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <p className="text-[15px] font-medium">{device}</p>
          {isCurrent && <Badge tone="success">{t('accountPage.thisDevice')}</Badge>}
        </div>
        <p className="text-sm text-ink-soft wrap-anywhere">{[when, network].filter(Boolean).join(' · ')}</p>
      </div>
      {!isCurrent && (
        <Button className="shrink-0" aria-label={t('accountPage.endOf', { device })} disabled={isBusy} onClick={onEnd}>
          {t('accountPage.end')}
        </Button>
      )}
    </li>
  )
}
