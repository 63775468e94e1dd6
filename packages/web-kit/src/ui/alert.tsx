import type { ReactNode } from 'react'
import { useTranslation } from '../lib/use-translation.ts'
import { IconButton } from './button.tsx'
import { CloseIcon } from './icons.tsx'

interface AlertProps {
  children: ReactNode
  /** Without it the alert stays until what it speaks of is over. */
  onDismiss?(): void
  className?: string
}

/** What went wrong, said at once to assistive technology. */
export const Alert = ({ children, onDismiss, className = '' }: AlertProps) => {
  const { t } = useTranslation()
  return (
    <div
      role="alert"
      className={`flex items-start gap-2 rounded-2xl border border-danger/40 bg-danger-soft/50 py-1.5 pl-4 text-[15px] leading-snug ${onDismiss ? 'pr-1.5' : 'pr-4'} ${className}`}
    >
      <div className="min-w-0 grow py-2.5 font-medium text-danger wrap-anywhere">{children}</div>
      {onDismiss && (
        <IconButton label={t('common.close')} onClick={onDismiss}>
          <CloseIcon className="size-4.5" />
        </IconButton>
      )}
    </div>
  )
}
