import { condition, type Selection, searchedBy, selectionSorts } from '@karavan/contract/selection.ts'
import { z } from 'zod'
import { listOf, maybe } from './tolerant.ts'

const looseSelection = z.object({
  conditions: listOf(condition.refine(({ id, text }) => id !== '' && text.trim() !== '')),
  sorts: listOf(z.enum(selectionSorts)),
  sort: maybe(z.enum(selectionSorts)),
  total: maybe(z.number().int().min(0)),
  is_at_least: maybe(z.boolean()),
  searched_by: maybe(z.array(searchedBy)),
})

/** What an answer was made for; `undefined` where nothing of it can be read, or there is nothing to show. */
export function readSelection(raw: unknown): Selection | undefined {
  const selection = looseSelection.safeParse(raw).data
  const hasAny =
    selection &&
    (selection.conditions.length > 0 || selection.sorts.length > 0 || selection.total !== undefined || selection.searched_by?.length)
  return hasAny ? selection : undefined
}
