/**
 * Every table of the product, joined from the features that own them. A feature that adds tables exports an interface of them from its `tables.ts`
 * and is listed here.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features join as they come
export interface Database {}
