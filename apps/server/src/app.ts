import type { Server } from 'node:http'
import { join } from 'node:path'
import type { AssistantEngine } from '@karavan/assistant/port.ts'
import type { Translate } from '@karavan/assistant/translate/model.ts'
import { guestPassPath } from '@karavan/contract/guest-pass.ts'
import type { IdentityTables } from '@karavan/identity/tables.ts'
import type { Marketplace } from '@karavan/marketplaces/port.ts'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { apiOperations } from './api-operations.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { googleRoutes } from './features/account/google-routes.ts'
import { watchHostedGuests } from './features/account/hosted-guests.ts'
import { noticeHooks, sendNotices } from './features/account/notices.ts'
import { operatorHooks } from './features/account/operator-hooks.ts'
import { proofRoutes } from './features/account/proof-routes.ts'
import { createProofs, proofHooks } from './features/account/proofs.ts'
import { resetLetters } from './features/account/reset-letters.ts'
import { resetRoutes } from './features/account/reset-routes.ts'
import { keepGuestsTidy } from './features/account/retention.ts'
import { accountRoutes } from './features/account/routes.ts'
import { deleteOwned } from './features/account/service.ts'
import { addressRoutes } from './features/addresses/routes.ts'
import { noteRefusals } from './features/bounces/service.ts'
import { cartRoutes } from './features/cart/routes.ts'
import { refreshFeeds } from './features/catalogue/feeds/schedule.ts'
import { conversationRoutes } from './features/conversations/routes.ts'
import { deskRateRoutes } from './features/currency/desk-routes.ts'
import { keepRatesFresh } from './features/currency/refresh.ts'
import { currencyRoutes } from './features/currency/routes.ts'
import { createRateBook } from './features/currency/service.ts'
import { deskRoutes } from './features/desk/routes.ts'
import { guideRoutes } from './features/guides/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { mcpRoutes } from './features/mcp/routes.ts'
import { createPictureCache } from './features/media/picture-cache.ts'
import { createPictureStore } from './features/media/picture-store.ts'
import { createRemoteAddresses } from './features/media/remote-address.ts'
import { createRemotePictures, type RemotePictureDeps } from './features/media/remote-pictures.ts'
import { mediaRoutes } from './features/media/routes.ts'
import { createPictureFiles, createShownPictures, type PictureFiles, type ShownPictures, showPictures } from './features/media/service.ts'
import { createOffers, type Offers, toTurnOffers } from './features/offers/service.ts'
import { followShortLink } from './features/offers/short-links.ts'
import { watchDeskSessions } from './features/operators/desk-session.ts'
import { operatorRoutes } from './features/operators/routes.ts'
import { createOrders } from './features/orders/orders.ts'
import { orderRoutes } from './features/orders/routes.ts'
import { listOrdersForAssistant } from './features/orders/service.ts'
import { paymentRoutes } from './features/payments/routes.ts'
import { createLentPictures, lentPictureRoutes } from './features/pictures/lent-pictures.ts'
import { createLookReader, type LookReader } from './features/pictures/look-reader.ts'
import { withLooks } from './features/pictures/service.ts'
import { watchOffers } from './features/pictures/watch-offers.ts'
import { priceRoutes } from './features/prices/routes.ts'
import { keepPricesThin } from './features/prices/service.ts'
import { watchPrices } from './features/prices/watching.ts'
import { productRoutes } from './features/products/routes.ts'
import { createReplies } from './features/replies/replies.ts'
import { replyRoutes } from './features/replies/routes.ts'
import type { TurnTimes } from './features/replies/runner.ts'
import { savedRoutes } from './features/saved/routes.ts'
import { sharedListRoutes } from './features/shared-lists/routes.ts'
import { keepListsTidy } from './features/shared-lists/service.ts'
import { shopRoutes } from './features/shop/routes.ts'
import { openShop } from './features/shop/service.ts'
import { createSources } from './features/sources/service.ts'
import { watchSources } from './features/sources/source-metrics.ts'
import { searchesOfTurn } from './features/sources/turn-budget.ts'
import { createTranslations, keepTranslationsTidy } from './features/translations/service.ts'
import { trueCostRoutes } from './features/true-cost/routes.ts'
import { readTariffs } from './features/true-cost/service.ts'
import { createLostPages } from './features/web/lost-pages.ts'
import { webRoutes } from './features/web/routes.ts'
import { needsSecondFactor } from './platform/addresses.ts'
import type { App } from './platform/app.ts'
import { registerCaller, type VerifyToken } from './platform/auth.ts'
import { backUpNightly } from './platform/backup/nightly.ts'
import type { Bus } from './platform/bus.ts'
import type { Clock } from './platform/clock.ts'
import { cspReportRoutes } from './platform/csp-reports.ts'
import { dailyTokensOf } from './platform/daily-tokens.ts'
import { registerErrorHandlers } from './platform/errors.ts'
import { createGuestPasses, guestPassRoutes } from './platform/guest-passes.ts'
import { createHttpApp } from './platform/http.ts'
import { registerIdentity } from './platform/identity.ts'
import { createJobs, type Jobs } from './platform/jobs.ts'
import { registerLimits } from './platform/limits.ts'
import type { Log } from './platform/log.ts'
import { createMailer, type Mailer, type MailSender } from './platform/mail.ts'
import { registerMetrics, watchJobs, watchMails, watchPool, watchRedis, watchReplica } from './platform/metrics.ts'
import { registerOpenApi } from './platform/openapi.ts'
import { apiPageRoutes } from './platform/openapi-page.ts'
import { pageStyleRoutes } from './platform/page-layout.ts'
import { warnOfUnknownProxy } from './platform/proxies.ts'
import { publicUrlOf } from './platform/public-url.ts'
import type { Replica } from './platform/replica.ts'
import { registerRequestLog } from './platform/request-log.ts'
import { createSecretBox } from './platform/secret-box.ts'
import { registerSecurity } from './platform/security.ts'
import { registerSecurityTxt } from './platform/security-txt.ts'
import { createSignIns } from './platform/sign-ins.ts'
import { createStreamSlots } from './platform/stream-slots.ts'
import { registerTracing } from './platform/tracing.ts'

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
  /** Translates texts of listings. */
  translate?: Translate
  /** Adds what the engine counts to `/metrics`. */
  watchEngine?(registry: App['metrics']): void
  /** The sources of offers, as configured. */
  marketplaces: readonly Marketplace[]
  /** Answers what may be some seconds old. Left out: `db` answers everything. */
  replica?: Replica<Database> | undefined
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
  /** Replaces how pictures of marketplaces and suppliers are fetched. */
  pictureLimits?: RemotePictureDeps['limits']
  /** A server that listens already, so that it can say "starting" before the app is there. */
  server?: Server
}

