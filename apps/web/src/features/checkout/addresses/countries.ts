import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { countryCode } from './country-names.ts'

/** How telephone numbers and postal codes look in a country. */
interface CountryHints {
  phone: string
  postalCode: string
}

/** Of the countries where most buyers are. */
const hints: Record<string, CountryHints> = {
  RU: { phone: '+7 912 345-67-89', postalCode: '101000' },
  BY: { phone: '+375 29 123-45-67', postalCode: '220030' },
  KZ: { phone: '+7 701 123-45-67', postalCode: '010000' },
  KG: { phone: '+996 700 123-456', postalCode: '720001' },
  UZ: { phone: '+998 90 123-45-67', postalCode: '100000' },
  TJ: { phone: '+992 93 123-4567', postalCode: '734000' },
  AM: { phone: '+374 91 123456', postalCode: '0010' },
  AZ: { phone: '+994 50 123-45-67', postalCode: 'AZ 1000' },
  GE: { phone: '+995 555 12-34-56', postalCode: '0105' },
  CN: { phone: '+86 138 0013 8000', postalCode: '100000' },
  TR: { phone: '+90 532 123 45 67', postalCode: '34000' },
  AE: { phone: '+971 50 123 4567', postalCode: '00000' },
  DE: { phone: '+49 151 23456789', postalCode: '10115' },
  GB: { phone: '+44 7400 123456', postalCode: 'SW1A 1AA' },
  US: { phone: '+1 202 555-0123', postalCode: '10001' },
}

/** For a country by its name in any of our languages, or by its code; `undefined` for an unknown one. */
export function hintsOf(country: string): CountryHints | undefined {
  const code = countryCode(country)
  return code ? hints[code] : undefined
}

/** Countries whose own way of writing a code the list of patterns does not know. */
const alsoGood: Record<string, RegExp> = {
  AZ: /^AZ ?\d{4}$/i,
  // The newer codes, beside the six digits.
  KZ: /^[A-Z]\d{2}[A-Z]\d[A-Z]\d$/i,
}

/** Whether a postal code looks as they do in that country. True where nothing is known of them: patterns grow old, and people know their own address. */
export function isUsualPostalCode(postalCode: string, country: string): boolean {
  const code = countryCode(country)
  const text = postalCode.trim().toUpperCase()
  if (!code || !postcodeValidatorExistsForCountry(code) || text === hints[code]?.postalCode) return true
  return postcodeValidator(text, code) || alsoGood[code]?.test(text) === true
}
