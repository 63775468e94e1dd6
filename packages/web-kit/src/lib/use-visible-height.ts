import { useEffect } from 'react'

/** Keeps the page as tall as what is visible above an on-screen keyboard, where the browser does not do it by itself. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const fit = () => {
      const isKeyboardOpen = viewport.scale === 1 && window.innerHeight - viewport.height > 120
      if (isKeyboardOpen) document.documentElement.style.setProperty('--app-height', `${viewport.height}px`)
      else document.documentElement.style.removeProperty('--app-height')
      if (isKeyboardOpen) window.scrollTo(0, 0)
    }
    viewport.addEventListener('resize', fit)
    return () => viewport.removeEventListener('resize', fit)
  }, [])
}
