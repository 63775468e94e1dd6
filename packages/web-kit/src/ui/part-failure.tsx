import { useEffectEvent, useLayoutEffect } from 'react'
import { useTranslation } from '../lib/use-translation.ts'
import { Button, IconButton } from './button.tsx'
import { Failure } from './failure.tsx'
import { BrokenPictureIcon, CloseIcon, RetryIcon } from './icons.tsx'
import { Spinner } from './spinner.tsx'

/** A part of the page that could not be shown. */
export interface PartFailure {
  /** Fetches and draws it again. */
  retry(): void
  isRetrying: boolean
  /** How often it has been tried again. */
  retries: number
}

function Actions({ retry, isRetrying, retries, onClose }: PartFailure & { onClose?(): void }) {
  const { t } = useTranslation()
  const retryIfPossible = useEffectEvent(() => {
    if (!isRetrying) retry()
  })
  // From when it is there: an "online" that comes before it is painted is not lost.
  useLayoutEffect(() => {
    const again = () => retryIfPossible()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button look="solid" aria-disabled={isRetrying} onClick={retryIfPossible}>
        {isRetrying ? <Spinner /> : <RetryIcon className="size-4.5" />}
        {t('common.retry')}
      </Button>
      {/* Some browsers remember that a file did not come for as long as the page lives. */}
      {retries > 0 && <Button onClick={() => location.reload()}>{t('app.reload')}</Button>}
      {onClose && <Button onClick={onClose}>{t('common.close')}</Button>}
    </div>
  )
}

/** In the place of the part; can be closed where the part could. */
export function FailedPart(failure: PartFailure & { onClose?(): void }) {
  const { t } = useTranslation()
  return (
    <Failure sign={<BrokenPictureIcon className="size-10 text-ink-faint" />} title={t('part.failed')} hint={t('part.failedHint')}>
      <Actions {...failure} />
    </Failure>
  )
}

/** Over the page, for what would have opened over it. */
export function FailedNotice({ onClose, ...failure }: PartFailure & { onClose(): void }) {
  const { t } = useTranslation()
  return (
    <div
      role="alert"
      className="fixed bottom-[max(1rem,env(safe-area-inset-bottom))] left-1/2 z-50 w-[min(26rem,calc(100vw-2rem))] -translate-x-1/2 rounded-2xl border border-line bg-surface-high p-4 shadow-high"
    >
      <div className="flex items-start gap-2">
        <div className="grow pb-3">
          <p className="font-medium">{t('part.failed')}</p>
          <p className="pt-0.5 text-sm leading-relaxed text-ink-soft">{t('part.failedHint')}</p>
        </div>
        <IconButton label={t('common.close')} className="-mr-2 -mt-2" onClick={onClose}>
          <CloseIcon className="size-4.5" />
        </IconButton>
      </div>
      <Actions {...failure} />
    </div>
  )
}
