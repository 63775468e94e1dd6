// Heavier than what the first screen needs, with its schemas: import the modules that use it with import() only.

import { errorAnswer } from '@karavan/contract/errors.ts'
import ky from 'ky'
import type { z } from 'zod'
import { takeAnswerAhead } from './answer-ahead.ts'
import { ApiError } from './api-error.ts'
import { pageApiBase } from './base-url.ts'
import { openHeaders, withFreshToken } from './caller.ts'

/** Longest a call may take, in milliseconds; the event stream is not bound by it, as a reply takes longer. */
export const apiTimeoutMs = 10_000

/** The same with a file: phones send slowly. */
const uploadTimeoutMs = 60_000

interface CallOptions {
  query?: Record<string, string | number | boolean | undefined>
  json?: unknown
  /** A form with a file. */
  form?: FormData
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Anybody may ask this: it goes out at once and without a token, whether or not there is a session, or will be one. */
  isOpen?: boolean
}

const http = ky.create({
  baseUrl: pageApiBase(),
  credentials: 'same-origin',
  retry: 0,
  timeout: apiTimeoutMs,
  throwHttpErrors: false,
  // Looked up at each call, so that what replaces fetch later is used.
  fetch: (...request) => takeAnswerAhead(request[0]) ?? globalThis.fetch(...request),
})

async function call<Schema extends z.ZodType>(
  method: string,
  path: string,
  schema: Schema,
  options: CallOptions,
): Promise<z.output<Schema>> {
  let response: Response
  try {
    const send = (headers: Record<string, string>) =>
      http(path, {
        method,
        headers: { accept: 'application/json', ...headers, ...options.headers },
        ...(options.query ? { searchParams: options.query } : {}),
        ...(options.json === undefined ? {} : { json: options.json }),
        ...(options.form ? { body: options.form, timeout: uploadTimeoutMs } : {}),
        ...(options.signal ? { signal: options.signal } : {}),
      })
    response = await (options.isOpen ? send(openHeaders()) : withFreshToken(send))
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new ApiError(0, 'no_answer', `${method} ${path} got no answer`, { cause })
  }
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const refusal = errorAnswer.safeParse(body)
    throw new ApiError(response.status, refusal.data?.code ?? 'unknown', `${method} ${path} answered ${response.status}`, {
      details: body,
      waitSeconds: Number(response.headers.get('retry-after')) || undefined,
    })
  }
  const parsed = schema.safeParse(body)
  if (!parsed.success)
    throw new ApiError(response.status, 'unreadable', `${method} ${path} gave an answer of another shape`, { cause: parsed.error })
  return parsed.data
}

export const api = {
  get: <Schema extends z.ZodType>(path: string, schema: Schema, options: CallOptions = {}) => call('get', path, schema, options),
  post: <Schema extends z.ZodType>(path: string, schema: Schema, options: CallOptions = {}) => call('post', path, schema, options),
  put: <Schema extends z.ZodType>(path: string, schema: Schema, options: CallOptions = {}) => call('put', path, schema, options),
  patch: <Schema extends z.ZodType>(path: string, schema: Schema, options: CallOptions = {}) => call('patch', path, schema, options),
  delete: <Schema extends z.ZodType>(path: string, schema: Schema, options: CallOptions = {}) => call('delete', path, schema, options),
}
