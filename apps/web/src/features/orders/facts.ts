import { displayCurrency } from '@karavan/contract/money.ts'
import { productName } from '../../lib/product-name.ts'
import type { Order, OrderItem } from '../../wire/orders.ts'

/** In the order's currency: total, then total_amount, then subtotal, then 0. */
export const totalOf = ({ total, total_amount, subtotal }: Pick<Order, 'total' | 'total_amount' | 'subtotal'>): number =>
  total ?? total_amount ?? subtotal ?? 0

export const currencyOf = ({ currency }: Pick<Order, 'currency'>): string => currency || displayCurrency

/** Russian, then English, then Chinese, then the product's title, whatever the interface language is: so it is specified for orders. */
export const nameOf = ({ product_title, product }: Pick<OrderItem, 'product_title' | 'product'>) =>
  productName(product_title, { otherwise: product?.title })

/** The first of the pictures, else the picture, else none. */
export const pictureOf = ({ product_images, product_image }: Pick<OrderItem, 'product_images' | 'product_image'>): string | undefined =>
  product_images[0] ?? (product_image || undefined)

/** The seller that the line names, else the product's supplier. */
export const sellerOf = ({ seller_info, product }: Pick<OrderItem, 'seller_info' | 'product'>): string | undefined =>
  seller_info?.seller_name || product?.supplier_name || undefined

/** What the line costs as it was shown to the buyer, else in the order's currency. */
export function lineTotalOf(
  { pricing_info, total_price }: Pick<OrderItem, 'pricing_info' | 'total_price'>,
  order: Pick<Order, 'currency'>,
): { amount: number | undefined; currency: string } {
  if (pricing_info?.display_currency && pricing_info.display_total !== undefined) {
    return { amount: pricing_info.display_total, currency: pricing_info.display_currency }
  }
  return { amount: total_price, currency: currencyOf(order) }
}
