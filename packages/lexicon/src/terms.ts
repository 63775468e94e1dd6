import { glossesIn } from '@karavan/cedict/glosses.ts'
import { LRUCache } from 'lru-cache'
import { analyse } from './analyse.ts'
import type { Analysis, ConceptMatch } from './analysis.ts'
import { headTypes } from './heads.ts'
import type { Measure } from './measures.ts'
import { ancestorsOf } from './names.ts'
import { isOfPart, saidOfParts } from './parts.ts'
import { attributeStatements, isLeftBeside, isProperty, type Statement, textStatements } from './statements.ts'
import { stemOf } from './stem.ts'
import { chineseForWords, chineseStopwords, chineseWithWords, isStopword } from './stopwords.ts'
import { plainTokens, type Token } from './tokens.ts'
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

/** Marks of what a text says of properties, until all fields of an offer are put together: see `settleTerms`. */
const denied = 'not:'
const answeredYes = 'is:'
const answeredNo = 'isnt:'
/** Lexeme of an offer that has not this property by its own words. */
export const deniedLexeme = (conceptId: string): string => `${denied}${conceptId}`

const conceptTerms = (conceptId: string): string[] => [conceptId, ...ancestorsOf(conceptId)]

/** Whose materials and colours a text speaks of: of the goods that it names, of goods named elsewhere, or of a part of them. */
type Subject = 'named' | 'goods' | 'part'

function termsOf(
  analysis: Analysis,
  subject: Subject,
  statements: readonly Statement[] = textStatements(analysis.text, analysis),
): string[] {
  const ofParts = saidOfParts(analysis, subject === 'named')
  const isOfGoods = (match: ConceptMatch): boolean =>
    !ofParts.has(match) && (subject !== 'part' || (match.kind !== 'material' && match.kind !== 'color'))
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
  for (const match of analysis.concepts)
    if (!match.isNegated && !isProperty(match.kind) && isOfGoods(match)) terms.push(...conceptTerms(match.conceptId))
  for (const { conceptId, verdict, isAnswer } of statements) {
    if (verdict === 'no') terms.push(isAnswer ? `${answeredNo}${conceptId}` : deniedLexeme(conceptId))
    else terms.push(...conceptTerms(conceptId), ...(isAnswer ? [`${answeredYes}${conceptId}`] : []))
  }
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

const maxRepeated = 5_000
const repeated = new LRUCache<string, string[]>({ max: maxRepeated })

/** Attributes and categories say the same in thousands of offers, so short texts are remembered. */
function termsOfText(text: string): string[] {
  if (text.length > 80) return termsOf(read(text), 'goods')
  let terms = repeated.get(text)
  if (!terms) {
    terms = termsOf(read(text), 'goods')
    repeated.set(text, terms)
  }
  return terms
}

/**
 * What an attribute can be found by: its words and measures, and of properties only what it states, never what its name asks. `ofPart`: it is about a part of
 * the goods, as its name in another language may tell.
 */
export const attributeTerms = (name: string, value: string, ofPart = isOfPart(name)): string[] => [
  ...new Set(termsOf(read(`${name} ${value}`), ofPart ? 'part' : 'goods', attributeStatements(name, value))),
]

/**
 * The terms of all fields, of each property one word: what a field answers counts more than what a text mentions, and a no more than a yes. A property that is
 * denied is no term of any field; it stands as `deniedLexeme` among those of the attributes.
 */
export function settleTerms(terms: DocumentTerms): DocumentTerms {
  const all = [...terms.a, ...terms.b, ...terms.c, ...terms.d]
  const marked = (mark: string): string[] => all.flatMap((term) => (term.startsWith(mark) ? [term.slice(mark.length)] : []))
  const noes = new Set(marked(answeredNo))
  const yeses = new Set(marked(answeredYes).filter((id) => !noes.has(id)))
  for (const id of marked(denied)) if (!yeses.has(id)) noes.add(id)
  const isLeft = (term: string): boolean =>
    !noes.has(term) && isLeftBeside(term, yeses) && ![denied, answeredYes, answeredNo].some((mark) => term.startsWith(mark))
  const left = (field: readonly string[]): string[] => field.filter(isLeft)
  return { a: left(terms.a), b: [...left(terms.b), ...[...noes].map(deniedLexeme)], c: left(terms.c), d: left(terms.d) }
}

/** Everything an offer can be found by. Pure and repeatable; a few milliseconds for a long description. */
export function documentTerms({ titles, attributes, category, description }: DocumentTexts): DocumentTerms {
  const a = new Set<string>()
  for (const title of titles) {
    const analysis = read(title)
    for (const term of termsOf(analysis, 'named')) a.add(term)
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

/** What to look for. Plain data, so that the caller that analysed a text can hand it on. */
export interface QueryTerms {
  /** Head types, likeliest first: an offer of any of them fits. */
  types: string[]
  /** Other concepts that are named: colours, materials, audience ..., and types that are not the head ('type.headphones' of "чехол для наушников"). What is not wanted is left out. */
  concepts: string[]
  /** Words that are not a concept, each with the lexemes that would satisfy it (its stem, its spelling in the other script). Misspelt ones are left as they are. */
  words: string[][]
  /** Stems of the very words that name types: "bike" of "kids bike". */
  names: string[]
  /** Lexemes of the very words that name concepts or measures: of "barbie doll" barbie as well, which the concept does not tell, of "1000 pieces" the number. */
  literals?: string[]
  /** Stems of neighbouring words written as one, with those of the words: "zen trix". */
  joined?: { word: string; of: string[] }[]
  measures: Measure[]
  /** Size lexemes, see `sizeLexeme`. */
  sizes: string[]
  /** Sides named together, in mm, ascending. */
  sides?: number[]
}

/** Words that are looked up at most. */
const maxWords = 40

/** What to look for, from an analysed wish. Empty lists for a text that says nothing about goods. */
export function queryTerms(analysis: Analysis): QueryTerms {
  const types = headTypes(analysis)
  const wanted = analysis.concepts.filter(({ isNegated }) => !isNegated).map(({ conceptId }) => conceptId)
  const taken = [...analysis.concepts, ...analysis.measures, ...analysis.sizes]
  const own = analysis.tokens.filter((token) => !taken.some(({ start, end }) => start < token.end && token.start < end))
  const [sides] = analysis.sides
  return {
    types,
    concepts: [...new Set(wanted)].filter((id) => !types.includes(id)),
    words: own.flatMap(lexemesOfToken).slice(0, maxWords),
    names: namesIn(analysis),
    literals: literalsIn(analysis),
    joined: joinedIn(analysis),
    measures: analysis.measures,
    sizes: analysis.sizes.map(({ size }) => sizeLexeme(size)),
    ...(sides ? { sides: sides.values } : {}),
  }
}

function namesIn({ tokens, concepts }: Analysis): string[] {
  const types = concepts.filter(({ kind }) => kind === 'type')
  const named = tokens.filter((token) => types.some(({ start, end }) => start <= token.start && token.end <= end))
  return [...new Set(named.map((token) => token.stem))]
}

function literalsIn({ tokens, concepts, measures, sizes }: Analysis): string[] {
  const named = [...concepts.filter(({ isNegated }) => !isNegated), ...measures, ...sizes]
  const own = tokens.filter((token) => named.some(({ start, end }) => start <= token.start && token.end <= end))
  // What a concept means in English, the concept itself finds.
  const written = (token: Token): string[] => (token.script === 'han' ? hanPairs(token.normalised) : lexemesOfToken(token).flat())
  return [...new Set([...own.flatMap(written), ...measures.map(measureLexeme)])]
}

function joinedIn({ tokens }: Analysis): { word: string; of: string[] }[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1]
    if (next?.script !== token.script || (token.script !== 'latin' && token.script !== 'cyrillic')) return []
    return [{ word: stemOf(token.normalised + next.normalised).slice(0, maxLexeme), of: [token.stem, next.stem] }]
  })
}

