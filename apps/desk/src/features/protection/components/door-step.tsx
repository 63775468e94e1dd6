import type { DeskSession } from '@karavan/contract/operators.ts'
import type { AuthenticatedUser } from '@karavan/web-kit/account/session/authenticated-user.ts'
import { loadFile } from '@karavan/web-kit/lib/load-file.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { CheckIcon, Emblem } from '@karavan/web-kit/ui/icons.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { deskSessionQuery } from '../api.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SetUp } from './set-up.tsx'
import { SignInAgain } from './sign-in-again.tsx'

interface DoorStepProps {
  user: AuthenticatedUser
  session: DeskSession
  /** New recovery codes, which are to be kept before anything else. */
  codes: readonly string[] | undefined
  onCodes(codes: readonly string[] | undefined): void
}

/** The one thing that the desk waits for. */
export function DoorStep({ user, session, codes, onCodes }: DoorStepProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const keep = (next: DeskSession) => client.setQueryData(deskSessionQuery.queryKey, { success: true, ...next })

  if (codes) {
    return (
      <Place title={t('desk.door.codesTitle')}>
        <RecoveryCodes codes={codes} onDone={() => onCodes(undefined)} />
      </Place>
    )
  }
  switch (session.state) {
    case 'open':
      return null
    case 'password_too_short':
      return (
        <Place title={t('desk.door.shortTitle')} text={t('desk.door.shortText')}>
          <LongerPassword email={user.email ?? ''} />
        </Place>
      )
    case 'sign_in_again':
      return (
        <Place title={t('desk.door.againTitle')} text={t('desk.door.againText', { email: user.email ?? '' })}>
          <SignInAgain user={user} onSignedIn={() => void client.invalidateQueries({ queryKey: deskSessionQuery.queryKey })} />
        </Place>
      )
    case 'set_up':
      return (
        <Place title={t('desk.door.setUpTitle')} text={t('desk.door.setUpText')}>
          <SetUp
            host={session.passkey_host}
            onAdded={({ recovery_codes, ...next }) => {
              onCodes(recovery_codes ?? undefined)
              keep(next)
            }}
          />
        </Place>
      )
    case 'second_factor':
      return (
        <Place title={t('desk.door.factorTitle')} text={t('desk.door.factorText', { email: user.email ?? '' })}>
          <SecondFactor session={session} onOpened={keep} />
        </Place>
      )
  }
}

function Place({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <main className="scroll-quiet min-h-0 grow overflow-y-auto">
      <div className="mx-auto flex min-h-full max-w-md flex-col justify-center px-5 py-8">
        <div className="pb-6 text-center">
          <Emblem className="mx-auto size-14" />
          <h1 className="mt-4 font-display text-2xl font-semibold">{title}</h1>
          {text && <p className="mt-2 text-[15px] leading-relaxed text-ink-soft wrap-anywhere">{text}</p>}
        </div>
        {children}
      </div>
    </main>
  )
}

/** The way to a longer password is the one that everybody has who forgot theirs. */
function LongerPassword({ email }: { email: string }) {
  const { t } = useTranslation()
  const send = useMutation({
    mutationFn: async () => {
      const { operations } = await loadFile(() => import('@karavan/web-kit/account/operations.ts'))
      const outcome = await operations.resetPassword(email)
      if (!outcome.success) throw new Error(outcome.error)
    },
  })
  if (send.isSuccess) {
    return (
      <p role="status" className="flex items-start gap-2.5 rounded-2xl bg-leaf-soft px-4 py-3 text-[15px]">
        <CheckIcon className="mt-0.5 size-5 text-leaf" />
        <span className="min-w-0 wrap-anywhere">{t('desk.door.shortSent', { email })}</span>
      </p>
    )
  }
  return (
    <div className="space-y-3 text-center">
      <Button
        look="solid"
        className="h-12 w-full text-base"
        aria-disabled={send.isPending}
        onClick={() => !send.isPending && send.mutate()}
      >
        {t('desk.door.shortSend')}
      </Button>
      {send.error && (
        <p role="alert" className="text-[15px] text-danger">
          {send.error.message}
        </p>
      )}
    </div>
  )
}
