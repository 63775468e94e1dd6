import type { ComponentProps } from 'react'

type InputProps = Omit<ComponentProps<'input'>, 'type'>

/** A checkbox in the colours of the theme. Its label is the caller's: `CheckField` has one. */
export const Check = ({ className = '', ...rest }: InputProps) => <input type="checkbox" className={`check ${className}`} {...rest} />

export const Radio = ({ className = '', ...rest }: InputProps) => <input type="radio" className={`check ${className}`} {...rest} />

/** A checkbox and its label, which ticks it too. */
export const CheckField = ({ children, ...rest }: InputProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 text-[15px] leading-snug has-disabled:cursor-not-allowed">
    <Check {...rest} />
    {children}
  </label>
)
