import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Turns rendered at once: the last ones when a conversation opens, as many more each time the reader comes near the top. */
const batch = 20
/** How far above the visible part the next ones are made ready. */
const nearness = '1200px 0px 0px'

/**
 * Leaves the earliest turns of a long conversation unrendered until the reader scrolls up to them. `mark` stands above the first rendered turn
 * while any is hidden; what the reader looks at does not move when others come in above it.
 */
export function useEarlierTurns(
  count: number,
  scroller: RefObject<HTMLElement | null>,
): { hidden: number; mark: RefCallback<HTMLElement> } {
  const [hidden, setHidden] = useState(0)
  const [isOpen, setOpen] = useState(false)
  if (isOpen !== count > 0) {
    setOpen(count > 0)
    setHidden(Math.max(0, count - batch))
  }

  const heightBefore = useRef<number | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when turns have come in
  useLayoutEffect(() => {
    const element = scroller.current
    if (element && heightBefore.current !== undefined) element.scrollTop += element.scrollHeight - heightBefore.current
    heightBefore.current = undefined
  }, [hidden, scroller])

  // A new observer for each batch: it reports a mark that is still in sight once more, and so brings the next batch.
  const mark = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      const root = scroller.current
      if (!element || !root) return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return
          heightBefore.current = root.scrollHeight
          setHidden(Math.max(0, hidden - batch))
        },
        { root, rootMargin: nearness },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [hidden, scroller],
  )
  return { hidden, mark }
}
