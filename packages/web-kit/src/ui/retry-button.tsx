import type { ComponentProps } from 'react'
import { useTranslation } from '../lib/use-translation.ts'
import { Button } from './button.tsx'
import { RetryIcon } from './icons.tsx'

/** Asks once more for what did not come. */
export function RetryButton(props: Omit<ComponentProps<typeof Button>, 'children'>) {
  const { t } = useTranslation()
  return (
    <Button {...props}>
      <RetryIcon className="size-4.5" />
      {t('common.retry')}
    </Button>
  )
}
