import type { SavedProduct } from '@karavan/contract/saved.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useLingering } from '@karavan/web-kit/lib/use-lingering.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button, IconButton } from '@karavan/web-kit/ui/button.tsx'
import { ShareIcon } from '@karavan/web-kit/ui/icons.tsx'
import { lazyPanel } from '@karavan/web-kit/ui/lazy-part.tsx'
import { useState } from 'react'
import { optionsOf } from '../features/cart/line.ts'
import { useCartState } from '../features/cart/use-cart.ts'
import type { ShareableItem } from '../features/shared-lists/components/share-dialog.tsx'
import { productName } from '../lib/product-name.ts'

const ShareDialog = lazyPanel(() => import('../features/shared-lists/components/share-dialog.tsx'))

interface ShareButtonProps {
  items: ShareableItem[]
  /** A picture alone, where there is little room. */
  isIcon?: boolean
  /** Set for guests: only accounts show lists. */
  onSignIn?: (() => void) | undefined
}

/** Shows products to others by a link. */
function ShareButton({ items, isIcon = false, onSignIn }: ShareButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const dialog = useLingering(isOpen || undefined)
  const press = { 'aria-haspopup': 'dialog', onClick: onSignIn ?? (() => setOpen(true)) } as const
  return (
    <>
      {isIcon ? (
        <IconButton label={t('lists.share')} {...press}>
          <ShareIcon />
        </IconButton>
      ) : (
        <Button {...press}>
          <ShareIcon className="size-4.5" />
          {t('lists.share')}
        </Button>
      )}
      {dialog.shown && <ShareDialog items={items} isOpen={dialog.isOpen} onClose={() => setOpen(false)} onClosed={dialog.onClosed} />}
    </>
  )
}

/** What is kept, in the quantities it is thought of. */
export function ShareSaved({ products, onSignIn }: { products: SavedProduct[] } & Pick<ShareButtonProps, 'onSignIn'>) {
  const items = products.flatMap(({ card, product_id, quantity }) =>
    card
      ? [{ product_id, title: card.title, image: card.image_url, quantity: quantity ?? card.moq, lot_size: card.lot_size, unit: card.unit }]
      : [],
  )
  return <ShareButton items={items} onSignIn={onSignIn} />
}

/** What is in the cart, variant by variant. */
export function ShareCart() {
  const { t } = useTranslation()
  const language = useLanguage()
  const lines = useCartState().cart?.items ?? []
  const items = lines
    .filter(({ unavailable }) => !unavailable)
    .map((line) => ({
      product_id: line.product_id,
      sku_id: line.sku_id,
      title: productName(line.product_title, { first: language, otherwise: t('cart.unnamed') }).text,
      image: line.sku_image ?? line.product_image,
      options: optionsOf(line)
        .map(([name, value]) => `${name}: ${value}`)
        .join(' · '),
      quantity: line.quantity,
      lot_size: line.lot_size,
      unit: line.unit,
    }))
  return items.length > 0 && <ShareButton items={items} isIcon />
}
