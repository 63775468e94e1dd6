import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { findUser } from './auth.ts'
import { AppError } from './errors.ts'

const minuteMs = 60_000

/** Where a call comes from, for counting: a network of an IPv6 customer is one place. */
export const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip)

/** Calls per window, for each address and for each user (decision G-08). */
const limits = {
  search: { max: 20, timeWindow: minuteMs },
  convert: { max: 120, timeWindow: minuteMs },
  signIn: { max: 10, timeWindow: minuteMs },
  signUp: { max: 10, timeWindow: minuteMs },
  reset: { max: 10, timeWindow: minuteMs },
  google: { max: 10, timeWindow: minuteMs },
  guest: { max: 30, timeWindow: 60 * minuteMs },
  /** Some of them have to be drawn. A page shows about sixty. */
  picture: { max: 1_500, timeWindow: minuteMs },
  rest: { max: 300, timeWindow: minuteMs },
} as const satisfies Record<string, { max: number; timeWindow: number }>
type Limited = keyof typeof limits

const identityLimits: Record<string, Limited> = {
  signUp: 'signUp',
  signInWithPassword: 'signIn',
  signInWithIdp: 'signIn',
  sendOobCode: 'reset',
  resetPassword: 'reset',
  update: 'rest',
  delete: 'rest',
  createAuthUri: 'rest',
}

/** Pages, films, health checks and the calls that keep a session alive are not counted. */
function findLimit({ method, routeOptions, body }: FastifyRequest): Limited | undefined {
  const url = routeOptions.url ?? ''
  if (url.startsWith('/identitytoolkit.googleapis.com/')) {
    const limit = identityLimits[url.split(':').at(-1) ?? '']
    // The same call makes guests and accounts; only its body tells them apart.
    return limit === 'signUp' && !(body as { email?: unknown } | undefined)?.email ? 'guest' : limit
  }
  if (url.startsWith('/media/sample/:')) return 'picture'
  if (method === 'POST' && url === '/account/reset') return 'reset'
  if (url === '/account/google/start') return 'google'
  if (!url.startsWith('/api/') || url === '/api/health') return undefined
  if (method === 'POST' && url.startsWith('/api/search/') && !url.startsWith('/api/search/stream/')) return 'search'
  return url === '/api/currency/convert' ? 'convert' : 'rest'
}

const needsBody = ({ routeOptions }: FastifyRequest) => routeOptions.url?.endsWith(':signUp') ?? false

/** How long a call waits for Redis before it goes on uncounted: a limit must not become an outage. */
const redisTimeoutMs = 250

/** Counts calls in this process, or in Redis for all processes together. Register it before the routes. */
export async function registerLimits(app: FastifyInstance, config: Pick<Config, 'isRateLimited' | 'redisUrl'>): Promise<void> {
  if (!config.isRateLimited) return
  const redis = config.redisUrl
    ? new (await import('ioredis')).Redis(config.redisUrl, {
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        commandTimeout: redisTimeoutMs,
        connectTimeout: 2_000,
      })
    : undefined
  redis?.on('error', (error) => app.log.warn({ err: error }, 'limits are not counted: Redis does not answer'))
  app.addHook('onClose', async () => redis?.disconnect())
  await app.register(rateLimit, { global: false, redis, nameSpace: 'karavan-limit-', skipOnError: true })

  const uids = new WeakMap<FastifyRequest, string>()
  const counters = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [
      name,
      {
        // The names are part of the keys: counters of one store share its key space.
        ofAddress: app.createRateLimit({ ...limit, keyGenerator: (request) => `${name}:ip:${addressOf(request)}` }),
        ofUser: app.createRateLimit({ ...limit, keyGenerator: (request) => `${name}:uid:${uids.get(request)}` }),
      },
    ]),
  ) as Record<Limited, Record<'ofAddress' | 'ofUser', ReturnType<FastifyInstance['createRateLimit']>>>

  async function count(request: FastifyRequest, reply: FastifyReply) {
    const limited = findLimit(request)
    if (!limited) return
    const { ofAddress, ofUser } = counters[limited]
    const counts = [await ofAddress(request)]
    // Whether a token can be checked at the moment is for the route to say.
    const user = request.url.startsWith('/api/') ? await findUser(request).catch(() => undefined) : undefined
    if (user) {
      uids.set(request, user.uid)
      counts.push(await ofUser(request))
    }
    for (const count of counts) {
      if (count.isAllowed || !count.isExceeded) continue
      reply.header('retry-after', count.ttlInSeconds)
      // The status is for the identity routes, which know no AppError.
      throw Object.assign(new AppError('too_many_requests'), { statusCode: 429 })
    }
  }
  app.addHook('onRequest', async (request, reply) => {
    if (!needsBody(request)) await count(request, reply)
  })
  app.addHook('preValidation', async (request, reply) => {
    if (needsBody(request)) await count(request, reply)
  })
}
