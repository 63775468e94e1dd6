import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { ErrorAnswer, operations } from './api.ts'
import { calls } from './calls.ts'

export type * from './api.ts'

/** The name of a call, as `operationId` has it in the OpenAPI description. */
export type CallName = keyof typeof calls

export interface ClientOptions {
  /** Where the shop is, such as `https://shop.example`. */
  baseUrl: string
  /** The caller's ID token, asked for at each call because it lasts an hour; `undefined`: the call is made without one. */
  token?(): string | undefined | Promise<string | undefined>
  /** Replaces `globalThis.fetch`. */
  fetch?: typeof fetch
}

/** What may be said with every call. */
export interface CallOptions {
  /** One key per intention: the call may be sent again with it, and is done once. For calls that create or change something. */
  idempotencyKey?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** An event of a stream, and the number after which the stream can be gone on with (`lastEventId`). */
export interface ServerEvent<Data> {
  id: string | undefined
  data: Data
}

/** The shop has refused a call (4xx) or failed (5xx). Where the network failed, `fetch` throws its own error. */
export class KaravanError extends Error {
  readonly status: number
  /** Which failure it is, for a program; `undefined` where something in front of the shop has answered. */
  readonly code: ErrorAnswer['code'] | undefined
  /** What is wrong with each field. */
  readonly fields: Record<string, string>
  /** By which the shop finds it in its log. */
  readonly requestId: string | undefined
  /** Seconds after which another try makes sense; `undefined` where it says nothing of it. */
  readonly retryAfterSeconds: number | undefined
  /** All that was answered: some codes say more, such as the prices that have changed. */
  readonly answer: Record<string, unknown>

  constructor(status: number, answer: Partial<ErrorAnswer>, retryAfter: string | null) {
    super(answer.error ?? `the shop answered ${status}`)
    this.name = 'KaravanError'
    this.status = status
    this.code = answer.code
    this.fields = answer.fields ?? {}
    this.requestId = answer.request_id
    const seconds = Number(retryAfter ?? Number.NaN)
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined
    this.answer = answer
  }
}

type Parts<Name extends CallName> = operations[Name]['parameters']
type Body<Name extends CallName> = operations[Name] extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : FormData
  : undefined
type Content<Name extends CallName> = operations[Name]['responses'][200]['content']
/** A part of a request under its name: required, optional or not there, as the description says. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value }

/** What a call takes: `path`, `query` and `body` where it has such. */
export type Request<Name extends CallName> = Part<'path', Parts<Name>['path']> &
  Part<'query', Parts<Name>['query']> &
  Part<'body', Body<Name>> &
  (Content<Name> extends { 'text/event-stream': unknown } ? { lastEventId?: string } : unknown) &
  CallOptions

/** What a call gives: an object, the events of a stream as they come, or a file. */
export type Answer<Name extends CallName> =
  Content<Name> extends { 'application/json': infer Json }
    ? Promise<Json>
    : Content<Name> extends { 'text/event-stream': infer Data }
      ? AsyncGenerator<ServerEvent<Data>, void>
      : Promise<Blob>

type Arguments<Taken> = Partial<Taken> extends Taken ? [request?: Taken] : [request: Taken]

/** One method for each call. Each throws `KaravanError` where the answer is not a good one; a stream does when its first event is asked for. */
export type Client = { readonly [Name in CallName]: (...request: Arguments<Request<Name>>) => Answer<Name> }

/** What all calls may take, for the one function that makes them. */
interface AnyRequest extends CallOptions {
  path?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  lastEventId?: string
}

/** A client of the shop at `baseUrl`. It keeps nothing and tries nothing again by itself. */
export function createClient({ baseUrl, token, fetch: ask = fetch }: ClientOptions): Client {
  async function send(method: string, path: string, request: AnyRequest): Promise<Response> {
    const url = new URL(
      path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.path?.[name] ?? '')),
      baseUrl,
    )
    for (const [name, value] of Object.entries(request.query ?? {})) if (value !== undefined) url.searchParams.set(name, String(value))
    const headers = new Headers(request.headers)
    const bearer = await token?.()
    if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`)
    if (request.idempotencyKey !== undefined) headers.set('idempotency-key', request.idempotencyKey)
    if (request.lastEventId !== undefined) headers.set('last-event-id', request.lastEventId)
    const isForm = request.body instanceof FormData
    if (request.body !== undefined && !isForm) headers.set('content-type', 'application/json')
    const body = isForm ? (request.body as FormData) : JSON.stringify(request.body)
    const answer = await ask(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      ...(request.signal && { signal: request.signal }),
    })
    if (answer.ok) return answer
    const said: unknown = await answer.json().catch(() => undefined)
    throw new KaravanError(answer.status, typeof said === 'object' && said !== null ? said : {}, answer.headers.get('retry-after'))
  }

  async function* follow(method: string, path: string, request: AnyRequest): AsyncGenerator<ServerEvent<unknown>, void> {
    const { body } = await send(method, path, request)
    if (!body) return
    for await (const { id, data } of body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()))
      yield { id, data: JSON.parse(data) as unknown }
  }

  const methods = Object.entries(calls).map(([name, [method, path, kind]]) => {
    const call = (request: AnyRequest = {}): unknown => {
      if (kind === 'events') return follow(method, path, request)
      return send(method, path, request).then((answer): Promise<unknown> => (kind === 'json' ? answer.json() : answer.blob()))
    }
    return [name, call]
  })
  return Object.fromEntries(methods) as Client
}
