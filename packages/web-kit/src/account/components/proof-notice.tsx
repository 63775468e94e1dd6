import { Form } from '@base-ui/react/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatMoment } from '../../lib/format.ts'
import { loadFile } from '../../lib/load-file.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { announce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { getAccountAddress } from '../api.ts'
import { session, useSession } from '../session/session.ts'
import { useUnprovenEmail } from '../unproven-email.ts'
import { useOperation } from '../use-operation.ts'
import { EmailField } from './email-field.tsx'
import { FailureNote } from './failure-note.tsx'
import { PasswordField } from './password-field.tsx'

/** How often it is asked whether the address was proven elsewhere, such as on a phone. */
const askEveryMs = 15_000

const loadOperations = async () => (await loadFile(() => import('../operations.ts'))).operations

interface ProofNoticeProps {
  /** It stands under a title of its own. */
  isTitled?: boolean
  className?: string
}

/**
 * Says calmly that the account's address is still to be confirmed, with the letter once more and another address in place of a mistyped one. Goes by
 * itself once the address is proven, wherever that is done.
 */
export default function ProofNotice(props: ProofNoticeProps) {
  const email = useUnprovenEmail()
  return email === undefined ? null : <Notice key={email} email={email} {...props} />
}

function Notice({ email, isTitled = false, className = '' }: ProofNoticeProps & { email: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { letter, isKnown, ask } = useAddress(email)
  const [isChanging, setChanging] = useState(false)
  const { isRunning, failure, run } = useOperation()
  // Who signs in with Google alone has no password to show.
  const hasPassword = useSession(({ user }) => user?.providerData.some(({ providerId }) => providerId === 'password') ?? false)

  async function send() {
    const outcome = await run(async () => (await loadOperations()).sendProof())
    if (outcome.success) announce(t('account.proof.sent', { email }))
    void ask()
  }
  return (
    <section
      aria-label={t('account.proof.title')}
      className={isTitled ? className : `rounded-2xl border border-line bg-sand/60 p-5 max-sm:p-4 ${className}`}
    >
      {!isTitled && <h2 className="text-base font-semibold">{t('account.proof.title')}</h2>}
      {/* Until the letter is known the place of what it will probably say is kept, so that nothing below moves under the buyer's finger. */}
      <div className={isKnown ? undefined : 'invisible'}>
        <p className="pt-1 text-[15px] leading-relaxed text-pretty wrap-anywhere">
          {letter ? t('account.proof.letterSent', { email }) : t('account.proof.letterDue', { email })}
        </p>
        {letter && (
          <p className="pt-1 text-sm text-ink-soft">{t('account.proof.oncePerDay', { time: formatMoment(letter.next_at, language) })}</p>
        )}
        <FailureNote failure={failure} />
        {isChanging ? (
          <ChangeEmail onDone={() => setChanging(false)} />
        ) : (
          <div className="flex flex-wrap gap-2.5 pt-3">
            <Button disabled={isRunning || letter !== null} onClick={() => void send()}>
              {letter ? t('account.proof.sendAgain') : t('account.proof.send')}
            </Button>
            {hasPassword && <Button onClick={() => setChanging(true)}>{t('account.proof.change')}</Button>}
          </div>
        )}
      </div>
    </section>
  )
}

const dayMs = 24 * 60 * 60 * 1000
/** Most who see this have just signed up or ordered, and were sent one then. */
const likelyLetter = () => ({ next_at: new Date(Date.now() + dayMs).toISOString() })

/** The letter as the server knows of it, or while it is not known as it probably is. The session is read again when the address turns out to be proven, and when the page is looked at again. */
function useAddress(email: string) {
  const client = useQueryClient()
  const uid = useSession(({ user }) => user?.uid)
  const queryKey = ['account-address', uid, email]
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getAccountAddress(signal),
    refetchInterval: askEveryMs,
    staleTime: 0,
  })
  const isProven = data?.is_proven ?? false
  useEffect(() => {
    if (isProven) void session.reload()
  }, [isProven])
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void session.reload()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [])
  return {
    letter: isPending ? likelyLetter() : (data?.letter ?? null),
    isKnown: !isPending,
    ask: () => client.invalidateQueries({ queryKey }),
  }
}

function ChangeEmail({ onDone }: { onDone(): void }) {
  const { t } = useTranslation()
  const [fields, setFields] = useState({ email: '', password: '' })
  const { isRunning, failure, run } = useOperation()

  async function submit() {
    const outcome = await run(async () => (await loadOperations()).changeEmail(fields))
    if (outcome.success) onDone()
  }
  return (
    <>
      <FailureNote failure={failure} />
      <Form onFormSubmit={() => void submit()} aria-busy={isRunning} className="max-w-sm space-y-3 pt-4">
        <EmailField value={fields.email} onChange={(email) => setFields((before) => ({ ...before, email }))} />
        <PasswordField value={fields.password} onChange={(password) => setFields((before) => ({ ...before, password }))} />
        <div className="flex flex-wrap gap-2.5">
          <Button look="solid" type="submit" aria-disabled={isRunning}>
            {t('account.proof.changeSubmit')}
          </Button>
          <Button onClick={onDone}>{t('account.proof.keep')}</Button>
        </div>
      </Form>
    </>
  )
}
