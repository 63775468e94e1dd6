import { Form } from '@base-ui/react/form'
import { FailureNote } from '@karavan/web-kit/account/components/failure-note.tsx'
import { PasswordField } from '@karavan/web-kit/account/components/password-field.tsx'
import type { Outcome } from '@karavan/web-kit/account/failure.ts'
import type { OwnerProof } from '@karavan/web-kit/account/own-operations.ts'
import { useOperation } from '@karavan/web-kit/account/use-operation.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { Spinner } from '@karavan/web-kit/ui/spinner.tsx'
import { type ReactNode, useState } from 'react'

interface OwnerFormProps {
  /** What it is for, above the fields. */
  hint?: string
  /** The fields of the change itself. */
  children?: ReactNode
  submit: string
  isDanger?: boolean
  /** Whether the account has a password to show; without one Google says who it is. */
  hasPassword: boolean
  change(proof: OwnerProof): Promise<Outcome>
  onDone(): void
  onCancel(): void
}

/** A change for which the owner of the account shows once more who they are. */
export function OwnerForm({ hint, children, submit, isDanger = false, hasPassword, change, onDone, onCancel }: OwnerFormProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const { isRunning, failure, run } = useOperation()

  async function send() {
    // Nothing is awaited before: the browser lets only a click open Google's window.
    const outcome = await run(() => change(hasPassword ? { password } : 'google'))
    if (outcome.success) onDone()
  }
  return (
    <div className="pb-1 pt-2">
      {hint && <p className="max-w-prose text-[15px] leading-relaxed text-ink-soft text-pretty">{hint}</p>}
      <FailureNote failure={failure} />
      <Form onFormSubmit={() => void send()} aria-busy={isRunning} className="max-w-sm space-y-3.5 pt-3">
        {children}
        {hasPassword ? (
          <PasswordField label={t('accountPage.presentPassword')} name="present-password" value={password} onChange={setPassword} />
        ) : (
          <p className="text-[15px] text-ink-soft">{t('accountPage.confirmWithGoogle')}</p>
        )}
        <div className="flex flex-wrap gap-2.5 pt-1">
          <Button look={isDanger ? 'danger' : 'solid'} type="submit" aria-disabled={isRunning} className="max-sm:grow">
            {isRunning && <Spinner />}
            {hasPassword ? submit : t('accountPage.continueWithGoogle')}
          </Button>
          <Button disabled={isRunning} onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  )
}
