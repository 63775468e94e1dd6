import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { iconButtonClass } from '../../../ui/button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import type { CartActions } from '../use-adding.ts'
import type { BuyerStanding } from './add-bar.tsx'
import { OpenedProduct, type OpeningCard } from './opened-product.tsx'

export interface ProductPanelProps extends CartActions {
  productId: string
  /** Changes with every opening, also of the same product: what was chosen in the last one is forgotten. */
  opening: number
  isOpen: boolean
  card?: OpeningCard | undefined
  /** Where it stands beside the chat; without it, it lies over the page. */
  place?: HTMLElement | undefined
  standing: BuyerStanding
  /** Where the focus goes when what opened it is not there any more, as with an address; null where something else has taken it. */
  focusAfter(): HTMLElement | null
  onSignIn(): void
  onClose(): void
  /** It has left the screen. */
  onClosed(): void
}

/** Product details: beside the chat where there is room, as a sheet over the page where there is not. */
export default function ProductPanel({ opening, isOpen, place, focusAfter, onClose, onClosed, ...rest }: ProductPanelProps) {
  const { t } = useTranslation()
  const popup = useRef<HTMLDivElement>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const [opener, setOpener] = useState({ opening, element: document.activeElement })
  if (opener.opening !== opening) setOpener({ opening, element: document.activeElement })
  // Another card took the place of the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every opening
  useEffect(() => popup.current?.focus({ preventScroll: true }), [opening])

  const isBeside = place !== undefined
  const motion = isBeside
    ? 'absolute inset-0 data-ending-style:translate-x-8 data-ending-style:opacity-0 data-starting-style:translate-x-8 data-starting-style:opacity-0'
    : 'fixed inset-y-0 right-0 z-30 w-full shadow-high max-sm:data-ending-style:translate-y-full max-sm:data-starting-style:translate-y-full sm:max-w-xl sm:rounded-l-3xl sm:data-ending-style:translate-x-full sm:data-starting-style:translate-x-full'
  return (
    <Dialog.Root
      open={isOpen}
      modal={!isBeside}
      disablePointerDismissal={isBeside}
      onOpenChange={(open, { reason, event }) => {
        if (open || reason === 'focus-out') return
        if (reason === 'outside-press' && event.target !== backdrop.current) return
        if (reason === 'escape-key' && isOccupied(popup.current)) return
        onClose()
      }}
      onOpenChangeComplete={(open) => !open && onClosed()}
    >
      <Dialog.Portal container={place}>
        {!isBeside && (
          <Dialog.Backdrop
            ref={backdrop}
            className="fixed inset-0 z-30 bg-[#1a120a]/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          />
        )}
        <Dialog.Popup
          ref={popup}
          initialFocus={popup}
          finalFocus={() => {
            const { element } = opener
            const isThere = element instanceof HTMLElement && element !== document.body && element.isConnected
            // Focused as usual it would be scrolled into view, and the thread would lose its place.
            const target = isThere ? element : focusAfter()
            target?.focus({ preventScroll: true })
            return false
          }}
          className={`flex flex-col overflow-hidden bg-paper outline-none transition-[translate,opacity] duration-300 ease-out ${motion}`}
        >
          <div className="flex shrink-0 items-center gap-3 border-b border-line pb-1.5 pl-5 pr-2 pt-[max(0.375rem,env(safe-area-inset-top))] max-sm:pl-4">
            <Dialog.Title className="grow font-display text-xl font-semibold">{t('product.title')}</Dialog.Title>
            <Dialog.Close className={iconButtonClass()} aria-label={t('common.close')} title={t('common.close')}>
              <CloseIcon />
            </Dialog.Close>
          </div>
          <OpenedProduct key={opening} {...rest} onDone={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Whether Escape belongs to something else that has the focus: another dialog or menu, or a field of the chat. */
function isOccupied(own: HTMLElement | null): boolean {
  const active = document.activeElement
  if (!active || own?.contains(active)) return false
  return active.closest('[role="dialog"], [role="alertdialog"], [role="menu"], input, textarea, [contenteditable]') !== null
}
