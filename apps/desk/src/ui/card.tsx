import type { ReactNode } from 'react'

interface CardProps {
  title: string
  /** At the end of the title's line. */
  corner?: ReactNode
  children: ReactNode
}

export const Card = ({ title, corner, children }: CardProps) => (
  <section className="rounded-2xl border border-line bg-surface p-4 shadow-low md:p-5">
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1 pb-2">
      <h2 className="text-[15px] font-semibold">{title}</h2>
      {corner}
    </div>
    {children}
  </section>
)
