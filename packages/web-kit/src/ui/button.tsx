import type { ComponentProps } from 'react'

const looks = {
  solid: 'bg-accent-fill text-white hover:bg-accent-fill-deep disabled:opacity-45 shadow-low',
  danger: 'bg-danger-fill text-white hover:opacity-90 disabled:opacity-45',
  outline: 'border border-line-strong bg-surface text-ink hover:bg-sand disabled:opacity-45',
  ghost: 'text-ink-soft hover:bg-sand hover:text-ink disabled:opacity-45 disabled:hover:bg-transparent',
} as const

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks
}

export const buttonClass = (look: keyof typeof looks, more = ''): string =>
  `press inline-flex min-h-11 items-center justify-center gap-2 rounded-xl px-4 py-1.5 text-[15px] font-medium ${looks[look]} ${more}`

export function Button({ look = 'outline', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}

/** A button that looks like a link, as large as a finger needs. */
export const textButtonClass = (more = ''): string =>
  `min-h-11 min-w-11 rounded-lg px-2 text-[15px] font-medium text-accent underline-offset-3 hover:underline ${more}`

export const iconButtonClass = (more = ''): string =>
  `press inline-grid size-11 shrink-0 place-items-center rounded-xl ${looks.ghost} ${more}`

/** A button with a picture alone; its label is for assistive technology and the tooltip. */
export function IconButton({ label, className = '', type = 'button', ...rest }: Omit<ButtonProps, 'look'> & { label: string }) {
  return <button type={type} aria-label={label} title={label} className={iconButtonClass(className)} {...rest} />
}
