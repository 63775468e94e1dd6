import { Overlay, type OverlayProps } from './overlay.tsx'

const onPhones = {
  /** All of the screen. */
  whole: 'max-sm:inset-0 max-sm:data-ending-style:translate-y-4 max-sm:data-starting-style:translate-y-4',
  /** Its lower part, as tall as the content. */
  bottom: 'max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[92dvh] max-sm:rounded-t-3xl',
} as const

const fades = 'data-ending-style:opacity-0 data-starting-style:opacity-0'

const looks = {
  /** In the middle of the screen; what it does on a phone is said apart. */
  middle:
    'scroll-quiet overflow-y-auto overscroll-contain bg-paper transition-[opacity,scale,translate] duration-200 sm:left-1/2 sm:top-1/2 sm:max-h-[calc(100dvh-2rem)] sm:-translate-1/2 sm:rounded-3xl sm:border sm:border-line sm:data-ending-style:scale-97 sm:data-starting-style:scale-97',
  /** As tall as the screen lets it be; all of a phone's. */
  screen:
    'inset-x-0 bottom-0 top-[max(0px,env(safe-area-inset-top))] mx-auto flex max-w-7xl flex-col overflow-hidden bg-paper transition-[opacity,translate] duration-200 data-ending-style:translate-y-4 data-starting-style:translate-y-4 md:inset-y-6 md:w-[calc(100vw-4rem)] md:rounded-3xl',
  /** A short question; a card on phones too. */
  question:
    'left-1/2 top-1/2 w-[min(26rem,calc(100vw-2rem))] -translate-1/2 rounded-3xl border border-line bg-surface-high p-6 transition-[opacity,scale] duration-150 data-ending-style:scale-97 data-starting-style:scale-97',
} as const

interface DialogProps extends OverlayProps {
  look?: keyof typeof looks
  onPhone?: keyof typeof onPhones
  /** Its width, where there is room. */
  className?: string
}

/** Something to be done or answered before going on, over the page. Closes by ×, Escape and the backdrop; the focus returns to where it was. */
export const Dialog = ({ look = 'middle', onPhone = 'whole', className = '', ...rest }: DialogProps) => (
  <Overlay {...rest} level="top" className={`${fades} ${looks[look]} ${look === 'middle' ? onPhones[onPhone] : ''} ${className}`} />
)
