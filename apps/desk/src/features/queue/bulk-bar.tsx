import type { DeskOrderSummary } from '@karavan/contract/desk.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button, buttonClass, IconButton } from '@karavan/web-kit/ui/button.tsx'
import { CloseIcon } from '@karavan/web-kit/ui/icons.tsx'
import { lazyPanel } from '@karavan/web-kit/ui/lazy-part.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { packingMax } from '../../lib/packing.ts'
import { PrinterIcon } from '../../ui/icons.tsx'
import { type BulkMove, bulkMoves, isFor } from './bulk.ts'

const BulkDialog = lazyPanel(() => import('./bulk-dialog.tsx'))

interface BulkBarProps {
  selected: DeskOrderSummary[]
  onAll(): void
  /** These are not selected any more. */
  onDrop(ids: string[]): void
  onClose(): void
}

/** What can be done to the orders that are selected. */
export function BulkBar({ selected, onAll, onDrop, onClose }: BulkBarProps) {
  const { t } = useTranslation()
  const [move, setMove] = useState<BulkMove>()
  const fitting = bulkMoves.filter((one) => selected.some((order) => isFor(one, order)))
  return (
    <section
      aria-label={t('desk.bulk.label')}
      className="border-t border-line bg-surface px-3 pb-[max(0.5rem,env(safe-area-inset-bottom))] pt-1 md:px-4"
    >
      <div className="flex items-center gap-2">
        <span role="status" className="grow text-[15px] font-medium">
          {t('desk.bulk.selected', { count: selected.length })}
        </span>
        <button type="button" onClick={onAll} className="min-h-11 rounded-lg px-2 text-sm text-accent underline-offset-3 hover:underline">
          {t('desk.bulk.all')}
        </button>
        <IconButton label={t('desk.bulk.close')} onClick={onClose} className="-mr-2">
          <CloseIcon className="size-4.5" />
        </IconButton>
      </div>
      {selected.length > 0 && (
        <div className="flex flex-wrap gap-1.5 pb-1">
          {fitting.map((one) => (
            <Button key={one} onClick={() => setMove(one)}>
              {t(`desk.bulk.move.${one}`)}
              <span className="text-ink-faint">{selected.filter((order) => isFor(one, order)).length}</span>
            </Button>
          ))}
          {selected.length <= packingMax && (
            <Link to="/packing" search={{ orders: selected.map(({ id }) => id).join(',') }} className={buttonClass('outline')}>
              <PrinterIcon className="size-4.5" />
              {t('desk.packing.print')}
            </Link>
          )}
        </div>
      )}
      {move && <BulkDialog key={move} move={move} orders={selected} onDone={onDrop} onClosed={() => setMove(undefined)} />}
    </section>
  )
}
