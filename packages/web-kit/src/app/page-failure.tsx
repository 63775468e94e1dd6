import { useEffect } from 'react'
import { endFirstLook } from '../lib/first-look.ts'
import { useTranslation } from '../lib/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { Emblem } from '../ui/icons.tsx'

/** In place of a whole screen that could not be drawn. */
export function PageFailure() {
  const { t } = useTranslation()
  useEffect(endFirstLook, [])
  return (
    <main className="h-dvh">
      <Failure sign={<Emblem className="size-14" />} title={t('app.failed')} hint={t('app.failedHint')}>
        <Button look="solid" onClick={() => location.reload()}>
          {t('app.reload')}
        </Button>
      </Failure>
    </main>
  )
}
