import { screenStands } from '@karavan/web-kit/lib/screen-stands.ts'
import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Turns that a conversation opens with: the last ones, of which the very last is seen. */
const first = 3
/** Turns rendered by and by once it stands, so that the browser finds words in them; as many more each time the reader comes near the top. */
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
  /** Turns that it had when it was opened; none while nothing is open. */
  const [opened, setOpened] = useState(0)
  if (opened > 0 !== count > 0) {
    setOpened(count)
    setHidden(Math.max(0, count - first))
  }

  const heightBefore = useRef<number | undefined>(undefined)
  const show = useCallback(
    (turns: number) => {
      heightBefore.current = scroller.current?.scrollHeight
      setHidden((before) => Math.max(0, before - turns))
    },
    [scroller],
  )

  // A question that has been asked meanwhile is on its way to the top: nothing comes in above it then.
  const isFilling = hidden > 0 && count === opened && count - hidden < batch
  // biome-ignore lint/correctness/useExhaustiveDependencies: step by step
  useEffect(() => {
    let isCurrent = isFilling
    if (isFilling) void screenStands().then(() => isCurrent && show(first))
    return () => {
      isCurrent = false
    }
  }, [isFilling, hidden, show])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when turns have come in
  useLayoutEffect(() => {
    const element = scroller.current
    if (element && heightBefore.current !== undefined) element.scrollTop += element.scrollHeight - heightBefore.current
    heightBefore.current = undefined
  }, [hidden, scroller])

  // A new observer for each batch: it reports a mark that is still in sight once more, and so brings the next batch.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every batch
  const mark = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      const root = scroller.current
      if (!element || !root) return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) show(batch)
        },
        { root, rootMargin: nearness },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [hidden, scroller, show],
  )
  return { hidden, mark }
}
