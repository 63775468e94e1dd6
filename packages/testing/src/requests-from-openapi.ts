import { randomOf } from '@karavan/lexicon/seeded-random.ts'

/** The parts of JSON Schema that the description of the API uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

interface Operation {
  operationId: string
  tags: string[]
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema?: Schema; example?: object }> }
}

/** The parts of an OpenAPI document that requests are made from. */
export interface RequestSource {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export interface MadeRequest {
  operation: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  body?: string
  contentType: string
}

/** How a request is meant: as the schema says, at and just beyond its bounds, or of nothing that it says. */
type Mood = 'good' | 'edge' | 'hostile'
const moods: readonly Mood[] = ['good', 'edge', 'hostile']

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0007b',
  '\ud800',
  '\u202eabc',
  "' or 1=1 --",
  '"; drop table buyer_order; --',
  '<script>alert(1)</script>',
  '%00',
  '%',
  '../../../../etc/passwd',
  '{{7*7}}',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '__proto__',
  '-1',
  '1e400',
  'NaN',
  '9'.repeat(400),
  'я'.repeat(3000),
  '🛍️'.repeat(50),
  'a'.repeat(20_000),
]
const hostileValues = [null, true, false, -1, 0, 1e308, -1e308, 0.1, 2 ** 53, [], {}, [[[]]], ...hostileTexts]
const hostileBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '0',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `{"query":"${'x'.repeat(70_000)}"}`,
  '\ufeff{}',
  '{"a":1,"a":2}',
]
const goodTexts = ['чёрные кружки', 'sample-1', 'a', 'Москва', '101000', '+7 912 345-67-89', 'RUB', 'CNY', '杯子', '100']

interface Options {
  count: number
  /** The same seed makes the same requests. */
  seed: number
  leaveOut: (operation: Operation) => boolean
}

/** Requests for the operations of a document, in turn: a third of them good, a third at the bounds, a third hostile. */
export function toRequests({ paths, components }: RequestSource, { count, seed, leaveOut }: Options): MadeRequest[] {
  const random = randomOf(seed)
  const make = makerOf(components.schemas, random)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => (leaveOut(operation) ? [] : [{ path, method, operation }])),
  )
  return Array.from({ length: count }, (_, number) => {
    const { path, method, operation } = operations[number % operations.length]!
    const mood = moods[Math.floor(number / operations.length) % moods.length]!
    const { parameters = [] } = operation
    const text = (schema: Schema) => {
      const value = make(schema, mood)
      return encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed().slice(0, 4000))
    }
    const filled = parameters
      .filter((one) => one.in === 'path')
      .reduce((url, { name, schema }) => url.replace(`{${name}}`, () => text(schema) || '%20'), path)
    const query = parameters
      .filter((one) => one.in === 'query' && (one.required || random() < 0.5))
      .map(({ name, schema }) => `${name}=${text(schema)}`)
    const { body, contentType } = makeBody(operation, mood, { make, random })
    return {
      operation: operation.operationId,
      method: method.toUpperCase() as MadeRequest['method'],
      url: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
      body,
      contentType,
    }
  })
}

type Make = (schema: Schema, mood: Mood) => unknown

function makeBody({ requestBody }: Operation, mood: Mood, { make, random }: { make: Make; random: () => number }) {
  const [contentType, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (contentType === undefined || !content) return { body: undefined, contentType: '' }
  if (contentType !== 'application/json') return { body: pick(hostileBodies, random), contentType: 'multipart/form-data; boundary=x' }
  if (mood === 'hostile' && random() < 0.3) return { body: pick(hostileBodies, random), contentType }
  if (mood === 'good' && content.example && random() < 0.5) return { body: JSON.stringify(content.example), contentType }
  return { body: JSON.stringify(make(content.schema ?? {}, mood)) ?? '', contentType }
}

const pick = <T>(values: readonly T[], random: () => number): T => values[Math.floor(random() * values.length)]!

function makerOf(named: Record<string, Schema>, random: () => number): Make {
  const chance = (share: number) => random() < share
  const one = <T>(values: readonly T[]): T => pick(values, random)

  function makeText({ minLength = 0, maxLength = 200 }: Schema, mood: Mood): string {
    const good = one(goodTexts)
    if (mood === 'edge')
      return 'x'.repeat(Math.min(one([minLength - 1, minLength, maxLength, maxLength + 1].filter((n) => n >= 0)), 30_000))
    return good.padEnd(minLength, 'x').slice(0, maxLength)
  }

  function makeNumber({ minimum = 0, maximum = 1000 }: Schema, mood: Mood, isWhole: boolean): number {
    if (mood === 'edge') return one([minimum - 1, minimum, maximum, maximum + 1, minimum + 0.5])
    const value = minimum + random() * (Math.min(maximum, minimum + 1000) - minimum)
    return isWhole ? Math.round(value) : Math.round(value * 100) / 100
  }

  function makeObject(schema: Schema, mood: Mood): object {
    const { properties = {}, required = [] } = schema
    const entries = Object.entries(properties)
      .filter(([name]) => (required.includes(name) ? mood === 'good' || chance(0.9) : chance(0.5)))
      .map(([name, part]) => [name, make(part, mood === 'hostile' && chance(0.5) ? 'good' : mood)] as const)
    return Object.fromEntries(
      mood === 'hostile' && chance(0.3) ? [...entries, [one(hostileTexts).slice(0, 50), one(hostileValues)]] : entries,
    )
  }

  function makeList({ items = {}, minItems = 0, maxItems = 3 }: Schema, mood: Mood): unknown[] {
    const length =
      mood === 'edge' ? one([minItems, Math.max(0, minItems - 1), Math.min(maxItems, 200) + 1]) : Math.max(minItems, Math.min(maxItems, 2))
    return Array.from({ length }, () => make(items, mood))
  }

  function make(schema: Schema, mood: Mood): unknown {
    if (schema.$ref) return make(named[schema.$ref.replace('#/components/schemas/', '')] ?? {}, mood)
    const either = schema.anyOf ?? schema.oneOf
    if (either) return make(one(either), mood)
    if (schema.allOf && !schema.type) return make(Object.assign({}, ...schema.allOf) as Schema, mood)
    const type = Array.isArray(schema.type) ? one(schema.type) : schema.type
    if (mood === 'hostile' && (type !== 'object' || chance(0.2))) return one(hostileValues)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return one(schema.enum)
    if (type === 'string') return makeText(schema, mood)
    if (type === 'integer' || type === 'number') return makeNumber(schema, mood, type === 'integer')
    if (type === 'boolean') return chance(0.5)
    if (type === 'array') return makeList(schema, mood)
    if (type === 'object') return makeObject(schema, mood)
    return type === 'null' ? null : one(hostileValues)
  }
  return make
}
