import type { Language } from '@karavan/contract/language.ts'
import type { Listing } from './listing.ts'

/** 3 is what was asked for, 2 serves the same purpose or misses a detail, 1 is the same sort of goods, 0 is something else. */
export type Grade = 0 | 1 | 2 | 3

/** Holds where all that is given does. */
export interface Condition {
  title?: RegExp
  category?: RegExp
  /** Title or category. */
  named?: RegExp
  /** Title, category, attributes ("Name: value", one a line) or description. */
  said?: RegExp
  /** Not in title or category. */
  not?: RegExp
}

/** A wish as buyers of three languages write it, with the grades of listings: the first rule that holds counts, without one it is 0. */
export interface Topic {
  en: readonly string[]
  ru: readonly string[]
  zh: readonly string[]
  grades: readonly (readonly [Exclude<Grade, 0>, Condition])[]
}

export interface JudgedQuery {
  /** What the wordings of one wish share. */
  topic: string
  language: Language
  text: string
  /** Grades above 0 by item id. */
  grades: ReadonlyMap<string, number>
}

/** The English wording, which is the only one that all listings have. */
const english = (text: string | { en?: string | undefined } | undefined): string => (typeof text === 'string' ? text : (text?.en ?? ''))

function isSo({ title, category, named, said, not }: Condition, listing: Listing): boolean {
  const ofTitle = english(listing.title)
  const ofCategory = english(listing.category)
  const both = `${ofTitle}\n${ofCategory}`
  const attributes = listing.attributes.map(([name, value]) => `${english(name)}: ${english(value)}`)
  const all = [both, ...attributes, english(listing.description)].join('\n')
  return (
    (title?.test(ofTitle) ?? true) &&
    (category?.test(ofCategory) ?? true) &&
    (named?.test(both) ?? true) &&
    (said?.test(all) ?? true) &&
    !(not?.test(both) ?? false)
  )
}

/** The queries of the topics with the grades that their rules give to the listings. */
export function judge(topics: readonly Topic[], listings: readonly Listing[]): JudgedQuery[] {
  return topics.flatMap((topic) => {
    const grades = new Map<string, number>()
    for (const listing of listings) {
      const rule = topic.grades.find(([, condition]) => isSo(condition, listing))
      if (rule) grades.set(listing.id, rule[0])
    }
    return (['en', 'ru', 'zh'] as const).flatMap((language) =>
      topic[language].map((text) => ({ topic: topic.en[0]!, language, text, grades })),
    )
  })
}
