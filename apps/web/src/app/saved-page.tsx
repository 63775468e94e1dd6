import type { ProductCard } from '@karavan/contract/product-card.ts'
import { useShopName } from '@karavan/web-kit/app/use-shop-name.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { buttonClass } from '@karavan/web-kit/ui/button.tsx'
import { WatchedPrices } from '../features/price-watch/components/watched-prices.tsx'
import { SavedScreen } from '../features/saved/components/saved-screen.tsx'
import { OwnLists } from '../features/shared-lists/components/own-lists.tsx'
import { useAccountStatus } from './account-status.ts'
import { PageSkeleton } from './page-frame.tsx'
import { ProductCards } from './product-cards.tsx'
import { Link } from './router/use-router.tsx'
import { ShareSaved } from './sharing.tsx'
import { useOpenSignIn } from './sign-in-area.tsx'

/** For guests too: what they keep goes with them into an account. */
export default function SavedPage() {
  const { t } = useTranslation()
  const shopName = useShopName()
  const standing = useAccountStatus()
  const openSignIn = useOpenSignIn()
  return (
    <>
      <title>{`${t('saved.title')} · ${shopName}`}</title>
      {standing !== 'unknown' ? (
        <SavedScreen
          cards={(cards: ProductCard[]) => <ProductCards cards={cards} />}
          share={(products) => (
            <div className="mt-4">
              <ShareSaved products={products} onSignIn={standing === 'guest' ? () => openSignIn('sign-in') : undefined} />
            </div>
          )}
          lists={
            <>
              <WatchedPrices
                link={({ product_id: product }, name) => (
                  <Link to="/" search={{ product }} className="hover:text-accent">
                    {name}
                  </Link>
                )}
              />
              <OwnLists
                link={({ id }, text) => (
                  <Link to="/list/$listId" params={{ listId: id }} className="inline-flex min-h-11 min-w-11 items-center hover:text-accent">
                    {text}
                  </Link>
                )}
              />
            </>
          }
          startLink={(text) => (
            <Link to="/" className={buttonClass('solid')}>
              {text}
            </Link>
          )}
        />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}
