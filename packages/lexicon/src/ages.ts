const sayings: readonly RegExp[] = [
  /\bages?\s*:?\s*(?:from\s+)?(\d{1,2})\s*(?:\+|-|–|to\b|years?\b|yrs?\b|(?:and|&|or)\s*(?:up|over|older|above)\b)/giu,
  /\b(\d{1,2})\s*(?:\+\s*)?(?:years?|yrs?)\s*(?:old\s*)?(?:\+|(?:and|&|or)\s*(?:up|over|older|above)\b)/giu,
  /(?:дет|возраст|реб[её]н|младше)\p{L}*[^.\d]{0,15}(?:от|с)\s*(\d{1,2})(?:-х|-ти|-и)?\s*(?:лет|года?)(?!\p{L})/giu,
  /(\d{1,2})\s*岁(?:以上|及以上|起|\+)/gu,
]
/** Older ones are no ages that goods are sorted by. */
const maxAge = 18

/** The lowest age in years that a text says goods are for: 3 of "Ages 3 and up"; `undefined` where it names none in years. */
export function lowestAge(text: string): number | undefined {
  const ages = sayings.flatMap((saying) => Array.from(text.matchAll(saying), ([, age]) => Number(age))).filter((age) => age <= maxAge)
  return ages.length > 0 ? Math.min(...ages) : undefined
}
