import type { ErrorEvent } from '@sentry/browser'

/** Rejections of the browser's own making, without an error to look into. */
const noise = 'Non-Error promise rejection'

/** Is this report one that nobody could act on? */
export const isNoise = (event: Pick<ErrorEvent, 'message' | 'exception'>): boolean =>
  [event.message, ...(event.exception?.values ?? []).map(({ value }) => value)].some((text) => text?.includes(noise))

/** Sends errors of the page to the operator's own collector. Without an address nothing is fetched and nothing is sent. */
export async function startErrorReports(dsn: string | undefined, environment?: string): Promise<void> {
  if (!dsn) return
  const sentry = await import('@sentry/browser')
  sentry.init({
    dsn,
    environment,
    // The product's own calls carry no extra headers, and what people type stays here.
    tracePropagationTargets: [],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    beforeBreadcrumb: (breadcrumb) => (breadcrumb.category?.startsWith('ui.') || breadcrumb.category === 'console' ? null : breadcrumb),
    beforeSend: (event) => (isNoise(event) ? null : event),
  })
}
