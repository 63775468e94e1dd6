import { Field } from '@base-ui/react/field'
import type { TextareaHTMLAttributes } from 'react'
import { controlClass, FormField, type FormFieldProps } from './form-field.tsx'

interface TextAreaProps
  extends FormFieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'name' | 'value' | 'defaultValue'> {
  name?: string
  value: string
}

/** Several lines of text. */
export function TextArea({ label, note, hint, corner, faults, validate, error, name, value, className = '', ...rest }: TextAreaProps) {
  return (
    <FormField {...{ label, note, hint, corner, faults, validate, error }}>
      <Field.Control
        name={name}
        value={value}
        className={`py-2.5 leading-relaxed ${controlClass} ${className}`}
        render={<textarea {...rest} />}
      />
    </FormField>
  )
}
