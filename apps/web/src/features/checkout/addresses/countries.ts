import { type Language, languages } from '@karavan/contract/language.ts'

/** How telephone numbers and postal codes look in a country. */
interface CountryHints {
  phone: string
  postalCode: string
}

/** Where most buyers are; the field is free text, and any other country can be written as well. */
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
const otherNames: Record<string, string> = {
  рф: 'RU',
  'российская федерация': 'RU',
  белоруссия: 'BY',
  usa: 'US',
  uk: 'GB',
  'great britain': 'GB',
  англия: 'GB',
  сша: 'US',
  оаэ: 'AE',
  uae: 'AE',
}

const namesIn = new Map<Language, Intl.DisplayNames>()
function nameOf(code: string, language: Language): string {
  const names = namesIn.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
  namesIn.set(language, names)
  return names.of(code) ?? code
}

/** Names to choose from, in the interface language. */
export const countryNames = (language: Language): string[] => Object.keys(hints).map((code) => nameOf(code, language))

/** For a country by its name in any of our languages, or by its code; `undefined` for an unknown one. */
export function hintsOf(country: string): CountryHints | undefined {
  const wanted = country.trim().toLowerCase()
  const code =
    otherNames[wanted] ??
    Object.keys(hints).find(
      (known) => known.toLowerCase() === wanted || languages.some((language) => nameOf(known, language).toLowerCase() === wanted),
    )
  return code ? hints[code] : undefined
}
