/** Grammatical gender of a noun in the nominative; `pl` for nouns used in the plural, such as кроссовки. */
export type Gender = 'm' | 'f' | 'n' | 'pl'

const endings = {
  hard: { f: 'ая', n: 'ое', pl: 'ые' },
  velar: { f: 'ая', n: 'ое', pl: 'ие' },
  hushing: { f: 'ая', n: 'ее', pl: 'ие' },
  soft: { f: 'яя', n: 'ее', pl: 'ие' },
} as const

/**
 * The nominative of a regular adjective or participle, given in the masculine (чёрный, детский, летний, большой, немнущийся), for a noun of the
 * gender. Words after the first stay as they are (впитывающий влагу).
 */
export function agree(adjective: string, gender: Gender): string {
  if (gender === 'm') return adjective
  const blank = adjective.indexOf(' ')
  if (blank > 0) return agree(adjective.slice(0, blank), gender) + adjective.slice(blank)
  if (adjective.endsWith('ся')) return `${agree(adjective.slice(0, -2), gender)}ся`
  const stem = adjective.slice(0, -2)
  const ending = adjective.slice(-2)
  const last = stem.at(-1) ?? ''
  if (ending !== 'ый' && ending !== 'ий' && ending !== 'ой') throw new RangeError(`not an adjective: ${adjective}`)
  const isVelar = 'кгх'.includes(last)
  const isHushing = 'жшщч'.includes(last)
  const kind =
    ending === 'ой'
      ? isVelar || isHushing
        ? 'velar'
        : 'hard'
      : ending === 'ый'
        ? 'hard'
        : isVelar
          ? 'velar'
          : isHushing
            ? 'hushing'
            : 'soft'
  return stem + endings[kind][gender]
}

/** True for one word that `agree` can put into another gender. */
export const isAdjective = (text: string): boolean => /^[а-яё-]+(?:ый|ий|ой|ийся)$/.test(text)

/** True for an adjective or participle with words of its own (впитывающий влагу): agrees, but stands after the noun. */
export const isAdjectivePhrase = (text: string): boolean => /^[а-яё-]{4,}(?:ый|ий|ой|ийся) [а-яё]/.test(text)

/** 1 предмет, 2 предмета, 5 предметов. */
export function countForm(count: number, one: string, few: string, many: string): string {
  const tens = count % 100
  const ones = count % 10
  if (ones === 1 && tens !== 11) return one
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? few : many
}
