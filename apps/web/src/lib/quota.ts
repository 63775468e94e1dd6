import type { QuotaDetails, TooManyConversations } from '@karavan/contract/quotas.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { t } from '@karavan/web-kit/lib/i18n.ts'

// The code says what the details are: a schema would bring its library into the first screen.
const detailsOf = <Details>(error: unknown, code: string): Details | undefined =>
  error instanceof ApiError && error.code === code ? (error.details as Details) : undefined

/** What the server said was used up; undefined for any other failure. */
export const quotaOf = (error: unknown) => detailsOf<QuotaDetails>(error, 'quota_reached')
export const tooManyConversationsOf = (error: unknown) => detailsOf<TooManyConversations>(error, 'too_many_conversations')

const hourSeconds = 60 * 60

/** How long to wait, in words, never too short: 'in 5 hours'. */
export const formatWait = (seconds: number): string =>
  seconds >= hourSeconds
    ? t('chat.wait.hours', { count: Math.ceil(seconds / hourSeconds) })
    : t('chat.wait.minutes', { count: Math.max(1, Math.ceil(seconds / 60)) })
