import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** This close to the end counts as being there. Pixels. */
const endSlack = 32
/** The way back is offered once this much is out of sight. Pixels. */
const offerAfter = 140
/** Air above a question that has gone to the top. Pixels. */
const topAir = 16

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

interface ThreadScroll {
  scroller: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  isLatestOffered: boolean
  toLatest(): void
  /** Puts a question to the top, and stops following: its answer is read from the beginning. */
  toQuestion(question: HTMLElement, how: 'smooth' | 'instant'): void
}

/**
 * Follows growing content only while the reader stands at the end by own will: any scroll up lets go, coming back to the end takes hold again.
 */
export function useThreadScroll(): ThreadScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(false)
  /** True while a scroll comes from the reader's hand, not from here. */
  const isByHand = useRef(false)
  const [isLatestOffered, setOffered] = useState(false)

  const look = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const rest = element.scrollHeight - element.clientHeight - element.scrollTop
    setOffered(rest > offerAfter)
    if (isByHand.current) isFollowing.current = rest <= endSlack
  }, [])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const byHand = () => {
      isByHand.current = true
    }
    const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
    for (const gesture of gestures) element.addEventListener(gesture, byHand, { passive: true })
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      for (const gesture of gestures) element.removeEventListener(gesture, byHand)
      element.removeEventListener('scroll', look)
    }
  }, [look])

  useLayoutEffect(() => {
    const element = scroller.current
    const grown = content.current
    if (!element || !grown) return
    const observer = new ResizeObserver(() => {
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
    element.scrollTo({ top: element.scrollHeight, behavior: calm() ? 'instant' : 'smooth' })
  }, [])

  const toQuestion = useCallback((question: HTMLElement, how: 'smooth' | 'instant') => {
    const element = scroller.current
    if (!element) return
    isByHand.current = false
    isFollowing.current = false
    const top = question.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop - topAir
    element.scrollTo({ top, behavior: calm() ? 'instant' : how })
  }, [])

  return { scroller, content, isLatestOffered, toLatest, toQuestion }
}
