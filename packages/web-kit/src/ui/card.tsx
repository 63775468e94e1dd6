import type { ReactNode } from 'react'

interface CardProps {
  title: string
  icon?: ReactNode
  /** At the end of the title's line. */
  corner?: ReactNode
  children: ReactNode
}

/** A titled part of a page. */
export const Card = ({ title, icon, corner, children }: CardProps) => (
  <section className="rounded-2xl border border-line bg-surface p-5 shadow-low max-sm:p-4">
    <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <h2 className="flex items-center gap-2.5 text-base font-semibold">
        {icon && <span className="text-accent">{icon}</span>}
        {title}
      </h2>
      {corner}
    </div>
    {children}
  </section>
)
