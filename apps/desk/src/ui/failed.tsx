import { Button } from '@karavan/web-kit/ui/button.tsx'
import { RetryIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useTranslation } from 'react-i18next'

/** What could not be read, and the way to try again. */
export function Failed({ text, onRetry }: { text: string; onRetry(): void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-14 text-center">
      <p className="max-w-sm text-[15px] text-ink-soft">{text}</p>
      <Button onClick={onRetry}>
        <RetryIcon className="size-4.5" />
        {t('common.retry')}
      </Button>
    </div>
  )
}
