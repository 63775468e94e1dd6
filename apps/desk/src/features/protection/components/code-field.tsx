import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { TextField } from '@karavan/web-kit/ui/text-field.tsx'

interface CodeFieldProps {
  label: string
  value: string
  onChange(code: string): void
  error: string | undefined
  hint?: string
  isFirst?: boolean
}

/** Six digits of an app. What a telephone or a password manager suggests fits in. */
export function CodeField({ label, value, onChange, error, hint, isFirst = false }: CodeFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={label}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={isFirst}
      required
      maxLength={64}
      className="text-center font-mono text-lg tracking-[0.3em]"
      faults={{ valueMissing: t('desk.door.codeMissing') }}
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { error })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
