import { errorAnswer } from '@karavan/contract/errors.ts'
import ky from 'ky'
import type { z } from 'zod'
import { apiBase } from './base-url.ts'

/** Longest a call may take, in milliseconds; the event stream is not bound by it (specification, section 9). */
export const apiTimeoutMs = 10_000

/** Where calls get their bearer from. `get` may wait for the session to exist; `renew` forces a fresh one after a 401. */
export interface TokenSource {
  get(): Promise<string | undefined>
  renew(): Promise<string | undefined>
}

let tokens: TokenSource = { get: async () => undefined, renew: async () => undefined }
let language: () => string = () => 'en'

/** Tells the client who is asking and in which interface language. Called once by the app's start. */
export function provideCaller(caller: { tokens: TokenSource; language: () => string }): void {
  tokens = caller.tokens
  language = caller.language
}

/** A call that did not succeed. `status` 0 means no answer came; `code` is the contract's error code where the server gave one. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
  }
}

interface CallOptions {
  query?: Record<string, string | number | boolean | undefined>
  json?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

const http = ky.create({
  baseUrl: apiBase(location, import.meta.env.VITE_HOSTED_DEV_HOSTS),
  credentials: 'same-origin',
  retry: 0,
  timeout: apiTimeoutMs,
  throwHttpErrors: false,
  // Looked up at each call, so that what replaces fetch later is used.
  fetch: (...request) => globalThis.fetch(...request),
})

/** Headers of every product call: who asks, and in which language (specification, section 7; decision G-11). */
export async function callerHeaders(token?: string): Promise<Record<string, string>> {
  const bearer = token ?? (await tokens.get())
  return { 'accept-language': language(), ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) }
}

/** A second try with a fresh token after a 401; any other answer is returned as it is (decision G-40). */
export async function withFreshToken(send: (headers: Record<string, string>) => Promise<Response>): Promise<Response> {
  const response = await send(await callerHeaders())
  if (response.status !== 401) return response
  const renewed = await tokens.renew().catch(() => undefined)
  return renewed ? send(await callerHeaders(renewed)) : response
}

async function call<Schema extends z.ZodType>(
  method: string,
  path: string,
  schema: Schema,
  options: CallOptions,
): Promise<z.output<Schema>> {
  let response: Response
  try {
    response = await withFreshToken((headers) =>
      http(path, {
        method,
        headers: { accept: 'application/json', ...headers, ...options.headers },
        ...(options.query ? { searchParams: options.query } : {}),
        ...(options.json === undefined ? {} : { json: options.json }),
        ...(options.signal ? { signal: options.signal } : {}),
      }),
    )
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new ApiError(0, 'no_answer', `${method} ${path} got no answer`, { cause })
  }
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const refusal = errorAnswer.safeParse(body)
    throw new ApiError(response.status, refusal.data?.code ?? 'unknown', `${method} ${path} answered ${response.status}`)
  }
  const parsed = schema.safeParse(body)
  if (!parsed.success)
    throw new ApiError(response.status, 'unreadable', `${method} ${path} gave an answer of another shape`, { cause: parsed.error })
  return parsed.data
}

export const api = {
  get: <Schema extends z.ZodType>(path: string, schema: Schema, options: CallOptions = {}) => call('get', path, schema, options),
  post: <Schema extends z.ZodType>(path: string, schema: Schema, options: CallOptions = {}) => call('post', path, schema, options),
  patch: <Schema extends z.ZodType>(path: string, schema: Schema, options: CallOptions = {}) => call('patch', path, schema, options),
  delete: <Schema extends z.ZodType>(path: string, schema: Schema, options: CallOptions = {}) => call('delete', path, schema, options),
}
