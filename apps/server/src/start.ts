import { createServer, type RequestListener } from 'node:http'
import { availableParallelism } from 'node:os'
import { rulesEngine, warmUpRules } from '@karavan/assistant/engines/rules/rules-engine.ts'
import { catalogueMarketplace } from '@karavan/marketplaces/catalogue/adapter.ts'
import type { Marketplace } from '@karavan/marketplaces/port.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import type { Kysely } from 'kysely'
import { buildApp } from './app.ts'
import { type Config, ConfigError, type MarketplaceName } from './config.ts'
import type { Database } from './database.ts'
import { ensureSampleMarket, refreshImportedOffers } from './features/catalogue/seed.ts'
import { memoryBus } from './platform/bus.ts'
import { systemClock } from './platform/clock.ts'
import { preparePrivateFolder } from './platform/data-folder.ts'
import { migrate, openDatabase } from './platform/db.ts'
import type { Log } from './platform/log.ts'
import { publicUrlOf } from './platform/public-url.ts'

const sources: Record<MarketplaceName, (db: Kysely<Database>) => Marketplace> = {
  sample: sampleMarketplace,
  catalogue: catalogueMarketplace,
}

/** Searches in our own store are the heaviest thing the database does. A few at a time keep it busy; more would only make every new question wait. */
const storeSearchesAtOnce = { embedded: 2, postgres: Math.max(2, availableParallelism()) }

export interface Started {
  /** The address that people open. */
  address: string
  /** Lets running work finish, then closes everything. */
  close(): Promise<void>
}

export interface StartOptions {
  log: Log
  /** Called when the embedded database ends by itself. */
  onLost(reason: string): void
  /** Ends when the web apps are built: their files are looked for once, at the start. */
  webBuilt?: Promise<void>
  /** Stands between the product and each of its marketplaces: for tests that need a slow or failing one. */
  wrapMarketplace?(marketplace: Marketplace): Marketplace
}

/** Builds the product of these settings from its real parts and listens. */
export async function start(
  config: Config,
  { log, onLost, webBuilt, wrapMarketplace = (marketplace) => marketplace }: StartOptions,
): Promise<Started> {
  // Also where the database is elsewhere: pictures and emails lie in it.
  preparePrivateFolder(config.dataDir)
  // Listens before anything else, so that a health check sees a process that is alive and not ready yet.
  const server = createServer({ requestTimeout: 60_000 })
  const starting: RequestListener = (request, response) => {
    const isLive = request.url === '/health/live'
    response.writeHead(isLive ? 200 : 503, { 'content-type': 'application/json; charset=utf-8', ...(isLive ? {} : { 'retry-after': '1' }) })
    response.end(
      JSON.stringify(isLive ? { success: true } : { success: false, error: 'The service is starting', code: 'not_ready', request_id: '' }),
    )
  }
  server.on('request', starting)
  await new Promise<void>((done, fail) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      fail(new ConfigError('PORT', `cannot listen on ${config.host}:${config.port} (${cause.code})`, { cause })),
    )
    server.listen(config.port, config.host, done)
  })
  const address = publicUrlOf(config, server.address())

  const opened = await openDatabase<Database>(config)
  opened.onLost(onLost)
  await migrate(opened.db)
  const stopping = new AbortController()
  if (config.marketplaces.includes('sample')) await ensureSampleMarket({ db: opened.db, clock: systemClock }, config)
  // Imported offers can be searched as they are meanwhile.
  const refreshing = config.marketplaces.includes('catalogue')
    ? refreshImportedOffers({ db: opened.db, clock: systemClock }, stopping.signal).catch((err: unknown) =>
        log.error({ err }, 'imported offers could not be indexed again'),
      )
    : undefined

  await webBuilt
  const bus = config.redisUrl ? (await import('./platform/redis-bus.ts')).redisBus(config.redisUrl, log) : memoryBus()
  const app = await buildApp({
    config,
    db: opened.db,
    log,
    clock: systemClock,
    engine: rulesEngine,
    marketplaces: config.marketplaces.map((name) =>
      wrapMarketplace({ ...sources[name](opened.db), searchesAtOnce: storeSearchesAtOnce[opened.kind] }),
    ),
    bus,
    isOnlyProcess: opened.kind === 'embedded',
    server,
  })
  await app.ready()
  server.off('request', starting)
  setImmediate(warmUpRules)

  return {
    address: `${address}/chat/`,
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeIdleConnections()
      stopping.abort()
      await app.close()
      await refreshing
      server.closeAllConnections()
      await closed
      await bus.close()
      await opened.close()
    },
  }
}
