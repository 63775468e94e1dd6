import { readFileSync } from 'node:fs'
import { type LocalizedText, languages } from '@karavan/contract/language.ts'
import { generateMarket } from '@karavan/sample-market/generate.ts'

type Text = string | LocalizedText

/** A product as its seller lists it: what a judge reads, and what the other engines index. */
export interface Listing {
  id: string
  title: Text
  category?: Text
  attributes: readonly (readonly [name: Text, value: Text])[]
  description?: Text
}

interface Line {
  item_id: string | number
  title: Text
  description?: Text | null
  category?: Text | null
  attributes?: Record<string, Text | number | boolean> | [string, Text][] | null
}

/** The listings of a file in the import format, one JSON object a line. */
export function readListings(file: string): Listing[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { item_id: id, title, description, category, attributes } = JSON.parse(line) as Line
      const entries = Array.isArray(attributes) ? attributes : Object.entries(attributes ?? {})
      return {
        id: String(id),
        title,
        ...(category ? { category } : {}),
        ...(description ? { description } : {}),
        attributes: entries.map(([name, value]) => [name, typeof value === 'object' ? value : String(value)] as const),
      }
    })
}

/** The sample market as its listings. */
export const sampleListings = (): Listing[] =>
  generateMarket().map(({ itemId, title, category, attributes, description }) => ({
    id: itemId,
    title,
    ...(category ? { category } : {}),
    ...(description ? { description } : {}),
    attributes: attributes.map(({ name, value }) => [name, value] as const),
  }))

/** A text in all the languages that it has. */
export const allWordings = (text: Text | undefined): string =>
  typeof text === 'string' ? text : languages.flatMap((language) => text?.[language] ?? []).join('\n')
