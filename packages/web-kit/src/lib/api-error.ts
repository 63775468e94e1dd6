/**
 * A call that did not succeed. `status` 0 means no answer came; `code` is the contract's error code where the server gave one,
 * `details` the body of its refusal, `waitSeconds` how long it asks to wait before another try.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly details: unknown
  readonly waitSeconds: number | undefined
  constructor(
    status: number,
    code: string,
    message: string,
    { details, waitSeconds, ...options }: ErrorOptions & { details?: unknown; waitSeconds?: number } = {},
  ) {
    super(message, options)
    this.details = details
    this.waitSeconds = waitSeconds
    this.status = status
    this.code = code
  }
}
