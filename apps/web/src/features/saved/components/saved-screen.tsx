import type { ProductCard } from '@karavan/contract/product-card.ts'
import type { SavedProduct } from '@karavan/contract/saved.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button, IconButton } from '@karavan/web-kit/ui/button.tsx'
import { ConfirmDialog } from '@karavan/web-kit/ui/confirm-dialog.tsx'
import { CloseIcon, HeartIcon } from '@karavan/web-kit/ui/icons.tsx'
import { NotLoaded } from '@karavan/web-kit/ui/not-loaded.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { productName } from '../../../lib/product-name.ts'
import type { SavedKind } from '../api.ts'
import { savedQuery, useForgetViewed, useIsSaved, useSavedUid, useSaving } from '../queries.ts'

interface SavedScreenProps {
  /** Draws cards as answers have them. */
  cards(cards: ProductCard[]): ReactNode
  /** Shows what is kept to others; drawn once there is something to show. */
  share(products: SavedProduct[]): ReactNode
  /** The lists that are shown already. */
  lists: ReactNode
  /** Leads to where products are found. */
  startLink(text: string): ReactNode
}

const heading = 'font-display text-2xl font-semibold tracking-tight max-md:text-xl'

/** What a buyer keeps, what they show to others, and what they looked at last. */
export function SavedScreen({ cards, share, lists, startLink }: SavedScreenProps) {
  const { t } = useTranslation()
  const { query } = useProducts('saved')
  return (
    <>
      <h1 className="font-display text-3xl font-semibold tracking-tight max-md:text-2xl">{t('saved.title')}</h1>
      <Products kind="saved" cards={cards} above={share} empty={<Empty startLink={startLink} />} />
      {/* Below what comes in at its own time everything would move under a finger. */}
      {!query.isPending && lists}
      <Viewed cards={cards} />
    </>
  )
}

function useProducts(kind: SavedKind) {
  const language = useLanguage()
  const query = useInfiniteQuery(savedQuery(useSavedUid(), kind, language))
  return { query, products: query.data?.pages.flatMap((page) => page.products) ?? [] }
}

interface ProductsProps {
  kind: SavedKind
  cards: SavedScreenProps['cards']
  above?: (products: SavedProduct[]) => ReactNode
  empty?: ReactNode
}

function Products({ kind, cards, above, empty = null }: ProductsProps) {
  const { t } = useTranslation()
  const { query, products } = useProducts(kind)
  if (query.isPending) return <Loading />
  if (query.isError && products.length === 0)
    return <NotLoaded className="mt-5" text={t('saved.notLoaded')} isRunning={query.isFetching} onRetry={() => void query.refetch()} />
  if (products.length === 0) return empty
  const found = products.flatMap(({ card }) => card ?? [])
  return (
    <>
      {found.length > 0 && above?.(products.filter(({ card }) => card !== null))}
      <div className="mt-5">{cards(found)}</div>
      {products.some(({ card }) => card === null) && (
        <ul className="mt-4 divide-y divide-line rounded-2xl border border-line bg-surface">
          {products
            .filter(({ card }) => card === null)
            .map((product) => (
              <Missing key={product.product_id} product={product} isKept={kind === 'saved'} />
            ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className="mt-5 text-center">
          <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('saved.more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** A product that cannot be shown at the moment: what it was called, and why. */
function Missing({ product, isKept }: { product: SavedProduct; isKept: boolean }) {
  const { t } = useTranslation()
  const name = productName(product.title, { first: useLanguage(), otherwise: t('cart.unnamed') })
  const isSaved = useIsSaved(product.product_id) !== false
  const saving = useSaving()
  if (isKept && !isSaved) return null
  return (
    <li className="flex items-center gap-2 py-1.5 pl-4 pr-1.5">
      <p className="min-w-0 grow text-[15px] leading-snug">
        <span className="font-medium wrap-anywhere" lang={name.lang} dir="auto">
          {name.text}
        </span>
        <span className="block text-sm text-ink-soft">{t(product.state === 'gone' ? 'saved.gone' : 'saved.unavailable')}</span>
      </p>
      {isKept && (
        <IconButton
          label={t('saved.removeNamed', { title: name.text })}
          onClick={() => saving.mutate({ id: product.product_id, isSaved: false })}
        >
          <CloseIcon className="size-4.5" />
        </IconButton>
      )}
    </li>
  )
}

function Viewed({ cards }: Pick<SavedScreenProps, 'cards'>) {
  const { t } = useTranslation()
  const { products } = useProducts('viewed')
  const forget = useForgetViewed()
  const [isAsking, setAsking] = useState(false)
  if (products.length === 0) return null
  return (
    <section aria-labelledby="viewed" className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="viewed" className={heading}>
          {t('saved.viewed')}
        </h2>
        <Button look="ghost" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('saved.forget')}
        </Button>
      </div>
      <Products kind="viewed" cards={cards} />
      {isAsking && (
        <ConfirmDialog
          title={t('saved.forgetTitle')}
          text={t('saved.forgetText')}
          confirm={t('saved.forgetConfirm')}
          failed={t('saved.failed')}
          onConfirm={forget}
          onClosed={() => setAsking(false)}
        />
      )}
    </section>
  )
}

function Empty({ startLink }: Pick<SavedScreenProps, 'startLink'>) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-center gap-3 px-4 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-sand text-accent">
        <HeartIcon className="size-8" />
      </span>
      <p className="text-xl font-semibold">{t('saved.empty')}</p>
      <p className="max-w-sm text-ink-soft text-pretty">{t('saved.emptyHint')}</p>
      <p className="pt-2">{startLink(t('saved.emptyLink'))}</p>
    </div>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className="product-cards mt-5">
      <p role="status" className="sr-only">
        {t('saved.loading')}
      </p>
      <div className="product-cards-grid">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-72 w-full rounded-2xl" />
        ))}
      </div>
    </div>
  )
}
