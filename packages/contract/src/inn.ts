/** The last digit of `digits` as these weights make it. */
const checkDigit = (digits: readonly number[], weights: readonly number[]): number =>
  (weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0) % 11) % 10

const company = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const person = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** A Russian taxpayer's number: ten digits of a company, twelve of a person, the last one or two of them computed from the others. */
export function isInn(text: string): boolean {
  if (!/^(?:\d{10}|\d{12})$/.test(text) || /^0+$/.test(text)) return false
  const digits = [...text].map(Number)
  if (digits.length === 10) return digits[9] === checkDigit(digits, company)
  return digits[10] === checkDigit(digits, person.slice(1)) && digits[11] === checkDigit(digits, person)
}

/** The code of the tax office that a company is registered with. */
export const isKpp = (text: string): boolean => /^\d{4}[\dA-Z]{2}\d{3}$/.test(text)
