import { type DeskMove, type DeskOrder, deskMoves } from '@karavan/contract/desk.ts'
import { cancelCauseNames } from '@karavan/contract/timeline-names.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { formatAmount, formatDate, formatMoment } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button, IconButton, iconButtonClass } from '@karavan/web-kit/ui/button.tsx'
import { ArrowLeftIcon, CheckIcon, CloseIcon } from '@karavan/web-kit/ui/icons.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { orderQuery } from '../../lib/order-query.ts'
import { useShortcut } from '../../lib/shortcuts.ts'
import { CopyText } from '../../ui/copy-text.tsx'
import { Deadline } from '../../ui/deadline.tsx'
import { Failed } from '../../ui/failed.tsx'
import { PrinterIcon } from '../../ui/icons.tsx'
import { NothingHere } from '../../ui/nothing-here.tsx'
import { StageBadge } from '../../ui/stage-badge.tsx'
import { BuyerCard } from './components/buyer-card.tsx'
import { UndoDialog } from './components/lazy-undo-dialog.ts'
import { Lines } from './components/lines.tsx'
import { MoneyCard } from './components/money-card.tsx'
import { MoveDialog } from './components/move-dialog.tsx'
import { Photos } from './components/photos.tsx'
import { Timeline } from './components/timeline.tsx'
import { toWritten } from './written.ts'

export function OrderScreen() {
  const { t } = useTranslation()
  const { orderId = '' } = useParams({ strict: false })
  const { data: order, error, refetch } = useQuery(orderQuery(orderId))
  if (order) return <OrderPage key={order.id} order={order} />
  if (error) {
    if (error instanceof ApiError && error.status === 404) return <NothingHere text={t('desk.order.unknown')} />
    return <Failed text={t('desk.order.failed')} onRetry={() => void refetch()} />
  }
  return (
    <div className="space-y-4 p-4 md:p-6" aria-busy="true">
      <Skeleton className="h-14 rounded-2xl" />
      <Skeleton className="h-64 rounded-2xl" />
      <Skeleton className="h-40 rounded-2xl" />
    </div>
  )
}

/** The step that an order in its stage usually waits for. */
const nextMoves: Partial<Record<DeskOrder['stage'], DeskMove>> = {
  new: 'link-sent',
  awaiting_payment: 'paid',
  to_buy: 'bought',
  arriving: 'received',
  to_ship: 'shipped',
}

