import { type Language, languages, pickText } from '@karavan/contract/language.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import type { ConceptMatch } from '@karavan/lexicon/analysis.ts'
import { areInLine, isA } from '@karavan/lexicon/names.ts'
import { wordForms } from '@karavan/lexicon/russian.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'
import type { OfferAttribute, OfferSummary } from '@karavan/marketplaces/port.ts'
import { LRUCache } from 'lru-cache'
import { factsOf } from '../facts.ts'
import { mentions } from '../rank/mentions.ts'
import { boundIn, isWithinBound } from './bounded-fields.ts'
import { isPresent, presenceIn } from './present-fields.ts'

/**
 * "Подкладка флис", "5.5 cm depth", 锅深5.5厘米: an attribute of listings called by its name, with a value that listings have. What names and values there are is
 * read from the offers at hand; nothing of it is known before.
 */
export interface NamedField {
  /** As listings write both: "подкладка: флис". */
  word: string
  start: number
  end: number
}

/** Attributes whose values are conditions of their own in whatever words: colour, material, size, price, what it is for. */
const plain =
  /^(?:цвет|материал|размер(?: изделия)?|стиль|сезон|вид товара|особенности|назначение|для кого|объем|емкость|вес|мощность|длина|артикул|упаковка|место производства|нанесение логотипа|возраст|colou?r|material|size|dimensions|style|season|product type|features|use|for whom|capacity|weight|power|length|item number|packaging|place of origin|custom logo|age|颜色|材质|尺寸|尺码|风格|适用季节|品类|特点|用途|适用人群|容量|重量|功率|长度|货号|包装方式|产地|是否可定制logo|适用年龄)$/u

const maxNames = 60
const maxValues = 30
const maxFields = 3
/** Of name and value: what is longer is no word of a wish. */
const maxLength = 58

/** Names and values come again and again in listings of a kind. */
const foldedFields = new LRUCache<string, string>({ max: 20_000 })
function foldField(text: string): string {
  const known = foldedFields.get(text)
  if (known !== undefined) return known
  const folded = text.normalize('NFKC').trim().toLowerCase().replaceAll('ё', 'е')
  foldedFields.set(text, folded)
  return folded
}

/**
 * The fields that a message names, in the order of its text, and whether it calls an attribute by its name at all, whatever it says of it. `unread`: words of
 * it that name nothing known.
 */
export function findFields(
  message: string,
  offers: readonly OfferSummary[],
  language: Language,
  unread: readonly string[] = [],
): { fields: NamedField[]; callsSome: boolean } {
  const text = message.toLowerCase().replaceAll('ё', 'е')
  const found: NamedField[] = []
  const known = text.length === message.length ? [...valuesByName(offers, language)] : []
  const called = known.filter(([name]) => nameIn(name).test(text))
  const add = (name: string, said: { start: number; end: number; value: string } | undefined): void => {
    if (said && !found.some((one) => said.start < one.end && one.start < said.end))
      found.push({ word: `${name}: ${said.value}`, start: said.start, end: said.end })
  }
  if (/\d/.test(text)) for (const [name, values] of known) add(name, boundIn(text, name, values, formsOf))
  for (const [name, values] of called) add(name, presenceIn(text, values, language, formsOf(name)))
  for (const [name, values] of called) {
    const named = formsOf(name)
    for (const value of [...values].toSorted((a, b) => b.length - a.length)) {
      const match = wordingOf(named, formsOf(value)).exec(text)
      if (!match) continue
      const word = `${name}: ${value}`
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.some((one) => start < one.end && one.start < end)) continue
      found.push({ word, start, end })
      break
    }
  }
  for (const [name, values] of known) {
    const alone = valueAlone(text, name, values, unread)
    if (alone && !found.some((one) => alone.start < one.end && one.start < alone.end)) found.push(alone)
    const ofPart = madeOf(text, name, values)
    if (!ofPart || found.some((one) => ofPart.start < one.end && one.start < ofPart.end)) continue
    // What stands in the same words among the features of one is no attribute of others.
    const asSaid = new RegExp(formsOf(text.slice(ofPart.start, ofPart.end)), 'u')
    if (!offers.some(({ attributes }) => attributes.some((attribute) => asSaid.test(sayingOf(attribute, language)[1])))) found.push(ofPart)
  }
  const wanted = found.filter(({ start }) => !refusesNext.test(text.slice(0, start)))
  return { fields: wanted.toSorted((a, b) => a.start - b.start).slice(0, maxFields), callsSome: called.length > 0 }
}

