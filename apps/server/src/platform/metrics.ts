import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, type OpenMetricsContentType, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { isForThisMachine, isLocalRequest } from './addresses.ts'
import type { App } from './app.ts'
import { poolStateOf } from './db.ts'
import { AppError } from './errors.ts'
import { FinalJobError, type Jobs } from './jobs.ts'
import type { Mailer } from './mail.ts'
import { release } from './release.ts'
import type { ReplicaState } from './replica.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/metrics` shows: parts of the product add theirs. */
    metrics: Registry
  }
}

/** From a look into memory to a reply's longest step, in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

let ofProcess: Registry | undefined
/**
 * What the runtime tells of the process, watched once however many apps are built in it: the library's watch of the event loop and of the collections of
 * garbage has no end, and keeps the registry that it was begun for.
 */
function metricsOfProcess(): Registry {
  if (ofProcess) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  return ofProcess
}

/**
 * `/metrics` in the text form of Prometheus, or in that of OpenMetrics for who asks for it: the process, calls by route, open streams and running replies. No buyer, no address, no text. For whoever
 * has METRICS_TOKEN; without one for this machine alone, and not at all where others can call.
 */
export function registerMetrics(app: App, config: Pick<Config, 'metricsToken' | 'host' | 'publicUrl' | 'trustProxy'>): void {
  const { metricsToken } = config
  const mayRead = (request: FastifyRequest) =>
    metricsToken === undefined
      ? isForThisMachine(config) && isLocalRequest(request)
      : isSame(request.headers.authorization, `Bearer ${metricsToken}`)
  const registry = new Registry()
  app.decorate('metrics', registry)
  const runtime = metricsOfProcess()
  for (const { name } of runtime.getMetricsAsArray()) registry.registerMetric(runtime.getSingleMetric(name)!)
  new Gauge({
    name: 'karavan_open_streams',
    help: 'Readers that follow a reply',
    registers: [registry],
    collect() {
      this.set(app.openStreams.streams)
    },
  })
  new Gauge({
    name: 'karavan_running_replies',
    help: 'Replies that this process is working on',
    registers: [registry],
    collect() {
      this.set(app.openReplies)
    },
  })
  new Gauge({
    name: 'karavan_build_info',
    help: 'The release that runs; always 1',
    labelNames: ['version'] as const,
    registers: [registry],
  }).set({ version: release() }, 1)
  const durations = new Histogram({
    name: 'karavan_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer; streams are left out',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [registry],
  })
  app.get('/metrics', { schema: { hide: true }, logLevel: 'silent', config: { limit: 'none' } }, async (request, reply) => {
    if (!mayRead(request)) throw new AppError(metricsToken === undefined ? 'not_found' : 'unauthenticated')
    const isOpen = request.headers.accept?.includes('application/openmetrics-text') === true
    reply.type(isOpen ? Registry.OPENMETRICS_CONTENT_TYPE : registry.contentType)
    return isOpen ? openMetricsOf(registry) : registry.metrics()
  })
  // The route's pattern, not its address: ids would make a series of every call.
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (!route || reply.getHeader('content-type')?.toString().startsWith('text/event-stream')) return
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
}

/**
 * The figures in the text form of OpenMetrics. The library would rename the counters for good, and so for whoever asks for the other form next: it is given
 * metrics that stand for ours.
 */
async function openMetricsOf(registry: Registry): Promise<string> {
  const open = new Registry<OpenMetricsContentType>()
  open.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  for (const { name } of registry.getMetricsAsArray()) {
    const metric = registry.getSingleMetric(name)!
    const shown: Metric = Object.create(metric, {
      name: { value: name, writable: true },
      getForPromString: { value: undefined },
      // It adds the ending to each counter itself.
      get: { value: async () => ({ ...(await metric.get()), ...(metric instanceof Counter && { name: name.replace(/_total$/, '') }) }) },
    })
    open.registerMetric(shown)
  }
  return open.metrics()
}

