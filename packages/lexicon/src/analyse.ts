import type { Language } from '@karavan/contract/language.ts'
import type { ConceptKind } from './concepts.ts'
import { type Folded, fold, toOffset } from './fold.ts'
import { buildFuzzy, type Fuzzy, otherLayout, readingsOf } from './fuzzy.ts'
import { findMeasures, findSides, findSizes, type Measure, type Sides, type Size } from './measures.ts'
import { isA } from './names.ts'
import { chineseForWords, chineseWithWords, englishStopwords, russianStopwords } from './stopwords.ts'
import { type Token, toToken, type Unit, unitsOf } from './tokens.ts'
import { toCyrillic } from './transliterate.ts'
import { type Entry, type PhraseNode, vocabulary } from './vocabulary.ts'

/** `exact` as in the dictionary, `form` inflected or joined, `typo` misspelt, `translit` in the letters of another script. */
export type MatchHow = 'exact' | 'form' | 'typo' | 'translit'

export interface ConceptMatch {
  conceptId: string
  kind: ConceptKind
  /** Offsets in the analysed text, end exclusive. Words that can name several things give several matches of one place, the likeliest first. */
  start: number
  end: number
  how: MatchHow
  /** It is not wanted, or not there: "не чёрные", "без крышки", "anything but red", 不要黑色. */
  isNegated?: true
}

export interface Analysis {
  text: string
  /** The text in lower case and one spelling, keyboard layout put right, for whoever looks for more in it. Offsets may differ from `text`. */
  folded: string
  /** Script of the wish (decision G-73); `undefined` without letters. */
  language: Language | undefined
  /** Words and numbers; Han text is cut by the dictionary, what it does not know stays one token. */
  tokens: Token[]
  concepts: ConceptMatch[]
  measures: Measure[]
  /** Sides named together; each is a length among the measures as well where it has a unit. */
  sides: Sides[]
  sizes: Size[]
}

export interface AnalyseOptions {
  /** Typing errors, transliteration and keyboard layout, as buyers' messages have them. Off for texts of sellers. */
  fuzzy?: boolean
}

/** Longest text that is looked at; the rest is left out. */
const maxLength = 20_000

let fuzzyIndex: Fuzzy | undefined
const fuzzy = (): Fuzzy => {
  fuzzyIndex ??= buildFuzzy(vocabulary())
  return fuzzyIndex
}

/** Builds what the first analysis would build, so that no buyer waits for it. */
export function warmUp(): void {
  analyse('термокружкаа termokruzhka nthvjrhe;rf')
}

interface Reading {
  lemmas: readonly number[]
  how: MatchHow
}

interface Found {
  /** Units from `from` to before `to`. */
  from: number
  to: number
  entries: Entry[]
  how: MatchHow
  score: number
}

