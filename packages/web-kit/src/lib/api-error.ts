/**
 * A call that did not succeed. `status` 0 means no answer came; `code` is the contract's error code where the server gave one,
 * `details` the body of its refusal.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly details: unknown
  constructor(status: number, code: string, message: string, { details, ...options }: ErrorOptions & { details?: unknown } = {}) {
    super(message, options)
    this.details = details
    this.status = status
    this.code = code
  }
}
