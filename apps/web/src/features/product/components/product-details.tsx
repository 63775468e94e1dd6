import { toWholeLots } from '@karavan/contract/lots.ts'
import { displayCurrency, fromMinor, toMinor } from '@karavan/contract/money.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import { endFirstLookBehind } from '@karavan/web-kit/lib/first-look.ts'
import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { TrueCost } from '../../../lib/true-cost/true-cost.tsx'
import type { ReadProduct } from '../../../wire/product.ts'
import { applyChoice, type Choice, type Chosen } from '../choice.ts'
import { choose, optionsOfPairs } from '../options.ts'
import { haveOwnPrices, ladderOf } from '../prices.ts'
import { deliveryOf, rateOf } from '../total.ts'
import { type CartActions, useAdding } from '../use-adding.ts'
import { type UnitPrice, useUnitPrice } from '../use-unit-price.ts'
import { AddBar, type BuyerStanding } from './add-bar.tsx'
import { AddFailure, useObstacle, useTotal } from './add-texts.tsx'
import { Gallery } from './gallery.tsx'
import { OtherSuppliers } from './other-suppliers.tsx'
import { PriceBlock, PriceLadder, QuantityNotice } from './price-block.tsx'
import { PriceChart } from './price-chart.tsx'
import { ProductFacts } from './product-facts.tsx'
import { VariantChoice } from './variant-choice.tsx'

/** Look of the panel's scrolling part. */
export const panelBody = 'scroll-quiet min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-6 pt-4 max-sm:px-4'

/** What the card that opened the product says of it: why it was chosen, at which quantity it was priced, and what it showed. */
export type OpeningCard = Pick<ProductCard, 'llm_reasoning' | 'price_info' | 'image_url'>

/** What is chosen, with what one piece of it costs in roubles at the quantity. */
export interface PricedGoods {
  productId: string
  skuId: string | undefined
  price: number
  quantity: number
  unit: string | undefined
}

export interface ProductDetailsProps extends CartActions {
  product: ReadProduct
  choice: Choice
  onChoice(change: Partial<Choice>): void
  card?: OpeningCard | undefined
  /** Pieces the buyer asked for. The card says the same, but may come later than the product. */
  asked?: number | undefined
  /** Pieces of it that the cart has already. */
  inCart?: number | undefined
  standing: BuyerStanding
  /** Waits for a lower price of what is chosen; drawn once it has a price in roubles. */
  watch?: ((goods: PricedGoods) => ReactNode) | undefined
  onSignIn(): void
  /** Opens the same goods of another supplier. */
  onOpenOther(productId: string): void
  /** Everything is in the cart: nothing is left to do here. */
  onDone(): void
}

/** A product that is there: what it is, what can be chosen, and the way into the cart. */
export function ProductDetails({
  product,
  card,
  asked,
  inCart,
  choice,
  onChoice,
  standing,
  watch,
  addToCart,
  onAdded,
  onSignIn,
  onOpenOther,
  onDone,
}: ProductDetailsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const chosen = applyChoice(product, choice, language, { inCart, cardPicture: card?.image_url })
  const price = useUnitPrice(product, chosen.skus, chosen.sku, chosen.priced)
  const rate = rateOf(product, price)
  const total = useTotal(product, choice, chosen, price)
  const obstacle = useObstacle(product, choice, chosen, price)
  const { adding, add, forget } = useAdding(addToCart)
  const [hasTriedTooEarly, setTriedTooEarly] = useState(false)
  const firstMissing = useRef<HTMLFieldSetElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => void endFirstLookBehind(frame.current?.querySelector('img')), [])

  function change(next: Partial<Choice>) {
    forget()
    setTriedTooEarly(false)
    onChoice(next)
  }

  async function addAll() {
    if (adding.kind === 'running' || adding.kind === 'added' || standing !== 'registered') return
    if (obstacle) {
      setTriedTooEarly(true)
      firstMissing.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
      return
    }
    const failed = await add(product.id, chosen.groups, chosen.lines)
    if (!failed) return
    if (choice.isMany)
      onChoice({ quantities: Object.fromEntries(failed.flatMap(({ sku, quantity }) => (sku ? [[sku.id, quantity]] : []))) })
    if (failed.length > 0) return
    announce(t('product.added'))
    // Another product was opened, or this one closed, before the answer came: that is not undone.
    if (!frame.current) return
    onAdded({ image: chosen.items.find(({ kind }) => kind === 'image')?.address, from: frame.current.getBoundingClientRect() })
    onDone()
  }

  const goods = pricedGoods(product, price, Math.max(1, chosen.pieces))
  const isWarned = hasTriedTooEarly && chosen.missing.length > 0 && !choice.isMany
  return (
    <>
      <div className={panelBody}>
        <article className="space-y-5">
          <Gallery items={chosen.items} title={product.title} frame={frame} />
          <Prices product={product} choice={choice} chosen={chosen} price={price} rate={rate} onChange={change} />
          {card?.price_info?.variant && !choice.isMany && <CardVariant info={card.price_info} {...{ choice, chosen }} onChange={change} />}
          {card?.llm_reasoning && <Reason text={card.llm_reasoning} />}
          <Afterwards>
            <VariantChoice
              {...{ product, choice, chosen, rate }}
              wished={asked}
              failed={adding.kind === 'failed' ? adding.failed : []}
              isMissingMarked={hasTriedTooEarly}
              firstMissing={firstMissing}
              onChange={change}
            />
            <Afterwards>
              {/* What comes when it is there stands below what is pressed, so that nothing moves away from under a finger. */}
              {goods && (
                <TrueCost
                  key={`cost of ${product.id}`}
                  of="piece"
                  pieces={goods.quantity}
                  unit={product.unit}
                  goodsMinor={goods.minor * goods.quantity}
                  grams={product.weight_grams}
                  cm3={product.box_cm3}
                  chinaDelivery={deliveryOf(product, price, goods.quantity)}
                />
              )}
              <PriceChart productId={product.id} />
              {watch &&
                goods &&
                watch({
                  productId: product.id,
                  skuId: chosen.sku?.id,
                  price: goods.price,
                  quantity: goods.quantity,
                  unit: product.unit,
                })}
              <OtherSuppliers
                key={`others beside ${product.id}`}
                productId={product.id}
                quantity={asked ?? product.moq}
                unit={product.unit}
                onOpen={onOpenOther}
              />
              <ProductFacts product={product} />
            </Afterwards>
          </Afterwards>
        </article>
      </div>
      <AddBar
        standing={standing}
        total={total}
        adding={adding}
        obstacle={obstacle}
        failure={
          adding.kind === 'failed' ? (
            <AddFailure {...adding} groups={chosen.groups} unit={product.unit} />
          ) : isWarned ? (
            t('product.selectOptionsFirst')
          ) : undefined
        }
        onAdd={() => void addAll()}
        onSignIn={onSignIn}
      />
    </>
  )
}

