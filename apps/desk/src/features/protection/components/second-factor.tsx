import { Form } from '@base-ui/react/form'
import type { DeskSession } from '@karavan/contract/operators.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { TextField } from '@karavan/web-kit/ui/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { KeyIcon } from '../../../ui/icons.tsx'
import { canUsePasskeys, giveCode, givePasskey } from '../api.ts'
import { toText } from '../failure.ts'
import { CodeField } from './code-field.tsx'

interface SecondFactorProps {
  session: DeskSession
  onOpened(session: DeskSession): void
  /** What the button says, where it does not open the desk. */
  action?: string
}

/** Gives the second factor: a passkey where there is one, the app's code, or a recovery code for whoever has neither at hand. */
export function SecondFactor({ session: { factors, passkey_host }, onOpened, action }: SecondFactorProps) {
  const { t } = useTranslation()
  const hasPasskey = factors.passkeys > 0 && canUsePasskeys(passkey_host)
  const [isRecovering, setRecovering] = useState(!factors.totp && !hasPasskey)
  const [code, setCode] = useState('')
  const byCode = useMutation({ mutationFn: giveCode, onSuccess: onOpened })
  const byPasskey = useMutation({ mutationFn: givePasskey, onSuccess: onOpened })
  const isRunning = byCode.isPending || byPasskey.isPending
  const failure = byPasskey.error ? toText(byPasskey.error, t, 'passkey') : undefined
  const change = (text: string) => {
    byCode.reset()
    setCode(text)
  }
  const wrong = byCode.error ? toText(byCode.error, t) : undefined

  return (
    <div className="space-y-4">
      {failure && <Alert>{failure}</Alert>}
      {hasPasskey && !isRecovering && (
        <Button look="solid" className="h-12 w-full text-base" aria-disabled={isRunning} onClick={() => !isRunning && byPasskey.mutate()}>
          <KeyIcon />
          {t('desk.door.usePasskey')}
        </Button>
      )}
      {factors.passkeys > 0 && !hasPasskey && !isRecovering && (
        <p className="text-sm text-ink-soft">{t('desk.door.passkeyElsewhere', { host: passkey_host })}</p>
      )}
      {(factors.totp || isRecovering) && (
        <Form onFormSubmit={() => !isRunning && byCode.mutate(code)} aria-busy={isRunning} className="space-y-4">
          {isRecovering ? (
            <TextField
              label={t('desk.door.recoveryCode')}
              hint={t('desk.door.recoveryLeft', { count: factors.recovery_codes })}
              name="recovery"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              maxLength={64}
              className="text-center font-mono tracking-wider"
              faults={{ valueMissing: t('desk.door.codeMissing') }}
              {...(wrong !== undefined && { error: wrong })}
              value={code}
              onChange={(event) => change(event.target.value)}
            />
          ) : (
            <CodeField label={t('desk.door.code')} value={code} onChange={change} error={wrong} isFirst={!hasPasskey} />
          )}
          <Button
            look={hasPasskey && !isRecovering ? 'outline' : 'solid'}
            type="submit"
            className="h-12 w-full text-base"
            aria-disabled={isRunning}
          >
            {byCode.isPending ? t('desk.door.checking') : (action ?? t('desk.door.open'))}
          </Button>
        </Form>
      )}
      <button
        type="button"
        onClick={() => {
          setRecovering((before) => !before)
          change('')
        }}
        className="mx-auto block min-h-11 rounded-xl px-3 text-[15px] text-accent underline-offset-3 hover:underline"
      >
        {t(isRecovering ? 'desk.door.notLost' : 'desk.door.lost')}
      </button>
      {isRecovering && <p className="text-sm leading-relaxed text-ink-faint">{t('desk.door.lostAll')}</p>}
    </div>
  )
}
