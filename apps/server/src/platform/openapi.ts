import * as contractErrors from '@karavan/contract/errors.ts'
import type { FastifySchema, RouteOptions } from 'fastify'
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { App } from './app.ts'
import type { Access, Guard } from './auth.ts'
import { release } from './release.ts'
import { deskCookieName } from './sign-ins.ts'

/** What a call is named and how an example of it looks. */
export interface Operation {
  /** Of the call alone, and for ever: what a generated client calls its method. */
  id: string
  summary: string
  /** An example of the JSON body. */
  body?: object
  /** The field of a file, for a call that takes one. */
  upload?: string
}

/** By method and path, as in `GET /api/orders/{id}`. */
export type Operations = Readonly<Record<string, Operation>>

const bearer = (...roles: string[]) => ({ bearer: roles })
/** Which tokens a call takes. Beside `bearer` stand the roles that its token must have. */
const securityOf: Record<Access, Record<string, string[]>[]> = {
  optional: [bearer(), {}],
  user: [bearer()],
  account: [bearer('account')],
  operator: [bearer('account', 'operator')],
  desk: [{ ...bearer('account', 'operator'), deskSession: [] }],
}

const tags = {
  account: 'The caller’s account, its sessions, mails and data',
  addresses: 'Where orders are delivered to',
  cart: 'The cart, priced at every read',
  conversations: 'What was said',
  currency: 'Rates of exchange',
  desk: 'The operator’s desk',
  health: 'Whether the process runs and can serve',
  orders: 'Orders, their payment and their photos',
  products: 'Offers',
  search: 'Questions and the replies to them',
  'sign-in': 'The sign-in service, which speaks the Identity Toolkit protocol and is described by its vendor',
  web: 'What browsers say to the server by themselves',
} as const

const isOurs = (url: string) => /^\/(?:api|health)\b/.test(url)

function tagOf(url: string): keyof typeof tags {
  if (!isOurs(url)) return 'sign-in'
  const part = url.split('/').find((name) => name !== '' && name !== 'api') ?? ''
  return part in tags ? (part as keyof typeof tags) : 'web'
}

/** What a route asks of its caller: its own guard, else the one of its plugin. Undefined where anybody may call. */
export function accessOf({ onRequest, config }: Pick<RouteOptions, 'onRequest' | 'config'>): Access | undefined {
  const guard = [onRequest].flat().find((hook): hook is typeof hook & Guard => hook !== undefined && 'access' in hook)
  return guard?.access ?? config?.access
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The description of every call in OpenAPI, made from the schemas the calls are checked with. */
    describeApi(): Promise<object>
    /** Every route, in the order in which they were added. */
    routeTable: readonly RouteOptions[]
  }
}

/** Register it before the routes. */
export function registerOpenApi(app: App, operations: Operations): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(route)
  })
  app.decorate('routeTable', routes)
  let described: Promise<object> | undefined
  app.decorate('describeApi', () => {
    described ??= describe(routes, operations)
    return described
  })
}

/** A path as the description writes it. */
const toPath = (url: string) => url.replace(/:(\w+)/g, '{$1}')

/** For calls of the sign-in service: their own errors, and no more of them than that they exist. */
const signInAnswers = {
  200: { description: 'As the protocol says', content: { 'application/json': { schema: z.looseObject({}) } } },
  '4XX': {
    description: 'Refused: `error.message` says why',
    content: { 'application/json': { schema: z.object({ error: z.looseObject({ code: z.int(), message: z.string() }) }) } },
  },
}

const ourErrors = {
  '4XX': {
    description: 'Refused: `code` says why, `fields` which value',
    content: { 'application/json': { schema: contractErrors.errorAnswer } },
  },
  '5XX': { description: 'Failed here', content: { 'application/json': { schema: contractErrors.errorAnswer } } },
}

/** The schemas that the contract exports become components by their names there. Those of queries cannot: each of their fields is a parameter. */
async function nameSchemas() {
  const modules = await Promise.all([
    import('@karavan/contract/account.ts'),
    import('@karavan/contract/addresses.ts'),
    import('@karavan/contract/cart.ts'),
    import('@karavan/contract/common.ts'),
    import('@karavan/contract/compare.ts'),
    import('@karavan/contract/conversations.ts'),
    import('@karavan/contract/desk.ts'),
    import('@karavan/contract/operators.ts'),
    import('@karavan/contract/orders.ts'),
    import('@karavan/contract/payment.ts'),
    import('@karavan/contract/product-card.ts'),
    import('@karavan/contract/products.ts'),
    import('@karavan/contract/search.ts'),
    import('@karavan/contract/selection.ts'),
    import('@karavan/contract/shop.ts'),
    import('@karavan/contract/stream-events.ts'),
  ])
  const names = z.registry<{ id: string }>()
  for (const module of [contractErrors, ...modules]) {
    for (const [name, schema] of Object.entries<unknown>(module)) {
      const isNamed = schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion
      if (isNamed && !/Query$/.test(name) && !names.has(schema)) names.add(schema, { id: name.charAt(0).toUpperCase() + name.slice(1) })
    }
  }
  return names
}

