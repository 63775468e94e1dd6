import { cartLimits } from '@karavan/contract/cart.ts'
import { convertMinor, displayCurrency, fromMinor, toMinor } from '@karavan/contract/money.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAmount, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Button } from '../../../ui/button.tsx'
import { RetryIcon } from '../../../ui/icons.tsx'
import { QuantityField } from '../../../ui/quantity-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { productQuery, type ReadProduct } from '../api.ts'
import { galleryItems } from '../gallery.ts'
import { describeSku, findSku, missingGroups, type OptionGroup, type Selection, type Sku, toOptionGroups, toSku } from '../options.ts'
import { haveOwnPrices, ladderOf, stepAt } from '../prices.ts'
import { type CartActions, type Line, useAdding } from '../use-adding.ts'
import { useUnitPrice } from '../use-unit-price.ts'
import { AddBar, type BuyerStanding } from './add-bar.tsx'
import { Gallery } from './gallery.tsx'
import { OptionPicker } from './option-picker.tsx'
import { PriceBlock, PriceLadder, QuantityNotice } from './price-block.tsx'
import { ProductFacts } from './product-facts.tsx'
import { type Quantities, SkuMatrix } from './sku-matrix.tsx'

/** What the card that opened the product says of it: why it was chosen, and at which quantity it was priced. */
export type OpeningCard = Pick<ProductCard, 'llm_reasoning' | 'price_info'>

interface OpenedProductProps extends CartActions {
  productId: string
  card?: OpeningCard | undefined
  standing: BuyerStanding
  onSignIn(): void
  /** Everything is in the cart: nothing is left to do here. */
  onDone(): void
}

const body = 'scroll-quiet min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-6 pt-4 max-sm:px-4'

