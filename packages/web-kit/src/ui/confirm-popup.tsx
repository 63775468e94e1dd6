import { useState } from 'react'
import { useTranslation } from '../lib/use-translation.ts'
import { Button, buttonClass } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogClose, DialogText, DialogTitle } from './overlay.tsx'

interface ConfirmPopupProps {
  title: string
  text: string
  /** What the button that does it says. */
  confirm: string
  /** What the button that keeps everything says; 'Cancel' when it is not named. */
  decline?: string
  look?: 'danger' | 'solid'
  /** What is said when `onConfirm` rejects; the dialog stays then, so that it can be tried again. */
  failed?: string
  /** The dialog waits for it and closes once it is done. */
  onConfirm(): Promise<unknown> | undefined
  onClosed(): void
}

export default function ConfirmPopup({ title, text, confirm, decline, look = 'danger', failed, onConfirm, onClosed }: ConfirmPopupProps) {
  const { t } = useTranslation()
  const [isRunning, setRunning] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function run(close: () => void) {
    setRunning(true)
    setFailed(false)
    try {
      await onConfirm()
      close()
    } catch (error) {
      console.error('what was confirmed could not be done', error)
      setRunning(false)
      setFailed(true)
    }
  }
  return (
    <Dialog isAlert look="question" onClosed={onClosed}>
      {(close) => (
        <>
          <DialogTitle>{title}</DialogTitle>
          <DialogText className="mt-2 text-[15px] leading-relaxed text-ink-soft">{text}</DialogText>
          {hasFailed && failed && (
            <p role="alert" className="mt-3 text-[15px] text-danger">
              {failed}
            </p>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-2.5">
            <DialogClose className={buttonClass('outline')}>{decline ?? t('common.cancel')}</DialogClose>
            <Button look={look} disabled={isRunning} onClick={() => void run(close)}>
              {confirm}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
