// What a page needs before its first call: plain values, without the schema library that the rest of this package brings along.

import type { Language } from './language.ts'

/** Ids the browser gives to what the server does not know yet. */
export const temporaryPrefix = 'temp-'
export const isTemporaryId = (id: string): boolean => id.startsWith(temporaryPrefix)

/** Longest chat message in characters after trimming. */
export const messageLimit = 2000

/** `message_type` of a message that holds product cards. */
export const productWidgetType = 'product_widget'

/** A picture that a buyer asks with: the file, in bytes, and the longer side of what is kept of it, in pixels. */
export const askedPictureLimits = { bytes: 10 * 1024 * 1024, side: 720 } as const

/** What stands for the words of a question that is a picture alone. */
export const pictureCaptions: Readonly<Record<Language, string>> = { ru: 'Поиск по фото', en: 'Search by photo', zh: '以图搜索' }
export const isPictureCaption = (message: string): boolean => Object.values(pictureCaptions).includes(message)

/** What a buyer says of an answer, and why it is no good. */
export const verdicts = ['up', 'down'] as const
export type Verdict = (typeof verdicts)[number]
export const feedbackReasons = ['wrong_goods', 'wrong_fact', 'unclear', 'other'] as const
export type FeedbackReason = (typeof feedbackReasons)[number]

/** Bounds of a cart: pieces on one line, lines in one cart. */
export const cartLimits = { quantity: 9999, lines: 100 } as const

/** How many products stand side by side. */
export const comparisonLimits = { least: 2, most: 4 } as const

/** How many products a buyer keeps, and how many of those looked at are remembered. */
export const savedLimits = { saved: 200, viewed: 40 } as const

/** Bounds of the lists that buyers show to others: products of one, letters of its name, lists at a time, days that a link holds. */
export const sharedListLimits = { items: 100, title: 80, lists: 20, days: 30 } as const

/** How many products an account waits for a price of. */
export const priceWatchLimits = { watches: 50 } as const
