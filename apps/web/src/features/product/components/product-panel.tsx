import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { CloseButton, DialogTitle } from '@karavan/web-kit/ui/overlay.tsx'
import { Sheet } from '@karavan/web-kit/ui/sheet.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CartActions } from '../use-adding.ts'
import type { BuyerStanding } from './add-bar.tsx'
import { OpenedProduct } from './opened-product.tsx'
import type { OpeningCard, ProductDetailsProps } from './product-details.tsx'

export interface ProductPanelProps extends CartActions {
  productId: string
  /** Changes with every opening, also of the same product: what was chosen in the last one is forgotten. */
  opening: number
  isOpen: boolean
  card?: OpeningCard | undefined
  asked?: number | undefined
  /** What else can be done with the product, beside the close button. */
  corner?: ReactNode
  /** Pieces of it that the cart has already. */
  inCart?: number | undefined
  /** Element beside the chat that holds it; without one it lies over the page. */
  place?: HTMLElement | undefined
  standing: BuyerStanding
  watch?: ProductDetailsProps['watch']
  /** Where the focus goes when what opened it is gone, as with an address; null where something else has taken the focus. */
  focusAfter(): HTMLElement | null
  onSignIn(): void
  /** Opens the same goods of another supplier in the place of these. */
  onOpenOther(productId: string): void
  onClose(): void
  /** It has left the screen. */
  onClosed(): void
}

/** Product details: beside the chat where there is room, as a sheet over the page where there is not. */
export default function ProductPanel({ opening, isOpen, place, corner, focusAfter, onClose, onClosed, ...rest }: ProductPanelProps) {
  const { t } = useTranslation()
  const popup = useRef<HTMLDivElement>(null)
  const [opener, setOpener] = useState({ opening, element: document.activeElement })
  if (opener.opening !== opening) setOpener({ opening, element: document.activeElement })
  // Another card replaced the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every opening
  useEffect(() => popup.current?.focus({ preventScroll: true }), [opening])

  return (
    <Sheet
      side="right-or-below"
      place={place}
      popup={popup}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      takesEscape={() => !isOccupied(popup.current)}
      initialFocus={popup}
      finalFocus={() => {
        const { element } = opener
        const isThere = element instanceof HTMLElement && element !== document.body && element.isConnected
        // Focused as usual it would be scrolled into view, and the thread would lose its place.
        const target = isThere ? element : focusAfter()
        target?.focus({ preventScroll: true })
        return false
      }}
      className="flex flex-col overflow-hidden bg-paper"
      overClassName="w-full sm:max-w-xl sm:rounded-l-3xl"
    >
      <div className="flex shrink-0 items-center gap-1 border-b border-line pb-1.5 pl-5 pr-2 pt-[max(0.375rem,env(safe-area-inset-top))] max-sm:pl-4">
        <DialogTitle className="grow text-xl">{t('product.title')}</DialogTitle>
        {corner}
        <CloseButton />
      </div>
      <OpenedProduct key={opening} {...rest} onDone={onClose} />
    </Sheet>
  )
}

/** Whether Escape belongs to something else that has the focus: another dialog or menu, or a field of the chat. */
function isOccupied(own: HTMLElement | null): boolean {
  const active = document.activeElement
  if (!active || own?.contains(active)) return false
  return active.closest('[role="dialog"], [role="alertdialog"], [role="menu"], input, textarea, [contenteditable]') !== null
}
