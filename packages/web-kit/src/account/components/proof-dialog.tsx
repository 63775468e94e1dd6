import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../lib/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CloseButton, DialogTitle } from '../../ui/overlay.tsx'
import { useUnprovenEmail } from '../unproven-email.ts'
import ProofNotice from './proof-notice.tsx'

interface ProofDialogProps {
  isOpen: boolean
  onClose(): void
  onClosed(): void
}

/** Proving the account's address, from its menu. Closes by itself once that is done. */
export default function ProofDialog({ isOpen, onClose, onClosed }: ProofDialogProps) {
  const { t } = useTranslation()
  const isOver = useUnprovenEmail() === undefined
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isOver) close()
  }, [isOver])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} onClosed={onClosed} onPhone="bottom" className="sm:w-[30rem]">
      <div className="px-6 pb-[max(1.75rem,env(safe-area-inset-bottom))] pt-5 sm:px-8">
        <div className="flex items-start gap-2 pb-3">
          <DialogTitle className="grow pt-1.5 text-[1.65rem] leading-tight">{t('account.proof.title')}</DialogTitle>
          <CloseButton className="-mr-3" />
        </div>
        <ProofNotice isTitled />
      </div>
    </Dialog>
  )
}
