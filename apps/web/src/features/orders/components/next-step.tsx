import type { ReorderChange } from '@karavan/contract/orders.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { ConfirmDialog } from '@karavan/web-kit/ui/confirm-dialog.tsx'
import { BasketIcon, CheckIcon } from '@karavan/web-kit/ui/icons.tsx'
import { Spinner } from '@karavan/web-kit/ui/spinner.tsx'
import { useState } from 'react'
import { isRefusal } from '../../../lib/refusal.ts'
import type { Order } from '../../../wire/orders.ts'
import { useCancelOrder, useCompleteOrder, useReorder } from '../queries.ts'
import { isKnownStatus } from '../status.ts'
import type { OrderLinks } from './order-links.ts'
import { PaymentDeadline } from './payment-deadline.tsx'
import { Progress } from './progress.tsx'
import { Reordered } from './reordered.tsx'

type Step = 'cancel' | 'complete' | 'reorder'

interface NextStepProps {
  order: Order
  email: string | null
  links: Pick<OrderLinks, 'checkout'>
  onReordered(): void
}

/** What happens now, and what the buyer can do about it. */
export function NextStep({ order, email, links, onReordered }: NextStepProps) {
  const { t } = useTranslation()
  const { status } = order
  const { running, failure, changes, run, forget } = useSteps(order.id, onReordered)
  const [question, setQuestion] = useState<Exclude<Step, 'reorder'> | null>(null)
  return (
    <section className="rounded-2xl border border-line bg-surface p-5 shadow-low max-sm:p-4">
      {isKnownStatus(status) && (
        <>
          <Progress status={status} />
          <p className={`leading-relaxed text-pretty ${status === 'order_cancelled' ? '' : 'mt-5'}`}>
            <NextText order={order} email={email} />
          </p>
          <PaymentDeadline order={order} isWhole className="mt-3" />
        </>
      )}
      {status === 'order_paid' && !order.is_buyer_cancellable && (
        <p className="mt-1.5 text-sm text-ink-faint text-pretty">{t('orders.cannotCancel')}</p>
      )}
      {failure && (
        <Alert className="mt-4" onDismiss={forget}>
          {failure}
        </Alert>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {status === 'order_shipped' && (
          <Button look="solid" disabled={running !== null} onClick={() => setQuestion('complete')}>
            {running === 'complete' ? <Spinner /> : <CheckIcon className="size-4.5" />}
            {running === 'complete' ? t('orders.confirming') : t('orders.confirmDelivery')}
          </Button>
        )}
        {order.is_buyer_cancellable && (
          <Button disabled={running !== null} onClick={() => setQuestion('cancel')}>
            {running === 'cancel' && <Spinner />}
            {t('orders.cancel')}
          </Button>
        )}
        <Button disabled={running !== null} onClick={() => void run('reorder')}>
          {running === 'reorder' ? <Spinner /> : <BasketIcon className="size-4.5" />}
          {running === 'reorder' ? t('orders.reordering') : t('orders.reorder')}
        </Button>
      </div>
      {changes && <Reordered order={order} changes={changes} links={links} />}
      {question && (
        <Question
          question={question}
          number={order.order_number ?? ''}
          onConfirm={() => void run(question)}
          onClosed={() => setQuestion(null)}
        />
      )}
    </section>
  )
}

/** The steps that a buyer can do, one at a time, and what became of the last one. */
function useSteps(orderId: string, onReordered: () => void) {
  const { t } = useTranslation()
  const cancel = useCancelOrder(orderId)
  const complete = useCompleteOrder(orderId)
  const reorder = useReorder(orderId)
  const [running, setRunning] = useState<Step | null>(null)
  const [failed, setFailed] = useState<{ step: Step; error: unknown } | null>(null)
  const [changes, setChanges] = useState<ReorderChange[] | null>(null)

  async function run(step: Step) {
    setRunning(step)
    setFailed(null)
    try {
      if (step === 'cancel') await cancel.mutateAsync()
      else if (step === 'complete') await complete.mutateAsync()
      else {
        setChanges(await reorder.mutateAsync())
        onReordered()
      }
    } catch (error) {
      console.error(`the order could not be changed: ${step}`, error)
      setFailed({ step, error })
    } finally {
      setRunning(null)
    }
  }
  const texts: Record<Step, string> = {
    // What was refused is not possible any more: trying again is not offered.
    cancel: isRefusal(failed?.error) ? t('orders.errors.cancel') : t('orders.cancelFailed'),
    complete: t('orders.deliveryError'),
    reorder: t('orders.reorderFailed'),
  }
  return { running, failure: failed && texts[failed.step], changes, run, forget: () => setFailed(null) }
}

function NextText({ order, email }: Pick<NextStepProps, 'order' | 'email'>) {
  const { t } = useTranslation()
  const to = { email: email ?? t('orders.next.yourEmail') }
  switch (order.status) {
    case 'order_created':
      if (order.waits_for_proof) return t('orders.next.waitsForProof', to)
      return order.payment_status === 'link_sent' ? t('orders.next.linkSent', to) : t('orders.next.pending', to)
    case 'order_paid':
      return t('orders.next.paid')
    case 'order_shipped':
      return t('orders.next.shipped')
    case 'order_completed':
      return t('orders.next.completed')
    case 'order_cancelled':
      if (order.payment_status === 'confirmed') return t('orders.next.cancelledPaid')
      // Nobody did it: it says why, and that the goods can be ordered again.
      return t(order.timeline.some(({ cause }) => cause) ? 'orders.next.cancelledByItself' : 'orders.next.cancelled')
    default:
      return null
  }
}

interface QuestionProps {
  question: Exclude<Step, 'reorder'>
  number: string
  onConfirm(): void
  onClosed(): void
}

function Question({ question, number, onConfirm, onClosed }: QuestionProps) {
  const { t } = useTranslation()
  const isCancel = question === 'cancel'
  return (
    <ConfirmDialog
      title={isCancel ? t('orders.cancelTitle') : t('orders.confirmTitle')}
      text={isCancel ? t('orders.cancelText', { number }) : t('orders.confirmText', { number })}
      confirm={isCancel ? t('orders.cancelConfirm') : t('orders.confirmYes')}
      decline={isCancel ? t('orders.keep') : t('orders.notYet')}
      look={isCancel ? 'danger' : 'solid'}
      onConfirm={async () => onConfirm()}
      onClosed={onClosed}
    />
  )
}
