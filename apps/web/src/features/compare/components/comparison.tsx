import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { CheckField } from '@karavan/web-kit/ui/check.tsx'
import { Dialog } from '@karavan/web-kit/ui/dialog.tsx'
import { NothingLoaded } from '@karavan/web-kit/ui/not-loaded.tsx'
import { CloseButton, DialogTitle } from '@karavan/web-kit/ui/overlay.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { comparisonQuery } from '../api.ts'
import { ComparedQuantity } from './compared-quantity.tsx'
import { ComparisonTable, type TableActions } from './comparison-table.tsx'

export interface ComparisonProps extends TableActions {
  ids: string[]
  /** Pieces that are priced; the server says how many where it is left out. */
  quantity: number | undefined
  onQuantity(quantity: number): void
  onClose(): void
}

/** Products side by side. Closes by ×, by the overlay, by Escape and by Back. */
export default function Comparison(props: ComparisonProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const compared = useQuery(comparisonQuery(props.ids, props.quantity, language))
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  return (
    <Dialog look="screen" onClosed={props.onClose}>
      <div className="flex shrink-0 items-center gap-2 border-b border-line py-2 pl-5 pr-2 max-sm:pl-3">
        <DialogTitle className="grow text-xl">{t('compare.title')}</DialogTitle>
        <CloseButton />
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-1 border-b border-line px-5 py-2 max-sm:gap-x-4 max-sm:px-3">
        <ComparedQuantity value={props.quantity ?? compared.data?.quantity} onChange={props.onQuantity} />
        <CheckField checked={onlyDifferences} onChange={(event) => setOnlyDifferences(event.target.checked)}>
          {t('compare.onlyDifferences')}
        </CheckField>
        <p role="status" className="text-sm text-ink-soft">
          {compared.isPlaceholderData && !compared.isError && t('compare.pricing')}
        </p>
      </div>
      <div className="scroll-quiet min-h-0 grow overflow-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
        {compared.isError ? (
          <NothingLoaded text={t('compare.failed')} onRetry={() => void compared.refetch()} />
        ) : compared.data ? (
          <ComparisonTable {...props} answer={compared.data} isPricing={compared.isPlaceholderData} onlyDifferences={onlyDifferences} />
        ) : (
          <Loading columns={props.ids.length} />
        )}
      </div>
    </Dialog>
  )
}

function Loading({ columns }: { columns: number }) {
  const { t } = useTranslation()
  return (
    <div className="space-y-4 p-5">
      <p role="status" className="sr-only">
        {t('compare.loading')}
      </p>
      {['head', 'one', 'two', 'three', 'four', 'five'].map((row) => (
        <div key={row} className="flex gap-4">
          <Skeleton className="h-10 w-32 shrink-0" />
          {Array.from({ length: columns }, (_, column) => column).map((column) => (
            <Skeleton key={column} className={row === 'head' ? 'h-36 grow' : 'h-10 grow'} />
          ))}
        </div>
      ))}
    </div>
  )
}
