import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { Conversation } from '@karavan/contract/conversations.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useChat } from '../context.ts'

/** Asks before a conversation goes for good; Escape and Cancel keep it (decision G-131). */
export default function DeleteDialog({ conversation, onClose }: { conversation: Conversation; onClose(): void }) {
  const { t } = useTranslation()
  const chat = useChat()
  const [isRunning, setRunning] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isOpen, setOpen] = useState(true)

  async function remove() {
    setRunning(true)
    setFailed(false)
    try {
      await chat.remove(conversation.id)
      setOpen(false)
    } catch (error) {
      console.error('the conversation could not be deleted', error)
      setRunning(false)
      setFailed(true)
    }
  }
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen} onOpenChangeComplete={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-[#1a120a]/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup className="fixed left-1/2 top-1/2 z-50 w-[min(26rem,calc(100vw-2rem))] -translate-1/2 rounded-3xl border border-line bg-surface-high p-6 shadow-high transition-[opacity,scale] duration-150 data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0">
          <AlertDialog.Title className="font-display text-xl font-semibold">{t('sidebar.deleteTitle')}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-[15px] leading-relaxed text-ink-soft">
            {t('sidebar.deleteText', { title: conversation.title })}
          </AlertDialog.Description>
          {hasFailed && (
            <p role="alert" className="mt-3 text-[15px] text-danger">
              {t('sidebar.deleteFailed')}
            </p>
          )}
          <div className="mt-6 flex justify-end gap-2.5">
            <AlertDialog.Close className={buttonClass('outline')}>{t('common.cancel')}</AlertDialog.Close>
            <Button look="danger" disabled={isRunning} onClick={() => void remove()}>
              {t('common.delete')}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
