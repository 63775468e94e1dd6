import { Dialog } from '@base-ui/react/dialog'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import type { Product } from '@karavan/contract/products.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAmount, formatNumber, formatPercent } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { Button, buttonClass, iconButtonClass } from '../../../ui/button.tsx'
import { CloseIcon, OutIcon, RetryIcon } from '../../../ui/icons.tsx'
import { ProductPicture } from '../../../ui/product-picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { productQuery } from '../api.ts'
import { galleryPictures } from '../gallery.ts'

interface ProductPanelProps {
  productId: string
  /** The card it was opened from: why it was chosen, and the price of the fitting variant at the buyer's quantity. */
  card?: Pick<ProductCard, 'llm_reasoning' | 'price_info'>
  onClose(): void
}

/** What is known of one product. Closes by ×, by the overlay, by Escape and by Back. */
export default function ProductPanel({ productId, card, onClose }: ProductPanelProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const details = useQuery(productQuery(productId, language))
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen} onOpenChangeComplete={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-[#1a120a]/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 right-0 z-50 flex w-full max-w-xl flex-col bg-paper shadow-high outline-none transition-transform duration-300 ease-out data-ending-style:translate-x-full data-starting-style:translate-x-full md:rounded-l-3xl">
          <div className="flex shrink-0 items-center gap-3 border-b border-line py-2 pl-5 pr-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
            <Dialog.Title className="grow font-display text-xl font-semibold">{t('product.title')}</Dialog.Title>
            <Dialog.Close className={iconButtonClass()} aria-label={t('common.close')} title={t('common.close')}>
              <CloseIcon />
            </Dialog.Close>
          </div>
          <div className="scroll-quiet min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] pt-5">
            {details.isPending ? (
              <Loading />
            ) : details.isError ? (
              <div role="alert" className="grid justify-items-center gap-4 py-16 text-center">
                <p className="text-lg font-medium">{t('product.loadFailed')}</p>
                <Button onClick={() => void details.refetch()}>
                  <RetryIcon className="size-4.5" />
                  {t('common.retry')}
                </Button>
              </div>
            ) : (
              <Details product={details.data} card={card} />
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className="space-y-4">
      <p role="status" className="sr-only">
        {t('product.loading')}
      </p>
      <Skeleton className="aspect-square w-full rounded-2xl" />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-9 w-2/5" />
      <Skeleton className="h-28 w-full" />
    </div>
  )
}

function Details({ product, card }: { product: Product; card: ProductPanelProps['card'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const conversion = product.currency_conversion
  const rate = conversion?.success ? conversion.exchange_rate : undefined
  const inRoubles = (amount: number) =>
    rate === undefined
      ? formatAmount(amount, product.currency, language)
      : formatAmount(amount * rate, conversion?.target_currency ?? 'RUB', language)
  const quantity = card?.price_info?.quantity
  const step = quantity === undefined ? undefined : product.price_ladder.findLast(({ from }) => from <= quantity)
  const ownPrice = conversion?.success ? conversion.formatted_price : formatAmount(product.price, product.currency, language)
  const price = card?.price_info?.formatted_price || ownPrice
  const original = card?.price_info ? card.price_info.formatted_original : conversion?.conversion_needed && conversion.formatted_original
  const seller = product.seller
  const dispatch = (hours: number | undefined) => {
    if (hours === undefined) return undefined
    return hours >= 72 && hours % 24 === 0 ? t('product.days', { count: hours / 24 }) : t('product.hours', { count: hours })
  }
  const facts: [string, ReactNode][] = [
    [t('product.moqLabel'), t('product.pieces', { count: product.moq })],
    [t('product.seller'), seller?.name ?? product.seller_name],
    [t('product.sellerYears'), seller?.years === undefined ? undefined : t('product.years', { count: seller.years })],
    [t('product.factory'), seller?.is_factory ? t('product.yes') : undefined],
    [t('product.repurchase'), seller?.repurchase_rate === undefined ? undefined : formatPercent(seller.repurchase_rate, language)],
    [t('product.deliveryFrom'), product.delivery_from ?? seller?.location],
    [t('product.dispatch'), dispatch(product.dispatch_hours)],
    [
      t('product.weight'),
      product.weight_grams === undefined ? undefined : t('product.grams', { value: formatNumber(product.weight_grams, language) }),
    ],
    [t('product.sold'), product.sales_count === undefined ? undefined : t('product.pieces', { count: product.sales_count })],
    [t('product.platform'), product.platform],
  ]
  const specs = product.data?.detail_specs ?? []
  return (
    <article className="space-y-6">
      <Gallery key={product.id} product={product} />
      <div>
        <h2 className="text-lg font-semibold leading-snug wrap-anywhere" dir="auto">
          {product.title}
        </h2>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <span className="text-3xl font-bold tracking-tight">{price}</span>
          <span className="text-ink-soft">
            {t('product.perUnit', { unit: product.unit ?? t('product.unit') })}
            {quantity !== undefined && ` ${t('product.atQuantity', { count: quantity })}`}
          </span>
          {original && <span className="text-sm text-ink-faint">{t('product.original', { price: original })}</span>}
        </p>
      </div>
      {card?.llm_reasoning && (
        <section className="rounded-2xl border border-line bg-leaf-soft p-4">
          <h3 className="mb-1 font-semibold text-leaf">{t('product.why')}</h3>
          <p className="text-[15px] leading-relaxed">{card.llm_reasoning}</p>
        </section>
      )}
      {product.price_ladder.length > 1 && (
        <section>
          <h3 className="mb-2 font-semibold">{t('product.ladder')}</h3>
          <ul className="grid auto-cols-fr grid-flow-col overflow-x-auto rounded-2xl border border-line bg-surface">
            {product.price_ladder.map(({ from, price: stepPrice }) => (
              <li
                key={from}
                aria-current={from === step?.from ? 'true' : undefined}
                className="min-w-24 border-l border-line px-3 py-2.5 first:border-l-0 aria-[current=true]:bg-accent-soft"
              >
                <span className="block font-semibold">{inRoubles(stepPrice)}</span>
                <span className="text-[13px] text-ink-soft">{t('product.ladderFrom', { count: from })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <FactList title={t('product.facts')} facts={facts} />
      {specs.length > 0 && <FactList title={t('product.specs')} facts={specs.map(({ name, value }) => [name, value])} />}
      {product.description && (
        <section>
          <h3 className="mb-2 font-semibold">{t('product.description')}</h3>
          <p className="whitespace-pre-line text-[15px] leading-relaxed text-ink-soft wrap-anywhere">{product.description}</p>
        </section>
      )}
      {product.product_url && (
        <a href={product.product_url} target="_blank" rel="noopener noreferrer" className={buttonClass('outline', 'w-full')}>
          {t('product.viewOnPlatform')}
          <OutIcon className="size-4.5" />
        </a>
      )}
    </article>
  )
}

function FactList({ title, facts }: { title: string; facts: [string, ReactNode][] }) {
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <dl className="text-[15px]">
        {facts
          .filter(([, value]) => value !== undefined && value !== '')
          .map(([name, value]) => (
            <div key={name} className="flex gap-4 border-b border-line py-2 last:border-b-0">
              <dt className="w-2/5 shrink-0 text-ink-soft wrap-anywhere">{name}</dt>
              <dd className="min-w-0 grow wrap-anywhere" dir="auto">
                {value}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

function Gallery({ product }: { product: Product }) {
  const { t } = useTranslation()
  const pictures = galleryPictures(product)
  const [index, setIndex] = useState(0)
  return (
    <div>
      <div className="aspect-square overflow-hidden rounded-2xl border border-line bg-sand">
        <ProductPicture address={pictures[index]} alt={product.title} sizes="(max-width: 576px) 92vw, 536px" isEager />
      </div>
      {pictures.length > 1 && (
        <ul className="scroll-quiet mt-3 flex gap-2 overflow-x-auto p-0.5">
          {pictures.map((picture, place) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={t('product.imageOf', { index: place + 1, total: pictures.length })}
                aria-current={place === index}
                onClick={() => setIndex(place)}
                className={`press block size-16 overflow-hidden rounded-xl border-2 ${place === index ? 'border-accent' : 'border-transparent hover:border-line-strong'}`}
              >
                <ProductPicture address={picture} alt="" sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
