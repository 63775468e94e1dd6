import type { RefObject } from 'react'
import type { SwipeSide } from '../lib/swipe-away.ts'
import { Overlay, type OverlayProps } from './overlay.tsx'

const sides = {
  left: 'inset-y-0 left-0 duration-200 data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'inset-y-0 right-0 duration-300 data-ending-style:translate-x-full data-starting-style:translate-x-full',
  /** From the right; from below on phones. */
  'right-or-below':
    'inset-y-0 right-0 duration-300 max-sm:data-ending-style:translate-y-full max-sm:data-starting-style:translate-y-full sm:data-ending-style:translate-x-full sm:data-starting-style:translate-x-full',
} as const
const beside =
  'absolute inset-0 duration-300 data-ending-style:translate-x-8 data-ending-style:opacity-0 data-starting-style:translate-x-8 data-starting-style:opacity-0'

/** Each is pushed out by a finger the way it came in. */
const swipedTo = {
  left: () => 'left',
  right: () => 'right',
  'right-or-below': () => (matchMedia('(max-width: 639px)').matches ? 'down' : 'right'),
} as const satisfies Record<keyof typeof sides, () => SwipeSide>

interface SheetProps extends OverlayProps {
  side: keyof typeof sides
  /** `page` lies over a screen, `top` over everything else that may be open. */
  level?: 'page' | 'top'
  /** Where there is room: an element of the page that it stands in, beside the rest, without a backdrop. */
  place?: HTMLElement
  /** Whether Escape may close it now, although the focus is elsewhere. */
  takesEscape?: () => boolean
  popup?: RefObject<HTMLDivElement | null>
  /** Its colour; it lies inside the sheet's corners. */
  className?: string
  /** Its width and corners where it lies over the page. */
  overClassName?: string
}

/** A panel that slides in from a side. The page behind neither scrolls nor takes the focus, unless the sheet stands beside it. */
export const Sheet = ({ side, level = 'page', className = '', overClassName = '', ...rest }: SheetProps) => (
  <Overlay
    {...rest}
    level={level}
    swipedTo={swipedTo[side]}
    className={`transition-[translate,opacity] ${rest.place ? beside : `${sides[side]} ${overClassName}`} ${className}`}
  />
)
