import type { DeskSession, SecondFactor as Factors } from '@karavan/contract/operators.ts'
import { formatDate, formatDayAndTime } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useLingering } from '@karavan/web-kit/lib/use-lingering.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { Dialog } from '@karavan/web-kit/ui/dialog.tsx'
import { CloseButton, DialogTitle } from '@karavan/web-kit/ui/overlay.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Failed } from '../../ui/failed.tsx'
import { KeyIcon, PhoneIcon, TicketIcon } from '../../ui/icons.tsx'
import { canUsePasskeys, closeDesk, deskSessionQuery, secondFactorQuery } from './api.ts'
import { type Change, ChangeSteps } from './components/change-steps.tsx'

/** What opens the desk for this operator. */
export function ProtectionScreen() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const language = useLanguage()
  const { data: factors, error, refetch } = useQuery(secondFactorQuery)
  const { data: session } = useQuery(deskSessionQuery)
  const [change, setChange] = useState<Change>()
  const dialog = useLingering(change)

  async function leave() {
    await closeDesk()
    await client.invalidateQueries({ queryKey: deskSessionQuery.queryKey })
  }
  return (
    <main className="scroll-quiet min-h-0 grow overflow-y-auto">
      <div className="mx-auto max-w-3xl px-3 pb-24 pt-5 md:px-6">
        <h1 className="font-display text-2xl font-semibold tracking-tight md:text-3xl">{t('desk.protection.title')}</h1>
        <p className="mt-1 max-w-2xl text-[15px] leading-relaxed text-ink-soft">{t('desk.protection.text')}</p>
        {factors && session ? (
          <>
            <Parts factors={factors} session={session} onChange={setChange} />
            {session.ends_at && (
              <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
                <p className="text-[15px] text-ink-soft">
                  {t('desk.protection.until', { at: formatDayAndTime(session.ends_at, language) })}
                </p>
                <Button onClick={() => void leave()}>{t('desk.protection.close')}</Button>
              </div>
            )}
          </>
        ) : error ? (
          <Failed text={t('desk.protection.failed')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="mt-5 h-72 rounded-2xl" />
        )}
      </div>
      {dialog.shown && session && (
        <Dialog
          isOpen={dialog.isOpen}
          onClose={() => setChange(undefined)}
          onClosed={dialog.onClosed}
          onPhone="bottom"
          className="sm:w-[28rem]"
        >
          <div className="px-6 pb-[max(1.75rem,env(safe-area-inset-bottom))] pt-5 sm:px-8">
            <div className="flex items-start gap-2 pb-3">
              <DialogTitle className="grow pt-1.5 text-[1.45rem] leading-tight">
                {t(`desk.protection.${dialog.shown.kind}Title`)}
              </DialogTitle>
              <CloseButton className="-mr-3" />
            </div>
            <ChangeSteps
              change={dialog.shown}
              session={session}
              onDone={() => {
                setChange(undefined)
                announce(t('desk.protection.done'))
              }}
            />
          </div>
        </Dialog>
      )}
    </main>
  )
}

interface PartsProps {
  factors: Factors
  session: DeskSession
  onChange(change: Change): void
}

function Parts({ factors, session, onChange }: PartsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const hasAny = factors.totp !== null || factors.passkeys.length > 0
  return (
    <div className="mt-5 space-y-4">
      <Card
        title={t('desk.protection.totp')}
        icon={<PhoneIcon />}
        corner={
          <Button onClick={() => onChange({ kind: 'totp' })}>{t(factors.totp ? 'desk.protection.replace' : 'desk.protection.add')}</Button>
        }
      >
        {factors.totp ? (
          <Row text={t('desk.protection.since', { at: formatDate(factors.totp.created_at, language) })}>
            <Button look="ghost" onClick={() => onChange({ kind: 'remove', what: 'totp' })}>
              {t('desk.protection.remove')}
            </Button>
          </Row>
        ) : (
          <p className="text-[15px] text-ink-soft">{t('desk.door.totpHint')}</p>
        )}
      </Card>
      <Card
        title={t('desk.protection.passkeys')}
        icon={<KeyIcon />}
        corner={
          canUsePasskeys(session.passkey_host) && <Button onClick={() => onChange({ kind: 'passkey' })}>{t('desk.protection.add')}</Button>
        }
      >
        {factors.passkeys.length > 0 ? (
          <ul className="divide-y divide-line">
            {factors.passkeys.map(({ id, name, created_at, used_at }) => (
              <li key={id}>
                <Row
                  title={name}
                  text={
                    used_at
                      ? t('desk.protection.used', { at: formatDayAndTime(used_at, language) })
                      : t('desk.protection.since', { at: formatDate(created_at, language) })
                  }
                >
                  <Button look="ghost" onClick={() => onChange({ kind: 'remove', what: id })}>
                    {t('desk.protection.remove')}
                  </Button>
                </Row>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-[15px] text-ink-soft">
            {canUsePasskeys(session.passkey_host)
              ? t('desk.door.passkeyHint')
              : t('desk.door.passkeyElsewhere', { host: session.passkey_host })}
          </p>
        )}
      </Card>
      {hasAny && (
        <Card
          title={t('desk.protection.codes')}
          icon={<TicketIcon />}
          corner={<Button onClick={() => onChange({ kind: 'codes' })}>{t('desk.protection.renew')}</Button>}
        >
          <p className={`text-[15px] ${factors.recovery_codes < 3 ? 'text-warning' : 'text-ink-soft'}`}>
            {t('desk.door.recoveryLeft', { count: factors.recovery_codes })}
          </p>
        </Card>
      )}
    </div>
  )
}

const Row = ({ title, text, children }: { title?: string; text: string; children: ReactNode }) => (
  <div className="flex min-h-14 items-center gap-3 py-1">
    <div className="min-w-0 grow">
      {title && <p className="text-[15px] font-medium wrap-anywhere">{title}</p>}
      <p className="text-sm text-ink-soft">{text}</p>
    </div>
    {children}
  </div>
)
