import type { DeskOrderSummary } from '@karavan/contract/desk.ts'
import { formatAmount, formatMoment } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Check } from '@karavan/web-kit/ui/check.tsx'
import { BoxIcon } from '@karavan/web-kit/ui/icons.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef } from 'react'
import { formatAgo } from '../../lib/ago.ts'
import { useShortcut } from '../../lib/shortcuts.ts'
import { Deadline } from '../../ui/deadline.tsx'
import { StageBadge } from '../../ui/stage-badge.tsx'
import type { QueueSearch } from './search.ts'

interface RowsProps {
  orders: DeskOrderSummary[]
  openId: string | undefined
  sort: QueueSearch['sort']
  /** Ids of those that are selected; undefined while nothing is being selected. */
  selected: ReadonlySet<string> | undefined
  onSelect(id: string): void
}

const linksIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('a[data-order]') ?? [])]

/** The orders, one under the other: the arrows walk in the list, j and k from anywhere, and x selects. */
export function Rows({ orders, openId, sort, selected, onSelect }: RowsProps) {
  const list = useRef<HTMLUListElement>(null)
  /** Where the keyboard is in the list, else the order that is open. */
  const placeIn = (links: HTMLElement[]) => {
    const at = links.findIndex((link) => link.parentElement?.contains(document.activeElement))
    return at >= 0 ? at : orders.findIndex(({ id }) => id === openId)
  }
  const step = (by: number): boolean => {
    const links = linksIn(list.current)
    const next = links[placeIn(links) + by]
    next?.focus()
    return next !== undefined
  }
  useShortcut('next', () => void step(1))
  useShortcut('previous', () => void step(-1))
  useShortcut('select', () => {
    const order = orders[placeIn(linksIn(list.current))]
    if (order) onSelect(order.id)
  })
  function walk(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by && !event.ctrlKey && !event.metaKey && !event.altKey && step(by)) event.preventDefault()
  }
  return (
    <ul ref={list} onKeyDown={walk} className="divide-y divide-line">
      {orders.map((order) => (
        <li key={order.id} className="flex">
          {selected && <Selector order={order} isSelected={selected.has(order.id)} onSelect={() => onSelect(order.id)} />}
          <Row order={order} isOpen={order.id === openId} sort={sort} />
        </li>
      ))}
    </ul>
  )
}

function Selector({ order, isSelected, onSelect }: { order: DeskOrderSummary; isSelected: boolean; onSelect(): void }) {
  const { t } = useTranslation()
  return (
    <label className="grid w-12 shrink-0 cursor-pointer place-items-center hover:bg-sand/60">
      <Check aria-label={t('desk.bulk.one', { number: order.order_number })} checked={isSelected} onChange={onSelect} />
    </label>
  )
}

function Row({ order, isOpen, sort }: { order: DeskOrderSummary; isOpen: boolean; sort: QueueSearch['sort'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const at = sort === 'waiting' ? order.waiting_since : order.created_at
  return (
    <Link
      to="/orders/$orderId"
      params={{ orderId: order.id }}
      search={true}
      data-order={order.order_number}
      className={`press block min-w-0 grow px-3 py-3 -outline-offset-2 md:px-4 ${isOpen ? 'bg-surface shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-sand/60'}`}
      aria-current={isOpen ? 'page' : undefined}
    >
      <span className="flex flex-wrap items-center gap-x-2">
        {order.is_new && (
          <span
            className="size-2.5 shrink-0 rounded-full bg-accent-fill forced-colors:bg-[Highlight]"
            role="img"
            aria-label={t('desk.queue.isNew')}
          />
        )}
        <span className={`text-[15px] ${order.is_new ? 'font-semibold' : 'font-medium'}`}>{order.order_number}</span>
        <time dateTime={at} title={formatMoment(at, language)} className="ml-auto shrink-0 text-sm text-ink-faint">
          {formatAgo(at, language)}
        </time>
      </span>
      <span className="mt-1.5 flex items-center gap-3">
        <Pictures images={order.images} />
        <span className="min-w-0 grow">
          <span className="block truncate text-[15px]">{order.recipient_name}</span>
          <span className="block text-sm text-ink-faint">
            {[order.city, t('desk.queue.lines', { count: order.line_count })].filter(Boolean).join(' · ')}
            {order.payment_deadline && ' · '}
            <Deadline at={order.payment_deadline} />
          </span>
          {order.waits_for_proof && <span className="block truncate text-sm text-accent">{t('desk.proof.short')}</span>}
        </span>
        <span className="shrink-0 space-y-1 text-right">
          <span className="block text-[15px] font-medium tabular-nums">{formatAmount(order.total, order.currency, language)}</span>
          <StageBadge stage={order.stage} />
        </span>
      </span>
    </Link>
  )
}

const Pictures = ({ images }: Pick<DeskOrderSummary, 'images'>) => (
  <span className="flex shrink-0 -space-x-2.5">
    {images.slice(0, 3).map((image, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same picture
      <span key={index} className="size-11 overflow-hidden rounded-xl border-2 border-paper-deep [&_span_span]:hidden">
        <ProductPicture address={image} alt="" sizes="44px" />
      </span>
    ))}
    {images.length === 0 && (
      <span className="grid size-11 place-items-center rounded-xl bg-sand text-ink-faint">
        <BoxIcon />
      </span>
    )}
  </span>
)
