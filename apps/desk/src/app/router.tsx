import { auditKinds } from '@karavan/contract/audit.ts'
import { deskStages } from '@karavan/contract/desk.ts'
import { PageFailure } from '@karavan/web-kit/app/page-failure.tsx'
import { lazyPart } from '@karavan/web-kit/ui/lazy-part.tsx'
import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { AuditSearch } from '../features/audit/api.ts'
import { QueueScreen } from '../features/queue/queue-screen.tsx'
import type { QueueSearch } from '../features/queue/search.ts'
import { Today } from '../features/queue/today.tsx'
import { Shell } from './shell.tsx'
import { UnknownPage } from './unknown-page.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: DeskRouter
  }
}

/** What of the queue stands in the address, so that Back and a bookmark bring it again. */
const queueSearch = ({ stage, q, sort, overdue }: Record<string, unknown>): QueueSearch => ({
  ...(deskStages.some((known) => known === stage) && { stage: stage as QueueSearch['stage'] }),
  ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }),
  ...((sort === 'waiting' || sort === 'deadline') && { sort }),
  ...(overdue === true && { overdue }),
})

const aDay = /^\d{4}-\d\d-\d\d$/
/** What of the log is looked at. */
const auditSearch = ({ operator, kind, from, to }: Record<string, unknown>): AuditSearch => {
  const known = auditKinds.find((one) => one === kind)
  return {
    ...(typeof operator === 'string' && operator !== '' && { operator: operator.slice(0, 320) }),
    ...(known && { kind: known }),
    ...(typeof from === 'string' && aDay.test(from) && { from }),
    ...(typeof to === 'string' && aDay.test(to) && { to }),
  }
}

const root = createRootRoute({ component: Shell, notFoundComponent: () => null })
const queue = createRoute({ getParentRoute: () => root, id: 'queue', component: QueueScreen, validateSearch: queueSearch })
const today = createRoute({ getParentRoute: () => queue, path: '/', component: Today })
const order = createRoute({
  getParentRoute: () => queue,
  path: '/orders/$orderId',
  component: lazyPart(async () => ({ default: (await import('../features/order/order-screen.tsx')).OrderScreen })),
})
const purchases = createRoute({
  getParentRoute: () => root,
  path: '/purchases',
  component: lazyPart(async () => ({ default: (await import('../features/purchases/purchases-screen.tsx')).PurchasesScreen })),
})
const packing = createRoute({
  getParentRoute: () => root,
  path: '/packing',
  validateSearch: ({ orders }: Record<string, unknown>): { orders?: string } => (typeof orders === 'string' ? { orders } : {}),
  component: lazyPart(async () => ({ default: (await import('../features/packing/packing-screen.tsx')).PackingScreen })),
})
const instructions = createRoute({
  getParentRoute: () => root,
  path: '/instructions',
  component: lazyPart(async () => ({ default: (await import('../features/instructions/instructions-screen.tsx')).InstructionsScreen })),
})
const rates = createRoute({
  getParentRoute: () => root,
  path: '/rates',
  component: lazyPart(async () => ({ default: (await import('../features/rates/rates-screen.tsx')).RatesScreen })),
})
const audit = createRoute({
  getParentRoute: () => root,
  path: '/audit',
  validateSearch: auditSearch,
  component: lazyPart(async () => ({ default: (await import('../features/audit/audit-screen.tsx')).AuditScreen })),
})
const protection = createRoute({
  getParentRoute: () => root,
  path: '/protection',
  component: lazyPart(async () => ({ default: (await import('../features/protection/protection-screen.tsx')).ProtectionScreen })),
})
const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: UnknownPage,
})

const routeTree = root.addChildren([queue.addChildren([today, order]), purchases, packing, instructions, rates, audit, protection, unknown])

export type DeskRouter = ReturnType<typeof createDeskRouter>

export const createDeskRouter = () =>
  createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL.replace(/\/$/, ''),
    defaultErrorComponent: PageFailure,
    scrollRestoration: false,
    trailingSlash: 'never',
  })
