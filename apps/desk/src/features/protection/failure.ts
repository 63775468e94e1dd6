import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import type { Translate } from '@karavan/web-kit/lib/translate.ts'

/** What went wrong at the door, in words for whoever stands there; undefined where the person has only changed their mind. */
export function toText(error: unknown, t: Translate, by: 'code' | 'passkey' = 'code'): string | undefined {
  // The browser's own window was closed, or nothing was chosen in time.
  if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return undefined
  if (error instanceof Error && error.name === 'InvalidStateError') return t('desk.door.passkeyKnown')
  if (!(error instanceof ApiError)) return t('desk.failed')
  switch (error.code) {
    case 'invalid':
      return t(by === 'passkey' ? 'desk.door.wrongPasskey' : 'desk.door.wrong')
    case 'too_many_requests':
      return t('desk.door.tooMany')
    case 'not_found':
      return t('desk.door.tooLate')
    case 'last_factor':
      return t('desk.protection.last')
    case 'limit_reached':
      return t('desk.protection.tooManyPasskeys')
    default:
      return error.status === 0 ? t('desk.gate.failedText') : t('desk.failed')
  }
}
