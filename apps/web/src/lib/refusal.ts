import { ApiError } from '@karavan/web-kit/lib/api-error.ts'

/** The server has understood what was asked and decided against it: gone, not possible any more, or against its rules. Asking again would not help. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && [404, 409, 422].includes(error.status)
