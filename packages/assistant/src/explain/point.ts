/** What offers shown together are told apart by, in the order in which it matters to a buyer. */
export const points = ['price', 'dispatch', 'moq', 'repurchase', 'years', 'sales'] as const
export type Point = (typeof points)[number]
