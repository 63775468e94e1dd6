import { Button } from '@karavan/web-kit/ui/button.tsx'
import type { ReactNode } from 'react'

interface SettingRowProps {
  label: string
  value: ReactNode
  /** Behind the value, in a badge. */
  badge?: ReactNode
  /** What the button at its end does; without it there is none. */
  action?: { text: string; isOpen: boolean; onPress(): void }
  /** Below the line: the form that the button opens, or what is to be known. */
  children?: ReactNode
}

/** One thing about the account: what it is called, how it stands, and the way to change it. */
export const SettingRow = ({ label, value, badge, action, children }: SettingRowProps) => (
  <div className="border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
    <div className="flex min-h-11 items-center gap-3">
      <div className="min-w-0 grow">
        <p className="text-sm text-ink-faint">{label}</p>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <p className="min-w-0 text-[15px] wrap-anywhere" dir="auto">
            {value}
          </p>
          {badge}
        </div>
      </div>
      {action && !action.isOpen && (
        <Button className="shrink-0" aria-label={`${action.text}: ${label}`} onClick={action.onPress}>
          {action.text}
        </Button>
      )}
    </div>
    {children}
  </div>
)
