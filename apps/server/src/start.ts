import { createServer, type RequestListener } from 'node:http'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { prepareRules } from '@karavan/assistant/engines/rules/rules-engine.ts'
import type { Marketplace } from '@karavan/marketplaces/port.ts'
import { buildApp } from './app.ts'
import { type Config, ConfigError } from './config.ts'
import type { Database } from './database.ts'
import { openEngine } from './engine.ts'
import { ensureSampleMarket, refreshImportedOffers } from './features/catalogue/seed.ts'
import { openMarketplaces } from './marketplaces.ts'
import { finishRestore } from './platform/backup/staging.ts'
import { memoryBus } from './platform/bus.ts'
import { systemClock } from './platform/clock.ts'
import { preparePrivateFolder } from './platform/data-folder.ts'
import { migrate, type OpenDatabase, openDatabase } from './platform/db.ts'
import { closeErrorReports, reportUnexpected, setErrorReporter } from './platform/error-reports.ts'
import { refuseNotReady } from './platform/errors.ts'
import type { Log } from './platform/log.ts'
import { publicUrlOf } from './platform/public-url.ts'
import { openReplica } from './platform/replica.ts'
import { saveMemoryWhenQuiet } from './platform/save-memory.ts'
import { serverTimes } from './platform/server-times.ts'
import { setTracer } from './platform/tracing.ts'

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

/** Brings tables and sample market to this release's state, for which a statement may take as long as it needs. */
async function prepareDatabase(config: Config, { db, kind }: OpenDatabase<Database>): Promise<void> {
  const patient = kind === 'postgres' ? await openDatabase<Database>({ ...config, databasePool: 1 }) : undefined
  try {
    await migrate(patient?.db ?? db)
    if (config.marketplaces.includes('sample')) await ensureSampleMarket({ db: patient?.db ?? db, clock: systemClock }, config)
  } finally {
    await patient?.close()
  }
}

/** Builds the product of these settings from its real parts and listens. */
export async function start(
  config: Config,
  { log, onLost, webBuilt, wrapMarketplace = (marketplace) => marketplace }: StartOptions,
): Promise<Started> {
  // Also where the database is elsewhere: pictures and emails lie in it.
  preparePrivateFolder(config.dataDir)
  finishRestore(config.dataDir)
  // Listens before anything else, so that a health check sees a process that is alive and not ready yet.
  const server = createServer(serverTimes)
  const starting: RequestListener = (request, response) => {
    if (request.url !== '/health/live') return refuseNotReady(response, 'The service is starting')
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify({ success: true }))
  }
  server.on('request', starting)
  await new Promise<void>((done, fail) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      fail(new ConfigError('PORT', `cannot listen on ${config.host}:${config.port} (${cause.code})`, { cause })),
    )
    server.listen(config.port, config.host, done)
  })
  const address = publicUrlOf(config, server.address())

  const { sentryDsn: dsn, sentryEnvironment: environment } = config
  if (dsn) {
    const { sentryReporter } = await import('./platform/sentry.ts')
    setErrorReporter(sentryReporter({ dsn, environment, processName: `${hostname()}:${config.port}` }, log))
  }
  const tracer = config.traces && (await import('./platform/open-telemetry.ts')).openTelemetry(config.traces, log)
  // Before the database is opened, whose queries are spans.
  setTracer(tracer)
  const opened = await openDatabase<Database>({ ...config, longestMs: config.statementTimeoutMs })
  opened.onLost(onLost)
  await prepareDatabase(config, opened)
  const { databaseReadUrl } = config
  const replica = databaseReadUrl ? openReplica(opened.db, { ...config, databaseReadUrl }, log) : undefined
  const stopping = new AbortController()
  // Imported offers can be searched as they are meanwhile.
  const refreshing = config.marketplaces.some((name) => name === 'catalogue' || name === 'feed')
    ? refreshImportedOffers({ db: opened.db, clock: systemClock }, stopping.signal).catch((err: unknown) => {
        log.error({ err }, 'imported offers could not be indexed again')
        reportUnexpected(err, { name: 'index imported offers', ids: {} })
      })
    : undefined

  await webBuilt
  const bus = config.redisUrl ? (await import('./platform/redis-bus.ts')).redisBus(config.redisUrl, log) : memoryBus()
  const app = await buildApp({
    config,
    db: opened.db,
    log,
    clock: systemClock,
    ...(await openEngine(config, log)),
    marketplaces: openMarketplaces(config, { ...opened, readDb: replica?.db, clock: systemClock, log }).map(wrapMarketplace),
    bus,
    replica,
    isOnlyProcess: opened.kind === 'embedded',
    server,
  })
  saveMemoryWhenQuiet(app)
  await app.ready()
  app.standing.isStarting = false
  server.off('request', starting)
  setImmediate(() => void prepareRules())

  return {
    address: `${address}/chat/`,
    async close() {
      app.standing.isEnding = true
      // Whoever spreads the calls looks at `/health` from time to time, and must have seen it before calls are refused.
      await wait(config.drainMs)
      const closed = new Promise((done) => server.close(done))
      server.closeIdleConnections()
      stopping.abort()
      await app.close()
      await refreshing
      server.closeAllConnections()
      await closed
      await bus.close()
      await replica?.close()
      await opened.close()
      await tracer?.close()
      setTracer(undefined)
      await closeErrorReports()
      setErrorReporter(undefined)
    },
  }
}
