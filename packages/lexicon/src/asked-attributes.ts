import { readFileSync } from 'node:fs'
import type { Language } from '@karavan/contract/language.ts'
import { LRUCache } from 'lru-cache'
import { type AskedRow, asksOfGoods } from './asked-wordings.ts'
import type { ClassOfTexts } from './learn-classes.ts'
import { learnedClassifier } from './learned-classifier.ts'
import { byColumn } from './property-phrases/rows.ts'
import type { Share } from './text-classifier.ts'

/** An attribute of listings, what it is called, and how people ask for it. */
export interface AskedAttribute {
  /** `at-writing-length` */
  group: string
  /** In whatever language: "Writing length", 书写长度. */
  names: string[]
  wordings: Record<Language, string[]>
}

/** A line is the group | names in any language | in Russian | in English | in Chinese; names and wordings stand between semicolons. */
export const attributesIn = (table: string): AskedAttribute[] =>
  table
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [group, names, ...cells] = line.split(' | ')
      return { group: group!, names: names!.split('; '), wordings: byColumn(cells, (cell) => cell.split('; ')) }
    })

/** Whether a group is of an attribute, and not of what is asked of goods in general. */
export const isOfAttribute = (group: string): boolean => group.startsWith('at-')

/** Of what is asked of goods in general so many wordings are enough to know that it is none of these attributes. */
const everyWording = 4
/** So many buckets are enough for the wordings of attributes. */
export const attributeBuckets = 2 ** 14

/** What is learned for attributes: their own wordings, and some of what is asked of goods in general. */
export const attributeClasses = (attributes: readonly AskedAttribute[], asked: readonly AskedRow[]): ClassOfTexts[] => [
  ...asked
    .filter(({ group }) => group.startsWith(asksOfGoods))
    .map(({ group, wordings }) => ({
      name: group,
      texts: Object.values(wordings).flatMap((own) => own.filter((_, at) => at % everyWording === 0)),
    })),
  ...attributes.map(({ group, wordings }) => ({ name: group, texts: Object.values(wordings).flat() })),
]

const inOneSpelling = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s\-_()（）]+/gu, '')

let groups: Map<string, string[]> | undefined
/** The groups of `data/asked-attributes.txt` by the names of their attributes, in one spelling. */
function groupsByName(): Map<string, string[]> {
  if (groups) return groups
  groups = new Map()
  for (const { group, names } of attributesIn(readFileSync(new URL('../data/asked-attributes.txt', import.meta.url), 'utf8')))
    for (const name of names) groups.set(inOneSpelling(name), [...(groups.get(inOneSpelling(name)) ?? []), group])
  return groups
}

/** The groups of what people ask for that an attribute of these names answers, those that most of its names are of: "Power" is said of watts and of batteries. */
export function groupsOfAttribute(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of new Set(names.map(inOneSpelling)))
    for (const group of groupsByName().get(name) ?? []) counts.set(group, (counts.get(group) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts].filter(([, count]) => count === most).map(([group]) => group)
}

/** Whether an attribute of one of these names is called as those of a group are, whatever goods these are of: handles of knives and of shears. */
export const isCalledAs = (names: readonly string[], group: string): boolean =>
  names.some((name) => groupsByName().get(inOneSpelling(name))?.includes(group))

/** What was learned of both tables; `scripts/make-asked-classes.ts` learns it anew. */
const classifier = learnedClassifier('attribute-classes.bin')

const maxRead = 50
const read = new LRUCache<string, Share[]>({ max: maxRead })
/** What a question may ask for, attributes (`at-`) and anything else of goods (`ask-`), the most probable first. */
export function attributesAskedIn(text: string): readonly Share[] {
  const shares = read.get(text) ?? classifier().read(text)
  read.set(text, shares)
  return shares
}

/** How probable it is that a question asks for an attribute at all, 0 to 1. */
export const shareOfAttributes = (text: string): number =>
  attributesAskedIn(text).reduce((sum, { name, share }) => (isOfAttribute(name) ? sum + share : sum), 0)
