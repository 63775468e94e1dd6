import type { ProductCard } from '@karavan/contract/product-card.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { ShopIcon } from '@karavan/web-kit/ui/part-icons.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { RetryButton } from '@karavan/web-kit/ui/retry-button.tsx'
import { Spinner } from '@karavan/web-kit/ui/spinner.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCountText, useUnitText } from '../../../lib/unit-text.ts'
import { otherSuppliersQuery } from '../api.ts'
import { usePrice } from './product-card.tsx'

interface OtherSuppliersProps {
  productId: string
  /** Pieces the prices are for. */
  quantity: number
  /** What the product is sold by, where that is no piece. */
  unit: string | undefined
  onOpen(productId: string): void
}

/** The way to the same goods of other suppliers. They are asked for when the buyer wants to see them. */
export function OtherSuppliers(props: OtherSuppliersProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={t('product.others')}>
      {isOpen ? (
        <Suppliers {...props} />
      ) : (
        <Button className="w-full" onClick={() => setOpen(true)}>
          <ShopIcon className="size-4.5" />
          {t('product.others')}
        </Button>
      )}
    </section>
  )
}

function Suppliers({ productId, quantity, unit, onOpen }: OtherSuppliersProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const others = useQuery(otherSuppliersQuery(productId, quantity, language))
  const inUnits = useCountText(unit)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="rounded-2xl border border-line bg-surface p-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('product.others')}
      </h3>
      {others.isPending ? (
        <p role="status" className="flex items-center gap-2 pt-3 text-sm text-ink-soft">
          <Spinner />
          {t('product.othersLoading')}
        </p>
      ) : others.isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 pt-3">
          <p className="min-w-40 grow text-sm text-danger">{t('product.othersFailed')}</p>
          <RetryButton onClick={() => void others.refetch()} />
        </div>
      ) : others.data.length === 0 ? (
        <p role="status" className="pt-2 text-sm text-ink-soft">
          {t('product.othersNone', { amount: inUnits(quantity) })}
        </p>
      ) : (
        <>
          <p role="status" className="pt-1 text-[13px] text-ink-soft">
            {t('product.othersFound', { amount: inUnits(quantity) })}
          </p>
          <ul className="-mx-2 pt-2">
            {others.data.map((card) => (
              <li key={card.product_id}>
                <Supplier card={card} onOpen={() => onOpen(card.product_id)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Supplier({ card, onOpen }: { card: ProductCard; onOpen(): void }) {
  const { t } = useTranslation()
  const price = usePrice(card)
  const unit = useUnitText(card.unit)
  const inUnits = useCountText(card.unit)
  return (
    <button type="button" onClick={onOpen} className="press flex w-full items-start gap-3 rounded-xl p-2 text-left hover:bg-sand">
      <span className="block size-16 shrink-0 overflow-hidden rounded-lg bg-sand">
        <ProductPicture address={card.image_url} alt="" sizes="64px" isSmall />
      </span>
      <span className="min-w-0 grow text-[13px] leading-snug text-ink-soft">
        <span className="flex flex-wrap items-baseline gap-x-1.5">
          <span className="text-base font-bold text-ink">{price}</span>
          <span>{unit}</span>
        </span>
        <span className="line-clamp-2 text-sm text-ink wrap-anywhere" dir="auto">
          {card.title}
        </span>
        <span className="wrap-anywhere">
          {[
            card.seller_name,
            ...(card.seller_signs ?? []),
            ...(card.moq > 1 ? [t('product.moq', { amount: inUnits(card.moq) })] : []),
          ].join(' · ')}
        </span>
      </span>
    </button>
  )
}
