import { firstLookEnd, hasFirstLook } from '@karavan/web-kit/lib/first-look.ts'
import { screenStands } from '@karavan/web-kit/lib/screen-stands.ts'
import { startTransition, useEffect, useState } from 'react'
import { usePlace } from './router/use-router.tsx'

/** Where a product's panel is as wide as the window; Tailwind's `max-sm`. */
const wholeWidthQuery = 'not all and (min-width: 40rem)'

/**
 * Whether the chat lies unseen beneath the product that the page was opened with, which covers all of a phone's screen: what is seen is drawn first. It ends
 * once that is done, or the product is closed.
 */
export function useIsCovered(): boolean {
  const [isBeneath, setBeneath] = useState(() => hasFirstLook() && matchMedia(wholeWidthQuery).matches)
  const isOpen = usePlace(({ search }) => search.product !== undefined)
  useEffect(() => {
    let isCurrent = true
    if (isBeneath) void firstLookEnd.then(screenStands).then(() => isCurrent && startTransition(() => setBeneath(false)))
    return () => {
      isCurrent = false
    }
  }, [isBeneath])
  return isBeneath && isOpen
}
