import { useTranslation } from '../../lib/use-translation.ts'
import { TextField } from '../../ui/text-field.tsx'

/** The longest address that the identity service accepts. */
const maxEmailLength = 254

/** The address an account is known by. Password managers fill it in as the name of the account. */
export function EmailField({ label, value, onChange }: { label?: string; value: string; onChange(email: string): void }) {
  const { t } = useTranslation()
  return (
    <TextField
      label={label ?? t('account.email')}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={maxEmailLength}
      faults={{ valueMissing: t('account.emailMissing'), typeMismatch: t('account.invalidEmail') }}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
