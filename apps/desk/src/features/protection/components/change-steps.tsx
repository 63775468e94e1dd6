import type { DeskSession } from '@karavan/contract/operators.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deskSessionQuery, removePasskey, removeTotp, renewRecoveryCodes, secondFactorQuery } from '../api.ts'
import { toText } from '../failure.ts'
import { PasskeySetUp } from './passkey-set-up.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { TotpSetUp } from './totp-set-up.tsx'

/** What is about to change. `what`: the app, or the id of a passkey. */
export type Change = { kind: 'totp' } | { kind: 'passkey' } | { kind: 'codes' } | { kind: 'remove'; what: string }

interface ChangeStepsProps {
  change: Change
  session: DeskSession
  onDone(): void
}

/** First who sits here, by the second factor, or by the password where there is none yet; then the change; then the codes, where it brings some. */
export function ChangeSteps({ change, session, onDone }: ChangeStepsProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const user = useSession((state) => state.user)
  const [isShown, setShown] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const hasFactor = session.factors.totp || session.factors.passkeys > 0

  function keep({ recovery_codes, ...next }: DeskSession & { recovery_codes?: string[] | null }) {
    client.setQueryData(deskSessionQuery.queryKey, { success: true, ...next })
    void client.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
    if (recovery_codes) setCodes(recovery_codes)
    else onDone()
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!isShown) {
    return (
      <div className="space-y-4">
        <p className="text-[15px] leading-relaxed text-ink-soft">
          {t(hasFactor ? 'desk.protection.showAgain' : 'desk.protection.signInFirst')}
        </p>
        {hasFactor ? (
          <SecondFactor
            session={session}
            action={t('desk.door.confirm')}
            onOpened={(next) => {
              client.setQueryData(deskSessionQuery.queryKey, { success: true, ...next })
              setShown(true)
            }}
          />
        ) : (
          user && <SignInAgain user={user} onSignedIn={() => setShown(true)} />
        )}
      </div>
    )
  }
  switch (change.kind) {
    case 'totp':
      return <TotpSetUp onAdded={keep} />
    case 'passkey':
      return <PasskeySetUp onAdded={keep} />
    case 'codes':
      return <Confirm text={t('desk.protection.renewText')} action={t('desk.protection.renew')} run={renewRecoveryCodes} onDone={keep} />
    case 'remove':
      return (
        <Confirm
          text={t('desk.protection.removeText')}
          action={t('desk.protection.remove')}
          run={() => (change.what === 'totp' ? removeTotp() : removePasskey(change.what))}
          onDone={keep}
        />
      )
  }
}

interface ConfirmProps {
  text: string
  action: string
  run(): Promise<DeskSession & { recovery_codes?: string[] | null }>
  onDone(next: DeskSession & { recovery_codes?: string[] | null }): void
}

function Confirm({ text, action, run, onDone }: ConfirmProps) {
  const { t } = useTranslation()
  const mutation = useMutation({ mutationFn: run, onSuccess: onDone })
  return (
    <div className="space-y-4">
      {mutation.error && <Alert>{toText(mutation.error, t)}</Alert>}
      <p className="text-[15px] leading-relaxed text-ink-soft">{text}</p>
      <Button
        look="solid"
        className="h-12 w-full text-base"
        aria-disabled={mutation.isPending}
        onClick={() => !mutation.isPending && mutation.mutate()}
      >
        {action}
      </Button>
    </div>
  )
}
