import { PasswordField } from '@karavan/web-kit/account/components/password-field.tsx'
import { ownOperations } from '@karavan/web-kit/account/own-operations.ts'
import type { AuthenticatedUser } from '@karavan/web-kit/account/session/authenticated-user.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { useState } from 'react'
import { OwnerForm } from './owner-form.tsx'
import { SettingRow } from './setting-row.tsx'

interface SignInCardProps {
  user: AuthenticatedUser
  hasPassword: boolean
  /** Whether Google can be asked here. */
  hasGoogle: boolean
}

/** How the account is signed in to. */
export function SignInCard({ user, hasPassword, hasGoogle }: SignInCardProps) {
  const { t } = useTranslation()
  const google = user.providerData.find(({ providerId }) => providerId === 'google.com')
  return (
    <Card title={t('accountPage.signInWays')}>
      <PasswordRow hasPassword={hasPassword} />
      {(hasGoogle || google) && <GoogleRow google={google?.email ?? null} isLinked={google !== undefined} hasPassword={hasPassword} />}
    </Card>
  )
}

function PasswordRow({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  function close() {
    setPassword('')
    setOpen(false)
  }
  return (
    <SettingRow
      label={t('accountPage.password')}
      value={hasPassword ? t('accountPage.passwordSet') : t('accountPage.passwordUnset')}
      action={{ text: hasPassword ? t('accountPage.changePassword') : t('accountPage.setPassword'), isOpen, onPress: () => setOpen(true) }}
    >
      {isOpen && (
        <OwnerForm
          hint={hasPassword ? t('accountPage.passwordHint') : undefined}
          submit={t('common.save')}
          hasPassword={hasPassword}
          change={(proof) => ownOperations.setPassword(proof, password)}
          onDone={() => {
            announce(t('accountPage.passwordChanged'))
            close()
          }}
          onCancel={close}
        >
          <PasswordField label={t('accountPage.newPassword')} name="new-password" isNew value={password} onChange={setPassword} />
        </OwnerForm>
      )}
    </SettingRow>
  )
}

interface GoogleRowProps {
  google: string | null
  isLinked: boolean
  hasPassword: boolean
}

function GoogleRow({ google, isLinked, hasPassword }: GoogleRowProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  // Without a password it is the only way in, and stays.
  const mayChange = hasPassword
  return (
    <SettingRow
      label={t('accountPage.google')}
      value={isLinked ? (google ?? t('accountPage.google')) : t('accountPage.googleUnset')}
      action={
        mayChange ? { text: isLinked ? t('accountPage.unlink') : t('accountPage.link'), isOpen, onPress: () => setOpen(true) } : undefined
      }
    >
      {!mayChange && isLinked && <p className="pt-1 text-[15px] text-ink-soft text-pretty">{t('accountPage.unlinkNeedsPassword')}</p>}
      {isOpen && (
        <OwnerForm
          hint={isLinked ? t('accountPage.unlinkHint') : t('accountPage.linkHint')}
          submit={isLinked ? t('accountPage.unlink') : t('accountPage.linkSubmit')}
          hasPassword
          change={(proof) => {
            const { password } = proof === 'google' ? { password: '' } : proof
            return isLinked ? ownOperations.unlinkGoogle(password) : ownOperations.linkGoogle(password)
          }}
          onDone={() => {
            announce(isLinked ? t('accountPage.unlinked') : t('accountPage.linked'))
            setOpen(false)
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </SettingRow>
  )
}
