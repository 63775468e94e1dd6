import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { NothingHere } from '../ui/nothing-here.tsx'

/** An address that nothing of the desk has. */
export function UnknownPage() {
  const { t } = useTranslation()
  return (
    <main>
      <NothingHere text={t('desk.unknownPage')} isPage />
    </main>
  )
}