/** Drawn after what stands above it: all of a product in one step would keep a slow phone from answering meanwhile. */
function Afterwards({ children }: { children: ReactNode }) {
  const isTime = useDeferredValue(true, false)
  return isTime && children
}

interface CardVariantProps {
  info: NonNullable<OpeningCard['price_info']>
  choice: Choice
  chosen: Chosen
  onChange(change: Partial<Choice>): void
}

/**
 * The card's price is that of the option which the buyer's words name, while nothing is chosen here yet and the price above is that of the cheapest variant:
 * what the card promised stands beside it, one tap away. It is not chosen for the buyer.
 */
function CardVariant({ info, choice, chosen: { groups, skus }, onChange }: CardVariantProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const options = optionsOfPairs(groups, info.variant ?? [])
  if (options.length === 0 || options.some(({ group }) => choice.selection[group.pid] !== undefined)) return null
  const names = options.map(({ value }) => value.name).join(', ')
  const amount = info.formatted_price || formatAmount(info.price, info.currency, language)
  return (
    <QuantityNotice
      texts={[t('product.cardVariant', { names, price: info.is_from ? `${t('product.from')} ${amount}` : amount })]}
      raises={[
        {
          label: t('product.takeVariant', { names }),
          onRaise: () =>
            onChange({
              selection: options.reduce((before, { group, value }) => choose(skus, before, group.pid, value.vid), choice.selection),
            }),
        },
      ]}
    />
  )
}

interface PricesProps {
  product: ReadProduct
  choice: Choice
  chosen: Chosen
  price: UnitPrice
  rate: number | undefined
  onChange(change: Partial<Choice>): void
}

/** The product's name with what one piece costs, and from how many pieces on it costs less. */
function Prices({ product, choice, chosen, price, rate, onChange }: PricesProps) {
  const { t } = useTranslation()
  const { sku, skus, priced, inCart, isSoldOut } = chosen
  const ladder = ladderOf(product, skus, sku)
  return (
    <>
      <div className="space-y-1.5">
        <h2 className="line-clamp-5 text-[1.05rem] font-semibold leading-snug wrap-anywhere" dir="auto">
          {product.title}
        </h2>
        {product.title_original && (
          <p className="text-[13px] leading-snug text-ink-soft wrap-anywhere">
            {t('product.translated')} <span lang="zh">{product.title_original}</span>
          </p>
        )}
        <PriceBlock product={product} price={price} originPrice={sku?.originPrice} isFrom={!sku && haveOwnPrices(skus)} />
      </div>
      {isSoldOut && <p className="rounded-2xl bg-sand px-4 py-3 font-medium">{t('product.allSoldOut')}</p>}
      {ladder.length > 1 && (
        <PriceLadder
          ladder={ladder}
          unit={product.unit}
          currency={product.currency}
          rate={rate}
          quantity={priced}
          lotSize={product.lot_size}
          onQuantity={
            choice.isMany ? undefined : (quantity) => onChange({ quantity: toWholeLots(Math.max(1, quantity - inCart), product.lot_size) })
          }
        />
      )}
    </>
  )
}

/** What one piece costs in roubles at the quantity that is chosen, but not below what the seller sells; nothing without a price in roubles. */
function pricedGoods(
  product: ReadProduct,
  price: UnitPrice,
  pieces: number,
): { price: number; minor: number; quantity: number } | undefined {
  const unit = price.kind === 'converted' ? price.price : price.kind === 'original' ? price.original : undefined
  const minor = unit?.currency === displayCurrency ? toMinor(unit.amount) : undefined
  if (minor === undefined) return undefined
  return { price: fromMinor(minor), minor, quantity: toWholeLots(Math.max(pieces, product.moq), product.lot_size) }
}

/** Why the assistant chose this product. */
function Reason({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <section className="rounded-2xl bg-leaf-soft p-4">
      <h3 className="mb-1 font-semibold text-leaf">{t('product.why')}</h3>
      <p className="text-[15px] leading-relaxed wrap-anywhere">{text}</p>
    </section>
  )
}