/**
 * The pairs of a Chinese word. An offer in English alone has, in place of those of a word, what the word means: "puzzle" for "jigsaw puzzle". Two characters that
 * belong to neighbouring words are no pair.
 */
function hanLexemes(word: string): string[][] {
  const glosses = glossesIn(word)
  const glossAt = (at: number) => glosses.find(({ start, end }) => start <= at && at < end)
  return hanPairs(word).flatMap((pair, at) => {
    const [first, second] = [glossAt(at), glossAt(at + 1)]
    if (first && second && first !== second) return []
    const meanings = first === second ? (first?.meanings ?? []) : []
    return [[...new Set([pair, ...meanings.map((meaning) => stemOf(meaning.split(/[ -]/).at(-1)!))])]]
  })
}

/** For each thing that a word asks for, the lexemes that would satisfy it. */
function lexemesOfToken(token: Token): string[][] {
  if (token.script === 'han') return token.normalised.length > 1 && !chineseStops.has(token.normalised) ? hanLexemes(token.normalised) : []
  const own = wordTerms(token)
  return own.length > 0 ? [[...new Set([...own, ...otherScript(token)])]] : []
}

/** As the `words` of `queryTerms`, of a word that is known to name no concept. */
export const wordLexemes = (word: string): string[][] => plainTokens(word).flatMap(lexemesOfToken)

/** Stems of the words of a name, as `names` of `queryTerms` has them. */
export const nameStems = (name: string): string[] => [...new Set(plainTokens(name).map(({ stem }) => stem))]
