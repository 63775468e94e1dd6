import { Form } from '@base-ui/react/form'
import { useState } from 'react'
import { useTranslation } from '../../lib/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ArrowLeftIcon, CheckIcon } from '../../ui/icons.tsx'
import type { Failure } from '../failure.ts'
import { operations } from '../operations.ts'
import { EmailField } from './email-field.tsx'
import { FailureNote, Note } from './failure-note.tsx'

interface ResetFormProps {
  email: string
  onEmail(email: string): void
  onBack(): void
}

/** Asks for the email with the link to a new password. */
export function ResetForm({ email, onEmail, onBack }: ResetFormProps) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<Failure>()
  const [isRunning, setRunning] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  async function submit() {
    if (isRunning) return
    setRunning(true)
    setFailure(undefined)
    const outcome = await operations.resetPassword(email)
    setRunning(false)
    if (outcome.success) setSentTo(email.trim())
    else setFailure(outcome)
  }
  return (
    <>
      {sentTo !== undefined ? (
        <Note role="status" className="bg-leaf-soft text-ink">
          <CheckIcon className="mt-0.5 size-5 text-leaf" />
          <p className="wrap-anywhere">{t('account.resetDone', { email: sentTo })}</p>
        </Note>
      ) : (
        <>
          <p className="pt-1 text-[15px] leading-relaxed text-ink-soft">{t('account.resetText')}</p>
          <FailureNote failure={failure} />
          <Form onFormSubmit={() => void submit()} aria-busy={isRunning} className="space-y-4 pt-5">
            <EmailField value={email} onChange={onEmail} />
            <Button look="solid" type="submit" aria-disabled={isRunning} className="h-12 w-full text-base">
              {isRunning ? t('account.resetSending') : t('account.resetSubmit')}
            </Button>
          </Form>
        </>
      )}
      <button
        type="button"
        onClick={onBack}
        className="mx-auto mt-4 flex min-h-11 items-center gap-2 rounded-xl px-3 text-[15px] text-accent underline-offset-3 hover:underline"
      >
        <ArrowLeftIcon className="size-4.5" />
        {t('account.backToSignIn')}
      </button>
    </>
  )
}
