import { type CartItem, cartLimits } from '@karavan/contract/cart.ts'
import type { Language } from '@karavan/contract/language.ts'
import { toWholeLots } from '@karavan/contract/lots.ts'
import { displayCurrency } from '@karavan/contract/money.ts'
import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { IconButton } from '@karavan/web-kit/ui/button.tsx'
import { TrashIcon } from '@karavan/web-kit/ui/icons.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { productName } from '../../../lib/product-name.ts'
import { useCountText, useUnitText } from '../../../lib/unit-text.ts'
import { nextStep, optionsOf } from '../line.ts'
import { useCartTrouble } from '../trouble.ts'
import { useCart } from '../use-cart.ts'
import { QuantityControl } from './quantity-control.tsx'

/** Amounts in the drawer are written as in Russian in every interface language: so it is specified. */
export const drawerFigures: Language = 'ru'
/** In roubles where no currency is named. */
export const amountText = (amount: number, currency: string): string => formatAmount(amount, currency || displayCurrency, drawerFigures)

interface CartLineProps {
  item: CartItem
  /** Pieces of the same product in the whole cart: its lines share one price ladder and one minimum order. */
  piecesOfProduct: number
  /** The server has not answered its quantity yet. */
  isPending: boolean
  /** The line has just come back, and the focus with it. */
  isFocused: boolean
  onRemove(item: CartItem): void
  onOpenProduct(productId: string): void
}

/** One line; rendered again only when it changes itself, as a cart may have a hundred. */
export const CartLine = memo(function CartLine({ item, piecesOfProduct, isPending, isFocused, onRemove, onOpenProduct }: CartLineProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { updateQuantity } = useCart()
  const line = useRef<HTMLLIElement>(null)
  const nameButton = useRef<HTMLButtonElement>(null)
  useTakenBack(item.id, line)
  useEffect(() => {
    if (isFocused) nameButton.current?.focus()
  }, [isFocused])

  const name = productName(item.product_title, { first: language })
  const title = name.text || t('cart.unnamed')
  const options = optionsOf(item)
  const unitText = useUnitText(item.unit)
  const max = Math.min(item.max_quantity ?? cartLimits.quantity, cartLimits.quantity)
  const change = (quantity: number) => (quantity < 1 ? onRemove(item) : void updateQuantity(item.id, quantity))
  const open = () => onOpenProduct(item.product_id)
  return (
    <li ref={line} className="py-4">
      <div className="flex gap-3">
        <button type="button" tabIndex={-1} aria-hidden="true" onClick={open} className="press size-19 shrink-0 self-start">
          <span className={`block size-full overflow-hidden rounded-xl border border-line ${item.unavailable ? 'opacity-50' : ''}`}>
            <ProductPicture address={item.sku_image ?? item.product_image} alt="" sizes="76px" />
          </span>
        </button>
        <div className="min-w-0 grow">
          <div className="flex items-start gap-1">
            <button ref={nameButton} type="button" onClick={open} className="flex min-h-11 grow items-start text-left hover:text-accent">
              <span dir="auto" lang={name.lang} className="line-clamp-2 py-0.5 text-[15px] font-medium leading-snug wrap-anywhere">
                {title}
              </span>
            </button>
            <IconButton label={t('cart.removeLine', { title })} onClick={() => onRemove(item)} className="-mr-2.5 -mt-2.5">
              <TrashIcon className="size-4.5" />
            </IconButton>
          </div>
          {options.length > 0 && (
            <p className="text-[13px] leading-snug text-ink-soft wrap-anywhere" dir="auto">
              {options.map(([option, value]) => `${option}: ${value}`).join(' · ')}
            </p>
          )}
          <p className="mt-0.5 text-[13px] text-ink-soft">
            {amountText(item.unit_price, item.currency)} {unitText}
          </p>
        </div>
      </div>
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <QuantityControl title={title} quantity={item.quantity} max={max} lotSize={item.lot_size} unit={item.unit} onChange={change} />
        <p
          aria-busy={isPending}
          className={`ml-auto text-[1.05rem] font-bold tracking-tight transition-opacity ${isPending ? 'opacity-45' : ''}`}
        >
          {amountText(item.total_price, item.currency)}
        </p>
      </div>
      <Notice item={item} max={max} piecesOfProduct={piecesOfProduct} onChange={change} />
    </li>
  )
})

