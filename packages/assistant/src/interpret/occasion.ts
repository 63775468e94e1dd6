import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { fillerReader } from './grammar/fillers.ts'
import { peopleReader } from './grammar/gift.ts'
import { type OccasionName, occasionReader } from './grammar/occasion.ts'
import type { OpenText } from './grammar/open-text.ts'
import type { Resolved } from './grammar/resolve.ts'

export interface AskedOccasion extends Resolved {
  occasion?: OccasionName
  people?: number
}

/** Words for whatever is needed there. */
const namesAny =
  /^(?:иде|подборк|набор|комплект|ассортимент|мелоч|все|всё|оснащ|оборуд|инвентар|декор|позици|ideas?$|sets?$|selection|equipment|accessories|decor|basics|essentials|list)/u

/** Whether the last word before an occasion is one that nobody has read. */
function namesUnknown(open: OpenText, analysis: Analysis, end: number): boolean {
  const left = open.without(fillerReader.read(open, { analysis }).map(({ span }) => span))
  const word = /(\p{L}{3,})\s*$/u.exec(left.rest().slice(0, end))?.[1]
  return (
    word !== undefined &&
    !namesAny.test(word) &&
    !analysis.concepts.some((concept) => concept.end >= end - word.length - 1 && concept.start < end)
  )
}

/**
 * A need of an occasion, where no goods are named beside it ("towels for a hotel" is a wish for towels). While offers are shown, what is only named as a
 * purpose ("for a hotel") is about them.
 */
export function readOccasion(text: OpenText, analysis: Analysis, before: Resolved, hasShown: boolean): AskedOccasion {
  const [read] = occasionReader.read(before.open, { analysis })
  if (!read || (hasShown && !read.value.isAsked)) return before
  const { start, end } = read.span
  // 露营灯 is a lantern, although 露营 is in it.
  const isBeside = (concept: { start: number; end: number }): boolean => concept.start < start || concept.end > end
  if (analysis.concepts.some((concept) => concept.kind === 'type' && isBeside(concept))) return before
  // "Стулья для кафе": goods that no lexicon knows are goods all the same.
  if (!read.value.isAsked && namesUnknown(before.open.without([read.span]), analysis, start)) return before
  const [people] = peopleReader.read(text)
  const open = before.open.without([read.span, ...(people ? [people.span] : [])])
  return { ...before, open, occasion: read.value.occasion, ...(people?.value.people ? { people: people.value.people } : {}) }
}
