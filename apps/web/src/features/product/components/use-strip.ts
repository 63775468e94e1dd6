import { type RefObject, useEffect, useRef, useState } from 'react'

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

interface Strip {
  strip: RefObject<HTMLUListElement | null>
  /** Index of the item in sight. */
  index: number
  show(index: number): void
  /** For the strip's own scrolling and pressing. */
  handlers: { onScroll(): void; onPointerDown(): void }
}

/** One item of a strip in sight at a time, moved by hand or by the page. Another first item (`first`) is shown at once. */
export function useStrip(count: number, first: string | undefined): Strip {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  /** Where the strip is being moved to by the page itself: what it passes on the way is not the reader's choice. */
  const target = useRef<number | undefined>(undefined)

  const before = useRef(first)
  useEffect(() => {
    // It begins at its first item; moved there, it would have to be laid out for that alone.
    if (before.current === first) return
    before.current = first
    setShown(0)
    target.current = undefined
    strip.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [first])

  function show(wanted: number) {
    const index = Math.max(0, Math.min(count - 1, wanted))
    const element = strip.current
    setShown(index)
    if (!element || element.clientWidth === 0) return
    target.current = index
    element.scrollTo({ left: index * element.clientWidth, behavior: isCalm() ? 'instant' : 'smooth' })
  }
  function onScroll() {
    const element = strip.current
    if (!element || element.clientWidth === 0) return
    const index = Math.round(element.scrollLeft / element.clientWidth)
    if (target.current !== undefined && target.current !== index) return
    target.current = undefined
    setShown(index)
  }
  function onPointerDown() {
    target.current = undefined
  }
  return { strip, index: Math.min(shown, Math.max(0, count - 1)), show, handlers: { onScroll, onPointerDown } }
}
