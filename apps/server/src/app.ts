import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyError, type FastifyHttpOptions, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import { healthRoutes } from './features/health/routes.ts'
import { mediaRoutes } from './features/media/routes.ts'
import { webRoutes } from './features/web/routes.ts'
import type { VerifyToken } from './platform/auth.ts'
import type { Clock } from './platform/clock.ts'
import { registerErrorHandlers, sendError, toAppError } from './platform/errors.ts'
import { registerIdentity } from './platform/identity.ts'
import { newId } from './platform/ids.ts'
import type { Log } from './platform/log.ts'
import type { Database } from './platform/schema.ts'

/** The parts a running product is made of. `main.ts` builds the real ones, a test its own. */
export interface AppDeps {
  config: Config
  db: Kysely<Database>
  log: Log
  clock: Clock
  /** Replaces the check of bearer tokens: for tests that need a user without signing one up. */
  verifyToken?: VerifyToken
  /** A server that listens already, so that it can say "starting" before the app is there. */
  server?: Server
}

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, Log, ZodTypeProvider>

/** Largest JSON body (decision G-07). */
const bodyLimitBytes = 64 * 1024
/** Longest address; the longest real one is a product lookup by link of 2,048 characters, encoded. */
const pathParameterLimit = 300

export async function buildApp(deps: AppDeps): Promise<App> {
  const { server } = deps
  const app = Fastify({
    loggerInstance: deps.log,
    genReqId: newId,
    requestIdLogLabel: 'request_id',
    disableRequestLogging: true,
    bodyLimit: bodyLimitBytes,
    // Addresses the router itself cannot read, which never reach the error handler.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      void sendError(request, reply, toAppError(error)),
    routerOptions: { maxParamLength: pathParameterLimit },
    ...(server ? { serverFactory: (handler: RequestListener) => server.on('request', handler) } : {}),
  } satisfies FastifyHttpOptions<Server, Log>).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerErrorHandlers(app as unknown as FastifyInstance)

  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Karavan', version: '0.1.0', description: 'Shopping assistant for buying wholesale' } },
    transform: jsonSchemaTransform,
  })

  await registerIdentity(app as unknown as FastifyInstance, deps)
  await app.register(healthRoutes, deps)
  await app.register(mediaRoutes, { cacheDir: join(deps.config.dataDir, 'media'), log: deps.log })
  await app.register(webRoutes, deps)
  return app
}
