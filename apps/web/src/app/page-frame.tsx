import { useShopName } from '@karavan/web-kit/app/use-shop-name.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { ArrowLeftIcon, Emblem } from '@karavan/web-kit/ui/icons.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { ShopFooter } from '../features/shop/components/shop-footer.tsx'
import { AccountArea } from './account-area.tsx'
import { useAccountStatus } from './account-status.ts'
import { Link, useRouter } from './router/use-router.tsx'
import { useOpenSignIn } from './sign-in-area.tsx'

interface PageFrameProps {
  /** One thing to do here, and a way back: neither cart nor menu leads away from it. */
  isFocused?: boolean
  children: ReactNode
}

/** The frame of the screens beside the chat: the name, which leads home, the account, and the page below. */
export function PageFrame({ isFocused = false, children }: PageFrameProps) {
  const { t } = useTranslation()
  const shopName = useShopName()
  const router = useRouter()
  const openSignIn = useOpenSignIn()
  return (
    <div className="flex min-h-dvh flex-col pb-(--offline-bar)">
      <header className="sticky top-0 z-20 border-b border-line bg-paper/95 pt-[env(safe-area-inset-top)] backdrop-blur-sm">
        <div className="mx-auto flex h-15.25 w-full max-w-6xl items-center justify-between gap-3 px-4 max-md:px-2.5">
          <Link to="/" className="press flex min-h-11 min-w-0 items-center gap-3 rounded-xl px-1.5 hover:bg-sand">
            <Emblem />
            <span className="truncate font-display text-[1.35rem] font-semibold leading-tight tracking-tight">{shopName}</span>
          </Link>
          {isFocused ? (
            <Link
              to="/"
              className="press flex min-h-11 items-center gap-2 rounded-xl px-3 text-[15px] font-medium text-ink-soft hover:bg-sand hover:text-ink"
            >
              <ArrowLeftIcon className="size-4.5" />
              {t('checkout.backToCart')}
            </Link>
          ) : (
            <AccountArea
              onOrders={() => router.navigate({ to: '/orders' })}
              onAccount={() => router.navigate({ to: '/account' })}
              onSignIn={openSignIn}
            />
          )}
        </div>
      </header>
      <main className="mx-auto w-full max-w-6xl grow px-4 pb-12 pt-7 max-md:pt-5">{children}</main>
      <div className="border-t border-line pb-[max(1rem,env(safe-area-inset-bottom))] pt-3">
        <ShopFooter className="mx-auto w-full max-w-6xl px-4" />
      </div>
    </div>
  )
}

export const PageSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton className="h-9 w-64 max-w-full" />
    <Skeleton className="mt-7 h-40 w-full rounded-2xl" />
    <Skeleton className="mt-4 h-40 w-full rounded-2xl" />
  </div>
)

/** Leads elsewhere, once: what is drawn again on the way must not set out again. */
export function LeadTo({ place }: { place: '/' | '/orders' }) {
  const router = useRouter()
  useEffect(() => router.navigate({ to: place, replace: true }), [router, place])
  return null
}

/** To the start with the sign-in panel open, and from there back to this address. The start has an entry of its own, which Back and × of the panel come to. */
function LeadThroughSignIn() {
  const router = useRouter()
  const openSignIn = useOpenSignIn()
  const isUnderWay = useRef(false)
  useEffect(() => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const { pathname, search } = window.location
    router.navigate({ to: '/', replace: true, state: { afterSignIn: pathname + search } })
    openSignIn('sign-in')
  })
  return null
}

/**
 * Decided once it is known who is there: guests, who own nothing that these pages show, are led to the start. Who followed a link here, from an email
 * perhaps, is asked to sign in there and comes back; who has just signed out is not.
 */
export function ForRegistered({ children }: { children: ReactNode }) {
  const standing = useAccountStatus()
  const wasRegistered = useRef(false)
  useEffect(() => {
    if (standing === 'registered') wasRegistered.current = true
  }, [standing])
  if (standing === 'guest') return wasRegistered.current ? <LeadTo place="/" /> : <LeadThroughSignIn />
  return standing === 'registered' ? children : <PageSkeleton />
}
