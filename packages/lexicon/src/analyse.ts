import type { Analysis, ConceptMatch } from './analysis.ts'
import { type Folded, toOffset } from './fold.ts'
import { fuzzyAhead } from './fuzzy.ts'
import { headTypes } from './heads.ts'
import { languageOf } from './language.ts'
import { findMeasures, findSides, findSizes, type Measure } from './measures.ts'
import { isA } from './names.ts'
import { negatedAmong } from './negated.ts'
import { type Found, findAll, resolve } from './phrases.ts'
import { type Token, toToken, type Unit } from './tokens.ts'
import { vocabularyAhead } from './vocabulary.ts'
import { readWords, type Words } from './words.ts'

export interface AnalyseOptions {
  /** Typing errors, transliteration and keyboard layout, as buyers' messages have them. Off for texts of sellers. */
  fuzzy?: boolean
}

/** Builds what the first analysis would build, a piece with each step, so that no buyer waits for it. */
export function* warmUp(): Generator<void> {
  yield* vocabularyAhead()
  yield* fuzzyAhead()
  analyse('термокружкаа termokruzhka nthvjrhe;rf')
}

/** What a text names and measures, in the offsets of the text. Any text has an analysis; one without words has an empty one. */
export function analyse(text: string, { fuzzy: isFuzzy = true }: AnalyseOptions = {}): Analysis {
  return understand(readWords(text, isFuzzy))
}

/** An analysis that can be narrowed. */
export interface OpenAnalysis {
  analysis: Analysis
  /**
   * The analysis of what is left without some stretches, each of them standing as a comma. No word is read again and nothing is measured again; names are
   * looked for among the words that are left, because a phrase that reached into such a stretch falls apart.
   */
  leavingOut(spans: readonly Span[]): Analysis
}

interface Span {
  start: number
  end: number
}

/** As `analyse`, for who reads a message piece by piece. Nothing that stands in a stretch of `properties` names goods: 鞋仓 of a bag has no shoes. */
export function openAnalysis(text: string, properties: readonly Span[] = []): OpenAnalysis {
  const words = readWords(text, true)
  const isName = ({ kind, start, end }: ConceptMatch): boolean =>
    kind !== 'type' || !properties.some((property) => property.start <= start && end <= property.end)
  const withNames = (analysis: Analysis): Analysis =>
    properties.length === 0 ? analysis : { ...analysis, concepts: analysis.concepts.filter(isName) }
  const analysis = withNames(understand(words))
  return {
    analysis,
    leavingOut: (spans) => (spans.length === 0 ? analysis : withNames(understand(narrow(words, spans), withoutMeasures(analysis, spans)))),
  }
}

type Measured = Pick<Analysis, 'measures' | 'sides' | 'sizes'>

function understand(words: Words, known?: Measured): Analysis {
  const { original, folded, units, readings } = words
  const all = findAll(folded.text, units, readings)
  const found = resolve(units, all, folded.text)
  const concepts = toMatches(words, found)
  const measured = known ?? measure(words, concepts)
  const settled = settle({
    text: original,
    folded: folded.text,
    language: languageOf(units),
    tokens: toTokens(original, folded, units, found),
    // A word inside a measure names no thing: 'сантиметр' is a tape measure, '20 сантиметров' is none.
    concepts: concepts.filter((match) => !measured.measures.some((one) => one.start <= match.start && match.end <= one.end)),
    ...measured,
  })
  const within = withinNames(all, found)
  return within.length === 0 ? settled : { ...settled, concepts: [...settled.concepts, ...toMatches(words, within)] }
}

/** Whom the name of a kind of goods names besides: women of 女表, cats of "cat bed". What everybody calls the kind by is not read again. */
const audiences = new Set(['audience.men', 'audience.women', 'audience.cats', 'audience.dogs'])
function withinNames(all: readonly Found[], found: readonly Found[]): Found[] {
  const names = found.filter(({ from, to, entries }) => to - from > 1 && entries.some(({ concept }) => concept?.kind === 'type'))
  return all.filter(
    ({ from, to, entries, how }) =>
      (how === 'exact' || how === 'form') &&
      entries.every(({ concept }) => concept && audiences.has(concept.id)) &&
      names.some((name) => name.from <= from && to <= name.to && to - from < name.to - name.from),
  )
}

