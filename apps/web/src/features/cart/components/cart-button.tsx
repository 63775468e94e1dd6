import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { iconButtonClass } from '@karavan/web-kit/ui/button.tsx'
import { BasketIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useCartState } from '../use-cart.ts'

/** Where an added product's picture lands, and what bounces then. */
export const cartIconId = 'cart-icon'
export const cartBadgeId = 'cart-badge'
/** The badge counts this far; beyond it says '99+'. */
const maxCounted = 99

interface CartButtonProps {
  isOpen: boolean
  /** A pointer or the focus comes near. */
  onNear(): void
  onOpen(): void
}

/** The cart's icon with the number of pieces in it. */
export function CartButton({ isOpen, onNear, onOpen }: CartButtonProps) {
  const { t } = useTranslation()
  const count = useCartState().cart?.item_count ?? 0
  const counted = count > maxCounted ? `${maxCounted}+` : String(count)
  return (
    <button
      type="button"
      id={cartIconId}
      // What is seen is part of the name, for whoever says what they see.
      aria-label={count > 0 ? `${t('cart.title')}: ${counted}` : t('cart.title')}
      title={t('cart.title')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
      className={iconButtonClass('relative')}
    >
      <BasketIcon className="size-5.5" />
      {count > 0 && (
        <span
          id={cartBadgeId}
          className="pointer-events-none absolute left-5.5 top-0.5 grid h-4.75 min-w-4.75 place-items-center rounded-full bg-accent-fill px-1 text-[11px] font-bold leading-none text-white"
        >
          {counted}
        </span>
      )}
    </button>
  )
}
