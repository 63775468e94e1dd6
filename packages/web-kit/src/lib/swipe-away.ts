/** Where a finger pushes a sheet out. */
export type SwipeSide = 'left' | 'right' | 'down'

/** So far a finger moves before it is said what it does. */
const slopPx = 8
/** A push lets go of the sheet beyond this share of it, or at this speed. */
const enough = { share: 0.3, pxPerMs: 0.5 }
/** What takes a finger for something of its own. */
const owners = 'input, textarea, select, [contenteditable], video'

const away = { left: [-1, 0], right: [1, 0], down: [0, 1] } as const satisfies Record<SwipeSide, readonly [number, number]>

/** Whether something between what was touched and the sheet scrolls that way itself. */
function isScrolled(target: Element, sheet: Element, side: SwipeSide): boolean {
  for (let one: Element | null = target; one && one !== sheet; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one)
    if (
      side === 'down'
        ? /auto|scroll/.test(overflowY) && one.scrollTop > 0
        : /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth
    )
      return true
  }
  return false
}

/** Lets a finger push a sheet out of the screen, the way it came in; `sideOf` says which way now. Gives what ends it. */
export function swipeAway(sheet: HTMLElement, sideOf: () => SwipeSide, onAway: () => void): () => void {
  let start: { x: number; y: number; at: number; side: SwipeSide } | undefined
  let pushedPx: number | undefined

  const moveTo = (px: number | undefined) => {
    const [x, y] = away[start!.side]
    sheet.style.translate = px === undefined ? '' : `${x * px}px ${y * px}px`
  }
  const onStart = ({ touches, target, timeStamp: at }: TouchEvent) => {
    const [finger] = touches
    if (start || touches.length !== 1 || !finger || !(target instanceof Element) || target.closest(owners)) return
    const side = sideOf()
    if (!isScrolled(target, sheet, side)) start = { x: finger.clientX, y: finger.clientY, at, side }
  }
  const onMove = (event: TouchEvent) => {
    const [finger] = event.touches
    if (!start || !finger) return
    if (event.touches.length > 1) return onEnd(event)
    const [along, across] = start.side === 'down' ? (['y', 'x'] as const) : (['x', 'y'] as const)
    const moved = { x: finger.clientX - start.x, y: finger.clientY - start.y }
    const [x, y] = away[start.side]
    const forth = moved[along] * (x + y)
    if (pushedPx === undefined) {
      if (Math.hypot(moved.x, moved.y) < slopPx) return
      // It goes another way: that is the page's, to its end.
      if (forth <= Math.abs(moved[across]) || !event.cancelable) {
        start = undefined
        return
      }
      sheet.style.transitionProperty = 'none'
    }
    event.preventDefault()
    pushedPx = Math.max(0, forth)
    moveTo(pushedPx)
  }
  const onEnd = ({ type, timeStamp }: TouchEvent) => {
    if (start && pushedPx !== undefined) {
      const size = start.side === 'down' ? sheet.offsetHeight : sheet.offsetWidth
      const isAway =
        type === 'touchend' &&
        (pushedPx > size * enough.share || (pushedPx > 4 * slopPx && pushedPx / (timeStamp - start.at) > enough.pxPerMs))
      sheet.style.transitionProperty = ''
      moveTo(isAway ? size : undefined)
      if (isAway) onAway()
    }
    start = pushedPx = undefined
  }
  const listeners = { touchstart: onStart, touchmove: onMove, touchend: onEnd, touchcancel: onEnd }
  for (const [type, listener] of Object.entries(listeners))
    sheet.addEventListener(type, listener as EventListener, { passive: type !== 'touchmove' })
  return () => {
    for (const [type, listener] of Object.entries(listeners)) sheet.removeEventListener(type, listener as EventListener)
  }
}