/** "Without fleece lining" wishes for none. */
const refusesNext =
  /(?:(?<![a-z])(?:without|no|not|non|except|don'?t want|isn'?t|aren'?t)(?: an?| any| the)?|(?<!\p{L})(?:без|не|кроме|никак\p{L}*)|不(?:要|带|含|用|是)?|没有?|无|非)[\s-]*$/iu

/** "Surgical steel only": a value of several words, of which one names nothing else, without the name of its attribute. */
function valueAlone(text: string, name: string, values: ReadonlySet<string>, unread: readonly string[]): NamedField | undefined {
  for (const value of values) {
    if (!value.includes(' ') || /\d/.test(value) || !unread.some((word) => mentions(value, word))) continue
    const match = nameIn(value).exec(text)
    if (match) return { word: `${name}: ${value}`, start: match.index, end: match.index + match[0].length }
  }
  return undefined
}

/** Names of attributes come again and again. */
const patterns = new LRUCache<string, RegExp>({ max: 2000 })
function nameIn(name: string): RegExp {
  const known = patterns.get(name) ?? new RegExp(formsOf(name), 'u')
  patterns.set(name, known)
  return known
}

function valuesByName(offers: readonly OfferSummary[], language: Language): Map<string, Set<string>> {
  const byName = new Map<string, Set<string>>()
  for (const { attributes } of offers)
    for (const attribute of attributes) {
      const [name, value] = sayingOf(attribute, language)
      if (name.length < 2 || value === '' || name.length + value.length > maxLength) continue
      const known = byName.get(name)
      if (!known && plain.test(name)) continue
      const values = known ?? new Set()
      if (values.size < maxValues) values.add(value)
      if (byName.size < maxNames) byName.set(name, values)
    }
  return byName
}

/** What a part is made of, or which colour it has: "Strap material", «цвет чернил», 表带材质. */
const partLooks = /^(?:материал|цвет) (?<ru>.+)$|^(?<en>.+) (?:material|colou?r)$|^(?<zh>\p{Script=Han}+?)(?:的)?(?:材质|材料|颜色)$/u
const besideHan = /^[的是要用]?$/u
const besideWords = /^\s*(?:is|of|made of|in|with|из|из-под|-|–|:)?\s*$/u

/** "Blue ink", «ремешок из кожи», 皮表带: a colour or material beside the part that an attribute of listings tells it of, in whatever words for it. */
function madeOf(text: string, name: string, values: ReadonlySet<string>): NamedField | undefined {
  const { ru, en, zh } = partLooks.exec(name)?.groups ?? {}
  const part = ru ?? en ?? zh
  if (part === undefined) return undefined
  const places = [...text.matchAll(new RegExp(part === ru ? anyFormOf(part) : formsOf(part), 'gu'))]
  if (places.length === 0) return undefined
  // 皮表带: alone it may be any skin, before a part it is leather.
  const skins = zh === undefined ? [] : [...text.matchAll(new RegExp(`皮(?=${zh})`, 'gu'))]
  const leather = skins.map(({ index }) => ({ conceptId: 'material.leather', start: index, end: index + 1 }))
  const of = [...looksIn(text), ...leather]
  for (const { 0: said, index } of places) {
    const end = index + said.length
    for (const match of of) {
      const isBefore = match.end <= index
      if (!isBefore && match.start < end) continue
      const between = isBefore ? text.slice(match.end, index) : text.slice(end, match.start)
      // English has what it says of a part before it, or a word between.
      if (!isBefore && en !== undefined && between.trim() === '') continue
      if (!(isHan(said) ? besideHan : besideWords).test(between)) continue
      const value = [...values].find((one) => looksIn(one).some(({ conceptId }) => areInLine(conceptId, match.conceptId)))
      if (value !== undefined) return { word: `${name}: ${value}`, start: Math.min(match.start, index), end: Math.max(match.end, end) }
    }
  }
  return undefined
}
/** Names have the part in the genitive: of "ремешка" any form of "ремешок". */
function anyFormOf(part: string): string {
  if (part.includes(' ')) return formsOf(part)
  const nouns = [part, ...['ок', 'ек'].map((end) => part.replace(/ка$/, end)), part.replace(/[ыи]$/, 'а'), part.replace(/и$/, 'ка')]
  return `(?<!\\p{L})(?:${[part, ...nouns.flatMap(wordForms)].join('|')})(?!\\p{L})`
}
const looksIn = (text: string): Pick<ConceptMatch, 'conceptId' | 'start' | 'end'>[] =>
  analyse(text, { fuzzy: false }).concepts.filter(({ kind, isNegated }) => (kind === 'color' || kind === 'material') && !isNegated)

const sayingOf = ({ name, value }: OfferAttribute, language: Language): [name: string, value: string] => [
  foldField(pickText(name, language) ?? ''),
  foldField(pickText(value, language) ?? ''),
]

/** The same words in any of their forms; digits as they are, with either sign of a fraction. */
function formsOf(text: string): string {
  const words = text.match(/\p{Script=Han}+|[\p{Script=Cyrillic}\p{Script=Latin}]+|\d+(?:[.,]\d+)?|%/gu) ?? []
  return words
    .map((word) => {
      if (/^\d/.test(word)) return `(?<![\\d.,])${word.replace(/[.,]/, '[.,]')}(?!\\d)`
      if (/^[\p{Script=Han}%]/u.test(word)) return word
      const stem = stemOf(word)
      return word.length > 3 && word.startsWith(stem) ? `(?<!\\p{L})${stem}\\p{L}{0,4}` : `(?<!\\p{L})${word}(?!\\p{L})`
    })
    .join('[\\s,.:()/×*-]{0,3}')
}

const link = '\\s{0,2}(?:[:：=–—-]|из|с|в|на|до|is|are|of|made of|from|要|是|为)?\\s{0,2}'
const wordingOf = (name: string, value: string): RegExp => new RegExp(`${name}${link}${value}|${value}的?\\s{0,2}${name}`, 'u')

/** A message without the fields that it names. */
export const withoutFields = (message: string, fields: readonly NamedField[]): string =>
  fields.reduceRight((text, { start, end }) => `${text.slice(0, start)}, ${text.slice(end)}`, message)

/** Whether a word of a wish is a named field. */
export const isField = (word: string): boolean => word.includes(': ')

/** The attribute that a named field is of. */
export const nameOf = (word: string): string => word.slice(0, word.indexOf(': '))

/** Words of a wish with named fields, of which another value of the same attribute takes the place of the one before. */
export function wordsWithFields(fields: readonly NamedField[], words: readonly string[]): string[] {
  const named = new Set(fields.map(({ word }) => nameOf(word)))
  return [...fields.map(({ word }) => word), ...words.filter((word) => !isField(word) || !named.has(nameOf(word)))]
}

/** Whether an offer has a named field, or is made of what one says of a part of which it says nothing: a watch of leather has a strap of leather. */
export function hasField(offer: OfferSummary, field: string): boolean {
  const own = offer.attributes.flatMap((attribute) => languages.map((language) => sayingOf(attribute, language)))
  const [name = '', value = ''] = [nameOf(field), field.slice(field.indexOf(': ') + 2)]
  const stated = own.filter((one) => one[0] === name).map((one) => one[1])
  if (stated.length > 0) return stated.some((one) => isWithinBound(value, one) ?? isPresent(value, one) ?? one === value)
  if (!ofMaterial.test(name)) return false
  const wanted = looksIn(value)
  return factsOf(offer).materials.some((material) => wanted.some(({ conceptId }) => isA(material, conceptId)))
}
const ofMaterial = /^материал .|. material$|.(?:材质|材料)$/u
