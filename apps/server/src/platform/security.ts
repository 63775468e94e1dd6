import helmet from '@fastify/helmet'
import type { Config } from '../config.ts'
import type { App } from './app.ts'
import { cspReports } from './csp-reports.ts'

/** Headers that keep a page of ours from running, framing or leaking what it should not: replies are shown as HTML, and this is the second line of defence. */
export async function registerSecurity(app: App, config: Pick<Config, 'firebase' | 'publicUrl' | 'sentryDsn' | 'media'>): Promise<void> {
  const { firebase, publicUrl, sentryDsn, media } = config
  // Films are not passed on: the browser asks their hosts.
  const films = media.hosts.includes('*') ? ['https:'] : media.hosts.flatMap((host) => [`https://${host}`, `https://*.${host}`])
  // What the hosted provider's SDK loads: its popup helper, the pages of its own domain, its two services, and the captcha where the project demands one.
  const hosted = firebase && {
    script: ['https://apis.google.com', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frame: [`https://${firebase.authDomain}`, 'https://www.google.com/recaptcha/'],
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  }
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(hosted?.script ?? [])],
        styleSrc: ["'self'"],
        // Pictures of offers come through the product (`/media/remote/`).
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:', ...films],
        connectSrc: ["'self'", ...(hosted?.connect ?? []), ...(sentryDsn ? [new URL(sentryDsn).origin] : [])],
        frameSrc: hosted?.frame ?? ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // The second is for browsers that know the first not yet.
        reportTo: cspReports.group,
        reportUri: cspReports.path,
      },
    },
    // With helmet's own 'same-origin' a sign-in popup looks closed while it is open.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // A key of the hosted provider may be bound to the sites it is used from. Otherwise nobody else needs to know.
    referrerPolicy: { policy: firebase ? 'strict-origin-when-cross-origin' : 'same-origin' },
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async ({ routeOptions: { url } }, reply) => {
    reply.header('permissions-policy', permissions).header('reporting-endpoints', `${cspReports.group}="${cspReports.path}"`)
    // What the API answers is somebody's, or is priced at this moment: no store on the way keeps it. A route that knows better says so itself.
    if (url?.startsWith('/api/')) reply.header('cache-control', 'no-store').header('vary', 'Authorization')
  })
}

/** Nothing here asks for a device of its reader's, so nothing that gets into a page may either. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')
