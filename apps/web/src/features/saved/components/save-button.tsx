import type { ProductCard } from '@karavan/contract/product-card.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { IconButton } from '@karavan/web-kit/ui/button.tsx'
import { HeartIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useIsSaved, useSaving } from '../queries.ts'

const filled = 'fill-current text-accent'

/** Keeps a card's product, at the quantity that the card is priced for. Stands on the card's corner. */
export function SaveCheck({ card }: { card: ProductCard }) {
  const { t } = useTranslation()
  const isSaved = useIsSaved(card.product_id) === true
  const saving = useSaving()
  const label = t(isSaved ? 'saved.removeNamed' : 'saved.addNamed', { title: card.title })
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={label}
      title={t(isSaved ? 'saved.remove' : 'saved.add')}
      onClick={() => saving.mutate({ id: card.product_id, isSaved: !isSaved, quantity: card.price_info?.quantity })}
      className="save-check press absolute right-0 top-0 z-1 grid size-11 place-items-center rounded-xl"
    >
      <span className="grid size-8 place-items-center rounded-lg border border-line-strong bg-surface-high/90 text-ink-soft shadow-low">
        <HeartIcon className={`size-4.5 ${isSaved ? filled : ''}`} />
      </span>
    </button>
  )
}

/** Keeps the product of an open panel. */
export function SaveButton({ productId, quantity }: { productId: string; quantity?: number | undefined }) {
  const { t } = useTranslation()
  const isSaved = useIsSaved(productId) === true
  const saving = useSaving()
  return (
    <IconButton
      label={t(isSaved ? 'saved.remove' : 'saved.add')}
      aria-pressed={isSaved}
      onClick={() => saving.mutate({ id: productId, isSaved: !isSaved, quantity })}
    >
      <HeartIcon className={isSaved ? `size-5 ${filled}` : 'size-5'} />
    </IconButton>
  )
}
