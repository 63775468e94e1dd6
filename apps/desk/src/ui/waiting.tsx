import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'

/** Nothing is known yet. */
export const Waiting = () => {
  const { t } = useTranslation()
  return (
    <main aria-busy="true" className="grid grow place-content-center">
      <span className="caravan" role="status" aria-label={t('desk.loading')}>
        <i />
        <i />
        <i />
      </span>
    </main>
  )
}