/** The product as an application that can be asked or listened with; nothing runs before it is ready. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const app = createHttpApp(deps)
  const lostPages = createLostPages()
  registerErrorHandlers(app, lostPages.show)
  registerTracing(app)
  registerRequestLog(app)
  warnOfUnknownProxy(app)
  registerCaller(app)
  await registerSecurity(app, deps.config)
  const passes = createGuestPasses(deps)
  const counted = await registerLimits(app, deps.config, { guest: { accept: passes.accept, link: guestPassPath } })
  registerOpenApi(app, apiOperations)
  registerMetrics(app, deps.config)
  deps.watchEngine?.(app.metrics)
  registerSecurityTxt(app, deps.config, deps.clock)

  const jobs = createJobs({ ...deps, isWorker: deps.doesJobs ?? true })
  backUpNightly(app, { ...deps, jobs })
  if (deps.config.marketplaces.includes('feed')) refreshFeeds(jobs, { ...deps, feeds: deps.config.feeds })
  app.addHook('onReady', jobs.start)
  keepRatesFresh(app, jobs, deps)
  app.addHook('preClose', jobs.close)
  watchJobs(app, jobs)
  watchReplica(app, deps.replica)
  watchPool(app, deps.db)
  watchRedis(app, counted.isRedisUsable)
  const mailer = noteRefusals(watchMails(app, deps.mailer ?? createMailer(deps.config, deps.clock)), deps)
  const publicUrl = () => publicUrlOf(deps.config, app.server.address())
  const shopName = deps.config.shop.info.name

  await app.register(apiPageRoutes)
  await app.register(healthRoutes, deps)
  await app.register(cspReportRoutes, { now: deps.clock })
  // The hosted provider makes its guests itself.
  if (!deps.config.firebase) await app.register(guestPassRoutes, { passes })
  const pictures = await registerPictures(app, deps)
  const looks = createLookReader()
  if (deps.config.searchesPictures) watchOffers(app, { ...deps, reader: looks, readPicture: pictures.read })
  app.addHook('onClose', looks.close)
  const proofs = await registerAccount(app, deps, { jobs, mailer, publicUrl, shopName })
  const offers = await registerShop(app, deps, { jobs, mailer, publicUrl, shopName, proofs, pictures, looks })
  const front = openShop(deps)
  await app.register(pageStyleRoutes)
  await app.register(mcpRoutes, { shopName })
  await app.register(shopRoutes, { ...deps, front })
  await app.register(guideRoutes, { shopName })
  await app.register(webRoutes, { ...deps, shop: front.info, offers, pictures, lostPages })
  return app
}

/** Pictures of offers, and how all answers from here on name them. */
async function registerPictures(app: App, { config, log, clock, pictureLimits }: AppDeps): Promise<ShownPictures & PictureFiles> {
  const cache = createPictureCache({ cacheDir: join(config.dataDir, 'media'), log, maxDiskBytes: config.media.maxBytes })
  const secrets = createSecretBox(config)
  const addresses = createRemoteAddresses({ hosts: config.media.hosts, key: () => secrets.keyFor('pictures') })
  const remote = createRemotePictures({
    cache,
    isAllowed: addresses.isAllowed,
    now: () => clock().getTime(),
    limits: pictureLimits,
  })
  const drawn = createPictureStore({ cache })
  await app.register(mediaRoutes, { pictures: drawn, remote: { addresses, pictures: remote } })
  const pictures = createShownPictures(addresses.show)
  showPictures(app, pictures)
  return { ...pictures, ...createPictureFiles({ drawn, remote, isAllowed: addresses.isAllowed }) }
}

