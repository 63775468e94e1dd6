/**
 * A refusal in the words of the Identity Toolkit protocol: `code` such as `TOKEN_EXPIRED`, `text` what a person may be shown beside
 * it. The SDK derives its own error codes from it.
 */
export class IdentityError extends Error {
  readonly code: string
  readonly statusCode: number

  constructor(code: string, text?: string, statusCode = 400) {
    super(text === undefined ? code : `${code} : ${text}`)
    this.code = code
    this.statusCode = statusCode
  }
}

/** PostgreSQL's unique_violation: somebody else was faster. */
export const isUniqueViolation = (cause: unknown) => cause instanceof Error && 'code' in cause && cause.code === '23505'
