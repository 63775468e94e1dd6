import { Field } from '@base-ui/react/field'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { controlClass, FormField, type FormFieldProps } from './form-field.tsx'

interface TextFieldProps extends FormFieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'defaultValue'> {
  /** Inside the field, at its end. */
  trailing?: ReactNode
}

/** One line of text. */
export function TextField({ label, note, hint, corner, faults, validate, error, trailing, className = '', ...rest }: TextFieldProps) {
  return (
    <FormField {...{ label, note, hint, corner, faults, validate, error }}>
      <div className="relative">
        <Field.Control className={`h-12 ${controlClass} ${trailing ? 'pr-12' : ''} ${className}`} {...rest} />
        {trailing && <div className="absolute right-0.5 top-0.5">{trailing}</div>}
      </div>
    </FormField>
  )
}