/** Connections to the database, and what waits for one: a pool that is always busy is too small, or the database too slow. */
export function watchPool({ metrics }: Pick<App, 'metrics'>, db: object): void {
  const registers = [metrics]
  new Gauge({
    name: 'karavan_database_connections',
    help: 'Connections to the database that are in use (busy) and that wait for a query (idle)',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const state = poolStateOf(db)
      for (const one of ['busy', 'idle'] as const) this.set({ state: one }, state?.[one] ?? 0)
    },
  })
  new Gauge({
    name: 'karavan_database_waiting_queries',
    help: 'Queries that no connection is free for',
    registers,
    collect() {
      this.set(poolStateOf(db)?.waiting ?? 0)
    },
  })
}

/** Whether Redis answers, where there is one. */
export function watchRedis({ metrics }: Pick<App, 'metrics'>, isUsable: (() => boolean) | undefined): void {
  new Gauge({
    name: 'karavan_redis_usable',
    help: '1 where Redis counts the calls of all processes, 0 where each process counts its own',
    registers: [metrics],
    collect() {
      if (isUsable) this.set(isUsable() ? 1 : 0)
      else this.remove()
    },
  })
}

/** Jobs that wait and that failed for good, as all processes of the database see them. */
export function watchJobs({ metrics }: Pick<App, 'metrics'>, jobs: Pick<Jobs, 'count'>): void {
  new Gauge({
    name: 'karavan_jobs',
    help: 'Jobs that are to be done by now (waiting), and that failed for good (failed)',
    labelNames: ['state'] as const,
    registers: [metrics],
    async collect() {
      // A database that is away must not take the other figures with it.
      const found = await jobs.count().catch(() => undefined)
      if (!found) return this.reset()
      this.set({ state: 'waiting' }, found.waiting)
      this.set({ state: 'failed' }, found.dead)
    },
  })
}

/** What is read from a replica, where there is one. */
export function watchReplica({ metrics }: Pick<App, 'metrics'>, replica: ReplicaState | undefined): void {
  const registers = [metrics]
  new Gauge({
    name: 'karavan_replica_usable',
    help: '1 where reads go to the replica, 0 where the primary answers in its place',
    registers,
    collect() {
      if (replica) this.set(replica.isUsable() ? 1 : 0)
      else this.remove()
    },
  })
  new Gauge({
    name: 'karavan_replica_lag_seconds',
    help: 'What the replica may lack at most',
    registers,
    collect() {
      const lagMs = replica?.lagMs()
      if (lagMs === undefined) this.remove()
      else this.set(lagMs / 1000)
    },
  })
  new Counter({
    name: 'karavan_replica_reads_total',
    help: 'Reads that may be answered by the replica, by who has answered',
    labelNames: ['server'] as const,
    registers,
    collect() {
      this.reset()
      if (replica) for (const server of ['replica', 'primary'] as const) this.inc({ server }, replica.reads[server])
    },
  })
}

/** The mailer, with what comes of its mails counted: `failed` ones are tried again, `refused` ones are not. */
export function watchMails({ metrics }: Pick<App, 'metrics'>, mailer: Mailer): Mailer {
  const mails = new Counter({
    name: 'karavan_mails_total',
    help: 'Mails that the server took (sent), did not take now (failed) or will never take (refused)',
    labelNames: ['outcome'] as const,
    registers: [metrics],
  })
  for (const outcome of ['sent', 'failed', 'refused']) mails.inc({ outcome }, 0)
  return {
    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        mails.inc({ outcome: error instanceof FinalJobError ? 'refused' : 'failed' })
        throw error
      }
      mails.inc({ outcome: 'sent' })
    },
  }
}

/** In a time that tells nothing of where they differ. */
function isSame(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return given !== undefined && timingSafeEqual(digest(given), digest(expected))
}
