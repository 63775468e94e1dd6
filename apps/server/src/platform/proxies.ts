import type { App } from './app.ts'

/**
 * Says once that a proxy stands in front that TRUST_PROXY does not name: all buyers behind it then count as one address and share its limits. (Or somebody
 * writes the header by hand, which is believed just as little.)
 */
export function warnOfUnknownProxy(app: App): void {
  let isSaid = false
  app.addHook('onRequest', async (request) => {
    // Set, and longer than one, where the sender was trusted.
    if (isSaid || request.headers['x-forwarded-for'] === undefined || (request.ips?.length ?? 1) > 1) return
    isSaid = true
    // The application's own log: a route may have silenced the request's.
    app.log.warn(
      'X-Forwarded-For arrives from an address that TRUST_PROXY does not name and is not believed: all buyers behind a proxy share one limit',
    )
  })
}
