import type { LocalizedText } from '@karavan/contract/language.ts'
import { type Analysis, analyse, headTypes } from '@karavan/lexicon/analyse.ts'
import type { OfferSummary } from '@karavan/marketplaces/port.ts'
import type { Dimension } from './wish.ts'

/** What an offer says about itself, as concepts and figures. An empty set means "not stated", never "has none". */
export interface OfferFacts {
  /** What the goods are, by the titles. */
  types: string[]
  colors: string[]
  materials: string[]
  /** Audience, season, style and feature concepts. */
  traits: string[]
  sizes: string[]
  measures: { dimension: Dimension; value: number }[]
  /** The offer's words, folded, for what no concept names. */
  text: string
}

/** Offers come again in every turn of a conversation: their texts are read once. Bounded, the oldest first. */
const known = new Map<string, OfferFacts>()
const knownLimit = 4000
const readings = new Map<string, Analysis>()
const readingsLimit = 20_000

/** Facts of an offer, from its titles, attributes and options. */
export function factsOf(offer: OfferSummary): OfferFacts {
  const key = `${offer.id} ${offer.fetchedAt} ${offer.title.zh ?? offer.title.source ?? ''} ${offer.title.ru ?? ''} ${offer.title.en ?? ''}`
  const before = known.get(key)
  if (before) return before
  const facts = readFacts(offer)
  remember(known, knownLimit, key, facts)
  return facts
}

function readFacts(offer: OfferSummary): OfferFacts {
  const types = new Set<string>()
  const found = { color: new Set<string>(), material: new Set<string>(), traits: new Set<string>() }
  const sizes = new Set<string>()
  const measures = new Map<string, { dimension: Dimension; value: number }>()
  const take = (reading: Analysis, part: { colors: boolean }): void => {
    for (const match of reading.concepts) {
      if (match.kind === 'type') continue
      if (match.kind === 'color') {
        if (part.colors) found.color.add(match.conceptId)
      } else if (match.kind === 'material') found.material.add(match.conceptId)
      else found.traits.add(match.conceptId)
    }
    for (const measure of reading.measures) {
      for (const value of measure.min !== undefined && measure.max !== undefined ? [measure.min, measure.max] : [measure.value])
        measures.set(`${measure.dimension}:${value}`, { dimension: measure.dimension, value })
    }
    for (const size of reading.sizes) sizes.add(size.size)
  }
  const colorsByOption = new Set<string>()
  for (const group of offer.options) {
    for (const value of group.values) {
      for (const text of textsIn(value.name)) {
        const reading = read(text)
        for (const match of reading.concepts) if (match.kind === 'color') colorsByOption.add(match.conceptId)
        take(reading, { colors: true })
      }
    }
  }
  for (const attribute of offer.attributes) for (const text of textsIn(attribute.value)) take(read(text), { colors: true })
  for (const text of allTexts(offer.title)) {
    const reading = read(text)
    for (const type of headTypes(reading)) types.add(type)
    take(reading, { colors: true })
  }
  return {
    types: [...types],
    // What can be chosen is what there is; a colour in a title or an attribute counts where there is no choice.
    colors: [...(colorsByOption.size > 0 ? colorsByOption : found.color)],
    materials: [...found.material],
    traits: [...found.traits],
    sizes: [...sizes],
    measures: [...measures.values()],
    text: wordsOf(offer),
  }
}

function wordsOf(offer: OfferSummary): string {
  const parts = [...allTexts(offer.title)]
  for (const attribute of offer.attributes) parts.push(...allTexts(attribute.value))
  for (const group of offer.options) for (const value of group.values) parts.push(...allTexts(value.name))
  return parts.join('\n').toLowerCase().replaceAll('ё', 'е')
}

/** One wording is enough to know a value; the second one helps where the first has words nobody knows. */
function textsIn(text: LocalizedText): string[] {
  return allTexts(text).slice(0, 2)
}

function allTexts(text: LocalizedText): string[] {
  return [...new Set([text.ru, text.en, text.zh, text.source].filter((one): one is string => Boolean(one)))]
}

function read(text: string): Analysis {
  const before = readings.get(text)
  if (before) return before
  const reading = analyse(text.slice(0, 400), { fuzzy: false })
  remember(readings, readingsLimit, text, reading)
  return reading
}

function remember<T>(map: Map<string, T>, limit: number, key: string, value: T): void {
  if (map.size >= limit) {
    const oldest = map.keys().next().value
    if (oldest !== undefined) map.delete(oldest)
  }
  map.set(key, value)
}
