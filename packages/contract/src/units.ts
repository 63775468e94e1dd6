import { type Language, type LocalizedText, pickText } from './language.ts'
import { locales } from './money.ts'

/** How offers call a single piece. */
const piece = /^(?:pcs?|piece|pieces|шт\.?|штука|штук|件)$/i

/** How offers call what they count, for which there are plurals. */
const counted = {
  pair: /^(?:pairs?|пар[аы]?)$/i,
  set: /^(?:sets?|комплект(?:ов)?|набор(?:ов)?)$/i,
  box: /^(?:box(?:es)?|коробк[аи])$/i,
  pack: /^(?:packs?|упаковк[аи])$/i,
  roll: /^(?:rolls?|рулон(?:ов)?)$/i,
} as const
type Counted = keyof typeof counted | 'piece'

/** Behind a number, by the plural category of the language. */
const forms: Record<Language, Record<Counted, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>> = {
  ru: {
    piece: { other: 'шт.' },
    pair: { one: 'пара', many: 'пар', other: 'пары' },
    set: { one: 'комплект', many: 'комплектов', other: 'комплекта' },
    box: { one: 'коробка', many: 'коробок', other: 'коробки' },
    pack: { one: 'упаковка', many: 'упаковок', other: 'упаковки' },
    roll: { one: 'рулон', many: 'рулонов', other: 'рулона' },
  },
  en: {
    piece: { one: 'pc', other: 'pcs' },
    pair: { one: 'pair', other: 'pairs' },
    set: { one: 'set', other: 'sets' },
    box: { one: 'box', other: 'boxes' },
    pack: { one: 'pack', other: 'packs' },
    roll: { one: 'roll', other: 'rolls' },
  },
  zh: {
    piece: { other: '件' },
    pair: { other: '双' },
    set: { other: '套' },
    box: { other: '盒' },
    pack: { other: '包' },
    roll: { other: '卷' },
  },
}

const rules = new Map<Language, Intl.PluralRules>()
function ruleOf(language: Language): Intl.PluralRules {
  const made = rules.get(language) ?? new Intl.PluralRules(locales[language])
  rules.set(language, made)
  return made
}

/** What an offer is sold by, where that is not the piece. */
export const ownUnit = (unit: string | undefined): string | undefined => (unit && !piece.test(unit) ? unit : undefined)

/**
 * 1 pair, 5 pairs, 40 pcs: so many of what an offer is counted in, a piece where it names nothing; an unknown unit stands behind the number as the offer writes
 * it. `after` stands behind the number.
 */
export function countText(count: number, unit: string | LocalizedText | undefined, language: Language, after = ''): string {
  const own = ownUnit(typeof unit === 'object' ? pickText(unit, language) : unit)
  const known = own === undefined ? 'piece' : (Object.keys(counted) as (keyof typeof counted)[]).find((name) => counted[name].test(own))
  const names = known && forms[language][known]
  const name = names ? (names[ruleOf(language).select(count)] ?? names.other) : own
  return `${count.toLocaleString(locales[language])}${after} ${name}`
}

/** What is counted alike is summed: 120 pcs, 5 pairs. */
export function countTexts(
  lines: readonly { quantity?: number | undefined; unit?: LocalizedText | undefined }[],
  language: Language,
): string {
  const sums = new Map<string, { unit: LocalizedText | undefined; sum: number }>()
  for (const { quantity = 0, unit } of lines) {
    // What reads the same behind a number is the same.
    const key = countText(1, unit, language)
    sums.set(key, { unit, sum: (sums.get(key)?.sum ?? 0) + quantity })
  }
  return [...sums.values()].map(({ unit, sum }) => countText(sum, unit, language)).join(', ')
}
