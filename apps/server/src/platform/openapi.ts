import { errorAnswer } from '@karavan/contract/errors.ts'
import type { FastifySchema, RouteOptions } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { App } from './app.ts'
import { allowUser, requireRegistered, requireUser } from './auth.ts'

const bearer = [{ bearer: [] }]
/** What a route's guard asks for; a call without one needs no token. */
const securityOf = new Map<unknown, Record<string, string[]>[]>([
  [requireUser, bearer],
  [requireRegistered, bearer],
  [allowUser, [...bearer, {}]],
])

declare module 'fastify' {
  interface FastifyInstance {
    /** The description of every call in OpenAPI, made from the schemas the calls are checked with. */
    describeApi(): Promise<object>
    /** Every route, in the order in which they were added. */
    routeTable: readonly RouteOptions[]
  }
}

/** Register it before the routes. */
export function registerOpenApi(app: App): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(route)
  })
  app.decorate('routeTable', routes)
  let described: Promise<object> | undefined
  app.decorate('describeApi', () => {
    described ??= describe(routes)
    return described
  })
}

/** What makes the description is loaded when somebody asks for it: few do, and its parts are a tenth of all code that a start would load. */
async function describe(routes: readonly RouteOptions[]): Promise<object> {
  const [{ default: Fastify }, { default: swagger }] = await Promise.all([import('fastify'), import('@fastify/swagger')])
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Karavan',
        version: '0.1.0',
        description:
          'Shopping assistant for buying wholesale. The sign-in service speaks the Identity Toolkit protocol under /identitytoolkit.googleapis.com/ and ' +
          '/securetoken.googleapis.com/ and is described by its vendor.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'ID token of the sign-in service' } } },
    },
    transform: (input) => {
      const { schema, route } = input
      if (!schema || schema.hide) return jsonSchemaTransform(input)
      const guard = [route.onRequest, route.preHandler].flat().find((hook) => securityOf.has(hook))
      const described: FastifySchema = {
        ...schema,
        ...(guard ? { security: securityOf.get(guard) } : {}),
        response: {
          ...(schema.response as Record<string, unknown> | undefined),
          '4XX': {
            description: 'Refused: `code` says why, `fields` which value',
            content: { 'application/json': { schema: errorAnswer } },
          },
          '5XX': { description: 'Failed here', content: { 'application/json': { schema: errorAnswer } } },
        },
      }
      return jsonSchemaTransform({ ...input, schema: described })
    },
  })
  for (const { method, url, schema, onRequest, preHandler } of routes) {
    app.route({ method, url, schema, onRequest, preHandler, exposeHeadRoute: false, handler: async () => undefined })
  }
  await app.ready()
  return app.swagger()
}
