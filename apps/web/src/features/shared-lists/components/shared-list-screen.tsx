import { fromMinor, toMinor } from '@karavan/contract/money.ts'
import type { CopyListAnswer, SharedItem, SharedList } from '@karavan/contract/shared-lists.ts'
import { countText, ownUnit } from '@karavan/contract/units.ts'
import { formatAmount, formatDate } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { NotLoaded } from '@karavan/web-kit/ui/not-loaded.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCountText, useUnitText } from '../../../lib/unit-text.ts'
import { isNotThere, listQuery, useCopying } from '../queries.ts'

interface SharedListScreenProps {
  listId: string
  /** Opens a product by its name. */
  productLink(productId: string, text: string, className: string): ReactNode
  /** Leads to where products are found. */
  startLink(text: string): ReactNode
  /** Who reads is not known yet: nobody can put anything anywhere. */
  isUnknownReader: boolean
  /** Set for guests: only accounts have a cart. */
  onSignIn?: (() => void) | undefined
  /** The cart has changed. */
  onCopied(): void
  onOpenCart(): void
}

/** A list that somebody shows: the products in their quantities at the prices of now, and the way into the reader's own cart. */
export function SharedListScreen({ listId, ...rest }: SharedListScreenProps) {
  const { t } = useTranslation()
  const { data: list, error, isFetching, refetch } = useQuery(listQuery(listId, useLanguage()))
  if (list && !isNotThere(error)) return <Shown key={listId} list={list} {...rest} />
  if (isNotThere(error))
    return (
      <div className="grid justify-items-center gap-3 px-4 py-20 text-center">
        <h1 className="text-xl font-semibold">{t('lists.notThere')}</h1>
        <p className="max-w-sm text-ink-soft text-pretty">{t('lists.notThereHint')}</p>
        <p className="pt-2">{rest.startLink(t('saved.emptyLink'))}</p>
      </div>
    )
  if (error) return <NotLoaded text={t('lists.notLoaded')} isRunning={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      <p role="status" className="sr-only">
        {t('lists.loading')}
      </p>
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="mt-7 h-28 w-full rounded-2xl" />
      <Skeleton className="mt-4 h-28 w-full rounded-2xl" />
    </>
  )
}

/** What all products that have a price come to; a lowest price makes it a lowest sum. */
function sumOf({ items }: SharedList): { amount: number; isFrom: boolean } | undefined {
  const priced = items.filter(({ total_price }) => total_price !== undefined)
  if (priced.length === 0) return undefined
  const amount = fromMinor(priced.reduce((sum, { total_price }) => sum + (toMinor(total_price) ?? 0), 0))
  return { amount, isFrom: priced.some(({ is_from }) => is_from) }
}

