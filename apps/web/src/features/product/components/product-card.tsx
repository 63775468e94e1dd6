import { isPartialLot } from '@karavan/contract/lots.ts'
import { mediaUrl } from '@karavan/contract/media.ts'
import { fromMinor, missingPrice, toMinor } from '@karavan/contract/money.ts'
import type { ProductCard as Card, CardBadge } from '@karavan/contract/product-card.ts'
import { ownUnit } from '@karavan/contract/units.ts'
import { formatAmount, formatWeight } from '@karavan/web-kit/lib/format.ts'
import { isPlainClick } from '@karavan/web-kit/lib/plain-click.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { ArrowRightIcon, CheckIcon } from '@karavan/web-kit/ui/icons.tsx'
import { InLanguage } from '@karavan/web-kit/ui/in-language.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { memo, type ReactNode } from 'react'
import { languageOfCard } from '../../../lib/text-language.ts'
import { useCountText, useUnitText } from '../../../lib/unit-text.ts'

/** The price as the server wrote it, else the amount, else the stated '0 ₽'. */
export function usePrice(card: Card): string {
  const language = useLanguage()
  return card.price_info?.formatted_price || (card.price === undefined ? missingPrice : formatAmount(card.price, card.currency, language))
}

/** What all pieces of the priced quantity cost together; `undefined` for one piece, below what the seller sells, and without a price. */
function useSum({ price_info: info, moq, lot_size: lotSize }: Card): string | undefined {
  const language = useLanguage()
  const minor = toMinor(info?.price)
  const quantity = info?.quantity ?? 1
  if (!info || minor === undefined || minor === 0 || quantity < Math.max(2, moq) || isPartialLot(quantity, lotSize)) return undefined
  return formatAmount(fromMinor(minor * quantity), info.currency, language)
}

interface ProductCardProps {
  card: Card
  /** Where the product has its own address, for a tab of its own. */
  href: string
  onOpen(card: Card): void
}

/** An offer in an answer. The whole card is one link: a plain click opens the product here, any other one is the browser's. */
export const ProductCard = memo(function ProductCard({ card, href, onOpen }: ProductCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const inUnits = useCountText(card.unit)
  const terms = [
    ...(card.dispatch_hours ? [t('product.dispatchWithin', { hours: card.dispatch_hours })] : []),
    ...(card.weight_grams ? [t('product.weighs', { weight: formatWeight(card.weight_grams, language) })] : []),
  ]
  const reason = card.llm_reasoning || card.facts?.join(' · ') || terms.join(' · ')
  return (
    <a
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpen(card)
      }}
      data-product-id={card.product_id}
      className="product-card press group overflow-hidden rounded-2xl border border-line bg-surface text-left shadow-low hover:border-line-strong hover:shadow-card"
    >
      <span className="product-card-picture relative block shrink-0 overflow-hidden bg-sand">
        <span className="isolate block size-full transition-transform duration-300 group-hover:scale-103">
          {card.image_url && <Backdrop address={card.image_url} />}
          <span className="mx-auto block aspect-square h-full max-w-full mask-x-from-92%">
            <ProductPicture address={card.image_url} alt="" sizes="(max-width: 560px) 120px, 200px" isWhole />
          </span>
        </span>
        {card.badge && <Badge badge={card.badge} />}
      </span>
      <span className="product-card-head flex min-w-0 flex-col gap-0.5">
        <PriceLines card={card} />
        <span
          title={card.title_original && `${t('product.translated')} ${card.title_original}`}
          className="mt-0.5 line-clamp-2 text-[15px] font-medium leading-[1.3] wrap-anywhere"
          dir="auto"
        >
          {card.title}
        </span>
        <span className="truncate text-[13px] leading-snug text-ink-soft" dir="auto">
          {[
            card.moq > 1 &&
              (ownUnit(card.unit)
                ? t('product.cardMinimumOf', { amount: inUnits(card.moq) })
                : t('product.cardMinimum', { count: card.moq })),
            card.lot_size && t('product.cardLots', { amount: inUnits(card.lot_size) }),
            card.seller_name,
            ...(card.seller_signs ?? []),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {(reason || card.highlights.length > 0) && (
        <span className="product-card-tail flex min-w-0 flex-col gap-1.5">
          {reason && <span className="line-clamp-2 text-[13px] leading-[1.3] text-ink-soft wrap-anywhere">{reason}</span>}
          {card.highlights.length > 0 && (
            <span className="flex flex-wrap gap-x-2.5 gap-y-0.5 text-[13px] font-medium leading-snug text-leaf">
              {card.highlights.map((highlight) => (
                <span key={highlight} className="inline-flex min-w-0 items-center gap-1">
                  <CheckIcon className="size-3.5" strokeWidth={2.5} />
                  {highlight}
                </span>
              ))}
            </span>
          )}
        </span>
      )}
    </a>
  )
})

