import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string
  /** Beside the label, in small letters. */
  note?: string
  /** Below the field, while nothing is wrong. */
  hint?: string
  /** What is wrong with what stands in it. */
  error?: string
  /** At the end of the label's line. */
  corner?: ReactNode
  /** Inside the field, at its end. */
  trailing?: ReactNode
}

export function TextField({ label, note, hint, error, corner, trailing, className = '', ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div>
      <div className="flex min-h-6 items-baseline justify-between gap-3 pb-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
          {note && <span className="font-normal text-ink-faint"> ({note})</span>}
        </label>
        {corner}
      </div>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
          className={`h-12 w-full rounded-xl border bg-surface px-3.5 text-base transition-colors focus-visible:outline-offset-0 placeholder:text-ink-faint hover:border-line-strong ${trailing ? 'pr-12' : ''} ${error ? 'border-danger' : 'border-line'} ${className}`}
          {...rest}
        />
        {trailing && <div className="absolute right-0.5 top-0.5">{trailing}</div>}
      </div>
      {hint && !error && (
        <p id={`${id}-hint`} className="pt-1.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="pt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
