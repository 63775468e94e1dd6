/** A list without what stands in another. */
export const less = (some: readonly string[], others: readonly string[]): string[] => some.filter((one) => !others.includes(one))
