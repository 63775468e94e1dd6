import type { ReactNode } from 'react'

interface FailureProps {
  sign: ReactNode
  title: string
  hint: string
  /** What can be done about it. */
  children: ReactNode
  lang?: string
}

/** A screen, or a part of one, that could not be shown. Fills the place it is given. */
export const Failure = ({ sign, title, hint, children, lang }: FailureProps) => (
  <div role="alert" lang={lang} className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center">
    {sign}
    <p className="font-display text-2xl font-semibold">{title}</p>
    <p className="max-w-md leading-relaxed text-ink-soft">{hint}</p>
    {children}
  </div>
)
