import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { iconButtonClass } from './button.tsx'
import { CloseIcon } from './icons.tsx'

interface SheetProps {
  isOpen: boolean
  label: string
  onClose(): void
  /** What stands in it; is given the close button. */
  children(close: ReactNode): ReactNode
}

/** A panel from the left with an overlay. The page behind neither scrolls nor takes focus. */
export default function Sheet({ isOpen, label, onClose, children }: SheetProps) {
  const { t } = useTranslation()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-[#1a120a]/50 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={label}
          className="fixed inset-y-0 left-0 z-30 w-[min(21rem,calc(100vw-3rem))] bg-paper-deep shadow-high outline-none transition-transform duration-200 ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full"
        >
          {children(
            <Dialog.Close className={iconButtonClass()} aria-label={t('common.close')} title={t('common.close')}>
              <CloseIcon />
            </Dialog.Close>,
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
