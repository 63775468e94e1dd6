import { z } from 'zod'

/** Orders that a buyer can ask the offers of an answer in; `relevance` is the assistant's own. */
export const selectionSorts = ['relevance', 'price', 'moq', 'seller', 'dispatch'] as const
export type SelectionSort = (typeof selectionSorts)[number]

/** A condition that the assistant understood, in the language of its reply: "up to 400 ₽", "100 pcs". */
export const condition = z.object({
  /** Names the condition in `refine.remove` of the next message. */
  id: z.string(),
  text: z.string(),
})
export type Condition = z.infer<typeof condition>

/** A marketplace, and the words it was searched by. */
export const searchedBy = z.object({ source: z.string(), text: z.string() })
export type SearchedBy = z.infer<typeof searchedBy>

/**
 * What an answer was made for. It stands in `metadata.selection` of the product widget, or of the text where there are no cards. Only that of a
 * conversation's latest reply can be acted on: the conditions are those of the search as it stands then.
 */
export const selection = z.object({
  conditions: z.array(condition),
  /** Orders that would change something; empty where the offers cannot be told apart by any. */
  sorts: z.array(z.enum(selectionSorts)),
  /** The order the offers stand in. */
  sort: z.enum(selectionSorts).optional(),
  /** How many offers fit; a lower bound where `is_at_least`. Absent where there are no more than the cards shown. */
  total: z.number().int().min(0).optional(),
  is_at_least: z.boolean().optional(),
  /** In which words marketplaces were searched, where these are not the buyer's own: a Chinese query for Chinese marketplaces. */
  searched_by: z.array(searchedBy).optional(),
})
export type Selection = z.infer<typeof selection>

/** Changes the search without a word being read: one condition less, or the same offers in another order. */
export const refinement = z.union([
  z.strictObject({ remove: z.string().min(1).max(200) }),
  z.strictObject({ sort: z.enum(selectionSorts) }),
])
export type Refinement = z.infer<typeof refinement>
