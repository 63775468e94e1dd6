import { useSyncExternalStore } from 'react'

/** Phones and narrow windows, 768 px included. */
export const mobileQuery = '(max-width: 768px)'

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
