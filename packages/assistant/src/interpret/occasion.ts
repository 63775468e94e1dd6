import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { peopleReader } from './grammar/gift.ts'
import { type OccasionName, occasionReader } from './grammar/occasion.ts'
import type { OpenText } from './grammar/open-text.ts'
import type { Resolved } from './grammar/resolve.ts'

export interface AskedOccasion extends Resolved {
  occasion?: OccasionName
  people?: number
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
  const [people] = peopleReader.read(text)
  const open = before.open.without([read.span, ...(people ? [people.span] : [])])
  return { ...before, open, occasion: read.value.occasion, ...(people?.value.people ? { people: people.value.people } : {}) }
}
