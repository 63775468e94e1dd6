import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { RetryIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useTranslation } from 'react-i18next'

/** A part of the page that could not be read. */
export function NotLoaded({ isRunning, onRetry }: { isRunning: boolean; onRetry(): void }) {
  const { t } = useTranslation()
  return (
    <Alert className="mt-3">
      <p>{t('accountPage.loadFailed')}</p>
      <Button className="mt-3 text-ink" onClick={onRetry} disabled={isRunning}>
        <RetryIcon className="size-4.5" />
        {t('common.retry')}
      </Button>
    </Alert>
  )
}
