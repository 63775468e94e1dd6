import type { Translate } from '@karavan/web-kit/lib/translate.ts'
import type { Sku } from '../options.ts'

/** How many there are of a variant in stock; only that there are some, where the seller says no more. */
export const stockText = (t: Translate, { stock, isUncounted }: Sku): string =>
  isUncounted ? t('product.inStockUncounted') : t('product.inStock', { count: stock })