function toMatches({ folded, units }: Words, found: readonly Found[]): ConceptMatch[] {
  const negated = negatedAmong(folded.text, units, found)
  return found.flatMap((match) =>
    match.entries.flatMap(({ concept }) =>
      concept
        ? [
            {
              conceptId: concept.id,
              kind: concept.kind,
              start: toOffset(folded, units[match.from]!.start),
              end: toOffset(folded, units[match.to - 1]!.end),
              how: match.how,
              ...(negated.has(match) && { isNegated: true as const }),
            },
          ]
        : [],
    ),
  )
}

function measure({ original, folded }: Words, concepts: readonly ConceptMatch[]): Measured {
  const has = (type: string): boolean => concepts.some(({ conceptId }) => isA(conceptId, type))
  const hasDigits = /\d/.test(folded.text)
  const measures: Measure[] = hasDigits ? findMeasures(original, folded, has('type.drinkware')) : []
  return {
    measures,
    sides: hasDigits ? findSides(folded) : [],
    sizes: findSizes(original, folded, hasDigits && (has('type.shoes') || has('type.socks')), measures),
  }
}

const overlaps = (some: Span, others: readonly Span[]): boolean => others.some(({ start, end }) => some.start < end && start < some.end)

function withoutMeasures({ measures, sides, sizes }: Analysis, spans: readonly Span[]): Measured {
  const left = <T extends Span>(found: readonly T[]): T[] => found.filter((one) => !overlaps(one, spans))
  return { measures: left(measures), sides: left(sides), sizes: left(sizes) }
}

/** The words without those in the stretches; texts show a comma and blanks there, so that the words around them do not become neighbours. */
function narrow({ original, folded, units, readings }: Words, spans: readonly Span[]): Words {
  const kept = units.flatMap((unit, index) =>
    overlaps({ start: toOffset(folded, unit.start), end: toOffset(folded, unit.end) }, spans) ? [] : [index],
  )
  let open = original
  let foldedText = ''
  for (const { start, end } of spans) if (end > start) open = `${open.slice(0, start)},${' '.repeat(end - start - 1)}${open.slice(end)}`
  for (let index = 0; index < folded.text.length; index++) {
    const offset = toOffset(folded, index)
    const span = spans.find(({ start, end }) => offset >= start && offset < end)
    foldedText += span ? (offset === span.start ? ',' : ' ') : folded.text[index]!
  }
  return {
    original: open,
    folded: { ...folded, text: foldedText },
    units: kept.map((index) => units[index]!),
    readings: kept.map((index) => readings[index]!),
  }
}

/** A word for both goods and a trait of goods is the goods where it is the head ("wine in a glass"), else the trait ("glass vase"). */
function settle(analysis: Analysis): Analysis {
  const isBoth = new Set<number>()
  for (const { kind, start } of analysis.concepts)
    if (kind !== 'type' && analysis.concepts.some((other) => other.kind === 'type' && other.start === start)) isBoth.add(start)
  if (isBoth.size === 0) return analysis
  const heads = new Set(headTypes(analysis))
  const isHead = new Set(analysis.concepts.filter(({ conceptId }) => heads.has(conceptId)).map(({ start }) => start))
  return {
    ...analysis,
    concepts: analysis.concepts.filter(({ kind, start }) => !isBoth.has(start) || (kind === 'type') === isHead.has(start)),
  }
}

function toTokens(original: string, folded: Folded, units: readonly Unit[], found: readonly Found[]): Token[] {
  const tokens: Token[] = []
  const cutAt = new Set<number>()
  for (const match of found) cutAt.add(match.from).add(match.to)
  for (let at = 0; at < units.length; ) {
    const unit = units[at]!
    let to = at + 1
    if (unit.script === 'han')
      while (to < units.length && units[to]!.script === 'han' && units[to]!.start === units[to - 1]!.end && !cutAt.has(to)) to++
    tokens.push(
      toToken(
        original,
        folded,
        to === at + 1 ? unit : { ...unit, text: folded.text.slice(unit.start, units[to - 1]!.end), end: units[to - 1]!.end },
      ),
    )
    at = to
  }
  return tokens
}
