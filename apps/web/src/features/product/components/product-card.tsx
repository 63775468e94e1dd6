import { missingPrice } from '@karavan/contract/money.ts'
import type { ProductCard as Card } from '@karavan/contract/product-card.ts'
import { formatAmount, formatWeight } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { BoxIcon, CheckIcon, ShopIcon } from '@karavan/web-kit/ui/icons.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The price as the server wrote it, else the amount, else the stated '0 ₽'. */
export function usePrice(card: Card): string {
  const language = useLanguage()
  return card.price_info?.formatted_price || (card.price === undefined ? missingPrice : formatAmount(card.price, card.currency, language))
}

/** An offer in an answer. The whole card is one button that opens the product. */
export const ProductCard = memo(function ProductCard({ card, onOpen }: { card: Card; onOpen(card: Card): void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const price = usePrice(card)
  const quantity = card.price_info?.quantity
  const terms = [
    ...(card.moq > 1 ? [t('product.moq', { count: card.moq })] : []),
    ...(card.weight_grams ? [t('product.weighs', { weight: formatWeight(card.weight_grams, language) })] : []),
    ...(card.dispatch_hours ? [t('product.dispatchWithin', { hours: card.dispatch_hours })] : []),
  ]
  return (
    <button
      type="button"
      onClick={() => onOpen(card)}
      data-product-id={card.product_id}
      className="product-card press group size-full overflow-hidden rounded-2xl border border-line bg-surface text-left shadow-low hover:border-line-strong hover:shadow-card"
    >
      <span className="product-card-picture block shrink-0 overflow-hidden bg-sand">
        <span className="block size-full transition-transform duration-300 group-hover:scale-103">
          <ProductPicture address={card.image_url} alt="" sizes="(max-width: 560px) 120px, 280px" />
        </span>
      </span>
      <span className="flex min-w-0 grow flex-col p-3.5 pt-3">
        <span className="line-clamp-2 min-h-[2.7em] text-[15px] font-medium leading-[1.35] wrap-anywhere" dir="auto">
          {card.title}
        </span>
        <span className="mt-2 flex flex-wrap items-baseline gap-x-1.5">
          {card.price_info?.is_from && <span className="text-sm text-ink-soft">{t('product.from')}</span>}
          <span className="text-xl font-bold tracking-tight">{price}</span>
          <span className="text-sm text-ink-soft">
            {t('product.perUnit', { unit: card.unit ?? t('product.unit') })}
            {quantity !== undefined && ` ${t('product.atQuantity', { count: quantity })}`}
          </span>
        </span>
        {card.price_info?.formatted_original && (
          <span className="text-xs text-ink-faint">{t('product.original', { price: card.price_info.formatted_original })}</span>
        )}
        <span className="mt-2 space-y-1 text-[13px] leading-snug text-ink-soft">
          {terms.length > 0 && (
            <span className="flex items-start gap-1.5">
              <BoxIcon className="mt-px size-4 text-ink-faint" />
              {terms.join(' · ')}
            </span>
          )}
          {card.seller_name && (
            <span className="flex items-start gap-1.5">
              <ShopIcon className="mt-px size-4 text-ink-faint" />
              <span className="line-clamp-2 wrap-anywhere" dir="auto">
                {[card.seller_name, ...(card.seller_signs ?? [])].join(' · ')}
              </span>
            </span>
          )}
        </span>
        {card.highlights.length > 0 && (
          <span className="mt-2.5 flex flex-wrap gap-1.5">
            {card.highlights.map((highlight) => (
              <span
                key={highlight}
                className="inline-flex items-center gap-1 rounded-md bg-leaf-soft px-1.5 py-0.5 text-xs font-medium leading-snug text-leaf"
              >
                <CheckIcon className="size-3" strokeWidth={2.5} />
                {highlight}
              </span>
            ))}
          </span>
        )}
        {card.facts && card.facts.length > 0 && (
          <span className="mt-2 line-clamp-2 text-[13px] leading-snug text-ink-soft wrap-anywhere">{card.facts.join(' · ')}</span>
        )}
        {card.llm_reasoning && (
          <span className="mt-2.5 border-t border-line pt-2.5 text-[13px] leading-normal text-ink-soft">{card.llm_reasoning}</span>
        )}
      </span>
    </button>
  )
})

interface ProductCardGridProps {
  cards: Card[]
  onOpen(card: Card): void
  /** Stands on the corner of each card, beside its button. */
  corner?: (card: Card) => ReactNode
}

/** The cards of one answer; an offer that comes twice is shown once. */
export function ProductCardGrid({ cards, onOpen, corner }: ProductCardGridProps) {
  const { t } = useTranslation()
  const unique = [...new Map(cards.map((card) => [card.product_id, card])).values()]
  return (
    <div className="product-cards">
      <ul aria-label={t('product.results')} className="product-cards-grid">
        {unique.map((card) => (
          <li key={card.product_id} className="product-card-place relative min-w-0">
            <ProductCard card={card} onOpen={onOpen} />
            {corner?.(card)}
          </li>
        ))}
      </ul>
    </div>
  )
}
