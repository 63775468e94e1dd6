export type Weight = 'A' | 'B' | 'C' | 'D'

/** Longer ones are no words: PostgreSQL takes up to 2 KB, an index is better off without. */
const longestLexeme = 64
/** Of one offer. A description of many pages says nothing more after that, and ranking reads them all. */
const mostLexemes = 700

/** A text that PostgreSQL takes: it refuses NUL, and half of a surrogate pair is no UTF-8. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** `undefined` for a text that cannot be a lexeme. */
export function toLexeme(text: string): string | undefined {
  const lexeme = storableText(text).trim()
  return lexeme && lexeme.length <= longestLexeme ? lexeme : undefined
}

export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** The text form of a tsvector. A lexeme of several weights keeps the best one. */
export function toVector(lexemes: Iterable<readonly [lexeme: string, weight: Weight]>): string {
  const best = new Map<string, Weight>()
  for (const [text, weight] of lexemes) {
    const lexeme = toLexeme(text)
    if (!lexeme) continue
    const known = best.get(lexeme)
    if (known ? known <= weight : best.size >= mostLexemes) continue
    best.set(lexeme, weight)
  }
  return Array.from(best, ([lexeme, weight]) => `${quoteLexeme(lexeme)}:1${weight}`).join(' ')
}

/** A tree of wanted lexemes; its text form is a tsquery. `anyOf` and `allOf` of nothing are `undefined`. */
export type Terms =
  | { lexeme: string }
  | { any: Terms[] }
  | { all: Terms[] }
  /** One of them with one of these weights: read from each candidate, so for few of them. */
  | { anyOfWeights: string; lexemes: string[] }

/** Fits no offer: none of the stored lexemes is like it. */
export const nothing: Terms = { lexeme: 'none:' }

export const lexeme = (text: string): Terms | undefined => {
  const found = toLexeme(text)
  return found === undefined ? undefined : { lexeme: found }
}
const joined = (parts: readonly (Terms | undefined)[], as: (known: Terms[]) => Terms): Terms | undefined => {
  const known = parts.filter((part) => part !== undefined)
  return known.length > 1 ? as(known) : known[0]
}
export const anyOf = (...parts: (Terms | undefined)[]): Terms | undefined => joined(parts, (any) => ({ any }))
export const allOf = (...parts: (Terms | undefined)[]): Terms | undefined => joined(parts, (all) => ({ all }))

export function toTsQuery(terms: Terms): string {
  if ('lexeme' in terms) return quoteLexeme(terms.lexeme)
  if ('anyOfWeights' in terms) return `(${terms.lexemes.map((text) => `${quoteLexeme(text)}:${terms.anyOfWeights}`).join(' | ')})`
  if ('any' in terms) return `(${terms.any.map(toTsQuery).join(' | ')})`
  return `(${terms.all.map(toTsQuery).join(' & ')})`
}

/** The distinct lexemes of the trees. */
export function lexemesOf(terms: readonly Terms[]): string[] {
  const found = terms.flatMap((part) => {
    if ('lexeme' in part) return [part.lexeme]
    if ('anyOfWeights' in part) return part.lexemes
    return lexemesOf('any' in part ? part.any : part.all)
  })
  return [...new Set(found)]
}
