import { Form } from '@base-ui/react/form'
import type { ShopInfo } from '@karavan/contract/shop.ts'
import { useRef, useState } from 'react'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { EyeIcon, EyeOffIcon, GoogleMark } from '../../ui/part-icons.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { agreeTo, forgetAgreement } from '../consent.ts'
import type { Failure, Outcome } from '../failure.ts'
import { operations } from '../operations.ts'
import type { PanelMode } from '../panel-mode.ts'
import { ConsentCheck } from './consent-check.tsx'
import { EmailField } from './email-field.tsx'
import { FailureNote } from './failure-note.tsx'
import { PasswordField } from './password-field.tsx'

/** The longest display name that the identity service accepts. */
const maxNameLength = 100

export type AccountFields = { email: string; password: string; displayName: string }
export type PanelView = PanelMode | 'reset'

interface AccountFormProps {
  view: PanelMode
  /** Stands in place of what is said to who opened the panel. */
  reason?: string | undefined
  fields: AccountFields
  /** What a new account agrees to; undefined where nothing is asked. */
  consent?: ShopInfo['consent']
  onChange(change: Partial<AccountFields>): void
  onView(view: PanelView): void
  onSuccess(): void
}

/** Signing in, or up, with an address and a password or with Google. */
export function AccountForm({ view, reason, fields, consent, onChange, onView, onSuccess }: AccountFormProps) {
  const { t } = useTranslation()
  const { running, failure, run, forgetFailure } = useOperation(onSuccess)
  const [isShown, setShown] = useState(false)
  const isSignUp = view === 'sign-up'
  const agreement = useAgreement(isSignUp ? consent : undefined)

  function submit() {
    if (running || !agreement.settle()) return
    // Password managers look for a field of type password.
    setShown(false)
    void run('form', isSignUp ? operations.signUp(fields) : operations.signIn(fields))
  }
  const submitTexts = isSignUp
    ? { ready: t('account.submitSignUp'), busy: t('account.signingUp') }
    : { ready: t('account.signIn'), busy: t('account.signingIn') }
  return (
    <>
      <p className="pt-1 text-[15px] leading-relaxed text-ink-soft">
        {reason ?? (isSignUp ? t('account.signUpText') : t('account.signInText'))}
      </p>
      <FailureNote failure={failure} />
      {/* Faults belong to the view they were found in. */}
      <Form key={view} onFormSubmit={submit} aria-busy={running === 'form'} className="space-y-4 pt-5">
        <EmailField value={fields.email} onChange={(email) => onChange({ email })} />
        <AccountPassword
          isNew={isSignUp}
          isShown={isShown}
          onShown={setShown}
          value={fields.password}
          onChange={(password) => onChange({ password })}
          onForgotten={() => onView('reset')}
        />
        {isSignUp && (
          <TextField
            label={t('account.displayName')}
            note={t('account.optional')}
            name="displayName"
            autoComplete="name"
            maxLength={maxNameLength}
            value={fields.displayName}
            onChange={(event) => onChange({ displayName: event.target.value })}
          />
        )}
        {agreement.isAsked && <ConsentCheck {...agreement.check} />}
        <Button look="solid" type="submit" aria-disabled={running !== undefined} className="mt-1 h-12 w-full text-base">
          {running === 'form' ? submitTexts.busy : submitTexts.ready}
        </Button>
      </Form>
      <div className="flex items-center gap-3 py-4 text-sm text-ink-faint" aria-hidden="true">
        <span className="h-px grow bg-line" />
        {t('account.or')}
        <span className="h-px grow bg-line" />
      </div>
      <Button
        className="h-12 w-full"
        aria-disabled={running === 'form'}
        // Without anything awaited before: the browser lets only a click open Google's window. Once closed, it may be opened again at once.
        onClick={() => running !== 'form' && agreement.settle() && void run('google', operations.signInWithGoogle())}
      >
        <GoogleMark />
        {t('account.google')}
      </Button>
      <button
        type="button"
        onClick={() => {
          forgetFailure()
          onView(isSignUp ? 'sign-in' : 'sign-up')
        }}
        className="mx-auto mt-4 block min-h-11 rounded-xl px-3 text-[15px] text-accent underline-offset-3 hover:underline"
      >
        {isSignUp ? t('account.toSignIn') : t('account.toSignUp')}
      </button>
    </>
  )
}

/** The consent that a new account needs before it is made, whichever way it is made. */
function useAgreement(consent: ShopInfo['consent']) {
  const language = useLanguage()
  const box = useRef<HTMLInputElement>(null)
  const [isGiven, setGiven] = useState(false)
  const [isMissing, setMissing] = useState(false)
  return {
    isAsked: consent !== undefined,
    /** Whether it may go on. What was agreed to is told to the server once the account is there. */
    settle(): boolean {
      if (!consent) forgetAgreement()
      else if (isGiven) agreeTo({ language, terms: consent.terms[language], privacy: consent.privacy[language] })
      else {
        setMissing(true)
        box.current?.focus()
        return false
      }
      return true
    },
    check: {
      isGiven,
      isMissing,
      box,
      onChange(next: boolean) {
        setGiven(next)
        setMissing(false)
      },
    },
  }
}

type Running = 'form' | 'google'

/** The operation that runs, and how the last one ended. */
function useOperation(onSuccess: () => void) {
  const [failure, setFailure] = useState<Failure>()
  const [running, setRunning] = useState<Running>()
  const latest = useRef<Promise<Outcome>>(null)

  async function run(what: Running, operation: Promise<Outcome>) {
    latest.current = operation
    setRunning(what)
    setFailure(undefined)
    const outcome = await operation
    // A second click has opened another popup in place of this one's.
    if (latest.current !== operation) return
    setRunning(undefined)
    if (outcome.success) onSuccess()
    else {
      forgetAgreement()
      setFailure(outcome)
    }
  }
  return { running, failure, run, forgetFailure: () => setFailure(undefined) }
}

interface AccountPasswordProps {
  isNew: boolean
  isShown: boolean
  onShown(isShown: boolean): void
  value: string
  onChange(password: string): void
  onForgotten(): void
}

function AccountPassword({ isNew, isShown, onShown, value, onChange, onForgotten }: AccountPasswordProps) {
  const { t } = useTranslation()
  return (
    <PasswordField
      {...{ isNew, isShown, value, onChange }}
      corner={
        !isNew && (
          <button
            type="button"
            onClick={onForgotten}
            className="-my-3 min-h-11 min-w-11 rounded-lg text-sm text-accent underline-offset-3 hover:underline"
          >
            {t('account.forgot')}
          </button>
        )
      }
      trailing={
        <IconButton
          label={isShown ? t('account.hidePassword') : t('account.showPassword')}
          onClick={() => onShown(!isShown)}
          className="hover:bg-transparent"
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  )
}
