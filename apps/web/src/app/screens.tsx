import type { Path } from '@karavan/contract/app-paths.ts'
import { PageFailure } from '@karavan/web-kit/app/page-failure.tsx'
import { Boundary } from '@karavan/web-kit/ui/boundary.tsx'
import { lazyPart } from '@karavan/web-kit/ui/lazy-part.tsx'
import type { ComponentType } from 'react'
import { AddedNotice } from './added-notice.tsx'
import { CartPlace, OpenCart } from './cart-area.tsx'
import { ForRegistered, PageFrame, PageSkeleton } from './page-frame.tsx'
import { usePlace } from './router/use-router.tsx'
import { Shell } from './shell.tsx'
import { OpenConsent, OpenSignIn, ReturnAfterSignIn } from './sign-in-area.tsx'
import { UnknownPage } from './unknown-page.tsx'

type PageFile = () => Promise<{ default: ComponentType }>

/** A page comes when it is wanted, so that the first screen does not wait for it. */
function page(load: PageFile) {
  const Page = lazyPart(load, { waiting: () => <PageSkeleton /> })
  return () => (
    <PageFrame>
      <Page />
    </PageFrame>
  )
}

/** The same for registered buyers alone. */
function buyersPage(load: PageFile, { isFocused = false } = {}) {
  const Page = lazyPart(load, { waiting: () => <PageSkeleton /> })
  return () => (
    <PageFrame isFocused={isFocused}>
      <ForRegistered>
        <Page />
      </ForRegistered>
    </PageFrame>
  )
}

/** What stands at each address. The same screen at two addresses stays as it is from one to the other. */
const screens: Record<Path, ComponentType> = {
  '/': Shell,
  '/conversation/$conversationId': Shell,
  '/cart': () => (
    <PageFrame>
      <ForRegistered>
        <CartPlace />
      </ForRegistered>
    </PageFrame>
  ),
  '/checkout': buyersPage(() => import('./checkout-page.tsx'), { isFocused: true }),
  '/orders': buyersPage(() => import('./orders-page.tsx')),
  '/orders/$orderId': buyersPage(() => import('./order-page.tsx')),
  '/account': page(() => import('./account-page.tsx')),
  '/saved': page(() => import('./saved-page.tsx')),
  '/list/$listId': page(() => import('./shared-list-page.tsx')),
}

/** The server gives this page for every path under its base: one that is none of ours says so. */
const Unknown = () => (
  <PageFrame>
    <UnknownPage />
  </PageFrame>
)

/** The screen of the place, and what opens over every one. */
export function Screens() {
  const path = usePlace((place) => place.path)
  const Screen = path ? screens[path] : Unknown
  return (
    <>
      <Boundary key={Screen === Shell ? 'chat' : path} failed={() => <PageFailure />}>
        <Screen />
      </Boundary>
      <OpenCart />
      <AddedNotice />
      <OpenSignIn />
      <ReturnAfterSignIn />
      <OpenConsent />
    </>
  )
}
