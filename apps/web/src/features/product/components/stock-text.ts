import type { TFunction } from 'i18next'
import type { Sku } from '../options.ts'

/** How many there are of a variant in stock; only that there are some, where the seller says no more. */
export const stockText = (t: TFunction, { stock, isUncounted }: Sku): string =>
  isUncounted ? t('product.inStockUncounted') : t('product.inStock', { count: stock })
