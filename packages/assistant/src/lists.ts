/** A list without what stands in another. */
export const less = (some: readonly string[], others: readonly string[]): string[] => some.filter((one) => !others.includes(one))

/** A list as those that are so, and the others. */
export const splitBy = <T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] => [all.filter(is), all.filter((one) => !is(one))]

/** A list with those first that are so, all else in its order. */
export const firstThose = <T>(all: readonly T[], are: (one: T) => boolean): T[] => splitBy(all, are).flat()