/** What makes the description is loaded when somebody asks for it: few do, and its parts are a tenth of all code that a start would load. */
async function describe(routes: readonly RouteOptions[], operations: Operations): Promise<object> {
  const [{ default: Fastify }, { default: swagger }, schemaRegistry] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    nameSchemas(),
  ])
  const toJsonSchema = createJsonSchemaTransform({ schemaRegistry })
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Karavan',
        version: release(),
        license: { name: 'MIT', identifier: 'MIT' },
        description: 'Shopping assistant for buying wholesale. Amounts are numbers with at most two decimals, times are UTC in ISO 8601.',
      } as object as { title: string; version: string },
      servers: [{ url: '/' }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'ID token of the sign-in service' },
          deskSession: {
            type: 'apiKey',
            in: 'cookie',
            name: deskCookieName,
            description:
              'The opened desk, asked for only where a second factor is required or set up. Over https the name begins with `__Host-`',
          },
        },
      },
    },
    transform: (input) => {
      const { schema = {}, route } = input
      if (schema.hide) return toJsonSchema({ ...input, schema })
      const operation = operations[`${route.method} ${toPath(input.url)}`]
      const access = accessOf(route)
      const answers = isOurs(input.url) ? { ...(schema.response as object | undefined), ...ourErrors } : signInAnswers
      const described: FastifySchema = {
        ...schema,
        tags: [tagOf(input.url)],
        ...(operation ? { operationId: operation.id, summary: operation.summary } : signInName(input.url)),
        security: access ? securityOf[access] : [],
        response: answers,
      }
      return toJsonSchema({ ...input, schema: described })
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  })
  for (const { method, url, schema, onRequest, config } of routes) {
    app.route({ method, url, schema, onRequest, config, exposeHeadRoute: false, handler: async () => undefined })
  }
  await app.ready()
  const document = app.swagger() as Document
  addBodies(document, operations)
  stateKeys(document)
  leaveOutUnused(document)
  return document
}

/** `POST /identitytoolkit.googleapis.com/v1/accounts:signUp` is `identitySignUp`. */
function signInName(url: string) {
  const name =
    url
      .split(/[/:]/)
      .at(-1)
      ?.replace(/\.json$/, '') ?? ''
  return { operationId: `identity${name.charAt(0).toUpperCase()}${name.slice(1)}`, summary: `Identity Toolkit: ${name}` }
}

interface Body {
  required?: boolean
  content: Record<string, { schema?: object; example?: object }>
}
interface Document {
  components: { schemas: Record<string, object> }
  paths: Record<string, Record<string, { requestBody?: Body }>>
}

/** Examples of bodies, and the bodies that no schema checks: files. */
function addBodies({ paths }: Document, operations: Operations): void {
  for (const [path, calls] of Object.entries(paths)) {
    for (const [method, call] of Object.entries(calls)) {
      const { body, upload } = operations[`${method.toUpperCase()} ${path}`] ?? {}
      const json = call.requestBody?.content['application/json']
      if (json && body) json.example = body
      if (upload) {
        const schema = { type: 'object', required: [upload], properties: { [upload]: { type: 'string', format: 'binary' } } }
        call.requestBody = { required: true, content: { 'multipart/form-data': { schema } } }
      }
    }
  }
}

interface KeyedSchema {
  required?: string[]
  properties?: Record<string, unknown>
  propertyNames?: { enum?: string[] }
  additionalProperties?: unknown
}

/** A record whose keys are known is an object with those properties: so it is said, because generators of clients read nothing else. */
function stateKeys(part: unknown): void {
  if (typeof part !== 'object' || part === null) return
  const schema = part as KeyedSchema
  const keys = schema.propertyNames?.enum
  if (keys && schema.required && !schema.properties) {
    schema.properties = Object.fromEntries(keys.map((key) => [key, schema.additionalProperties ?? {}]))
    schema.additionalProperties = false
    delete schema.propertyNames
  }
  for (const inner of Object.values(part)) stateKeys(inner)
}

/** Of each named schema there is one form for what is sent and one for what is answered, and most are only one of the two. In order, whoever made the description. */
function leaveOutUnused({ paths, components }: Document): void {
  const used = new Set<string>()
  const follow = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const name = '$ref' in part && typeof part.$ref === 'string' ? part.$ref.replace('#/components/schemas/', '') : undefined
    if (name !== undefined && !used.has(name)) {
      used.add(name)
      follow(components.schemas[name])
    }
    for (const inner of Object.values(part)) follow(inner)
  }
  follow(paths)
  components.schemas = Object.fromEntries([...used].sort().map((name) => [name, components.schemas[name] ?? {}]))
}
