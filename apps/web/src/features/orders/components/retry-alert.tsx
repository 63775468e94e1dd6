import { RetryButton } from '@karavan/web-kit/ui/retry-button.tsx'

interface RetryAlertProps {
  className: string
  text: string
  isRunning: boolean
  onRetry(): void
}

/** What could not be loaded, above what is known all the same. */
export function RetryAlert({ className, text, isRunning, onRetry }: RetryAlertProps) {
  return (
    <div
      role="alert"
      className={`flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-danger/40 bg-surface py-3 pl-5 pr-3 ${className}`}
    >
      <p className="font-medium text-danger">{text}</p>
      <RetryButton disabled={isRunning} onClick={onRetry} />
    </div>
  )
}
