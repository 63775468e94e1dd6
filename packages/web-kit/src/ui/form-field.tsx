import { Field } from '@base-ui/react/field'
import type { ReactNode } from 'react'

/** The browser's own findings about a field (`required`, `type="email"`, ...). */
type Finding = 'badInput' | 'patternMismatch' | 'tooLong' | 'tooShort' | 'typeMismatch' | 'valueMissing'

export interface FormFieldProps {
  label: string
  /** Beside the label, in small letters. */
  note?: string
  /** Below the field, while nothing is wrong. */
  hint?: string
  /** At the end of the label's line. */
  corner?: ReactNode
  /** What to say of each of the browser's findings. */
  faults?: Partial<Record<Finding, string>>
  /** A rule of the form's own: what is wrong with the value, in words. Asked once the browser finds nothing. */
  validate?(value: string): string | undefined
  /** What is wrong according to somebody else, such as the server. A form is not submitted while it stands: drop it when the field is edited. */
  error?: string
}

const faultProps = { className: 'pt-1.5 text-sm text-danger', render: <p /> }

/**
 * The label, hint and faults around one control (`Field.Control` of Base UI). Inside a `Form` of Base UI faults appear when the form is submitted and
 * follow the typing from then on; the first faulty field gets the focus.
 */
export function FormField({ label, note, hint, corner, faults = {}, validate, error, children }: FormFieldProps & { children: ReactNode }) {
  return (
    <Field.Root invalid={Boolean(error)} validate={validate && ((value) => validate(typeof value === 'string' ? value : ''))}>
      <div className="flex min-h-6 items-baseline justify-between gap-3 pb-1.5">
        <Field.Label className="text-sm font-medium">
          {label}
          {note && <span className="font-normal text-ink-faint"> ({note})</span>}
        </Field.Label>
        {corner}
      </div>
      {children}
      {hint && !error && (
        <Field.Validity>
          {({ validity }) =>
            validity.valid !== false && (
              <Field.Description className="pt-1.5 text-sm text-ink-faint" render={<p />}>
                {hint}
              </Field.Description>
            )
          }
        </Field.Validity>
      )}
      {Object.entries(faults).map(([finding, text]) => (
        <Field.Error key={finding} match={finding as Finding} {...faultProps}>
          {text}
        </Field.Error>
      ))}
      {validate && <Field.Error match="customError" {...faultProps} />}
      {error && (
        <Field.Error match {...faultProps}>
          {error}
        </Field.Error>
      )}
    </Field.Root>
  )
}

/** How every control of a form looks. */
export const controlClass =
  'w-full rounded-xl border border-line-field bg-surface px-3.5 text-base transition-colors focus-visible:outline-offset-0 placeholder:text-ink-faint not-data-invalid:hover:border-ink-faint data-invalid:border-danger disabled:bg-paper-deep disabled:text-ink-faint'
