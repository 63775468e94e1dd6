import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { App } from './app.ts'
import { findUser } from './auth.ts'
import { AppError } from './errors.ts'
import type { Client } from './fair-line.ts'

const minuteMs = 60_000

/** Where a call comes from, for counting: a network of an IPv6 customer is one place. */
export const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip)

/** Who asks, for taking turns. */
export const clientOf = (request: FastifyRequest): Client => ({ network: addressOf(request), account: findUser(request)?.uid ?? '' })

/** Calls per window, for each address and for each user. */
const limits = {
  search: { max: 20, timeWindow: minuteMs },
  convert: { max: 120, timeWindow: minuteMs },
  signIn: { max: 10, timeWindow: minuteMs },
  signUp: { max: 10, timeWindow: minuteMs },
  reset: { max: 10, timeWindow: minuteMs },
  google: { max: 10, timeWindow: minuteMs },
  /** Whole offices and mobile networks share an address. */
  guest: { max: 600, timeWindow: 60 * minuteMs },
  /** Some of them have to be drawn. A page shows about sixty. */
  picture: { max: 1_500, timeWindow: minuteMs },
  /** What keeps sessions alive: wide, as whole offices share an address, and refused without the words that end a session. */
  session: { max: 1_200, timeWindow: minuteMs },
  /** Each is drawn anew. */
  document: { max: 20, timeWindow: minuteMs },
  /** A whole history is read and written out. */
  export: { max: 20, timeWindow: 10 * minuteMs },
  report: { max: 30, timeWindow: minuteMs },
  /** Of every route that declares no other. */
  standard: { max: 300, timeWindow: minuteMs },
} as const satisfies Record<string, { max: number; timeWindow: number }>
type Limit = keyof typeof limits

/** `none`: not counted. A function tells by the body what a call counts as, where one address serves different things. */
export type RouteLimit = Limit | 'none' | ((body: unknown) => Limit)

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What calls of this route count as; `standard` where it is left out. */
    limit?: RouteLimit
  }
}

/** Declares a limit for those routes of this plugin that declare none. Call it before the routes are added. */
export function limitRoutes(app: App, limit: RouteLimit): void {
  app.addHook('onRoute', (route) => {
    route.config = { limit, ...route.config }
  })
}

/** What a call may bring where its limit is reached: `guest` with work that was done for it, told of by a link in the refusal. */
type Instead = Partial<Record<Limit, { accept(request: FastifyRequest): Promise<boolean>; link: string }>>

/** `isRedisUsable`: whether Redis counts at the moment, where it is to. */
export interface CountedBy {
  isRedisUsable?: () => boolean
}

/** Counts calls in this process, or in Redis for all processes together. Register it after the hook that identifies callers, before the routes. */
export async function registerLimits(
  app: App,
  config: Pick<Config, 'isRateLimited' | 'redisUrl'>,
  instead: Instead = {},
): Promise<CountedBy> {
  if (!config.isRateLimited) return {}
  const shared = config.redisUrl ? (await import('./limit-store.ts')).redisLimitStore(config.redisUrl, app.log) : undefined
  app.addHook('onClose', async () => shared?.close())
  await app.register(rateLimit, { global: false, ...(shared && { store: shared.Store }) })

  const counters = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [
      name,
      {
        // The names are part of the keys: counters of one store share its key space.
        ofAddress: app.createRateLimit({ ...limit, keyGenerator: (request) => `${name}:ip:${addressOf(request)}` }),
        ofUser: app.createRateLimit({ ...limit, keyGenerator: (request) => `${name}:uid:${findUser(request)?.uid}` }),
      },
    ]),
  ) as Record<Limit, Record<'ofAddress' | 'ofUser', ReturnType<App['createRateLimit']>>>

  async function count(request: FastifyRequest, reply: FastifyReply, limit: Limit) {
    const { ofAddress, ofUser } = counters[limit]
    const counts = [await ofAddress(request)]
    if (findUser(request)) counts.push(await ofUser(request))
    const counted = counts.flatMap((count) => (count.isAllowed ? [] : [count]))
    const tightest = counted.toSorted((a, b) => Number(b.isExceeded) - Number(a.isExceeded) || a.remaining - b.remaining)[0]
    if (!tightest) return
    // As the draft of the IETF names them: what is left is said before it is used up.
    reply.headers({
      'ratelimit-limit': tightest.max,
      'ratelimit-remaining': tightest.remaining,
      'ratelimit-reset': tightest.ttlInSeconds,
    })
    if (!tightest.isExceeded || (await instead[limit]?.accept(request))) return
    if (instead[limit]) reply.header('link', `<${instead[limit].link}>; rel="help"`)
    reply.header('retry-after', tightest.ttlInSeconds)
    // The status is for the identity routes, which know no AppError.
    throw Object.assign(new AppError('too_many_requests'), { statusCode: 429 })
  }
  const limitOf = ({ routeOptions }: FastifyRequest): RouteLimit => routeOptions.config.limit ?? 'standard'
  app.addHook('onRequest', async (request, reply) => {
    const limit = limitOf(request)
    if (typeof limit === 'string' && limit !== 'none') await count(request, reply, limit)
  })
  app.addHook('preValidation', async (request, reply) => {
    const limit = limitOf(request)
    if (typeof limit === 'function') await count(request, reply, limit(request.body))
  })
  return shared ? { isRedisUsable: shared.isUsable } : {}
}
