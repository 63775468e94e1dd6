import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'

/** Said where instructions are written or sent while nobody could pay by them, with what is to be set. */
export function NoBankDetails({ className }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <Alert className={className}>
      {t('desk.instructions.noDetails', { settings: 'BANK_RECIPIENT, BANK_ACCOUNT, BANK_BIC, BANK_NAME, BANK_CORR_ACCOUNT', file: '.env' })}
    </Alert>
  )
}
