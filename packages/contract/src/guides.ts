// Plain values, as the shop's pages are.

/** How the product is used: by whoever buys, and at the desk. */
export const guides = ['buyer', 'operator'] as const
export type Guide = (typeof guides)[number]

/** Where a guide is. It is a page of the server, with pictures of the product in its language. */
export const guidePath = (guide: Guide, language: string): string => `/help/${guide}?lang=${language}`
