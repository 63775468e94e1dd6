/** Whether these digits are keyed as the Bank of Russia keys accounts: weighted by 7, 1, 3 over and over they end on a nought. */
const isKeyed = (digits: string): boolean =>
  [...digits].reduce((sum, digit, place) => sum + Number(digit) * ([7, 1, 3][place % 3] ?? 0), 0) % 10 === 0

/** Of banks in Russia: the key of an account is defined for them alone, and not for bodies of the treasury. */
const isBank = (bic: string): boolean => bic.startsWith('04')
/** A cash centre of the Bank of Russia rather than a bank. */
const isCashCentre = (bic: string): boolean => /00[0-2]$/.test(bic)
const region = (bic: string): string => `0${bic.slice(4, 6)}`

/** Whether the account can be one of that bank. True where no key is defined. */
export const isAccountOf = (account: string, bic: string): boolean =>
  !isBank(bic) || isKeyed((isCashCentre(bic) ? region(bic) : bic.slice(-3)) + account)

/** The same of a bank's own account with the Bank of Russia, whose last digits are those of the BIC. */
export const isCorrAccountOf = (account: string, bic: string): boolean =>
  !isBank(bic) || (account.startsWith('301') && account.endsWith(bic.slice(-3)) && isKeyed(region(bic) + account))

/** The number of a company (13 digits) or of a sole trader (15) in the state register, whose last digit is computed from the others. */
export function isOgrn(text: string): boolean {
  if (!/^(?:\d{13}|\d{15})$/.test(text)) return false
  const divisor = BigInt(text.length - 2)
  return String((BigInt(text.slice(0, -1)) % divisor) % 10n) === text.slice(-1)
}
