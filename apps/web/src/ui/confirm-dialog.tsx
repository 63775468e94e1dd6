import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from './button.tsx'

interface ConfirmDialogProps {
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

/** Asks before something that is not undone easily. Escape and the declining button keep everything as it is (decision G-131). */
export default function ConfirmDialog({ title, text, confirm, decline, look = 'danger', failed, onConfirm, onClosed }: ConfirmDialogProps) {
  const { t } = useTranslation()
  const [isRunning, setRunning] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isOpen, setOpen] = useState(true)

  async function run() {
    setRunning(true)
    setFailed(false)
    try {
      await onConfirm()
      setOpen(false)
    } catch (error) {
      console.error('what was confirmed could not be done', error)
      setRunning(false)
      setFailed(true)
    }
  }
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen} onOpenChangeComplete={(open) => !open && onClosed()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-[#1a120a]/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup className="fixed left-1/2 top-1/2 z-50 w-[min(26rem,calc(100vw-2rem))] -translate-1/2 rounded-3xl border border-line bg-surface-high p-6 shadow-high transition-[opacity,scale] duration-150 data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0">
          <AlertDialog.Title className="font-display text-xl font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-[15px] leading-relaxed text-ink-soft">{text}</AlertDialog.Description>
          {hasFailed && failed && (
            <p role="alert" className="mt-3 text-[15px] text-danger">
              {failed}
            </p>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-2.5">
            <AlertDialog.Close className={buttonClass('outline')}>{decline ?? t('common.cancel')}</AlertDialog.Close>
            <Button look={look} disabled={isRunning} onClick={() => void run()}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
