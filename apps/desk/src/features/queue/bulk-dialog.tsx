import type { DeskOrderSummary } from '@karavan/contract/desk.ts'
import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { Button, buttonClass } from '@karavan/web-kit/ui/button.tsx'
import { Dialog } from '@karavan/web-kit/ui/dialog.tsx'
import { CheckIcon, CloseIcon } from '@karavan/web-kit/ui/icons.tsx'
import { CloseButton, DialogClose, DialogTitle } from '@karavan/web-kit/ui/overlay.tsx'
import { Spinner } from '@karavan/web-kit/ui/spinner.tsx'
import { useEffect, useRef, useState } from 'react'
import { type BulkMove, type BulkResult, isFor, useBulk } from './bulk.ts'

interface BulkDialogProps {
  move: BulkMove
  orders: DeskOrderSummary[]
  /** Ids of those for which it was done. */
  onDone(ids: string[]): void
  onClosed(): void
}

/** Names what is about to be done to which orders, and then what came of each. */
export default function BulkDialog({ move, orders: selected, onDone, onClosed }: BulkDialogProps) {
  const { t } = useTranslation()
  // As they were when it was asked: what is done moves them on.
  const [orders] = useState(selected)
  const fitting = orders.filter((order) => isFor(move, order))
  const { results, isRunning, run, stop } = useBulk(move)
  const hasRun = results.size > 0
  const done = fitting.filter(({ id }) => results.get(id) === 'done')
  const left = fitting.filter(({ id }) => !['done', 'refused'].includes(results.get(id) ?? ''))
  const isAgain = left.some(({ id }) => (results.get(id) ?? 'waiting') !== 'waiting')
  const isOver = hasRun && !isRunning
  const summary = t('desk.bulk.result', { done: done.length, all: fitting.length })
  const latest = useRef({ done, onDone, summary })
  latest.current = { done, onDone, summary }
  function tell() {
    announce(latest.current.summary)
    latest.current.onDone(latest.current.done.map(({ id }) => id))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each run, of what is known by then
  useEffect(() => {
    if (isOver) tell()
  }, [isOver])
  function closed() {
    if (isRunning) tell()
    onClosed()
  }
  return (
    <Dialog onPhone="bottom" onClose={stop} onClosed={closed} className="sm:w-[min(34rem,calc(100vw-2rem))]">
      <div className="space-y-4 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:p-6">
        <div className="flex items-start gap-2">
          <div className="min-w-0 grow">
            <DialogTitle>{t(`desk.move.${move}`)}</DialogTitle>
            <p className="text-sm text-ink-faint">{isOver ? summary : t('desk.queue.found', { count: fitting.length })}</p>
          </div>
          <CloseButton className="-mr-2 -mt-1" />
        </div>
        <ul className="scroll-quiet max-h-80 divide-y divide-line overflow-y-auto rounded-xl border border-line bg-surface text-[15px]">
          {orders.map((order) => (
            <Item key={order.id} order={order} hasRun={hasRun} result={isFor(move, order) ? results.get(order.id) : 'skipped'} />
          ))}
        </ul>
        {!hasRun && <p className="rounded-xl bg-sand px-4 py-3 text-sm leading-relaxed">{t(`desk.bulk.effect.${move}`)}</p>}
        <div className="flex flex-wrap justify-end gap-2.5">
          {isRunning ? (
            <Button onClick={stop}>{t('common.cancel')}</Button>
          ) : (
            <DialogClose className={buttonClass('outline')}>{t(isOver ? 'common.close' : 'common.cancel')}</DialogClose>
          )}
          {left.length > 0 && (
            <Button look="solid" disabled={isRunning} onClick={() => void run(left)}>
              {isRunning ? t('desk.dialog.running') : isAgain ? t('desk.bulk.again', { count: left.length }) : t(`desk.confirm.${move}`)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

interface ItemProps {
  order: DeskOrderSummary
  hasRun: boolean
  result: BulkResult | 'skipped' | undefined
}

function Item({ order, hasRun, result }: ItemProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isBad = result !== undefined && ['refused', 'noDetails', 'unknown', 'failed'].includes(result)
  return (
    <li className="flex min-h-12 items-center gap-3 px-3.5 py-2">
      <span className="min-w-0 grow">
        <span className={`flex flex-wrap gap-x-2 ${result === 'skipped' ? 'text-ink-faint' : ''}`}>
          <span className="whitespace-nowrap">{order.order_number}</span>
          <span className="wrap-anywhere">{order.recipient_name}</span>
        </span>
        {result && result !== 'waiting' && (
          <span className={`block text-sm ${isBad ? 'text-danger' : 'text-ink-faint'}`}>{t(`desk.bulk.state.${result}`)}</span>
        )}
      </span>
      <span className="shrink-0 tabular-nums text-ink-soft">{formatAmount(order.total, order.currency, language)}</span>
      {hasRun && (
        <span className="grid size-5 shrink-0 place-items-center">
          {result === 'done' && <CheckIcon className="size-5 text-leaf" />}
          {isBad && <CloseIcon className="size-5 text-danger" />}
          {result === 'running' && <Spinner className="size-4" />}
        </span>
      )}
    </li>
  )
}
