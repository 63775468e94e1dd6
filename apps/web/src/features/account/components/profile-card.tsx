import { Form } from '@base-ui/react/form'
import { EmailField } from '@karavan/web-kit/account/components/email-field.tsx'
import { FailureNote } from '@karavan/web-kit/account/components/failure-note.tsx'
import { ProofNotice } from '@karavan/web-kit/account/lazy-proof.ts'
import { ownOperations } from '@karavan/web-kit/account/own-operations.ts'
import type { AuthenticatedUser } from '@karavan/web-kit/account/session/authenticated-user.ts'
import { session } from '@karavan/web-kit/account/session/session.ts'
import { useOperation } from '@karavan/web-kit/account/use-operation.ts'
import { formatDayAndTime } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { Badge } from '@karavan/web-kit/ui/badge.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { TextField } from '@karavan/web-kit/ui/text-field.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pendingAddressQuery } from '../queries.ts'
import { OwnerForm } from './owner-form.tsx'
import { SettingRow } from './setting-row.tsx'

/** The longest display name that the identity service accepts. */
const maxNameLength = 100

interface ProfileProps {
  user: AuthenticatedUser
  hasPassword: boolean
}

/** What the account is called, and where its mails go. */
export function ProfileCard(props: ProfileProps) {
  const { t } = useTranslation()
  return (
    <Card title={t('accountPage.profile')}>
      <NameRow {...props} />
      <EmailRow {...props} />
    </Card>
  )
}

function NameRow({ user }: ProfileProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingRow
      label={t('accountPage.name')}
      value={user.displayName || t('accountPage.noName')}
      action={{ text: t('accountPage.change'), isOpen, onPress: () => setOpen(true) }}
    >
      {isOpen && <NameForm name={user.displayName ?? ''} onClose={() => setOpen(false)} />}
    </SettingRow>
  )
}

function NameForm({ name, onClose }: { name: string; onClose(): void }) {
  const { t } = useTranslation()
  const [text, setText] = useState(name)
  const { isRunning, failure, run } = useOperation()
  async function save() {
    const outcome = await run(() => ownOperations.rename(text))
    if (!outcome.success) return
    announce(t('accountPage.saved'))
    onClose()
  }
  return (
    <>
      <FailureNote failure={failure} />
      <Form onFormSubmit={() => void save()} aria-busy={isRunning} className="max-w-sm space-y-3.5 pb-1 pt-3">
        <TextField
          label={t('accountPage.name')}
          name="displayName"
          autoComplete="name"
          maxLength={maxNameLength}
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button look="solid" type="submit" aria-disabled={isRunning}>
            {t('common.save')}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </div>
      </Form>
    </>
  )
}

/** An address that nobody has proven is mended by the notice; a proven one gives way to another that is proven. */
function EmailRow({ user, hasPassword }: ProfileProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [next, setNext] = useState('')
  const { data: pending } = useQuery(pendingAddressQuery(user.uid))
  useFollowedAddress(user.email, pending?.email)
  const isProven = user.emailVerified

  function done() {
    announce(t('accountPage.letterSent', { email: next.trim() }))
    setOpen(false)
    setNext('')
    void client.invalidateQueries({ queryKey: pendingAddressQuery(user.uid).queryKey })
  }
  return (
    <SettingRow
      label={t('accountPage.email')}
      value={user.email}
      badge={<Badge tone={isProven ? 'success' : 'warning'}>{isProven ? t('accountPage.proven') : t('accountPage.unproven')}</Badge>}
      action={isProven ? { text: t('accountPage.change'), isOpen, onPress: () => setOpen(true) } : undefined}
    >
      {pending && !isOpen && (
        <p role="status" className="pt-1 text-[15px] leading-relaxed text-ink-soft text-pretty wrap-anywhere">
          {t('accountPage.pending', { email: pending.email, time: formatDayAndTime(pending.expires_at, language) })}
        </p>
      )}
      {!isProven && <ProofNotice className="mt-3" />}
      {isOpen && (
        <OwnerForm
          hint={t('accountPage.emailHint')}
          submit={t('accountPage.sendLetter')}
          hasPassword={hasPassword}
          change={(proof) => ownOperations.askForAddress(proof, next)}
          onDone={done}
          onCancel={() => setOpen(false)}
        >
          <EmailField label={t('accountPage.newEmail')} value={next} onChange={setNext} />
        </OwnerForm>
      )}
    </SettingRow>
  )
}

/** The link of the letter is opened on another page: the session is read again once that is seen here. */
function useFollowedAddress(email: string | null, pending: string | undefined): void {
  const [awaited, setAwaited] = useState<string>()
  useEffect(() => {
    if (pending) setAwaited(pending)
    else if (awaited && awaited !== email) {
      setAwaited(undefined)
      void session.reload()
    }
  }, [pending, awaited, email])
}
