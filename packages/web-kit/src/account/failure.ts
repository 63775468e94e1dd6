import type { PasswordValidationStatus } from 'firebase/auth'
import { currentLanguage, t } from '../lib/i18n.ts'

/** What a sign-in operation answers. `error` is ready to be shown; `hint` says what may help; `missing` what a password still needs. */
export type Outcome = { success: true } | Failure
export type Failure = { success: false; error: string; hint?: string; missing?: string[] }

/** A password that the policy refuses, with what the policy says about it; `status` undefined when it could not be fetched. */
export class PasswordRefused extends Error {
  readonly code = 'auth/password-does-not-meet-requirements'
  readonly status: PasswordValidationStatus | undefined
  constructor(status: PasswordValidationStatus | undefined, cause: unknown) {
    super('the password does not meet the requirements', { cause })
    this.status = status
  }
}

/** The SDK puts the provider's text between its own name and the code; `Error` stands there when the provider said nothing. */
const sdkMessage = /^Firebase: (.*) \(auth\/.*\)\.?$/s

const isAuthError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('auth/')

/** The provider has answered, and the answer is no; all else is an exception. */
export const isRefusal = (error: unknown): error is Error & { code: string } =>
  isAuthError(error) && error.code !== 'auth/network-request-failed'

/**
 * The provider demands a captcha, and has none set up. The SDK has no code for it: its message is all there is, and what the provider
 * said first is lost.
 */
const isCaptchaMissing = (error: unknown) => error instanceof Error && /recaptcha.* site key/i.test(error.message)

/** The hosted provider turns its English sentence about the key into a code of its own. */
const codeOf = ({ code }: { code: string }) => (code.startsWith('auth/api-key-not-valid') ? 'auth/invalid-api-key' : code)

/** Refusals whose stated text is ours to say: the protocol has a code alone for them. */
const saidHere = ['auth/email-already-in-use', 'auth/too-many-requests']

function providerText(error: Error): string | undefined {
  const text = sdkMessage.exec(error.message)?.[1]?.trim()
  if (text && text !== 'Error') return text
  // For the codes that it treats in a way of their own the SDK drops the text, but keeps the answer it stood in.
  const { customData } = error as { customData?: { _tokenResponse?: { error?: { message?: string } } } }
  return customData?._tokenResponse?.error?.message?.split(' : ')[1]
}

/** What is known about a code, for a person who can do something about it. */
function explain(code: string, text = ''): string | undefined {
  switch (code) {
    case 'auth/email-already-in-use':
    case 'auth/credential-already-in-use':
      return t('account.emailTaken')
    case 'auth/invalid-credential':
    case 'auth/wrong-password':
    case 'auth/user-not-found':
      return t('account.wrongPassword')
    case 'auth/invalid-email':
    case 'auth/invalid-new-email':
      return t('account.invalidEmail')
    case 'auth/weak-password':
      // The protocol has one code for both.
      return t(text.includes('12 characters') ? 'account.shortForOperator' : 'account.commonPassword')
    case 'auth/user-disabled':
      return t('account.disabled')
    case 'auth/too-many-requests':
      return t('account.tooMany')
    case 'auth/provider-already-linked':
      return t('account.alreadySignedIn')
    case 'auth/unauthorized-domain':
      return t('account.unauthorizedDomain')
    case 'auth/popup-blocked':
      return t('account.popupBlocked')
    default:
      return undefined
  }
}

function listMissing({ passwordPolicy, ...status }: PasswordValidationStatus): string[] {
  const { minPasswordLength, maxPasswordLength } = passwordPolicy.customStrengthOptions
  return [
    status.meetsMinPasswordLength === false && t('account.needsLength', { count: minPasswordLength ?? 6 }),
    status.meetsMaxPasswordLength === false && t('account.allowsLength', { count: maxPasswordLength ?? 0 }),
    status.containsLowercaseLetter === false && t('account.needsLower'),
    status.containsUppercaseLetter === false && t('account.needsUpper'),
    status.containsNumericCharacter === false && t('account.needsDigit'),
    status.containsNonAlphanumericCharacter === false && t('account.needsSymbol'),
  ].filter((text) => text !== false)
}

/**
 * The provider's own text, else the stated one. Providers speak English: in the other languages a code that is known is said
 * in that language instead.
 */
export function toFailure(error: unknown): Failure {
  if (error instanceof PasswordRefused) {
    const missing = error.status ? listMissing(error.status) : []
    // The provider's text is this list, in brackets.
    return missing.length > 0 ? { success: false, error: t('account.passwordNeeds'), missing } : toFailure(error.cause)
  }
  if (isCaptchaMissing(error)) return { success: false, error: t('account.failed') }
  if (!isRefusal(error)) return { success: false, error: t('account.exception') }
  const code = codeOf(error)
  const said = providerText(error)
  const known = explain(code, said)
  const text = said ?? (saidHere.includes(code) ? known : undefined)
  if (!text) return { success: false, error: t('account.failed'), ...(known ? { hint: known } : {}) }
  return { success: false, error: currentLanguage() === 'en' ? text : (known ?? text) }
}

/** For what is changed in an account that is signed in: the known reason in the reader's language, whatever the provider says. `refused`: what it means that it cannot be done. */
export function toChangeFailure(error: unknown, refused?: string): Failure {
  if (error instanceof PasswordRefused) return toFailure(error)
  if (!isRefusal(error)) return { success: false, error: t('account.changeException') }
  const code = codeOf(error)
  if (['auth/invalid-credential', 'auth/wrong-password'].includes(code)) return { success: false, error: t('account.presentPasswordWrong') }
  if (['auth/user-mismatch', 'auth/user-not-found'].includes(code)) return { success: false, error: t('account.otherGoogle') }
  if (code === 'auth/operation-not-allowed' && refused) return { success: false, error: refused }
  if (code === 'auth/credential-already-in-use') return { success: false, error: t('account.googleLinkedElsewhere') }
  return { success: false, error: explain(code) ?? t('account.changeFailed') }
}

/** The same for Google, whose two texts are fixed. */
export function toGoogleFailure(error: unknown): Failure {
  if (!isRefusal(error)) return { success: false, error: t('account.googleException') }
  const known = explain(codeOf(error))
  return { success: false, error: t('account.googleFailed'), ...(known ? { hint: known } : {}) }
}
