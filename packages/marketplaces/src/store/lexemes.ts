/** Where a lexeme stands, best first: title, attributes and options, category, description. */
export type Weight = 'A' | 'B' | 'C' | 'D'

/** In characters. What is longer is hardly a word: PostgreSQL takes up to 2 KB, an index is better off without. */
const maxLexemeLength = 64
/** Of one offer. A description of many pages says nothing more after that, and ranking reads them all. */
const maxLexemes = 700

/** A text that PostgreSQL takes: it refuses NUL, and half of a surrogate pair is not valid UTF-8. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** `undefined` for a text that cannot be a lexeme. */
export function toLexeme(text: string): string | undefined {
  const lexeme = storableText(text).trim()
  return lexeme && lexeme.length <= maxLexemeLength ? lexeme : undefined
}

/** As lexemes stand in the text form of a tsvector or tsquery. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** The text form of a tsvector. A lexeme of several weights keeps the best one. */
export function toVector(lexemes: Iterable<readonly [lexeme: string, weight: Weight]>): string {
  const best = new Map<string, Weight>()
  for (const [text, weight] of lexemes) {
    const lexeme = toLexeme(text)
    if (!lexeme) continue
    const known = best.get(lexeme)
    if (known ? known <= weight : best.size >= maxLexemes) continue
    best.set(lexeme, weight)
  }
  return Array.from(best, ([lexeme, weight]) => `${quoteLexeme(lexeme)}:1${weight}`).join(' ')
}

/** A tree of wanted lexemes; its text form is a tsquery. */
export type Terms =
  | { lexeme: string }
  | { any: Terms[] }
  | { all: Terms[] }
  /** One of them with one of these weights: read from each candidate, so for few of them. */
  | { anyOfWeights: string; lexemes: string[] }
  /** None of them with one of these weights. */
  | { noneOfWeights: string; lexemes: string[] }

/** Fits no offer: no stored lexeme is spelled like it. */
export const nothing: Terms = { lexeme: 'none:' }

/** The lexeme of a text; `undefined` for a text that cannot be one. */
export const lexeme = (text: string): Terms | undefined => {
  const found = toLexeme(text)
  return found === undefined ? undefined : { lexeme: found }
}
const joined = (parts: readonly (Terms | undefined)[], as: (known: Terms[]) => Terms): Terms | undefined => {
  const known = parts.filter((part) => part !== undefined)
  return known.length > 1 ? as(known) : known[0]
}
/** Fits what fits one of the parts; `undefined` without any part. */
export const anyOf = (...parts: (Terms | undefined)[]): Terms | undefined => joined(parts, (any) => ({ any }))
/** Fits what fits all of the parts; `undefined` without any part. */
export const allOf = (...parts: (Terms | undefined)[]): Terms | undefined => joined(parts, (all) => ({ all }))

const weighted = (lexemes: readonly string[], weights: string): string =>
  `(${lexemes.map((text) => `${quoteLexeme(text)}:${weights}`).join(' | ')})`

/** The text form that PostgreSQL casts to a tsquery. */
export function toTsQuery(terms: Terms): string {
  if ('lexeme' in terms) return quoteLexeme(terms.lexeme)
  if ('anyOfWeights' in terms) return weighted(terms.lexemes, terms.anyOfWeights)
  if ('noneOfWeights' in terms) return `!${weighted(terms.lexemes, terms.noneOfWeights)}`
  if ('any' in terms) return `(${terms.any.map(toTsQuery).join(' | ')})`
  return `(${terms.all.map(toTsQuery).join(' & ')})`
}

/** The distinct lexemes of the trees that are wanted. */
export function lexemesOf(terms: readonly Terms[]): string[] {
  const found = terms.flatMap((part) => {
    if ('lexeme' in part) return [part.lexeme]
    if ('anyOfWeights' in part) return part.lexemes
    if ('noneOfWeights' in part) return []
    return lexemesOf('any' in part ? part.any : part.all)
  })
  return [...new Set(found)]
}
