import { Dialog } from '@base-ui/react/dialog'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../ui/announcer.tsx'
import { Button, IconButton, iconButtonClass } from '../../../ui/button.tsx'
import { ArrowLeftIcon, CheckIcon, CloseIcon, EyeIcon, EyeOffIcon, GoogleMark } from '../../../ui/icons.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Failure, Outcome } from '../failure.ts'
import type { PanelMode } from '../load-sign-in-panel.ts'
import { operations } from '../operations.ts'
import { useSession } from '../session/session.ts'

/** As long as the identity service takes (decision G-42). */
const longestName = 100
const longestEmail = 254

interface SignInPanelProps {
  mode: PanelMode
  isOpen: boolean
  /** Where the focus goes when what opened the panel is no longer there. */
  focusAfter(): HTMLElement | null
  /** It is to be closed; may be asked for more than once. */
  onClose(): void
  /** It has left the screen. */
  onClosed(): void
}

type View = PanelMode | 'reset'
type Fields = { email: string; password: string; displayName: string }

/** Signing in, signing up and the way to a new password. Closes by ×, by Escape and by the overlay, and by itself once somebody is signed in. */
export default function SignInPanel({ mode, isOpen, focusAfter, onClose, onClosed }: SignInPanelProps) {
  const { t } = useTranslation()
  const [view, setView] = useState<View>(mode)
  const [fields, setFields] = useState<Fields>({ email: '', password: '', displayName: '' })
  const [opener] = useState(() => document.activeElement)
  const popup = useRef<HTMLDivElement>(null)
  const isRegistered = useSession(({ user }) => user !== null && !user.isAnonymous)
  const closeFor = useEffectEvent(onClose)
  // In another tab perhaps.
  useEffect(() => {
    if (isRegistered) closeFor()
  }, [isRegistered])

  // What had the focus leaves with the form it stood in.
  const isReset = view === 'reset'
  const wasReset = useRef(isReset)
  useEffect(() => {
    if (wasReset.current === isReset) return
    wasReset.current = isReset
    firstPlace(popup.current)?.focus()
  }, [isReset])

  const titles: Record<View, string> = {
    'sign-in': t('account.signIn'),
    'sign-up': t('account.signUp'),
    reset: t('account.resetTitle'),
  }
  const set = (change: Partial<Fields>) => setFields((before) => ({ ...before, ...change }))
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()} onOpenChangeComplete={(open) => !open && onClosed()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-[#1a120a]/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          ref={popup}
          initialFocus={() => firstPlace(popup.current)}
          finalFocus={() => (opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : focusAfter())}
          className="scroll-quiet fixed z-50 overflow-y-auto overscroll-contain bg-paper shadow-high outline-none transition-[opacity,scale,translate] duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:inset-0 max-sm:data-ending-style:translate-y-4 max-sm:data-starting-style:translate-y-4 sm:left-1/2 sm:top-1/2 sm:max-h-[calc(100dvh-2rem)] sm:w-[26.5rem] sm:-translate-1/2 sm:rounded-3xl sm:border sm:border-line sm:data-ending-style:scale-97 sm:data-starting-style:scale-97"
        >
          <div className="woven" aria-hidden="true" />
          <div className="px-6 pb-[max(1.75rem,env(safe-area-inset-bottom))] pt-5 sm:px-8">
            <div className="flex items-start gap-2">
              <Dialog.Title className="grow pt-1.5 font-display text-[1.65rem] font-semibold leading-tight">{titles[view]}</Dialog.Title>
              <Dialog.Close className={iconButtonClass('-mr-3')} aria-label={t('common.close')} title={t('common.close')}>
                <CloseIcon />
              </Dialog.Close>
            </div>
            {isReset ? (
              <ResetForm email={fields.email} onEmail={(email) => set({ email })} onBack={() => setView('sign-in')} />
            ) : (
              <AccountForm
                view={view}
                fields={fields}
                onChange={set}
                onView={setView}
                onSuccess={() => {
                  announce(t('account.signedIn'))
                  onClose()
                }}
              />
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** On a screen that is touched a field in focus would bring the keyboard up over the panel. */
const firstPlace = (popup: HTMLElement | null): HTMLElement | null =>
  matchMedia('(pointer: coarse)').matches ? popup : (popup?.querySelector('input') ?? popup)

/** What the browser finds wrong with each field at submission, said in the language of the page; the first such field gets the focus. */
function useFaults() {
  const [faults, setFaults] = useState<Record<string, string>>({})
  return {
    faults,
    forgetAll: () => setFaults({}),
    forget: (name: string) =>
      setFaults((before) => {
        const { [name]: _, ...others } = before
        return others
      }),
    onInvalid(text: (field: HTMLInputElement) => string) {
      return (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const field = event.target as HTMLInputElement
        setFaults((before) => ({ ...before, [field.name]: text(field) }))
        if (field === event.currentTarget.querySelector(':invalid')) field.focus()
      }
    },
  }
}

interface AccountFormProps {
  view: PanelMode
  fields: Fields
  onChange(change: Partial<Fields>): void
  onView(view: View): void
  onSuccess(): void
}

function AccountForm({ view, fields, onChange, onView, onSuccess }: AccountFormProps) {
  const { t } = useTranslation()
  const { faults, forget, forgetAll, onInvalid } = useFaults()
  const [failure, setFailure] = useState<Failure>()
  const [running, setRunning] = useState<'form' | 'google'>()
  const [isShown, setShown] = useState(false)
  const latest = useRef<Promise<Outcome>>(null)
  const isSignUp = view === 'sign-up'

  async function run(what: 'form' | 'google', operation: Promise<Outcome>) {
    latest.current = operation
    setRunning(what)
    setFailure(undefined)
    const outcome = await operation
    // The popup of a second click took the place of this one's.
    if (latest.current !== operation) return
    setRunning(undefined)
    if (outcome.success) onSuccess()
    else setFailure(outcome)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (running) return
    // Password managers look for a password field; a shown one is none.
    setShown(false)
    void run('form', isSignUp ? operations.signUp(fields) : operations.signIn(fields))
  }
  const edit = (change: Partial<Fields>) => {
    for (const name of Object.keys(change)) forget(name)
    onChange(change)
  }
  const submitTexts = isSignUp
    ? { ready: t('account.submitSignUp'), busy: t('account.signingUp') }
    : { ready: t('account.signIn'), busy: t('account.signingIn') }
  return (
    <>
      <p className="pt-1 text-[15px] leading-relaxed text-ink-soft">{isSignUp ? t('account.signUpText') : t('account.signInText')}</p>
      <FailureNote failure={failure} />
      <form
        onSubmit={submit}
        onInvalid={onInvalid(({ name, value }) => {
          if (name === 'password') return t('account.passwordMissing')
          return value === '' ? t('account.emailMissing') : t('account.invalidEmail')
        })}
        aria-busy={running === 'form'}
        className="space-y-4 pt-5"
      >
        <EmailField value={fields.email} error={faults.email} onChange={(email) => edit({ email })} />
        <TextField
          label={t('account.password')}
          type={isShown ? 'text' : 'password'}
          name="password"
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={fields.password}
          error={faults.password}
          onChange={(event) => edit({ password: event.target.value })}
          corner={
            !isSignUp && (
              <button
                type="button"
                onClick={() => onView('reset')}
                className="-my-2 rounded-lg py-2 text-sm text-accent underline-offset-3 hover:underline"
              >
                {t('account.forgot')}
              </button>
            )
          }
          trailing={
            <IconButton
              label={isShown ? t('account.hidePassword') : t('account.showPassword')}
              onClick={() => setShown(!isShown)}
              className="hover:bg-transparent"
            >
              {isShown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          }
        />
        {isSignUp && (
          <TextField
            label={t('account.displayName')}
            note={t('account.optional')}
            name="displayName"
            autoComplete="name"
            maxLength={longestName}
            value={fields.displayName}
            onChange={(event) => edit({ displayName: event.target.value })}
          />
        )}
        <Button look="solid" type="submit" aria-disabled={running !== undefined} className="mt-1 h-12 w-full text-base">
          {running === 'form' ? submitTexts.busy : submitTexts.ready}
        </Button>
      </form>
      <div className="flex items-center gap-3 py-4 text-sm text-ink-faint" aria-hidden="true">
        <span className="h-px grow bg-line" />
        {t('account.or')}
        <span className="h-px grow bg-line" />
      </div>
      <Button
        className="h-12 w-full"
        aria-disabled={running === 'form'}
        // Without anything awaited before: the browser lets only a click open Google's window. Whoever closed it may open it again at once.
        onClick={() => running !== 'form' && void run('google', operations.signInWithGoogle())}
      >
        <GoogleMark />
        {t('account.google')}
      </Button>
      <button
        type="button"
        onClick={() => {
          setFailure(undefined)
          forgetAll()
          onView(isSignUp ? 'sign-in' : 'sign-up')
        }}
        className="mx-auto mt-4 block min-h-11 rounded-xl px-3 text-[15px] text-accent underline-offset-3 hover:underline"
      >
        {isSignUp ? t('account.toSignIn') : t('account.toSignUp')}
      </button>
    </>
  )
}

interface ResetFormProps {
  email: string
  onEmail(email: string): void
  onBack(): void
}

function ResetForm({ email, onEmail, onBack }: ResetFormProps) {
  const { t } = useTranslation()
  const { faults, forget, onInvalid } = useFaults()
  const [failure, setFailure] = useState<Failure>()
  const [isRunning, setRunning] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isRunning) return
    setRunning(true)
    setFailure(undefined)
    const outcome = await operations.resetPassword(email)
    setRunning(false)
    if (outcome.success) setSentTo(email.trim())
    else setFailure(outcome)
  }
  const back = (
    <button
      type="button"
      onClick={onBack}
      className="mx-auto mt-4 flex min-h-11 items-center gap-2 rounded-xl px-3 text-[15px] text-accent underline-offset-3 hover:underline"
    >
      <ArrowLeftIcon className="size-4.5" />
      {t('account.backToSignIn')}
    </button>
  )
  if (sentTo !== undefined) {
    return (
      <>
        <Note role="status" className="bg-leaf-soft text-ink">
          <CheckIcon className="mt-0.5 size-5 text-leaf" />
          <p className="wrap-anywhere">{t('account.resetDone', { email: sentTo })}</p>
        </Note>
        {back}
      </>
    )
  }
  return (
    <>
      <p className="pt-1 text-[15px] leading-relaxed text-ink-soft">{t('account.resetText')}</p>
      <FailureNote failure={failure} />
      <form
        onSubmit={(event) => void submit(event)}
        onInvalid={onInvalid(({ value }) => (value === '' ? t('account.emailMissing') : t('account.invalidEmail')))}
        aria-busy={isRunning}
        className="space-y-4 pt-5"
      >
        <EmailField
          value={email}
          error={faults.email}
          onChange={(changed) => {
            forget('email')
            onEmail(changed)
          }}
        />
        <Button look="solid" type="submit" aria-disabled={isRunning} className="h-12 w-full text-base">
          {isRunning ? t('account.resetSending') : t('account.resetSubmit')}
        </Button>
      </form>
      {back}
    </>
  )
}

/** The address an account is known by. Password managers fill it in as the name of the account. */
function EmailField({ value, error, onChange }: { value: string; error: string | undefined; onChange(email: string): void }) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('account.email')}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={longestEmail}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

const Note = ({ className, children, role }: { className: string; children: ReactNode; role: 'alert' | 'status' }) => (
  <div role={role} className={`mt-4 flex gap-2.5 rounded-2xl px-4 py-3 text-[15px] leading-snug ${className}`}>
    {children}
  </div>
)

function FailureNote({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null
  return (
    <Note role="alert" className="border border-danger/40 bg-surface text-danger">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{failure.error}</p>
        {failure.hint && <p className="pt-0.5 text-ink-soft">{failure.hint}</p>}
        {failure.missing && (
          <ul className="list-disc pl-5 pt-1">
            {failure.missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </Note>
  )
}