/**
 * Fills the sides of a place that is wider than the picture, which stands in it whole and runs out into this: cut to the width, tall goods would have neither
 * lid nor foot. It is what the picture has along its own edges, tiny and blurred, and is there before it.
 */
const Backdrop = ({ address }: { address: string }) => (
  <span className="absolute inset-0 -z-10 flex scale-110 blur-md">
    {['origin-left', 'origin-right'].map((edge) => (
      <span key={edge} className="w-1/2 overflow-hidden">
        <img
          src={mediaUrl(address, 160)}
          alt=""
          width={160}
          height={160}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className={`size-full scale-x-2000 ${edge}`}
        />
      </span>
    ))}
  </span>
)

const badges = {
  cheapest: { text: 'product.badges.cheapest', why: 'product.badges.cheapestWhy' },
  balanced: { text: 'product.badges.balanced', why: 'product.badges.balancedWhy' },
} as const satisfies Record<CardBadge, object>

function Badge({ badge }: { badge: CardBadge }) {
  const { t } = useTranslation()
  const { text, why } = badges[badge]
  return (
    <span
      title={t(why)}
      className="absolute bottom-1.5 left-1.5 whitespace-nowrap rounded-md bg-leaf-soft px-1.5 py-0.5 text-xs font-semibold leading-5 text-leaf shadow-low"
    >
      {t(text)}
    </span>
  )
}

/** What one piece costs and what the marketplace asks for it, and below what all pieces cost, with the way in. */
function PriceLines({ card }: { card: Card }) {
  const { t } = useTranslation()
  const price = usePrice(card)
  const sum = useSum(card)
  const { quantity, is_from: isFrom, formatted_original: original } = card.price_info ?? {}
  const unit = useUnitText(card.unit)
  const inUnits = useCountText(card.unit)
  const sumText = (whole: string, count: number): string =>
    ownUnit(card.unit)
      ? t(isFrom ? 'product.sumOfFrom' : 'product.sumOf', { sum: whole, amount: inUnits(count) })
      : t(isFrom ? 'product.sumFrom' : 'product.sum', { sum: whole, count })
  return (
    <>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 whitespace-nowrap">
        {isFrom && <span className="text-sm text-ink-soft">{t('product.from')}</span>}
        <span className="text-xl font-bold leading-tight tracking-tight">{price}</span>
        <span className="text-sm text-ink-soft">{unit}</span>
        {original && <span className="text-xs text-ink-faint">{original}</span>}
      </span>
      {/* One line: the way in, which only decorates, gives way to the sum. */}
      <span className="flex max-h-[1.5em] min-w-0 flex-wrap items-center gap-x-2 overflow-hidden text-[13px] leading-snug">
        <span className="max-w-full grow truncate">
          {sum !== undefined && quantity !== undefined
            ? sumText(sum, quantity)
            : quantity !== undefined &&
              quantity > 1 &&
              (ownUnit(card.unit) ? t('product.atAmount', { amount: inUnits(quantity) }) : t('product.atQuantity', { count: quantity }))}
        </span>
        <span aria-hidden="true" className="inline-flex shrink-0 items-center gap-1 whitespace-nowrap font-medium text-accent">
          {t('product.open')}
          <ArrowRightIcon className="size-4 transition-transform group-hover:translate-x-0.5" />
        </span>
      </span>
    </>
  )
}

interface ProductCardGridProps {
  cards: Card[]
  hrefOf(card: Card): string
  onOpen(card: Card): void
  /** Stands on the corner of each card, beside its link. */
  corner?: (card: Card) => ReactNode
}

/** The cards of one answer; an offer that comes twice is shown once. */
export function ProductCardGrid({ cards, hrefOf, onOpen, corner }: ProductCardGridProps) {
  const { t } = useTranslation()
  const shown = useLanguage()
  const unique = [...new Map(cards.map((card) => [card.product_id, card])).values()]
  return (
    <div className="product-cards">
      <ul aria-label={t('product.results')} className="product-cards-grid">
        {unique.map((card) => {
          const written = languageOfCard(card)
          return (
            <li key={card.product_id} lang={written === shown ? undefined : written} className="product-card-place relative min-w-0">
              {/* What it says was written once; the labels beside it are in the same language. */}
              <InLanguage language={written ?? shown}>
                <ProductCard card={card} href={hrefOf(card)} onOpen={onOpen} />
                {corner?.(card)}
              </InLanguage>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