type Proofs = ReturnType<typeof createProofs>

interface Shared extends MailSender {
  jobs: Jobs
  mailer: Mailer
}

/** Who may call, and what belongs to an account as such. Gives what proves an address; undefined with the hosted sign-in, which does that itself. */
async function registerAccount(app: App, deps: AppDeps, shared: Shared): Promise<Proofs | undefined> {
  const { jobs, shopName } = shared
  const letters = resetLetters({ ...deps, ...shared })
  const { identity, google, readToken } = await registerIdentity(app, {
    ...deps,
    db: deps.db.$pickTables<keyof IdentityTables>(),
    // The tables of the sign-in service and ours are one database, so its transaction reaches both.
    deleteOwned: (trx, uid) => deleteOwned(trx.$extendTables<Pick<Database, keyof Database>>(), uid, deps.clock),
    ...operatorHooks(deps.clock),
    sendResetLetter: letters.sendResetLetter,
    ...proofHooks({ ...shared, clock: deps.clock }),
    ...noticeHooks(shared),
  })
  await app.register(accountRoutes, { ...deps, identity, readToken })
  keepGuestsTidy(jobs, deps)
  if (!identity) {
    watchHostedGuests(app, deps)
    return undefined
  }
  await app.register(resetRoutes, { identity, shopName })
  await app.register(proofRoutes, { identity, shopName })
  await app.register(googleRoutes, { ...google, shopName })
  letters.sendAgain(identity)
  sendNotices(shared, identity)
  return createProofs({ ...deps, ...shared }, identity)
}

