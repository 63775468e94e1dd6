import { useShopName } from '@karavan/web-kit/app/use-shop-name.ts'
import { isPlainClick } from '@karavan/web-kit/lib/plain-click.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { buttonClass } from '@karavan/web-kit/ui/button.tsx'
import { useCart } from '../features/cart/use-cart.ts'
import { SharedListScreen } from '../features/shared-lists/components/shared-list-screen.tsx'
import { useAccountStatus } from './account-status.ts'
import { openCart } from './open-cart.ts'
import { openProduct } from './product-opening.tsx'
import { Link, usePlace, useRouter } from './router/use-router.tsx'
import { useOpenSignIn } from './sign-in-area.tsx'

/** For everybody who has the link. */
export default function SharedListPage() {
  const { t } = useTranslation()
  const shopName = useShopName()
  const listId = usePlace(({ params }) => params.listId ?? '')
  const router = useRouter()
  const standing = useAccountStatus()
  const openSignIn = useOpenSignIn()
  const { refresh } = useCart()
  return (
    <>
      <title>{`${t('lists.pageTitle')} · ${shopName}`}</title>
      <meta name="robots" content="noindex" />
      <SharedListScreen
        listId={listId}
        productLink={(product, text, className) => (
          <a
            href={router.hrefOf({ to: '/', search: { product } })}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              openProduct(router, product)
            }}
            dir="auto"
            className={className}
          >
            {text}
          </a>
        )}
        startLink={(text) => (
          <Link to="/" className={buttonClass('solid')}>
            {text}
          </Link>
        )}
        isUnknownReader={standing === 'unknown'}
        onSignIn={standing === 'guest' ? () => openSignIn('sign-in') : undefined}
        onCopied={() => void refresh()}
        onOpenCart={() => openCart(router)}
      />
    </>
  )
}
