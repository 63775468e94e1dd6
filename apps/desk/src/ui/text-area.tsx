import { type TextareaHTMLAttributes, useId } from 'react'

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  label: string
  note?: string
  error?: string
}

export function TextArea({ label, note, error, className = '', ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block pb-1.5 text-sm font-medium">
        {label}
        {note && <span className="font-normal text-ink-faint"> ({note})</span>}
      </label>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={`w-full rounded-xl border bg-surface px-3.5 py-2.5 text-base leading-relaxed transition-colors focus-visible:outline-offset-0 placeholder:text-ink-faint hover:border-line-strong ${error ? 'border-danger' : 'border-line'} ${className}`}
        {...rest}
      />
      {error && (
        <p id={`${id}-error`} className="pt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
