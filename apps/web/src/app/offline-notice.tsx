import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { useEffect, useState } from 'react'

/** A browser without a network may still reach a shop on its own machine: the server is asked, past everything that is kept. */
const isServerAway = () =>
  fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-store' }).then(
    () => false,
    () => true,
  )

function useOffline(): boolean {
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    let isLeft = false
    const look = async () => {
      const isAway = !navigator.onLine && (await isServerAway())
      if (!isLeft) setOffline(isAway && !navigator.onLine)
    }
    void look()
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      isLeft = true
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  return isOffline
}

/** A line below the page, which gives it room, while there is no network; there for who listens before it has something to say. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const isOffline = useOffline()
  return (
    <p
      role="status"
      className={
        isOffline
          ? 'offline-bar fixed inset-x-0 bottom-0 z-50 grid h-(--offline-bar) place-items-center bg-ink px-4 pb-[env(safe-area-inset-bottom)] text-center text-sm leading-tight text-paper max-sm:text-xs'
          : 'sr-only'
      }
    >
      {isOffline ? t('chat.offline') : ''}
    </p>
  )
}
