import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { AssistantEngine } from '@karavan/assistant/port.ts'
import type { Marketplace } from '@karavan/marketplaces/port.ts'
import Fastify, {
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Kysely, Transaction } from 'kysely'
import type { Config } from './config.ts'
import { googleRoutes } from './features/account/google-routes.ts'
import { toResetMail } from './features/account/reset-mail.ts'
import { resetRoutes } from './features/account/reset-routes.ts'
import { keepGuestsTidy } from './features/account/retention.ts'
import { accountRoutes } from './features/account/routes.ts'
import { deleteOwned } from './features/account/service.ts'
import { addressRoutes } from './features/addresses/routes.ts'
import { cartRoutes } from './features/cart/routes.ts'
import { conversationRoutes } from './features/conversations/routes.ts'
import { createRateBook } from './features/currency/operator-rates.ts'
import { currencyRoutes } from './features/currency/routes.ts'
import { deskRoutes } from './features/desk/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { mediaRoutes } from './features/media/routes.ts'
import { createOrders } from './features/orders/orders.ts'
import { orderRoutes } from './features/orders/routes.ts'
import { listToldOrders } from './features/orders/service.ts'
import { createOffers, toTurnOffers } from './features/products/offers.ts'
import { productRoutes } from './features/products/routes.ts'
import { followShortLink } from './features/products/short-links.ts'
import { createSources } from './features/search/retrieval.ts'
import { searchRoutes } from './features/search/routes.ts'
import type { TurnTimes } from './features/search/runner.ts'
import { createTurns } from './features/search/turns.ts'
import { webRoutes } from './features/web/routes.ts'
import type { VerifyToken } from './platform/auth.ts'
import type { Bus } from './platform/bus.ts'
import type { Clock } from './platform/clock.ts'
import { refuseUnreadable, registerErrorHandlers, sendError, toAppError } from './platform/errors.ts'
import { registerIdentity } from './platform/identity.ts'
import { newId } from './platform/ids.ts'
import { createJobs } from './platform/jobs.ts'
import { registerLimits } from './platform/limits.ts'
import type { Log } from './platform/log.ts'
import { createMailer, type Mailer } from './platform/mail.ts'
import { registerMetrics } from './platform/metrics.ts'
import { registerOpenApi } from './platform/openapi.ts'
import { publicUrlOf } from './platform/public-url.ts'
import { registerRequestLog } from './platform/request-log.ts'
import type { Database } from './platform/schema.ts'
import { registerSecurity } from './platform/security.ts'

/** The parts a running product is made of. `main.ts` builds the real ones, a test its own. */
export interface AppDeps {
  config: Config
  db: Kysely<Database>
  log: Log
  clock: Clock
  /** Replaces the check of bearer tokens: for tests that need a user without signing one up. */
  verifyToken?: VerifyToken
  /** Makes the replies. */
  engine: AssistantEngine
  /** The sources of offers, as configured. */
  marketplaces: readonly Marketplace[]
  /** Wake-ups between the processes of one product. */
  bus: Bus
  /** True where no other process can work on this database, as with the embedded one. */
  isOnlyProcess: boolean
  /** False: jobs are sent, and left for another process to do. */
  doesJobs?: boolean
  /** Replaces how long a reply's parts may take. */
  turnTimes?: Partial<TurnTimes>
  /** Replaces how mails are sent. */
  mailer?: Mailer
  /** A server that listens already, so that it can say "starting" before the app is there. */
  server?: Server
}

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, Log, ZodTypeProvider>

/** Largest JSON body (decision G-07). */
const bodyLimitBytes = 64 * 1024
/** Longest address; the longest real one is a product lookup by link of 2,048 characters, encoded. */
const pathParameterLimit = 300

/**
 * Named at the start rather than set afterwards, so that the framework does not load its own two compilers as well. Its types know compilers of JSON
 * Schema only.
 */
const compilersFactory = {
  buildValidator: () => validatorCompiler,
  buildSerializer: () => serializerCompiler,
} as unknown as NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']

export async function buildApp(deps: AppDeps): Promise<App> {
  const {
    server,
    config: { trustProxy },
  } = deps
  const app = Fastify({
    loggerInstance: deps.log,
    genReqId: newId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: bodyLimitBytes,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    clientErrorHandler: refuseUnreadable,
    // Addresses the router itself cannot read, which never reach the error handler.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      void sendError(request, reply, toAppError(error)),
    routerOptions: { maxParamLength: pathParameterLimit },
    schemaController: { compilersFactory },
    ...(server ? { serverFactory: (handler: RequestListener) => server.on('request', handler) } : {}),
  } satisfies FastifyHttpOptions<Server, Log>).withTypeProvider<ZodTypeProvider>()
  const platform = app as unknown as FastifyInstance
  registerErrorHandlers(platform)
  registerRequestLog(platform)
  await registerSecurity(platform, deps.config)
  await registerLimits(platform, deps.config)
  registerMetrics(platform)

  registerOpenApi(platform)

  const jobs = createJobs({ ...deps, isWorker: deps.doesJobs ?? true })
  app.addHook('onReady', jobs.start)
  app.addHook('preClose', jobs.close)
  const mailer = deps.mailer ?? createMailer(deps.config, deps.clock)
  const { identity, google, readToken } = await registerIdentity(platform, {
    ...deps,
    deleteOwned: (trx, uid) => deleteOwned(trx as unknown as Transaction<Database>, uid, deps.clock),
    sendResetLetter: (letter) => mailer.send(toResetMail(letter, publicUrlOf(deps.config, app.server.address()))),
  })
  await app.register(healthRoutes, deps)
  await app.register(mediaRoutes, { cacheDir: join(deps.config.dataDir, 'media'), log: deps.log })

  const sources = createSources(deps.marketplaces, { deadlineMs: deps.config.marketplaceDeadlineMs, log: deps.log })
  const { marketplaceLinkHosts: linkHosts, resolvesShortLinks } = deps.config
  const offers = createOffers({
    ...deps,
    sources,
    linkHosts,
    followShortLink: resolvesShortLinks ? (url, signal) => followShortLink(url, { hosts: linkHosts }, signal) : undefined,
  })
  app.addHook('onClose', async () => offers.close())
  const rates = createRateBook({ ...deps, marginPercent: deps.config.rateMarginPercent })
  const orders = createOrders(platform, {
    ...deps,
    offers,
    rates,
    jobs,
    mailer,
    moqPolicy: deps.config.moqPolicy,
    publicUrl: () => publicUrlOf(deps.config, app.server.address()),
  })
  const turns = createTurns(app as unknown as FastifyInstance, {
    ...deps,
    turnDeps: { retrieve: sources.retrieve, ...toTurnOffers(offers), rate: (from, to) => rates.find(from, to)?.value, now: deps.clock },
    listOrders: (uid) => listToldOrders(orders, uid),
    refresh: rates.refresh,
    times: deps.turnTimes,
  })
  await app.register(accountRoutes, { ...deps, identity, readToken })
  if (identity) {
    await app.register(resetRoutes, { identity })
    await app.register(googleRoutes, google)
    keepGuestsTidy(jobs, deps)
  }
  await app.register(conversationRoutes, turns)
  await app.register(searchRoutes, turns)
  await app.register(productRoutes, { sources, offers, rates })
  await app.register(currencyRoutes, { rates })
  await app.register(cartRoutes, { ...deps, offers, rates })
  await app.register(addressRoutes, deps)
  await app.register(orderRoutes, orders)
  await app.register(deskRoutes, orders)
  await app.register(webRoutes, deps)
  return app
}
