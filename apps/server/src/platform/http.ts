import type { RequestListener, Server } from 'node:http'
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { App } from './app.ts'
import { refuseNotReady, refuseUnreadable, sendError, toAppError } from './errors.ts'
import { newId } from './ids.ts'
import type { Log } from './log.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * `isStarting`: whoever handed over the server still answers for it. `isEnding`: it still serves whoever calls, and asks to be called no more.
     * `isClosing`: it takes no call any more.
     */
    standing: { isStarting: boolean; isEnding: boolean; isClosing: boolean }
  }
}

const startTimeoutMs = 120_000
/** Largest JSON body. */
const maxBodyBytes = 64 * 1024
/** Longest address; the longest real one is a product lookup by link of 2,048 characters, encoded. */
const maxParamLength = 300

/**
 * Named at the start rather than set afterwards, so that the framework does not load its own two compilers as well. An `object` first, because the
 * framework's type of this option knows compilers of JSON Schema only.
 */
const compilers: object = { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler }
type CompilersFactory = NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']

export interface HttpParts {
  config: Pick<Config, 'trustProxy'>
  log: Log
  /** A server that listens already, so that it can say "starting" before the app is there. */
  server?: Server
}

/** An id that a proxy or a caller gives a request, so that one id leads through all logs. One that could be mistaken for something else in a line is not taken over. */
const readRequestId = (given: string | string[] | undefined): string | undefined =>
  typeof given === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{7,127}$/.test(given) ? given : undefined

/** The bare application: how requests are read, named and bounded. It has no routes, hooks or error answers yet. */
export function createHttpApp({ config: { trustProxy }, log, server }: HttpParts): App {
  const standing = { isStarting: server !== undefined, isEnding: false, isClosing: false }
  const app = Fastify({
    loggerInstance: log as App['log'],
    genReqId: ({ headers }) => readRequestId(headers['x-request-id']) ?? newId(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: maxBodyBytes,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    clientErrorHandler: refuseUnreadable,
    // A slow machine that makes its tables for the first time is no failure.
    pluginTimeout: startTimeoutMs,
    // Addresses the router itself cannot read, which never reach the error handler.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      void sendError(request, reply, toAppError(error)),
    routerOptions: { maxParamLength },
    schemaController: { compilersFactory: compilers as CompilersFactory },
    // The framework's own answer to a call that comes in these moments is none of ours and does not say when to come again.
    ...(server && {
      serverFactory: (handle: RequestListener) =>
        server.on('request', (request, response) => {
          if (standing.isStarting) return
          if (standing.isClosing) return refuseNotReady(response, 'The service is about to end')
          handle(request, response)
        }),
    }),
  }).withTypeProvider<ZodTypeProvider>()
  app.addHook('preClose', async () => {
    standing.isClosing = true
  })
  app.decorate('standing', standing)
  return app
}
