import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { rulesEngine, warmUpRules } from '@karavan/assistant/engines/rules/rules-engine.ts'
import { catalogueMarketplace } from '@karavan/marketplaces/catalogue/adapter.ts'
import type { Marketplace } from '@karavan/marketplaces/port.ts'
import { sampleMarketplace } from '@karavan/marketplaces/sample/adapter.ts'
import { buildApp } from './app.ts'
import { ConfigError, type MarketplaceName, readConfig } from './config.ts'
import { ensureSampleMarket, refreshImportedOffers } from './features/catalogue/seed.ts'
import { memoryBus, redisBus } from './platform/bus.ts'
import { systemClock } from './platform/clock.ts'
import { migrate, type OpenDatabase, openDatabase } from './platform/db.ts'
import { createLog } from './platform/log.ts'

/** How long the calls that run when the process is told to stop may still take. */
const closingTimeoutMs = 10_000

const sources: Record<MarketplaceName, (db: OpenDatabase['db']) => Marketplace> = {
  sample: sampleMarketplace,
  catalogue: catalogueMarketplace,
}

/**
 * Searches in our own store are the heaviest thing the database does. A few at a time keep it busy; more would only make every new question wait
 * behind them all.
 */
const storeSearchesAtOnce = { embedded: 2, postgres: Math.max(2, availableParallelism()) }

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)

  // Listens before anything else, so that whoever watches sees a process that is alive and not ready yet.
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
  const { port } = server.address() as AddressInfo
  const address = config.publicUrl ?? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`

  const opened = await openDatabase(config)
  opened.onLost((reason) => {
    log.fatal({ reason }, 'the embedded database ended')
    process.exit(1)
  })
  await migrate(opened.db)
  const stopping = new AbortController()
  if (config.marketplaces.includes('sample')) await ensureSampleMarket({ db: opened.db, clock: systemClock })
  // Imported offers can be searched as they are meanwhile.
  const refreshing = config.marketplaces.includes('catalogue')
    ? refreshImportedOffers({ db: opened.db, clock: systemClock }, stopping.signal).catch((err: unknown) =>
        log.error({ err }, 'imported offers could not be indexed again'),
      )
    : undefined

  const bus = config.redisUrl ? redisBus(config.redisUrl, log) : memoryBus()
  const app = await buildApp({
    config,
    db: opened.db,
    log,
    clock: systemClock,
    engine: rulesEngine,
    marketplaces: config.marketplaces.map((name) => ({ ...sources[name](opened.db), searchesAtOnce: storeSearchesAtOnce[opened.kind] })),
    bus,
    isOnlyProcess: opened.kind === 'embedded',
    server,
  })
  await app.ready()
  server.off('request', starting)
  process.stdout.write(`Karavan is ready: ${address}/chat/\n`)
  setImmediate(warmUpRules)

  let closing = false
  const close = async (signal: string): Promise<void> => {
    if (closing) return
    closing = true
    log.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), closingTimeoutMs).unref()
    const closed = new Promise((done) => server.close(done))
    server.closeIdleConnections()
    stopping.abort()
    await app.close()
    await refreshing
    server.closeAllConnections()
    await closed
    await bus.close()
    await opened.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close(signal))
}

main().catch((error: unknown) => {
  const line = error instanceof ConfigError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`Karavan could not start: ${line}\n`)
  process.exit(1)
})
