// What a page needs before its first call: plain values, without the schema library that the rest of this package brings along.

/** Ids the browser gives to what the server does not know yet. */
export const temporaryPrefix = 'temp-'
export const isTemporaryId = (id: string): boolean => id.startsWith(temporaryPrefix)

/** Longest chat message in characters after trimming. */
export const messageLimit = 2000

/** `message_type` of a message that holds product cards. */
export const productWidgetType = 'product_widget'

/** Bounds of a cart: pieces on one line, lines in one cart. */
export const cartLimits = { quantity: 9999, lines: 100 } as const

/** How many products stand side by side. */
export const comparisonLimits = { least: 2, most: 4 } as const
