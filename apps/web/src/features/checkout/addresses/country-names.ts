// Some tens of kilobytes: it comes with the pages that have an address form, and never with the first screen.
import type { Language } from '@karavan/contract/language.ts'
import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import ru from 'i18n-iso-countries/langs/ru.json' with { type: 'json' }
import zh from 'i18n-iso-countries/langs/zh.json' with { type: 'json' }

type Names = Record<string, string | string[]>
const names: Record<Language, Names> = { en: en.countries, ru: ru.countries, zh: zh.countries }

/** What people call it, where the list has only what it is called on paper. */
const everyday: Record<Language, Record<string, string>> = {
  ru: { CN: 'Китай', KR: 'Южная Корея' },
  en: { GB: 'United Kingdom', CG: 'Republic of the Congo', CD: 'Democratic Republic of the Congo' },
  zh: { TW: '台湾', HK: '香港' },
}
const otherNames: Record<string, string> = {
  рф: 'RU',
  белоруссия: 'BY',
  кнр: 'CN',
  корея: 'KR',
  англия: 'GB',
  америка: 'US',
  эмираты: 'AE',
  'объединённые арабские эмираты': 'AE',
  голландия: 'NL',
}
/** Where most buyers are: they stand first. */
const near = ['RU', 'BY', 'KZ', 'KG', 'UZ', 'TJ', 'AM', 'AZ', 'GE', 'CN', 'TR', 'AE']

const all = (code: string, language: Language): string[] => [names[language][code] ?? []].flat()

/** A country in the reader's language: the shortest of its whole names. */
export function countryName(code: string, language: Language): string {
  const known = everyday[language][code]
  if (known) return known
  const given = all(code, language)
  const whole = given.filter((name) => /^[\p{L} '’-]{4,}$/u.test(name))
  return whole.toSorted((a, b) => a.length - b.length)[0] ?? given[0] ?? code
}

/** Codes of all countries, in the order in which the reader looks for them. */
export function countryCodes(language: Language): string[] {
  const { compare } = new Intl.Collator(language)
  const others = Object.keys(names[language]).filter((code) => !near.includes(code))
  return [...near, ...others.sort((a, b) => compare(countryName(a, language), countryName(b, language)))]
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()

const languagesOf = Object.keys(names) as Language[]
/** Every name of a country in any of our languages, and its code, folded. */
const byName = new Map<string, string>(
  [
    ...Object.keys(names.en).flatMap((code) => [
      [code, code] as const,
      ...languagesOf.flatMap((language) => [...all(code, language), countryName(code, language)].map((name) => [name, code] as const)),
    ]),
    ...Object.entries(otherNames),
  ].map(([name, code]) => [fold(name), code]),
)

/** The country that a text names, in whichever of our languages; `undefined` where it names none. */
export const countryCode = (text: string): string | undefined => byName.get(fold(text))

const foldedOf = new Map<string, string[]>()
for (const [name, code] of byName) foldedOf.set(code, [...(foldedOf.get(code) ?? []), name])

/** Whether what is typed is the beginning of a word of one of the country's names. */
export function matchesCountry(code: string, typed: string): boolean {
  const wanted = fold(typed)
  return (foldedOf.get(code) ?? []).some((name) => name.startsWith(wanted) || name.includes(` ${wanted}`) || name.includes(`(${wanted}`))
}

/** Where an address is as long as nothing else is said. */
export const defaultCountry = (language: Language): string => countryName('RU', language)