/** One opening of a product. What is chosen belongs to it: the next opening begins anew (PR-11), while a sign-in or another language keeps it. */
export function OpenedProduct({ productId, card, standing, addToCart, onAdded, onSignIn, onDone }: OpenedProductProps) {
  const language = useLanguage()
  const { t } = useTranslation()
  // Until the texts of another language are there the former ones stay.
  const details = useQuery({ ...productQuery(productId, language), placeholderData: keepPreviousData })
  const [choice, setChoice] = useState<Choice>({ isMany: false, selection: {}, quantity: 1, quantities: {} })
  if (details.isPending) return <Loading />
  if (details.isError) {
    return (
      <div className={body}>
        <div role="alert" className="grid justify-items-center gap-4 py-16 text-center">
          <p className="text-lg font-medium">{t('product.loadFailed')}</p>
          <Button onClick={() => void details.refetch()}>
            <RetryIcon className="size-4.5" />
            {t('common.retry')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <Details
      product={details.data}
      card={card}
      choice={choice}
      onChoice={(change) => setChoice((before) => ({ ...before, ...change }))}
      {...{ standing, addToCart, onAdded, onSignIn, onDone }}
    />
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <>
      <div className={body}>
        <p role="status" className="sr-only">
          {t('product.loading')}
        </p>
        <div className="space-y-4">
          <Skeleton className="aspect-square w-full rounded-2xl sm:w-[calc(100%-4.5rem)]" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-9 w-2/5" />
          <Skeleton className="h-28 w-full" />
        </div>
      </div>
      <div className="flex shrink-0 justify-end border-t border-line bg-surface px-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 max-sm:px-4">
        <Skeleton className="h-12 w-44" />
      </div>
    </>
  )
}

interface Choice {
  /** Several SKUs at once. */
  isMany: boolean
  selection: Selection
  quantity: number
  quantities: Quantities
}

interface DetailsProps extends Omit<OpenedProductProps, 'productId'> {
  product: ReadProduct
  choice: Choice
  onChoice(change: Partial<Choice>): void
}

function Details({ product, card, choice, onChoice, standing, addToCart, onAdded, onSignIn, onDone }: DetailsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const content = product.data?.raw_detail_api.data_content
  const groups = toOptionGroups(content?.sku_props ?? [], language)
  const skus = (content?.skus ?? []).map(toSku)
  const { isMany, selection, quantity, quantities } = choice
  const sku = findSku(skus, groups, selection)
  const missing = missingGroups(groups, selection)
  const chosenValues = groups.flatMap(({ pid, values }) => values.find(({ vid }) => vid === selection[pid]) ?? [])
  const items = galleryItems(product, chosenValues.find(({ image }) => image)?.image)

  const lines: Line[] = isMany
    ? skus.flatMap((one) => (quantities[one.id] ? [{ sku: one, quantity: quantities[one.id] ?? 0 }] : []))
    : [{ sku, quantity }]
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0)
  const price = useUnitPrice(product, skus, isMany ? undefined : sku, isMany ? Math.max(1, pieces) : quantity)
  const rate =
    price.kind === 'converted'
      ? price.rate
      : product.currency_conversion?.success && product.currency_conversion.target_currency === displayCurrency
        ? product.currency_conversion.exchange_rate
        : undefined
  const ladder = ladderOf(product, skus, isMany ? undefined : sku)

  /** One piece of a SKU at a quantity of the product, converted as the server does it. */
  const lineUnit = (one: Sku | undefined, at: number) => {
    const minor = toMinor(stepAt(ladderOf(product, skus, one), at)?.price)
    if (minor === undefined) return undefined
    return rate === undefined ? { minor, currency: product.currency } : { minor: convertMinor(minor, rate), currency: displayCurrency }
  }
  const total = totalOf()
  function totalOf(): { sum: string; detail: string } | undefined {
    const count = t('product.count', { count: pieces, value: formatNumber(pieces, language) })
    if (isMany) {
      const units = lines.map((line) => lineUnit(line.sku, pieces))
      if (pieces === 0 || units.some((unit) => !unit)) return undefined
      const minor = lines.reduce((sum, line, at) => sum + line.quantity * (units[at]?.minor ?? 0), 0)
      const variants = t('product.variants', { count: lines.length })
      return { sum: formatAmount(fromMinor(minor), units[0]?.currency ?? product.currency, language), detail: `${variants} · ${count}` }
    }
    if (price.kind === 'missing' || price.kind === 'converting') return price.kind === 'missing' ? undefined : { sum: '…', detail: count }
    const unit = price.kind === 'converted' ? price.price : price.original
    const show = (amount: number) => formatAmount(amount, unit.currency, language)
    return { sum: show(fromMinor((toMinor(unit.amount) ?? 0) * quantity)), detail: `${count} × ${show(unit.amount)}` }
  }

  const stock = sku ? sku.stock : skus.length > 0 ? Math.max(...skus.map((one) => one.stock)) : undefined
  const isSoldOut = (skus.length > 0 && skus.every((one) => one.stock <= 0)) || (groups.length > 0 && skus.length === 0)
  const most = Math.min(stock ?? cartLimits.quantity, cartLimits.quantity)
  const tooMany = lines.find((line) => line.quantity > Math.min(line.sku?.stock ?? most, cartLimits.quantity))

  const { adding, add, forget } = useAdding(addToCart)
  const [hasTriedTooEarly, setTriedTooEarly] = useState(false)
  const firstMissing = useRef<HTMLFieldSetElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const change = (next: Partial<Choice>) => {
    forget()
    if (hasTriedTooEarly) setTriedTooEarly(false)
    onChoice(next)
  }

  const obstacle = obstacleOf()
  function obstacleOf(): ReactNode {
    if (isSoldOut) return t('product.allSoldOut')
    if (price.kind === 'missing') return t('product.noPrice')
    if (isMany) return pieces === 0 ? t('product.chooseQuantities') : tooMany && t('product.tooMany')
    if (missing.length > 0) {
      return (
        <>
          <span className="font-medium text-ink">{t('product.selectOptions')}</span>
          <span> ({missing.map(({ name }) => name.toLocaleLowerCase(language)).join(', ')})</span>
        </>
      )
    }
    if (groups.length > 0 && (!sku || sku.stock <= 0)) return t('product.combinationSoldOut')
    return tooMany && t('product.onlySome', { count: most })
  }
  const failedIds = new Set(adding.kind === 'failed' ? adding.failed.flatMap((line) => line.sku?.id ?? []) : [])
  const failure = failureOf()
  function failureOf(): ReactNode {
    if (adding.kind === 'failed') {
      return (
        <>
          <p>{t('product.addFailed')}</p>
          {adding.of > 1 && (
            <>
              <p className="pt-1 text-ink-soft">{t('product.addedSome', { done: adding.of - adding.failed.length, of: adding.of })}</p>
              <ul className="max-h-28 list-disc overflow-y-auto pl-5 text-ink-soft">
                {adding.failed.map((line) => (
                  <li key={line.sku?.id}>
                    {lineName(groups, line)}, {t('product.count', { count: line.quantity, value: formatNumber(line.quantity, language) })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )
    }
    return hasTriedTooEarly && missing.length > 0 && !isMany ? t('product.selectOptionsFirst') : undefined
  }

  async function addAll() {
    if (adding.kind === 'running' || adding.kind === 'added' || standing !== 'registered') return
    if (obstacle) {
      setTriedTooEarly(true)
      firstMissing.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
      return
    }
    const failed = await add(product.id, groups, lines)
    if (!failed) return
    if (isMany) onChoice({ quantities: Object.fromEntries(failed.flatMap((line) => (line.sku ? [[line.sku.id, line.quantity]] : []))) })
    if (failed.length > 0) return
    announce(t('product.added'))
    const image = items.find(({ kind }) => kind === 'image')?.address
    // Another product was opened, or this one closed, before the answer came: that is not undone.
    if (!frame.current) return
    onAdded({ image, from: frame.current.getBoundingClientRect() })
    onDone()
  }

  const wished = card?.price_info?.quantity
  const isWishOpen = !isMany && wished !== undefined && wished !== product.moq && quantity < wished && wished <= most
  const isBelow = pieces > 0 && pieces < product.moq
  const notices = [
    ...(isBelow ? [t('product.belowMinimum', { count: product.moq })] : []),
    ...(isWishOpen ? [t('product.wished', { count: wished })] : []),
    ...(!isMany && tooMany ? [t('product.onlySome', { count: most })] : []),
  ]
  const steps = isMany ? [] : [...(isBelow ? [product.moq] : []), ...(isWishOpen ? [wished] : []), ...(tooMany ? [most] : [])]
  const raises = steps
    .filter((to) => to >= 1 && to <= most)
    .map((to) => ({ label: t('product.raise', { count: to }), onRaise: () => change({ quantity: to }) }))
  return (
    <>
      <div className={body}>
        <article className="space-y-5">
          <Gallery items={items} title={product.title} frame={frame} />
          <div className="space-y-1.5">
            <h2 className="line-clamp-5 text-[1.05rem] font-semibold leading-snug wrap-anywhere" dir="auto">
              {product.title}
            </h2>
            <PriceBlock
              product={product}
              price={price}
              originPrice={isMany ? undefined : sku?.originPrice}
              isFrom={!sku && haveOwnPrices(skus)}
            />
          </div>
          {isSoldOut && <p className="rounded-2xl bg-sand px-4 py-3 font-medium">{t('product.allSoldOut')}</p>}
          {ladder.length > 1 && (
            <PriceLadder
              ladder={ladder}
              currency={product.currency}
              rate={rate}
              quantity={isMany ? Math.max(1, pieces) : quantity}
              onQuantity={isMany ? undefined : (to) => change({ quantity: to })}
            />
          )}
          {card?.llm_reasoning && (
            <section className="rounded-2xl bg-leaf-soft p-4">
              <h3 className="mb-1 font-semibold text-leaf">{t('product.why')}</h3>
              <p className="text-[15px] leading-relaxed wrap-anywhere">{card.llm_reasoning}</p>
            </section>
          )}
          {skus.length > 1 && groups.length > 0 && !isSoldOut && (
            <fieldset
              aria-label={t('product.howMany')}
              className="grid min-w-0 grid-cols-2 rounded-xl bg-sand p-1 text-[15px] max-sm:text-sm"
            >
              {[false, true].map((many) => (
                <button
                  key={String(many)}
                  type="button"
                  aria-pressed={isMany === many}
                  onClick={() => change({ isMany: many })}
                  className={`press min-h-11 rounded-lg px-2 leading-tight ${isMany === many ? 'border border-line-strong bg-surface-high font-medium shadow-low' : 'text-ink-soft hover:text-ink'}`}
                >
                  {many ? t('product.manyVariants') : t('product.oneVariant')}
                </button>
              ))}
            </fieldset>
          )}
          {isMany ? (
            <SkuMatrix
              groups={groups}
              skus={skus}
              quantities={quantities}
              onChange={(next) => change({ quantities: next })}
              priceOf={(one) => {
                const unit = lineUnit(one, Math.max(1, pieces))
                return formatAmount(unit && fromMinor(unit.minor), unit?.currency ?? product.currency, language)
              }}
              failedIds={failedIds}
            />
          ) : (
            <>
              {groups.length > 0 && (
                <OptionPicker
                  groups={groups}
                  skus={skus}
                  selection={selection}
                  onSelect={(next) => change({ selection: next })}
                  isMissingMarked={hasTriedTooEarly}
                  firstMissing={firstMissing}
                />
              )}
              {!isSoldOut && (
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <span className="text-[15px] text-ink-soft">{t('product.quantity')}</span>
                  <QuantityField
                    label={t('product.quantity')}
                    lessLabel={t('product.less')}
                    moreLabel={t('product.more')}
                    value={quantity}
                    min={1}
                    max={most}
                    onChange={(next) => change({ quantity: next })}
                    locale={language}
                    isInvalid={tooMany !== undefined}
                  />
                  {sku && <span className="text-sm text-ink-soft">{t('product.inStock', { count: sku.stock })}</span>}
                </div>
              )}
            </>
          )}
          {!isSoldOut && notices.length > 0 && <QuantityNotice texts={notices} raises={raises} />}
          <ProductFacts product={product} />
        </article>
      </div>
      <AddBar
        standing={standing}
        total={total}
        adding={adding}
        obstacle={obstacle}
        failure={failure}
        onAdd={() => void addAll()}
        onSignIn={onSignIn}
      />
    </>
  )
}

const lineName = (groups: readonly OptionGroup[], { sku }: Line): string =>
  sku
    ? describeSku(groups, sku)
        .map(({ value }) => value.name)
        .join(', ')
    : ''
