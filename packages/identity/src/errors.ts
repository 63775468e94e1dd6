/** Codes that the protocol itself sends with a text behind them, which the SDK takes apart at the colon. */
const withText = ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'WEAK_PASSWORD']

/**
 * A refusal in the words of the Identity Toolkit protocol: `code` such as `TOKEN_EXPIRED`, `text` what a developer may read beside it. The message is what
 * goes out: the code to the letter, because clients without an SDK compare it. The SDK derives its own error codes from it.
 */
export class IdentityError extends Error {
  readonly code: string
  readonly text: string | undefined
  readonly statusCode: number

  constructor(code: string, text?: string, statusCode = 400) {
    super(text !== undefined && withText.includes(code) ? `${code} : ${text}` : code)
    this.code = code
    this.text = text
    this.statusCode = statusCode
  }
}

/** For whoever tries again and again: the limit stands where it is counted. */
export const tooManyAttempts = () => new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts, try again later', 429)

/** PostgreSQL's unique_violation: somebody else was faster. */
export const isUniqueViolation = (cause: unknown) => cause instanceof Error && 'code' in cause && cause.code === '23505'
