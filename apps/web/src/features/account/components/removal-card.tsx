import { ownOperations } from '@karavan/web-kit/account/own-operations.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { useState } from 'react'
import { OwnerForm } from './owner-form.tsx'

/** The end of the account: what goes, what stays, and the owner's word for it. */
export function RemovalCard({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={t('accountPage.remove')}>
      <div className="space-y-2 text-[15px] leading-relaxed text-ink-soft text-pretty">
        <p>{t('accountPage.removeText')}</p>
        <p>{t('accountPage.removeStays')}</p>
      </div>
      {isOpen ? (
        <OwnerForm
          submit={t('accountPage.removeSubmit')}
          isDanger
          hasPassword={hasPassword}
          change={(proof) => ownOperations.deleteAccount(proof)}
          onDone={() => announce(t('accountPage.removed'))}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button className="mt-3 text-danger" onClick={() => setOpen(true)}>
          {t('accountPage.removeButton')}
        </Button>
      )}
    </Card>
  )
}
