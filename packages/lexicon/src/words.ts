import { type Folded, fold } from './fold.ts'
import { fuzzy } from './fuzzy.ts'
import { homophonesOf } from './homophones.ts'
import { maxLength } from './language.ts'
import { mendLayout } from './layout.ts'
import { findAll, type Reading } from './phrases.ts'
import { isRealWord } from './real-words.ts'
import { type Unit, unitsOf } from './tokens.ts'
import { isEnglishWord } from './translit.ts'
import { vocabulary } from './vocabulary.ts'

/** The words of a text, each with what it may be of the dictionary. */
export interface Words {
  /** As it was written, at most `maxLength` characters of it. */
  original: string
  folded: Folded
  units: readonly Unit[]
  /** One for each unit. */
  readings: readonly Reading[]
}

/** Reads every word of a text for itself: spelling, and with `isFuzzy` keyboard layout, transliteration and typing errors. The costly part of an analysis. */
export function readWords(text: string, isFuzzy: boolean): Words {
  const original = text.length > maxLength ? text.slice(0, maxLength) : text
  const folded = fold(original)
  if (isFuzzy) folded.text = mendLayout(folded.text)
  const units = unitsOf(folded.text)
  return { original, folded, units, readings: isFuzzy ? withHomophones(units, readFuzzily(folded.text, units)) : units.map(read) }
}

function withHomophones(units: readonly Unit[], readings: readonly Reading[]): readonly Reading[] {
  const { lemmasOf } = vocabulary()
  return readings.map((reading, at) => {
    const near = units[at]!.script === 'han' ? homophonesOf(units[at]!.text).flatMap(lemmasOf) : []
    return near.length > 0 ? { ...reading, near } : reading
  })
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
    const cut = cutOff(text, unit, namesGoods)
    if (cut !== undefined) return { lemmas: [cut], how: 'typo' }
    const { forms: corrected, cost, near } = fuzzy().corrections(unit.text)
    const isTrusted = (lemma: number) => cost <= trustedCost(unit.text, lemma, namesGoods)
    return { lemmas: lemmasOf(corrected).filter(isTrusted).slice(0, 6), how: 'typo', near: lemmasOf(near) }
  })
}

/** Kinds of properties that people write cut off, the surest first: "чёрн.", "аккум", "водонепр". */
const cutKinds = ['color', 'material', 'audience', 'season', 'feature'] as const
/** Letters that are left of a word at least, and those where no full stop says that it was cut. */
const leastOfCut = 3
const leastOfPlainCut = 4

/** A form of a word that names a property. */
interface PropertyForm {
  form: string
  lemma: number
  conceptId: string
  kind: string
}
let byBeginning: ReadonlyMap<string, PropertyForm[]> | undefined
/** Forms of words that name properties, by the fewest letters that a word is cut off to: a long message may have hundreds of them. */
function propertyForms(): ReadonlyMap<string, PropertyForm[]> {
  if (byBeginning) return byBeginning
  const { forms, phrases } = vocabulary()
  const found = new Map<string, PropertyForm[]>()
  for (const [form, ids] of forms)
    for (const lemma of ids)
      for (const { concept } of phrases.entriesOf(lemma)) {
        if (!concept || !cutKinds.some((kind) => kind === concept.kind)) continue
        const beginning = form.slice(0, leastOfCut)
        const alike = found.get(beginning)
        const one = { form, lemma, conceptId: concept.id, kind: concept.kind }
        if (alike) alike.push(one)
        else found.set(beginning, [one])
      }
  byBeginning = found
  return found
}

/**
 * The dictionary word of which a Russian word is the beginning, where it can be of one property alone: "аккум. фонарик", "перчатки чёрн". Only beside goods:
 * alone it may be anything.
 */
function cutOff(text: string, { text: word, script, end }: Unit, namesGoods: boolean): number | undefined {
  if (script !== 'cyrillic' || !namesGoods) return undefined
  const isMarked = text[end] === '.' && /^\.(?:\s*$|\s*[\p{Ll}\d,])/u.test(text.slice(end))
  if (word.length < (isMarked ? leastOfCut : leastOfPlainCut) || /[аеиоуыэюя]$/.test(word) || (!isMarked && isRealWord(word)))
    return undefined
  const named = new Map<string, PropertyForm>()
  for (const one of propertyForms().get(word.slice(0, leastOfCut)) ?? []) {
    if (one.form.length < word.length + 2 || !one.form.startsWith(word)) continue
    if (one.form.length < (named.get(one.conceptId)?.form.length ?? Number.POSITIVE_INFINITY)) named.set(one.conceptId, one)
  }
  const kind = cutKinds.find((one) => [...named.values()].some((of) => of.kind === one))
  const [nearest, next] = [...named.values()].filter((of) => of.kind === kind).sort((a, b) => a.form.length - b.form.length)
  return nearest && (next === undefined || next.form.length >= nearest.form.length + 2) ? nearest.lemma : undefined
}

/**
 * How far a word may be from what it is taken for. A guess is worth most where nothing else in the message names goods; a trait guessed wrongly
 * only takes offers away.
 */
function trustedCost(word: string, lemma: number, namesGoods: boolean): number {
  const entries = vocabulary().phrases.entriesOf(lemma)
  const isTrait = entries.length > 0 && !entries.some(({ concept }) => concept?.kind === 'type')
  if (isTrait) {
    const isAudience = entries.every(({ concept }) => concept?.kind === 'audience') && word.charCodeAt(0) >= 0x400
    return word.length >= (isAudience ? 6 : 8) ? 1 : 0.5
  }
  if (namesGoods) return word.length >= 7 ? 1 : 0.5
  return 2
}
