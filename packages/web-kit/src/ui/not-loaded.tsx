import { Alert } from './alert.tsx'
import { RetryButton } from './retry-button.tsx'

interface NotLoadedProps {
  text: string
  isRunning: boolean
  onRetry(): void
  className?: string
}

/** A part of the page that could not be read, in its place. */
export const NotLoaded = ({ text, isRunning, onRetry, className }: NotLoadedProps) => (
  <Alert className={className}>
    <p>{text}</p>
    <RetryButton className="mt-3 text-ink" onClick={onRetry} disabled={isRunning} />
  </Alert>
)

interface NothingLoadedProps {
  text: string
  /** Missing where asking again would give nothing else. */
  onRetry?: () => void
}

/** All that a panel is for could not be read. */
export const NothingLoaded = ({ text, onRetry }: NothingLoadedProps) => (
  <div role="alert" className="grid justify-items-center gap-4 px-5 py-16 text-center">
    <p className="text-lg font-medium text-balance">{text}</p>
    {onRetry && <RetryButton onClick={onRetry} />}
  </div>
)
