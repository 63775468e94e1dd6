import { type Language, pickText } from '@karavan/contract/language.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import type { OfferAttribute, OfferSummary } from '@karavan/marketplaces/port.ts'
import { LRUCache } from 'lru-cache'

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

/** The fields that a message names, in the order of its text, and whether it calls an attribute by its name at all, whatever it says of it. */
export function findFields(
  message: string,
  offers: readonly OfferSummary[],
  language: Language,
): { fields: NamedField[]; callsSome: boolean } {
  const text = message.toLowerCase().replaceAll('ё', 'е')
  const called = [...valuesByName(offers, language)].filter(([name]) => nameIn(name).test(text))
  const found: NamedField[] = []
  for (const [name, values] of text.length === message.length ? called : []) {
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
  return { fields: found.toSorted((a, b) => a.start - b.start).slice(0, maxFields), callsSome: called.length > 0 }
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

/** All fields of an offer, as `NamedField.word` has them. */
export const fieldsOf = ({ attributes }: OfferSummary): string[] =>
  attributes.flatMap((attribute) => (['ru', 'en', 'zh'] as const).map((language) => sayingOf(attribute, language).join(': ')))
