import { type Analysis, analyse, headTypes } from './analyse.ts'
import type { Measure } from './measures.ts'
import { ancestorsOf } from './names.ts'
import { stemOf } from './stem.ts'
import { chineseForWords, chineseStopwords, chineseWithWords, englishStopwords, russianStopwords } from './stopwords.ts'
import type { Token } from './tokens.ts'
import { toCyrillic, toLatin } from './transliterate.ts'

/** Texts of an offer, all languages together. */
export interface DocumentTexts {
  titles: string[]
  /** Names and values of attributes and options, one string each. */
  attributes: string[]
  category: string[]
  description: string[]
}

/** Lexemes by the weights of a PostgreSQL text vector: title, attributes and options, category, description. No blanks, quotes or backslashes in any. */
export interface DocumentTerms {
  a: string[]
  b: string[]
  c: string[]
  d: string[]
}

/** Longer words are cut: PostgreSQL takes lexemes below 2 kB, and nobody types more. */
const maxLexeme = 60
/** How far a description is read, in characters. */
const maxDescription = 6_000

/** Lexeme of a measure in its base unit: `volume:500`. */
export const measureLexeme = (measure: Pick<Measure, 'dimension' | 'value'>): string => `${measure.dimension}:${Math.round(measure.value)}`
/** Lexeme of sides that belong together, in millimetres, ascending: `sides:1500x2000`. */
export const sidesLexeme = (values: readonly number[]): string => `sides:${values.join('x')}`
/** Lexeme of a size of clothes or shoes: `size:xl`, `size:42`. */
export const sizeLexeme = (size: string): string => `size:${size.toLowerCase().replaceAll(/[^\p{L}\p{N}.]/gu, '')}`
/** Lexeme of an offer whose head is of this type (or a narrower one). */
export const headLexeme = (typeId: string): string => `head:${typeId}`

const isStopword = (word: string): boolean => russianStopwords.has(word) || englishStopwords.has(word)

function wordTerms(token: Token): string[] {
  const word = token.normalised
  if (token.script === 'han') return []
  if (token.script === 'digit') return [word.slice(0, 20)]
  if (word.length < 2 || isStopword(word)) return []
  return [token.stem.slice(0, maxLexeme)]
}

/** Pairs of neighbouring Han characters of a folded text; a character that stands alone is its own. */
function hanPairs(text: string): string[] {
  const pairs: string[] = []
  for (const [run] of text.matchAll(/[\u3400-\u9fff]+/g)) {
    if (run.length === 1) pairs.push(run)
    for (let at = 0; at + 1 < run.length; at++) pairs.push(run.slice(at, at + 2))
  }
  return pairs
}

function termsOf(analysis: Analysis): string[] {
  const terms: string[] = []
  for (const [at, token] of analysis.tokens.entries()) {
    terms.push(...wordTerms(token))
    // '3d', '4k': asked for as one word as well
    const next = analysis.tokens[at + 1]
    if (
      token.script === 'digit' &&
      next?.script === 'latin' &&
      next.start === token.end &&
      token.normalised.length + next.normalised.length <= 6
    )
      terms.push(token.normalised + next.normalised)
  }
  terms.push(...hanPairs(analysis.folded))
  for (const { conceptId, isNegated } of analysis.concepts) if (!isNegated) terms.push(conceptId, ...ancestorsOf(conceptId))
  for (const measure of analysis.measures) terms.push(measureLexeme(measure))
  for (const { values } of analysis.sides) {
    terms.push(sidesLexeme(values))
    // Of a box people name two sides as well as three.
    const [a, b, c] = values
    if (a !== undefined && b !== undefined && c !== undefined)
      for (const pair of [
        [a, b],
        [a, c],
        [b, c],
      ])
        terms.push(sidesLexeme(pair))
  }
  for (const { size } of analysis.sizes) terms.push(sizeLexeme(size))
  return terms
}

/** The lexeme a word has when it is written in the other script, as brands often are: 'сяоми' and 'syaomi'. */
function otherScript({ normalised, script }: Token): string[] {
  if (normalised.length < 4 || /\d/.test(normalised)) return []
  if (script === 'cyrillic') return [stemOf(toLatin(normalised)).slice(0, maxLexeme)]
  if (script === 'latin') return [stemOf(toCyrillic(normalised)).slice(0, maxLexeme)]
  return []
}

const chineseStops = new Set([...chineseStopwords, ...chineseForWords, ...chineseWithWords])

const read = (text: string): Analysis => analyse(text, { fuzzy: false })

const repeated = new Map<string, string[]>()
const mostRepeated = 5_000

/** Attributes and categories say the same in thousands of offers, so short texts are remembered. */
function termsOfText(text: string): string[] {
  if (text.length > 80) return termsOf(read(text))
  let terms = repeated.get(text)
  if (!terms) {
    terms = termsOf(read(text))
    if (repeated.size >= mostRepeated) repeated.clear()
    repeated.set(text, terms)
  }
  return terms
}

/** Everything an offer can be found by. Pure and repeatable; a few milliseconds for a long description. */
export function documentTerms({ titles, attributes, category, description }: DocumentTexts): DocumentTerms {
  const a = new Set<string>()
  for (const title of titles) {
    const analysis = read(title)
    for (const term of termsOf(analysis)) a.add(term)
    for (const type of headTypes(analysis, { isTitle: true })) {
      a.add(headLexeme(type))
      for (const wider of ancestorsOf(type)) a.add(headLexeme(wider))
    }
  }
  const collect = (texts: readonly string[]): Set<string> => new Set(texts.flatMap(termsOfText))
  return {
    a: [...a],
    b: [...collect(attributes)],
    c: [...collect(category)],
    d: [...collect(description.map((text) => text.slice(0, maxDescription)))],
  }
}

export interface QueryTerms {
  /** Head types, likeliest first: an offer of any of them fits. */
  types: string[]
  /** Other concepts that are named: colours, materials, audience ..., and types that are not the head ('type.headphones' of "чехол для наушников"). What is not wanted is left out. */
  concepts: string[]
  /** Words that are no concept, each with the lexemes that would satisfy it (its stem, its spelling in the other script). Misspelt ones are left as they are. */
  words: string[][]
  measures: Measure[]
  /** Size lexemes, see `sizeLexeme`. */
  sizes: string[]
}

/** What to look for, from an analysed wish. Empty lists for a text that says nothing about goods. */
export function queryTerms(analysis: Analysis): QueryTerms {
  const types = headTypes(analysis)
  const concepts = [...new Set(analysis.concepts.filter(({ isNegated }) => !isNegated).map(({ conceptId }) => conceptId))].filter(
    (id) => !types.includes(id),
  )
  const words: string[][] = []
  const taken = [...analysis.concepts, ...analysis.measures, ...analysis.sizes]
  for (const token of analysis.tokens) {
    if (taken.some(({ start, end }) => start < token.end && token.start < end)) continue
    if (token.script === 'han') {
      if (token.normalised.length > 1 && !chineseStops.has(token.normalised))
        for (const pair of hanPairs(token.normalised)) words.push([pair])
      continue
    }
    const own = wordTerms(token)
    if (own.length > 0) words.push([...new Set([...own, ...otherScript(token)])])
  }
  return {
    types,
    concepts,
    words: words.slice(0, 40),
    measures: analysis.measures,
    sizes: analysis.sizes.map(({ size }) => sizeLexeme(size)),
  }
}