/** The one thing worth knowing about a line: it cannot be had, it is too few, it is all there is, or a few more make it cheaper. */
function Notice({
  item,
  max,
  piecesOfProduct,
  onChange,
}: Pick<CartLineProps, 'item' | 'piecesOfProduct'> & { max: number; onChange(quantity: number): void }) {
  const { t } = useTranslation()
  const { quantity, moq, currency, lot_size: lotSize } = item
  const inUnits = useCountText(item.unit)
  if (item.unavailable) {
    const canHaveFewer = item.max_quantity !== undefined && max > 0 && max < quantity
    return (
      <Note look="danger" text={canHaveFewer ? t('cart.fewerLeft', { amount: inUnits(max) }) : t('cart.unavailable')}>
        {canHaveFewer ? (
          <NoteButton onClick={() => onChange(max)}>{t('cart.take', { count: max })}</NoteButton>
        ) : (
          <NoteButton onClick={() => onChange(0)}>{t('cart.remove')}</NoteButton>
        )}
      </Note>
    )
  }
  if (item.partial_lot && lotSize) {
    const whole = toWholeLots(quantity, lotSize)
    return (
      <Note look="danger" text={t('product.lots', { amount: inUnits(lotSize) })}>
        <NoteButton onClick={() => onChange(whole)}>{t('cart.take', { count: whole })}</NoteButton>
      </Note>
    )
  }
  if (item.below_minimum) {
    const missing = toWholeLots(Math.max(moq - piecesOfProduct, 1), lotSize)
    return (
      <Note look="accent" text={t('cart.minimum', { amount: inUnits(moq) })}>
        {quantity + missing <= max && (
          <NoteButton onClick={() => onChange(quantity + missing)}>{t('cart.addMore', { amount: inUnits(missing) })}</NoteButton>
        )}
      </Note>
    )
  }
  if (item.max_quantity !== undefined && quantity >= max) return <Note look="plain" text={t('cart.allThereIs', { amount: inUnits(max) })} />
  const step = nextStep(item, piecesOfProduct)
  if (!step || quantity + step.more > max) return null
  return (
    <Note look="leaf" text={t('cart.nextStep', { amount: inUnits(step.more), price: amountText(step.price, currency) })}>
      <NoteButton onClick={() => onChange(quantity + step.more)}>{t('cart.add')}</NoteButton>
    </Note>
  )
}

const noteLooks = {
  danger: 'bg-danger/10 text-danger',
  accent: 'bg-accent-soft text-ink',
  leaf: 'bg-leaf-soft text-leaf',
  plain: 'bg-sand text-ink-soft',
} as const

const Note = ({ look, text, children }: { look: keyof typeof noteLooks; text: string; children?: ReactNode }) => (
  <div
    className={`mt-2.5 flex min-h-11 items-center justify-between gap-2 rounded-xl py-0.5 pl-3 pr-1 text-[13px] leading-snug ${noteLooks[look]}`}
  >
    <span>{text}</span>
    {children}
  </div>
)

const NoteButton = ({ onClick, children }: { onClick(): void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="press min-h-11 min-w-11 shrink-0 rounded-lg px-2.5 font-semibold underline decoration-1 underline-offset-3 hover:decoration-2"
  >
    {children}
  </button>
)

/** A change that the server refused is taken back without a text, as it is specified for the drawer: the line shakes its head. */
function useTakenBack(id: string, line: React.RefObject<HTMLLIElement | null>) {
  const turn = useCartTrouble(({ takenBack }) => (takenBack?.id === id ? takenBack.turn : 0))
  const seen = useRef(turn)
  useEffect(() => {
    if (turn === seen.current) return
    seen.current = turn
    if (turn === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    line.current?.animate(
      [0, -6, 5, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: 420, easing: 'ease-out' },
    )
  }, [turn, line])
}
