import { comparisonLimits } from '@karavan/contract/constants.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { CheckIcon, ScalesIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useChosen } from '../store.ts'

/** Picks a card for comparing. Stands on the card's corner. */
export function CompareCheck({ card }: { card: ProductCard }) {
  const { t } = useTranslation()
  const isChosen = useChosen(({ cards }) => cards.some(({ id }) => id === card.product_id))
  const isFull = useChosen(({ cards }) => cards.length >= comparisonLimits.most)
  const toggle = useChosen((state) => state.toggle)
  const isClosed = isFull && !isChosen
  return (
    <label
      title={isClosed ? t('compare.full', { count: comparisonLimits.most }) : t('compare.pick')}
      className="compare-check absolute left-0 top-0 z-1 grid size-11 cursor-pointer place-items-center has-disabled:cursor-not-allowed"
    >
      <input
        type="checkbox"
        className="peer sr-only"
        checked={isChosen}
        disabled={isClosed}
        onChange={() => toggle(card)}
        aria-label={t('compare.pickNamed', { title: card.title })}
      />
      <span className="grid size-8 place-items-center rounded-lg border border-line-strong bg-surface-high/90 text-ink-soft shadow-low peer-checked:border-accent-fill peer-checked:bg-accent-fill peer-checked:text-white peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-45">
        {isChosen ? <CheckIcon className="size-4.5" strokeWidth={2.5} /> : <ScalesIcon className="size-4.5" />}
      </span>
    </label>
  )
}