export function analyse(text: string, { fuzzy: isFuzzy = true }: AnalyseOptions = {}): Analysis {
  const original = text.length > maxLength ? text.slice(0, maxLength) : text
  const folded = fold(original)
  if (isFuzzy) folded.text = mendLayout(folded.text)
  const units = unitsOf(folded.text)
  const readings = isFuzzy ? readFuzzily(folded.text, units) : units.map(read)
  const found = resolve(units, findAll(folded.text, units, readings), folded.text)
  const negated = negatedAmong(folded.text, units, found)
  const concepts: ConceptMatch[] = found.flatMap((match) =>
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
  const has = (type: string) => concepts.some(({ conceptId }) => isA(conceptId, type))
  const hasDigits = /\d/.test(folded.text)
  const measures = hasDigits ? findMeasures(original, folded, has('type.drinkware')) : []
  const sizes = findSizes(original, folded, hasDigits && (has('type.shoes') || has('type.socks')), measures)
  return settle({
    text: original,
    folded: folded.text,
    language: languageOf(units),
    tokens: toTokens(original, folded, units, found),
    // A word inside a measure names no thing: 'сантиметр' is a tape measure, '20 сантиметров' is none.
    concepts: concepts.filter((match) => !measures.some((measure) => measure.start <= match.start && match.end <= measure.end)),
    measures,
    sides: hasDigits ? findSides(folded) : [],
    sizes,
  })
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

const negators = new Set([
  'не',
  'без',
  'кроме',
  'not',
  'without',
  'no',
  'except',
  'but',
  'non',
  '不要',
  '不是',
  '非',
  '没有',
  '除了',
  '不含',
  '不带',
  '无',
])
/** What they deny goes on over a list: "кроме красных и синих", "without lid or straw". */
const listNegators = new Set(['без', 'кроме', 'without', 'except', 'but', '除了', '不含', '不要'])

function negatedAmong(text: string, units: readonly Unit[], found: readonly Found[]): Set<Found> {
  const negated = new Set<Found>()
  let inList: Found | undefined
  for (const match of found) {
    if (!match.entries.some(({ concept }) => concept)) continue
    const start = units[match.from]!.start
    const before = units[match.from - 1]
    const isClose = (unit: Unit) => !/[^\s]/.test(text.slice(unit.end, start))
    // Chinese negators are one or two characters.
    const pair = units[match.from - 2]
    const word =
      before?.script === 'han' && pair?.script === 'han' && negators.has(pair.text + before.text) ? pair.text + before.text : before?.text
    if (before && word && negators.has(word) && isClose(before)) {
      // "but" excepts in "anything but red", not in "cheap but warm".
      const isException = word !== 'but' || ['anything', 'everything', 'all', 'any'].includes(pair?.text ?? '')
      if (isException) {
        negated.add(match)
        inList = listNegators.has(word) ? match : undefined
        continue
      }
    }
    if (inList) {
      const between = text.slice(units[inList.to - 1]!.end, start).trim()
      if (/^(?:,|и|или|and|or|nor|和|或|、)?$/.test(between) && between) {
        negated.add(match)
        inList = match
        continue
      }
    }
    inList = undefined
  }
  return negated
}

function read(unit: Unit): Reading {
  return { lemmas: vocabulary().lemmasOf(unit.text), how: 'exact' }
}

function readFuzzily(text: string, units: readonly Unit[]): Reading[] {
  const { forms, isKnown } = vocabulary()
  const exact = units.map(read)
  const isUnknown = ({ script, text: word }: Unit): boolean =>
    (script === 'latin' || script === 'cyrillic') && word.length >= 3 && !/\d/.test(word) && !isKnown(word)
  if (!units.some(isUnknown)) return exact
  const latin = units.filter(({ script, text: word }) => script === 'latin' && word.length > 2)
  const spelt = new Map(latin.filter(isUnknown).map((unit) => [unit, fuzzy().transliterations(unit.text)]))
  const speltCount = [...spelt.values()].filter((found) => found.length > 0).length
  const isEnglish = latin.some((unit) => isEnglishWord(unit.text)) || latin.filter((unit) => forms.has(unit.text)).length > speltCount
  const namesGoods = findAll(text, units, exact).some(({ entries }) => entries.some(({ concept }) => concept?.kind === 'type'))
  const lemmasOf = (words: readonly string[]): number[] => [...new Set(words.flatMap((word) => forms.get(word) ?? []))]
  return units.map((unit, at) => {
    if (!isUnknown(unit)) return exact[at]!
    if (unit.script === 'latin' && !isEnglish) {
      const found = spelt.get(unit) ?? []
      if (found.length > 0) return { lemmas: lemmasOf(found).slice(0, 6), how: 'translit' }
    }
    const { forms: corrected, cost } = fuzzy().corrections(unit.text)
    const isTrusted = (lemma: number) => cost <= trustedCost(unit.text, lemma, namesGoods)
    return { lemmas: lemmasOf(corrected).filter(isTrusted).slice(0, 6), how: 'typo' }
  })
}

/**
 * How far a word may be from what it is taken for. A guess is worth most where nothing else in the message names goods; a trait guessed wrongly
 * only takes offers away.
 */
function trustedCost(word: string, lemma: number, namesGoods: boolean): number {
  const node = vocabulary().root.next?.get(lemma)
  const isTrait = node?.entries !== undefined && !node.entries.some(({ concept }) => concept?.kind === 'type')
  if (isTrait) {
    const isAudience = node.entries?.every(({ concept }) => concept?.kind === 'audience') && word.charCodeAt(0) >= 0x400
    return word.length >= (isAudience ? 6 : 8) ? 1 : 0.5
  }
  if (namesGoods) return word.length >= 7 ? 1 : 0.5
  return 2
}

/** Sounds of the Russian words that say nothing about goods, with the word itself. */
let glueWords: ReadonlyMap<string, string> | undefined
const glue = (): ReadonlyMap<string, string> => {
  glueWords ??= new Map([...russianStopwords].reverse().map((word) => [readingsOf(word)[0]!, word]))
  return glueWords
}
const russianGlue = (word: string): string | undefined =>
  readingsOf(word)
    .map((sounds) => glue().get(sounds))
    .find((found) => found !== undefined)

/** "Do", "rub" and "no" are words of English and, in Latin letters, of Russian: they tell nothing of the language. */
const isEnglishWord = (word: string): boolean => englishStopwords.has(word) && russianGlue(word) === undefined

/**
 * A Russian message in Latin letters ("chernye futbolki 100 shtuk") in its own letters, as far as its words are known; `undefined` for a text that is
 * none. At least one word has to be Russian for certain, and English words must not outnumber those.
 */
export function fromTranslit(text: string): string | undefined {
  if (!/[a-z]{3}/i.test(text) || /[\u0400-\u052f\u3400-\u9fff]/.test(text)) return undefined
  const { forms, isKnown } = vocabulary()
  const words = unitsOf(fold(text).text).filter(({ script }) => script === 'latin')
  if (words.some((unit) => unit.text.length > 2 && isEnglishWord(unit.text))) return undefined
  const speltOf = (word: string): string | undefined => {
    if (word.length < 4 || isKnown(word)) return undefined
    const found = fuzzy().transliterations(word)
    return found.find((form) => toCyrillic(word) === form) ?? found[0]
  }
  const isSpelt = (word: string) => speltOf(word) !== undefined || (word.length > 4 && !isKnown(word) && russianGlue(word) !== undefined)
  const spelt = words.filter(({ text: word }) => isSpelt(word)).length
  if (spelt === 0 || words.filter(({ text: word }) => forms.has(word)).length > spelt) return undefined
  return text.replace(/(?<![\p{L}'])[a-z']+(?![\p{L}\p{N}'])/giu, (written) => {
    const word = written.toLowerCase()
    return speltOf(word) ?? (forms.has(word) ? undefined : russianGlue(word)) ?? written
  })
}

/** Words typed on the other keyboard layout, put right where that makes known words of them. */
function mendLayout(text: string): string {
  const { forms, isKnown } = vocabulary()
  const chunks = [...text.matchAll(/\S+/g)]
  const mend = (chunk: string, isSure: boolean): string | undefined => {
    const isLatin = /[a-z]/.test(chunk)
    if (isLatin === /[\u0400-\u052f]/.test(chunk) || /[\d@/:]/.test(chunk)) return undefined
    const own = unitsOf(chunk)
    if (own.some((unit) => isKnown(unit.text) || unit.script === 'han')) return undefined
    const trailing = isLatin ? (/[,.;!?]+$/.exec(chunk)?.[0] ?? '') : (/[,.!?]+$/.exec(chunk)?.[0] ?? '')
    for (const tail of trailing ? ['', trailing] : ['']) {
      const body = tail ? chunk.slice(0, -tail.length) : chunk
      const other = otherLayout(body)
      if (!other) continue
      const words = unitsOf(other)
      const isHit = words.length > 0 && words.every((unit) => (isSure ? isKnown(unit.text) : forms.has(unit.text)))
      if (isHit && (isSure || body.length >= 4)) return other + tail
    }
    return undefined
  }
  let out = text
  const apply = (isSure: boolean): boolean => {
    let hasMended = false
    for (const chunk of chunks) {
      const from = chunk.index
      const current = out.slice(from, from + chunk[0].length)
      const mended = mend(current, isSure)
      if (mended !== undefined) {
        out = out.slice(0, from) + mended + out.slice(from + chunk[0].length)
        hasMended = true
      }
    }
    return hasMended
  }
  if (chunks.length <= 60 && apply(false)) apply(true)
  return out
}

const maxPhrase = 12
/** What may stand between the words of one phrase. */
const wordGap = /^[\s\-_'’&+·/]{0,3}$/

function findAll(text: string, units: readonly Unit[], readings: readonly Reading[]): Found[] {
  const { root, forms } = vocabulary()
  const all: Found[] = []
  for (let from = 0; from < units.length; from++) {
    const before = all.length
    const walk = (node: PhraseNode, at: number, how: MatchHow) => {
      if (node.entries && at > from) keep(all, node.entries, units, from, at, how)
      const unit = units[at]
      if (!unit || !node.next || at - from >= maxPhrase) return
      if (at > from && !fits(text, units[at - 1]!, unit)) return
      const reading = readings[at]!
      for (const lemma of reading.lemmas) {
        const next = node.next.get(lemma)
        if (next) walk(next, at + 1, reading.how === 'exact' ? how : reading.how)
      }
    }
    walk(root, from, 'exact')
    // 'пауэр банк' for 'пауэрбанк'
    const [unit, next] = [units[from]!, units[from + 1]]
    if (all.length === before && next && unit.script === next.script && (unit.script === 'latin' || unit.script === 'cyrillic')) {
      const joined = unit.text + next.text
      if (joined.length >= 6 && fits(text, unit, next)) {
        for (const lemma of forms.get(joined) ?? []) {
          const entries = root.next?.get(lemma)?.entries
          if (entries) keep(all, entries, units, from, from + 2, 'exact')
        }
      }
    }
  }
  return all
}

function fits(text: string, before: Unit, after: Unit): boolean {
  if (before.end === after.start) return true
  if (before.script === 'han' && after.script === 'han') return false
  return wordGap.test(text.slice(before.end, after.start))
}

const weights: Record<MatchHow, number> = { exact: 1, form: 0.98, translit: 0.9, typo: 0.7 }

function keep(all: Found[], entries: readonly Entry[], units: readonly Unit[], from: number, to: number, how: MatchHow): void {
  let words = ''
  let length = 0
  for (let at = from; at < to; at++) {
    words += (at > from ? ' ' : '') + units[at]!.text
    length += units[at]!.script === 'han' ? 2 : units[at]!.text.length
  }
  const exact = how === 'exact' ? entries.filter((entry) => entry.text === words) : []
  const same = all.find((other) => other.from === from && other.to === to)
  const rated: MatchHow = exact.length > 0 ? 'exact' : how === 'exact' ? 'form' : how
  const chosen = exact.length > 0 ? exact : entries
  if (same) {
    // One place read in two ways: the surer reading stands, equal ones are joined.
    if (weights[rated] < weights[same.how]) return
    if (weights[rated] > weights[same.how]) same.entries = []
    same.how = rated
    for (const entry of chosen) if (!same.entries.some(({ concept }) => concept === entry.concept)) same.entries.push(entry)
    same.entries.sort((a, b) => a.rank - b.rank)
    same.score = length * length * weights[rated]
    return
  }
  all.push({ from, to, entries: [...chosen].sort((a, b) => a.rank - b.rank), how: rated, score: length * length * weights[rated] })
}

/** The matches that together explain most of the text, none over another; longer phrases win. */
function resolve(units: readonly Unit[], all: readonly Found[], text: string): Found[] {
  const byStart = new Map<number, Found[]>()
  for (const match of all) {
    const list = byStart.get(match.from)
    if (list) list.push(match)
    else byStart.set(match.from, [match])
  }
  const best = new Float64Array(units.length + 1)
  const choice: (Found | undefined)[] = new Array(units.length)
  for (let at = units.length - 1; at >= 0; at--) {
    best[at] = best[at + 1]!
    for (const match of byStart.get(at) ?? []) {
      const score = match.score + best[match.to]!
      if (score > best[at]!) {
        best[at] = score
        choice[at] = match
      }
    }
  }
  const chosen: Found[] = []
  for (let at = 0; at < units.length; ) {
    const match = choice[at]
    if (match) chosen.push(match)
    at = match ? match.to : at + 1
  }
  // A single Han character within an unknown word says nothing: 黑 is black in 黑杯子, not in 黑板.
  const isCovered = new Uint8Array(units.length)
  for (const match of chosen) isCovered.fill(1, match.from, match.to)
  const isLoose = (at: number, neighbour: number): boolean => {
    const [unit, other] = [units[at]!, units[neighbour]]
    if (other?.script !== 'han' || isCovered[neighbour]) return false
    return neighbour > at ? unit.end === other.start : other.end === unit.start
  }
  return chosen.filter(({ from, to, entries }) => {
    if (to - from > 1 || units[from]!.script !== 'han' || !entries.some(({ concept }) => concept)) return true
    return text.length === 1 || !(isLoose(from, from - 1) || isLoose(from, from + 1))
  })
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

/** `language` of an analysis, for a small part of its cost; keyboard layout is not put right. */
export const languageIn = (text: string): Language | undefined => languageOf(unitsOf(fold(text.slice(0, maxLength)).text))

function languageOf(units: readonly Unit[]): Language | undefined {
  let [han, cyrillic, latin, other] = [0, 0, 0, 0]
  let isEnglishSentence = 0
  let isRussianSentence = false
  for (const { script, text } of units) {
    if (script === 'han') han++
    else if (script === 'cyrillic') {
      cyrillic += text.length
      if (russianStopwords.has(text)) isRussianSentence = true
    } else if (script === 'latin') {
      latin += text.length
      if (englishStopwords.has(text)) isEnglishSentence++
    } else if (script === 'other') other++
  }
  if (han + cyrillic + latin === 0) return undefined
  if (other > han + cyrillic + latin && han === 0) return undefined
  // A brand in Latin letters says nothing about the buyer; an English sentence around a Russian word does.
  if (han > 0 && han * 3 >= cyrillic) return isEnglishSentence >= 2 && latin > han * 6 ? 'en' : 'zh'
  if (cyrillic > 0) return isEnglishSentence >= 2 && !isRussianSentence && latin > cyrillic ? 'en' : 'ru'
  return 'en'
}

/** Words after which something is named that the goods are for, with or made of. */
const russianBreaks = new Set(['для', 'с', 'со', 'под', 'на', 'в', 'во', 'из', 'от', 'к', 'по', 'без', 'через', 'до', 'за', 'у', 'при'])
const englishBreaks = new Set([
  'for',
  'with',
  'in',
  'to',
  'from',
  'compatible',
  'featuring',
  'without',
  'by',
  'on',
  'includes',
  'including',
  'fits',
  'fit',
  'under',
  'that',
])
const chineseFor = new Set(chineseForWords)
const chineseWith = new Set(chineseWithWords)
const conjunctions = new Set(['и', 'или', 'либо', 'and', 'or', '和', '或', '或者', '与', '及'])

interface Place {
  start: number
  end: number
  ids: string[]
  /** All names here are in Cyrillic, where the head stands first. */
  isCyrillic: boolean
  /** Written as in the dictionary, or a plural that is not in another case for certain. */
  isNominative: boolean
}

export interface HeadOptions {
  /** The text is the title of an offer: in Chinese the goods are named before the first blank, their qualities after it. */
  isTitle?: boolean
}

/**
 * The kinds of goods a text is about, likeliest first: the head of its first name of goods, not what the goods are for or come with. English and
 * Chinese name it last ("phone case"), Russian first ("чехол телефона"); names joined by "and" or a comma all count. Empty where no kind is named.
 */
export function headTypes(analysis: Analysis, { isTitle = false }: HeadOptions = {}): string[] {
  const places = placesOf(analysis)
  if (places.length === 0) return []
  if (places.length === 1) return places[0]!.ids

  const heads: string[] = []
  let group: Place[] = []
  /** After "for" or "with": what is named here is no head. */
  let isAside = false
  /** An "and" stands between the aside and the next name. */
  let isJoined = false
  /** The text begins with what the goods are for or with: "для телефона чехол", "适用苹果手机壳". */
  let opening: 'for' | 'aside' | undefined
  const close = () => {
    // What the text began with is the goods only where nothing else is.
    const names = opening && group.length > 1 && group[0] === places[0] && places[0]?.isCyrillic ? group.slice(1) : group
    const [first, last] = [names[0], names.at(-1)]
    if (first && last) {
      const head = first.isCyrillic && last.isCyrillic ? first : last
      // A wide name beside a narrow one adds nothing: "stuffed animal toy" is a stuffed animal, "сумка рюкзак" a backpack.
      const narrower = names.findLast(({ ids }) => ids.some((id) => head.ids.some((wide) => id !== wide && isA(id, wide))))
      heads.push(...(narrower ?? head).ids)
    }
    group = []
  }
  for (const [index, place] of places.entries()) {
    for (const border of bordersBetween(analysis, places[index - 1]?.end ?? 0, place.start)) {
      if (border === 'aside' || border === 'for') {
        if (index === 0) opening = border
        // "带挂绳适用苹果手机壳": one aside after another, the goods still to come
        else if (border === 'for' && opening) group = []
        else isAside = true
        isJoined = false
      } else if (border === 'and' && isAside) isJoined = true
      else if (border === 'comma' && isAside && isTitle) isJoined = false
      else if (border !== 'blank') {
        close()
        isAside = false
      } else if (isTitle && !(opening === 'for' && group.length === 1) && (group.length > 0 || heads.length > 0)) {
        close()
        return [...new Set(heads)]
      }
    }
    // "mug with a lid and spoon" goes on with what comes along; "кружки с крышкой и термосы" does not, as the case of the name tells.
    if (isAside && isJoined && place.isCyrillic && place.isNominative) {
      close()
      isAside = false
    }
    isJoined = false
    if (!isAside) group.push(place)
  }
  close()
  return [...new Set(heads)]
}

/** Where kinds of goods are named, in the order of the text. */
function placesOf({ concepts, tokens }: Analysis): Place[] {
  const places: Place[] = []
  for (const { kind, conceptId, start, end, how, isNegated } of concepts) {
    if (kind !== 'type' || isNegated) continue
    const last = places.at(-1)
    if (last?.start === start) {
      last.ids.push(conceptId)
      continue
    }
    const words = tokens.filter((token) => token.start >= start && token.end <= end)
    const isCyrillic = words.at(-1)?.script === 'cyrillic'
    const first = words[0]?.normalised ?? ''
    const isInflected = isCyrillic && how !== 'exact'
    places.push({
      start,
      end,
      ids: [conceptId],
      isCyrillic,
      isNominative: !isInflected || (/[иы]$/.test(first) && !instrumental.test(first)),
    })
  }
  return places
}

/** Endings of the instrumental case, in words long enough to have one. */
const instrumental = /^.{3,}(?:[оеы]м|[аяи]ми|[оеь]ю|[ое]й)$/

const punctuation = /[,;.!?:()[\]{}|/，。；、！？：（）【】]/

/** What separates two names, in order. A blank counts beside Han characters only. */
function* bordersBetween(
  { text, tokens }: Analysis,
  from: number,
  to: number,
): Generator<'aside' | 'for' | 'and' | 'comma' | 'end' | 'blank'> {
  let before: Token | undefined
  for (const [at, token] of tokens.entries()) {
    if (token.start > to) break
    if (token.start >= from) {
      const gap = text.slice(before?.end ?? from, token.start)
      const isNumber = before?.script === 'digit' && token.script === 'digit'
      // "с принтом, карманом-кенгуру": the case goes on after the comma, so the phrase does
      if (/^ ?[,，] ?$/.test(gap)) {
        if (!isNumber && !(token.script === 'cyrillic' && instrumental.test(token.normalised))) yield 'comma'
      } else if (punctuation.test(gap) && !isNumber) yield 'end'
      else if (before && (token.script === 'han' || before.script === 'han') && /^[\s\u3000]+$/.test(gap)) yield 'blank'
      if (token.start >= to) break
      const word = token.normalised
      const next = tokens[at + 1]
      // The "on" of "clip-on lamp" is part of a word.
      const isWithin = before !== undefined && text[before.end] === '-' && before.end + 1 === token.start
      if (chineseFor.has(word)) yield 'for'
      else if (!isWithin && (russianBreaks.has(word) || englishBreaks.has(word) || chineseWith.has(word))) yield 'aside'
      else if (conjunctions.has(word) && !(next?.script === 'cyrillic' && instrumental.test(next.normalised))) yield 'and'
    }
    before = token
  }
}
