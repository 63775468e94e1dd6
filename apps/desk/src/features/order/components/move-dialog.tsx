import { Form } from '@base-ui/react/form'
import type { DeskMove, DeskOrder } from '@karavan/contract/desk.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import type { Translate } from '@karavan/web-kit/lib/translate.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { Button, buttonClass } from '@karavan/web-kit/ui/button.tsx'
import { Dialog } from '@karavan/web-kit/ui/dialog.tsx'
import { CloseButton, DialogClose, DialogTitle } from '@karavan/web-kit/ui/overlay.tsx'
import { type ComponentType, useRef, useState } from 'react'
import { LetterIcon } from '../../../ui/icons.tsx'
import { useMove } from '../api.ts'
import { BoughtFields } from './moves/bought.tsx'
import { CancelFields } from './moves/cancel.tsx'
import { hasLines, type MoveDraft, type MoveFieldsProps, startDraft, toMoveBody } from './moves/draft.ts'
import { ExtendFields } from './moves/extend.tsx'
import { LinkSentFields } from './moves/link-sent.tsx'
import { NoteFields } from './moves/note.tsx'
import { PaidFields } from './moves/paid.tsx'
import { ReceivedFields } from './moves/received.tsx'
import { ShippedFields } from './moves/shipped.tsx'
import { TrackFields } from './moves/track.tsx'

interface MoveDialogProps {
  order: DeskOrder
  move: DeskMove
  /** Lines it is about at first; all that wait for it where none are named. */
  lineIds?: string[]
  onDone(): void
  onClosed(): void
}

const moveFields: Record<DeskMove, ComponentType<MoveFieldsProps>> = {
  'link-sent': LinkSentFields,
  paid: PaidFields,
  bought: BoughtFields,
  received: ReceivedFields,
  shipped: ShippedFields,
  track: TrackFields,
  extend: ExtendFields,
  cancel: CancelFields,
  note: NoteFields,
}

/** Asks for what a move needs and says what the buyer gets from it; nothing is shown as done before the server has done it. */
export function MoveDialog({ order, move, lineIds, onDone, onClosed }: MoveDialogProps) {
  const { t } = useTranslation()
  const doMove = useMove(order.id)
  const [draft, setDraft] = useState(() => startDraft(order, move, lineIds))
  const [isLineMissing, setLineMissing] = useState(false)
  const Fields = moveFields[move]
  const fields = useRef<HTMLDivElement>(null)
  // Where there are keys, they go to what is asked for; a finger's keyboard would cover the dialog.
  const firstField = () =>
    matchMedia('(pointer: coarse)').matches ? null : (fields.current?.querySelector<HTMLElement>('textarea, input') ?? null)

  function set(change: Partial<MoveDraft>) {
    setLineMissing(false)
    setDraft((before) => ({ ...before, ...change }))
  }
  function submit(close: () => void) {
    if (doMove.isPending) return
    if (hasLines(move, order.status) && draft.lineIds.size === 0) return setLineMissing(true)
    doMove.mutate(
      { move, body: toMoveBody(move, draft, order.status) },
      {
        onSuccess: () => {
          onDone()
          announce(t(`desk.done.${move}`))
          close()
        },
      },
    )
  }
  return (
    <Dialog
      onPhone="bottom"
      initialFocus={firstField}
      onClosed={onClosed}
      className={move === 'link-sent' ? 'sm:w-[min(54rem,calc(100vw-2rem))]' : 'sm:w-[min(32rem,calc(100vw-2rem))]'}
    >
      {(close) => (
        <Form onFormSubmit={() => submit(close)} className="space-y-4 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:p-6">
          <div className="flex items-start gap-2">
            <div className="min-w-0 grow">
              <DialogTitle>{t(`desk.move.${move}`)}</DialogTitle>
              <p className="text-sm text-ink-faint">{order.order_number}</p>
            </div>
            <CloseButton className="-mr-2 -mt-1" />
          </div>
          <div ref={fields} className="space-y-4">
            <Fields order={order} draft={draft} set={set} isLineMissing={isLineMissing} />
          </div>
          <Effect order={order} move={move} isVisible={draft.visible === true} />
          {doMove.error && (
            <p role="alert" className="text-[15px] text-danger">
              {t(toFailure(doMove.error))}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-2.5">
            <DialogClose className={buttonClass('outline')}>{t('common.cancel')}</DialogClose>
            <Button type="submit" look={move === 'cancel' ? 'danger' : 'solid'} disabled={doMove.isPending}>
              {t(doMove.isPending ? 'desk.dialog.running' : `desk.confirm.${move}`)}
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  )
}

/** What is said of a move that the server refused, or did not answer. */
export function toFailure(error: Error) {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'transition_refused') return 'desk.dialog.movedMeanwhile'
  if (code === 'payment_details_missing') return 'desk.dialog.detailsMissing'
  if (code === 'no_answer') return 'desk.dialog.noAnswer'
  if (code === 'invalid') return 'desk.dialog.invalid'
  return 'desk.failed'
}

/** Moves that the buyer gets an email about. */
const isEmailedMove = (move: DeskMove, { status }: DeskOrder) =>
  move === 'track' ? status === 'order_shipped' : ['link-sent', 'paid', 'shipped', 'cancel'].includes(move)

/** Where the mail of a move goes, and when. */
function toMailText({ buyer_email: email, waits_for_proof: waits }: DeskOrder, t: Translate): string {
  if (!email) return t('desk.effect.noMail')
  return waits ? t('desk.effect.waits') : t('desk.effect.mail', { email })
}

/** What the buyer gets from it. */
function Effect({ order, move, isVisible }: { order: DeskOrder; move: DeskMove; isVisible: boolean }) {
  const { t } = useTranslation()
  const isEmailed = isEmailedMove(move, order)
  const key = move === 'note' && isVisible ? 'noteVisible' : move === 'track' && !isEmailed ? 'trackOfSeller' : move
  return (
    <div className="flex gap-3 rounded-xl bg-sand px-4 py-3 text-sm leading-relaxed">
      {isEmailed && <LetterIcon className="mt-0.5 size-5 text-accent" />}
      <p className="min-w-0 wrap-anywhere">
        {t(`desk.effect.${key}`)}
        {isEmailed && ` ${toMailText(order, t)}`}
      </p>
    </div>
  )
}