function OrderPage({ order }: { order: DeskOrder }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [move, setMove] = useState<{ move: DeskMove; lineIds?: string[] }>()
  const [undoing, setUndoing] = useState<number[]>()
  const [done, setDone] = useState<{ move: DeskMove; after: number }>()
  const next = nextMoves[order.stage]
  const others = deskMoves.filter((one) => order.moves.includes(one) && one !== next)
  const doMove = (chosen: DeskMove, lineIds?: string[]) => setMove({ move: chosen, lineIds })
  const newest = Math.max(...order.timeline.map(({ seq }) => seq))
  // What the last step has made, as long as nobody has taken it back.
  const undoable = order.timeline.filter(({ seq, can_undo }) => done && can_undo && seq > done.after).map(({ seq }) => seq)
  useEffect(() => {
    document.title = `${order.order_number} · Karavan`
    return () => {
      document.title = 'Karavan'
    }
  }, [order.order_number])

  useShortcut('step', next && order.moves.includes(next) ? () => doMove(next) : undefined)
  useShortcut('note', () => doMove('note'))
  useShortcut('undo', undoable.length > 0 ? () => setUndoing(undoable) : undefined)
  const navigate = useNavigate()
  useShortcut('print', () => void navigate({ to: '/packing', search: { orders: order.id } }))

  // Opening it took its mark away: the list learns of it now and not at its next look.
  const client = useQueryClient()
  useEffect(() => {
    if (order.is_new) void client.invalidateQueries({ queryKey: ['queue'] })
  }, [client, order.is_new])

  return (
    <article className="mx-auto max-w-5xl px-3 pb-28 md:px-6">
      <header className="-mx-3 border-b border-line bg-paper/95 px-3 pb-3 pt-3 backdrop-blur-sm md:sticky md:top-0 md:z-10 md:-mx-6 md:px-6">
        <div className="flex flex-wrap items-center gap-x-2">
          <Link
            to="/"
            search={true}
            className={iconButtonClass('-ml-2 lg:hidden')}
            aria-label={t('desk.order.back')}
            title={t('desk.order.back')}
          >
            <ArrowLeftIcon />
          </Link>
          <h1 className="text-lg font-semibold tracking-tight md:text-2xl">
            <CopyText text={order.order_number} className="whitespace-nowrap" />
          </h1>
          <StageBadge stage={order.stage} />
          <span className="ml-auto text-right text-lg font-semibold max-sm:hidden">
            {formatAmount(order.total, order.currency, language)}
          </span>
          <Link
            to="/packing"
            search={{ orders: order.id }}
            className={iconButtonClass('max-md:hidden')}
            aria-label={t('desk.packing.title')}
            title={t('desk.packing.title')}
          >
            <PrinterIcon />
          </Link>
        </div>
        <p className="mt-0.5 text-sm text-ink-faint">
          {t('desk.order.placed', { at: formatMoment(order.created_at, language) })}
          <span className="sm:hidden"> · {formatAmount(order.total, order.currency, language)}</span>
        </p>
        {order.payment_deadline && (
          <p className="text-sm text-ink-faint">
            <Deadline at={order.payment_deadline} isLong />
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          {next && order.moves.includes(next) && (
            <Button look="solid" onClick={() => doMove(next)}>
              {t(`desk.move.${next}`)}
            </Button>
          )}
          {others.map((one) => (
            <Button key={one} className={one === 'cancel' ? 'text-danger!' : ''} onClick={() => doMove(one)}>
              {t(one === 'link-sent' && order.payment_status !== 'pending' ? 'desk.again.link-sent' : `desk.move.${one}`)}
            </Button>
          ))}
        </div>
        {done && undoable.length > 0 && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 rounded-xl bg-leaf-soft py-0.5 pl-4 pr-1 text-sm">
            <CheckIcon className="size-4.5 text-leaf" />
            <span className="grow">{t(`desk.done.${done.move}`)}</span>
            <button
              type="button"
              onClick={() => setUndoing(undoable)}
              className="press min-h-11 rounded-lg px-3 font-medium text-accent hover:bg-surface"
            >
              {t('desk.undo.do')}
            </button>
            <IconButton label={t('common.close')} onClick={() => setDone(undefined)}>
              <CloseIcon className="size-4.5" />
            </IconButton>
          </p>
        )}
        {next === undefined && (
          <p className="mt-2 text-sm text-ink-soft">
            <Outcome order={order} />
          </p>
        )}
        {order.waits_for_proof && (
          <p role="note" className="mt-3 rounded-xl bg-accent-soft px-4 py-2.5 text-sm wrap-anywhere">
            {t('desk.proof.waits', { email: order.buyer_email })}
          </p>
        )}
        {order.undeliverable && (
          <p role="note" className="mt-3 rounded-xl bg-danger-soft px-4 py-2.5 text-sm wrap-anywhere">
            {t('desk.proof.undeliverable', {
              email: order.buyer_email,
              date: formatDate(order.undeliverable.at, language),
              reason: order.undeliverable.reason,
            })}
          </p>
        )}
        {order.is_doubtful && (
          <p role="note" className="mt-3 rounded-xl bg-danger-soft px-4 py-2.5 text-sm">
            {t('desk.proof.doubtful')}
          </p>
        )}
      </header>
      <div className="mt-5 grid gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0 space-y-5">
          <Lines order={order} onMove={doMove} />
          <Photos order={order} />
        </div>
        <div className="min-w-0 space-y-5">
          <BuyerCard order={order} />
          <MoneyCard order={order} />
          <Timeline order={order} onNote={() => doMove('note')} onUndo={(seq) => setUndoing([seq])} />
        </div>
      </div>
      {move && (
        <MoveDialog
          key={move.move}
          order={order}
          move={move.move}
          lineIds={move.lineIds}
          onDone={() => setDone({ move: move.move, after: newest })}
          onClosed={() => setMove(undefined)}
        />
      )}
      {undoing && <UndoDialog key={undoing.join()} order={order} seqs={undoing} onClosed={() => setUndoing(undefined)} />}
    </article>
  )
}

/** What has become of an order that waits for nothing more here. */
function Outcome({ order }: { order: DeskOrder }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const cause = order.timeline.findLast(({ kind }) => kind === 'cancelled')?.cause
  const reason = cause ? cancelCauseNames[language][cause] : toWritten(order.cancel_reason ?? '')
  switch (order.stage) {
    case 'shipped':
    case 'completed':
      return t(`desk.state.${order.stage}`)
    default:
      return reason ? t('desk.state.cancelled', { reason }) : t('desk.state.cancelledBare')
  }
}
