import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { matchPath } from '@karavan/contract/app-paths.ts'
import { productId } from '@karavan/contract/common.ts'
import { type AppConfig, appConfig } from '@karavan/contract/config.ts'
import type { Marketplace } from '@karavan/marketplaces/port.ts'
import type { FastifyRequest } from 'fastify'
import { html } from 'ghtml'
import type { Config } from '../../config.ts'
import { toAuthorizedDomains } from '../../platform/addresses.ts'
import type { App } from '../../platform/app.ts'
import { builtinProject, hasGoogle } from '../../platform/identity.ts'
import { limitRoutes } from '../../platform/limits.ts'
import type { ShownPictures } from '../media/service.ts'
import type { Offers } from '../offers/service.ts'
import { lookFinder } from './find-look.ts'
import type { FirstLook } from './first-look.ts'
import type { LostPages } from './lost-pages.ts'
import { pageSender } from './page.ts'

interface BrowserApp {
  base: string
  /** Folder of its build. */
  built: string
  /** Whether an address below the base is one of its own; the desk alone knows its addresses. */
  hasPlace(pathname: string): boolean
}

const apps: BrowserApp[] = [
  {
    base: '/chat',
    built: fileURLToPath(new URL('../../../../web/dist/', import.meta.url)),
    hasPlace: (pathname) => matchPath(pathname).path !== undefined,
  },
  { base: '/desk', built: fileURLToPath(new URL('../../../../desk/dist/', import.meta.url)), hasPlace: () => true },
]
/** Vite names what it puts here after its content. */
const hashed = /[\\/]assets[\\/]/

function toIdentityConfig({ firebase, passwordPolicy: { minLength, require } }: Config): AppConfig['identity'] {
  if (!firebase) return { mode: 'builtin', ...builtinProject, passwordPolicy: { minLength, require } }
  const { apiKey, projectId, authDomain } = firebase
  return { mode: 'firebase', apiKey, projectId, authDomain }
}

const toGoogleConfig = (config: Config, request: FastifyRequest): AppConfig['google'] => ({
  enabled: hasGoogle(config, request),
  ...(!config.firebase && { authorizedDomains: toAuthorizedDomains(config) }),
})

interface WebDeps {
  config: Config
  shop: NonNullable<AppConfig['shop']>
  marketplaces: readonly Marketplace[]
  offers: Pick<Offers, 'findKept'>
  pictures: ShownPictures
  /** Takes the buyer's page for addresses that nothing has. */
  lostPages: Pick<LostPages, 'showWith'>
}

/** The apps under /chat/ and /desk/: their files, their settings, and the app shell for every path of their own routes. */
export async function webRoutes(app: App, { config, shop, marketplaces, offers, pictures, lostPages }: WebDeps): Promise<void> {
  // A page asks for dozens of files at once, and they cost next to nothing.
  limitRoutes(app, 'none')
  const lookOf = lookFinder({ offers, pictures })
  const toConfig = (request: FastifyRequest): AppConfig => ({
    identity: toIdentityConfig(config),
    google: toGoogleConfig(config, request),
    sentryDsn: config.sentryDsn,
    sentryEnvironment: config.sentryEnvironment,
    marketplaceLinkHosts: config.marketplaceLinkHosts,
    isSampleMarket: config.marketplaces.every((name) => name === 'sample'),
    searchesPictures: config.searchesPictures && marketplaces.some((one) => one.searchesPictures),
    shop,
  })
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/chat/'))
  for (const browserApp of apps) {
    const { base, built } = browserApp
    await app.register(async (part: App) => {
      part.get(base, { schema: { hide: true } }, async (_request, reply) => reply.redirect(`${base}/`))
      part.get(`${base}/config.json`, { schema: { hide: true, response: { 200: appConfig } } }, async (request, reply) => {
        reply.header('Cache-Control', 'no-cache')
        return toConfig(request)
      })
      if (!existsSync(built)) return
      const isBuyers = base === '/chat'
      const sendPage = await serveBuilt(part, browserApp, toConfig, shop.name, isBuyers ? findLook : async () => undefined)
      if (isBuyers) lostPages.showWith(sendPage)
    })
  }

  /** What is known here of the product that the start screen's address names. */
  async function findLook(request: FastifyRequest): Promise<FirstLook | undefined> {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost')
    const id = productId.safeParse(searchParams.get('product'))
    if (pathname !== '/chat/' || !id.success) return undefined
    return lookOf(id.data, (err) => request.log.warn({ err }, 'the page goes without its product'))
  }
}

/** What the apps' shells call the shop as long as nobody has named it; drawn before the first script. */
const productName = 'Karavan'
/** What a phone calls the installed page. */
const manifestName = 'manifest.webmanifest'

/** The paths of a built app's files. Their compressed copies are sent in their place and have none. */
const listFiles = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  )

/** Serves an app's files, and its page for every address below its base: with 404 where that is none of its own. Gives what sends the page. */
async function serveBuilt(
  app: App,
  { base, built, hasPlace }: BrowserApp,
  toConfig: (request: FastifyRequest) => AppConfig,
  shopName: string,
  findLook: (request: FastifyRequest) => Promise<FirstLook | undefined>,
): Promise<ReturnType<typeof pageSender>> {
  const cacheControl = 'no-cache'
  const isNamed = shopName !== productName
  const page = readFileSync(join(built, 'index.html'), 'utf8')
  const sendPage = pageSender(isNamed ? page.replaceAll(productName, () => html`${shopName}`) : page, toConfig)
  const manifest = join(built, manifestName)
  const isManifestNamed = isNamed && existsSync(manifest)
  if (isManifestNamed) {
    const own = JSON.stringify({ ...(JSON.parse(readFileSync(manifest, 'utf8')) as object), name: shopName, short_name: shopName })
    app.get(`${base}/${manifestName}`, { schema: { hide: true } }, async (_request, reply) =>
      reply.type('application/manifest+json').header('Cache-Control', cacheControl).send(own),
    )
  }

  // Known from the start: no other path reaches the disk. A route for each would be as much work as all the others of a start.
  const files = listFiles(built)
  await app.register(fastifyStatic, {
    root: built,
    serve: false,
    preCompressed: true,
    index: false,
    setHeaders(reply, path) {
      reply.header('Cache-Control', hashed.test(path) ? 'public, max-age=31536000, immutable' : cacheControl)
    },
  })
  app.get<{ Params: { '*': string } }>(`${base}/*`, { schema: { hide: true } }, async (request, reply) => {
    if (files.has(request.params['*'])) return reply.sendFile(request.params['*'])
    // A file that is not there is a mistake, not a screen: the app shell in its place would hide it.
    const path = new URL(request.url, 'http://localhost').pathname
    if (/\/assets\/|\.[a-z0-9]{2,5}$/i.test(path)) return reply.callNotFound()
    if (!hasPlace(path.slice(base.length))) reply.code(404)
    return sendPage(request, reply, await findLook(request))
  })
  return sendPage
}
