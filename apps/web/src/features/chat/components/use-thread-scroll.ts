import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** This close to the end counts as being there. Pixels. */
const endSlack = 32
/** The way back is offered to a reader who has scrolled up, once this much is out of sight. Pixels. */
const offerAfter = 140
/** Air above a question that has gone to the top. Pixels. */
const topAir = 16

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

interface ThreadScroll {
  scroller: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  isLatestOffered: boolean
  toLatest(): void
  /** Puts a question to the top, and stops following: its answer is read from the beginning. */
  toQuestion(question: HTMLElement, how: 'smooth' | 'instant'): void
}

/** What a reader looks at when nothing was pressed: this far down the area, as a share of its height. */
const glance = 0.3
const readable = '[data-product-id], p, li, h3, h4, article'

/** How far below the upper edge of an area something stands. Pixels. */
const topIn = (area: HTMLElement, element: Element): number => element.getBoundingClientRect().top - area.getBoundingClientRect().top

/** What only a reader's hand does. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown']

const raising = (flag: { current: boolean }) => () => {
  flag.current = true
}

/** Listens to several events, and gives back what ends that. None of them is prevented. */
function listen(element: HTMLElement, names: readonly string[], listener: (event: Event) => void): () => void {
  for (const name of names) element.addEventListener(name, listener, { passive: true })
  return () => {
    for (const name of names) element.removeEventListener(name, listener)
  }
}

/** What is looked at in a thread and how far below the area's upper edge it stands: the pressed card while it is in sight, else what is read. */
function findLookedAt(area: HTMLElement, pressed: Element | null): { element: Element; top: number } | undefined {
  const frame = area.getBoundingClientRect()
  const rect = pressed?.isConnected ? pressed.getBoundingClientRect() : undefined
  if (pressed && rect && rect.bottom > frame.top && rect.top < frame.bottom) return { element: pressed, top: topIn(area, pressed) }
  const hit = document.elementFromPoint(frame.left + frame.width / 2, frame.top + frame.height * glance)?.closest(readable)
  return hit && area.contains(hit) ? { element: hit, top: topIn(area, hit) } : undefined
}

/**
 * What is looked at does not move when the area becomes wider or narrower: a product that opens beside the chat, and closes again, moves nothing.
 * Otherwise it follows growing content only while readers have gone to the end themselves: any scroll up lets go, coming back to the end takes hold
 * again.
 * The way back to the end is offered only to readers who have left it upwards: below an answer that has just come they go by themselves.
 */
export function useThreadScroll(): ThreadScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(false)
  /** True while a scroll comes from the reader's hand, not from here. */
  const isByHand = useRef(false)
  /** The reader has scrolled up, and has not come back to the end since. */
  const hasGoneUp = useRef(false)
  const lastTop = useRef(0)
  const [isLatestOffered, setOffered] = useState(false)
  const lookedAt = useRef<ReturnType<typeof findLookedAt>>(undefined)
  const width = useRef(0)

  const look = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const rest = element.scrollHeight - element.clientHeight - element.scrollTop
    if (isByHand.current && element.scrollTop < lastTop.current) hasGoneUp.current = true
    if (rest <= endSlack) hasGoneUp.current = false
    lastTop.current = element.scrollTop
    setOffered(hasGoneUp.current && rest > offerAfter)
    if (isByHand.current) isFollowing.current = rest <= endSlack
  }, [])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let pressed: Element | null = null
    let frame = 0
    const take = () => {
      // A new width has moved everything already: what counts is where it stood before.
      if (element.clientWidth === width.current) lookedAt.current = findLookedAt(element, pressed)
    }
    const notice = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(take)
    }
    const press = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('[data-product-id]') : null
      if (!card) return
      pressed = card
      take()
    }
    const ends = [
      listen(element, gestures, raising(isByHand)),
      listen(element, ['pointerdown', 'focusin'], press),
      listen(element, ['scroll'], notice),
      listen(element, ['scroll'], look),
    ]
    return () => {
      for (const end of ends) end()
      cancelAnimationFrame(frame)
    }
  }, [look])

  useLayoutEffect(() => {
    const element = scroller.current
    const grown = content.current
    if (!element || !grown) return
    // It is called at once with the width that the area has then: measured here, it would have to be laid out for that alone.
    const observer = new ResizeObserver(() => {
      const kept = lookedAt.current
      if (element.clientWidth !== width.current) {
        width.current = element.clientWidth
        if (kept?.element.isConnected) {
          element.scrollTop += topIn(element, kept.element) - kept.top
          isFollowing.current &&= element.scrollHeight - element.clientHeight - element.scrollTop <= endSlack
        }
        // The width has moved it, not the reader.
        lastTop.current = element.scrollTop
      }
      if (isFollowing.current) element.scrollTo({ top: element.scrollHeight, behavior: 'instant' })
      look()
    })
    observer.observe(grown)
    observer.observe(element)
    return () => observer.disconnect()
  }, [look])

  const toLatest = useCallback(() => {
    const element = scroller.current
    if (!element) return
    isByHand.current = false
    isFollowing.current = true
    element.scrollTo({ top: element.scrollHeight, behavior: isCalm() ? 'instant' : 'smooth' })
  }, [])

  const toQuestion = useCallback((question: HTMLElement, how: 'smooth' | 'instant') => {
    const element = scroller.current
    if (!element) return
    isByHand.current = false
    isFollowing.current = false
    hasGoneUp.current = false
    const top = topIn(element, question) + element.scrollTop - topAir
    element.scrollTo({ top, behavior: isCalm() ? 'instant' : how })
  }, [])

  return { scroller, content, isLatestOffered, toLatest, toQuestion }
}
