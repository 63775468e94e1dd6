import { cartLimits, sharedListLimits } from '@karavan/contract/constants.ts'
import type { LocalizedText } from '@karavan/contract/language.ts'
import { toWholeLots, wholeLotsWithin } from '@karavan/contract/lots.ts'
import type { SharedListSummary } from '@karavan/contract/shared-lists.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { Button, IconButton } from '@karavan/web-kit/ui/button.tsx'
import { Dialog } from '@karavan/web-kit/ui/dialog.tsx'
import { CloseIcon } from '@karavan/web-kit/ui/icons.tsx'
import { CloseButton, DialogTitle } from '@karavan/web-kit/ui/overlay.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { QuantityField } from '@karavan/web-kit/ui/quantity-field.tsx'
import { TextField } from '@karavan/web-kit/ui/text-field.tsx'
import { useState } from 'react'
import { useCountText } from '../../../lib/unit-text.ts'
import { useLot } from '../../../lib/use-lot.ts'
import { useSharing } from '../queries.ts'
import { ListLink } from './list-link.tsx'

/** A product that may be put on a list. */
export interface ShareableItem {
  product_id: string
  sku_id?: string | undefined
  title: string
  image?: string | undefined
  /** What was chosen, in words. */
  options?: string | undefined
  quantity: number
  /** Pieces in a lot, where only whole lots are sold. */
  lot_size?: number | undefined
  /** What quantity and lot count, where it is no pieces. */
  unit?: string | LocalizedText | undefined
}

export interface ShareDialogProps {
  items: ShareableItem[]
  isOpen: boolean
  onClose(): void
  onClosed(): void
}

const keyOf = ({ product_id, sku_id = '' }: ShareableItem) => `${product_id} ${sku_id}`

/** Makes a list of products that anybody with its link can look at: what goes on it, in which quantity, under which name. */
export default function ShareDialog({ items, isOpen, onClose, onClosed }: ShareDialogProps) {
  const { t } = useTranslation()
  const [made, setMade] = useState<SharedListSummary>()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} onClosed={onClosed} className="flex flex-col sm:w-128">
      <div className="sticky top-0 z-1 flex shrink-0 items-center gap-3 border-b border-line bg-paper py-1.5 pl-5 pr-2 max-sm:pl-4">
        <DialogTitle className="grow text-xl">{t('lists.shareTitle')}</DialogTitle>
        <CloseButton />
      </div>
      {made ? <Made list={made} onDone={onClose} /> : <Draft items={items} onMade={setMade} />}
    </Dialog>
  )
}

function Draft({ items, onMade }: { items: ShareableItem[]; onMade(list: SharedListSummary): void }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(() =>
    items.slice(0, sharedListLimits.items).map((item) => ({ ...item, quantity: toWholeLots(item.quantity, item.lot_size) })),
  )
  const [title, setTitle] = useState('')
  const sharing = useSharing()
  const change = (key: string, quantity: number) =>
    setChosen((before) => before.map((item) => (keyOf(item) === key ? { ...item, quantity } : item)))
  return (
    <form
      className="flex flex-col gap-4 p-5 max-sm:p-4"
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = chosen.map(({ product_id, sku_id, quantity }) => ({ product_id, quantity, ...(sku_id ? { sku_id } : {}) }))
        sharing.mutate({ title: title.trim(), items: wanted }, { onSuccess: onMade })
      }}
    >
      <p className="text-[15px] leading-snug text-ink-soft text-pretty">{t('lists.shareHint', { count: sharedListLimits.days })}</p>
      <TextField
        label={t('lists.name')}
        note={t('lists.optional')}
        value={title}
        maxLength={sharedListLimits.title}
        placeholder={t('lists.namePlaceholder')}
        onChange={(event) => setTitle(event.target.value)}
      />
      <ul aria-label={t('lists.products')} className="divide-y divide-line rounded-2xl border border-line bg-surface">
        {chosen.map((item) => (
          <Row
            key={keyOf(item)}
            item={item}
            onQuantity={(quantity) => change(keyOf(item), quantity)}
            onRemove={chosen.length > 1 ? () => setChosen((before) => before.filter((one) => one !== item)) : undefined}
          />
        ))}
      </ul>
      {items.length > sharedListLimits.items && (
        <p className="text-sm text-ink-soft">{t('lists.onlyFirst', { count: sharedListLimits.items })}</p>
      )}
      {sharing.isError && (
        <Alert>
          <Fault error={sharing.error} />
        </Alert>
      )}
      <Button type="submit" look="solid" disabled={sharing.isPending} className="min-h-12 text-base">
        {sharing.isPending ? t('lists.making') : t('lists.make')}
      </Button>
    </form>
  )
}

function Fault({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'limit_reached') return t('lists.full', { count: sharedListLimits.lists })
  return t(code === 'product_not_found' ? 'lists.someGone' : 'lists.failed')
}

function Row({
  item,
  onQuantity,
  onRemove,
}: {
  item: ShareableItem
  onQuantity(quantity: number): void
  onRemove: (() => void) | undefined
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const inUnits = useCountText(item.unit)
  const { title } = item
  const max = wholeLotsWithin(cartLimits.quantity, item.lot_size)
  return (
    <li className="flex items-center gap-3 p-3">
      <span className="size-14 shrink-0 self-start overflow-hidden rounded-xl border border-line">
        <ProductPicture address={item.image} alt="" sizes="56px" />
      </span>
      <div className="min-w-0 grow space-y-1.5">
        <p className="line-clamp-2 text-[15px] font-medium leading-snug wrap-anywhere" dir="auto">
          {title}
        </p>
        {item.options && (
          <p className="text-[13px] leading-snug text-ink-soft wrap-anywhere" dir="auto">
            {item.options}
          </p>
        )}
        {item.lot_size && <p className="text-[13px] leading-snug text-ink-soft">{t('product.lots', { amount: inUnits(item.lot_size) })}</p>}
        <QuantityField
          size="compact"
          label={t('cart.quantityOf', { title })}
          lessLabel={t('cart.less', { title })}
          moreLabel={t('cart.more', { title })}
          value={item.quantity}
          min={1}
          max={max}
          onChange={(quantity) => onQuantity(Math.min(quantity, max))}
          locale={language}
          lot={useLot(item.lot_size)}
        />
      </div>
      {onRemove && (
        <IconButton label={t('lists.leaveOut', { title })} onClick={onRemove} className="-mr-1.5 self-start">
          <CloseIcon className="size-4.5" />
        </IconButton>
      )}
    </li>
  )
}

/** The link, and what it gives. */
function Made({ list, onDone }: { list: SharedListSummary; onDone(): void }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-4 p-5 max-sm:p-4">
      <p role="status" className="text-lg font-semibold text-leaf">
        {t('lists.made')}
      </p>
      <ListLink list={list} />
      <p className="text-[15px] leading-snug text-ink-soft text-pretty">{t('lists.whoSees')}</p>
      <Button onClick={onDone} className="min-h-12 text-base">
        {t('lists.ready')}
      </Button>
    </div>
  )
}