/** From the question to the order on its way. */
async function registerShop(
  app: App,
  deps: AppDeps,
  {
    jobs,
    mailer,
    publicUrl,
    shopName,
    proofs,
    pictures,
    looks,
  }: Shared & {
    proofs: Proofs | undefined
    pictures: ShownPictures
    looks: LookReader
  },
): Promise<Offers> {
  const {
    marketplaceDeadlineMs: deadlineMs,
    marketplaceLinkHosts: linkHosts,
    resolvesShortLinks,
    moqPolicy,
    unpaidOrders,
    shop,
    quotas,
  } = deps.config
  const slots = createStreamSlots(app, { db: deps.db, max: quotas.streams, log: deps.log })
  const { dailyTokens } = deps.config.llm ?? {}
  const translations = createTranslations({
    ...deps,
    // The shop's own share alone: no buyer asked for it.
    budget: dailyTokens && dailyTokensOf(deps.db, { ...dailyTokens, buyer: 0 }, '', deps.clock),
  })
  app.addHook('onClose', async () => translations.close())
  keepTranslationsTidy(jobs, deps)
  const sources = createSources(deps.marketplaces, { deadlineMs, log: deps.log, translate: translations.apply, watch: watchSources(app) })
  const offers = createOffers({
    ...deps,
    sources,
    linkHosts,
    translate: translations.apply,
    followShortLink: resolvesShortLinks ? (url, signal) => followShortLink(url, { hosts: linkHosts }, signal) : undefined,
  })
  app.addHook('onClose', async () => offers.close())
  const rates = createRateBook({ ...deps, marginPercent: deps.config.rateMarginPercent })
  const orders = createOrders(app, {
    ...deps,
    offers,
    rates,
    jobs,
    mailer,
    moqPolicy,
    unpaidOrders,
    quotas,
    slots,
    publicUrl,
    shopName,
    ordersTo: deps.config.ordersTo,
    webhook: deps.config.webhook,
    ...proofs,
  })
  const secrets = createSecretBox(deps.config)
  const lent = createLentPictures({ publicUrl, key: () => secrets.keyFor('lent pictures'), clock: deps.clock })
  await app.register(lentPictureRoutes, { ...deps, lent })
  const replies = createReplies(app, {
    ...deps,
    quotas,
    slots,
    turnDeps: (client) => ({
      retrieve: withLooks(deps.db, lent.linkTo, searchesOfTurn(sources, client)),
      ...toTurnOffers(offers),
      rate: (from, to) => rates.find(from, to)?.value,
      now: deps.clock,
      ...(deps.config.llm
        ? { llmBudget: dailyTokensOf(deps.db, deps.config.llm.dailyTokens, client.account || client.network, deps.clock) }
        : {}),
    }),
    listOrders: (uid) => listOrdersForAssistant(orders, uid),
    refresh: rates.refresh,
    times: deps.turnTimes,
  })
  await app.register(conversationRoutes, replies)
  await app.register(replyRoutes, { ...replies, pictures, looks })
  await app.register(productRoutes, { ...deps, sources, offers, rates, pictures })
  await app.register(priceRoutes, { db: deps.replica?.db ?? deps.db })
  keepPricesThin(jobs, deps)
  await watchPrices(app, {
    ...deps,
    sources,
    offers,
    rates,
    jobs,
    mailer,
    publicUrl,
    shopName,
    findProvenAddress: proofs?.findProvenAddress,
  })
  await app.register(trueCostRoutes, { table: readTariffs(deps.config) })
  await app.register(currencyRoutes, { rates })
  await app.register(cartRoutes, { ...deps, offers, rates })
  await app.register(savedRoutes, { ...deps, offers, rates })
  await app.register(sharedListRoutes, { ...deps, offers, rates })
  keepListsTidy(jobs, deps)
  await app.register(addressRoutes, deps)
  await app.register(orderRoutes, orders)
  const operators = {
    ...deps,
    publicUrl,
    signIns: createSignIns(deps.db.$pickTables<keyof IdentityTables>(), deps.clock),
    secrets,
    needsSecondFactor: (request: FastifyRequest) => needsSecondFactor(deps.config, request),
  }
  await app.register(operatorRoutes, operators)
  await app.register(deskRateRoutes, { ...operators, marginPercent: deps.config.rateMarginPercent })
  watchDeskSessions(jobs, deps)
  await app.register(paymentRoutes, { ...deps, shop })
  await app.register(deskRoutes, { ...orders, ...operators, shop })
  return offers
}
