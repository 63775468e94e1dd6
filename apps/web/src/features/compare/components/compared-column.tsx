import type { AddCartItemBody } from '@karavan/contract/cart.ts'
import type { ComparedColumn } from '@karavan/contract/compare.ts'
import { formatMoment } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button, iconButtonClass } from '@karavan/web-kit/ui/button.tsx'
import { BasketIcon, CheckIcon, CloseIcon } from '@karavan/web-kit/ui/icons.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { useEffect, useState } from 'react'

export interface CartActions {
  /** Never rejects. */
  add(body: AddCartItemBody): Promise<{ success: true } | { success: false; error: string }>
  /** For guests alone: what opens the sign-in panel. */
  onSignIn?: () => void
  /** Opens the product, for instance to choose its options. */
  onOpen(id: string): void
}

interface ColumnHeadProps extends Pick<CartActions, 'onOpen'> {
  onRemove(id: string): void
  column: ComparedColumn
  isRemovable: boolean
}

/** The product's picture and name, and the way to take it out. */
export function ColumnHead({ column, isRemovable, onRemove, onOpen }: ColumnHeadProps) {
  const { t } = useTranslation()
  const title = column.title ?? t(column.state === 'gone' ? 'compare.goneTitle' : 'compare.unavailableTitle')
  return (
    <div className="relative flex items-start gap-1">
      <button
        type="button"
        disabled={column.state !== 'found'}
        onClick={() => onOpen(column.product_id)}
        className="group flex min-h-11 min-w-0 grow items-start gap-2 text-left max-sm:flex-col max-sm:gap-1.5 md:gap-3"
      >
        <span className="block size-11 shrink-0 overflow-hidden rounded-xl border border-line md:size-18">
          <ProductPicture address={column.image_url} alt="" sizes="72px" isSmall />
        </span>
        <span
          className="line-clamp-3 text-sm font-medium leading-snug wrap-anywhere group-hover:text-accent max-md:text-[13px]"
          dir="auto"
          title={title}
        >
          {title}
        </span>
      </button>
      {isRemovable && (
        <button
          type="button"
          className={iconButtonClass('-mr-2 -mt-1.5 max-md:-mr-3 max-sm:absolute max-sm:right-0 max-sm:top-0')}
          aria-label={t('compare.remove', { title })}
          title={t('compare.remove', { title })}
          onClick={() => onRemove(column.product_id)}
        >
          <CloseIcon className="size-4.5" />
        </button>
      )}
    </div>
  )
}

const narrowButton = 'w-full max-md:px-2 max-md:text-sm'

interface ColumnActionsProps extends CartActions {
  column: ComparedColumn
  quantity: number
}

/** Puts the compared quantity into the cart, or leads to the product's options. */
export function ColumnActions({ column, quantity, add, onSignIn, onOpen }: ColumnActionsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [state, setState] = useState<{ kind: 'idle' | 'adding' | 'added' } | { kind: 'failed'; error: string }>({ kind: 'idle' })
  // What was said of one quantity says nothing of another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setState({ kind: 'idle' }), [quantity])
  if (column.state !== 'found') return null

  async function addToCart() {
    setState({ kind: 'adding' })
    const added = await add({ product_id: column.product_id, quantity, ...(column.sku_id ? { sku_id: column.sku_id } : {}) })
    setState(added.success ? { kind: 'added' } : { kind: 'failed', error: added.error })
  }
  return (
    <>
      {column.needs_choice ? (
        <Button className={narrowButton} onClick={() => onOpen(column.product_id)}>
          {t('compare.choose')}
        </Button>
      ) : (
        <Button
          look={state.kind === 'added' ? 'outline' : 'solid'}
          className={narrowButton}
          disabled={state.kind === 'adding'}
          onClick={() => void addToCart()}
        >
          {state.kind === 'added' ? <CheckIcon className="size-4.5 text-leaf" /> : <BasketIcon className="size-4.5" />}
          {t(state.kind === 'added' ? 'compare.added' : 'compare.add')}
        </Button>
      )}
      {state.kind === 'failed' && (
        <div role="alert" className="mt-2 text-sm text-danger">
          {state.error}
          {onSignIn && (
            <Button look="ghost" className="-ml-4 text-accent" onClick={onSignIn}>
              {t('account.signIn')}
            </Button>
          )}
        </div>
      )}
      {column.is_stale && (
        <p className="mt-2 text-xs text-ink-faint">{t('compare.asOf', { time: formatMoment(column.fetched_at, language) })}</p>
      )}
    </>
  )
}
