import type { AppConfig } from '@karavan/contract/config.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { configQuery } from '../../app/config.ts'
import type { Translate } from '../../lib/translate.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { TextField } from '../../ui/text-field.tsx'

interface PasswordFieldProps {
  label?: string
  /** Where a form asks for two of them each has a name of its own. */
  name?: string
  /** To be chosen, rather than remembered. */
  isNew?: boolean
  /** Whether it can be read on the screen. */
  isShown?: boolean
  autoFocus?: boolean
  error?: string
  corner?: ReactNode
  trailing?: ReactNode
  value: string
  onChange(password: string): void
}

/** A password as it is typed. How long it may be is said by the service alone: a field would cut what is pasted without a word. */
export function PasswordField({ label, name = 'password', isNew = false, isShown = false, onChange, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation()
  const policy = useQuery({ ...configQuery, enabled: false }).data?.identity.passwordPolicy
  return (
    <TextField
      label={label ?? t('account.password')}
      type={isShown ? 'text' : 'password'}
      name={name}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      hint={isNew && policy ? needsOf(policy, t) : undefined}
      faults={{ valueMissing: t('account.passwordMissing') }}
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  )
}

const kinds = {
  lower: 'account.needsLower',
  upper: 'account.needsUpper',
  digit: 'account.needsDigit',
  symbol: 'account.needsSymbol',
} as const

/** Said before a password is refused for the lack of it. */
const needsOf = ({ minLength, require }: NonNullable<AppConfig['identity']['passwordPolicy']>, t: Translate): string =>
  t('account.newPasswordNeeds', {
    needs: [t('account.needsLength', { count: minLength }), ...require.map((kind) => t(kinds[kind]))].join(', '),
  })
