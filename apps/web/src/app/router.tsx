import { cartLimits, comparisonLimits } from '@karavan/contract/constants.ts'
import type { PanelMode } from '@karavan/web-kit/account/panel-mode.ts'
import { PageFailure } from '@karavan/web-kit/app/page-failure.tsx'
import { lazyPart } from '@karavan/web-kit/ui/lazy-part.tsx'
import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { AddedNotice } from './added-notice.tsx'
import { OpenCart } from './cart-area.tsx'
import { ForRegistered, PageFrame, PageSkeleton } from './page-frame.tsx'
import { Shell } from './shell.tsx'
import { OpenConsent, OpenSignIn, ReturnAfterSignIn } from './sign-in-area.tsx'
import { UnknownPage } from './unknown-page.tsx'

/** What an address of the chat may ask for: the product whose details are open, and the products that stand side by side. */
export interface ChatSearch {
  product?: string
  /** Ids joined by commas. */
  compare?: string
  /** Pieces the compared products are priced for. */
  quantity?: number
}

function chatSearch({ product, compare, quantity }: Record<string, unknown>): ChatSearch {
  const isProduct = typeof product === 'string' && product !== '' && product.length <= 200
  const ids = typeof compare === 'string' ? [...new Set(compare.split(','))].filter((id) => id !== '' && id.length <= 200) : []
  const isCompared = ids.length >= comparisonLimits.least && ids.length <= comparisonLimits.most
  const isQuantity = Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= cartLimits.quantity
  return {
    ...(isProduct ? { product } : {}),
    ...(isCompared ? { compare: ids.join(','), ...(isQuantity ? { quantity: Number(quantity) } : {}) } : {}),
  }
}

/** The status the list of orders is narrowed to; the screen knows which there are. */
const ordersSearch = ({ status }: Record<string, unknown>): { status?: string } => (typeof status === 'string' ? { status } : {})

/** A screen of registered buyers; it comes when it is wanted, so that the first screen does not wait for it. */
function buyersPage(load: () => Promise<{ default: ComponentType }>, { isFocused = false } = {}) {
  const Page = lazyPart(load, { waiting: () => <PageSkeleton /> })
  return () => (
    <PageFrame isFocused={isFocused}>
      <ForRegistered>
        <Page />
      </ForRegistered>
    </PageFrame>
  )
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface HistoryState {
    /** The list of conversations is open as a sheet; Back closes it. */
    isSheetOpen?: boolean
    /** The product was opened from this page, so that closing it can go back. */
    isProductPushed?: boolean
    /** Id of the message whose card was pressed: the product is shown with that card's reason. */
    productFrom?: string
    /** Where in the checkout the buyer is; the address where nothing is said. */
    checkoutStep?: 'review' | 'confirmation'
    /** The order the confirmation speaks of. */
    placedOrderId?: string
    /** The cart is open over the page; Back closes it. */
    isCartOpen?: boolean
    /** A buyers' page that was asked for before its reader signed in; it opens once they have. */
    afterSignIn?: string
    /** The sign-in panel is open over the page, in this mode; Back closes it. */
    signIn?: PanelMode
    /** The table of products was opened from this page. */
    isComparisonPushed?: boolean
  }
}

const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <OpenCart />
      <AddedNotice />
      <OpenSignIn />
      <ReturnAfterSignIn />
      <OpenConsent />
    </>
  ),
})
const chat = createRoute({ getParentRoute: () => root, id: 'chat', component: Shell, validateSearch: chatSearch })
const start = createRoute({ getParentRoute: () => chat, path: '/' })
const conversation = createRoute({ getParentRoute: () => chat, path: '/conversation/$conversationId' })
const checkout = createRoute({
  getParentRoute: () => root,
  path: '/checkout',
  component: buyersPage(() => import('./checkout-page.tsx'), { isFocused: true }),
})
const orders = createRoute({
  getParentRoute: () => root,
  path: '/orders',
  component: buyersPage(() => import('./orders-page.tsx')),
  validateSearch: ordersSearch,
})
const order = createRoute({
  getParentRoute: () => root,
  path: '/orders/$orderId',
  component: buyersPage(() => import('./order-page.tsx')),
})
/** This one and those below are for guests too. */
const AccountPage = lazyPart(() => import('./account-page.tsx'), { waiting: () => <PageSkeleton /> })
const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: () => (
    <PageFrame>
      <AccountPage />
    </PageFrame>
  ),
})
const SavedPage = lazyPart(() => import('./saved-page.tsx'), { waiting: () => <PageSkeleton /> })
const saved = createRoute({
  getParentRoute: () => root,
  path: '/saved',
  component: () => (
    <PageFrame>
      <SavedPage />
    </PageFrame>
  ),
})
const SharedListPage = lazyPart(() => import('./shared-list-page.tsx'), { waiting: () => <PageSkeleton /> })
const sharedList = createRoute({
  getParentRoute: () => root,
  path: '/list/$listId',
  component: () => (
    <PageFrame>
      <SharedListPage />
    </PageFrame>
  ),
})
/** The server gives this page for every path under its base: one that is none of ours says so. */
const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: () => (
    <PageFrame>
      <UnknownPage />
    </PageFrame>
  ),
})

const routeTree = root.addChildren([chat.addChildren([start, conversation]), checkout, orders, order, account, saved, sharedList, unknown])

export type AppRouter = ReturnType<typeof createAppRouter>

export const createAppRouter = () =>
  createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL.replace(/\/$/, ''),
    defaultErrorComponent: PageFailure,
    // Places in a thread are kept by the thread itself.
    scrollRestoration: false,
    trailingSlash: 'never',
  })