function Shown({
  list,
  productLink,
  isUnknownReader,
  onSignIn,
  onCopied,
  onOpenCart,
}: Omit<SharedListScreenProps, 'listId'> & { list: SharedList }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const copying = useCopying(list.id)
  const sum = sumOf(list)
  const isAnyReady = list.items.some(({ state }) => state === 'ready')
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="font-display text-3xl font-semibold tracking-tight wrap-anywhere max-md:text-2xl" dir="auto">
        {list.title || t('lists.unnamed')}
      </h1>
      <p className="mt-2 text-[15px] text-ink-soft">
        {t('lists.pricesOfNow')} {t('lists.holdsUntil', { date: formatDate(list.expires_at, language) })}
      </p>
      <ul aria-label={t('lists.products')} className="mt-5 divide-y divide-line rounded-2xl border border-line bg-surface">
        {list.items.map((item, place) => (
          // The same product may stand on a list twice, in two variants.
          // biome-ignore lint/suspicious/noArrayIndexKey: a list never changes
          <Item key={place} item={item} currency={list.currency} productLink={productLink} />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        {sum && (
          <p>
            <span className="text-ink-soft">{t('lists.sum')}</span>{' '}
            <span className="whitespace-nowrap text-2xl font-bold tracking-tight">
              {sum.isFrom && <span className="text-base font-normal text-ink-soft">{t('product.from')} </span>}
              {formatAmount(sum.amount, list.currency, language)}
            </span>
          </p>
        )}
        {onSignIn ? (
          <div className="grow text-right max-sm:text-left">
            <Button look="solid" aria-haspopup="dialog" onClick={onSignIn} className="min-h-12 text-base max-sm:w-full">
              {t('lists.signInToCopy')}
            </Button>
          </div>
        ) : (
          <Button
            look="solid"
            disabled={isUnknownReader || copying.isPending || !isAnyReady}
            onClick={() => copying.mutate(undefined, { onSuccess: () => onCopied() })}
            className="min-h-12 text-base max-sm:w-full"
          >
            {copying.isPending ? t('lists.copying') : t('lists.copy')}
          </Button>
        )}
      </div>
      {copying.isError && <Alert className="mt-4">{t(isNotThere(copying.error) ? 'lists.notThere' : 'lists.copyFailed')}</Alert>}
      {copying.data && <Copied answer={copying.data} list={list} onOpenCart={onOpenCart} />}
    </div>
  )
}

function Item({ item, currency, productLink }: { item: SharedItem; currency: string; productLink: SharedListScreenProps['productLink'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = (amount: number) => formatAmount(amount, currency, language)
  const isThere = item.state === 'ready' || item.state === 'choose'
  const inUnits = useCountText(item.unit)
  const unitText = useUnitText(item.unit)
  const title = item.title || t('cart.unnamed')
  return (
    <li className="flex gap-x-3.5 gap-y-1 p-4 max-sm:flex-wrap max-sm:gap-x-3 max-sm:p-3">
      <span className={`size-21 shrink-0 overflow-hidden rounded-xl border border-line max-sm:size-18 ${isThere ? '' : 'opacity-50'}`}>
        <ProductPicture address={item.image_url} alt="" sizes="84px" />
      </span>
      <div className="min-w-0 flex-1">
        {item.state === 'gone' ? (
          <span className="py-0.5 text-[15px] font-medium leading-snug wrap-anywhere" dir="auto">
            {title}
          </span>
        ) : (
          productLink(
            item.product_id,
            title,
            'inline-flex min-h-11 min-w-11 items-center text-[15px] font-medium leading-snug wrap-anywhere hover:text-accent',
          )
        )}
        {item.options && (
          <p className="text-[13px] leading-snug text-ink-soft wrap-anywhere" dir="auto">
            {Object.entries(item.options)
              .map(([name, value]) => `${name}: ${value}`)
              .join(' · ')}
          </p>
        )}
        {item.seller_name && (
          <p className="truncate text-[13px] leading-snug text-ink-soft" dir="auto">
            {item.seller_name}
          </p>
        )}
        {item.state !== 'ready' && (
          <p className={`pt-0.5 text-sm font-medium ${item.state === 'choose' ? 'text-ink-soft' : 'text-warning'}`}>
            {t(`lists.states.${item.state}`)}
          </p>
        )}
        {item.moq !== undefined && item.quantity < item.moq && (
          <p className="pt-0.5 text-sm font-medium text-warning">
            {ownUnit(item.unit) ? t('product.cardMinimumOf', { amount: inUnits(item.moq) }) : t('product.cardMinimum', { count: item.moq })}
          </p>
        )}
        {item.lot_size !== undefined && (
          <p className="pt-0.5 text-[13px] leading-snug text-ink-soft">{t('product.lots', { amount: inUnits(item.lot_size) })}</p>
        )}
      </div>
      <div className="shrink-0 text-right max-sm:flex max-sm:basis-full max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-3 max-sm:pl-21 max-sm:text-left">
        {item.total_price !== undefined && (
          <p className="whitespace-nowrap text-lg font-bold leading-tight max-sm:order-last">
            {item.is_from && <span className="text-sm font-normal text-ink-soft">{t('product.from')} </span>}
            {money(item.total_price)}
          </p>
        )}
        <p className="text-[13px] leading-snug text-ink-soft">
          {inUnits(item.quantity)}
          {item.unit_price !== undefined && (
            <span className="block whitespace-nowrap">
              {money(item.unit_price)} {unitText}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}

/** What came into the cart, and what did not. */
function Copied({ answer, list, onOpenCart }: { answer: CopyListAnswer; list: SharedList; onOpenCart(): void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const itemOf = (id: string) => list.items.find(({ product_id }) => product_id === id)
  return (
    <div role="status" className="mt-4 rounded-2xl bg-leaf-soft p-4 text-[15px]">
      <p className="font-semibold text-leaf">
        {answer.added === 0 ? t('lists.copiedNothing') : answer.gaps.length === 0 ? t('lists.copiedAll') : t('lists.copiedSome')}
      </p>
      {answer.gaps.length > 0 && (
        <ul className="mt-2 space-y-1.5">
          {answer.gaps.map(({ product_id, reason, added }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: said once
            <li key={place} className="leading-snug">
              <span className="font-medium wrap-anywhere" dir="auto">
                {itemOf(product_id)?.title || t('cart.unnamed')}
              </span>
              : {t(`lists.gaps.${reason}`, { amount: countText(added, itemOf(product_id)?.unit, language) })}
            </li>
          ))}
        </ul>
      )}
      {answer.added > 0 && (
        <Button onClick={onOpenCart} className="mt-3">
          {t('lists.openCart')}
        </Button>
      )}
    </div>
  )
}
