import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useCallback, useEffectEvent, useRef, useState } from 'react'
import { ignoreSecondPress } from '../lib/double-press.ts'
import { type SwipeSide, swipeAway } from '../lib/swipe-away.ts'
import { useTranslation } from '../lib/use-translation.ts'
import { iconButtonClass } from './button.tsx'
import { CloseIcon } from './icons.tsx'

export interface OverlayProps {
  /** Left out, it is open from its first drawing and closes by itself; `onClosed` is the moment to stop drawing it. */
  isOpen?: boolean
  /** ×, Escape or the backdrop asks to close it; may be called more than once. */
  onClose?(): void
  /** It has left the screen, with its exit transition. */
  onClosed?(): void
  /** Its name where it draws no `DialogTitle`. */
  label?: string
  /** An alert stays until it is answered: a press on the backdrop does not close it. */
  isAlert?: boolean
  /** Where the focus goes at first; the first thing in it that takes the focus otherwise. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null)
  /** Where the focus goes afterwards: what had it before otherwise; `false` where it has been placed already. */
  finalFocus?: () => HTMLElement | null | false
  children: ReactNode | ((close: () => void) => ReactNode)
}

interface OverlayLook {
  /** `page` lies over a screen, `top` over everything else that may be open. */
  level: 'page' | 'top'
  className: string
  /** An element of the page to stand in, beside the rest: without a backdrop, and the page stays usable. */
  place?: HTMLElement
  /** Whether Escape may close it now, although the focus is elsewhere. */
  takesEscape?: () => boolean
  popup?: RefObject<HTMLDivElement | null>
  /** Which way a finger pushes it out, asked when it is touched. */
  swipedTo?: (() => SwipeSide) | undefined
}

const levels = { page: { backdrop: 'z-30', popup: 'z-30' }, top: { backdrop: 'z-40', popup: 'z-50' } } as const

/** What `Dialog` and `Sheet` have in common: the backdrop, the focus trap and its return, Escape, and the way out of the screen. */
export function Overlay({ isOpen, onClose, onClosed, isAlert = false, label, children, ...props }: OverlayProps & OverlayLook) {
  const { level, className, place, takesEscape = () => true, popup, swipedTo, initialFocus, finalFocus } = props
  const [isWanted, setWanted] = useState(true)
  const backdrop = useRef<HTMLDivElement>(null)
  const Root = isAlert ? AlertDialog.Root : Base.Root
  function close() {
    ignoreSecondPress()
    setWanted(false)
    onClose?.()
  }
  const onSwipe = useEffectEvent(close)
  const element = useCallback(
    (node: HTMLDivElement) => {
      if (popup) popup.current = node
      const end = swipedTo && !place ? swipeAway(node, swipedTo, () => onSwipe()) : undefined
      return () => {
        if (popup) popup.current = null
        end?.()
      }
    },
    [popup, swipedTo, place],
  )
  return (
    <Root
      open={isOpen ?? isWanted}
      {...(isAlert ? {} : { modal: place === undefined, disablePointerDismissal: place !== undefined })}
      onOpenChange={(open, { reason, event }) => {
        if (open || reason === 'focus-out') return
        // A press on something that lies above is not meant for this one.
        if (reason === 'outside-press' && event.target !== backdrop.current) return
        if (reason === 'escape-key' && !takesEscape()) return
        close()
      }}
      onOpenChangeComplete={(open) => !open && onClosed?.()}
    >
      <Base.Portal container={place}>
        {!place && (
          <Base.Backdrop
            ref={backdrop}
            className={`fixed inset-0 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 ${levels[level].backdrop}`}
          />
        )}
        <Base.Popup
          ref={element}
          aria-label={label}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={`outline-none ease-out ${place ? '' : `fixed shadow-high ${levels[level].popup}`} ${className}`}
        >
          {typeof children === 'function' ? children(close) : children}
        </Base.Popup>
      </Base.Portal>
    </Root>
  )
}

/** The heading that names a dialog or a sheet. */
export const DialogTitle = ({ className = 'text-xl', children }: { className?: string; children: ReactNode }) => (
  <Base.Title className={`font-display font-semibold ${className}`}>{children}</Base.Title>
)

export const DialogText = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <Base.Description className={className}>{children}</Base.Description>
)

/** The × in its corner. */
export function CloseButton({ className }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <Base.Close className={iconButtonClass(className)} aria-label={t('common.close')} title={t('common.close')}>
      <CloseIcon />
    </Base.Close>
  )
}

/** Closes what it stands in; looks as its class says. */
export const DialogClose = ({ className, children }: { className: string; children: ReactNode }) => (
  <Base.Close className={className}>{children}</Base.Close>
)
