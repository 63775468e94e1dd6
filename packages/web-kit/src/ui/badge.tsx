import type { ReactNode } from 'react'

const tones = {
  warning: 'bg-warning-soft text-warning',
  info: 'bg-info-soft text-info',
  primary: 'bg-accent-soft text-accent',
  success: 'bg-leaf-soft text-leaf',
  danger: 'bg-danger-soft text-danger',
  secondary: 'bg-sand text-ink-soft',
} as const
export type BadgeTone = keyof typeof tones

export const Badge = ({ tone, children }: { tone: BadgeTone; children: ReactNode }) => (
  <span
    data-tone={tone}
    className={`inline-flex items-center gap-2 rounded-full px-3 py-1 text-sm font-medium leading-snug ${tones[tone]}`}
  >
    <span aria-hidden="true" className="size-1.75 shrink-0 rounded-full bg-current" />
    {children}
  </span>
)
