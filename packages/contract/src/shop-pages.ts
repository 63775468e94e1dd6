// Plain values: the first screen links to these pages, and brings no schema library along.

/** What the shop says about itself beside its goods. */
export const shopPages = ['terms', 'privacy', 'returns'] as const
export type ShopPage = (typeof shopPages)[number]

/** Where a page of the shop is. It is a page of the server: readable without the app and before anybody is known. */
export const shopPagePath = (page: ShopPage, language: string): string => `/pages/${page}?lang=${language}`
