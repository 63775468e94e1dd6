import type { DeskOrder } from '@karavan/contract/desk.ts'
import { deskLimits } from '@karavan/contract/desk.ts'
import type { Translate } from '@karavan/web-kit/lib/translate.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { Button, buttonClass } from '@karavan/web-kit/ui/button.tsx'
import { Dialog } from '@karavan/web-kit/ui/dialog.tsx'
import { DialogClose, DialogText, DialogTitle } from '@karavan/web-kit/ui/overlay.tsx'
import { TextArea } from '@karavan/web-kit/ui/text-area.tsx'
import { useState } from 'react'
import { LetterIcon } from '../../../ui/icons.tsx'
import { useUndo } from '../api.ts'
import { toFailure } from './move-dialog.tsx'

interface UndoDialogProps {
  order: DeskOrder
  /** The entries that one step has made. */
  seqs: number[]
  onClosed(): void
}

/** Says what taking entries back does, and does it. */
export default function UndoDialog({ order, seqs, onClosed }: UndoDialogProps) {
  const { t } = useTranslation()
  const undo = useUndo(order.id)
  const [note, setNote] = useState('')
  // What it was when it was asked: afterwards the order is another one.
  const [kind] = useState(() => order.timeline.find(({ seq }) => seqs.includes(seq))?.kind ?? 'note')
  // Of these the buyer has heard: they have words of their own.
  const effect = kind === 'paid' || kind === 'shipped' ? kind : undefined
  function run(close: () => void) {
    undo.mutate(
      { seqs, note: effect && note.trim() ? note.trim() : undefined },
      {
        onSuccess: () => {
          announce(t('desk.undo.done'))
          close()
        },
      },
    )
  }
  return (
    <Dialog isAlert look="question" onClosed={onClosed}>
      {(close) => (
        <>
          <DialogTitle>{t('desk.undo.title', { what: t(`desk.kind.${kind}`) })}</DialogTitle>
          <DialogText className="mt-2 text-[15px] leading-relaxed text-ink-soft">{t(`desk.undo.${effect ?? 'silent'}`)}</DialogText>
          {effect && (
            <div className="mt-4 space-y-4">
              <TextArea
                label={t('desk.undo.note')}
                note={t('account.optional')}
                rows={2}
                lang={order.buyer_language}
                maxLength={deskLimits.note}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
              <p className="flex gap-3 rounded-xl bg-sand px-4 py-3 text-sm leading-relaxed">
                <LetterIcon className="mt-0.5 size-5 text-accent" />
                <span className="min-w-0 wrap-anywhere">{toCorrection(order, t)}</span>
              </p>
            </div>
          )}
          {undo.error && (
            <p role="alert" className="mt-3 text-[15px] text-danger">
              {t(toFailure(undo.error))}
            </p>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-2.5">
            <DialogClose className={buttonClass('outline')}>{t('common.cancel')}</DialogClose>
            <Button look="danger" disabled={undo.isPending} onClick={() => run(close)}>
              {t(undo.isPending ? 'desk.dialog.running' : 'desk.undo.confirm')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

/** Whether a mail corrects what one has said before. */
function toCorrection({ buyer_email: email, waits_for_proof: waits }: DeskOrder, t: Translate): string {
  if (!email) return t('desk.effect.noMail')
  return t(waits ? 'desk.undo.noMailYet' : 'desk.undo.mail')
}
