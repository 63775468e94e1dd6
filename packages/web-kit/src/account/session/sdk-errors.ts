/** The SDK's code of a failure, such as 'auth/user-disabled'; '' for other errors. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** These two end the session; the SDK has signed out by itself when they arrive. */
export const endsSession = (error: unknown) => ['auth/user-token-expired', 'auth/user-disabled'].includes(codeOf(error))

/** The SDK keeps a session whose refresh token cannot even be read, and every later call fails: nothing but a new session helps. */
export const isUnusable = (error: unknown) => ['auth/invalid-user-token', 'auth/invalid-refresh-token'].includes(codeOf(error))

export const isNetworkFailure = (error: unknown) => codeOf(error) === 'auth/network-request-failed'
