import { RetryButton } from '@karavan/web-kit/ui/retry-button.tsx'

/** What could not be read, and the way to try again. */
export function Failed({ text, onRetry }: { text: string; onRetry(): void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-14 text-center">
      <p className="max-w-sm text-[15px] text-ink-soft">{text}</p>
      <RetryButton onClick={onRetry} />
    </div>
  )
}
