/** Kinds of characters that a policy may demand. */
export const characterKinds = ['lower', 'upper', 'digit', 'symbol'] as const
export type CharacterKind = (typeof characterKinds)[number]

/** Lengths in UTF-16 units, as the SDK counts them. */
export type PasswordPolicy = { minLength: number; maxLength: number; require: readonly CharacterKind[] }

/** What counts as a symbol: the hosted provider's list. */
const symbols = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~']

const kinds: Record<CharacterKind, { field: string; fault: string; isIn: (password: string) => boolean }> = {
  lower: {
    field: 'containsLowercaseCharacter',
    fault: 'Password must contain a lower case character',
    isIn: (password) => /[a-z]/.test(password),
  },
  upper: {
    field: 'containsUppercaseCharacter',
    fault: 'Password must contain an upper case character',
    isIn: (password) => /[A-Z]/.test(password),
  },
  digit: {
    field: 'containsNumericCharacter',
    fault: 'Password must contain a numeric character',
    isIn: (password) => /[0-9]/.test(password),
  },
  symbol: {
    field: 'containsNonAlphanumericCharacter',
    fault: 'Password must contain a non-alphanumeric character',
    isIn: (password) => symbols.some((symbol) => password.includes(symbol)),
  },
}

/** What the password lacks, in the hosted provider's words; empty when nothing. */
export const listPasswordFaults = (policy: PasswordPolicy, password: string): string[] => [
  ...(password.length < policy.minLength ? [`Password must contain at least ${policy.minLength} characters`] : []),
  ...(password.length > policy.maxLength ? [`Password may contain at most ${policy.maxLength} characters`] : []),
  ...policy.require.filter((kind) => !kinds[kind].isIn(password)).map((kind) => kinds[kind].fault),
]

/** The policy as `GET /v2/passwordPolicy` gives it to the SDK. */
export const toPolicyAnswer = ({ minLength, maxLength, require }: PasswordPolicy) => ({
  customStrengthOptions: {
    minPasswordLength: minLength,
    maxPasswordLength: maxLength,
    ...Object.fromEntries(require.map((kind) => [kinds[kind].field, true])),
  },
  allowedNonAlphanumericCharacters: symbols,
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
})

/** Length from which a password may guard a privileged account, whatever the policy lets others have. In UTF-16 units, as there. */
export const longPassword = 12
/** What `WEAK_PASSWORD` says where it means that. */
export const needsLongPassword = `The password of this account needs ${longPassword} characters or more`
export const isLongPassword = (password: string): boolean => password.length >= longPassword

/** OWASP's first choice for argon2id, which is the library's algorithm: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** One keyboard composes й from two characters where another has one: the same password all the same. */
const toHashed = (password: string) => password.normalize('NFKC')

/** Native code, loaded with the first password: a product that signs people in elsewhere does without. */
const argon2 = () => import('@node-rs/argon2')

export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(toHashed(password), cost)

/** Costs the same when there is no hash to compare with, so that the time does not reveal whether an address has an account. */
export async function isPasswordOf(stored: string | undefined, password: string): Promise<boolean> {
  // Made by whichever sign-in comes first, known address or not.
  placeholderHash ??= hashPassword('')
  const other = await placeholderHash
  const isRight = await (await argon2()).verify(stored ?? other, toHashed(password))
  return stored !== undefined && isRight
}
let placeholderHash: Promise<string> | undefined
