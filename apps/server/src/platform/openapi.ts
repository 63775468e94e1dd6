import swagger from '@fastify/swagger'
import { errorAnswer } from '@karavan/contract/errors.ts'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { allowUser, requireRegistered, requireUser } from './auth.ts'

const bearer = [{ bearer: [] }]
/** What a route's guard asks for; a call without one needs no token. */
const securityOf = new Map<unknown, Record<string, string[]>[]>([
  [requireUser, bearer],
  [requireRegistered, bearer],
  [allowUser, [...bearer, {}]],
])

/** The description of every call at `/api/docs/json`, made from the schemas the calls are checked with. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
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
}
